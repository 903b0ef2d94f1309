"""One server among those of a house: what it hears on the bus, and what it looks at twice a second.

Who lives and who has which table is the store's to say. The bus carries what is asked and told, who is connected where,
and signs of life; all of it may be lost, and is then asked for again.
"""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain

import msgspec

from numeramis_access.server.bus.port import Bus
from numeramis_access.server.nodes.gateway import Gateway
from numeramis_access.server.nodes.owner import Owner, Receive
from numeramis_access.server.nodes.presence import Presences
from numeramis_access.server.nodes.wire import (
    AnyWord,
    Ask,
    Beat,
    ConnectionEnded,
    Forgotten,
    Here,
    Leaving,
    More,
    NotMine,
    PassOn,
    SignOut,
    Tell,
    read,
    write,
)
from numeramis_access.server.people.elsewhere import Elsewhere
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson, StoreFailed
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import HousePush, Waiting
from numeramis_access.tables.requests import AtTable

#: subject that all servers of a house hear, and how those begin that one alone does
ALL, ONE = "tables.all", "tables.one."
#: seconds between two looks at which tables are ours, while the same servers live
SETTLE = 1.0
#: bytes of a message to all, from which on it is sent compressed
LONG = 1000


class Nodes(Elsewhere):
    """This server among the others.

    :param bus: on which they hear each other. :param receive: has the house answer a request of a guest.
    :param clock: seconds that only go forward.
    """

    def __init__(self, house: House, bus: Bus, receive: Receive, clock: Callable[[], float]) -> None:
        self._house = house
        self._bus = bus
        self._clock = clock
        self._me = house.store.owner
        self._alive: dict[str, str] = {self._me: ""}
        self._gateway = Gateway(house, self._say_to, receive, clock)
        self._owner = Owner(house, self._say_to, receive)
        self._presences = Presences()
        self._settle_at = float("-inf")
        self._store_away = False
        self._gone = False
        bus.listen(ONE + self._me, self._hear, self._gateway.ask_all_again)
        bus.listen(ALL, self._hear_all, self._tell_whole)

    def _say_to(self, node: str, word: AnyWord) -> None:
        self._bus.send(ONE + node, write(word))

    @property
    def alone(self) -> bool:
        """Return whether no other server of the house lives."""
        return len(self._alive) < 2

    # what the house asks

    def hand_on(self, guest: Guest, request: AtTable, line: bytes) -> bool:
        """Hand a request on where another server has its table; return whether that was done. :raises StoreFailed:"""
        return self._gateway.hand_on(guest, request, line)

    def note_gone(self, guest: Guest) -> None:
        """Take note that a connection has ended."""
        self._gateway.note_gone(guest)

    def tell_more(self, guest: Guest) -> None:
        """Have a connection told more of tables of other servers."""
        self._gateway.tell_more(guest)

    def people(self) -> Iterable[KnownPerson]:
        """Return everybody who is connected to other servers."""
        return chain.from_iterable(there.people.values() for there in self._presences.others.values())

    def tables(self) -> Iterable[Listing]:
        """Return the tables of other servers that are not over."""
        return chain.from_iterable(there.tables.values() for there in self._presences.others.values())

    def pass_on(self, person: str, push: HousePush) -> None:
        """Tell all connections of a person at other servers something."""
        self._bus.send(ALL, write(PassOn(node=self._me, person=person, line=line_of(push))))

    def sign_out(self, person: str) -> None:
        """End all connections of a person at other servers."""
        self._bus.send(ALL, write(SignOut(node=self._me, person=person)))

    def drop_person(self, person: str) -> None:
        """Have somebody who is known no more leave the tables of other servers, and their connections end there."""
        self._bus.send(ALL, write(Forgotten(node=self._me, person=person)))

    def nodes(self) -> list[str]:
        """Return the servers that live, in one order everywhere."""
        return [] if self.alone else sorted(self._alive)

    def addresses(self) -> list[str]:
        """Return where clients reach the servers that live, this one last: whoever loses it goes to another."""
        others = [address for node, address in self._alive.items() if node != self._me and address]
        own = self._alive.get(self._me, "")
        return [*others, own] if own and others else []

    # what is heard

    def _hear(self, body: bytes) -> None:
        """Take what another server says to this one; whoever has the tables next is asked again what we leave."""
        if self._gone:
            return
        match _read(body):
            case Ask() as ask:
                self._house.begin(partial(self._owner.answer_request, ask))
            case More() as more:
                self._owner.tell_more(more)
            case Tell() as tell:
                self._gateway.tell(tell)
            case NotMine() as said:
                self._gateway.find_owner(said)
            case ConnectionEnded(node=node, connection=connection):
                self._owner.note_ended(node, connection)
            case Beat() as beat:
                self._owner.take_beat(beat)
                self._gateway.take_beat(beat)

    def _hear_all(self, body: bytes) -> None:
        """Take what another server says to all."""
        match _read(zlib.decompress(body) if body.startswith(b"\x78") else body):
            case Here(node=node) as here if node != self._me:
                if self._presences.take(here):
                    self._house.lobby.note_change()
            case Leaving(node=node) if node != self._me:
                self._presences.others.pop(node, None)
                self._alive.pop(node, None)
                self._settle_at = float("-inf")
                self._house.begin(self.look)
            case Forgotten(node=node, person=person) if node != self._me:
                self._house.begin(partial(self._forget, person))
            case PassOn(node=node, person=person, line=line) if node != self._me:
                for guest in self._house.connections.of(person):
                    guest.pass_on(line)
            case SignOut(node=node, person=person) if node != self._me:
                with contextlib.suppress(StoreFailed):  # then the next look sees which keys are void
                    self._house.sign_out(person)

    def _forget(self, person: str) -> None:
        """Have somebody be nowhere here who is known no more: whoever has a table knows best who sits there."""
        with contextlib.suppress(StoreFailed):  # then the place waits for nobody, until all have left the table
            self._house.leave_all_tables(person)
        self._house.drop_person(person)
        self._house.spread()

    def _tell_whole(self) -> None:
        """Tell who is here again: what others told of themselves comes within seconds."""
        self._presences.tell_whole()

    # as time passes

    def look(self) -> None:
        """Find out who lives, take over what nobody has, give up what is another's; tell the others we are here."""
        if self._gone:
            return
        with self._house.turns.turn("look"):
            self._look()

    def _look(self) -> None:
        try:
            self._find_alive()
            self._tell_store_away(False)  # also at tables that have gone to others meanwhile
            if self._clock() >= self._settle_at:
                self._settle()
                self._settle_at = self._clock() + SETTLE
        except StoreFailed:
            self._tell_store_away(True)
        self._owner.note_alive(self._alive)
        for node in [node for node in self._presences.others if node not in self._alive]:
            del self._presences.others[node]
            self._house.lobby.note_change()
        self._gateway.look(self._alive, self._bus.up)
        if len(self._alive) > 1:
            self._beat()
            self._tell_here()

    def _find_alive(self) -> None:
        """Find out who lives; where that is otherwise, tables may be anybody's. :raises StoreFailed:"""
        alive = self._house.store.owners()
        if alive.keys() != self._alive.keys():
            self._settle_at = float("-inf")
        self._alive = alive

    def _settle(self) -> None:
        """Have the tables that the store says are ours, and no others. :raises StoreFailed:"""
        owned = self._house.store.owned()
        for sitting in [one for one in self._house.sittings.values() if one.stage != "over" and one.id not in owned]:
            self._house.begin(partial(self._give_up, sitting))
        if not self._house.turns.taken("adopt"):
            self._house.begin(self._adopt)

    def _adopt(self) -> None:
        """Take over what nobody has; what the store does not give now it gives later."""
        with self._house.turns.turn("adopt"), contextlib.suppress(StoreFailed):
            self._house.adopt()

    def _give_up(self, sitting: Sitting) -> None:
        """Have those at a table told from where it is now, if it is another's still."""
        with self._house.turns.turn(sitting.id), contextlib.suppress(StoreFailed):
            if self._house.sittings.get(sitting.id) is sitting and sitting.id not in self._house.store.owned():
                guests = list(self._house.connections.at(sitting.id))
                self._house.give_up(sitting)
                self._gateway.note_move(sitting, guests)

    def _tell_store_away(self, away: bool) -> None:
        """Tell those at tables here when nothing can be kept, and when it can again."""
        if away == self._store_away:
            return
        self._store_away = away
        for guest in self._house.connections.all:
            for table in guest.told:
                guest.say(Waiting(table=table, what="store" if away else ""))

    def _beat(self) -> None:
        connections, tables = self._gateway.connections(), self._owner.tables()
        for node in self._alive:
            if node != self._me:
                common = tuple(connections.get(node, ()))
                self._say_to(node, Beat(node=self._me, connections=common, tables=tables.get(node, {})))

    def _tell_here(self) -> None:
        """Tell the others who and what is here, as far as that is new."""
        house = self._house
        news = self._presences.news(self._me, house.connections.people(), house.lobby.tables(), self._clock())
        if news is not None:
            body = write(news)
            self._bus.send(ALL, body if len(body) < LONG else zlib.compress(body, 1))

    def leave(self) -> None:
        """Give everything up in order: others have the tables at once. :raises StoreFailed:"""
        self._gone = True
        self._house.store.release()
        self._bus.send(ALL, write(Leaving(node=self._me)))


def _read(body: bytes) -> AnyWord | None:
    """Return what another server said, None for what none of this version says."""
    try:
        return read(body)
    except msgspec.DecodeError:
        return None
