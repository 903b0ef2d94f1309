"""Connections that others need not wait for: what does not come whole is closed, what comes in masses is read in parts.

Half a request costs whoever sends it nothing. A hundred kilobytes of empty frames or chunks take half a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from aiohttp import web

from numeramis_access.server.people.limits import HALF

#: bytes that are taken in at once, and how many a second of one connection: more than any page may send
PART, RATE = 4096, 4 * 1024 * 1024
#: answers a request
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class _Gate:
    """A connection's transport, but that its reading is asked of ``Impatient``, which has more to hand on first.

    :param transport: itself. :param stops: is told whether nothing more may be handed on.
    """

    def __init__(self, transport: asyncio.BaseTransport, stops: Callable[[bool], None]) -> None:
        self._transport = transport
        self._stops = stops

    def __getattr__(self, name: str) -> Any:
        """Return what the transport has."""
        return getattr(self._transport, name)

    def pause_reading(self) -> None:
        """Have nothing more handed on."""
        self._stops(True)

    def resume_reading(self) -> None:
        """Have more handed on."""
        self._stops(False)


class Impatient(asyncio.Protocol):
    """One connection of aiohttp's, with a limit in time for the head of each request; what comes is read in parts.

    :param server: handles what comes. :param seconds: in which a request has to come whole.
    """

    def __init__(self, server: web.Server, seconds: float) -> None:
        self._handler: asyncio.Protocol = server()
        self._seconds = seconds
        self._transport: asyncio.BaseTransport | None = None
        self._late: asyncio.TimerHandle | None = None
        self._whole = False
        #: what has come and is not read yet, and when more of it is
        self._rest = bytearray()
        self._next: asyncio.Handle | None = None
        #: whether what was handed on was not taken yet
        self._behind = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for the first request."""
        self._transport = transport
        self._wait()
        self._handler.connection_made(cast(asyncio.BaseTransport, _Gate(transport, self._note_stopping)))

    def data_received(self, data: bytes) -> None:
        """Hand on what comes; after a request that was answered, wait for the whole of the next one."""
        if not self._whole and self._late is None:
            self._wait()
        self._rest += data
        if self._next is None and not self._behind:
            self._read()
        self._keep()

    def _read(self) -> None:
        """Hand on a part of what has come; between two of them others have their turn."""
        self._next = None
        part = bytes(self._rest[:PART])
        del self._rest[:PART]
        self._handler.data_received(part)
        self._go_on(PART / RATE)

    def _note_stopping(self, behind: bool) -> None:
        """Take note whether what was handed on was not taken yet."""
        self._behind = behind
        self._go_on(0.0)

    def _go_on(self, seconds: float) -> None:
        """Hand on more in a while, where there is more and it is wanted."""
        if self._rest and self._next is None and not self._behind:
            self._next = asyncio.get_running_loop().call_later(seconds, self._read)
        self._keep()

    def _keep(self) -> None:
        """Have the system keep what comes for as long as there is more to hand on."""
        transport, wanted = self._transport, not (self._rest or self._behind)
        if not isinstance(transport, asyncio.ReadTransport) or transport.is_closing():
            self._rest.clear()
        elif wanted and not transport.is_reading():
            transport.resume_reading()
        elif not wanted and transport.is_reading():
            transport.pause_reading()

    def _wait(self) -> None:
        self._late = asyncio.get_running_loop().call_later(self._seconds, self._cut)

    def _cut(self) -> None:
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()

    def note_whole_request(self, whole: bool) -> None:
        """Take note that a request has come whole, or that it was answered and another one may come."""
        self._whole = whole
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def eof_received(self) -> bool | None:
        """Hand on that the other end says nothing more, after all that it has said."""
        if self._rest:
            self._forget()
            self._handler.data_received(bytes(self._rest))
            self._rest.clear()
        return self._handler.eof_received()

    def _forget(self) -> None:
        """Read no more by itself."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def pause_writing(self) -> None:
        """Hand on that too much waits to be sent."""
        self._handler.pause_writing()

    def resume_writing(self) -> None:
        """Hand on that there is room again."""
        self._handler.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """Wait no more."""
        self.note_whole_request(True)
        self._forget()
        self._rest.clear()
        self._handler.connection_lost(error)


class ImpatientRunner(web.AppRunner):
    """Runs an application that has ``whole`` among its middlewares.

    It unpacks no body, keeps little of one, reads none that it refuses, and logs no access.

    :param seconds: in which requests come whole.
    """

    def __init__(self, app: web.Application, seconds: float = HALF) -> None:
        super().__init__(
            app, access_log=None,
            auto_decompress=False, lingering_time=0.0, read_bufsize=PART,
        )  # fmt: skip
        self._seconds = seconds

    async def close(self, within: float) -> None:
        """End. :param within: seconds in which its connections may end by themselves."""
        self._shutdown_timeout = within / 2  # aiohttp waits twice as long: for a request, and for whoever answers it
        await self.cleanup()

    @property
    def server(self) -> Any:
        """Return what makes the protocol of each connection."""
        server = super().server
        return None if server is None else lambda: Impatient(server, self._seconds)


@web.middleware
async def whole(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Take note that a request has come whole while it is answered."""
    transport = request.transport
    connection = transport.get_protocol() if transport is not None else None
    if not isinstance(connection, Impatient):
        return await handler(request)
    connection.note_whole_request(True)
    try:
        return await handler(request)
    except ConnectionError:  # whoever asked has gone: nobody is there to read an answer
        return web.Response(status=400)
    finally:
        connection.note_whole_request(False)
