"""All rows of a store, in one format for both databases, to move and compare them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from numeramis_access.server.stores.port import Row, StoreFailed

#: columns of each table, the key first; the tables stand in an order that satisfies their references
COLUMNS_OF_TABLE = {
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
    "holiday": ("person", "begins", "ends"),
    "calling": ("person", "kind", "name", "since", "body"),
    "calling_refused": ("digest", "since"),
    "calling_limit": ("digest", "at"),
    "report": ("number", "body"),
    "void": ("digest",),
    "owner_order": ("kind", "what", "value"),
    "fault": ("kind", "place", "count", "since", "at"),
}
#: number of leading columns that sort the rows of a table
KEY_COLUMNS = 3


class StoresDiffer(StoreFailed):
    """A copy differs from its source.

    :ivar row: the first different row of the copy, None if the copy lacks a row.
    """

    def __init__(self, row: Row | None) -> None:
        super().__init__(row[0] if row else "")
        self.row = row


def row_queries() -> Iterator[tuple[str, str]]:
    """Yield each table's name and the query for its rows, sorted by key; of ``meta`` only the salt,
    the days to keep matches and the epoch.
    """
    for name, columns in COLUMNS_OF_TABLE.items():
        where = " WHERE name IN ('salt', 'keep-days', 'epoch')" if name == "meta" else ""
        yield name, f"SELECT {', '.join(columns)} FROM {name}{where} ORDER BY {', '.join(columns[:KEY_COLUMNS])}"


def insert_statement(name: str, mark: str) -> str:
    """Return the SQL statement that inserts a row.

    :param name: name of the table.
    :param mark: placeholder for a value in this database.
    """
    columns = COLUMNS_OF_TABLE[name]
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"


def compare(actual: Iterable[Row], wanted: Iterable[Row]) -> int:
    """Compare two stores row by row; return the number of rows.

    :param actual: the rows of the copy, in the order of ``row_queries``. :param wanted: those of its source.
    :raises StoresDiffer: at the first difference.
    """
    number = 0
    for row, other in zip_longest(actual, wanted):
        if row != other:
            raise StoresDiffer(row)
        number += 1
    return number
