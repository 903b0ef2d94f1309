"""The bus between machines: a NATS server's plain subjects, at most once each; nothing of it is kept there.

What is sent on one subject within one turn of the loop goes as one parcel, which begins with who sent it and its
running number on that subject, so that whoever listens finds a gap.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import (
    ConnectionClosedError,
    Error,
    NoRespondersError,
    NoServersError,
    SlowConsumerError,
    StaleConnectionError,
)

from numeramis_access.server.bus.port import Answered, Answers, BusFailed, Take

#: seconds until another try to reach the server, and between two signs of life; two that stay away end a connection
RETRY, HEARTBEAT, MISSED = 0.2, 1, 2
#: seconds in which the server has to be reached at first
PATIENCE = 5.0
#: bytes of a sender's name and of a number
NAME, NUMBER = 8, 8
#: bytes in a parcel, after which another one is begun: a NATS server takes a megabyte at most
PARCEL = 256 * 1024
#: what is no fault: the server is away, which those who wait are told, or nobody answers
AWAY = (OSError, TimeoutError, ConnectionClosedError, NoServersError, StaleConnectionError, NoRespondersError)


class _Part(msgspec.Struct, frozen=True):
    """A part of a message that is longer than a parcel. :param at: which, from 0. :param of: how many there are."""

    part: bytes
    at: int
    of: int


_bodies: msgspec.msgpack.Decoder[list[bytes] | _Part] = msgspec.msgpack.Decoder(list[bytes] | _Part)


class NatsBus:
    """Subjects of a NATS server; made by ``open_nats``. :param fault: takes errors that nobody foresaw."""

    def __init__(self, client: Client, fault: Callable[[BaseException], None] = lambda error: None) -> None:
        self._client = client
        self._fault = fault
        self._name = secrets.token_bytes(NAME)
        self._sent = Counter[str]()
        self._heard: list[_Listener] = []
        #: what waits to be sent on each subject: parcels in order
        self._waiting: dict[str, list[_Parcel]] = {}
        self._waits = asyncio.Event()
        self._closing = False
        self._tasks: set[asyncio.Task[object]] = set()
        self._do(self._send_on())

    @property
    def up(self) -> bool:
        """Return whether the server can be reached now."""
        return bool(self._client.is_connected)

    def send(self, subject: str, body: bytes) -> None:
        """Send a message; while the server is away it is lost, which its number tells later."""
        parcels = self._waiting.setdefault(subject, [])
        if len(body) > PARCEL:
            pieces = [body[at : at + PARCEL] for at in range(0, len(body), PARCEL)]
            parcels += [self._parcel(subject, _Part(one, at, len(pieces))) for at, one in enumerate(pieces)]
        elif not (parcels and parcels[-1].try_add(body)):
            parcels.append(self._parcel(subject, [body]))
        self._waits.set()

    def _parcel(self, subject: str, content: list[bytes] | _Part) -> _Parcel:
        self._sent[subject] += 1
        return _Parcel(self._sent[subject], content)

    async def _send_on(self) -> None:
        """Send what waits, again and again, until the bus is closed and nothing waits."""
        while not self._closing or self._waiting:
            await self._waits.wait()
            self._waits.clear()
            waiting, self._waiting = self._waiting, {}
            for subject, parcels in waiting.items():
                for parcel in parcels:
                    await self._publish(subject, self._name + parcel.packed())

    async def _publish(self, subject: str, body: bytes) -> None:
        if self.up:
            with self._noting_errors():
                await self._client.publish(subject, body)

    @contextlib.contextmanager
    def _noting_errors(self) -> Iterator[None]:
        """Take note of an error, and go on: what is lost is asked for again."""
        try:
            yield
        except (Error, OSError, TimeoutError) as error:
            self.report(error)

    def report(self, error: BaseException) -> None:
        """Take note of an error, unless it says that the server is away."""
        if not isinstance(error, AWAY):
            self._fault(error)

    def listen(self, subject: str, take: Take, lost: Callable[[], None]) -> None:
        """Hear what is sent on a subject."""
        listener = _Listener(take, lost)
        self._heard.append(listener)
        self._do(self._client.subscribe(subject, cb=listener.take))

    def serve(self, subject: str, answers: Answers) -> None:
        """Answer requests on a subject, as one of a group."""

        async def take(message: Msg) -> None:
            answers(message.data, lambda answer: self._reply(message.reply, answer))

        self._do(self._client.subscribe(subject, queue=subject, cb=take))

    def _reply(self, subject: str, answer: bytes) -> None:
        self._do(self._publish(subject, answer))

    def ask(self, subject: str, body: bytes, seconds: float, answered: Answered) -> None:
        """Ask whoever serves the subject."""

        async def ask() -> None:
            answer: bytes | None = None
            with self._noting_errors():
                answer = (await self._client.request(subject, body, timeout=seconds)).data
            answered(answer)

        self._do(ask())

    def _do(self, work: Coroutine[object, object, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report(error)

    def tell_loss(self) -> None:
        """Tell all who listen that something may be lost: the server was away, or somebody heard too slowly."""
        for listener in self._heard:
            listener.tell_loss()

    async def close(self) -> None:
        """Send what waits, and hear nothing more."""
        self._closing = True
        self._waits.set()
        with contextlib.suppress(Error, OSError, TimeoutError):
            await asyncio.wait_for(asyncio.gather(*self._tasks), 1.0)
            await asyncio.wait_for(self._client.flush(), 1.0)
        for task in self._tasks:
            task.cancel()
        await self._client.close()


class _Parcel:
    """What is sent on one subject at once. :param number: its number there."""

    def __init__(self, number: int, content: list[bytes] | _Part) -> None:
        self._number = number
        self._content = content
        self._size = sum(map(len, content)) if isinstance(content, list) else 0

    def try_add(self, body: bytes) -> bool:
        """Have a message go with it where there is room; return whether there is."""
        if not isinstance(self._content, list) or self._size + len(body) > PARCEL:
            return False
        self._content.append(body)
        self._size += len(body)
        return True

    def packed(self) -> bytes:
        """Return it as it is sent, after the sender's name."""
        return self._number.to_bytes(NUMBER) + msgspec.msgpack.encode(self._content)


class _Listener:
    """One who listens to a subject, with the number of each sender's last parcel, and parts of what is not whole."""

    def __init__(self, take: Take, lost: Callable[[], None]) -> None:
        self._take = take
        self._lost = lost
        self._last: dict[bytes, int] = {}
        self._parts: dict[bytes, list[bytes]] = {}

    async def take(self, message: Msg) -> None:
        """Take a parcel; where one before it is missing, that is said first."""
        name, number = message.data[:NAME], int.from_bytes(message.data[NAME : NAME + NUMBER])
        before = self._last.get(name, number - 1)
        if number <= before:
            return
        self._last[name] = number
        if number != before + 1:
            self._parts.pop(name, None)
            self._lost()
        content = _bodies.decode(message.data[NAME + NUMBER :])
        for body in self._join_parts(name, content) if isinstance(content, _Part) else content:
            self._take(body)

    def _join_parts(self, name: bytes, part: _Part) -> list[bytes]:
        """Return the message that is whole with a part, nothing before that; one whose beginning is lost is not."""
        parts = self._parts.setdefault(name, [])
        if len(parts) == part.at:
            parts.append(part.part)
        return [b"".join(self._parts.pop(name))] if len(parts) == part.of else []

    def tell_loss(self) -> None:
        """Take that something may be lost."""
        self._last.clear()
        self._parts.clear()
        self._lost()


async def open_nats(address: str, fault: Callable[[BaseException], None] = lambda error: None) -> NatsBus:
    """Reach a NATS server. :param address: ``nats://…``, several with commas. :param fault: takes what nobody foresaw.

    :raises BusFailed:
    """
    client = Client()
    bus = NatsBus(client, fault)

    async def back() -> None:
        bus.tell_loss()

    async def note_failure(error: Exception) -> None:
        if isinstance(error, SlowConsumerError):
            bus.tell_loss()
        else:
            bus.report(error)

    connecting = client.connect(
        address.split(","), reconnected_cb=back, error_cb=note_failure, reconnect_time_wait=RETRY,  # type: ignore[arg-type]
        max_reconnect_attempts=-1, ping_interval=HEARTBEAT, max_outstanding_pings=MISSED,
    )  # fmt: skip
    try:
        await asyncio.wait_for(connecting, PATIENCE)
    except (Error, OSError, TimeoutError) as error:
        await bus.close()
        raise BusFailed(address) from error
    return bus
