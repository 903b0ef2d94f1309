"""Compare people's messages and accepted offers with the record: the one checker of loads and campaigns.

Each accepted offer must be in the record once, and each seat's messages must be a prefix of the record's messages to
it.

``python -m tests.load.check STORE HISTORY…`` checks the files of ``tests.load --history``, also from other machines,
and joins their figures.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from numeramis_access.catalogue import STANDARD
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.opening import open_store
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.codec import write_message
from numeramis_access.tables.messages import Message
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import Told
from tests.server.guests import Thinking


class SeatHistory(msgspec.Struct):
    """One seat. :param told: digest of each message. :param accepted: ids of own offers reported as done.

    :param over: whether the seat was told the end.
    """

    name: str
    told: list[str]
    accepted: list[str]
    over: bool


class TableHistory(msgspec.Struct):
    """One table.

    :param table: its id. :param waits: seconds from each offer until the last seat was told. :param lost: the same for
        offers during which a line was lost.
    """

    table: str
    seats: list[SeatHistory]
    waits: list[float] = []
    lost: list[float] = []


def digest(message: dict[str, Any]) -> str:
    """Return the digest of a message, independent of the order of its fields."""
    return hashlib.sha256(msgspec.json.encode(message, order="sorted")).hexdigest()[:16]


def wire(messages: Iterable[Message]) -> list[dict[str, Any]]:
    """Return messages in a client's form."""
    line = line_of(Told(table="", messages=[write_message(one) for one in messages]))  # type: ignore[misc]
    return list(msgspec.json.decode(line)["messages"])


def check(store: Store, tables: Iterable[TableHistory]) -> int:
    """Compare histories with the record; return the number of people's actions in it.

    :raises AssertionError: for anything lost, done twice, or told differently from the record.
    """
    actions = 0
    for table in tables:
        wrong = faults(store, table)
        assert not wrong, (table.table, wrong)
        actions += len(_offers(store, table.table))
    return actions


def faults(store: Store, table: TableHistory) -> list[str]:
    """Return the faults of a history, a sentence for each."""
    kept = store.table_of(table.table)
    if kept is None:
        return ["a table is lost"]
    offers = _offers(store, table.table)
    accepted = {offer for seat in table.seats for offer in seat.accepted}
    wrong = [f"{offer} was done {times} times" for offer, times in offers.items() if times > 1]
    wrong += [f"{offer} was said to be done and is not in the record" for offer in sorted(accepted - offers.keys())]
    sitting = Sitting(kept, store, STANDARD, Thinking(Inbox()), lambda: 0.0)
    sitting.fetch()
    return [*wrong, *(fault for seat in table.seats for fault in _faults_of(sitting, seat))]


def _offers(store: Store, table: str) -> Counter[str]:
    """Return how often each offer is in the record."""
    entries = [msgspec.json.decode(line) for line in store.entries(table)]
    offers = Counter[str](entry["deed"]["offer"] for entry in entries if entry.get("deed"))
    offers.pop("", None)
    return offers


def _faults_of(sitting: Sitting, seat: SeatHistory) -> Iterator[str]:
    """Return the differences between one seat's messages and the record's messages to it."""
    at = next(at for at, place in enumerate(sitting.setting.places) if place.name == seat.name)
    recorded = [] if sitting.match is None else wire(sitting.match.messages(at))
    if len(seat.told) > len(recorded):
        yield f"{seat.name} was told more than the record says"
    for told, message in zip(seat.told, recorded, strict=False):
        if told != digest(message):
            yield f"{seat.name} was told otherwise than the record says: {message}"
    if seat.over and len(seat.told) < len(recorded):
        yield f"{seat.name} heard another end"


def times(seconds: list[float]) -> str:
    """Return the number of times, their median, 99th percentile and maximum, in milliseconds."""
    if len(seconds) < 2:
        return f"{len(seconds)}"
    ninety_nine = statistics.quantiles(seconds, n=100, method="inclusive")[98]
    return (
        f"{len(seconds)}, median {statistics.median(seconds) * 1000:.1f} ms, 99 of 100 {ninety_nine * 1000:.1f} ms, "
        f"worst {max(seconds) * 1000:.0f} ms"
    )


def write_history(path: Path, tables: Iterable[TableHistory]) -> None:
    """Write histories, one line for each table."""
    path.write_bytes(b"".join(msgspec.json.encode(table) + b"\n" for table in tables))


def read_history(path: Path) -> list[TableHistory]:
    """Read histories. :raises msgspec.DecodeError:"""
    return [msgspec.json.decode(line, type=TableHistory) for line in path.read_bytes().splitlines()]


def main() -> None:
    """Check the files on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("store", help="file or address of the database")
    parser.add_argument("histories", nargs="+", type=Path)
    words = parser.parse_args()
    tables = [table for path in words.histories for table in read_history(path)]
    with contextlib.closing(open_store(words.store)) as store:
        print(f"{len(tables)} tables, {check(store, tables)} actions: nothing lost, nothing told otherwise")
    print(f"offer to the last of four told: {times([one for table in tables for one in table.waits])}")
    print(f"the same where a line was lost meanwhile: {times([one for table in tables for one in table.lost])}")


if __name__ == "__main__":
    main()
