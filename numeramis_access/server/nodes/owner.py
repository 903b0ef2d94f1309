"""The owner: answers requests that other servers forward about tables of this server."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import partial

from numeramis_access.server.nodes.wire import AnyServerMessage, Ask, Dismiss, Heartbeat, More, NotMine, Tell
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import Denied, Done, HousePush, OfTable, Told

#: bytes of match messages sent to a connection before it confirms them
MAX_UNCONFIRMED_BYTES = 64 * 1024
#: kept answers for each connection, for repeated requests; as many requests can be open
MAX_KEPT_ANSWERS = 64

#: lets a house answer a guest's request
ReceiveRequest = Callable[[House, Guest, bytes], bool]


class FarGuest(Guest):
    """A connection of a client to another server (a gateway), which forwards its requests about tables here.

    :param me: name of this server.
    :param node: name of the other server.
    :param connection: number of the connection there.
    :param address: address of the client, for limits.
    :param say_to: takes the name of a server and a message, and sends it the message.
    :ivar going: bytes of match messages sent since the last confirmation.
    :ivar asked: the request that is being answered, None between requests.
    :ivar answers: the latest answers by number of the request.
    """

    is_far = True

    def __init__(
        self, me: str, node: str, connection: int, address: str, say_to: Callable[[str, AnyServerMessage], None]
    ) -> None:
        super().__init__(lambda line: None, address, lambda: None, lambda: self.going < MAX_UNCONFIRMED_BYTES)
        #: bytes of match messages sent since the last confirmation
        self.going = 0
        self.node = node
        self.connection = connection
        self.asked: Ask | None = None
        self.answers: OrderedDict[int, Tell] = OrderedDict()
        self._me = me
        self._say_to = say_to

    def say(self, push: HousePush) -> int:
        """Send a push to the connection through its server; return the number of bytes. An answer to a request is
        remembered for repeated requests.

        :param push: the message.
        """
        asked = self.asked
        table = push.table if isinstance(push, OfTable) else "" if asked is None else asked.table
        number = asked.number if isinstance(push, Done | Denied) and asked is not None else 0
        numbers = [message["number"] for message in push.messages] if isinstance(push, Told) else [0]
        line = line_of(push)
        self.going += len(line) if isinstance(push, Told) else 0
        tell = Tell(
            node=self._me, connection=self.connection, table=table, line=line, re=number,
            first=numbers[0], last=numbers[-1], more=isinstance(push, Told) and not self.has_room(),
        )  # fmt: skip
        if number:
            self.answers[number] = tell
            if len(self.answers) > MAX_KEPT_ANSWERS:
                self.answers.popitem(last=False)
        self._say_to(self.node, tell)
        return len(line)

    def dismiss(self, code: str) -> None:
        """Ask the connection's own server to end it, for code ``restored`` only; that server knows all other reasons
        itself.

        :param code: a code of ``bye`` in ``tables/PROTOCOL.md``.
        """
        if code == "restored":
            self._say_to(self.node, Dismiss(node=self._me, connection=self.connection, code=code))


class Owner:
    """Answers requests that other servers forward.

    :param house: the house on this server.
    :param say_to: takes the name of a server and a message, and sends it the message.
    :param receive: takes the house, a guest and a request's line, and lets the house answer; returns False for a
        malformed line.
    """

    def __init__(self, house: House, say_to: Callable[[str, AnyServerMessage], None], receive: ReceiveRequest) -> None:
        self._house = house
        self._me = house.store.owner
        self._say_to = say_to
        self._receive = receive
        self._guests: dict[tuple[str, int], FarGuest] = {}

    def answer_request(self, ask: Ask) -> None:
        """Answer a forwarded request; a repeated request gets the same answer. This server first takes a table that has
        no owner. If another server owns the table, answer with ``NotMine``; if the guest's connection has ended, do not
        answer.

        :param ask: the request, with the connection and the number by which a repetition is recognised.
        """
        if not self._claim(ask.table):
            self._say_to(ask.node, NotMine(node=self._me, connection=ask.connection, table=ask.table))
            return
        guest = self._guest(ask)
        with self._house.turns.turn(guest):
            if guest not in self._house.connections.all:
                return  # it has ended; a gateway that still needs an answer asks again
            if (before := guest.answers.get(ask.number)) is not None:
                self._say_to(ask.node, before)
                return
            guest.going = 0
            guest.person, guest.language, guest.asked = ask.person, ask.language, ask
            self._receive(self._house, guest, ask.line)
            guest.asked = None

    def _claim(self, table: str) -> bool:
        """Return whether this server owns a table; take one without an owner."""
        if table not in self._house.sittings:
            with contextlib.suppress(StoreFailed):
                if (kept := self._house.store.claim(table)) is not None and kept.stage != "over":
                    self._house.sittings.take_in(kept)
        return table in self._house.sittings

    def _guest(self, ask: Ask) -> FarGuest:
        guest = self._guests.get((ask.node, ask.connection))
        if guest is None:
            guest = FarGuest(self._me, ask.node, ask.connection, ask.address, self._say_to)
            self._guests[ask.node, ask.connection] = guest
            self._house.connections.all.add(guest)
        return guest

    def send_more(self, more: More) -> None:
        """Send a connection at another server the next messages that it has not received; an ended connection gets
        none.

        :param more: that server's request.
        """
        if (guest := self._guests.get((more.node, more.connection))) is not None:
            guest.going = 0
            self._house.begin_work(partial(self._house.send_more, guest))

    def note_ended(self, node: str, connection: int) -> None:
        """Remove a connection that has ended at another server; an unknown one has no effect.

        :param node: name of that server.
        :param connection: number of the connection there.
        """
        if (guest := self._guests.pop((node, connection), None)) is not None:
            self._house.note_gone(guest)

    def take_heartbeat(self, beat: Heartbeat) -> None:
        """Take another server's heartbeat: remove its connections that the heartbeat no longer lists."""
        there = set(beat.connections)
        ended = [key for key in self._guests if key[0] == beat.node and key[1] not in there]
        self._house.apart.run_each("link", ((key, key) for key in ended), lambda key: self.note_ended(*key))

    def note_alive(self, nodes: Collection[str]) -> None:
        """Remove the connections of servers that are no longer alive. :param nodes: names of the living servers."""
        ended = [key for key in self._guests if key[0] not in nodes]
        self._house.apart.run_each("link", ((key, key) for key in ended), lambda key: self.note_ended(*key))

    def tables(self) -> dict[str, dict[str, int]]:
        """Return for each other server the tables that its connections follow, each with the number of its last
        message.
        """
        by_node: dict[str, dict[str, int]] = {}
        for guest in self._guests.values():
            tables = by_node.setdefault(guest.node, {})
            for table in guest.told:
                sitting = self._house.sittings.get(table)
                if sitting is not None and table not in tables:
                    tables[table] = 0 if sitting.match is None else sitting.match.number
        return by_node
