"""The bounded queue of lines (JSON messages) to one client."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from numeramis_access.server.people.limits import MAX_WAITING_BYTES, MAX_WAITING_LINES
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import Bye

#: waiting bytes up to which there is room for the next portion
PORTION_ROOM_BYTES = 64 * 1024

#: WebSocket pings and pongs, which count against the limits as lines do
PINGS_AND_PONGS = WSMsgType.PING, WSMsgType.PONG


def start_task(work: Coroutine[Any, Any, None], failed: Callable[[Exception], None]) -> asyncio.Task[None]:
    """Start a task of a connection and return it.

    Its error is handled even when the server cancels the connection's handler, which would otherwise wait for the task.

    :param work: the coroutine to run.
    :param failed: called with its error, unless the client has disconnected.
    """

    def end(task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception) and not isinstance(error, ConnectionError):
            failed(error)

    task = asyncio.create_task(work)
    task.add_done_callback(end)
    return task


class CycleFreeSocket(web.WebSocketResponse):
    """A WebSocket that drops its references to its connection when it ends. They would form a cycle, which only the
    garbage collector could free.
    """

    async def write_eof(self) -> None:  # type: ignore[override]
        """End the socket and drop its references to the connection."""
        try:
            await super().write_eof()
        finally:
            self._cancel_heartbeat()  # later data on the connection would start another one
            self._heartbeat = self._req = self._reader = self._writer = self._payload_writer = self._exception = None


class LineSocket(CycleFreeSocket):
    """A WebSocket that sends the client a reason before it closes because of a line that is too long."""

    async def close(self, *, code: int = WSCloseCode.OK, message: bytes = b"", drain: bool = True) -> bool:
        """Close the socket; after a line that is too long, first send the reason. Return whether it was open.

        :param code: WebSocket close code.
        :param message: reason in the close frame.
        :param drain: whether to wait until all data is sent.
        """
        if code == WSCloseCode.MESSAGE_TOO_BIG and not self.closed:
            with contextlib.suppress(ConnectionError):
                await self.send_str(line_of(Bye(code="malformed", detail="the line is too long")).decode())
        return await super().close(code=code, message=message, drain=drain)


class SocketLine:
    """The queue of lines to one client.

    :param socket: the client's socket.
    :param told: called with the seconds that each sent line waited.
    :param taken: called when there is room again.
    :ivar full: whether the queue has overflowed because the client reads too slowly; then it takes no more lines.
    """

    def __init__(
        self, socket: web.WebSocketResponse, told: Callable[[float], None], taken: Callable[[], None] = lambda: None
    ) -> None:
        self._socket = socket
        self._told = told
        self._taken = taken
        self._lines: deque[tuple[float, bytes]] = deque()
        #: waiting bytes, and bytes that are being sent
        self._bytes = self._going = 0
        self._news = asyncio.Event()
        self._over = asyncio.Event()
        self.full = False

    def put(self, line: bytes) -> None:
        """Queue a line. If the queue is full, drop all waiting lines, send the code ``too-slow`` and end the
        connection, so that the client reconnects; later lines are ignored.

        :param line: one message as JSON, without a line end.
        """
        if self.full:
            return
        if self._lines and (len(self._lines) >= MAX_WAITING_LINES or self._bytes + len(line) > MAX_WAITING_BYTES):
            self.full = True
            self._lines.clear()
            line = line_of(Bye(code="too-slow"))
            self._over.set()
        self._lines.append((perf_counter(), line))
        self._bytes += len(line)
        self._news.set()

    def has_room(self) -> bool:
        """Return whether less than ``PORTION_ROOM_BYTES`` bytes wait, so that more messages of a match can be
        queued.
        """
        return self._bytes + self._going < PORTION_ROOM_BYTES

    def end(self) -> None:
        """Ask the connection's handler to end the connection after the waiting lines."""
        self._over.set()

    async def wait_for_end(self) -> None:
        """Wait until someone has asked for the end of the connection."""
        await self._over.wait()

    async def send(self) -> None:
        """Send waiting lines until the socket is closed. :raises ConnectionError: if the client has disconnected."""
        while not self._socket.closed:
            self._told(await self._send_next())

    async def _send_next(self) -> float:
        """Send the oldest line; return its waiting time in seconds.

        Keeps no reference to it: the lobby of a thousand people is 85 KB for each of its readers.
        """
        while not self._lines:
            self._news.clear()
            await self._news.wait()
        had_room = self.has_room()
        since, line = self._lines.popleft()
        self._bytes, self._going = self._bytes - len(line), len(line)
        await self._socket.send_frame(line, WSMsgType.TEXT)
        self._going = 0
        if self.has_room() and not had_room:
            self._taken()
        return perf_counter() - since

    async def close(self, transport: asyncio.Transport | None, within: float) -> None:
        """Send the remaining lines and close the socket; abort the connection of a client that does not read.

        :param transport: the connection, None if it is gone.
        :param within: seconds for the client to read the lines.
        """
        try:
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(within):
                    while self._lines:
                        await self._socket.send_frame(self._lines.popleft()[1], WSMsgType.TEXT)
                    await self._socket.close()
        except TimeoutError:
            if transport is not None:
                transport.abort()
        finally:
            self._taken = lambda: None  # breaks the cycle with its guest, so that both are freed at once
