"""A line to a house of tables from a program on this machine: a socket in a thread of its own that mends itself."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Sequence
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from numeramis_access.input.inbox import FromHouse, Inbox
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
        self._thread = threading.Thread(target=self._run, name="line to a house", daemon=True)
        self._thread.start()

    def send(self, line: bytes) -> None:
        """Send a request while the line is there."""
        self._call(line)

    def also_at(self, addresses: Sequence[str]) -> None:
        """Take note where else the house is reached; how this line is encrypted, the others are."""
        here = self._urls[0]
        scheme = "https://" if here.startswith("wss:") else ""
        others = [url_of(one if "://" in one else scheme + one) for one in addresses]
        self._urls = [here, *(url for url in others if url != here)]

    def close(self) -> None:
        """Send what is left to be sent and close the line for good."""
        self._closed = True
        self._call(None)

    def _call(self, line: bytes | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: the line is closed
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    def _run(self) -> None:
        with contextlib.closing(self._loop):
            self._loop.run_until_complete(self._keep())

    async def _keep(self) -> None:
        """Have a line for as long as one is wanted."""
        pause = RETRY[0]
        while not self._closed:
            was_there = False
            with contextlib.suppress(ClientError, OSError, TimeoutError):
                was_there = await self._live()
            if self._closed:
                return
            self._inbox.put(FromHouse(self, up=False))
            self._urls = [*self._urls[1:], self._urls[0]]
            if was_there and len(self._urls) > 1:
                continue
            pause = RETRY[0] if was_there else min(pause * 2, RETRY[1])
            await asyncio.sleep(pause)

    async def _live(self) -> bool:
        """Carry lines both ways until the line is lost; return whether it was there at all."""
        async with ClientSession() as client:
            async with asyncio.timeout(PATIENCE):
                socket = await client.ws_connect(self._urls[0], heartbeat=HEARTBEAT, max_msg_size=LARGEST)
            while not self._lines.empty() and not self._closed:
                self._lines.get_nowait()  # asked before there was a line: whoever wants it asks again
            self._inbox.put(FromHouse(self))
            both = [asyncio.create_task(self._hear(socket)), asyncio.create_task(self._tell(socket))]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            await socket.close()
        return True

    async def _hear(self, socket: ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                self._inbox.put(FromHouse(self, message.data.encode()))

    async def _tell(self, socket: ClientWebSocketResponse) -> None:
        while (line := await self._lines.get()) is not None:
            await socket.send_str(line.decode())


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
