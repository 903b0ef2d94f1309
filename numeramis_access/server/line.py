"""What waits to be sent to one client: so many lines and bytes, and no more."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from time import perf_counter

from aiohttp import WSCloseCode, WSMsgType, web

from numeramis_access.server.people.limits import WAITING, WAITING_BYTES
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import Bye

#: bytes that wait, up to which there is room for what is sent in portions
ROOM = 64 * 1024

#: what the other end sends to ask whether we are there, or to answer that: counted as lines are, for nobody who sends
#: thousands is waited for
SIGNS = WSMsgType.PING, WSMsgType.PONG


class FreedSocket(web.WebSocketResponse):
    """A socket that is freed when it has ended."""

    async def write_eof(self) -> None:  # type: ignore[override]
        """Be at an end, and hold nothing of the connection, which has this: no circle is left to be looked for."""
        try:
            await super().write_eof()
        finally:
            self._cancel_heartbeat()  # what still comes on the connection would begin another one
            self._heartbeat = self._req = self._reader = self._writer = self._payload_writer = self._exception = None


class LineSocket(FreedSocket):
    """A socket that says why it ends also where a line was too long to be read."""

    async def close(self, *, code: int = WSCloseCode.OK, message: bytes = b"", drain: bool = True) -> bool:
        """Close it; after a line that is too long a word goes before."""
        if code == WSCloseCode.MESSAGE_TOO_BIG and not self.closed:
            with contextlib.suppress(ConnectionError):
                await self.send_str(line_of(Bye(code="malformed", detail="the line is too long")).decode())
        return await super().close(code=code, message=message, drain=drain)


class SocketLine:
    """What waits to be sent to one client.

    :param told: is given the seconds for which each line that was sent had waited. :param taken: called when so much
        was sent that there is room again. :ivar full: whether too much waited: the client reads too slowly.
    """

    def __init__(
        self, socket: web.WebSocketResponse, told: Callable[[float], None], taken: Callable[[], None] = lambda: None
    ) -> None:
        self._socket = socket
        self._told = told
        self._taken = taken
        self._lines: deque[tuple[float, bytes]] = deque()
        #: bytes that wait, and those that are on their way
        self._bytes = self._going = 0
        self._news = asyncio.Event()
        self._over = asyncio.Event()
        self.full = False

    def put(self, line: bytes) -> None:
        """Have a line sent; a client for which too much waits reads too slowly and has to come again."""
        if self.full:
            return
        if self._lines and (len(self._lines) >= WAITING or self._bytes + len(line) > WAITING_BYTES):
            self.full = True
            self._lines.clear()
            line = line_of(Bye(code="too-slow"))
            self._over.set()
        self._lines.append((perf_counter(), line))
        self._bytes += len(line)
        self._news.set()

    def has_room(self) -> bool:
        """Return whether the client has taken nearly all of what it was told."""
        return self._bytes + self._going < ROOM

    def end(self) -> None:
        """Have the line end when what waits was sent."""
        self._over.set()

    async def wait_for_end(self) -> None:
        """Wait until the line has to end."""
        await self._over.wait()

    async def send(self) -> None:
        """Send what waits, for as long as the client is there."""
        while not self._socket.closed:
            self._told(await self._send_next())

    async def _send_next(self) -> float:
        """Send the line that waits longest; return for how many seconds it has waited.

        Nothing holds it then: a lobby of a thousand is 85 KB, for each of a thousand who look at it.
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
        """Say what is left to be said and close; whoever does not read is cut off.

        :param within: seconds in which the client may still take it.
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
            self._taken = lambda: None  # that names its guest, who has this line: both are freed at once without it
