"""People at tables of a served house: from an offer to the last one told, memory, coming back, starting again.

Clients are plain sockets of this process, beside the server's own on the same machine; every action is durable.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector

from tests.bench.web import figures, resident, served, spent

#: tables of four people, seconds between two actions at a table, and for how long
TABLES, TURN, LASTS = int(os.environ.get("NUMERAMIS_BENCH_TABLES", "250")), 5.0, 40.0
#: people who are connected and do nothing; tables under way at a restart; messages that somebody missed
IDLE, UNDER_WAY, MISSED = 1000, 500, 200


class Bench:
    """One table of four: everybody hears everything, whoever is to act acts when the time has come."""

    def __init__(self, number: int, address: str, turn: float = TURN) -> None:
        self._turn = turn
        self.number = number
        self.waits: list[float] = []
        self._url = f"{address}people"
        self._heard = [0] * 4
        self._offered = (0, 0.0)
        self._chance = random.Random(number)
        self._clients: list[ClientSession] = []
        self._sockets: list[ClientWebSocketResponse] = []
        self.table = ""

    async def come(self) -> None:
        """Have four people come, sit down and begin."""
        for seat in range(4):
            connector = TCPConnector(local_addr=(f"127.{1 + self.number // 200}.{1 + self.number % 200}.{1 + seat}", 0))
            self._clients.append(ClientSession(connector=connector))
            self._sockets.append(await self._clients[-1].ws_connect(self._url, max_msg_size=1 << 24))
            name = f"Person {self.number} {seat}"
            await self.ask(seat, do="hello", version=1, key=name.ljust(43, "x"), name=name)
        made = await self.ask(0, do="open", game="quist", players=4, options={"games": 25}, rests=False)
        self.table = made["table"]
        for seat in range(1, 4):
            await self.ask(seat, do="enter", table=made["code"])

    async def ask(self, seat: int, **request: Any) -> Any:
        """Ask for something and return the answer; what comes meanwhile is left."""
        await self._sockets[seat].send_json({"id": "x", **request})
        while (said := await self._sockets[seat].receive_json()).get("re") != "x":
            pass
        assert said["is"] == "done", said
        return said["answer"]

    async def play(self, ends: float) -> None:
        """Play until then."""
        await self._sockets[0].send_json({"do": "begin", "id": "b", "table": self.table})
        await asyncio.gather(*(self._listen(seat, ends) for seat in range(4)))

    async def _listen(self, seat: int, ends: float) -> None:
        while time.monotonic() < ends and (self._turn or self.told <= MISSED):
            try:
                said = json.loads((await self._sockets[seat].receive(ends - time.monotonic() + 0.1)).data)
            except TimeoutError:
                return
            if said["is"] != "told":
                continue
            self._told(seat, said["messages"][-1]["number"])
            position = next((one["position"] for one in reversed(said["messages"]) if "position" in one), None)
            if position and position["view"]["legal"]:
                await asyncio.sleep(self._turn * (0.5 + self._chance.random()))
                await self._act(seat, self._chance.choice(position["view"]["legal"]))

    async def _act(self, seat: int, action: Any) -> None:
        seen = self._heard[seat]
        offer = {"id": f"{seat}-{seen}", "seen": seen, "action": action}
        self._offered = (seen + 1, time.perf_counter())
        await self._sockets[seat].send_json({"do": "act", "id": "a", "table": self.table, "offer": offer})

    def _told(self, seat: int, number: int) -> None:
        """Take note of what a seat was told; the last of four seats that hears of an offer is what counts."""
        self._heard[seat] = number
        first, begun = self._offered
        if begun and min(self._heard) >= first:
            self.waits.append(time.perf_counter() - begun)
            self._offered = (0, 0.0)

    async def again(self, after: int) -> float:
        """Drop the first one's line and come again; return the seconds until all that was missed is there."""
        await self._clients[0].close()
        begun = time.perf_counter()
        async with ClientSession() as client, client.ws_connect(self._url, max_msg_size=1 << 24) as socket:
            self._sockets[0] = socket
            name = f"Person {self.number} 0"
            await self.ask(0, do="hello", version=1, key=name.ljust(43, "x"), name=name)
            await socket.send_json({"do": "enter", "id": "e", "table": self.table, "after": after})
            while (said := await socket.receive_json())["is"] != "told":
                pass
            assert said["messages"][0]["number"] == after + 1
            assert len(said["messages"]) >= MISSED
            return time.perf_counter() - begun

    @property
    def told(self) -> int:
        """How many messages the first one has."""
        return self._heard[0]

    async def go(self) -> None:
        """Have everybody go."""
        for client in self._clients:
            await client.close()


def run(say: Callable[[str], None]) -> None:
    """Print every row."""
    with tempfile.TemporaryDirectory() as folder:
        with served(Path(folder)) as (address, server):
            asyncio.run(tables(say, address, server.pid))
        with served(Path(folder)) as (address, server):
            asyncio.run(more_tables(address))
        begun = time.perf_counter()
        with served(Path(folder)):
            say(f"start with {UNDER_WAY} tables under way: ready in {time.perf_counter() - begun:.1f} s")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, server):
        asyncio.run(idle(say, address, server.pid))


async def tables(say: Callable[[str], None], address: str, pid: int) -> None:
    """Tables at which people act: how long until the last of four was told, and how fast one comes back."""
    benches = [Bench(number, address) for number in range(TABLES)]
    for bench in benches:
        await bench.come()
    begun, used = time.monotonic(), spent(pid)
    await asyncio.gather(*(bench.play(begun + LASTS) for bench in benches))
    waits = [wait for bench in benches for wait in bench.waits]
    share = (spent(pid) - used) / LASTS
    say(f"{TABLES} tables of four, an action each {TURN:g} s at a table, {len(waits)} in all: offer to the last of "
        f"four told {figures(waits)}; worst {max(waits) * 1000:.0f} ms; server {share:.0%} of a core, "
        f"{resident(pid):.0f} MB")  # fmt: skip
    say(in_the_server(address))
    quick = Bench(TABLES, address, turn=0.0)
    await quick.come()
    await quick.play(time.monotonic() + LASTS)
    backs = [await quick.again(quick.told - MISSED) for _ in range(5)]
    say(f"back after a dropped line with {MISSED} missed messages: median {statistics.median(backs) * 1000:.0f} ms")
    for bench in (*benches, quick):
        await bench.go()


def in_the_server(address: str) -> str:
    """Return what the server itself has measured, without the way there and back."""
    with urllib.request.urlopen(f"{address}metrics", timeout=30) as answer:
        found = dict(re.findall(r'numeramis_request_seconds_bucket\{le="([^"]+)"\} (\S+)', answer.read().decode()))
    whole = float(found["+Inf"])
    bounds = ("0.002", "0.01", "0.04")
    parts = ", ".join(f"{float(found[le]) / whole:.2%} under {float(le) * 1000:g} ms" for le in bounds)
    return f"of {whole:.0f} requests in the server itself: {parts}"


async def more_tables(address: str) -> None:
    """Begin as many tables as make up those under way; the first deal of each is played for a while."""
    for first in range(TABLES, UNDER_WAY, 50):
        benches = [Bench(number, address) for number in range(first, min(first + 50, UNDER_WAY))]
        for bench in benches:
            await bench.come()
        ends = time.monotonic() + 1.0
        await asyncio.gather(*(bench.play(ends) for bench in benches))
        for bench in benches:
            await bench.go()


async def idle(say: Callable[[str], None], address: str, pid: int) -> None:
    """People who are in the lobby and do nothing."""
    before = resident(pid)
    clients = []
    for number in range(IDLE):
        connector = TCPConnector(local_addr=(f"127.9.{1 + number // 200}.{1 + number % 200}", 0))
        clients.append(ClientSession(connector=connector))
        socket = await clients[-1].ws_connect(f"{address}people", max_msg_size=1 << 24, autoping=True)
        await socket.send_json({"do": "hello", "id": "h", "version": 1, "key": f"{number}".ljust(43, "x"),
                                "name": f"Person {number}"})  # fmt: skip
        await socket.send_json({"do": "lobby", "id": "l"})
        asyncio.get_running_loop().create_task(_read(socket))
    await asyncio.sleep(5.0)
    begun, used = time.monotonic(), spent(pid)
    await asyncio.sleep(20.0)
    share = (spent(pid) - used) / (time.monotonic() - begun)
    say(f"{IDLE} people in the lobby: server {resident(pid):.0f} MB (without them {before:.0f} MB), idle {share:.1%} "
        "of a core")  # fmt: skip
    for client in clients:
        await client.close()


async def _read(socket: ClientWebSocketResponse) -> None:
    """Read what comes, and look at nothing of it."""
    async for _ in socket:
        pass
