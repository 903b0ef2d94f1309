"""The server reads a mass of data on one connection in parts, so that others do not wait and nothing piles up."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from aiohttp import web

from numeramis_access.server.impatience import PART, Impatient

MUCH = bytes(range(256)) * (PART // 64)


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


def connected(slow: bool = False) -> tuple[Impatient, Handler, Transport]:
    handler, transport = Handler(slow), Transport()
    connection = Impatient(cast(web.Server, lambda: handler), 60.0)
    connection.connection_made(transport)
    return connection, handler, transport


def test_what_comes_at_once_is_handed_on_in_parts_and_nothing_more_comes_meanwhile() -> None:
    """Ten thousand empty frames in one piece blocked all others for half a second."""

    async def test() -> None:
        connection, handler, transport = connected()
        connection.data_received(MUCH)
        assert handler.parts == [MUCH[:PART]]
        assert not transport.reads
        while not transport.reads:
            before = len(handler.parts)
            await asyncio.sleep(0)
            assert len(handler.parts) <= before + 1, "others have their turn between two parts"
        assert max(map(len, handler.parts)) == PART
        assert b"".join(handler.parts) == MUCH
        connection.data_received(b"a little")
        assert handler.parts[-1] == b"a little"
        connection.connection_lost(None)

    asyncio.run(test())


def test_what_was_not_taken_is_followed_by_nothing_and_not_kept_here() -> None:
    async def test() -> None:
        connection, handler, transport = connected(slow=True)
        connection.data_received(MUCH)
        for taken in range(1, len(MUCH) // PART + 1):
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
