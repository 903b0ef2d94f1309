"""HTTP connections that limit the time of each request and read in small parts.

Without a limit, half a request costs its sender nothing and holds a connection. Without small parts, a hundred
kilobytes of empty frames or chunks keep the event loop busy for half a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from aiohttp import web

from numeramis_access.server.people.limits import HTTP_REQUEST_SECONDS

#: bytes read at once; bytes a second of one connection, more than a page can send
READ_BYTES, MAX_BYTES_PER_SECOND = 4096, 4 * 1024 * 1024
#: answers a request
WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class RunningRequests:
    """The running requests of a server; ``TimeLimitedRunner`` ends them when the server closes."""

    def __init__(self) -> None:
        self._running: dict[asyncio.Task[object], asyncio.WriteTransport] = {}

    def add(self, transport: asyncio.WriteTransport) -> None:
        """Add the request that the current task handles; it leaves when the task is done.

        :param transport: the request's connection.
        """
        task = asyncio.current_task()
        assert task is not None, "a handler runs in a task"
        self._running[task] = transport
        task.add_done_callback(self._running.pop)

    async def end(self, within: float) -> None:
        """Wait for the requests to end, then abort their connections, then cancel their tasks.

        :param within: seconds for all of it.
        """
        await self._wait(within / 2)
        for transport in self._running.values():
            transport.abort()
        await self._wait(within / 4)
        for task in self._running:
            task.cancel()
        await self._wait(within / 4)

    async def _wait(self, seconds: float) -> None:
        if self._running:
            await asyncio.wait(list(self._running), timeout=seconds)


class _Gate:
    """A transport whose pause and resume of reading go to ``TimeLimitedConnection``, which has buffered data.

    :param transport: the real transport. :param stops: takes whether reading is paused.
    """

    def __init__(self, transport: asyncio.BaseTransport, stops: Callable[[bool], None]) -> None:
        self._transport = transport
        self._stops = stops

    def __getattr__(self, name: str) -> Any:
        """Return an attribute of the transport behind this gate."""
        return getattr(self._transport, name)

    def pause_reading(self) -> None:
        """Pause the passing of data."""
        self._stops(True)

    def resume_reading(self) -> None:
        """Resume the passing of data."""
        self._stops(False)


class TimeLimitedConnection(asyncio.Protocol):
    """An aiohttp connection that limits the time of each request and reads in small parts.

    :param server: makes aiohttp's protocol.
    :param seconds: most seconds for the arrival of a whole request; then the connection is aborted.
    :param requests: collects the running requests; None for a collection of its own.
    :ivar requests: the running requests of the server.
    """

    def __init__(self, server: web.Server, seconds: float, requests: RunningRequests | None = None) -> None:
        self._handler: asyncio.Protocol = server()
        self.requests = RunningRequests() if requests is None else requests
        self._seconds = seconds
        self._transport: asyncio.BaseTransport | None = None
        self._late: asyncio.TimerHandle | None = None
        self._whole = False
        #: unread data, and the timer of the next part
        self._rest = bytearray()
        self._next: asyncio.Handle | None = None
        #: whether aiohttp has paused reading
        self._behind = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the time limit of the first request.

        :param transport: the real transport of the connection.
        """
        self._transport = transport
        self._wait()
        self._handler.connection_made(cast(asyncio.BaseTransport, _Gate(transport, self._note_stopping)))

    def data_received(self, data: bytes) -> None:
        """Buffer data; the first data after an answered request start the time limit of the next one.

        :param data: bytes as they arrived.
        """
        if not self._whole and self._late is None:
            self._wait()
        self._rest += data
        if self._next is None and not self._behind:
            self._read()
        self._keep()

    def _read(self) -> None:
        """Pass on the next part; others have turns between two parts."""
        self._next = None
        part = bytes(self._rest[:READ_BYTES])
        del self._rest[:READ_BYTES]
        self._handler.data_received(part)
        self._go_on(READ_BYTES / MAX_BYTES_PER_SECOND)

    def _note_stopping(self, behind: bool) -> None:
        """Note whether aiohttp has paused reading. :param behind: whether it has."""
        self._behind = behind
        self._go_on(0.0)

    def _go_on(self, seconds: float) -> None:
        """Schedule the next part if there is one and aiohttp reads."""
        if self._rest and self._next is None and not self._behind:
            self._next = asyncio.get_running_loop().call_later(seconds, self._read)
        self._keep()

    def _keep(self) -> None:
        """Pause the real transport while the buffer has data."""
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
        """Stop the time limit of the current request, and record whether a request is being answered.

        :param whole: True when the request has arrived, False when it has been answered and the next one can come.
        """
        self._whole = whole
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def eof_received(self) -> bool | None:
        """Pass on the end of input after all buffered data. Return the handler's answer: True if the connection stays
        open, otherwise False or None.
        """
        if self._rest:
            self._forget()
            self._handler.data_received(bytes(self._rest))
            self._rest.clear()
        return self._handler.eof_received()

    def _forget(self) -> None:
        """Drop the buffer and its timer."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def pause_writing(self) -> None:
        """Pass on that the send buffer is full."""
        self._handler.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that the send buffer has room."""
        self._handler.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """Stop all timers and pass on the loss. :param error: its reason, None for a regular end."""
        self.note_whole_request(True)
        self._forget()
        self._rest.clear()
        self._handler.connection_lost(error)


class TimeLimitedRunner(web.AppRunner):
    """Runs an application that has ``note_whole_request`` among its middlewares.

    It decompresses no body, buffers little, does not read refused bodies, and logs no access.

    :param app: the application.
    :param seconds: most seconds for the arrival of a whole request.
    """

    def __init__(self, app: web.Application, seconds: float = HTTP_REQUEST_SECONDS) -> None:
        super().__init__(
            app, access_log=None,
            auto_decompress=False, lingering_time=0.0, read_bufsize=READ_BYTES,
        )  # fmt: skip
        self._seconds = seconds
        self._requests = RunningRequests()

    async def close(self, within: float) -> None:
        """End all requests, then the server.

        No request is left to aiohttp, which raises InvalidStateError for a request that ends at its deadline.

        :param within: seconds for the requests to end; the server then gets half as many for its clean-up.
        """
        await self._requests.end(within)
        self._shutdown_timeout = within / 2
        await self.cleanup()

    @property
    def server(self) -> Any:
        """Return the factory of connections, None before the runner is set up."""
        server = super().server
        return None if server is None else lambda: TimeLimitedConnection(server, self._seconds, self._requests)


@web.middleware
async def note_whole_request(request: web.Request, handler: WebHandler) -> web.StreamResponse:
    """Stop the time limit of a request while its handler runs, and register the request as running.

    :param request: the request, whole. :param handler: answers the request.
    :returns: the handler's response, or status 400 if the client has gone.
    """
    transport = request.transport
    connection = transport.get_protocol() if transport is not None else None
    if transport is None or not isinstance(connection, TimeLimitedConnection):
        return await handler(request)
    connection.note_whole_request(True)
    connection.requests.add(transport)
    try:
        return await handler(request)
    except ConnectionError:  # the client has gone
        return web.Response(status=400)
    finally:
        connection.note_whole_request(False)
