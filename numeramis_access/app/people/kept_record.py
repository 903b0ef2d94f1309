"""The record of a match among people, which each of them keeps with the proof of its cards."""

from __future__ import annotations

import datetime
import hashlib
import re
from pathlib import Path

import msgspec

from numeramis_access.app.table.tally import places_of, score_of
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.store.files import write_whole
from numeramis_access.store.home import Home
from numeramis_access.store.journal import PROOF_FORMAT, Ending, Entrant, Header, SatIn, encode_record
from numeramis_access.tables.messages import SeatsChanged, TimeOver
from numeramis_access.tables.pushes import TableNow
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.seats import Computer

#: ids of tables from servers of this program
TABLE_ID_PATTERN = re.compile(r"[0-9a-f]{1,40}")
#: seed in the record of a match with sealed lots, above all real seeds
NO_MATCH_NUMBER = MATCH_NUMBERS.stop


def keep_record(home: Home, table: TableNow, seat: RemoteSeat) -> Path | None:
    """Write the record of a finished match, if it does not exist yet; return its path.

    Return None if the record exists, or for a watcher, because records belong to the players.

    :param home: the player's files. :param table: the table. :param seat: the player's seat there.
    :raises OSError: if it cannot be written.
    """
    own = seat.witness.entrant
    name = part_of_name(table.table)
    if own is None or name in kept_tables(home):
        return None
    now = datetime.datetime.now()
    match = seat.witness.match
    entrants = tuple(Entrant(place.name, place.gender, place.level) for place in table.places)
    header = Header(
        table.game, match.seats, NO_MATCH_NUMBER, to_json_value(match.options), entrants, format=PROOF_FORMAT,
        created=now.isoformat(timespec="seconds"), own=own, sat_in=_sat_in(seat),
    )  # fmt: skip
    path = home.records / f"{table.game}-{now:%Y%m%d-%H%M%S-%f}-{name}.match"
    proof = msgspec.to_builtins(seat.witness.seals)
    ending = Ending(places_of(match, own), score_of(match, own))
    write_whole(path, encode_record(header, proof, match.record, ending))
    return path


def part_of_name(table: str) -> str:
    """Return a table's id as part of a file name, or 16 hexadecimal digits of its digest if no server of this program
    would give such an id.

    The id comes from the server: it could lead to another folder, or name a device or a stream on Windows.
    """
    if TABLE_ID_PATTERN.fullmatch(table):
        return table
    return hashlib.sha256(table.encode(errors="replace")).hexdigest()[:16]


def kept_tables(home: Home) -> set[str]:
    """Return the parts of file names (``part_of_name``) of the tables whose records the player has."""
    return {path.stem.rpartition("-")[2] for path in home.records.glob("*.match")}


def _sat_in(seat: RemoteSeat) -> tuple[SatIn, ...]:
    """Return the computers that stood in for people, in order of their first move."""
    substitutes: dict[SatIn, None] = {}
    for message in seat.messages:
        if isinstance(message, SeatsChanged | TimeOver):
            for place in message.seats:
                if place.away is not None and isinstance(place.occupant, Computer):
                    substitutes[SatIn(place.away.name, place.occupant.name, place.occupant.level)] = None
    return tuple(substitutes)
