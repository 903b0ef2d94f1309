"""A line to a house of tables from a program on this machine: a socket in a thread of its own that mends itself."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from functools import partial
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from numeramis_access.input.inbox import FromHouse, HouseSilent, Inbox
from numeramis_access.server.signs import SignsOfLife
from numeramis_access.tables.protocol import PORT

#: seconds until the line is tried again: at first, and at most (doubled each time)
RETRY = (0.3, 8.0)
#: seconds in which a line has to come about, and between two signs of life
PATIENCE, HEARTBEAT = 10.0, 15.0
#: largest line of a house, in bytes: a whole match is told again to whoever comes back
LARGEST = 16 * 1024 * 1024


class HouseLine:
    """A line to one house. :param url: of its socket. :param inbox: takes what comes."""

    def __init__(self, url: str, inbox: Inbox) -> None:
        #: where the house is reached: the first is tried next
        self._urls = [url]
        self._inbox = inbox
        self._closed = False
        self._loop = asyncio.new_event_loop()
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        #: whether the line goes to another server now
        self._goes = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="line to a house", daemon=True)
        self._thread.start()

    def send(self, line: bytes) -> None:
        """Send a request while the line is there."""
        self._call(line)

    def also_at(self, addresses: Sequence[str]) -> None:
        """Take note where else the house is reached; how this line is encrypted, the others are."""
        here, others = self._urls[0], map(self._url, addresses)
        self._urls = [here, *(url for url in others if url != here)]

    def _url(self, address: str) -> str:
        scheme = "https://" if self._urls[0].startswith("wss:") else ""
        return url_of(address if "://" in address else scheme + address)

    def go_to(self, address: str) -> bool:
        """Go on with the line at another server of the house, without a word of loss; what is asked meanwhile is lost.

        Returns True: it is tried.
        """
        self._in_loop(partial(self._go, self._url(address)))
        return True

    def _go(self, url: str) -> None:
        self._urls = [url, *(one for one in self._urls if one != url)]
        self._goes.set()

    def close(self) -> None:
        """Send what is left to be sent and close the line for good."""
        self._closed = True
        self._call(None)

    def _call(self, line: bytes | None) -> None:
        self._in_loop(partial(self._lines.put_nowait, line))

    def _in_loop(self, do: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: the line is closed
            self._loop.call_soon_threadsafe(do)

    def _run(self) -> None:
        with contextlib.closing(self._loop):
            self._loop.run_until_complete(self._stay_connected())

    async def _stay_connected(self) -> None:
        """Connect, and connect again whenever the line is lost, until it is closed."""
        pause = RETRY[0]
        while not self._closed:
            was_there = False
            with contextlib.suppress(ClientError, OSError, TimeoutError):
                was_there = await self._carry_lines()
            if self._closed:
                return
            if self._goes.is_set():
                self._goes.clear()
                continue
            self._inbox.put(FromHouse(self, up=False))
            self._urls = [*self._urls[1:], self._urls[0]]
            if was_there and len(self._urls) > 1:
                continue
            pause = RETRY[0] if was_there else min(pause * 2, RETRY[1])
            await asyncio.sleep(pause)

    async def _carry_lines(self) -> bool:
        """Carry lines both ways until the line is lost; return whether it was there at all."""
        async with ClientSession() as client:
            async with asyncio.timeout(PATIENCE):
                socket = await client.ws_connect(
                    self._urls[0], heartbeat=HEARTBEAT, max_msg_size=LARGEST, autoping=False
                )
            while not self._lines.empty() and not self._closed:
                self._lines.get_nowait()  # asked before there was a line: whoever wants it asks again
            self._inbox.put(FromHouse(self))
            signs = SignsOfLife(socket, lambda silent: self._inbox.put(HouseSilent(self, silent)))
            waits = (self._hear(socket, signs), self._tell(socket, signs), signs.watch(), self._goes.wait())
            until = [asyncio.create_task(one) for one in waits]
            await asyncio.wait(until, return_when=asyncio.FIRST_COMPLETED)
            for task in until:
                task.cancel()
            await asyncio.gather(*until, return_exceptions=True)
            await socket.close()
        return True

    async def _hear(self, socket: ClientWebSocketResponse, signs: SignsOfLife) -> None:
        async for message in socket:
            if message.type is WSMsgType.PING:
                await socket.pong(message.data)
            if message.type is WSMsgType.PONG:
                signs.note_pong(bytes(message.data))
            if message.type is WSMsgType.TEXT:
                self._inbox.put(FromHouse(self, message.data.encode()))

    async def _tell(self, socket: ClientWebSocketResponse, signs: SignsOfLife) -> None:
        while (line := await self._lines.get()) is not None:
            await socket.send_str(line.decode())
            signs.note_sent()


def open_line(address: str, inbox: Inbox) -> HouseLine:
    """Return a line to the house at an address as people write it: ``192.168.1.5``, ``table.example:8765``, a URL."""
    return HouseLine(url_of(address), inbox)


def url_of(address: str) -> str:
    """Return the URL of a house's socket; a name alone is on the usual port, and only ``https`` is encrypted."""
    written = address.strip()
    parts = urlsplit(written if "://" in written else f"//{written}")
    host = parts.netloc or written
    if parts.scheme in ("https", "wss"):
        return f"wss://{host}/people"
    port = "" if parts.scheme or host.rpartition(":")[2].isdigit() else f":{PORT}"
    return f"ws://{host}{port}/people"
