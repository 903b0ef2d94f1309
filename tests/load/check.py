"""Holds what people were told and got done against the record: the one checker of loads and campaigns.

Every offer that was said to be done is in the record once, and every seat was told a prefix of what the record says.

``python -m tests.load.check STORE HISTORY…`` checks what ``tests.load --history`` wrote, also on other machines.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from numeramis_access.catalogue import STANDARD
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.opening import open_store
from numeramis_access.server.stores.port import Store
from numeramis_access.tables.codec import write
from numeramis_access.tables.protocol import Told, line_of
from tests.server.guests import Thinking


class SeatHistory(msgspec.Struct):
    """One seat. :param told: digest of every message. :param accepted: own offers said to be done, by id.

    :param over: whether it heard the end.
    """

    name: str
    told: list[str]
    accepted: list[str]
    over: bool


class TableHistory(msgspec.Struct):
    """One table. :param table: its id."""

    table: str
    seats: list[SeatHistory]


def digest(message: dict[str, Any]) -> str:
    """Return what stands for a message, whatever the order of its fields."""
    return hashlib.sha256(msgspec.json.encode(message, order="sorted")).hexdigest()[:16]


def check(store: Store, tables: Iterable[TableHistory]) -> int:
    """Compare histories with the record; return how many actions of people it has.

    :raises AssertionError: for what was lost, done twice, or told otherwise than the record says.
    """
    return sum(_check(store, table) for table in tables)


def _check(store: Store, table: TableHistory) -> int:
    kept = store.table_of(table.table)
    assert kept is not None, "a table is lost"
    entries = [msgspec.json.decode(line) for line in store.entries(kept.id)]
    offers = Counter(entry["deed"]["offer"] for entry in entries if entry.get("deed"))
    offers.pop("", None)
    accepted = {offer for seat in table.seats for offer in seat.accepted}
    assert max(offers.values(), default=1) == 1, "an offer was done twice"
    assert accepted <= offers.keys(), ("said to be done, and not in the record", accepted - offers.keys())
    sitting = Sitting(kept, store, STANDARD, Thinking(Inbox()), lambda: 0.0)
    for seat in table.seats:
        _check_seat(sitting, seat)
    return len(offers)


def _check_seat(sitting: Sitting, seat: SeatHistory) -> None:
    """Compare what one seat was told with what the record says to it, as it goes over the wire."""
    at = next(at for at, place in enumerate(sitting.setting.places) if place.name == seat.name)
    messages = [] if sitting.match is None else [write(one) for one in sitting.match.messages(at)]
    recorded = msgspec.json.decode(line_of(Told(table="", messages=messages)))["messages"]  # type: ignore[arg-type]
    assert len(seat.told) <= len(recorded), (seat.name, "was told more than the record says")
    for told, message in zip(seat.told, recorded, strict=False):
        assert told == digest(message), (seat.name, "was told otherwise than the record says", message)
    assert not seat.over or len(seat.told) == len(recorded), (seat.name, "heard another end")


def write_history(path: Path, tables: Iterable[TableHistory]) -> None:
    """Write histories, one line a table."""
    path.write_bytes(b"".join(msgspec.json.encode(table) + b"\n" for table in tables))


def read_history(path: Path) -> list[TableHistory]:
    """Read histories. :raises msgspec.DecodeError:"""
    return [msgspec.json.decode(line, type=TableHistory) for line in path.read_bytes().splitlines()]


def main() -> None:
    """Check what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("store", help="file or address of the database")
    parser.add_argument("histories", nargs="+", type=Path)
    words = parser.parse_args()
    tables = [table for path in words.histories for table in read_history(path)]
    with contextlib.closing(open_store(words.store)) as store:
        print(f"{len(tables)} tables, {check(store, tables)} actions: nothing lost, nothing told otherwise")


if __name__ == "__main__":
    main()
