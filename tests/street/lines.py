"""Lines of attackers to a house: their requests, their addresses, and the answers."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

from tests.street.houses import Account

#: beginnings of pushes that are no answers; they are left unread because they are megabytes
BESIDE = (b'{"is":"told"', b'{"is":"state"', b'{"is":"table"', b'{"is":"lobby', b'{"is":"times"')
#: the push about a stopped evening
STOPPED = b'{"is":"evening-stopped"'
#: ends of a line, from either side
ENDS = (ClientError, ConnectionError, TimeoutError, OSError)
#: seconds until an attacker whose line ended tries again
AGAIN = 0.05


class Line:
    """One line. :param told: counts the answers. :ivar open: whether it has not ended.

    :ivar beside: the latest pushes, unread. :ivar person: id of the person, once known.
    """

    def __init__(self, socket: ClientWebSocketResponse, told: Counter[str]) -> None:
        self._socket = socket
        self._told = told
        self._names = itertools.count(1)
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.open = True
        self.person = ""
        self.beside = deque[bytes](maxlen=20)

    async def read(self) -> None:
        """Read until the line ends."""
        async for came in self._socket:
            if came.type is not WSMsgType.TEXT:
                continue
            if (line := came.data.encode()).startswith((*BESIDE, STOPPED)):
                self.beside.append(line)
            else:
                self._hear(msgspec.json.decode(line))
        self.open = False
        for answer in self._answers.values():
            answer.cancel()

    def _hear(self, said: dict[str, Any]) -> None:
        answer = self._answers.pop(str(said.get("re")), None)
        if answer is not None and not answer.done():
            answer.set_result(said)
        elif said["is"] in ("done", "denied"):
            self._told[said.get("code", "done")] += 1
        elif said["is"] == "bye":
            self._told[f"bye {said['code']}"] += 1

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request; return the answer, which is not counted. :raises ConnectionError: when the line ends."""
        name = f"a{next(self._names)}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self.say({"do": do, **fields, "id": name})
        try:
            return await asyncio.wait_for(answer, 30.0)
        except asyncio.CancelledError:
            raise ConnectionResetError from None

    async def leave(self) -> None:
        """End the line."""
        await self._socket.close()

    async def say(self, request: dict[str, Any]) -> None:
        """Send a request without a wait; the answer is counted. :raises ConnectionError: when the line has ended."""
        if not self.open:
            raise ConnectionResetError
        await self._socket.send_str(msgspec.json.encode({"id": f"s{next(self._names)}", **request}).decode())


@asynccontextmanager
async def line(url: str, address: str, told: Counter[str]) -> AsyncIterator[Line]:
    """Yield a line to a house's people before any hello. :raises ClientError: when there is none."""
    connector = TCPConnector(local_addr=(address, 0))
    async with (
        ClientSession(connector=connector) as client,
        client.ws_connect(f"{url}people", max_msg_size=1 << 26) as socket,
    ):
        made = Line(socket, told)
        reading = asyncio.create_task(made.read())
        try:
            yield made
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


@asynccontextmanager
async def somebody(url: str, account: Account, told: Counter[str]) -> AsyncIterator[Line]:
    """Yield the line of a known person."""
    async with line(url, account.address, told) as made:
        said = await made.ask("hello", version=1, key=account.key, name=account.name)
        made.person = str(said.get("answer", {}).get("person", ""))
        yield made


@contextlib.contextmanager
def ends(told: Counter[str]) -> Iterator[None]:
    """Count a line that ended without a goodbye."""
    try:
        yield
    except ENDS as error:
        told[f"line: {type(error).__name__}"] += 1
