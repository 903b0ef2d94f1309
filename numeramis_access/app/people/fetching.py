"""The records of a house's matches that this device did not see to the end: which exist, and how to fetch them."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.kept_record import keep_record, kept_tables
from numeramis_access.input.inbox import Report
from numeramis_access.store.begun import BegunMatches
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.requests import Enter, Json, Leave, MyMatches

if TYPE_CHECKING:
    from numeramis_access.app.people.company import Company


class Fetching:
    """Fetches records from one house: those of matches begun on this device by itself, all others on request.

    A record that cannot be read, or that lacks its end, is left in the house; the next one is fetched.

    :ivar missing: tables of finished matches of the player whose record this device does not have.
    """

    def __init__(self, house: Company) -> None:
        self._house = house
        self._begun = BegunMatches(house.app.home)
        self._looked = False
        self.missing: list[str] = []
        #: tables whose record is on its way, and those to fetch next
        self._coming: set[str] = set()
        self._next: deque[str] = deque()
        #: requested records that have arrived, and those whose cards do not match their seals
        self._came = self._wrong = 0

    def note_begun(self, table: str) -> None:
        """Note that the player plays a match on this device."""
        self._begun.note_begun(table, self._house.address)

    def note_evening(self, table: str, over: bool) -> None:
        """Note that the player takes part in an evening.

        :param over: whether the evening has ended.
        """
        if over:
            self._begun.forget_evening(table)
        else:
            self._begun.note_evening(table, self._house.address)

    def forget_lost(self, table: str) -> tuple[str, str] | None:
        """Forget a table that the house does not have any more; return another table of the player, as
        ``BegunMatches.last``."""
        self._begun.forget_evening(table)
        self._begun.forget(table)
        return self._begun.last()

    def look(self) -> None:
        """Ask the house which records this device does not have."""

        def take_missing(answer: Json) -> None:
            kept = kept_tables(self._house.app.home)
            self.missing = [str(table) for table in answer.get("tables", ()) if table not in kept]

        self._house.ask(MyMatches(id=new_id()), take_missing, lambda _: None)
        if self._next:  # the line was lost meanwhile
            self._fetch(self._next[0])

    def fetch_missed(self, going_on: set[str]) -> None:
        """Fetch, once, the records of matches that ended without this device.

        :param going_on: tables that are still played.
        """
        if self._looked:
            return
        self._looked = True
        for table in self._begun.at(self._house.line.addresses):
            if table not in going_on and table not in self._house.seats:
                self._fetch(table)

    def fetch_all(self) -> None:
        """Fetch all missing records, one after another, and tell when they have arrived."""
        if not self._next:
            self._came = self._wrong = 0
            self._next = deque(self.missing)
            self._house.app.say("people-matches-coming", count=len(self.missing))
            self._fetch(self._next[0])

    def _fetch(self, table: str) -> None:
        self._coming.add(table)
        self._house.ask(Enter(id=new_id(), table=table), None, partial(self._note_missing, table))

    def _note_missing(self, table: str, code: str) -> None:
        """Note that the house does not have a table any more."""
        self._coming.discard(table)
        if code == "no-such-table":
            self._begun.forget(table)
        self._go_on(table)

    def is_coming(self, table: str) -> bool:
        """Return whether the record of this match is being fetched."""
        return table in self._coming

    def lacks_match(self, table: str) -> bool:
        """Return whether the house sends a table whose record is being fetched, but no match of it."""
        return table in self._coming and table not in self._house.seats

    def lacks_end(self, table: str) -> bool:
        """Return whether all messages of the match that is being fetched are here, and its end is not among them."""
        return table in self._coming and self._house.seats[table].complete

    def was_fetching(self, table: str) -> bool:
        """Return whether this unreadable match was being fetched; its record then stays in the house."""
        coming = table in self._coming
        if coming:
            self._note_missing(table, "")
        return coming

    def note_over(self, table: str) -> None:
        """Keep the record of a finished match in the player's home."""
        house, app = self._house, self._house.app
        try:
            path = keep_record(app.home, house.tables[table], house.seats[table])
        except OSError:
            app.inbox.put(Report("journal-not-written", {}))
            self._next.clear()
            if table in self._coming:
                self._leave(table)
            return
        self._begun.forget(table)
        self.missing = [name for name in self.missing if name != table]
        if table not in self._coming:
            return
        seat = self._leave(table)
        if self._next and self._next[0] == table:
            self._came += 1
            self._wrong += seat.witness.fault is not None
            self._go_on(table)
        elif path is not None:
            now = house.tables[table]
            names = app.narrator.language.join([place.name for place in now.places if place.person != house.person])
            house.notice("people-record-came", game=app.text(f"game-{now.game}"), names=names)

    def _leave(self, table: str) -> RemoteSeat:
        """Leave the table of a fetched record; return its seat."""
        self._coming.discard(table)
        self._house.ask(Leave(id=new_id(), table=table))
        return self._house.seats.pop(table)

    def _go_on(self, table: str) -> None:
        """Fetch the next requested record; after the last one tell the result."""
        if not self._next or self._next[0] != table:
            return
        self._next.popleft()
        if self._next:
            self._fetch(self._next[0])
        else:
            self._house.notice("people-matches-came", count=self._came, wrong=self._wrong)
