"""The store of a house: each change is durable when its method returns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence

from numeramis_access.server.stores.deals import DealStore
from numeramis_access.server.stores.evenings import EveningStore
from numeramis_access.server.stores.house_owner import OwnerStore
from numeramis_access.server.stores.people import PeopleStore
from numeramis_access.server.stores.port import SWEPT, KeptTable, Row
from numeramis_access.server.stores.statements import Statement, placeholders

#: selects tables with the columns of ``KeptTable``, in its order
TABLES = "SELECT id, code, stage, setting FROM sitting"
#: most finished matches in one answer
FINISHED = 2000


class Store(PeopleStore, OwnerStore, DealStore, EveningStore):
    """Keeps people, tables and the owner's data.

    A process is an owner of tables. It writes only to tables that it has made or claimed, and only while its lease
    holds. The one process of a file always owns all tables.

    :ivar owner: name of this process as an owner.
    """

    owner: str

    # tables

    @abstractmethod
    def _table(self, do: Statement, table: KeptTable) -> None:
        """Add or update a table within a transaction. :raises Lost: when this owner does not have it."""

    def table(self, table: KeptTable) -> None:
        """Add or update a table; a new one belongs to this owner. :raises Lost: when this owner does not have it."""
        with self._atomic() as do:
            self._table(do, table)

    def finish(self, table: KeptTable, people: Collection[str], at: float) -> None:
        """Keep a table whose match has ended. :param people: ids of its players. :param at: seconds since 1970.

        :raises Lost: when this owner does not have it.
        """
        ids = placeholders(people)
        played = f"INSERT INTO played SELECT ?, id, ? FROM person WHERE id IN ({ids}) ON CONFLICT DO NOTHING"
        with self._atomic() as do:
            self._table(do, table)
            if people:
                do(played, table.id, at, *people)

    def finished(self, person: str) -> list[str]:
        """Return the tables of a person's finished matches, the newest first, at most ``FINISHED``."""
        query = "SELECT sitting FROM played WHERE person = ? ORDER BY ended DESC, sitting LIMIT ?"
        rows = self._do(query, person, FINISHED)
        return [table for (table,) in rows]

    def count_finished(self) -> tuple[int, float]:
        """Return the number of finished matches, and the end of the oldest in seconds since 1970."""
        ((count, oldest),) = self._do("SELECT count(DISTINCT sitting), coalesce(min(ended), 0) FROM played")
        return count, oldest

    def sweep(self, before: float) -> int:
        """Delete at most ``SWEPT`` matches that ended before a time; return their number.

        :param before: the time, in seconds since 1970.
        """
        which = "SELECT DISTINCT sitting FROM played WHERE ended < ? LIMIT ?"
        return len(self._do(f"DELETE FROM sitting WHERE id IN ({which}) RETURNING id", before, SWEPT))

    def tables(self) -> list[KeptTable]:
        """Return all unfinished tables."""
        return [KeptTable(*row) for row in self._do(f"{TABLES} WHERE stage <> 'over' ORDER BY id")]

    def table_of(self, id: str) -> KeptTable | None:
        """Return a table, finished or not, None if unknown."""
        if "\0" in id:  # PostgreSQL's texts cannot hold it
            return None
        return next((KeptTable(*row) for row in self._do(f"{TABLES} WHERE id = ?", id)), None)

    @abstractmethod
    def append(self, table: str, number: int, entry: bytes) -> None:
        """Add an entry to the record of a table.

        :param number: number of the entry, from 1, without a gap.
        :raises Taken: when an entry has that number. :raises Lost: when this owner does not have the table.
        """

    @abstractmethod
    def append_all(self, table: str, number: int, entries: Sequence[bytes], notes: Mapping[int, str]) -> None:
        """Add entries to the record of a table with the director's notes, all or none.

        :param number: number of the first entry, as for ``append``. :param notes: notes by the number of their entry in
            the evening's log.
        :raises Taken: when an entry has one of these numbers. :raises Lost: when this owner does not have the table.
        """

    def entries(self, table: str) -> Iterator[bytes]:
        """Return the record of a table, in order."""
        for (body,) in self._do("SELECT body FROM entry WHERE sitting = ? ORDER BY number", table):
            yield body

    def some_entries(self, table: str, after: int, most: int, size: int) -> tuple[list[bytes], int]:
        """Return part of a table's record, and the number of all its entries.

        :param after: entries to skip. :param most: most entries. :param size: most bytes, but the first entry always
            comes.
        """
        ((count,),) = self._do("SELECT count(*) FROM entry WHERE sitting = ?", table)
        query = "SELECT body FROM entry WHERE sitting = ? ORDER BY number LIMIT ? OFFSET ?"
        entries = list[bytes]()
        for (body,) in self._do(query, table, most, after):
            if entries and len(body) > size:
                break
            entries.append(bytes(body))
            size -= len(body)
        return entries, int(count)

    def record_size(self, table: str) -> int:
        """Return the size of a table's record in bytes."""
        ((size,),) = self._do("SELECT coalesce(sum(length(body)), 0) FROM entry WHERE sitting = ?", table)
        return int(size)

    @abstractmethod
    def remove(self, table: str) -> None:
        """Delete a table with its record."""

    # owners

    @abstractmethod
    def renew(self) -> None:
        """Renew the lease: no other owner can take this owner's tables until it ends.

        :raises Lost: while another owner lives, unless both share the store.
        """

    @abstractmethod
    def release(self) -> None:
        """End the lease: other owners can take all tables at once."""

    @abstractmethod
    def living_owners(self) -> dict[str, str]:
        """Return all living owners: name to the address for clients, empty if it has none."""

    @abstractmethod
    def where(self, named: str) -> tuple[str, str] | None:
        """Return the id of an unfinished table and its living owner, empty for none; None for no such table.

        :param named: id or code of the table.
        """

    @abstractmethod
    def owned(self) -> frozenset[str]:
        """Return the ids of this owner's unfinished tables."""

    @abstractmethod
    def adopt_orphans(self, most: int) -> list[KeptTable]:
        """Take unfinished tables without a living owner; return them. :param most: most tables at once."""

    @abstractmethod
    def offer(self, table: str, owner: str) -> None:
        """Give a table to another owner; the table has no writer until that owner takes it.

        :raises Lost: when this owner does not have it.
        """

    @abstractmethod
    def claim(self, table: str) -> KeptTable | None:
        """Take a table and return it; None if it is unknown or another living owner has it."""

    # all that there is

    @abstractmethod
    def rows(self) -> Iterator[Row]:
        """Return all rows of a consistent snapshot, in the same format from every store (``rows``)."""

    @abstractmethod
    def fill(self, source: Store) -> int:
        """Copy all rows of another store into this empty one and compare them, all or none; return their number.

        :raises Differs: when this store is not empty, or the copy differs.
        """

    @abstractmethod
    def close(self) -> None:
        """Close the store."""
