"""Send SIGTERM to real servers with guests: all guests are told, all data are on disk, the process ends at once."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSCloseCode, WSMsgType

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import visitors_opener
from numeramis_access.server import serve
from numeramis_access.server.bus.local import LocalBus
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import Visitors
from numeramis_access.words.languages import LANGUAGES
from tests.hasty import Hasty
from tests.server.buses import Nats
from tests.server.databases import Cluster
from tests.server.guests import key_of
from tests.server.processes import Node
from tests.server.test_people_socket import ask, heard, joined, play
from tests.server.test_site import browser
from tests.server.test_site import joined as page
from tests.server.test_three_servers import servers

#: seconds in which a server must end: once it took half a minute, as long as a guest was connected
GONE = 12.0


async def told_at_the_end(at: ClientWebSocketResponse) -> dict[str, Any]:
    """Return the last push to a guest before the house ends the line."""
    bye = await heard(at, lambda said: said["is"] == "bye")
    assert (await at.receive()).type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
    return bye


async def close_of(at: ClientWebSocketResponse) -> int | None:
    """Return the close code of a page's socket."""
    async for _ in at:
        pass
    return at.close_code


def hung(address: str) -> socket.socket:
    """Return a guest's socket that never reads, and does not answer the close."""
    host = urlsplit(address)
    made = socket.create_connection((str(host.hostname), host.port or 80))
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    made.sendall(f"GET /people HTTP/1.1\r\nHost: {host.netloc}\r\n{upgrade}\r\n{key}\r\n\r\n".encode())
    return made


async def is_gone(node: Node) -> None:
    """Wait until all processes of a server have ended by themselves. :raises subprocess.TimeoutExpired:"""
    assert await asyncio.to_thread(node.process.wait, GONE) == 0, node.says("")


@contextmanager
def server(folder: Path, *words: str) -> Iterator[Node]:
    node = Node(folder, *words)
    try:
        yield node
    finally:
        node.end(signal.SIGKILL)


def test_guests_and_pages_are_told_and_the_process_is_gone_though_one_never_answers(tmp_path: Path) -> None:
    async def test(node: Node) -> str:
        url = node.url
        with contextlib.closing(hung(url)):
            async with joined(url, "Jan") as jan, joined(url, "Eva") as eva, browser() as one:
                shown, _ = await page(one, url)
                assert isinstance(shown, ClientWebSocketResponse)
                made = (await ask(jan, "open", game="quist", players=4))["answer"]
                await ask(eva, "enter", table=made["code"])
                await jan.send_json({"do": "begin", "id": "b", "table": made["table"]})
                played = 0
                while played < 6:
                    for at in (jan, eva):
                        played += await play(at, made["table"])
                node.process.send_signal(signal.SIGTERM)
                ended = await asyncio.gather(told_at_the_end(jan), told_at_the_end(eva), close_of(shown))
                assert [one["code"] for one in ended[:2]] == ["back-soon"] * 2
                assert ended[2] == WSCloseCode.SERVICE_RESTART
                await is_gone(node)
            return str(made["table"])

    async def back(node: Node, table: str) -> None:
        async with joined(node.url, "Jan") as jan, joined(node.url, "Eva") as eva:
            for at in (jan, eva):
                await at.send_json({"do": "enter", "id": "e", "table": table})
                stands = await heard(at, lambda said: said["is"] == "state")
                assert stands["state"]["number"] > 6, "what was played is there again"

    with server(tmp_path / "home") as node:
        table = asyncio.run(asyncio.wait_for(test(node), 60))
    with server(tmp_path / "home") as node:
        asyncio.run(asyncio.wait_for(back(node, table), 60))


class Deaf(LocalBus):
    """A bus that never ends."""

    async def close(self) -> None:
        await asyncio.Event().wait()


def test_what_never_ends_by_itself_is_waited_for_once_and_not_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests, pages, work and other servers had half a second each, some twice: more than two seconds in all."""
    loop = Hasty()
    leave = PeopleSocket.leave

    async def bus(*_: object) -> Deaf:
        return Deaf(loop)

    async def pages(_: Visitors, within: float = 0.0) -> None:
        await asyncio.sleep(within)

    def leaves(people: PeopleSocket, farewell: str) -> None:
        people._beside._open.add(loop.create_future())
        leave(people, farewell)
        loop.waited = 0.0

    monkeypatch.setattr(serve, "open_bus", bus)
    monkeypatch.setattr(Visitors, "close", pages)
    monkeypatch.setattr(PeopleSocket, "leave", leaves)
    serving = serve.ServerOptions(tmp_path / "homes", tmp_path / "people.sqlite", port=0)
    listener = socket.create_server(("127.0.0.1", 0))

    async def test() -> None:
        asked = asyncio.Event()
        guests = [hung(f"http://127.0.0.1:{listener.getsockname()[1]}") for _ in range(3)]

        def served() -> None:
            loop.call_later(1.0, asked.set)

        opener = visitors_opener(STANDARD, LANGUAGES)
        with contextlib.closing(SqliteStore(serving.people)) as store:
            await serve.serve_on(listener, store, serving, opener, served, asked)
        for guest in guests:
            guest.close()

    with contextlib.closing(loop):
        loop.run_until_complete(test())
    assert 0.0 < loop.waited < 1.2 * (serve.CLOSING_SECONDS + serve.FINISHING_SECONDS)


@pytest.mark.peer("postgresql")
@pytest.mark.peer("nats")
def test_of_several_servers_each_says_where_its_guests_go_and_the_last_that_they_come_back(
    postgres: Cluster, nats: Nats, tmp_path: Path
) -> None:
    async def know_each_other(nodes: list[Node]) -> None:
        async with ClientSession() as client:
            for node in nodes:
                answer: dict[str, Any] = {}
                while "servers" not in answer:  # that server has not heard of the other one
                    await asyncio.sleep(0.1)
                    async with client.ws_connect(f"{node.url}/people") as at:
                        answer = (await ask(at, "hello", version=1, key=key_of("L"), name="L"))["answer"]

    async def test(nodes: list[Node]) -> None:
        await know_each_other(nodes)
        for node, code in zip(nodes, ("moving", "back-soon"), strict=True):
            async with joined(node.url, "Jan") as jan:
                node.process.send_signal(signal.SIGTERM)
                assert (await told_at_the_end(jan))["code"] == code
                await is_gone(node)

    with servers(postgres, nats, tmp_path, 2) as nodes:
        asyncio.run(asyncio.wait_for(test(nodes), 90))


def test_a_server_that_closes_takes_nobody_new(tmp_path: Path) -> None:
    """A web server in front retries elsewhere or a moment later, so newcomers wait and are not lost."""

    async def test(node: Node) -> None:
        url = node.url
        with contextlib.closing(hung(url)):
            async with joined(url, "Jan") as jan:
                node.process.send_signal(signal.SIGTERM)
                await told_at_the_end(jan)
                port = urlsplit(url).port or 0
                with pytest.raises(ConnectionRefusedError):
                    socket.create_connection(("127.0.0.1", port)).close()
                await is_gone(node)

    with server(tmp_path / "home") as node:
        asyncio.run(asyncio.wait_for(test(node), 60))
