"""Many tables for a while at one server, with dropped lines, kills of the server, and hostile guests.

In the end all people have heard the content of the record, the record has every acknowledged offer once, no person has
seen another's hand, and the server holds as few descriptors, threads and connections as an empty server.

``python -m tests.campaigns.house_soak --tables 200 --minutes 10``; ``--kills 100`` sets the number of kills.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import ClientError, ClientSession, TCPConnector

from tests.campaigns.house_server import Server
from tests.campaigns.playing import Watch
from tests.load.crowd import HANGS, LONG, Crowd
from tests.load.people import Party
from tests.server.guests import key_of

#: seconds between two kills of the server, between two dropped lines, between two actions of one person
KILLS, DROPS, PACE = 20.0, 0.2, 3.0


class Soaked(NamedTuple):
    """The counts of a campaign. :param hostile: connections of hostile guests. :param left: ``holds`` at the end."""

    tables: int
    actions: int
    kills: int
    lines: int
    hostile: int
    left: dict[str, int]


def holds(server: Server) -> dict[str, int]:
    """Return the server's numbers of descriptors, threads, and connections, the last by its own count."""
    at = f"http://127.0.0.1:{server.port}/metrics"
    with urllib.request.urlopen(at, timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    connections = next(line.split()[1] for line in lines if line.startswith("numeramis_connections "))
    return {
        "descriptors": len(os.listdir(f"/proc/{server.pid}/fd")),
        "threads": len(os.listdir(f"/proc/{server.pid}/task")),
        "connections": int(float(connections)),
    }


async def floods(socket: Any) -> None:
    """Send more requests than a guest may."""
    for number in range(200):
        await socket.send_json({"do": "my-data", "id": str(number)})


async def shouts(socket: Any) -> None:
    """Send a line that no client sends."""
    await socket.send_str(random.choice(["{", "x" * 9000, "[]", '{"do":"hello","id":1}', "\0" * 100, "null"]))


async def guesses(socket: Any) -> None:
    """Guess codes of tables and words of recovery."""
    await socket.send_json({"do": "hello", "id": "h", "version": 1, "key": key_of("g"), "name": "Guest"})
    for number in range(30):
        await socket.send_json({"do": "enter", "id": f"{number}", "table": f"abandon ability able {number}"})
    await socket.send_json({"do": "recover", "id": "r", "version": 1, "key": key_of("g"), "words": "a b c d e f"})


async def never_reads(socket: Any) -> None:
    """Ask for the lobby and read nothing."""
    await socket.send_json({"do": "hello", "id": "h", "version": 1, "key": key_of("d"), "name": "Deaf"})
    await socket.send_json({"do": "lobby", "id": "l"})
    await asyncio.sleep(5.0)


HOSTILE: tuple[Callable[[Any], Awaitable[None]], ...] = (floods, shouts, guesses, never_reads)


async def hostile(server: Server, count: list[int]) -> None:
    """Connect again and again as a hostile guest, each time from a random address."""
    chance = random.Random(len(count))
    while True:
        with contextlib.suppress(ClientError, ConnectionError, TimeoutError):
            connector = TCPConnector(local_addr=(f"127.66.6.{chance.randrange(1, 250)}", 0))
            async with ClientSession(connector=connector) as client, client.ws_connect(server.url) as socket:
                count[0] += 1
                await chance.choice(HOSTILE)(socket)
        await asyncio.sleep(0.1)


async def kill(server: Server, times: int, seconds: float) -> None:
    """Kill and start the server ``times`` times in ``seconds`` seconds."""
    for _ in range(times):
        await asyncio.sleep(seconds / (times + 1))
        await asyncio.to_thread(server.kill)
        server.start()


async def soak(home: Path, count: int, seconds: float, watch: Watch, kills: int) -> Soaked:
    """Play at ``count`` tables for ``seconds`` seconds and check everything; return the counts."""
    server = Server(home)
    server.start()
    try:
        return await _soak(server, count, seconds, watch, kills)
    finally:
        server.kill()


async def _soak(server: Server, count: int, seconds: float, watch: Watch, kills: int) -> Soaked:
    crowd = Crowd([Party([server.url], LONG[number % len(LONG)], number, PACE) for number in range(count)])
    guests = [0]
    try:
        await crowd.come()
        watch.say(f"{count} tables play", always=True)
        enemies = [hostile(server, guests) for _ in range(5)]
        await crowd.play(seconds, *enemies, crowd.drop(DROPS), kill(server, kills, seconds))
        assert await crowd.rest(HANGS) == 0, "something never ended"
    finally:
        await crowd.go()
    left = await asyncio.to_thread(settled, server)
    server.end()
    lines = sum(player.lines for player in crowd.players)
    actions = server.check([party.history for party in crowd.parties])
    return Soaked(count, actions, kills, lines, guests[0], left)


def settled(server: Server) -> dict[str, int]:
    """Wait until all connections are gone; return ``holds``."""
    ends = time.monotonic() + 60.0
    while (left := holds(server))["connections"] and time.monotonic() < ends:
        time.sleep(0.5)  # heartbeats find people who left silently
    return left


def campaign(tables: int, minutes: float, folder: str | None = None, kills: int | None = None) -> Soaked:
    """Run the soak; return the counts. :param kills: kills of the server, by default one every twenty seconds."""
    watch = Watch("house-soak")
    home = Path(tempfile.mkdtemp(prefix="house-", dir=folder))
    kills = max(2, round(minutes * 60 / KILLS)) if kills is None else kills
    soaked = asyncio.run(soak(home, tables, minutes * 60, watch, kills))
    shutil.rmtree(home)
    watch.say(f"{json.dumps(soaked._asdict())}; nothing lost", always=True)
    assert soaked.left["connections"] == 0, soaked
    assert soaked.left["descriptors"] < 60, soaked
    assert soaked.left["threads"] < 12, soaked
    return soaked


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--kills", type=int)
    parser.add_argument("--folder", help="folder of the files, to choose the disk")
    words = parser.parse_args()
    campaign(words.tables, words.minutes, words.folder, words.kills)


if __name__ == "__main__":
    main()
