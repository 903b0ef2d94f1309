"""Three real servers, a real database and a real bus: one is killed, one closes, and play goes on at the third."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from tests.ports import free_port
from tests.server.buses import Nats
from tests.server.databases import Cluster
from tests.server.guests import key_of
from tests.server.processes import Node
from tests.server.test_club import told
from tests.server.test_people_socket import ask, heard, joined
from tests.waiting import wait_until

pytestmark = [pytest.mark.peer("postgresql"), pytest.mark.peer("nats")]

#: seconds until play must go on after a kill, a generous limit: benchmarks measure the time
PATIENCE = 40.0


@contextmanager
def servers(
    postgres: Cluster, nats: Nats, folder: Path, count: int = 3, *more: str, database: str = ""
) -> Iterator[list[Node]]:
    """Yield servers of one house that know each other.

    :param more: words for each. :param database: its address, a new one by default.
    """
    database, made = database or postgres.database(), []
    try:
        for number in range(count):
            port = free_port()
            words = ["--store", database, "--bus", nats.address, "--reached", f"127.0.0.1:{port}"]
            made.append(Node(folder / f"s{number}", *words, *more, "--port", str(port)))
            assert made[-1].url.endswith(f":{port}")
        yield made
    finally:
        for node in made:
            if node.process.poll() is None:
                node.end(signal.SIGKILL)


class Client:
    """A person who plays legal actions, and goes to the next server of the list when a server is lost.

    :param pace: seconds of a decision.
    :ivar told: messages of the match. :ivar last: time of the last one. :ivar longest: the longest silence in seconds.
    :ivar heard: kinds of all pushes.
    """

    def __init__(self, name: str, urls: list[str], pace: float) -> None:
        self.name = name
        self.urls = urls
        self.pace = pace
        self.table = self.code = ""
        self.told: list[dict[str, Any]] = []
        self.accepted: list[str] = []
        self.heard: list[str] = []
        self.last = time.monotonic()
        self.longest = 0.0
        self.begins = 0
        self._offers = 0
        self._offer: dict[str, Any] | None = None

    async def live(self) -> None:
        """Play until cancelled."""
        async with ClientSession() as client:
            while True:
                with contextlib.suppress(ClientError, ConnectionError, TimeoutError):
                    async with client.ws_connect(f"{self.urls[0]}/people", max_msg_size=1 << 24) as at:
                        await self._play(at)
                self.urls = [*self.urls[1:], self.urls[0]]
                await asyncio.sleep(0.02)

    async def _play(self, at: ClientWebSocketResponse) -> None:
        await self._ask(at, "hello", version=1, key=key_of(self.name), name=self.name)
        if self.table or self.code:
            await self._ask(at, "enter", table=self.table or self.code, after=len(self.told))
        elif self.begins:
            await self._ask(at, "open", game="quist", players=4, options={"games": 50}, rests=False)
        async for message in at:
            await self._hear(at, json.loads(message.data))

    async def _hear(self, at: ClientWebSocketResponse, said: dict[str, Any]) -> None:
        self.heard.append(said["is"])
        match said["is"]:
            case "done" if said["re"] == "hello" and "servers" in said["answer"]:
                assert self.urls[0].endswith(said["answer"]["servers"][-1])
            case "done" if said["re"] in ("open", "enter"):
                self.table = said["answer"]["table"]
                self.code = said["answer"].get("code", self.code)
            case "done" if said["re"] == "act":
                self._offer, answer = None, said["answer"]["answer"]
                if answer["type"] == "accepted":
                    self.accepted.append(answer["id"])
                else:
                    await self._learn(at, [])
            case "denied":
                self._offer = None
                await self._learn(at, [])
            case "table" if said["stage"] == "gathering" and self.begins:
                if sum(bool(place["name"]) for place in said["places"]) == self.begins:
                    await self._ask(at, "begin", table=self.table)
            case "state" if self._offer is not None:
                await self._ask(at, "act", table=self.table, offer=self._offer)
            case "told":
                await self._learn(at, said["messages"])

    async def _learn(self, at: ClientWebSocketResponse, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            if message["number"] > len(self.told):
                assert message["number"] == len(self.told) + 1, "a gap"
                self.told.append(message)
                now = time.monotonic()
                self.longest, self.last = max(self.longest, now - self.last), now
        position = next((one["position"] for one in reversed(self.told) if "position" in one), None)
        if position is not None and position["view"]["legal"] and self._offer is None:
            self._offers += 1
            action = position["view"]["legal"][0]
            self._offer = {"id": f"{self.name}/{self._offers}", "seen": len(self.told), "action": action}
            await asyncio.sleep(self.pace)
            await self._ask(at, "act", table=self.table, offer=self._offer)

    async def _ask(self, at: ClientWebSocketResponse, do: str, **fields: Any) -> None:
        await at.send_json({"do": do, "id": do, **fields})


async def until(condition: Any, seconds: float = 60.0) -> float:
    """Wait for a condition; return the seconds of the wait."""
    begun = time.monotonic()
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)
    return time.monotonic() - begun


async def gathered(
    urls: list[str], people: int = 3, pace: float = 0.05
) -> tuple[list[Client], list[asyncio.Task[None]]]:
    """Gather people at one table of the first server, one after the other at each server."""
    orders = [[*urls[first:], *urls[:first]] for first in (number % len(urls) for number in range(people))]
    clients = [Client(f"Player {number}", order, pace) for number, order in enumerate(orders)]
    clients[0].begins = len(clients)
    tasks = [asyncio.create_task(clients[0].live())]
    await until(lambda: clients[0].code)
    for client in clients[1:]:
        client.code = clients[0].code
        tasks.append(asyncio.create_task(client.live()))
    await until(lambda: all(len(client.told) > 12 for client in clients))
    return clients, tasks


async def goes_on(clients: list[Client], tasks: list[asyncio.Task[None]]) -> float:
    """Wait until all clients have further messages; return the seconds of the wait."""
    before = [len(client.told) + 8 for client in clients]
    took = await until(
        lambda: any(task.done() for task in tasks)
        or all(len(client.told) > known for client, known in zip(clients, before, strict=True)),
        PATIENCE,
    )
    for task in tasks:
        if task.done():
            task.result()
    return took


def agree(clients: list[Client]) -> None:
    """Assert that all clients were told the same number of actions, and each accepted offer once."""
    shortest = min(len(client.told) for client in clients)
    for messages in zip(*(client.told[:shortest] for client in clients), strict=True):
        assert len({(one["type"], one["number"], str(one.get("actions"))) for one in messages}) == 1


def test_play_goes_on_when_one_server_is_killed_and_another_is_closed(
    postgres: Cluster, nats: Nats, tmp_path: Path
) -> None:
    async def test(nodes: list[Node]) -> None:
        clients, tasks = await gathered([node.url for node in nodes])
        await asyncio.to_thread(nodes[0].end, signal.SIGKILL)
        await goes_on(clients, tasks)
        await asyncio.to_thread(nodes[1].end, signal.SIGTERM)
        await goes_on(clients, tasks)
        agree(clients)
        assert "waiting" in clients[2].heard, "nobody was told what was waited for"
        for task in tasks:
            task.cancel()

    with servers(postgres, nats, tmp_path) as nodes:
        asyncio.run(test(nodes))


def test_who_deletes_themself_is_gone_at_every_server(postgres: Cluster, nats: Nats, tmp_path: Path) -> None:
    """From the lobby and the table of a person at another server, and on a device's line at the third."""

    async def test(nodes: list[Node]) -> None:
        one, two, three = (node.url.rstrip("/") for node in nodes)
        async with joined(two, "Jan") as jan, joined(one, "Eva") as eva, joined(three, "Eva") as phone:
            table = (await ask(jan, "open", game="quist", players=4, access="open"))["answer"]["table"]
            await ask(jan, "lobby")
            await ask(eva, "enter", table=table)
            gone = (await ask(eva, "my-data"))["answer"]["person"]["id"]
            await heard(jan, lambda said: said["is"] == "table" and gone in str(said["places"]))
            await ask(phone, "my-data")
            await ask(eva, "delete-me")
            assert (await heard(phone, lambda said: said["is"] == "bye"))["code"] == "deleted"
            await heard(jan, lambda said: said["is"] == "table" and gone not in str(said["places"]))
            for at in (one, two, three):
                async with joined(at, "Otto") as otto:
                    people: list[object] = [gone]
                    while gone in str(people):
                        await ask(otto, "lobby")
                        people = [await heard(otto, lambda said: said["is"] == "lobby")]

    with servers(postgres, nats, tmp_path) as nodes:
        asyncio.run(asyncio.wait_for(test(nodes), 120))


def test_every_server_of_a_restored_house_ends_lines_that_know_later_numbers(
    postgres: Cluster, nats: Nats, tmp_path: Path
) -> None:
    """The clients know no epochs, as older programs; one is connected to a server without the table."""
    database = postgres.database()
    name = urlsplit(database).path.lstrip("/")
    at = ("-h", str(postgres.folder), "-U", "owner")

    async def played(nodes: list[Node]) -> list[Client]:
        clients, tasks = await gathered([node.url for node in nodes], 2)
        await asyncio.to_thread(postgres._program, "pg_dump", *at, "-Fc", "-f", "copy", name)
        await goes_on(clients, tasks)
        for task in tasks:
            task.cancel()
        return clients

    async def returned(url: str, client: Client) -> None:
        async with joined(url, client.name) as line:
            denied = await ask(line, "enter", table=client.table, after=len(client.told))
            assert denied["code"] == "no-such-table"
            assert (await heard(line, lambda said: said["is"] == "bye"))["code"] == "restored"
            assert (await line.receive()).type is not WSMsgType.TEXT
        async with joined(url, client.name) as line:
            assert (await ask(line, "enter", table=client.table, after=0))["is"] == "done"

    async def all_returned(nodes: list[Node], clients: list[Client]) -> None:
        for node, client in zip(nodes, clients, strict=True):
            await returned(node.url, client)

    with servers(postgres, nats, tmp_path, 2, database=database) as nodes:
        clients = asyncio.run(asyncio.wait_for(played(nodes), 120))
    postgres._program("pg_restore", *at, "--clean", "-d", name, "copy")
    wait_until(lambda: told(tmp_path / "owner", "--store", database, "new-epoch")[0] == 0)
    with servers(postgres, nats, tmp_path, 2, database=database) as nodes:
        asyncio.run(asyncio.wait_for(all_returned(nodes, clients), 60))
