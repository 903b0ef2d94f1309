"""The store of a house: each change is durable when its method returns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence

from numeramis_access.server.stores.calls import CallStore
from numeramis_access.server.stores.deals import DealStore
from numeramis_access.server.stores.evenings import EveningStore
from numeramis_access.server.stores.holidays import HolidayStore
from numeramis_access.server.stores.house_owner import OwnerStore
from numeramis_access.server.stores.people import PeopleStore
from numeramis_access.server.stores.port import MATCHES_PER_SWEEP, KeptTable, Row
from numeramis_access.server.stores.statements import Statement, placeholders

#: selects tables with the columns of ``KeptTable``, in its order
SELECT_TABLES = "SELECT id, code, stage, setting FROM sitting"
#: most finished matches in one answer
MAX_FINISHED_MATCHES = 2000


class Store(PeopleStore, OwnerStore, DealStore, EveningStore, HolidayStore, CallStore):
    """Stores people, tables and the owner's data.

    A process is an owner of tables. It writes only to tables that it has created or claimed, and only while its lease
    lasts. With a file store, the one process always owns all tables. ``table`` is the id of a table unless it is a
    ``KeptTable``; all methods raise StoreFailed if the database fails.

    :ivar owner: name of this process as an owner.
    """

    owner: str

    # tables

    @abstractmethod
    def _table(self, do: Statement, table: KeptTable) -> None:
        """Add or update a table within a transaction. :raises OwnershipLost: when this owner does not have it."""

    def store_table(self, table: KeptTable) -> None:
        """Add or update a table; this process owns a new one. :raises OwnershipLost: if another process owns it."""
        with self._atomic() as do:
            self._table(do, table)

    def finish(self, table: KeptTable, people: Collection[str], at: float) -> None:
        """Store a table whose match has ended.

        :param table: the table as it is when its match is over. :param people: ids of its players.
        :param at: seconds since 1970.
        :raises OwnershipLost: if another process owns it.
        """
        ids = placeholders(people)
        played = f"INSERT INTO played SELECT ?, id, ? FROM person WHERE id IN ({ids}) ON CONFLICT DO NOTHING"
        with self._atomic() as do:
            self._table(do, table)
            if people:
                do(played, table.id, at, *people)

    def finished_matches(self, person: str) -> list[str]:
        """Return the ids of the tables of a person's finished matches, newest first, at most ``MAX_FINISHED_MATCHES``.

        :param person: an id.
        """
        query = "SELECT sitting FROM played WHERE person = ? ORDER BY ended DESC, sitting LIMIT ?"
        rows = self._do(query, person, MAX_FINISHED_MATCHES)
        return [table for (table,) in rows]

    def count_finished(self) -> tuple[int, float]:
        """Return the number of finished matches, and the end of the oldest in seconds since 1970, 0 if there is none.
        """
        ((count, oldest),) = self._do("SELECT count(DISTINCT sitting), coalesce(min(ended), 0) FROM played")
        return count, oldest

    def delete_old_matches(self, before: float) -> int:
        """Delete at most ``MATCHES_PER_SWEEP`` matches that ended before a time; return the number of deleted ones.

        :param before: the time in seconds since 1970.
        """
        which = "SELECT DISTINCT sitting FROM played WHERE ended < ? LIMIT ?"
        return len(self._do(f"DELETE FROM sitting WHERE id IN ({which}) RETURNING id", before, MATCHES_PER_SWEEP))

    def tables(self) -> list[KeptTable]:
        """Return all unfinished tables."""
        return [KeptTable(*row) for row in self._do(f"{SELECT_TABLES} WHERE stage <> 'over' ORDER BY id")]

    def table_of(self, id: str) -> KeptTable | None:
        """Return a table, finished or not, None if unknown.

        :param id: id of the table.
        """
        if "\0" in id:  # PostgreSQL's texts cannot hold it
            return None
        return next((KeptTable(*row) for row in self._do(f"{SELECT_TABLES} WHERE id = ?", id)), None)

    @abstractmethod
    def append(self, table: str, number: int, entry: bytes) -> None:
        """Add an entry to the record of a table.

        :param table: the table's id. :param number: number of the entry, from 1; the caller leaves no gap.
        :param entry: the entry as JSON.
        :raises EntryNumberTaken: if an entry has that number.
        :raises OwnershipLost: if this process does not own the table.
        """

    @abstractmethod
    def append_all(self, table: str, number: int, entries: Sequence[bytes], notes: Mapping[int, str]) -> None:
        """Add entries to the record of a table with the directors' notes, all or none.

        :param table: the table's id. :param number: number of the first entry, as for ``append``.
        :param entries: the entries as JSON.
        :param notes: notes by the number of their entry in the evening's log, from 0.
        :raises EntryNumberTaken: if an entry has one of these numbers.
        :raises OwnershipLost: if this process does not own the table.
        """

    def entries(self, table: str) -> Iterator[bytes]:
        """Yield the entries of a table's record as JSON, in order."""
        for (body,) in self._do("SELECT body FROM entry WHERE sitting = ? ORDER BY number", table):
            yield body

    def some_entries(self, table: str, after: int, most: int, size: int) -> tuple[list[bytes], int]:
        """Return some entries of a table's record, and the number of all its entries.

        :param table: the table's id. :param after: number of entries to skip. :param most: greatest number of entries.
        :param size: greatest number of bytes; the first entry may be longer.
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
        """Delete a table with its record, if this process owns it; otherwise do nothing."""

    # owners

    @abstractmethod
    def renew(self) -> None:
        """Renew the lease of this process: no other process can take its tables until the lease ends.

        :raises OwnershipLost: if another process holds a lease, unless both processes allow others (``shared`` of
            ``open_store``).
        """

    @abstractmethod
    def release(self) -> None:
        """End the lease of this process: others can take all its tables at once."""

    @abstractmethod
    def living_owners(self) -> dict[str, str]:
        """Return the processes with a lease by name, each with its address for clients, empty if it has none."""

    @abstractmethod
    def table_and_owner(self, code_or_id: str) -> tuple[str, str] | None:
        """Return the id of an unfinished table and its living owner, empty for none; None for no such table.

        :param code_or_id: id or code of the table.
        """

    @abstractmethod
    def owned_tables(self) -> frozenset[str]:
        """Return the ids of this process's unfinished tables."""

    @abstractmethod
    def adopt_orphans(self, most: int) -> list[KeptTable]:
        """Take unfinished tables that have no living owner or were offered to this process, and return them.

        :param most: greatest number of tables.
        """

    @abstractmethod
    def offer(self, table: str, owner: str) -> None:
        """Give a table to another owner; no one can write to it until that owner takes it.

        :param table: the table's id. :param owner: name of the other owner.
        :raises OwnershipLost: if this process does not own the table.
        """

    @abstractmethod
    def claim(self, table: str) -> KeptTable | None:
        """Take a table and return it, finished or not; None if it is unknown or another living owner has it.

        :param table: the table's id.
        """

    # all that there is

    @abstractmethod
    def rows(self) -> Iterator[Row]:
        """Yield all rows of a consistent snapshot: the same columns in the same order from every store, as the module
        ``stores.rows`` defines them.
        """

    @abstractmethod
    def fill(self, source: Store) -> int:
        """Copy all rows of another store into this empty one and compare them, all or none; return their number.

        :param source: the other store. :raises StoresDiffer: if this store is not empty, or the copy differs.
        """

    @abstractmethod
    def close(self) -> None:
        """Close the store, and release the tables of this process to others; later calls fail."""
