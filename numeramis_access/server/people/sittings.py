"""The tables of a house in this process: add them, find them by id or code, and remove them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from secrets import compare_digest

from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.beside import TurnLock, run_in_thread
from numeramis_access.server.people.by_turns import HolidaysOf
from numeramis_access.server.people.members import possible_codes
from numeramis_access.server.people.setting import setting_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KeptTable
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.computers import Thinker


class Sittings(Mapping[str, Sitting]):
    """The tables of a house that are in this process, by id; makes a ``Sitting`` of each stored table that it gets.

    :param store: stores the tables.
    :param catalogue: the games.
    :param thinkers: makes the thinker of one table from its inbox and the id of its host.
    :param clock: returns monotonic seconds.
    :param turns: locks of tables.
    :param wake: called, from any thread, with the id of a table when a computer there has decided.
    :param note_new: called with the id of each added table.
    :param date: returns seconds since 1970.
    :param holidays_of: takes the id of a person and returns their holidays.
    :ivar of_evenings: the tables among them at which an evening gathers or is played, by id.
    """

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        thinkers: Callable[[Inbox, str], Thinker],
        clock: Callable[[], float],
        turns: TurnLock,
        wake: Callable[[str], None],
        note_new: Callable[[str], None],
        date: Callable[[], float],
        holidays_of: HolidaysOf,
    ) -> None:
        self._store = store
        self._catalogue = catalogue
        self._thinkers = thinkers
        self._clock = clock
        self._turns = turns
        self._wake = wake
        self._note_new = note_new
        self._date = date
        self._holidays_of = holidays_of
        self._here: dict[str, Sitting] = {}
        self.of_evenings: dict[str, Sitting] = {}
        self._inboxes: dict[str, Inbox] = {}

    def __getitem__(self, table: str) -> Sitting:
        return self._here[table]

    def __iter__(self) -> Iterator[str]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    def take_in(self, kept: KeptTable) -> Sitting:
        """Add a stored table and return it; a table that is here already is returned as it is. Replaying a long match
        takes long.

        :param kept: the stored table.
        :raises StoreFailed: if the store fails.
        """
        with self._turns.turn(kept.id):
            if kept.id not in self:
                inbox = Inbox()
                inbox.wake = partial(self._wake, kept.id)
                thinker = self._thinkers(inbox, setting_of(kept).host)
                replayed = partial(
                    Sitting, kept, self._store, self._catalogue, thinker, self._clock, self._date, self._holidays_of
                )
                made = run_in_thread(replayed, computes=True)
                self._inboxes[kept.id], self._here[kept.id] = inbox, made
                if made.setting.club is not None or made.setting.played is not None:
                    self.of_evenings[kept.id] = made
                self._note_new(kept.id)
            return self[kept.id]

    def inbox(self, table: str) -> Inbox:
        """Return the inbox that receives computers' decisions at a table.

        :param table: an id. :raises KeyError: for a table that is not here.
        """
        return self._inboxes[table]

    def remove(self, table: str) -> None:
        """Remove a table from memory; the store keeps it. :param table: an id. :raises KeyError: for a table that is
        not here.
        """
        del self._here[table], self._inboxes[table]
        self.of_evenings.pop(table, None)

    # lookup by id or code

    def id_of(self, code_or_id: str) -> str:
        """Return the id of the table here with a code or an id; return the text itself if there is none.

        :param code_or_id: code or id.
        """
        if code_or_id in self:
            return code_or_id
        same = self.find_by_code(code_or_id)
        return code_or_id if same is None else same.id

    def find_by_code(self, text: str) -> Sitting | None:
        """Return the table here with a typed code, None if there is none; unique beginnings of the words are enough.

        :param text: the typed text.
        """
        meant = [code.encode() for code in possible_codes(text)]
        tables = self._here.values()
        return next(
            (table for table in tables if any(compare_digest(table.code.encode(), code) for code in meant)), None
        )

    def find(self, table: str) -> Sitting | None:
        """Return a table by its id, from the store if it is not here; None if there is none.

        :param table: an id. :raises StoreFailed: if the store fails.
        """
        kept = None if table in self else self._store.table_of(table)
        return self.get(table) if kept is None else self.take_in(kept)

    def fetch(self, table: str) -> None:
        """Load the match of a table here if it is only in the store; a table that is not here stays away.

        :param table: an id.
        :raises StoreFailed: if the store fails.
        """
        if (sitting := self.get(table)) is not None:
            sitting.fetch()
