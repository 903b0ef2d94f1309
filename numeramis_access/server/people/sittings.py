"""The tables of a house that stand in this process: opened, taken over, found by what people say, forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from secrets import compare_digest

from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.beside import Turns, aside
from numeramis_access.server.people.members import codes
from numeramis_access.server.people.setting import setting_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KeptTable
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.computers import Thinker


class Sittings(Mapping[str, Sitting]):
    """Tables by id.

    :param thinkers: makes the thinker of one table, which answers to the inbox; it is given the table's host.
    :param clock: seconds that only go forward. :param turns: of tables, one at a time of each.
    :param wake: called, from any thread, with the id of a table for which a thought has come.
    :param note_new: called with the id of a table that stands here from now on.
    """

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        thinkers: Callable[[Inbox, str], Thinker],
        clock: Callable[[], float],
        turns: Turns,
        wake: Callable[[str], None],
        note_new: Callable[[str], None],
    ) -> None:
        self._store = store
        self._catalogue = catalogue
        self._thinkers = thinkers
        self._clock = clock
        self._turns = turns
        self._wake = wake
        self._note_new = note_new
        self._here: dict[str, Sitting] = {}
        self._inboxes: dict[str, Inbox] = {}

    def __getitem__(self, table: str) -> Sitting:
        return self._here[table]

    def __iter__(self) -> Iterator[str]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    def take_in(self, kept: KeptTable) -> Sitting:
        """Return a table that is new here; playing a long match again takes its time. :raises StoreFailed:"""
        with self._turns.turn(kept.id):
            if kept.id not in self:
                inbox = Inbox()
                inbox.wake = partial(self._wake, kept.id)
                thinker = self._thinkers(inbox, setting_of(kept).host)
                made = aside(lambda: Sitting(kept, self._store, self._catalogue, thinker, self._clock), reckons=True)
                self._inboxes[kept.id], self._here[kept.id] = inbox, made
                self._note_new(kept.id)
            return self[kept.id]

    def inbox(self, table: str) -> Inbox:
        """Return what thoughts for a table come into."""
        return self._inboxes[table]

    def remove(self, table: str) -> None:
        """Forget a table."""
        del self._here[table], self._inboxes[table]

    # what people call them

    def id_of(self, named: str) -> str:
        """Return the id of the table here that a code or an id names; what names none here as it is."""
        if named in self:
            return named
        same = self.find_by_code(named)
        return named if same is None else same.id

    def find_by_code(self, named: str) -> Sitting | None:
        """Return the table here that somebody means by its code, of which the first letters of each word are enough."""
        meant = [code.encode() for code in codes(named)]
        tables = self._here.values()
        return next((one for one in tables if any(compare_digest(one.code.encode(), code) for code in meant)), None)

    def find(self, table: str) -> Sitting | None:
        """Return a table by its id; one whose match is over comes from the store. :raises StoreFailed:"""
        kept = None if table in self else self._store.table_of(table)
        return self.get(table) if kept is None else self.take_in(kept)

    def fetch(self, table: str) -> None:
        """Have the match of a table stand here, where it lay in the store alone. :raises StoreFailed:"""
        if (sitting := self.get(table)) is not None:
            sitting.fetch()
