"""A club evening with its tables at several real servers; the campaign kills one server after another.

PostgreSQL, NATS and the servers are processes, and SIGKILL ends the servers. The director and four people come to any
live server. In the end the log has every acknowledged act once, in order, and every result. Every table has played
each board of its round once, and all tables have played the same boards. ``evenings_at_tables --servers 3`` runs it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from aiohttp import ClientWebSocketResponse

from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw_movement
from numeramis_access.evening.evening import occupied_tables, open_lines, persons_at
from numeramis_access.evening.log import Log, LogEntry, read_entries
from numeramis_access.evening.scoring import Score
from numeramis_access.server.people.setting import setting_of
from numeramis_access.server.stores.postgres import PostgresStore
from tests.campaigns.evenings import Tally
from tests.campaigns.servers_kill import started
from tests.server.buses import Nats, nats_server
from tests.server.databases import Cluster, cluster
from tests.server.guests import key_of
from tests.server.processes import Node
from tests.server.test_three_servers import Client, until

GAME, TRICKS, ROUNDS, PEOPLE = "quist", 9, 2, 4
#: least and most seconds between two kills; most seconds of a round; seconds of a decision
BETWEEN, PATIENCE, THINKS = (8.0, 25.0), 900.0, 0.05


class Person(Client):
    """A person in an evening, at its gathering and at their table of each round.

    :ivar evening: its newest message. :ivar enters: fields with which the person enters the gathering.
    """

    enters: ClassVar[dict[str, Any]] = {}

    def __init__(self, name: str, urls: list[str]) -> None:
        super().__init__(name, urls, THINKS)
        self.gathering = self.person = ""
        self.evening: dict[str, Any] = {}
        self._open: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._at: ClientWebSocketResponse | None = None
        self._number = 0

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Ask until any server answers; return the answer. Ask again if the server cannot keep the request now."""
        while True:
            self._number += 1
            name, future = f"{do}/{self._number}", asyncio.get_running_loop().create_future()
            self._open[name] = {"do": do, "id": name, **fields}, future
            if self._at is not None:
                with contextlib.suppress(ConnectionError):
                    await self._at.send_json(self._open[name][0])
            said = await future
            if said["is"] == "done":
                return dict(said["answer"])
            assert said["code"] == "not-kept", said
            await asyncio.sleep(0.5)

    async def _play(self, at: ClientWebSocketResponse) -> None:
        await at.send_json({"do": "hello", "id": "hello", "version": 1, "key": key_of(self.name), "name": self.name})
        async for message in at:
            await self._hear(at, json.loads(message.data))
        self._at = None

    async def _welcome(self, at: ClientWebSocketResponse, said: dict[str, Any]) -> None:
        self.person, self._at, self._offer = said["answer"]["person"], at, None
        for table, after, fields in ((self.gathering, 0, self.enters), (self.table, len(self.told), {})):
            if table:
                await at.send_json({"do": "enter", "id": f"come/{table}", "table": table, "after": after, **fields})
        for asked, _ in list(self._open.values()):
            await at.send_json(asked)

    async def _hear(self, at: ClientWebSocketResponse, said: dict[str, Any]) -> None:
        answered = self._open.pop(said.get("re", ""), None)
        if answered is not None:
            answered[1].set_result(said)
        elif said["is"] == "done" and said["re"] == "hello":
            await self._welcome(at, said)
        elif said.get("re", "").startswith("come/"):
            return
        elif said["is"] == "table" and said["table"] == self.gathering:
            self.evening = said["evening"]
            own = self.evening.get("own")
            if own and own["at"] != self.table:
                self.table, self.told, self._offer = own["at"], [], None
                await at.send_json({"do": "enter", "id": f"come/{self.table}", "table": self.table, "after": 0})
        elif said.get("table", self.table) == self.table:
            await super()._hear(at, said)
            if said["is"] == "state":  # on the way back: nothing else may come before the player's turn
                await self._learn(at, [])


class Director(Person):
    """The director, who leads the evening by its log. :ivar tables: number of tables.

    :ivar acknowledged: acknowledged events of the log, by number.
    """

    def __init__(self, name: str, urls: list[str], tables: int) -> None:
        super().__init__(name, urls)
        self.tables = tables
        self.log = Log()
        self.acknowledged: dict[int, ev.AnyEvent] = {}
        self._acts = 0

    async def do(self, event: ev.AnyEvent) -> None:
        """Add an event to the evening and wait for its acknowledgement."""
        import msgspec

        self._acts += 1
        act = {"at": str(self._acts), "own": True}
        whole = msgspec.json.encode(event)
        if len(whole) > 5000:
            import base64
            import zlib

            act["packed"] = base64.b64encode(zlib.compress(whole)).decode()
        else:
            act["event"] = json.loads(whole)
        count = len(self.log.entries)
        answer = await self.ask("direct", table=self.gathering, after=count, acts=[act])
        await self._read()
        assert self.log.entries[answer["number"]].event == event

    async def _read(self) -> None:
        """Read the new entries of the log; the house adds the results of its tables."""
        import msgspec

        count = len(self.log.entries) + 1
        while len(self.log.entries) < count:
            known = len(self.log.entries)
            answer = await self.ask("evening-log", table=self.gathering, after=known)
            count = answer["count"]
            for entry in msgspec.convert(answer["entries"], list[LogEntry]):
                self.log.add(entry)
                self.acknowledged[entry.number] = entry.event

    async def lead(self, people: list[Person]) -> None:
        """Lead an evening to its end."""
        made = await self.ask("open", game=GAME, players=1 + 4 * self.tables, evening="e", access="open", rests=False)
        self.gathering = made["table"]
        # the director begins each round; the house enters the results
        await self.ask("rounds-begin", table=self.gathering, itself=False)
        for one in people:
            one.gathering = self.gathering
            await one.ask("enter", table=self.gathering)
        await self.do(ev.PlanAnnounced(ev.Plan(
            game=GAME, tricks=TRICKS, boards=1, rounds=ROUNDS, movement="swiss", at_tables=True
        )))  # fmt: skip
        for pair in range(2 * self.tables):
            north = people[pair].person if pair < len(people) else f"computer-{2 * pair}"
            await self.do(ev.PeopleEntered((north, f"computer-{2 * pair + 1}")))
        await self.do(ev.EntryClosed())
        await self.do(draw_movement(self.log.evening, (), random.Random(1).shuffle))
        for number in range(ROUNDS):
            await self._round(number)
        await self.do(ev.EveningFinished())

    async def _round(self, number: int) -> None:
        from numeramis_access.evening.draw import draw_round

        if number >= len(self.log.evening.rounds):
            await self.do(draw_round(self.log.evening, random.Random(number).shuffle))
        await self.do(ev.RoundBegun(number, "18:00"))
        evening = self.log.evening
        tables = []
        for sitting in occupied_tables(evening, number):
            north, east = ([one for place in side for one in persons_at(evening, place)] for side in sitting.sides)
            seats = [north[0], east[0], north[1], east[1]]
            chairs = [["" if one.startswith("computer-") else one, one[-20:]] for one in seats]
            tables.append({"number": sitting.table, "chairs": chairs})
        boards = list(occupied_tables(evening, number)[0].boards)
        await self.ask("play-round", table=self.gathering, round=number + 1, rounds=ROUNDS, boards=boards,
                       seating=tables)  # fmt: skip
        async with asyncio.timeout(PATIENCE):
            while open_lines(self.log.evening):
                await self._read()
                await asyncio.sleep(1.0)
        await self.ask("tell-standings", table=self.gathering, standings=[], all=[], over=number + 1 == ROUNDS)


class House:
    """Servers of one house, with a kill now and then. :ivar kills: number of kills.

    :ivar spread: most servers that had tables of a round at the same time.
    """

    def __init__(self, folder: Path, database: str, bus: str, count: int, chance: random.Random) -> None:
        self._folder, self._database, self._bus, self._chance = folder, database, bus, chance
        self.kills = self.spread = 0
        self.nodes: dict[str, Node] = {}
        for _ in range(count):
            self.start()

    def start(self) -> None:
        """Start another server."""
        node, address = started(self._folder, self._database, self._bus)
        self.nodes[address] = node

    async def war(self, people: list[Person], store: PostgresStore) -> None:
        """Kill one of the servers again and again until the task is cancelled."""
        while True:
            await asyncio.sleep(self._chance.uniform(*BETWEEN))
            self.look(store)
            url = self._chance.choice(list(self.nodes))
            await asyncio.to_thread(self.nodes.pop(url).end, signal.SIGKILL)
            self.kills += 1
            await asyncio.to_thread(self.start)
            for one in people:
                one.urls = self._chance.sample(list(self.nodes), len(self.nodes))

    def look(self, store: PostgresStore) -> None:
        """Note the number of servers with tables in play."""
        rows = store._do("SELECT DISTINCT owner FROM sitting WHERE stage = 'playing'")
        self.spread = max(self.spread, len(rows))

    def end(self) -> None:
        """End all servers."""
        for node in self.nodes.values():
            node.end(signal.SIGKILL)


async def evening(house: House, store: PostgresStore, tables: int, seed: int) -> Director:
    """Play an evening under kills; return its director."""
    urls = list(house.nodes)
    director = Director(f"Dita {seed}", urls, tables)
    people = [Person(f"P{number} of {seed}", urls[number % len(urls) :] + urls) for number in range(PEOPLE)]
    everybody = [director, *people]
    tasks = [asyncio.create_task(one.live()) for one in everybody]
    try:
        await until(lambda: all(one.person for one in everybody))
        tasks.append(asyncio.create_task(house.war(everybody, store)))
        leading = asyncio.create_task(director.lead(people))
        done, _ = await asyncio.wait([leading, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        assert leading.done(), "somebody's line ended for good"
    finally:
        for task in tasks:
            task.cancel()
    return director


def check(store: PostgresStore, director: Director) -> int:
    """Demand that no event is lost or invented; return the number of results."""
    log = Log(read_entries(line.decode() for line in store.entries(director.gathering)))
    assert {one.number: one.event for one in log.entries} == director.acknowledged, "the log is what was acknowledged"
    assert log.evening == director.log.evening
    played = Counter[tuple[int, int]]()
    for number in range(1, ROUNDS + 1):
        boards = set()
        for table in range(director.tables):
            kept = store.table_of(f"{director.gathering}-{number}-{table}")
            assert kept is not None
            assert kept.stage == "over"
            round_of = setting_of(kept).played
            assert round_of is not None
            boards.add(round_of.boards)
            played += Counter((number, table) for _ in store.worths([kept.id]))
            for (_, board), worth in store.worths([kept.id]).items():
                line = ev.ScoreLine(number - 1, table, board)
                assert log.evening.outcomes[line] == Score(*worth), (line, worth)
        assert len(boards) == 1, "the same boards at every table"
    assert set(played.values()) == {1}
    assert len(played) == ROUNDS * director.tables
    return len(played)


@contextlib.contextmanager
def machines() -> Iterator[tuple[Cluster, Nats, Path]]:
    """Yield databases, a bus, and a folder."""
    with cluster() as databases, nats_server() as bus, tempfile.TemporaryDirectory() as folder:
        yield databases, bus, Path(folder)


def one(databases: Cluster, bus: Nats, folder: Path, servers: int, tables: int, seed: int) -> Tally:
    """Play one evening at several servers, and check it. :param servers: in number. :param tables: in number."""
    database, begun = databases.database(), time.monotonic()
    house = House(folder, database, bus.address, servers, random.Random(seed))
    try:
        with contextlib.closing(PostgresStore(database, shared=True)) as store:
            director = asyncio.run(evening(house, store, tables, seed))
            results = check(store, director)
    finally:
        house.end()
    assert house.spread > 1, "all tables stood at one server"
    print(f"tables at {house.spread} servers at once, {time.monotonic() - begun:.0f} s", flush=True)
    return Tally(1, house.kills, len(director.acknowledged), results)
