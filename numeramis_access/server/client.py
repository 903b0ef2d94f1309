"""A program's connection to a house (a server of tables): a socket in a thread that reconnects by itself."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from aiohttp import (
    ClientError,
    ClientSession,
    ClientWebSocketResponse,
    WSMessage,
    WSMsgType,
    WSServerHandshakeError,
)

from numeramis_access.input.inbox import FromHouse, HouseSilenceChanged, Inbox, LineFate
from numeramis_access.server.ping_monitor import PingMonitor
from numeramis_access.tables.house_token import HouseToken, is_answer, new_question
from numeramis_access.tables.person_requests import Prove
from numeramis_access.tables.protocol import DEFAULT_PORT, line_of, read_push
from numeramis_access.tables.pushes import Bye, Done

if TYPE_CHECKING:  # zeroconf is loaded only where a lost house is searched for
    from numeramis_access.server.finding import NearbyHouse, NearbyHouses

#: seconds until the first retry, and most seconds between two (doubled each time)
RETRY_SECONDS = (0.3, 8.0)
#: seconds to connect; seconds between two heartbeats
CONNECT_SECONDS, HEARTBEAT_SECONDS = 10.0, 15.0
#: largest line of a house, in bytes: a returning player gets a whole match
MAX_LINE_BYTES = 16 * 1024 * 1024
#: HTTP statuses of a web server that cannot reach the house now
HOUSE_AWAY_STATUSES = (502, 503, 504)


class WrongHouse(Exception):
    """A different house answers at the address."""


class HouseLine:
    """A connection to one house, in its own thread, that reconnects until it is closed.

    :param url: URL of the house's socket.
    :param inbox: receives ``FromHouse`` for each line, connection and loss, and ``HouseSilenceChanged`` when the house
        stops or resumes answering pings.
    """

    def __init__(self, url: str, inbox: Inbox) -> None:
        #: URLs of the house; the first is tried next
        self._urls = [url]
        self._inbox = inbox
        self._closed = False
        #: identifies the house; None before it gave a token
        self._token: HouseToken | None = None
        self._seeking: NearbyHouses | None = None
        self._loop = asyncio.new_event_loop()
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        #: set when the line moves to another server
        self._goes = asyncio.Event()
        #: set for a new address or a closed line
        self._hurries = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="line to a house", daemon=True)
        self._thread.start()

    def send(self, line: bytes) -> None:
        """Send a request from any thread; while there is no connection it is lost without an error.

        :param line: the request as JSON.
        """
        self._call(line)

    def add_addresses(self, addresses: Sequence[str]) -> None:
        """Replace the further addresses of the same house, which are tried after a loss. Addresses without a scheme use
        TLS if the current URL does.

        :param addresses: as people write them.
        """
        here, others = self._urls[0], map(self._url, addresses)
        self._urls = [here, *(url for url in others if url != here)]

    def require_token(self, token: HouseToken) -> None:
        """From the next connection on, accept only the house that made this token, at any address.

        :param token: the token, by which the house proves its identity.
        """
        self._token = token

    def _url(self, address: str) -> str:
        scheme = "https://" if self._urls[0].startswith("wss:") else ""
        return url_of(address if "://" in address else scheme + address)

    def go_to(self, address: str) -> bool:
        """Move to another server of the house without reporting a lost connection; return True.

        Requests sent meanwhile are lost.

        :param address: address of that server.
        """
        self._in_loop(partial(self._go, self._url(address)))
        return True

    def _go(self, url: str) -> None:
        self._urls = [url, *(other for other in self._urls if other != url)]
        self._goes.set()

    def close(self) -> None:
        """Send the remaining requests, then close the connection for good; without a connection they are lost. This
        call does not wait for that.
        """
        self._closed = True
        self._call(None)
        self._in_loop(self._hurries.set)

    def _call(self, line: bytes | None) -> None:
        self._in_loop(partial(self._lines.put_nowait, line))

    def _in_loop(self, do: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: the line is closed
            self._loop.call_soon_threadsafe(do)

    def _run(self) -> None:
        with contextlib.closing(self._loop):
            self._loop.run_until_complete(self._stay_connected())

    async def _stay_connected(self) -> None:
        """Connect, and reconnect after each loss, until the line is closed."""
        pause = RETRY_SECONDS[0]
        try:
            while not self._closed:
                pause = RETRY_SECONDS[0] if await self._try_all() else min(pause * 2, RETRY_SECONDS[1])
                await self._rest(pause)
        finally:
            self._seek_no_more()

    async def _try_all(self) -> bool:
        """Try each address in turn; return whether one connected. After a loss the other addresses come first."""
        tried, was_there = set[str](), False
        while not self._closed and (url := next((url for url in self._urls if url not in tried), None)):
            if await self._try(url) == "here":
                was_there, tried = True, {self._urls[0]}
            tried.add(url)
        return was_there

    async def _try(self, url: str) -> LineFate:
        """Connect to an address and carry lines until the loss; return the outcome."""
        fate: LineFate = "silent"
        try:
            await self._carry_lines(url)
            fate = "here"
        except WrongHouse:
            fate = "strange"
        except WSServerHandshakeError as error:
            fate = "silent" if error.status in HOUSE_AWAY_STATUSES else "strange"
        except (ClientError, OSError, TimeoutError):
            pass
        if self._goes.is_set() and not self._closed:
            self._goes.clear()
            return await self._try(self._urls[0])
        if not self._closed:
            self._inbox.put(FromHouse(self, up=False, why=fate))
            await self._seek()
        return fate

    async def _rest(self, seconds: float) -> None:
        """Wait before the next round of tries, or until there is a new address.

        :param seconds: most seconds to wait.
        """
        if not self._closed:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._hurries.wait()
            self._hurries.clear()

    async def _seek(self) -> None:
        """Look for the house in this network if its token can identify it; zeroconf uses its own loop."""
        if self._token is not None and self._seeking is None:
            self._seeking = await asyncio.to_thread(self._nearby)

    def _nearby(self) -> NearbyHouses:
        from numeramis_access.server.finding import NearbyHouses  # imported only here

        return NearbyHouses(lambda nearby: self._in_loop(partial(self._take_nearby, nearby)))

    def _take_nearby(self, nearby: Sequence[NearbyHouse]) -> None:
        """Add addresses of the house nearby; a new one is tried at once."""
        own = [house for house in nearby if self._token is not None and house.house == self._token.house]
        new = [url for house in own for url in map(self._url, house.addresses) if url not in self._urls]
        if new:
            self._urls += new
            self._hurries.set()

    def _seek_no_more(self) -> None:
        seeking, self._seeking = self._seeking, None
        if seeking is not None:
            seeking.close()

    async def _carry_lines(self, url: str) -> None:
        """Carry lines both ways until the line is lost.

        :raises WrongHouse: when another house answers. :raises ClientError, OSError, TimeoutError: when none answers.
        """
        async with ClientSession() as client:
            async with asyncio.timeout(CONNECT_SECONDS):
                socket = await client.ws_connect(
                    url, heartbeat=HEARTBEAT_SECONDS, max_msg_size=MAX_LINE_BYTES, autoping=False
                )
                await self._make_sure(socket)
            self._seek_no_more()
            self._urls = [url, *(other for other in self._urls if other != url)]
            while not self._lines.empty() and not self._closed:
                self._lines.get_nowait()  # asked before there was a line: the asker asks again
            self._inbox.put(FromHouse(self, address=address_in(url)))
            pings = PingMonitor(socket.ping, lambda silent: self._inbox.put(HouseSilenceChanged(self, silent)))
            waits = (self._hear(socket, pings), self._tell(socket, pings), pings.watch(), self._goes.wait())
            until = [asyncio.create_task(wait) for wait in waits]
            await asyncio.wait(until, return_when=asyncio.FIRST_COMPLETED)
            for task in until:
                task.cancel()
            await asyncio.gather(*until, return_exceptions=True)
            await socket.close()

    async def _make_sure(self, socket: ClientWebSocketResponse) -> None:
        """Verify the house's identity by its token. :raises WrongHouse: when the proof is wrong."""
        if self._token is None:
            return
        question = new_question()
        await socket.send_str(line_of(Prove(id=question, ticket=self._token.ticket, question=question)).decode())
        while (message := await socket.receive()).type in (WSMsgType.PING, WSMsgType.PONG):
            pass
        answer = proof_in(message)
        if not is_answer(self._token, question, answer):
            await socket.close()
            raise WrongHouse

    async def _hear(self, socket: ClientWebSocketResponse, pings: PingMonitor) -> None:
        async for message in socket:
            if message.type is WSMsgType.PING:
                await socket.pong(message.data)
            if message.type is WSMsgType.PONG:
                pings.note_pong(bytes(message.data))
            if message.type is WSMsgType.TEXT:
                self._inbox.put(FromHouse(self, message.data.encode()))

    async def _tell(self, socket: ClientWebSocketResponse, pings: PingMonitor) -> None:
        while (line := await self._lines.get()) is not None:
            await socket.send_str(line.decode())
            pings.note_sent()


def proof_in(message: WSMessage) -> str:
    """Return the house's proof of its identity in its answer (``PROTOCOL.md``, Finding a house again).

    Empty for any other message.

    :raises ConnectionError: if the house refuses the connection (``bye``).
    """
    try:
        push = read_push(message.data) if message.type is WSMsgType.TEXT else None
    except msgspec.DecodeError:
        return ""
    if isinstance(push, Bye):
        raise ConnectionError(push.code)
    return str(push.answer.get("proof", "")) if isinstance(push, Done) else ""


def open_connection(address: str, inbox: Inbox) -> HouseLine:
    """Return a connection to the house at an address; it connects in its own thread.

    :param address: as people write it: ``192.168.1.5``, ``table.example:8765``, or a URL.
    :param inbox: receives the items that ``HouseLine`` describes.
    """
    return HouseLine(url_of(address), inbox)


def address_in(url: str) -> str:
    """Return the address in the URL of a house's socket, as people write it: without the default port, ``https://`` for
    TLS.

    :param url: URL of the socket, such as ``ws://table.example:8765/people``.
    """
    parts = urlsplit(url)
    secure = "https://" if parts.scheme == "wss" else ""
    return secure + parts.netloc.removesuffix("" if secure else f":{DEFAULT_PORT}")


def url_of(address: str) -> str:
    """Return the URL of a house's socket for an address as people write it. An address without scheme and port gets the
    default port; only ``https://`` and ``wss://`` lead to an encrypted connection.

    :param address: such as ``192.168.1.5``, ``table.example:8765`` or a URL.
    """
    written = address.strip()
    parts = urlsplit(written if "://" in written else f"//{written}")
    host = parts.netloc or written
    if parts.scheme in ("https", "wss"):
        return f"wss://{host}/people"
    port = "" if parts.scheme or host.rpartition(":")[2].isdigit() else f":{DEFAULT_PORT}"
    return f"ws://{host}{port}/people"
