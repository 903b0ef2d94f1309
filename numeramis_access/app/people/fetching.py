"""Fetches records of the player's matches on a server that ended while this device was not connected."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from functools import partial
from typing import Protocol

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.kept_record import keep_record, kept_tables
from numeramis_access.app.people.open_requests import RequestHouse
from numeramis_access.input.inbox import Report
from numeramis_access.store.begun import BegunMatches
from numeramis_access.tables.pushes import TableNow
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import MyMatches
from numeramis_access.tables.table_requests import Enter, Leave


class RecordsHouse(RequestHouse, Protocol):
    """A server that keeps records.

    :ivar address: its address, as the player wrote it. :ivar person: the player's id there.
    """

    address: str
    person: str

    def announce_notice(self, message: str, about: str = "", **values: object) -> None:
        """Announce a message; while the player chooses an action, it waits, unless the settings say otherwise.

        :param message: id of the message.
        :param about: the person and table that it is about; it replaces an earlier waiting message about them; empty
            for none.
        :param values: the values of the message.
        """


class RecordFetcher:
    """Fetches records from one server: of matches begun on this device without being asked, of all others on request.

    A record that cannot be read, or that lacks its end, stays on the server; the next one is fetched.

    :ivar missing_tables: ids of tables of the player's finished matches whose record this device does not have.
    :ivar requested_tables: ids of tables whose record is being fetched; the server answers by their match.
    """

    def __init__(self, house: RecordsHouse) -> None:
        self._house = house
        self._begun = BegunMatches(house.app.home)
        self._looked = False
        self.missing_tables: list[str] = []
        self.requested_tables: set[str] = set()
        #: tables whose record to fetch next
        self._next: deque[str] = deque()
        #: requested records that have arrived, and those whose cards do not match their seals
        self._came = self._wrong = 0

    def note_begun(self, table: str) -> None:
        """Store in the player's home that they play a match on this device. :param table: id of its table."""
        self._begun.note_begun(table, self._house.address)

    def note_evening(self, table: str, over: bool) -> None:
        """Store in the player's home that they take part in an evening, or forget it when it is over.

        :param table: id of the table where its people gather. :param over: whether the evening has ended.
        """
        if over:
            self._begun.forget_evening(table)
        else:
            self._begun.note_evening(table, self._house.address)

    def forget_lost(self, table: str) -> tuple[str, str] | None:
        """Forget a table that the server no longer has; return the player's latest other table and its server's
        address.

        Return None if there is no other.

        :param table: id of the lost table.
        """
        self._begun.forget_evening(table)
        self._begun.forget(table)
        return self._begun.last_table()

    def ask_for_missing(self) -> None:
        """Ask the server for the player's finished matches; its answer sets ``missing_tables``.

        Also continue fetching if a lost connection has interrupted it.
        """

        def take_missing(answer: Json) -> None:
            kept = kept_tables(self._house.app.home)
            self.missing_tables = [str(table) for table in answer.get("tables", ()) if table not in kept]

        self._house.ask(MyMatches(id=new_id()), take_missing, lambda _: None)
        if self._next:  # the connection was lost meanwhile
            self._fetch(self._next[0])

    def fetch_missed(self, addresses: Collection[str], going_on: Collection[str]) -> None:
        """Fetch the records of matches that ended while this device was away; only the first call of a program's run
        does it.

        :param addresses: the addresses that the server has had.
        :param going_on: ids of tables that are still played.
        """
        if self._looked:
            return
        self._looked = True
        for table in self._begun.tables_at(addresses):
            if table not in going_on:
                self._fetch(table)

    def fetch_all(self) -> None:
        """Begin to fetch all missing records, one after another, and say how many; the player is told again when all
        have arrived.

        Do nothing while fetching goes on.

        :raises IndexError: if no record is missing.
        """
        if not self._next:
            self._came = self._wrong = 0
            self._next = deque(self.missing_tables)
            self._house.app.say("people-matches-coming", count=len(self.missing_tables))
            self._fetch(self._next[0])

    def _fetch(self, table: str) -> None:
        self.requested_tables.add(table)
        self._house.ask(Enter(id=new_id(), table=table), None, partial(self._note_missing, table))

    def _note_missing(self, table: str, code: str) -> None:
        """Note that the server does not have a table any more."""
        self.requested_tables.discard(table)
        if code == "no-such-table":
            self._begun.forget(table)
        self._go_on(table)

    def stop_fetching(self, table: str) -> bool:
        """Stop fetching the record of an unreadable match and fetch the next one; return whether it was being fetched.

        If it was not, nothing else happens.

        :param table: id of its table.
        """
        was_requested = table in self.requested_tables
        if was_requested:
            self._note_missing(table, "")
        return was_requested

    def save_record(self, now: TableNow, seat: RemoteSeat) -> bool:
        """Save the record of a finished match in the player's home; return whether the program has left the table.

        It leaves the table if the match was opened only to fetch its record. If the record cannot be written, the
        player is told and no further ones are fetched.

        :param now: the table. :param seat: the player's seat there.
        """
        app, table = self._house.app, seat.table
        fetched = table in self.requested_tables
        try:
            path = keep_record(app.home, now, seat)
        except OSError:
            app.inbox.put(Report("journal-not-written", {}))
            self._next.clear()
            return fetched and self._leave(table)
        self._begun.forget(table)
        self.missing_tables = [name for name in self.missing_tables if name != table]
        if not fetched:
            return False
        self._leave(table)
        if self._next and self._next[0] == table:
            self._came += 1
            self._wrong += seat.witness.fault is not None
            self._go_on(table)
        elif path is not None:
            others = [place.name for place in now.places if place.person != self._house.person]
            names = app.narrator.language.join(others)
            self._house.announce_notice("people-record-came", game=app.text(f"game-{now.game}"), names=names)
        return True

    def _leave(self, table: str) -> bool:
        """Leave the table of a fetched record; return True."""
        self.requested_tables.discard(table)
        self._house.ask(Leave(id=new_id(), table=table))
        return True

    def _go_on(self, table: str) -> None:
        """Fetch the next requested record; after the last one tell the result."""
        if not self._next or self._next[0] != table:
            return
        self._next.popleft()
        if self._next:
            self._fetch(self._next[0])
        else:
            self._house.announce_notice("people-matches-came", count=self._came, wrong=self._wrong)
