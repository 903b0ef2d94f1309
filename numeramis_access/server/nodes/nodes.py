"""One server among several of a house: it handles the bus's messages and looks for changes twice a second.

The store decides which servers are alive and which server owns which table. The bus carries requests, messages, the
people and tables of each server, and heartbeats. Any of these can be lost; servers then ask again.
"""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain

import msgspec

from numeramis_access.server.bus.port import Bus
from numeramis_access.server.nodes import wire
from numeramis_access.server.nodes.gateway import Gateway
from numeramis_access.server.nodes.owner import Owner, ReceiveRequest
from numeramis_access.server.nodes.presence import Presences
from numeramis_access.server.people.elsewhere import OtherServers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson, StoreFailed
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import HousePush, Waiting
from numeramis_access.tables.request_fields import AtTable

#: subject of all servers of a house; prefix of the subject of one server
ALL_SERVERS_SUBJECT, ONE_SERVER_PREFIX = "tables.all", "tables.one."
#: seconds between two looks at the owned tables, while the same servers live
OWNED_TABLES_SECONDS = 1.0
#: messages to all servers of this many bytes or more are compressed
MIN_COMPRESSED_BYTES = 1000


class Nodes(OtherServers):
    """This server among the others of its house.

    :param house: the house on this server.
    :param bus: connects the servers.
    :param receive: takes the house, a guest and a request's line, and lets the house answer; returns False for a
        malformed line.
    :param clock: returns monotonic seconds.
    :ivar store_doubted: whether a call of the store has failed since the last successful test.
    """

    has_tables = True

    def __init__(self, house: House, bus: Bus, receive: ReceiveRequest, clock: Callable[[], float]) -> None:
        self._house = house
        self._bus = bus
        self._clock = clock
        self._me = house.store.owner
        self._alive: dict[str, str] = {self._me: ""}
        self._gateway = Gateway(house, self._say_to, receive, clock)
        self._owner = Owner(house, self._say_to, receive)
        self._presences = Presences()
        self._settle_at = float("-inf")
        self.store_doubted = False
        #: tables whose players here were told that the store is away, by connection
        self._told_away: set[tuple[Guest, str]] = set()
        self._gone = False
        bus.listen(ONE_SERVER_PREFIX + self._me, self._hear, self._gateway.ask_all_again)
        bus.listen(ALL_SERVERS_SUBJECT, self._hear_all, self._tell_whole)

    def _say_to(self, node: str, word: wire.AnyServerMessage) -> None:
        self._bus.send(ONE_SERVER_PREFIX + node, wire.write_server_message(word))

    @property
    def is_alone(self) -> bool:
        """Return whether no other server of the house is alive."""
        return len(self._alive) < 2

    # calls by the house

    def forward_request(self, guest: Guest, request: AtTable, line: bytes) -> bool:
        """Forward a request if another server owns its table; return whether the request was taken, as in
        ``Gateway.forward_request``.

        :param guest: the connection. :param request: the request in its read form.
        :param line: the request as received.
        :raises StoreFailed: if the store cannot say who owns the table.
        """
        return self._gateway.forward_request(guest, request, line)

    def note_gone(self, guest: Guest) -> None:
        """Tell the other servers that a connection has ended."""
        self._gateway.note_gone(guest)

    def send_more(self, guest: Guest) -> None:
        """Ask other servers for more messages for a connection that has sent the previous ones to its client."""
        self._gateway.send_more(guest)

    def people(self) -> Iterable[KnownPerson]:
        """Return the people connected to other servers."""
        return chain.from_iterable(there.people.values() for there in self._presences.others.values())

    def tables(self) -> Iterable[Listing]:
        """Return the unfinished tables of other servers."""
        return chain.from_iterable(there.tables.values() for there in self._presences.others.values())

    def pass_on(self, person: str, push: HousePush) -> None:
        """Send a push to all connections of a person at other servers.

        :param person: id of the person. :param push: the message.
        """
        self._bus.send(
            ALL_SERVERS_SUBJECT,
            wire.write_server_message(wire.PassOn(node=self._me, person=person, line=line_of(push))),
        )

    def sign_out(self, person: str) -> None:
        """End all connections of a person at other servers. :param person: id of the person."""
        self._bus.send(ALL_SERVERS_SUBJECT, wire.write_server_message(wire.SignOut(node=self._me, person=person)))

    def drop_person(self, person: str) -> None:
        """Remove a deleted person from all tables of other servers, and end their connections there.

        :param person: id of the person.
        """
        self._bus.send(ALL_SERVERS_SUBJECT, wire.write_server_message(wire.Forgotten(node=self._me, person=person)))

    def nodes(self) -> list[str]:
        """Return the sorted names of the living servers; empty if this is the only one."""
        return [] if self.is_alone else sorted(self._alive)

    def addresses(self) -> list[str]:
        """Return the addresses for clients of all living servers, this one last; empty if no other server has an
        address.
        """
        others = [address for node, address in self._alive.items() if node != self._me and address]
        own = self._alive.get(self._me, "")
        return [*others, own] if own and others else []

    # messages from the bus

    def _hear(self, body: bytes) -> None:
        """Handle a message to this server; after ``leave`` ignore it, because gateways ask the next owners again."""
        if self._gone:
            return
        match _read(body):
            case wire.Ask() as ask:
                self._house.begin_work(partial(self._owner.answer_request, ask))
            case wire.More() as more:
                self._owner.send_more(more)
            case wire.Tell() as tell:
                self._gateway.pass_to_connection(tell)
            case wire.NotMine() as said:
                self._gateway.find_owner(said)
            case wire.Dismiss(connection=connection, code=code):
                self._gateway.dismiss(connection, code)
            case wire.ConnectionEnded(node=node, connection=connection):
                self._owner.note_ended(node, connection)
            case wire.Heartbeat() as beat:
                self._owner.take_heartbeat(beat)
                self._gateway.take_heartbeat(beat)

    def _hear_all(self, body: bytes) -> None:
        """Handle a message to all servers."""
        match _read(zlib.decompress(body) if body.startswith(b"\x78") else body):
            case wire.Here(node=node) as here if node != self._me:
                if self._presences.take(here):
                    self._house.lobby.note_change()
            case wire.Leaving(node=node) if node != self._me:
                self._presences.others.pop(node, None)
                self._alive.pop(node, None)
                self._settle_at = float("-inf")
                self._house.begin_work(self.tick)
            case wire.Forgotten(node=node, person=person) if node != self._me:
                self._house.begin_work(partial(self._forget, person))
            case wire.PassOn(node=node, person=person, line=line) if node != self._me:
                for guest in self._house.connections.of(person):
                    guest.pass_on(line)
            case wire.SignOut(node=node, person=person) if node != self._me:
                with contextlib.suppress(StoreFailed):  # the next look reads the void keys
                    self._house.sign_out(person)

    def _forget(self, person: str) -> None:
        """Let a deleted person leave all tables here and end their connections."""
        with contextlib.suppress(StoreFailed):  # then the seat stays taken until all have left the table
            self._house.leave_all_tables(person)
        self._house.drop_person(person)
        self._house.send_news()

    def _tell_whole(self) -> None:
        """Send the full presence next time, after a possible loss; the others send theirs within seconds."""
        self._presences.tell_whole()

    # as time passes

    def tick(self) -> None:
        """Find the living servers, take tables without an owner, give up tables owned elsewhere, and send a heartbeat;
        while the store fails, tell the players here. Do nothing after ``leave``. Call it twice a second.
        """
        if self._gone:
            return
        with self._house.turns.turn("look"):
            self._look()

    def _look(self) -> None:
        try:
            self._find_alive()
            self._test_store()
            self._tell_store_back()  # before _settle gives tables up, so that their players hear it too
            if self._clock() >= self._settle_at:
                self._settle()
                self._settle_at = self._clock() + OWNED_TABLES_SECONDS
        except StoreFailed:
            self._tell_store_away()
        self._owner.note_alive(self._alive)
        for node in [node for node in self._presences.others if node not in self._alive]:
            del self._presences.others[node]
            self._house.lobby.note_change()
        self._gateway.find_owners(self._alive, self._bus.is_up)
        if len(self._alive) > 1:
            self._beat()
            self._tell_here()

    def _find_alive(self) -> None:
        """Read the living servers; if they changed, settle the tables at once.

        :raises StoreFailed: when the store fails."""
        alive = self._house.store.living_owners()
        if alive.keys() != self._alive.keys():
            self._settle_at = float("-inf")
        self._alive = alive

    def _settle(self) -> None:
        """Own the tables that the store gives this server, and no others. :raises StoreFailed: when the store fails."""
        owned = self._house.store.owned_tables()
        for sitting in [
            sitting for sitting in self._house.sittings.values() if sitting.stage != "over" and sitting.id not in owned
        ]:
            self._house.begin_work(partial(self._give_up, sitting))
        if not self._house.turns.is_held_elsewhere("adopt"):
            self._house.begin_work(self._adopt)

    def _adopt(self) -> None:
        """Take tables without an owner; a later look repeats a failure."""
        with self._house.turns.turn("adopt"), contextlib.suppress(StoreFailed):
            self._house.adopt()

    def _give_up(self, sitting: Sitting) -> None:
        """Give up a table that another server owns, and link its connections to that server."""
        with self._house.turns.turn(sitting.id), contextlib.suppress(StoreFailed):
            if self._house.sittings.get(sitting.id) is sitting and sitting.id not in self._house.store.owned_tables():
                guests = list(self._house.connections.at(sitting.id))
                self._house.release_table(sitting)
                self._gateway.note_move(sitting, guests)

    def _test_store(self) -> None:
        """Write to a store that has failed: a full disk can still be read. :raises StoreFailed: when it still fails."""
        if self.store_doubted:
            self._house.store.check_writable()
            self.store_doubted = False

    def _tell_store_away(self) -> None:
        """Tell the players here that the store is away; tell newcomers too, and each of them once."""
        there = {(guest, table) for guest in self._house.connections.all for table in guest.told}
        for guest, table in there - self._told_away:
            guest.say(Waiting(table=table, what="store"))
        self._told_away = there

    def _tell_store_back(self) -> None:
        """Tell the players who know that the store was away that it is back."""
        for guest, table in self._told_away:
            if table in guest.told:
                guest.say(Waiting(table=table, what=""))
        self._told_away = set()

    def _beat(self) -> None:
        connections, tables = self._gateway.connections(), self._owner.tables()
        for node in self._alive:
            if node != self._me:
                common = tuple(connections.get(node, ()))
                self._say_to(node, wire.Heartbeat(node=self._me, connections=common, tables=tables.get(node, {})))

    def _tell_here(self) -> None:
        """Send the news of this server's people and tables to the others."""
        house = self._house
        news = self._presences.news(self._me, house.connections.people(), house.lobby.tables(), self._clock())
        if news is not None:
            body = wire.write_server_message(news)
            self._bus.send(ALL_SERVERS_SUBJECT, body if len(body) < MIN_COMPRESSED_BYTES else zlib.compress(body, 1))

    def leave(self) -> None:
        """Leave the house in order, so that the others can take the tables at once.

        :raises StoreFailed: if the store fails.
        """
        self._gone = True
        self._house.store.release()
        self._bus.send(ALL_SERVERS_SUBJECT, wire.write_server_message(wire.Leaving(node=self._me)))


def _read(body: bytes) -> wire.AnyServerMessage | None:
    """Return a decoded message, None for one of an unknown kind."""
    try:
        return wire.read_server_message(body)
    except msgspec.DecodeError:
        return None
