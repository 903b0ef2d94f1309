"""Records of matches at one house that this device has not seen to their end: which there are, and how they come."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.kept_record import keep_record, kept_tables
from numeramis_access.input.inbox import Report
from numeramis_access.store.begun import BegunMatches
from numeramis_access.tables.requests import Enter, Json, Leave, MyMatches

if TYPE_CHECKING:
    from numeramis_access.app.people.company import Company


class Fetching:
    """Fetches records from one house: of matches that this device began by itself, of all others when it is asked to.

    :ivar missing: matches that the player has played to their end here and whose record this device has not got.
    """

    def __init__(self, house: Company) -> None:
        self._house = house
        self._begun = BegunMatches(house.app.home)
        self._looked = False
        self.missing: list[str] = []
        #: tables whose record is on its way, and those that come after them
        self._coming: set[str] = set()
        self._next: deque[str] = deque()
        #: how many of those that were asked for have come, and in how many the cards are not what was sealed
        self._came = self._wrong = 0

    def note_begun(self, table: str) -> None:
        """Take note that the player plays a match on this device."""
        self._begun.note_begun(table, self._house.address)

    def note_evening(self, table: str, over: bool) -> None:
        """Take note that the player takes part in an evening. :param over: whether that has ended."""
        if over:
            self._begun.evening_over(table)
        else:
            self._begun.note_evening(table, self._house.address)

    def forget_lost(self, table: str) -> tuple[str, str] | None:
        """Forget a table that the house has no more; return where the player plays besides, as ``last``."""
        self._begun.evening_over(table)
        self._begun.over(table)
        return self._begun.last()

    def look(self) -> None:
        """Ask the house which records there are that this device has not got."""

        def take_missing(answer: Json) -> None:
            kept = kept_tables(self._house.app.home)
            self.missing = [str(one) for one in answer.get("tables", ()) if one not in kept]

        self._house.ask(MyMatches(id=new_id()), take_missing, lambda _: None)
        if self._next:  # the line was lost while it came
            self._fetch(self._next[0])

    def fetch_missed(self, going_on: set[str]) -> None:
        """Fetch, once, the matches that went on to their end without this device. :param going_on: those that do."""
        if self._looked:
            return
        self._looked = True
        for table in self._begun.at(self._house.line.addresses):
            if table not in going_on and table not in self._house.seats:
                self._fetch(table)

    def fetch_all(self) -> None:
        """Fetch all that are missing, one after another, and tell when they are there."""
        if not self._next:
            self._came = self._wrong = 0
            self._next = deque(self.missing)
            self._house.app.say("people-matches-coming", count=len(self.missing))
            self._fetch(self._next[0])

    def _fetch(self, table: str) -> None:
        self._coming.add(table)
        self._house.ask(Enter(id=new_id(), table=table), None, partial(self._note_missing, table))

    def _note_missing(self, table: str, code: str) -> None:
        """Take that the house has a table no more."""
        self._coming.discard(table)
        if code == "no-such-table":
            self._begun.over(table)
        self._go_on(table)

    def beyond(self, table: str) -> bool:
        """Return whether a match was being fetched that this version cannot read; it is left where it is."""
        coming = table in self._coming
        if coming:
            self._note_missing(table, "")
        return coming

    def note_over(self, table: str) -> None:
        """Have the record of a match that is over among the player's own."""
        house, app = self._house, self._house.app
        try:
            path = keep_record(app.home, house.tables[table], house.seats[table])
        except OSError:
            app.inbox.put(Report("journal-not-written", {}))
            self._next.clear()
            return
        self._begun.over(table)
        self.missing = [one for one in self.missing if one != table]
        if table not in self._coming:
            return
        self._coming.discard(table)
        seat = house.seats.pop(table)
        house.ask(Leave(id=new_id(), table=table))
        if self._next and self._next[0] == table:
            self._came += 1
            self._wrong += seat.witness.fault is not None
            self._go_on(table)
        elif path is not None:
            now = house.tables[table]
            names = app.narrator.language.join([one.name for one in now.places if one.person != house.person])
            house.notice("people-record-came", game=app.text(f"game-{now.game}"), names=names)

    def _go_on(self, table: str) -> None:
        """Fetch the next of those that were asked for; tell of all when there is none."""
        if not self._next or self._next[0] != table:
            return
        self._next.popleft()
        if self._next:
            self._fetch(self._next[0])
        else:
            self._house.notice("people-matches-came", count=self._came, wrong=self._wrong)
