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
    "ban": ("person",),
    "block": ("person", "other"),
    "report": ("number", "body"),
    "void": ("digest",),
    "owner_order": ("kind", "what", "value"),
    "fault": ("kind", "place", "count", "since", "at"),
}


#: what is asked for of a person, in the order of ``Person``
PERSON = (
    "SELECT person.id, name, gender, language, coalesce((SELECT since FROM visit WHERE visit.person = person.id), 0) "
    "FROM person"
)


class Differs(StoreFailed):
    """What was copied is not what there was. :ivar row: the first that differs, None for one that is missing."""

    def __init__(self, row: Row | None) -> None:
        super().__init__(row[0] if row else "")
        self.row = row


def all_rows() -> Iterator[tuple[str, str]]:
    """Return each table's name, and what asks for its rows in the order of their keys."""
    for name, columns in COLUMNS.items():
        where = " WHERE name IN ('salt', 'keep-days')" if name == "meta" else ""
        yield name, f"SELECT {', '.join(columns)} FROM {name}{where} ORDER BY {', '.join(columns[:2])}"


def insert(name: str, mark: str) -> str:
    """Return what puts a row into a table. :param mark: stands for a value in this database."""
    columns = COLUMNS[name]
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"


def count_fault(mark: str) -> str:
    """Return what counts an error once more. :param mark: stands for a value in this database."""
    again = "count = fault.count + excluded.count, at = excluded.at"
    return f"{insert('fault', mark)} ON CONFLICT (kind, place) DO UPDATE SET {again}"


def by_person(changed: Iterable[str], pairs: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    """Return whom each person has blocked. :param changed: who may have blocked nobody any more, by id."""
    found: dict[str, set[str]] = {person: set() for person in changed}
    for person, other in pairs:
        found.setdefault(person, set()).add(other)
    return {person: frozenset(others) for person, others in found.items()}


def alone_played(person: str) -> str:
    """Return what deletes matches that are over and that nobody but one person has played. :param person: their id."""
    other = f"SELECT 1 FROM played AS other WHERE other.sitting = played.sitting AND other.person <> {person}"
    mine = f"SELECT sitting FROM played WHERE person = {person} AND NOT EXISTS ({other})"
    return f"DELETE FROM sitting WHERE id IN ({mine})"


def strangers(place: str, before: str, most: str) -> str:
    """Return what finds people of whom nothing is kept but their name, who were not here since a time.

    :param place: selects everybody who has a place at a table that is not over. :param before: the time.
    :param most: how many are found.
    """
    kept = {"played": "person", "passkey": "person", "block": "person", "ban": "person"}
    nothing = " AND ".join(
        f"NOT EXISTS (SELECT 1 FROM {table} WHERE {table}.{column} = person.id)" for table, column in kept.items()
    )
    return (
        f"SELECT id FROM person JOIN visit ON visit.person = person.id WHERE seen < {before} AND passphrase IS NULL "
        f"AND {nothing} AND id NOT IN ({place}) LIMIT {most}"
    )


def compare(found: Iterable[Row], wanted: Iterable[Row]) -> int:
    """Compare row by row; return how many there are. :raises Differs: at the first that is not the same."""
    number = 0
    for one, other in zip_longest(found, wanted):
        if one != other:
            raise Differs(one)
        number += 1
    return number
