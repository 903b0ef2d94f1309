"""Closes connections on which a request of HTTP does not come whole: half of one costs whoever sends it nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from numeramis_access.server.people.limits import HALF

#: answers a request
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Impatient(asyncio.Protocol):
    """One connection of aiohttp's, with a limit in time for the head of each request.

    :param server: handles what comes. :param seconds: in which a request has to come whole.
    """

    def __init__(self, server: web.Server, seconds: float) -> None:
        self._handler: asyncio.Protocol = server()
        self._seconds = seconds
        self._transport: asyncio.BaseTransport | None = None
        self._late: asyncio.TimerHandle | None = None
        self._whole = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for the first request."""
        self._transport = transport
        self._wait()
        self._handler.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Hand on what comes; after a request that was answered, wait for the whole of the next one."""
        if not self._whole and self._late is None:
            self._wait()
        self._handler.data_received(data)

    def _wait(self) -> None:
        self._late = asyncio.get_running_loop().call_later(self._seconds, self._cut)

    def _cut(self) -> None:
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()

    def came(self, whole: bool) -> None:
        """Take note that a request has come whole, or that it was answered and another one may come."""
        self._whole = whole
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def eof_received(self) -> bool | None:
        """Hand on that the other end says nothing more."""
        return self._handler.eof_received()

    def pause_writing(self) -> None:
        """Hand on that too much waits to be sent."""
        self._handler.pause_writing()

    def resume_writing(self) -> None:
        """Hand on that there is room again."""
        self._handler.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """Wait no more."""
        self.came(True)
        self._handler.connection_lost(error)


class ImpatientRunner(web.AppRunner):
    """Runs an application that has ``whole`` among its middlewares, unpacks no body, and logs no access.

    :param seconds: in which requests come whole. :param closing: seconds in which its connections may end.
    """

    def __init__(self, app: web.Application, seconds: float = HALF, closing: float = 60.0) -> None:
        super().__init__(app, access_log=None, shutdown_timeout=closing, auto_decompress=False)
        self._seconds = seconds

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
    connection.came(True)
    try:
        return await handler(request)
    finally:
        connection.came(False)
