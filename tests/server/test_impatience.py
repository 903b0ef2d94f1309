"""The server reads a mass of data on one connection in parts, so that others do not wait and nothing piles up."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from aiohttp import web

from numeramis_access.server.impatience import READ_BYTES, TimeLimitedConnection, TimeLimitedRunner, note_whole_request
from tests.hasty import Hasty

MUCH = bytes(range(256)) * (READ_BYTES // 64)


class Transport(asyncio.Transport):
    """A system's connection that knows whether it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.reads, self.closed = True, False

    def is_reading(self) -> bool:
        return self.reads

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


class Handler(asyncio.Protocol):
    """Takes the parts. :ivar slow: whether it pauses the transport after each part."""

    def __init__(self, slow: bool = False) -> None:
        self.parts: list[bytes] = []
        self.ended = False
        self.slow = slow
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.parts.append(data)
        if self.slow:
            self.transport.pause_reading()

    def eof_received(self) -> None:
        self.ended = True


def connected(slow: bool = False) -> tuple[TimeLimitedConnection, Handler, Transport]:
    handler, transport = Handler(slow), Transport()
    connection = TimeLimitedConnection(cast(web.Server, lambda: handler), 60.0)
    connection.connection_made(transport)
    return connection, handler, transport


def test_what_comes_at_once_is_handed_on_in_parts_and_nothing_more_comes_meanwhile() -> None:
    """Ten thousand empty frames in one piece blocked all others for half a second."""

    async def test() -> None:
        connection, handler, transport = connected()
        connection.data_received(MUCH)
        assert handler.parts == [MUCH[:READ_BYTES]]
        assert not transport.reads
        while not transport.reads:
            before = len(handler.parts)
            await asyncio.sleep(0)
            assert len(handler.parts) <= before + 1, "others have their turn between two parts"
        assert max(map(len, handler.parts)) == READ_BYTES
        assert b"".join(handler.parts) == MUCH
        connection.data_received(b"a little")
        assert handler.parts[-1] == b"a little"
        connection.connection_lost(None)

    asyncio.run(test())


def test_what_was_not_taken_is_followed_by_nothing_and_not_kept_here() -> None:
    async def test() -> None:
        connection, handler, transport = connected(slow=True)
        connection.data_received(MUCH)
        for taken in range(1, len(MUCH) // READ_BYTES + 1):
            await asyncio.sleep(0.01)
            assert len(handler.parts) == taken
            assert not transport.reads, "the system keeps the rest, whatever is asked of it meanwhile"
            handler.transport.resume_reading()
        assert transport.reads
        assert b"".join(handler.parts) == MUCH
        connection.connection_lost(None)

    asyncio.run(test())


def test_all_that_was_said_is_heard_before_the_end_and_nothing_after_it_was_closed() -> None:
    async def test() -> None:
        connection, handler, _ = connected()
        connection.data_received(MUCH)
        connection.eof_received()
        assert (b"".join(handler.parts), handler.ended) == (MUCH, True)
        connection.connection_lost(None)
        connection, handler, transport = connected()
        connection.data_received(MUCH)
        transport.closed = True
        connection.connection_lost(None)
        await asyncio.sleep(0.01)
        assert len(handler.parts) == 1

    asyncio.run(test())


#: seconds that a server gives its connections; seconds within which all timers of the loop below ring together
WITHIN, TOGETHER = 1.0, 0.01


async def close_while_answering(end: float) -> None:
    """Close a server while it answers a request. :param end: seconds that the answer takes after the closing begins."""
    asked, closing = asyncio.Event(), asyncio.Event()

    async def answer(_: web.Request) -> web.Response:
        asked.set()
        await closing.wait()
        await asyncio.sleep(end)
        return web.Response()

    app = web.Application(middlewares=[note_whole_request])
    app.router.add_get("/", answer)
    runner = TimeLimitedRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    _, writer = await asyncio.open_connection("127.0.0.1", runner.addresses[0][1])
    writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    await asked.wait()
    closing.set()
    await runner.close(WITHIN)
    writer.close()


@pytest.mark.parametrize("end", [part * WITHIN - TOGETHER / 2 for part in (0.25, 0.5, 0.75, 1.0)] + [WITHIN * 60])
def test_an_answer_that_ends_at_a_deadline_of_the_closing_server_is_no_error(
    end: float, caplog: pytest.LogCaptureFixture
) -> None:
    """aiohttp sets the result of a future that its own deadline has cancelled in the same turn of the loop."""
    loop = Hasty()
    loop._clock_resolution = TOGETHER  # type: ignore[attr-defined]
    try:
        loop.run_until_complete(close_while_answering(end))
        assert loop.waited < 2 * WITHIN
    finally:
        loop.close()
    assert [record.getMessage() for record in caplog.records] == []
