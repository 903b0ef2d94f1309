"""People at tables of a served house: time from an offer to the last message, memory, return, restart.

The people of ``tests.load`` run in this process, beside the server on the same machine; every action is durable.
"""

from __future__ import annotations

import asyncio
import os
import re
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector

from tests.bench.figures import Report, late
from tests.bench.web import figures, resident, served, spent
from tests.load.crowd import LONG, Crowd
from tests.load.people import Party
from tests.server.guests import key_of

#: tables of four people, seconds between two actions at a table, and seconds of play
TABLES, TURN, LASTS = int(os.environ.get("NUMERAMIS_BENCH_TABLES", "250")), 5.0, 40.0
#: connected people without actions; tables under way at a restart; messages that a person missed
IDLE, UNDER_WAY, MISSED = 1000, 500, 200


def run(say: Report) -> None:
    """Print every row."""
    with tempfile.TemporaryDirectory() as folder:
        with served(Path(folder)) as (address, server):
            asyncio.run(tables(say, address, server.pid))
        with served(Path(folder)) as (address, server):
            asyncio.run(more_tables(address))
        begun = time.perf_counter()
        with served(Path(folder)):
            took = time.perf_counter() - begun
            say(f"start with {UNDER_WAY} matches in progress: ready in {took:.1f} s")
            say.note("people, start with 500 tables under way", took, "s")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, server):
        asyncio.run(idle(say, address, server.pid))


def crowd_at(address: str, numbers: range, pace: float) -> Crowd:
    """Return people at tables of Quist with these numbers. :param pace: seconds of a decision."""
    return Crowd([Party([f"{address}people"], LONG[0], number, pace) for number in numbers])


async def tables(say: Report, address: str, pid: int) -> None:
    """Print, for tables at which people act, the time to the last of four messages and the time of a return."""
    crowd = crowd_at(address, range(TABLES), TURN)
    await crowd.come()
    used = spent(pid)
    await crowd.play(LASTS)
    share = (spent(pid) - used) / LASTS
    waits = [wait.seconds for party in crowd.parties for wait in party.waits]
    say(f"{TABLES} tables of four, an action each {TURN:g} s at a table, {len(waits)} in all: offer to the last of "
        f"four told {figures(waits)}; worst {max(waits) * 1000:.0f} ms; server {share:.0%} of a core, "
        f"{resident(pid):.0f} MB")  # fmt: skip
    say.note(f"people, offer to the last of four told, {TABLES} tables, 99 of 100", late(waits) * 1000, "ms")
    say(in_the_server(address))
    backs = [await missed(address, TABLES + number) for number in range(5)]
    say(f"back after a dropped line with {MISSED} missed messages: median {statistics.median(backs) * 1000:.0f} ms")
    say.note("people, back after 200 missed messages, median", statistics.median(backs) * 1000, "ms")
    await crowd.go()


async def missed(address: str, number: int) -> float:
    """Return the seconds in which a person who returns to a quick table receives many missed messages.

    :param number: number of the person.
    """
    crowd = crowd_at(address, range(number, number + 1), 0.05)
    (party,), player = crowd.parties, crowd.players[1]
    await crowd.come()
    while len(player.told) <= MISSED:
        await asyncio.sleep(0.01)
    await crowd.rest(LASTS)
    del player.told[-MISSED:]
    player.drop()
    begun, lines = time.perf_counter(), player.lines
    while not party.settled:
        await asyncio.sleep(0.001)
    assert player.lines == lines + 1
    took = time.perf_counter() - begun - party.again
    await crowd.go()
    return took


def in_the_server(address: str) -> str:
    """Return the server's own figures of offers, which exclude the network."""
    with urllib.request.urlopen(f"{address}metrics", timeout=30) as answer:
        text = answer.read().decode()
    found = dict(re.findall(r'numeramis_request_seconds_bucket\{do="act",le="([^"]+)"\} (\S+)', text))
    whole = float(found["+Inf"])
    bounds = ("0.002", "0.01", "0.04")
    parts = ", ".join(f"{float(found[le]) / whole:.2%} under {float(le) * 1000:g} ms" for le in bounds)
    return f"of {whole:.0f} offers in the server itself: {parts}"


async def more_tables(address: str) -> None:
    """Begin the tables missing from ``UNDER_WAY`` and play for a second at each."""
    crowd = crowd_at(address, range(TABLES + 5, UNDER_WAY), TURN)
    await crowd.come()
    await crowd.play(1.0)
    await crowd.go()


async def idle(say: Report, address: str, pid: int) -> None:
    """Print memory and processor time of the server with many people idle in the lobby."""
    before = resident(pid)
    clients = []
    for number in range(IDLE):
        connector = TCPConnector(local_addr=(f"127.9.{1 + number // 200}.{1 + number % 200}", 0))
        clients.append(ClientSession(connector=connector))
        socket = await clients[-1].ws_connect(f"{address}people", max_msg_size=1 << 24, autoping=True)
        await socket.send_json({"do": "hello", "id": "h", "version": 1, "key": key_of(f"{number}"),
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
    """Read messages and discard them."""
    async for _ in socket:
        pass
