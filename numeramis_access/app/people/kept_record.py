"""The record of a match among people: each of them has it among their own, with the proof of its cards."""

from __future__ import annotations

import datetime
import hashlib
import re
from pathlib import Path

import msgspec

from numeramis_access.app.table.tally import places_of, score_of
from numeramis_access.core.codec import plain
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.store.files import write_whole
from numeramis_access.store.home import Home
from numeramis_access.store.journal import FORMAT, Ending, Entrant, Header, SatIn, whole_record
from numeramis_access.tables.messages import SeatsChanged, TimeOver
from numeramis_access.tables.pushes import TableNow
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.seats import Computer

#: ids of tables as houses give them
TABLE = re.compile(r"[0-9a-f]{1,40}")
#: a number that a match of sealed lots does not have: it stands above those that are told
NO_NUMBER = MATCH_NUMBERS.stop


def keep_record(home: Home, table: TableNow, seat: RemoteSeat) -> Path | None:
    """Write the record of a match that is over, once; return where it is.

    None where it is kept already, or where one only watched: a record belongs to those who played.

    :raises OSError: when it cannot be written.
    """
    own = seat.witness.entrant
    name = part_of_name(table.table)
    if own is None or name in kept_tables(home):
        return None
    now = datetime.datetime.now()
    match = seat.witness.match
    entrants = tuple(Entrant(place.name, place.gender, place.level) for place in table.places)
    header = Header(
        table.game, match.seats, NO_NUMBER, plain(match.options), entrants, format=FORMAT,
        created=now.isoformat(timespec="seconds"), own=own, sat_in=_sat_in(seat),
    )  # fmt: skip
    path = home.records / f"{table.game}-{now:%Y%m%d-%H%M%S-%f}-{name}.match"
    proof = msgspec.to_builtins(seat.witness.seals)
    ending = Ending(places_of(match, own), score_of(match, own))
    write_whole(path, whole_record(header, proof, match.record, ending))
    return path


def part_of_name(table: str) -> str:
    """Return a table's id as a part of a file's name; one that no house of ours would give it by its digest.

    It comes from whoever runs the house: it could lead to another folder, or mean a device or a stream on Windows.
    """
    return table if TABLE.fullmatch(table) else hashlib.sha256(table.encode(errors="replace")).hexdigest()[:16]


def kept_tables(home: Home) -> set[str]:
    """Return the tables of whose matches the player has the record, by id."""
    return {path.stem.rpartition("-")[2] for path in home.records.glob("*.match")}


def _sat_in(seat: RemoteSeat) -> tuple[SatIn, ...]:
    """Return which computers played for whom, in the order in which they first did."""
    found: dict[SatIn, None] = {}
    for message in seat.messages:
        if isinstance(message, SeatsChanged | TimeOver):
            for one in message.seats:
                if one.away is not None and isinstance(one.occupant, Computer):
                    found[SatIn(one.away.name, one.occupant.name, one.occupant.level)] = None
    return tuple(found)
