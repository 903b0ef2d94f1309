"""The house: everybody who is connected and every table, driven from outside. No socket, no clock of its own."""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable, Hashable
from functools import partial

from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox, Thought
from numeramis_access.server.beside import Turns
from numeramis_access.server.people import catching_up
from numeramis_access.server.people.allowance import Allowance, Counted
from numeramis_access.server.people.apart import Apart
from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.conversations import Conversations
from numeramis_access.server.people.dues import Dues
from numeramis_access.server.people.elsewhere import Elsewhere
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.limits import KNOWN, LIMITS, Limits
from numeramis_access.server.people.lobby_updates import LobbyUpdates
from numeramis_access.server.people.members import Members
from numeramis_access.server.people.owner_orders import OwnerOrders
from numeramis_access.server.people.passkeys import Passkeys
from numeramis_access.server.people.rounds import Rounds
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.sittings import Sittings
from numeramis_access.server.people.sweeping import Sweeping
from numeramis_access.server.stores.port import KeptTable, KnownPerson, StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.server.watch_log import UNWATCHED, Watch
from numeramis_access.tables.codec import write
from numeramis_access.tables.computers import Thinker
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import HousePush, Joined, Removed, TableClosed

#: tables without an owner that are taken over at once: other servers take some too
AT_ONCE = 20
#: seconds for which a store that has refused is not asked again by what is due at a table
STORE_RESTS = 0.5


class House:
    """All tables of a server and everybody who is connected.

    :param store: keeps people and tables. :param thinkers: makes the thinker of one table, which answers to the
        inbox; it is given the table's host, whose tables share what one person has.
    :param clock: seconds that only go forward. :param wake: called, from any thread, when ``tick`` has something to do.
    :param watch: takes note of what goes on. :param limits: for bad guests. :param date: seconds since 1970.
    :param begin: has something done that may wait for the store; whoever calls waits for it by default.
    :ivar turns: of connections, people and tables. :ivar apart: has an error at one member stop no other.
    :ivar may_catch_up: tells whether somebody who has missed much is
        told more now; where not, ``tell_more`` is called for them later.
    """

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        thinkers: Callable[[Inbox, str], Thinker],
        clock: Callable[[], float],
        wake: Callable[[], None] = lambda: None,
        watch: Watch = UNWATCHED,
        limits: Limits = LIMITS,
        date: Callable[[], float] = time.time,
        begin: Callable[[Callable[[], object]], object] = lambda work: work(),
    ) -> None:
        self.begin = begin
        self.may_catch_up: Callable[[Guest], bool] = lambda guest: True
        self.turns = Turns(self._free)
        self.store = store
        #: the secret by which this house is known again
        self.salt = store.salt()
        self.watch = watch
        self.apart = Apart(watch, clock)
        self.catalogue = catalogue
        self.members = Members(store)
        self.passkeys = Passkeys(store, clock)
        self.allowance = Allowance(clock, limits)
        self.banned = store.banned()
        self.blocks = Blocks(store)
        #: keys of devices that are void, as digests
        self.void = store.void()
        #: has the pages leave that were signed out; is given the home of the page that did so, empty for none
        self.pages_signed_out: Callable[[str], None] = lambda asked: None
        #: the other servers of this house
        self.elsewhere = Elsewhere()
        self.connections = Connections(lambda: self.elsewhere)
        self.conversations = Conversations(self.connections, self.blocks)
        self.sittings = Sittings(store, catalogue, thinkers, clock, self.turns, self._wake_table, self._note_new)
        self._clock = clock
        self.date = date
        self._wake = wake
        self._touched: set[str] = set()
        self._changed: set[str] = set()
        #: tables at which something waits for the end of another's turn
        self._later: set[Hashable] = set()
        self.lobby = LobbyUpdates(self.connections, self.sittings, self.blocks, self.apart, clock)
        self.sweeping = Sweeping(store, self.connections, self.sittings, self.apart, clock, self)
        self.rounds = Rounds(store, self.sittings, self.turns, self.apart, self)
        self.orders = OwnerOrders(store, self.connections, self.apart, self)
        #: connections of people who have just said who they are
        self._arrived: list[Guest] = []
        #: when each table has something to do, in seconds of the clock
        self._dues = Dues()
        #: tables that are to be looked at, whatever is due: a thought has come, or somebody's turn there has ended
        self._woken: deque[str] = deque()
        self.adopt()
        self.orders.see()

    # who comes and goes

    def note_identity(self, guest: Guest, person: KnownPerson) -> None:
        """Take note who is at the other end; where it was somebody else, that one is at no table by this connection."""
        if guest.person is None:
            self.watch.note("came", person=person.id)
        elif guest.person.id != person.id:
            self._unfollow_all(guest)
        guest.person = person
        self._arrived.append(guest)
        with contextlib.suppress(StoreFailed):  # then the next visit is noted
            self.members.note_visits([person.id], self.date())
        self.lobby.note_change()

    def note_gone(self, guest: Guest) -> None:
        """Take note that a connection has ended; its person is absent where no other one of theirs is left."""
        self.begin(partial(self._note_gone, guest))

    def _note_gone(self, guest: Guest) -> None:
        with self.turns.turn(guest):
            self.connections.all.discard(guest)
            if guest.person is not None:
                self.watch.note("went", person=guest.person.id)
            self.lobby.note_change()
            self._unfollow_all(guest)
        self.spread()

    def _unfollow_all(self, guest: Guest) -> None:
        """Have a connection told of no table any more."""
        self.elsewhere.note_gone(guest)
        for table in list(guest.told):
            with self.turns.turn(table):
                self.unfollow_table(guest, self.sittings.get(table))

    def _tell_notices(self, person: str) -> None:
        """Tell somebody who is here what came about while they were away, once."""
        guests = [guest for guest in self.connections.of(person) if not guest.far]
        if guests:
            with contextlib.suppress(StoreFailed):  # then the next time
                for line in self.store.take_notices(person):
                    for guest in guests:
                        guest.pass_on(line)

    def counted(self, guest: Guest) -> Counted:
        """Return as whom limits count a connection."""
        return guest.counted(lambda person: self.date() - person.since > KNOWN)

    def forget(self, guest: Guest, person: KnownPerson) -> None:
        """Delete all that is kept about somebody, who is nowhere any more: at no table, on no connection, in no list.

        :param guest: the connection that asks for it; it goes on with nobody there. :raises StoreFailed:
        """
        self.leave_all_tables(person.id)
        self.members.forget(person)
        self.elsewhere.drop_person(person.id)
        self.drop_person(person.id, guest)

    def drop_person(self, person: str, asks: Guest | None = None) -> None:
        """Have all connections of somebody end here who is known no more. :param asks: one that goes on."""
        for guest in self.connections.of(person):
            self._unfollow_all(guest)
            guest.person, guest.lobby = None, False
            if guest is not asks:
                guest.dismiss("deleted")
        for sitting in self.sittings.values():
            if sitting.log is not None and sitting.log.note_forgotten([person]):
                self.note_change(sitting)
        self.lobby.note_change()

    def keep_order(self) -> None:
        """Say that we live, and have those leave who are banned or whose key is void by now; to be called every second.

        Who has blocked whom may have changed at another server.

        :raises Lost: where the tables are another's now. :raises StoreFailed:
        """
        self.store.renew()
        steps: tuple[Callable[[], object], ...] = (
            self._see_bans, self.see_blocks, self.see_void, self.orders.see, self.rounds.look_elsewhere,
            self.sweeping.look,
        )  # fmt: skip
        self.apart.each("order", ((number, step) for number, step in enumerate(steps)), lambda step: step())
        self.spread()

    def _see_bans(self) -> None:
        """Have those leave who are banned by now. :raises StoreFailed:"""
        banned = self.store.banned()
        self.apart.each("person", ((person, person) for person in banned - self.banned), self._ban)
        self.banned = banned

    def _ban(self, person: str) -> None:
        """Have somebody leave who is banned. :raises StoreFailed:"""
        for guest in self.connections.of(person):
            guest.dismiss("banned")
        self.watch.note("banned", person=person)
        self.leave_all_tables(person)

    def see_blocks(self) -> None:
        """Take note of who has blocked whom by now. :raises StoreFailed:"""
        if self.blocks.look():
            self.lobby.note_change()

    def see_void(self, asked: str = "") -> None:
        """Have those leave whose key is void by now, with their pages. :param asked: home of the page that did so.

        :raises StoreFailed:
        """
        before, self.void = self.void, self.store.void()
        for guest in [guest for guest in self.connections.all if guest.device in self.void]:
            guest.sign_out()
        if self.void != before:
            self.pages_signed_out(asked)

    def sign_out(self, person: str, asks: Guest | None = None) -> None:
        """End all connections of a person here but the one that asks for it. :raises StoreFailed:"""
        for guest in [guest for guest in self.connections.of(person) if guest is not asks and not guest.far]:
            guest.sign_out()
        self.see_void(asks.home if asks is not None else "")

    def bring(self, person: str, push: HousePush, sender: str) -> None:
        """Tell a person what comes of somebody else, unless that one is blocked."""
        if not self.blocks.is_blocked(sender, by=person):
            self.connections.tell(person, push)

    # tables

    def adopt(self) -> None:
        """Take over all tables whose owner lives no more. :raises StoreFailed:"""
        while kept := self.store.adopt_orphans(AT_ONCE):
            self.apart.each("table", ((table.id, table) for table in kept), self._adopt)

    def _adopt(self, table: KeptTable) -> None:
        """Take over a table. :raises StoreFailed:"""
        self.sittings.take_in(table)
        self.watch.note("table-adopted", table=table.id)

    def give_up(self, sitting: Sitting) -> None:
        """Forget a table that is another server's now."""
        if sitting.match is not None:
            sitting.match.close()
        for guest in [guest for guest in self.connections.at(sitting.id) if guest.far]:
            guest.told.pop(sitting.id, None)
        self.remove(sitting)

    def remove(self, sitting: Sitting) -> None:
        """Forget a table."""
        self.sittings.remove(sitting.id)
        self._dues.note(sitting.id, None)
        self.lobby.table_changed(sitting.id)
        self.connections.forget(sitting.id)
        self.conversations.forget(sitting.id)

    def delete(self, sitting: Sitting) -> None:
        """Delete a table, here and in the store. :raises StoreFailed:"""
        if sitting.match is not None:
            sitting.match.close()
        self.store.remove(sitting.id)
        self.remove(sitting)

    def close_for_owner(self, table: str) -> bool:
        """End a table for good, where it is here, and tell all who are there; return whether it was here.

        :raises StoreFailed:
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

    def close_left(self, sitting: Sitting) -> None:
        """Delete a table that was left; the host of one that gathered is told on their next visit.

        :raises StoreFailed:
        """
        self.delete(sitting)
        self.lobby.note_change()
        if sitting.stage == "gathering" and (host := sitting.setting.host):
            self.store.notice(host, line_of(TableClosed(table=sitting.id, game=sitting.setting.game)))
            self._tell_notices(host)
        self.watch.note("table-left", table=sitting.id)

    def leave_table(self, sitting: Sitting, person: str) -> None:
        """Have somebody leave a table; one left by all before its match began is no more. :raises StoreFailed:"""
        there = [guest for guest in self.connections.of(person) if sitting.id in guest.told]
        if not sitting.stand_up(person) and not there:
            return  # they have left before
        for guest in there:
            self.unfollow_table(guest, sitting)
        self.note_change(sitting)
        if sitting.stage == "gathering" and not sitting.setting.host:
            self.delete(sitting)

    def leave_all_tables(self, person: str) -> None:
        """Have somebody leave all their tables. :raises StoreFailed:"""
        for table in [one.now.table for one in self.lobby.own(person)]:
            with self.turns.turn(table):
                if (sitting := self.sittings.get(table)) is not None and sitting.place_of(person) is not None:
                    self.leave_table(sitting, person)

    def follow_table(self, guest: Guest, sitting: Sitting, after: int) -> None:
        """Have a connection told of a table from now on, with what it missed after a number.

        Whoever has no place there watches. :raises StoreFailed:
        """
        sitting.fetch()
        self.rounds.look_for_results(sitting)
        if guest.person is not None and sitting.place_of(guest.person.id) is None:
            sitting.onlookers.add(guest.person)
        self.connections.join(guest, sitting.id)
        guest.told[sitting.id] = after
        if guest.person is not None:
            sitting.note_presence(guest.person.id)
        self.note_change(sitting)
        self.show_match(guest, sitting)
        self.conversations.say_again(guest, sitting.id)

    def follow_again(self, guest: Guest, sitting: Sitting, after: int) -> None:
        """Have a connection told of a table as before, after that was another server's."""
        self.follow_table(guest, sitting, after)
        if guest.person is not None:
            with contextlib.suppress(StoreFailed):  # then the seat can be taken back
                sitting.give_seat_back(guest.person.id)

    def show_match(self, guest: Guest, sitting: Sitting) -> None:
        """Tell a connection everything about the match there, once it has begun."""
        state = None if guest.person is None else sitting.state_for(guest.person.id)
        if state is not None:
            guest.say(Joined(table=sitting.id, state=write(state)))  # type: ignore[arg-type]

    def unfollow_table(self, guest: Guest, sitting: Sitting | None) -> None:
        """Have a connection told no more of a table; its person is absent there when this was the last one."""
        if sitting is None or guest.person is None:
            return
        guest.told.pop(sitting.id, None)
        self.connections.part(guest, sitting.id)
        if not self.connections.is_present(sitting.id, guest.person.id):
            sitting.note_absence(guest.person.id)
            sitting.onlookers.remove(guest.person.id)
            self.note_change(sitting)
        if sitting.stage == "over" and not self.connections.at(sitting.id) and sitting.id in self.sittings:
            self.remove(sitting)

    def note_match(self, sitting: Sitting) -> None:
        """Take note that something may have happened in the match of a table."""
        self._touched.add(sitting.id)

    def note_change(self, sitting: Sitting) -> None:
        """Take note that a table stands otherwise as a gathering of people."""
        self._changed.add(sitting.id)
        self.lobby.table_changed(sitting.id)

    # time

    def due(self) -> float | None:
        """Return when ``tick`` has something to do, in seconds of the clock, None for never by itself."""
        return min((due for due in (self._dues.first(), self.lobby.due()) if due is not None), default=None)

    def _note_new(self, table: str) -> None:
        """Take note that a table stands here from now on; the house that it comes from may have been killed before the
        end of its match was kept.
        """
        sitting = self.sittings[table]
        if (club := sitting.setting.club) is not None:
            sitting.round_clock.go_on(club.ends, self.date())
        if sitting.match is not None and sitting.match.match.over:
            self.note_match(sitting)
        self.lobby.table_changed(table)
        self._note_due(table)

    def _note_due(self, table: str) -> None:
        """Take note when a table has something to do, after whatever may have changed it."""
        sitting = self.sittings.get(table)
        taken = self.turns.taken(table)  # then it is looked at when that is over
        due = None if sitting is None or taken else self._due_of(sitting)
        self._dues.note(table, None if due is None else max(due, self.apart.until("table", table)))

    def _due_of(self, sitting: Sitting) -> float | None:
        """Return when a table has something to do; one that cannot tell is asked again later."""
        due: list[float | None] = []
        if self.apart.attempt("table due", sitting.id, lambda: due.append(sitting.due())):
            return due[0]
        return self.apart.until("table due", sitting.id)

    def tick(self) -> None:
        """Bring thoughts to their tables, do what is due, tell everybody; tables with nothing to do are not asked."""
        tables = self._dues.take(self._clock())
        while self._woken:
            tables.append(self._woken.popleft())
        for table in dict.fromkeys(tables):
            if table not in self.sittings:
                continue
            if self.turns.taken(table):
                self._later.add(table)
            elif not self.apart.is_aside("table", table):
                self.begin(partial(self._go_on, table))
            self._note_due(table)
        self.spread()

    def _wake_table(self, table: str) -> None:
        """Have a table looked at; called from any thread."""
        self._woken.append(table)
        self._wake()

    def _is_due(self, sitting: Sitting) -> bool:
        due = sitting.due()
        return due is not None and due <= self._clock()

    def _go_on(self, table: str) -> None:
        """Bring thoughts to a table, do what is due there, tell everybody."""
        with self.turns.turn(table):
            if (sitting := self.sittings.get(table)) is not None:
                self.apart.attempt("table", table, partial(self._go_on_at, sitting))
            self._note_due(table)

    def _go_on_at(self, sitting: Sitting) -> None:
        """Do at a table what ``_go_on`` says."""
        self._bring(self.sittings.inbox(sitting.id), sitting)
        if self._is_due(sitting):
            self._tick(sitting)
        if sitting.id in self._touched | self._changed:
            self._tell(sitting.id)

    def _free(self, key: Hashable) -> None:
        """Have that done which had to wait for the end of a turn."""
        if isinstance(key, str):
            self._note_due(key)
        if key in self._later:
            if isinstance(key, str):
                self._woken.append(key)
            self._later.discard(key)
            self._wake()

    def _bring(self, inbox: Inbox, sitting: Sitting) -> None:
        while (item := inbox.take()) is not None:
            if isinstance(item, Thought) and sitting.match is not None:
                sitting.match.take_thought(item.ticket, item.choice)

    def _tick(self, sitting: Sitting) -> None:
        """Do what is due at a table; what the store does not take now is due again a little later."""
        try:
            if sitting.tick():
                self.note_change(sitting)
        except StoreFailed:
            self.watch.note("not-kept", table=sitting.id)
            sitting.not_before = self._clock() + STORE_RESTS
            return
        self.note_match(sitting)

    # telling

    def spread(self) -> None:
        """Tell everybody what they do not know yet."""
        while self._arrived:
            if (person := self._arrived.pop().person) is not None:
                self.apart.attempt("person", person.id, partial(self._tell_notices, person.id))
        for table in self._touched | self._changed:
            if self.turns.taken(table):
                self._later.add(table)
            elif table in self._touched | self._changed and not self.apart.is_aside("table", table):
                with self.turns.turn(table):
                    self.apart.attempt("table", table, partial(self._tell, table))
        self.apart.attempt("lobby", "", self.lobby.tell)

    def _tell(self, table: str) -> None:
        """Tell those at a table what they do not know yet."""
        sitting = self.sittings.get(table)
        noted = sitting is None or self.rounds.note_results(sitting)
        settled = noted and (sitting is None or self._settle(sitting))
        changed = table in self._changed
        self._touched.discard(table)
        self._changed.discard(table)
        if sitting is not None and not catching_up.spread(
            self.connections, self.apart, sitting, changed, self.may_catch_up
        ):
            self.note_change(sitting)  # they are told later
        if not settled:
            self._touched.add(table)
        self._note_due(table)

    def _settle(self, sitting: Sitting) -> bool:
        """Keep that a match is over; return False where that has to be done again."""
        try:
            if sitting.settle():
                self.note_change(sitting)
                self.watch.note("match-over", table=sitting.id, game=sitting.setting.game)
        except StoreFailed:
            return False
        return True

    def tell_more(self, guest: Guest) -> None:
        """Tell a connection more of what it has missed: there is room again."""
        self.elsewhere.tell_more(guest)
        self._touched.update(guest.owed)
        self.spread()

    def close(self) -> None:
        """Leave all tables as they are; they are continued when the house is opened again."""
        matches = [(one.id, one.match) for one in self.sittings.values() if one.match is not None]
        self.apart.each("table", matches, lambda match: match.close())
        self.store.close()
