"""Thousands of silent connections: players do not notice them, and the server closes all of them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import urllib.request
from pathlib import Path

import pytest

from numeramis_access.server.people.limits import MAX_NEWER_CONNECTIONS
from tests.campaigns.house_server import Server
from tests.server.test_people_socket import ask, joined
from tests.server.test_people_socket import play as play_on
from tests.waiting import wait_until

#: a ping and its answer in wire form
PING, PONG = b"\x89\x00", b"\x8a\x80\0\0\0\0"
#: connections from one address: fewer than the house allows
EACH = 300
HANDSHAKE = (
    b"GET /people HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """Return a running server in its own process."""
    made = Server(tmp_path)
    made.start()
    return made


@pytest.mark.slow
@pytest.mark.parametrize("count", [1500, pytest.param(10_000, marks=pytest.mark.long)])
def test_those_who_play_do_not_notice_thousands_of_others(server: Server, count: int) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert before[1] == resource.RLIM_INFINITY or before[1] > count + 500
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    try:
        wait_until(lambda: connections(server) == 0)
        asyncio.run(asyncio.wait_for(crowded(server, count), 240))
        wait_until(lambda: connections(server) == 0)
        assert len(os.listdir(f"/proc/{server.pid}/fd")) < 60
    finally:
        server.end()
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def crowded(server: Server, count: int) -> None:
    """Let two people play beside this many silent connections; the oldest of these are closed."""
    address = server.url.removesuffix("/people")
    silent = [await connected(server.port, number) for number in range(count)]
    await asyncio.to_thread(wait_until, lambda: connections(server) == min(count, MAX_NEWER_CONNECTIONS))
    async with joined(address, "Jan") as jan, joined(address, "Eva") as eva:
        made = (await ask(jan, "open", game="quist", players=4))["answer"]
        await ask(eva, "enter", table=made["code"])
        await jan.send_json({"do": "begin", "id": "b", "table": made["table"]})
        played = 0
        while played < 4:
            for at in (jan, eva):
                played += await play_on(at, made["table"])
    for writer in silent:
        writer.transport.abort()


async def connected(port: int, number: int) -> asyncio.StreamWriter:
    """Return a connection that stays silent after the handshake."""
    own = f"127.77.{number // EACH // 250}.{1 + number // EACH % 250}"
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(own, 0), limit=1024)
    writer.write(HANDSHAKE)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    asyncio.get_running_loop().create_task(alive(reader, writer))
    return writer


async def alive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer the server's pings, as every client does."""
    with contextlib.suppress(ConnectionError):
        while came := await reader.read(64):
            if PING in came:
                writer.write(PONG)


def connections(server: Server) -> int:
    """Return the server's count of connections, -1 before it answers."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=60) as answer:
            lines = answer.read().decode().splitlines()
    except OSError:
        return -1
    return int(float(next(line.split()[1] for line in lines if line.startswith("numeramis_connections "))))
