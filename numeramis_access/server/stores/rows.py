"""All that a store keeps, row by row and alike in every store: how it goes from one into another, and is compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from numeramis_access.server.stores.port import Row, StoreFailed

#: tables in the order in which they can be filled: their columns, the key first
COLUMNS = {
    "meta": ("name", "value"),
    "person": ("id", "name", "gender", "language", "passphrase"),
    "visit": ("person", "since", "seen"),
    "notice": ("number", "person", "line"),
    "device": ("digest", "person"),
    "page": ("home", "cookie", "device"),
    "words": ("person", "made"),
    "waiting": ("person", "device", "since"),
    "passkey": ("id", "person", "host", "public_key", "signs"),
    "sitting": ("id", "code", "stage", "setting"),
    "played": ("sitting", "person", "ended"),
    "entry": ("sitting", "number", "body"),
    "evening_person": ("sitting", "person", "name", "needs", "kept", "shown"),
    "evening_note": ("sitting", "number", "text"),
    "evening_board": ("sitting", "board", "worth"),
    "ban": ("person",),
    "block": ("person", "other"),
    "deal_shared": ("person", "deal", "day", "value", "moves"),
    "deal_hearer": ("person", "deal", "hearer"),
    "report": ("number", "body"),
    "void": ("digest",),
    "owner_order": ("kind", "what", "value"),
    "fault": ("kind", "place", "count", "since", "at"),
}
#: columns by which the rows of every table stand in one order
KEY = 3


class Differs(StoreFailed):
    """What was copied is not what there was. :ivar row: the first that differs, None for one that is missing."""

    def __init__(self, row: Row | None) -> None:
        super().__init__(row[0] if row else "")
        self.row = row


def all_rows() -> Iterator[tuple[str, str]]:
    """Return each table's name, and what asks for its rows in the order of their keys."""
    for name, columns in COLUMNS.items():
        where = " WHERE name IN ('salt', 'keep-days')" if name == "meta" else ""
        yield name, f"SELECT {', '.join(columns)} FROM {name}{where} ORDER BY {', '.join(columns[:KEY])}"


def insert(name: str, mark: str) -> str:
    """Return what puts a row into a table. :param mark: stands for a value in this database."""
    columns = COLUMNS[name]
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"


def compare(found: Iterable[Row], wanted: Iterable[Row]) -> int:
    """Compare row by row; return how many there are. :raises Differs: at the first that is not the same."""
    number = 0
    for one, other in zip_longest(found, wanted):
        if one != other:
            raise Differs(one)
        number += 1
    return number
