"""What a house needs of its store: everything is durable when a method returns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence

from numeramis_access.server.stores.deals import DealStore
from numeramis_access.server.stores.evenings import EveningStore
from numeramis_access.server.stores.house_owner import OwnerStore
from numeramis_access.server.stores.people import PeopleStore
from numeramis_access.server.stores.port import SWEPT, KeptTable, Row
from numeramis_access.server.stores.statements import Statement, marks

#: what is asked for of a table, in the order of ``KeptTable``
TABLES = "SELECT id, code, stage, setting FROM sitting"
#: most matches of somebody that are told at once
FINISHED = 2000


class Store(PeopleStore, OwnerStore, DealStore, EveningStore):
    """Keeps people, tables, and what is the owner's of the house.

    A store belongs to one process, the owner of tables: it writes only to those that it has made or claimed, and only
    while it says often enough that it lives. In a store that one process has alone, all of that always holds.

    :ivar owner: as whom this process owns tables.
    """

    owner: str

    # tables

    @abstractmethod
    def _table(self, do: Statement, table: KeptTable) -> None:
        """Keep a table as it is now, within a transaction. :raises Lost:"""

    def table(self, table: KeptTable) -> None:
        """Keep a table as it is now; a new one belongs to this owner. :raises Lost:"""
        with self._atomic() as do:
            self._table(do, table)

    def finish(self, table: KeptTable, people: Collection[str], at: float) -> None:
        """Keep a table whose match is over now. :param people: who has played it, by id. :param at: s since 1970.

        :raises Lost:
        """
        played = f"INSERT INTO played SELECT ?, id, ? FROM person WHERE id IN ({marks(people)}) ON CONFLICT DO NOTHING"
        with self._atomic() as do:
            self._table(do, table)
            if people:
                do(played, table.id, at, *people)

    def finished(self, person: str) -> list[str]:
        """Return the tables at which somebody has played a match that is over, the newest first, so many at most."""
        query = "SELECT sitting FROM played WHERE person = ? ORDER BY ended DESC, sitting LIMIT ?"
        rows = self._do(query, person, FINISHED)
        return [table for (table,) in rows]

    def count_finished(self) -> tuple[int, float]:
        """Return how many matches that are over are kept, and since when the oldest, in seconds since 1970."""
        ((count, oldest),) = self._do("SELECT count(DISTINCT sitting), coalesce(min(ended), 0) FROM played")
        return count, oldest

    def sweep(self, before: float) -> int:
        """Delete matches that were over before a time, ``SWEPT`` of them at most; return how many."""
        which = "SELECT DISTINCT sitting FROM played WHERE ended < ? LIMIT ?"
        return len(self._do(f"DELETE FROM sitting WHERE id IN ({which}) RETURNING id", before, SWEPT))

    def tables(self) -> list[KeptTable]:
        """Return all tables that are not over."""
        return [KeptTable(*row) for row in self._do(f"{TABLES} WHERE stage <> 'over' ORDER BY id")]

    def table_of(self, id: str) -> KeptTable | None:
        """Return one table, over or not."""
        if "\0" in id:  # which PostgreSQL has in no text
            return None
        return next((KeptTable(*row) for row in self._do(f"{TABLES} WHERE id = ?", id)), None)

    @abstractmethod
    def append(self, table: str, number: int, entry: bytes) -> None:
        """Add an entry to the record of a table. :param number: from 1, without a gap.

        :raises Taken: when there is an entry of that number. :raises Lost:
        """

    @abstractmethod
    def append_all(self, table: str, number: int, entries: Sequence[bytes], notes: Mapping[int, str]) -> None:
        """Add entries to the record of a table with what a director has written about them, all or nothing.

        :param number: of the first one, as for ``append``. :param notes: by the number that the evening's log gives it.
        :raises Taken: when there is an entry of one of these numbers. :raises Lost:
        """

    def entries(self, table: str) -> Iterator[bytes]:
        """Return the record of a table, in order."""
        for (body,) in self._do("SELECT body FROM entry WHERE sitting = ? ORDER BY number", table):
            yield body

    def some_entries(self, table: str, after: int, most: int, size: int) -> tuple[list[bytes], int]:
        """Return some of the record of a table after so many entries, one at least, and how many there are in all.

        :param most: how many entries. :param size: bytes of them, but for one that has more.
        """
        ((count,),) = self._do("SELECT count(*) FROM entry WHERE sitting = ?", table)
        query = "SELECT body FROM entry WHERE sitting = ? ORDER BY number LIMIT ? OFFSET ?"
        found = list[bytes]()
        for (body,) in self._do(query, table, most, after):
            if found and len(body) > size:
                break
            found.append(bytes(body))
            size -= len(body)
        return found, int(count)

    def record_size(self, table: str) -> int:
        """Return how many bytes the record of a table takes."""
        ((size,),) = self._do("SELECT coalesce(sum(length(body)), 0) FROM entry WHERE sitting = ?", table)
        return int(size)

    @abstractmethod
    def remove(self, table: str) -> None:
        """Delete a table with its record."""

    # owners

    @abstractmethod
    def renew(self) -> None:
        """Say that this owner lives: for ``LEASE`` seconds from now its tables are nobody else's.

        :raises Lost: while another owner lives, unless both share the tables.
        """

    @abstractmethod
    def release(self) -> None:
        """Own nothing any more: others may have all tables at once."""

    @abstractmethod
    def owners(self) -> dict[str, str]:
        """Return all owners that live, by name, each with the address at which clients reach it, empty for none."""

    @abstractmethod
    def where(self, named: str) -> tuple[str, str] | None:
        """Return the id of a table and its owner that lives, empty for none; None where there is no such table.

        :param named: its id or its code. A table whose match is over is none that anybody owns.
        """

    @abstractmethod
    def owned(self) -> frozenset[str]:
        """Return all tables that are not over and whose owner this is, by id."""

    @abstractmethod
    def adopt_orphans(self, most: int) -> list[KeptTable]:
        """Become the owner of tables that are not over and whose owner, if any, lives no more; return them.

        :param most: how many at once.
        """

    @abstractmethod
    def offer(self, table: str, owner: str) -> None:
        """Have another owner take a table of ours from now on; until it does, nobody writes there.

        :raises Lost: where it is not ours any more.
        """

    @abstractmethod
    def claim(self, table: str) -> KeptTable | None:
        """Become the owner of a table; return it as it is now, None for no such one, or while another owner lives."""

    # all that there is

    @abstractmethod
    def rows(self) -> Iterator[Row]:
        """Return everything as it is at one instant, alike in every store (``rows``)."""

    @abstractmethod
    def fill(self, source: Store) -> int:
        """Take over everything from another store into this empty one, compared row by row, all of it or nothing.

        Returns the number of rows. :raises Differs: where this store is not empty, or has not got what there was.
        """

    @abstractmethod
    def close(self) -> None:
        """Close the store."""
