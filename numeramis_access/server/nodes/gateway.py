"""The gateway: forwards requests of connections here to tables of other servers, and their messages back.

It repeats a request until the table's current owner answers, and asks for the messages after the last one that arrived.
So a dead server or a broken network costs only time.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import NamedTuple

from numeramis_access.server.nodes.owner import ReceiveRequest
from numeramis_access.server.nodes.wire import AnyServerMessage, Ask, ConnectionEnded, Heartbeat, More, NotMine, Tell
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.members import possible_codes
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson, StoreFailed
from numeramis_access.tables.protocol import head_of, line_of
from numeramis_access.tables.pushes import Done, Waiting
from numeramis_access.tables.request_fields import AtTable
from numeramis_access.tables.requests import Records
from numeramis_access.tables.table_requests import After, Enter, Leave, WatchTable

#: seconds without an answer or heartbeat until the gateway looks for the owner again; seconds between two tries
SILENCE_SECONDS, RETRY_SECONDS = 2.0, 0.9
#: code of an owner that cannot tell a table's messages now, but later
NOT_NOW_CODE = "not-kept"
#: seconds of silence until a player is told about the wait for another server
WAITING_NOTICE_SECONDS = 1.5


class _Open(NamedTuple):
    """An unanswered request. :param own: the gateway's own request, to follow the table again."""

    line: bytes
    leaves: bool = False
    enters: bool = False
    own: bool = False


class Link:
    """The state of one connection here at one table of another server. Times are in seconds of the clock.

    :param guest: the connection.
    :param connection: number of the connection.
    :param table: id of the table.
    :param owner: name of the server that owns the table.
    :param now: the current time in seconds of the clock.
    :ivar owner: last known owner of the table.
    :ivar known: number of the last message that arrived.
    :ivar told: whether the connection receives the table's messages.
    :ivar watches: whether it is an onlooker.
    :ivar open: unanswered requests by number.
    :ivar heard: time of the owner's last message.
    :ivar tried: time of the last search for the owner, or of the first open request.
    :ivar behind: whether a message is missing or the owner has changed.
    :ivar waits: whether the player was told to wait.
    """

    def __init__(self, guest: Guest, connection: int, table: str, owner: str, now: float) -> None:
        self.guest = guest
        self.connection = connection
        self.table = table
        self.owner = owner
        self.known = 0
        self.told = False
        self.watches = False
        self.open: OrderedDict[int, _Open] = OrderedDict()
        self.heard = self.tried = now
        self.behind = False
        self.waits = False

    def is_search_due(self, now: float, alive: Collection[str]) -> bool:
        """Return whether it is time to look again for the server that owns the table.

        :param now: the current time in seconds of the clock.
        :param alive: names of the living servers.
        """
        tried = now - self.tried
        if self.behind or self.owner not in alive:
            return tried > RETRY_SECONDS / 2
        return (tried > RETRY_SECONDS and now - self.heard > SILENCE_SECONDS) or (
            bool(self.open) and tried > SILENCE_SECONDS
        )


class Gateway:
    """Forwards requests of connections here to tables of other servers, and their messages back. For each connection at
    such a table it has a ``Link``.

    :param house: the house on this server.
    :param say_to: takes the name of a server and a message, and sends it the message.
    :param receive: takes the house, a guest and a request's line, and lets this house answer; returns False for a
        malformed line.
    :param clock: returns monotonic seconds.
    """

    def __init__(
        self,
        house: House,
        say_to: Callable[[str, AnyServerMessage], None],
        receive: ReceiveRequest,
        clock: Callable[[], float],
    ) -> None:
        self._house = house
        self._me = house.store.owner
        self._say_to = say_to
        self._receive = receive
        self._clock = clock
        self._numbers = 0
        #: address for clients of each living server
        self._reached: Mapping[str, str] = {}
        self._connections: dict[Guest, int] = {}
        self._links: dict[tuple[int, str], Link] = {}

    # requests to owners

    def forward_request(self, guest: Guest, request: AtTable, line: bytes) -> bool:
        """Take a request for a table that another server owns: forward it, or answer with that server's address if the
        guest asked to follow. Return whether the request was taken.

        It is not taken, and the house here answers, if the table is here, if no living server owns it (this server then
        takes the table), if the guest may guess no more codes, if the guest is another server's or has no person, and
        for ``Records``, which any server can read.

        :param guest: the guest who sent it.
        :param request: the request in its read form.
        :param line: the request as received.
        :raises StoreFailed: if the store cannot say who owns the table.
        """
        if guest.is_far or guest.person is None or isinstance(request, Records):
            return False
        if request.table in self._house.sittings:
            return False
        enters = isinstance(request, Enter | WatchTable)
        if enters and not self._may_guess(guest, guest.person, request.table):
            return False
        if isinstance(request, Enter) and request.follow and (server := self._server_of(request.table)):
            guest.say(Done(re=request.id, answer={"server": server}))
            return True
        link = self._links.get((self._connections.get(guest, 0), request.table)) or self._find_link(
            guest, request.table
        )
        if link is None:
            return False
        if isinstance(request, Enter | WatchTable):
            link.known, link.watches = request.after, isinstance(request, WatchTable)
        elif isinstance(request, After):
            link.known = request.number
        self._ask(link, _Open(line, leaves=isinstance(request, Leave), enters=enters))
        return True

    def _may_guess(self, guest: Guest, person: KnownPerson, code_or_id: str) -> bool:
        """Return whether a person may guess another code; if not, the house answers with the reason.

        :param code_or_id: code or id of a table.
        """
        house = self._house
        return not house.allowance.wait_seconds("codes", house.counted_guest(guest)) or house.lobby.is_own(
            person.id, code_or_id
        )

    def _find_link(self, guest: Guest, code_or_id: str) -> Link | None:
        """Return a link to a table of another server by id or code; None for a table of this server or no table.

        :param code_or_id: code or id of the table.
        """
        where = self._owner_of(code_or_id)
        if where is None or where[1] == self._me:
            return None
        return self._link(guest, *where)

    def _link(self, guest: Guest, table: str, owner: str) -> Link:
        """Return the link of a connection to a table elsewhere; make it if needed. :param owner: owner of the table."""
        if guest not in self._connections:
            self._numbers += 1
            self._connections[guest] = self._numbers
        key = self._connections[guest], table
        return self._links.setdefault(key, Link(guest, *key, owner, self._clock()))

    def _server_of(self, code_or_id: str) -> str:
        """Return the address for clients of a table's server; empty if unknown or if it is this server.

        :param code_or_id: code or id of the table. :raises StoreFailed: when the store cannot tell the owner.
        """
        where = self._owner_of(code_or_id)
        return "" if where is None or where[1] == self._me else self._reached.get(where[1], "")

    def _owner_of(self, code_or_id: str) -> tuple[str, str] | None:
        """Return the id and the owner of a table; this server takes a table without an owner.

        Returns None for no table or a finished one.

        :param code_or_id: code or id of the table. :raises StoreFailed: when the store cannot tell the owner.
        """
        store = self._house.store
        places = map(store.table_and_owner, (code_or_id, *possible_codes(code_or_id)))
        where = next((place for place in places if place is not None), None)
        if where is not None and where[0] not in self._house.sittings and where[1] in ("", self._me):
            if (kept := store.claim(where[0])) is None:
                return store.table_and_owner(where[0])
            self._house.sittings.take_in(kept)
            return kept.id, self._me
        return where

    def _ask(self, link: Link, request: _Open) -> None:
        self._numbers += 1
        if not link.open and not link.behind:  # frequent requests must not delay the repair of a gap
            link.tried = self._clock()
        link.open[self._numbers] = request
        self._hand_on(link, self._numbers)

    def _hand_on(self, link: Link, number: int) -> None:
        guest = link.guest
        if guest.person is not None:
            self._say_to(link.owner, Ask(
                node=self._me, connection=link.connection, number=number, table=link.table, person=guest.person,
                address=guest.address, language=guest.language, line=link.open[number].line,
            ))  # fmt: skip

    # messages from owners

    def pass_to_connection(self, tell: Tell) -> None:
        """Pass a message of a table's owner to its connection. After a gap ask for the missing messages instead; ignore
        a repeated answer, a server that no longer owns the table, and an unknown connection.

        :param tell: the message, with the number of the connection here.
        """
        link = self._links.get((tell.connection, tell.table))
        if link is None or link.owner != tell.node:
            return
        self._note_heard(link)
        if tell.last and tell.first > link.known + 1:
            self._mend(link)
            return
        link.known = max(link.known, tell.last)
        request = link.open.pop(tell.re, None) if tell.re else None
        if tell.re and request is None:
            return  # a repeated answer
        if request is not None and request.own and head_of(tell.line).code == NOT_NOW_CODE:
            self._mend(link)  # the store fails now; try again later
            return
        if request is None or not request.own:
            link.guest.pass_on(tell.line)
        if request is not None:
            self._house.allowance.charge("answers", self._house.counted_guest(link.guest), len(tell.line))
        if tell.more:
            link.guest.unsent_tables.add(link.table)
            if link.guest.has_room():
                self.send_more(link.guest)
        self._settle(link, request, tell.line)

    def send_more(self, guest: Guest) -> None:
        """Ask the owners for more messages of tables elsewhere, because a connection has sent the previous ones to its
        client.
        """
        for link in self._links.values():
            if link.guest is guest and link.table in guest.unsent_tables:
                guest.unsent_tables.discard(link.table)
                self._say_to(link.owner, More(node=self._me, connection=link.connection))

    def _settle(self, link: Link, request: _Open | None, line: bytes) -> None:
        """Update whether the connection follows the table; drop an unused link."""
        head = head_of(line)
        done = head.kind == "done" and not head.waits
        if request is not None and (request.enters or request.own):
            link.told = done or (link.told and not request.own)
        if (request is not None and request.leaves and done) or head.kind == "removed":
            link.told = False
        if not link.told and not link.open:
            self._drop(link)

    def _note_heard(self, link: Link) -> None:
        link.heard = self._clock()
        if link.waits:
            link.waits = False
            link.guest.say(Waiting(table=link.table, what=""))

    def find_owner(self, said: NotMine) -> None:
        """Search for the new owner of a table, unless the link of the connection already names another owner.

        :param said: a server's answer that it does not own the table.
        """
        link = self._links.get((said.connection, said.table))
        if link is not None and link.owner == said.node:
            self._mend(link)

    def dismiss(self, connection: int, code: str) -> None:
        """End a connection here; without effect if it has ended already.

        :param connection: number of the connection.
        :param code: a code of ``bye`` in ``tables/PROTOCOL.md``.
        """
        for guest in [guest for guest, number in self._connections.items() if number == connection]:
            guest.dismiss(code)

    def take_heartbeat(self, beat: Heartbeat) -> None:
        """Take the heartbeat of a server: its tables count as heard from, and messages are requested again if the
        heartbeat shows that they are missing here.
        """
        theirs = [(key, link) for key, link in self._links.items() if link.owner == beat.node]
        self._house.apart.run_each("link", theirs, lambda link: self._compare(link, beat))

    def _compare(self, link: Link, beat: Heartbeat) -> None:
        """Ask for missed messages of one table, by the heartbeat's last number."""
        self._note_heard(link)
        comes = any(request.own or request.enters for request in link.open.values())
        counts = link.told and not link.watches and not comes  # onlookers can have a delay
        if counts and beat.tables.get(link.table, link.known + 1) > link.known:
            self._mend(link)

    def ask_all_again(self) -> None:
        """Ask for the messages of all tables elsewhere again, after a possible loss."""
        self._house.apart.run_each("link", list(self._links.items()), self._mend)

    def _mend(self, link: Link) -> None:
        """Rejoin the table now, or at the next look after a recent try, so that a loss causes no flood."""
        link.behind = True
        if self._clock() - link.tried > RETRY_SECONDS / 2:
            self._look_again(link)

    def _look_again(self, link: Link) -> None:
        """Begin to rejoin the table, beside the current work."""
        link.tried = self._clock()
        self._house.begin_work(partial(self._rejoin, link))

    def _rejoin(self, link: Link) -> None:
        """Find the owner of a table, follow it from the last number on, and repeat the open requests."""
        link.tried = self._clock()
        try:
            where = self._owner_of(link.table)
        except StoreFailed:
            return
        if self._links.get((link.connection, link.table)) is not link:
            return  # the link has ended meanwhile
        if where is None or where[1] == self._me:
            with contextlib.suppress(StoreFailed):  # a later look tries again
                link.behind = True
                self._answer_here(link)
            return
        link.owner, link.behind = where[1], False
        for number in [number for number, request in link.open.items() if request.own]:
            del link.open[number]
        if link.told:
            self._numbers += 1
            comes = WatchTable if link.watches else Enter
            line = line_of(comes(id="again", table=link.table, after=link.known))
            link.open[self._numbers] = _Open(line, own=True)
            link.open.move_to_end(self._numbers, last=False)
        for number in link.open:
            self._hand_on(link, number)

    def _answer_here(self, link: Link) -> None:
        """Answer the open requests here: this server owns the table now, or its match is over.

        :raises StoreFailed: when the store cannot give the table."""
        with self._house.turns.turn(link.guest):
            if self._links.get((link.connection, link.table)) is not link:
                return  # another call did it, or the connection has ended
            with self._house.turns.turn(link.table):
                sitting = self._house.sittings.find(link.table)
                if link.told and sitting is not None and link.guest.person is not None:
                    self._house.follow_again(link.guest, sitting, link.known)
                self._drop(link)
            if link.waits:
                link.guest.say(Waiting(table=link.table, what=""))
            for request in link.open.values():
                if not request.own:
                    self._receive(self._house, link.guest, request.line)
        self._house.send_news()

    def note_move(self, sitting: Sitting, guests: Collection[Guest]) -> None:
        """Make connections follow a table at its new owner, after this server has given the table up.

        If the new owner has died meanwhile, that can be this server again.

        :param sitting: the table.
        :param guests: connections that received its messages here.
        """
        for guest in [guest for guest in guests if not guest.is_far]:
            known = guest.told.pop(sitting.id, 0)
            if guest in self._house.connections.all:
                link = self._link(guest, sitting.id, self._me)
                link.known, link.told, link.behind = known, True, True
                self._look_again(link)

    # as time passes

    def note_gone(self, guest: Guest) -> None:
        """Forget a connection that has ended, and tell the owners of its tables."""
        connection = self._connections.pop(guest, None)
        links = [link for link in self._links.values() if link.connection == connection]
        for node in {link.owner for link in links}:
            self._say_to(node, ConnectionEnded(node=self._me, connection=links[0].connection))
        for link in links:
            self._links.pop((link.connection, link.table), None)

    def _drop(self, link: Link) -> None:
        self._links.pop((link.connection, link.table), None)

    def find_owners(self, alive: Mapping[str, str], bus_up: bool) -> None:
        """Search for new owners of tables whose owner is dead or silent, and tell waiting players the reason.

        :param alive: living servers, each with its address for clients.
        :param bus_up: whether the bus can be reached.
        """
        self._reached = alive
        self._house.apart.run_each("link", list(self._links.items()), lambda link: self._look_at(link, bus_up))

    def _look_at(self, link: Link, bus_up: bool) -> None:
        """Look for the owner of one table if due, and tell a waiting player the reason.

        :param bus_up: whether the bus is reachable.
        """
        now = self._clock()
        if link.is_search_due(now, self._reached):
            self._look_again(link)
        there = self._links.get((link.connection, link.table)) is link
        if there and not link.waits and now - link.heard > WAITING_NOTICE_SECONDS:
            link.waits = True
            link.guest.say(Waiting(table=link.table, what="server" if bus_up else "bus"))

    def connections(self) -> dict[str, list[int]]:
        """Return the numbers of the connections that have a link to a table elsewhere, by the name of its owner. A
        connection with several links to one owner appears several times.
        """
        by_owner: dict[str, list[int]] = {}
        for link in self._links.values():
            by_owner.setdefault(link.owner, []).append(link.connection)
        return by_owner

    def tables_of(self, guest: Guest) -> list[str]:
        """Return the ids of the tables elsewhere with which a connection has a link."""
        return [link.table for link in self._links.values() if link.guest is guest]
