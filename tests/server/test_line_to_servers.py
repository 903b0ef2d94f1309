"""A program's line to a house of several servers: if it breaks, the program tries the next server at once."""

from __future__ import annotations

import asyncio

from aiohttp import WSMessage, WSMsgType, web

from numeramis_access.input.inbox import FromHouse, Inbox
from numeramis_access.server.client import open_connection, proof_in
from tests.ports import free_port
from tests.waiting import PATIENCE


async def serve(port: int, name: str) -> web.AppRunner:
    """Serve people at a port; greet each client with the name."""

    async def people(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(name)
        async for _ in socket:
            pass
        return socket

    application = web.Application()
    application.router.add_get("/people", people)
    runner = web.AppRunner(application, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner


async def told(inbox: Inbox) -> str:
    """Return the next text on the line."""
    async with asyncio.timeout(PATIENCE):
        while not (isinstance(item := inbox.take(), FromHouse) and item.text is not None):
            await asyncio.sleep(0.005)
    return item.text.decode()


def test_a_line_goes_to_the_server_that_it_is_told_to_and_is_not_said_to_be_lost_meanwhile() -> None:
    async def test() -> None:
        ports, inbox = (free_port(), free_port()), Inbox()
        first, second = await serve(ports[0], "first"), await serve(ports[1], "second")
        line = open_connection(f"127.0.0.1:{ports[0]}", inbox)
        assert await told(inbox) == "first"
        assert line.go_to(f"127.0.0.1:{ports[1]}")
        came: list[FromHouse] = []
        async with asyncio.timeout(PATIENCE):
            while not came or came[-1].text is None:
                if isinstance(item := inbox.take(), FromHouse):
                    came.append(item)
                await asyncio.sleep(0.005)
        assert [(item.up, item.text) for item in came] == [(True, None), (True, b"second")]
        await second.cleanup()
        assert await told(inbox) == "first", "where the line was before it is still known"
        line.close()
        await first.cleanup()

    asyncio.run(test())


def test_a_line_that_is_lost_goes_to_the_next_server_and_back_when_that_one_ends_too() -> None:
    async def test() -> None:
        ports, inbox = (free_port(), free_port()), Inbox()
        first, second = await serve(ports[0], "first"), await serve(ports[1], "second")
        line = open_connection(f"127.0.0.1:{ports[0]}", inbox)
        assert await told(inbox) == "first"
        line.add_addresses([f"127.0.0.1:{port}" for port in reversed(ports)])
        await first.cleanup()
        assert await told(inbox) == "second"
        first = await serve(ports[0], "first again")
        await second.cleanup()
        assert await told(inbox) == "first again"
        line.close()
        await first.cleanup()

    asyncio.run(test())


def test_a_stranger_at_the_address_of_a_house_proves_nothing_by_an_endless_line() -> None:
    assert proof_in(WSMessage(WSMsgType.TEXT, '{"is": "done", "re": "1", "answer": ' + '{"a": ' * 100_000, None)) == ""
