"""Several servers of one house in this process, with failing wires.

A test chooses the lost, delayed, killed and forgotten parts and moves time; in the end a history tells whether the
servers lost or invented anything.
"""

from __future__ import annotations

import contextlib
import random
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

import psycopg

from numeramis_access.catalogue import STANDARD
from numeramis_access.server.bus.port import AnswerRequest, TakeAnswer, TakeMessage
from numeramis_access.server.nodes.nodes import Nodes
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.conducting import conduct_evenings
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.patience import StatementTimeoutConnection
from numeramis_access.server.stores.port import OwnershipLost, StoreFailed
from numeramis_access.server.stores.postgres import PostgresStore
from numeramis_access.tables.codec import read_answer
from numeramis_access.tables.messages import Accepted, Message
from numeramis_access.tables.person_requests import Hello
from numeramis_access.tables.protocol import line_of, read_push
from numeramis_access.tables.pushes import Bye, Denied, Done, TableNow
from numeramis_access.tables.request_fields import Request
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Act, Begin, Enter, NextDeal
from tests.load.check import SeatHistory, TableHistory, digest, faults, wire
from tests.server.guests import Friend, Thinking
from tests.tables.host import Clock

#: seconds of a step of time, and between two looks of a server
STEP, LOOK = 0.1, 0.5
#: seconds of a lease on the database's clock: longer than any test; it ends when the test says so
LEASE = 3600.0


class Wires:
    """Carries messages between the servers, in order. :ivar losing: lost messages in a thousand."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.losing = 0
        self.ends: list[End] = []

    def send(self, sender: End, subject: str, body: bytes) -> None:
        for end in self.ends:
            if (ear := end.ears.get(subject)) is not None:
                lost = sender.cut or end.cut or self.chance.randrange(1000) < self.losing
                end.arrived.append((ear, None if lost else body))


class Ear:
    """A subscriber of a subject. :ivar missed: whether the wire lost a message before the next one."""

    def __init__(self, take: TakeMessage, lost: Callable[[], None]) -> None:
        self.take = take
        self.lost = lost
        self.missed = False


class End:
    """One server's end of the bus. :ivar cut: whether it carries nothing. :ivar arrived: the waiting messages."""

    def __init__(self, wires: Wires) -> None:
        self._wires = wires
        self.cut = False
        self.ears: dict[str, Ear] = {}
        self.arrived: deque[tuple[Ear, bytes | None]] = deque()
        wires.ends.append(self)

    @property
    def is_up(self) -> bool:
        return not self.cut

    def send(self, subject: str, body: bytes) -> None:
        self._wires.send(self, subject, body)

    def listen(self, subject: str, take: TakeMessage, lost: Callable[[], None]) -> None:
        self.ears[subject] = Ear(take, lost)

    def serve(self, subject: str, answers: AnswerRequest) -> None: ...

    def ask(self, subject: str, body: bytes, seconds: float, answered: TakeAnswer) -> None:
        answered(None)

    def mend(self) -> None:
        self.cut = False
        for ear in self.ears.values():
            ear.lost()

    def bring(self) -> bool:
        """Take the next message; return whether there was one."""
        if not self.arrived:
            return False
        ear, body = self.arrived.popleft()
        if body is None:
            ear.missed = True
            return True
        if ear.missed:
            ear.missed = False
            ear.lost()
        ear.take(body)
        return True

    async def close(self) -> None: ...


class TownStore(PostgresStore):
    """The store of one server. :ivar away: whether it is unreachable. :ivar forgets: whether it loses an answer."""

    away = False
    forgets = False

    def append(self, table: str, number: int, entry: bytes) -> None:
        super().append(table, number, entry)
        if self.forgets:
            self.forgets = False
            raise StoreFailed("the answer is lost")

    @contextlib.contextmanager
    def _connection(self) -> Iterator[StatementTimeoutConnection]:
        if self.away:
            raise StoreFailed("away")
        with super()._connection() as db:
            yield db


class Careless(TownStore):
    """The store of a server that ignores the end of its epoch or lease: the planted fault."""

    def append(self, table: str, number: int, entry: bytes) -> None:
        with contextlib.suppress(OwnershipLost):
            super().append(table, number, entry)

    def owned_tables(self) -> frozenset[str]:
        return frozenset(self._epochs)


class Server:
    """One server. :ivar held: whether its process is suspended. :ivar guests: players connected here."""

    def __init__(self, town: Town, name: str, kind: type[TownStore]) -> None:
        self.town = town
        self.end = End(town.wires)
        self.clock = Clock()
        self.clock.now += town.chance.uniform(-60, 60)
        self.store = kind(town.address, name, lease=LEASE, shared=True, reached=f"{name}.example:1")
        self.store.renew()
        self.house = House(self.store, STANDARD, Thinking, self.clock)
        self.nodes = Nodes(self.house, self.end, receive, self.clock)
        self.house.elsewhere = self.nodes
        self.held = False
        self._waits: list[Callable[[], object]] = []
        self.players: set[Player] = set()
        self._look_at = 0.0

    def hears(self, do: Callable[[], object]) -> None:
        """Let the server's process handle input from a line; a suspended process does so when it resumes."""
        if self.held:
            self._waits.append(do)
        else:
            do()

    def pass_time(self) -> None:
        """Let a step of time pass."""
        self.clock.now += STEP
        waits, self._waits = self._waits, []
        for do in waits:
            do()
        if self.clock.now >= self._look_at:
            self._look_at = self.clock.now + LOOK
            with contextlib.suppress(StoreFailed):
                self.house.do_regular_work()
                conduct_evenings(self.house)
            self.nodes.tick()
        self.house.tick()

    def leave(self) -> None:
        """Close in order."""
        with contextlib.suppress(StoreFailed):  # then the lease runs out
            self.nodes.leave()
        self.kill()

    def kill(self) -> None:
        """Stop at once."""
        self.town.servers.remove(self)
        self.town.wires.ends.remove(self.end)
        for player in list(self.players):
            player.cut_off()
        self.store._pool.close()


class Town:
    """The servers and the players. :param address: of the shared database."""

    def __init__(
        self, address: str, chance: random.Random, kind: type[TownStore] = TownStore, servers: int = 3
    ) -> None:
        self.address = address
        self.chance = chance
        self.wires = Wires(chance)
        self.servers: list[Server] = []
        self.players: list[Player] = []
        self._kind = kind
        self._count = 0
        for _ in range(servers):
            self.start()

    def start(self) -> Server:
        """Start another server."""
        self._count += 1
        server = Server(self, f"s{self._count}", self._kind)
        self.servers.append(server)
        return server

    def expire(self, server: Server) -> None:
        """Make a server's lease expire on the database's clock."""
        with psycopg.connect(self.address, autocommit=True) as db:
            db.execute("UPDATE owner SET until = clock_timestamp() WHERE id = %s", (server.store.owner,))

    def kill(self, server: Server) -> None:
        """Kill a server, and let its lease expire."""
        server.kill()
        self.expire(server)

    def settle(self) -> None:
        """Deliver all messages under way, in any order between servers, in order between two."""
        while any(server.end.arrived for server in self.servers if not server.held):
            ready = [server for server in self.servers if server.end.arrived and not server.held]
            self.chance.choice(ready).end.bring()

    def run(self, seconds: float, act: bool = True) -> None:
        """Let time pass; players act on their turns."""
        for _ in range(round(seconds / STEP)):
            for server in list(self.servers):
                if not server.held:
                    server.pass_time()
            self.settle()
            for player in self.players:
                player.go_on(act)
            self.settle()

    def close(self) -> None:
        for server in self.servers:
            server.store._pool.close()


class Player(Friend):
    """A person who plays through all faults. :ivar accepted: own offers reported as done."""

    def __init__(self, town: Town, name: str, server: Server) -> None:
        self.town = town
        self.at: Server | None = None
        self.accepted: list[str] = []
        self.offers = 0
        self.offered: dict[str, object] | None = None
        self.says: set[str] = set()
        self.code = ""
        self.now_at: TableNow | None = None
        self._line: object = None
        self._first = server
        super().__init__(town, name)  # type: ignore[arg-type]
        town.players.append(self)

    def connect(self) -> None:
        live = [server for server in self.town.servers if not server.held]
        if not live:
            return
        self.at = self._first if self._first in live and not self.messages else self.town.chance.choice(live)
        line = self._line = object()
        self.guest = self.at.house.connections.open(lambda said: self.hear(said) if self._line is line else None)
        self.at.players.add(self)
        self.request(Hello, version=1, key=self.key, name=self.name)
        if self.table:
            self.request(Enter, table=self.table, after=len(self.messages))

    def cut_off(self) -> None:
        """Lose the line without the server's notice."""
        if self.at is not None:
            self.at.players.discard(self)
        self.at = self.guest = None

    def drop(self) -> None:
        """Lose the line with the server's notice."""
        server, guest = self.at, self.guest
        self.cut_off()
        if server is not None and guest is not None:
            server.hears(partial(server.house.note_gone, guest))

    def request(self, kind: type[Request], **fields: object) -> None:
        """Send a request."""
        if self.at is not None and self.guest is not None:
            name = f"{kind.__name__}/{self._ids}"
            self._ids += 1
            self.at.hears(partial(receive, self.at.house, self.guest, line_of(kind(id=name, **fields))))

    def hear(self, line: bytes) -> None:
        if self.guest is None:
            return  # said to a line that is lost
        push = read_push(line)
        match push:
            case Done(re=name, answer=answer) if name.startswith("Act"):
                self._answered(answer["answer"])
            case Denied(re=name, code=code):
                assert code in ("not-kept", "begun", "banned", "signed-out"), (name, code)
                if name.startswith("Act"):
                    self.offered = None
            case Done(re=name, answer=answer) if name.startswith("OpenTable"):
                self.table, self.code = answer["table"], answer["code"]
            case Done(re=name, answer=answer) if name.startswith("Enter") and "table" in answer:
                self.table = answer["table"]
            case TableNow():
                self.now_at = push
            case Bye():
                self.drop()
                return
        super().hear(line)

    def _answered(self, value: object) -> None:
        answer = read_answer(value)
        if isinstance(answer, Accepted):
            self.accepted.append(answer.id)
        if self.offered is not None and self.offered["id"] == answer.id:
            self.offered = None

    def learn(self, messages: list[Message]) -> None:
        for message in messages:
            if message.number <= len(self.messages):
                assert message == self.messages[message.number - 1], "what was told has changed"
            else:
                super().learn([message])

    def go_on(self, act: bool) -> None:
        """Reconnect a lost line, repeat unanswered requests, act on one's turn."""
        if self.guest is None:
            self.connect()
            if self.offered is not None:
                self.request(Act, table=self.table, offer=self.offered)
        elif self.rests:
            self.request(NextDeal, table=self.table)
        elif act and self.offered is None and (choice := self.choice(self.town.chance)) is not None:
            self.offers += 1
            self.offered = self.offer(choice, f"{self.name}/{self.offers}")
            self.request(Act, table=self.table, offer=self.offered)


def gather(town: Town, players: int = 3, game: str = "quist", **options: object) -> list[Player]:
    """Let people at different servers begin a match at one table, which the first server owns."""
    number = len(town.players)
    made = [
        Player(town, f"P{number + at}", town.servers[at % len(town.servers)]) for at in range(players)
    ]
    first = made[0]
    first.request(OpenTable, game=game, players=4, options=options, rests=True)
    for player in made[1:]:
        player.request(Enter, table=first.code)
    town.run(LOOK)
    first.request(Begin, table=first.table)
    town.settle()
    assert all(player.position is not None for player in made)
    return made


def check(town: Town, players: list[Player]) -> list[str]:
    """Compare the messages and accepted offers of one table's players with the record; return the faults."""
    seats = [
        SeatHistory(player.name, [digest(message) for message in wire(player.messages)], player.accepted, player.over)
        for player in players
    ]
    with contextlib.closing(PostgresStore(town.address, "checker", shared=True)) as store:
        return faults(store, TableHistory(players[0].table, seats))

