"""The house: every connection and every table of a server. It has no socket and never waits; its caller drives it.

A request comes to ``answers.receive``, which takes the turn of its table and changes the table. The change is noted in
``_touched`` (the match has new messages) or ``_changed`` (people, places or terms), and ``send_news`` sends every
connection there the difference.

Time comes by ``tick``, which the caller calls at the moment that ``due`` returns; ``_dues`` has one moment for each
table. A computer's decision wakes its table through ``_wake_table``.

One turn at a time works at a table. Work that finds the turn taken waits in ``_waiting_for_turn`` until the turn ends.
An error at one table or person sets only that table or person aside, for a time (``apart``).
"""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable, Hashable
from functools import partial

from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox, ThoughtFinished
from numeramis_access.server.beside import TurnLock
from numeramis_access.server.people.allowance import Allowance, CountedGuest
from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.calls import Calls
from numeramis_access.server.people.connections import Connections, send_table_news
from numeramis_access.server.people.conversations import Conversations
from numeramis_access.server.people.dues import DueTimes
from numeramis_access.server.people.elsewhere import OtherServers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.holidays import Holidays
from numeramis_access.server.people.limits import KNOWN_PERSON_SECONDS, LIMITS, Limits
from numeramis_access.server.people.lobby_updates import LobbyUpdates
from numeramis_access.server.people.members import Members
from numeramis_access.server.people.owner_orders import OwnerOrders
from numeramis_access.server.people.passkeys import Passkeys
from numeramis_access.server.people.rounds import Rounds
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.sittings import Sittings
from numeramis_access.server.people.sweeping import Sweeper
from numeramis_access.server.people.table_seen import state_for
from numeramis_access.server.stores.port import KeptTable, KnownPerson, StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.server.watch_log import NO_WATCH, Watch
from numeramis_access.tables.codec import write_message
from numeramis_access.tables.computers import Thinker
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import HousePush, Joined, Removed, TableClosed

#: the most orphaned tables taken over in one step, so that other servers get some too
MAX_TAKEOVERS = 20
#: seconds before a table tries again after the store has failed
STORE_RETRY_SECONDS = 0.5


class House:
    """All tables and connections of a server.

    :param store: stores people and tables.
    :param catalogue: the games.
    :param thinkers: makes the thinker of one table from its inbox and the id of its host; all tables of one host share
        that person's computing time.
    :param clock: returns monotonic seconds.
    :param wake: called, from any thread, when ``tick`` has something to do.
    :param watch: the log of events.
    :param limits: limits for guests.
    :param date: returns seconds since 1970.
    :param begin_work: runs work that can block on the store; by default the caller waits for it.
    :ivar turns: locks of connections, people and tables.
    :ivar apart: isolates an error at one table from the others.
    :ivar may_catch_up: returns whether a connection that is far behind can take more messages now; if not, the caller
        calls ``send_more`` later.
    :raises StoreFailed: if the store fails.
    """

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        thinkers: Callable[[Inbox, str], Thinker],
        clock: Callable[[], float],
        wake: Callable[[], None] = lambda: None,
        watch: Watch = NO_WATCH,
        limits: Limits = LIMITS,
        date: Callable[[], float] = time.time,
        begin_work: Callable[[Callable[[], object]], object] = lambda work: work(),
    ) -> None:
        self.begin_work = begin_work
        self.may_catch_up: Callable[[Guest], bool] = lambda guest: True
        self.turns = TurnLock(self._do_waiting_work)
        self.store = store
        #: the secret that identifies this house
        self.salt = store.salt()
        #: the epoch that the numbers of messages and of log entries belong to
        self.epoch = store.epoch()
        self.watch = watch
        self.apart = FailingMembers(watch, clock)
        self.catalogue = catalogue
        self.members = Members(store)
        self.passkeys = Passkeys(store, clock)
        self.allowance = Allowance(clock, limits)
        self.banned = store.banned_people()
        self.blocks = Blocks(store)
        #: digests of revoked device keys
        self.revoked_keys = store.revoked_keys()
        #: closes the pages that were signed out; takes the home of the page that asked for it, "" for none
        self.pages_signed_out: Callable[[str], None] = lambda asked: None
        #: the other servers of this house
        self.elsewhere = OtherServers()
        self.connections = Connections(lambda: self.elsewhere)
        self.conversations = Conversations(self.connections, self.blocks, date)
        self.holidays = Holidays(store, date)
        self.sittings = Sittings(
            store, catalogue, thinkers, clock, self.turns, self._wake_table, self._note_new, date, self.holidays.of
        )
        self._clock = clock
        self.date = date
        self._wake = wake
        self._touched: set[str] = set()
        self._changed: set[str] = set()
        #: tables to look at again when the turn that occupies them ends
        self._waiting_for_turn: set[Hashable] = set()
        self.lobby = LobbyUpdates(self.connections, self.sittings, self.blocks, self.apart, clock)
        self.calls = Calls(store, self.salt, self.connections, self.lobby, date, self.holidays.of)
        self.sweeper = Sweeper(store, self.connections, self.sittings, self.apart, clock, self)
        self.rounds = Rounds(store, self.sittings, self.turns, self.apart, self)
        self.orders = OwnerOrders(store, self.connections, self.apart, self)
        #: connections that have just identified their person
        self._arrived: list[Guest] = []
        #: when each table has something to do, in seconds of the clock
        self._dues = DueTimes()
        #: tables to look at even if nothing is due: a computer has decided, or a turn there has ended
        self._woken: deque[str] = deque()
        self.adopt()
        self.orders.execute()

    # arrivals and departures

    def note_identity(self, guest: Guest, person: KnownPerson) -> None:
        """Record the person of a connection, and the day of the visit, unless the store fails. What the house has to
        tell the person is sent with the next news.

        A connection that had another person before stops following that person's tables.

        :param guest: the connection.
        :param person: the person.
        """
        if guest.person is None:
            self.watch.note("came", person=person.id)
        elif guest.person.id != person.id:
            self._unfollow_all(guest)
        guest.person = person
        self._arrived.append(guest)
        with contextlib.suppress(StoreFailed):  # the next visit is recorded instead
            self.members.note_visits([person.id], self.date())
        self.lobby.note_change()

    def note_gone(self, guest: Guest) -> None:
        """Record that a connection has ended; its person is absent if they have no other connection."""
        self.begin_work(partial(self._note_gone, guest))

    def _note_gone(self, guest: Guest) -> None:
        with self.turns.turn(guest):
            self.connections.all.discard(guest)
            if guest.person is not None:
                self.watch.note("went", person=guest.person.id)
            self.lobby.note_change()
            self._unfollow_all(guest)
        self.send_news()

    def _unfollow_all(self, guest: Guest) -> None:
        """Stop sending a connection the messages of any table."""
        self.elsewhere.note_gone(guest)
        for table in list(guest.told):
            with self.turns.turn(table):
                self.unfollow_table(guest, self.sittings.get(table))

    def _tell_notices(self, person: str) -> None:
        """Send a connected person, once, the notices stored while they were away."""
        guests = [guest for guest in self.connections.of(person) if not guest.is_far]
        if guests:
            with contextlib.suppress(StoreFailed):  # they are sent on the next visit
                for line in self.store.take_notices(person):
                    for guest in guests:
                        guest.pass_on(line)

    def counted_guest(self, guest: Guest) -> CountedGuest:
        """Return the connection, person and address to which limits charge requests of a connection.

        :param guest: the connection.
        """
        return guest.counted_guest(lambda person: self.date() - person.since > KNOWN_PERSON_SECONDS)

    def forget(self, guest: Guest, person: KnownPerson) -> None:
        """Delete all data of a person, and remove them from all tables, connections and lists.

        :param guest: the connection that asks for it; it stays open without a person. :param person: the person.
        :raises StoreFailed: if the store fails.
        """
        self.leave_all_tables(person.id)
        self.members.forget(person)
        self.elsewhere.drop_person(person.id)
        self.drop_person(person.id, guest)

    def drop_person(self, person: str, asks: Guest | None = None) -> None:
        """Remove a deleted person from all connections here and from the logs of evenings.

        :param person: an id.
        :param asks: a connection that stays open, None for none; all others of the person end.
        """
        for guest in self.connections.of(person):
            self._unfollow_all(guest)
            guest.person, guest.lobby = None, False
            if guest is not asks:
                guest.dismiss("deleted")
        for sitting in self.sittings.values():
            if sitting.evening.log is not None and sitting.evening.log.note_forgotten([person]):
                self.note_change(sitting)
        self.lobby.note_change()

    def do_regular_work(self) -> None:
        """Do the work of each second.

        Renew this server's lease; apply the bans, blocks, revoked keys and orders that any server has stored; exchange
        results of rounds with other servers; delete old data.

        :raises OwnershipLost: if another server has taken the tables.
        :raises StoreFailed: if the store fails.
        """
        self.store.renew()
        steps: tuple[Callable[[], object], ...] = (
            self._see_bans, self.reload_blocks, self.apply_revoked_keys, self.orders.execute, self._see_holidays,
            self.rounds.exchange_with_servers, self.sweeper.sweep,
        )  # fmt: skip
        self.apart.run_each("order", ((number, step) for number, step in enumerate(steps)), lambda step: step())
        self.send_news()

    def _see_bans(self) -> None:
        """Disconnect the people banned since the last look. :raises StoreFailed: if the store fails."""
        banned = self.store.banned_people()
        self.apart.run_each("person", ((person, person) for person in banned - self.banned), self._ban)
        self.banned = banned

    def _ban(self, person: str) -> None:
        """Disconnect a banned person and free their places. :raises StoreFailed: if the store fails."""
        for guest in self.connections.of(person):
            guest.dismiss("banned")
        self.watch.note("banned", person=person)
        self.leave_all_tables(person)

    def reload_blocks(self) -> None:
        """Read new blocks between people from the store. :raises StoreFailed: if the store fails."""
        if self.blocks.read_changes():
            self.lobby.note_change()

    def _see_holidays(self) -> None:
        """Read holidays from the store; tell them at the tables by turns. :raises StoreFailed: if the store fails."""
        for person in self.holidays.read_changes():
            for table in [
                listing.now.table for listing in self.lobby.local_tables_of(person) if listing.now.turns is not None
            ]:
                self.note_change(self.sittings[table])
                self._note_due(table)

    def apply_revoked_keys(self, asked: str = "") -> None:
        """Read the revoked keys from the store, and sign out their devices and pages.

        :param asked: home of the page that revoked them, which stays open; empty for none.
        :raises StoreFailed: if the store fails.
        """
        before, self.revoked_keys = self.revoked_keys, self.store.revoked_keys()
        for guest in [guest for guest in self.connections.all if guest.device in self.revoked_keys]:
            guest.sign_out()
        if self.revoked_keys != before:
            self.pages_signed_out(asked)

    def sign_out(self, person: str, asks: Guest | None = None) -> None:
        """Sign out all connections of a person here except one, and apply all revoked keys that the store has.

        :param person: an id.
        :param asks: the connection that stays; None to sign out all.
        :raises StoreFailed: if the store fails.
        """
        for guest in [guest for guest in self.connections.of(person) if guest is not asks and not guest.is_far]:
            guest.sign_out()
        self.apply_revoked_keys(asks.home if asks is not None else "")

    def send_unless_blocked(self, person: str, push: HousePush, sender: str) -> None:
        """Send a person a message from another person, unless they have blocked the sender.

        :param person: id of the recipient. :param push: the message. :param sender: id of the sender.
        """
        if not self.blocks.is_blocked(sender, by=person):
            self.connections.tell(person, push)

    # tables

    def adopt(self) -> None:
        """Take over all tables whose server has died. :raises StoreFailed: if the store fails."""
        while kept := self.store.adopt_orphans(MAX_TAKEOVERS):
            self.apart.run_each("table", ((table.id, table) for table in kept), self._adopt)

    def _adopt(self, table: KeptTable) -> None:
        """Take over a table. :raises StoreFailed: if the store fails."""
        self.sittings.take_in(table)
        self.watch.note("table-adopted", table=table.id)

    def release_table(self, sitting: Sitting) -> None:
        """Remove a table from this server because another server has taken it."""
        if sitting.match is not None:
            sitting.match.close()
        for guest in [guest for guest in self.connections.at(sitting.id) if guest.is_far]:
            guest.told.pop(sitting.id, None)
        self.remove(sitting)

    def remove(self, sitting: Sitting) -> None:
        """Remove a table from this server, with its schedule, its chat and its entry in the lobby; the store keeps it.
        """
        self.sittings.remove(sitting.id)
        self._dues.schedule(sitting.id, None)
        self.calls.note_wait(sitting.id, None)
        self.lobby.note_table_change(sitting.id)
        self.connections.forget(sitting.id)
        self.conversations.forget(sitting.id)

    def delete(self, sitting: Sitting) -> None:
        """Delete a table, here and in the store, and close its match; the people there are not told.

        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        self.store.remove(sitting.id)
        if sitting.match is not None:
            sitting.match.close()
        self.remove(sitting)

    def close_for_owner(self, table: str) -> bool:
        """Delete a table at the owner's order and tell the people there; return whether this server had it.

        :param table: an id.
        :raises StoreFailed: if the store fails.
        """
        if table not in self.sittings:
            return False
        with self.turns.turn(table):
            if (sitting := self.sittings.get(table)) is not None:
                self.watch.note("table-closed", table=table)
                self.connections.tell_table(table, Removed(table=table, by="owner"))
                for guest in list(self.connections.at(table)):
                    guest.told.pop(table, None)
                self.delete(sitting)
                self.lobby.note_change()
        return True

    def delete_abandoned(self, sitting: Sitting) -> None:
        """Delete an abandoned table; if its match had not begun, tell its host, now or on the next visit.

        :raises StoreFailed: if the store fails.
        """
        self.delete(sitting)
        self.lobby.note_change()
        if sitting.stage == "gathering" and (host := sitting.setting.host):
            self.store.keep_notice(host, line_of(TableClosed(table=sitting.id, game=sitting.setting.game)))
            self._tell_notices(host)
        self.watch.note("table-left", table=sitting.id)

    def leave_table(self, sitting: Sitting, person: str) -> None:
        """Make a person leave a table; delete a table that is then without people before its match.

        :param sitting: the table. :param person: an id.
        :raises StoreFailed: if the store fails.
        """
        there = [guest for guest in self.connections.of(person) if sitting.id in guest.told]
        if not sitting.stand_up(person) and not there:
            return  # they had left already
        for guest in there:
            self.unfollow_table(guest, sitting)
        self.note_change(sitting)
        if sitting.stage == "gathering" and not sitting.setting.host:
            self.delete(sitting)

    def leave_all_tables(self, person: str) -> None:
        """Make a person leave all their tables here. :param person: an id. :raises StoreFailed: if the store fails."""
        for table in [table.now.table for table in self.lobby.local_tables_of(person)]:
            with self.turns.turn(table):
                if (sitting := self.sittings.get(table)) is not None and sitting.place_number_of(person) is not None:
                    self.leave_table(sitting, person)

    def follow_table(self, guest: Guest, sitting: Sitting, after: int) -> None:
        """Send a connection the messages of a table from now on, and the earlier ones that it is missing.

        A person without a place there becomes an onlooker.

        :param guest: the connection. :param sitting: the table.
        :param after: number of the last message that the connection has, 0 for none.
        :raises StoreFailed: if the store fails.
        """
        sitting.fetch()
        self.rounds.look_for_results(sitting)
        if guest.person is not None and sitting.place_number_of(guest.person.id) is None:
            sitting.onlookers.add(guest.person)
        self.connections.join(guest, sitting.id)
        guest.told[sitting.id] = after
        if guest.person is not None:
            sitting.note_presence(guest.person.id)
        self.note_change(sitting)
        self.show_match(guest, sitting)
        self.conversations.say_again(guest, sitting.id)

    def follow_again(self, guest: Guest, sitting: Sitting, after: int) -> None:
        """Send a connection the messages of a table that this server has taken from another server; its person also
        gets their seat back from a computer, unless the store fails.

        :param guest: the connection. :param sitting: the table.
        :param after: number of the last message that the connection has, 0 for none.
        :raises StoreFailed: if the store fails before that.
        """
        self.follow_table(guest, sitting, after)
        if guest.person is not None:
            with contextlib.suppress(StoreFailed):  # the player can still take the seat back
                sitting.give_seat_back(guest.person.id)

    def show_match(self, guest: Guest, sitting: Sitting) -> None:
        """Send a connection the complete state of the match at a table, if the match has begun."""
        state = None if guest.person is None else state_for(sitting, guest.person.id)
        if state is not None:
            guest.say(Joined(table=sitting.id, state=write_message(state)))  # type: ignore[arg-type]

    def unfollow_table(self, guest: Guest, sitting: Sitting | None) -> None:
        """Stop sending a connection the messages of a table; a person without another connection there becomes absent.
        A finished table that nobody follows any more is removed from memory.

        :param guest: the connection. :param sitting: the table; None if it is no longer here, and then nothing happens.
        """
        if sitting is None or guest.person is None:
            return
        guest.told.pop(sitting.id, None)
        self.connections.leave(guest, sitting.id)
        if not self.connections.is_present(sitting.id, guest.person.id):
            sitting.note_absence(guest.person.id)
            sitting.onlookers.remove(guest.person.id)
            self.note_change(sitting)
        if sitting.stage == "over" and not self.connections.at(sitting.id) and sitting.id in self.sittings:
            self.remove(sitting)

    def note_match(self, sitting: Sitting) -> None:
        """Record that the match of a table may have new messages."""
        self._touched.add(sitting.id)

    def note_change(self, sitting: Sitting) -> None:
        """Record that the people, places or terms of a table have changed."""
        self._changed.add(sitting.id)
        self.lobby.note_table_change(sitting.id)

    # time

    def due(self) -> float | None:
        """Return the time of the next ``tick`` with work, in seconds of the clock; None if nothing is scheduled."""
        return min((due for due in (self._dues.earliest(), self.lobby.due()) if due is not None), default=None)

    def _note_new(self, table: str) -> None:
        """Set up a table that has just come to this server.

        Its server before can have been killed before it stored the end of the match; it is stored now.
        """
        sitting = self.sittings[table]
        if (club := sitting.setting.club) is not None:
            sitting.evening.round_clock.continue_until(club.ends, self.date())
        if sitting.match is not None and (sitting.match.match.is_over or sitting.setting.days):
            self.note_match(sitting)
        self.lobby.note_table_change(table)
        self._note_due(table)
        self._note_wait(table)

    def _note_due(self, table: str) -> None:
        """Schedule the next work of a table after a change there."""
        sitting = self.sittings.get(table)
        taken = self.turns.is_held_elsewhere(table)  # the end of that turn schedules it
        due = None if sitting is None or taken else self._due_of(sitting)
        self._dues.schedule(table, None if due is None else max(due, self.apart.skipped_until("table", table)))

    def _due_of(self, sitting: Sitting) -> float | None:
        """Return the time of the next work at a table; if that raises an error, the time of the next attempt."""
        due: list[float | None] = []
        if self.apart.attempt("table due", sitting.id, lambda: due.append(sitting.due())):
            return due[0]
        return self.apart.skipped_until("table due", sitting.id)

    def tick(self) -> None:
        """Do the work that is due at tables, and send the news."""
        tables = self._dues.pop_due(self._clock())
        while self._woken:
            tables.append(self._woken.popleft())
        for table in dict.fromkeys(tables):
            if table not in self.sittings:
                continue
            if self.turns.is_held_elsewhere(table):
                self._waiting_for_turn.add(table)
            elif not self.apart.is_skipped("table", table):
                self.begin_work(partial(self._go_on, table))
            self._note_due(table)
        self.send_news()

    def _wake_table(self, table: str) -> None:
        """Have the next ``tick`` look at a table. Any thread can call this."""
        self._woken.append(table)
        self._wake()

    def _is_due(self, sitting: Sitting) -> bool:
        due = sitting.due()
        return due is not None and due <= self._clock()

    def _go_on(self, table: str) -> None:
        """Pass computers' decisions to a table, do the work due there, and send its news."""
        with self.turns.turn(table):
            if (sitting := self.sittings.get(table)) is not None:
                self.apart.attempt("table", table, partial(self._go_on_at, sitting))
            self._note_due(table)

    def _go_on_at(self, sitting: Sitting) -> None:
        """Do the work of ``_go_on``; errors go to the caller."""
        self._pass_on_choices(self.sittings.inbox(sitting.id), sitting)
        if self._is_due(sitting):
            self._tick(sitting)
        if sitting.id in self._touched | self._changed:
            self._send_table_news(sitting.id)

    def _do_waiting_work(self, key: Hashable) -> None:
        """Do the work that waited for the end of a turn."""
        if isinstance(key, str):
            self._note_due(key)
        if key in self._waiting_for_turn:
            if isinstance(key, str):
                self._woken.append(key)
            self._waiting_for_turn.discard(key)
            self._wake()

    def _pass_on_choices(self, inbox: Inbox, sitting: Sitting) -> None:
        """Give a match the choices of its computers that have arrived."""
        while (item := inbox.take()) is not None:
            if isinstance(item, ThoughtFinished) and sitting.match is not None:
                sitting.match.take_thinker_answer(item.ticket, item.choice)

    def _tick(self, sitting: Sitting) -> None:
        """Do the work due at a table; after a failure of the store, try again ``STORE_RETRY_SECONDS`` seconds later."""
        try:
            before = sitting.setting
            if sitting.tick() or sitting.setting is not before:
                self.note_change(sitting)
        except StoreFailed:
            self.watch.note("not-kept", table=sitting.id)
            sitting.not_before = self._clock() + STORE_RETRY_SECONDS
            return
        self.note_match(sitting)

    # news

    def send_news(self) -> None:
        """Send all news of people, tables and the lobby to the connections."""
        while self._arrived:
            if (person := self._arrived.pop().person) is not None:
                self.apart.attempt("person", person.id, partial(self._tell_notices, person.id))
        for table in self._touched | self._changed:
            if self.turns.is_held_elsewhere(table):
                self._waiting_for_turn.add(table)
            elif table in self._touched | self._changed and not self.apart.is_skipped("table", table):
                with self.turns.turn(table):
                    self.apart.attempt("table", table, partial(self._send_table_news, table))
        self.apart.attempt("lobby", "", self.lobby.send_news)

    def _send_table_news(self, table: str) -> None:
        """Send all news of a table to the connections there."""
        sitting = self.sittings.get(table)
        noted = sitting is None or sitting.setting.played is None or self.rounds.note_results(sitting)
        settled = noted and (sitting is None or self._store_end(sitting))
        changed = table in self._changed
        self._touched.discard(table)
        self._changed.discard(table)
        connections, catches_up = self.connections, self.may_catch_up
        if sitting is not None and not send_table_news(connections, self.apart, sitting, changed, catches_up):
            self.note_change(sitting)  # a connection has to be told later
        if not settled:
            self._touched.add(table)
        self._note_due(table)
        self._note_wait(table)

    def _note_wait(self, table: str) -> None:
        """Note for calls the person that a table by turns waits for."""
        sitting = self.sittings.get(table)
        setting = None if sitting is None or sitting.stage != "playing" else sitting.setting
        awaited = None if setting is None else setting.awaited
        if setting is None or awaited is None or awaited.place is None:
            self.calls.note_wait(table, None)
        else:
            self.calls.note_wait(table, awaited, setting.places[awaited.place].person)

    def _store_end(self, sitting: Sitting) -> bool:
        """Store the end of a match if it is over; return False if the store failed."""
        before = sitting.setting
        try:
            if sitting.store_end():
                self.watch.note("match-over", table=sitting.id, game=sitting.setting.game)
        except StoreFailed:
            return False
        if sitting.setting is not before:
            self.note_change(sitting)
        return True

    def send_more(self, guest: Guest) -> None:
        """Send a connection more of the messages that it is missing, because it has room for them."""
        self.elsewhere.send_more(guest)
        self._touched.update(guest.unsent_tables)
        self.send_news()

    def close(self) -> None:
        """Close the matches and the store; the next run continues all tables."""
        matches = [(sitting.id, sitting.match) for sitting in self.sittings.values() if sitting.match is not None]
        self.apart.run_each("table", matches, lambda match: match.close())
        self.store.close()
