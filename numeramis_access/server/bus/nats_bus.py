"""The bus between machines, on plain NATS subjects: each message arrives once or not at all, and nothing is stored.

All messages on one subject within one turn of the loop go as one parcel. It begins with the sender's name and its
sequence number on the subject, which shows listeners a gap.
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

from numeramis_access.server.bus.port import AnswerRequest, BusFailed, TakeAnswer, TakeMessage

#: seconds between tries to reach the server; seconds between heartbeats; missing heartbeats that end a connection
RETRY_SECONDS, HEARTBEAT_SECONDS, MAX_MISSED_HEARTBEATS = 0.2, 1, 2
#: seconds to reach the server at the start
START_SECONDS = 5.0
#: bytes of a sender's name and of a sequence number
SENDER_BYTES, NUMBER_BYTES = 8, 8
#: most bytes in a parcel; a NATS server takes at most a megabyte
MAX_PARCEL_BYTES = 256 * 1024
#: errors that are no faults: the server is away, or there is no responder
SERVER_AWAY_ERRORS = (
    OSError,
    TimeoutError,
    ConnectionClosedError,
    NoServersError,
    StaleConnectionError,
    NoRespondersError,
)


class _Part(msgspec.Struct, frozen=True):
    """A part of a message that is longer than a parcel. :param at: index from 0. :param of: number of parts."""

    part: bytes
    at: int
    of: int


_bodies: msgspec.msgpack.Decoder[list[bytes] | _Part] = msgspec.msgpack.Decoder(list[bytes] | _Part)


class NatsBus:
    """A bus on a NATS server; ``open_nats`` makes it.

    :param client: the connected client.
    :param fault: called with each unexpected error.
    """

    def __init__(self, client: Client, fault: Callable[[BaseException], None] = lambda error: None) -> None:
        self._client = client
        self._fault = fault
        self._name = secrets.token_bytes(SENDER_BYTES)
        self._sent = Counter[str]()
        self._heard: list[_Listener] = []
        #: unsent parcels of each subject, in order
        self._waiting: dict[str, list[_Parcel]] = {}
        self._waits = asyncio.Event()
        self._closing = False
        self._tasks: set[asyncio.Task[object]] = set()
        self._do(self._send_on())

    @property
    def is_up(self) -> bool:
        """Return whether the NATS server can be reached now."""
        return bool(self._client.is_connected)

    def send(self, subject: str, body: bytes) -> None:
        """Send a message to all listeners of a subject; while the NATS server is away it is lost, and listeners notice
        the gap.

        :param subject: name of the subject that both sides know. :param body: content of the message.
        """
        parcels = self._waiting.setdefault(subject, [])
        if len(body) > MAX_PARCEL_BYTES:
            pieces = [body[at : at + MAX_PARCEL_BYTES] for at in range(0, len(body), MAX_PARCEL_BYTES)]
            parcels += [self._parcel(subject, _Part(piece, at, len(pieces))) for at, piece in enumerate(pieces)]
        elif not (parcels and parcels[-1].try_add(body)):
            parcels.append(self._parcel(subject, [body]))
        self._waits.set()

    def _parcel(self, subject: str, content: list[bytes] | _Part) -> _Parcel:
        self._sent[subject] += 1
        return _Parcel(self._sent[subject], content)

    async def _send_on(self) -> None:
        """Send waiting parcels until the bus is closed and none wait."""
        while not self._closing or self._waiting:
            await self._waits.wait()
            self._waits.clear()
            waiting, self._waiting = self._waiting, {}
            for subject, parcels in waiting.items():
                for parcel in parcels:
                    await self._publish(subject, self._name + parcel.packed())

    async def _publish(self, subject: str, body: bytes) -> None:
        if self.is_up:
            with self._noting_errors():
                await self._client.publish(subject, body)

    @contextlib.contextmanager
    def _noting_errors(self) -> Iterator[None]:
        """Report an error and go on; receivers ask for lost messages again."""
        try:
            yield
        except (Error, OSError, TimeoutError) as error:
            self.report(error)

    def report(self, error: BaseException) -> None:
        """Pass an error to ``fault``; errors that only mean that the NATS server is away are ignored.

        :param error: the error.
        """
        if not isinstance(error, SERVER_AWAY_ERRORS):
            self._fault(error)

    def listen(self, subject: str, take: TakeMessage, lost: Callable[[], None]) -> None:
        """Receive the messages of a subject from now on.

        :param subject: name of the subject that both sides know. :param take: called with each message.
        :param lost: called after a possible loss of messages.
        """
        listener = _Listener(take, lost)
        self._heard.append(listener)
        self._do(self._client.subscribe(subject, cb=listener.take))

    def serve(self, subject: str, answers: AnswerRequest) -> None:
        """Answer requests on a subject, in turn with other servers.

        :param subject: name of the subject that both sides know.
        :param answers: answers a request, as ``port.AnswerRequest`` describes.
        """

        async def take(message: Msg) -> None:
            answers(message.data, lambda answer: self._reply(message.reply, answer))

        self._do(self._client.subscribe(subject, queue=subject, cb=take))

    def _reply(self, subject: str, answer: bytes) -> None:
        self._do(self._publish(subject, answer))

    def ask(self, subject: str, body: bytes, seconds: float, answered: TakeAnswer) -> None:
        """Send a request to one server of a subject.

        :param subject: name of the subject that both sides know. :param body: the request.
        :param seconds: most seconds to wait for the answer.
        :param answered: called once with the answer, or with None if none came in time.
        """

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
        """Tell all listeners that messages may be lost; called after an absence of the NATS server, or if a listener
        was too slow.
        """
        for listener in self._heard:
            listener.tell_loss()

    async def close(self) -> None:
        """Send waiting messages for at most two seconds, then end all listening and disconnect."""
        self._closing = True
        self._waits.set()
        with contextlib.suppress(Error, OSError, TimeoutError):
            await asyncio.wait_for(asyncio.gather(*self._tasks), 1.0)
            await asyncio.wait_for(self._client.flush(), 1.0)
        for task in self._tasks:
            task.cancel()
        await self._client.close()


class _Parcel:
    """The content of one NATS message. :param number: sequence number on the subject."""

    def __init__(self, number: int, content: list[bytes] | _Part) -> None:
        self._number = number
        self._content = content
        self._size = sum(map(len, content)) if isinstance(content, list) else 0

    def try_add(self, body: bytes) -> bool:
        """Add a message if there is room; return whether it was added."""
        if not isinstance(self._content, list) or self._size + len(body) > MAX_PARCEL_BYTES:
            return False
        self._content.append(body)
        self._size += len(body)
        return True

    def packed(self) -> bytes:
        """Return the bytes that follow the sender's name."""
        return self._number.to_bytes(NUMBER_BYTES) + msgspec.msgpack.encode(self._content)


class _Listener:
    """A listener to a subject, with each sender's last number and its incomplete message."""

    def __init__(self, take: TakeMessage, lost: Callable[[], None]) -> None:
        self._take = take
        self._lost = lost
        self._last: dict[bytes, int] = {}
        self._parts: dict[bytes, list[bytes]] = {}

    async def take(self, message: Msg) -> None:
        """Deliver a parcel's messages; report a gap first. Ignores old numbers."""
        name, number = (
            message.data[:SENDER_BYTES],
            int.from_bytes(message.data[SENDER_BYTES : SENDER_BYTES + NUMBER_BYTES]),
        )
        before = self._last.get(name, number - 1)
        if number <= before:
            return
        self._last[name] = number
        if number != before + 1:
            self._parts.pop(name, None)
            self._lost()
        content = _bodies.decode(message.data[SENDER_BYTES + NUMBER_BYTES :])
        for body in self._join_parts(name, content) if isinstance(content, _Part) else content:
            self._take(body)

    def _join_parts(self, name: bytes, part: _Part) -> list[bytes]:
        """Return the message that a part completes, else an empty list; without its first part it never completes."""
        parts = self._parts.setdefault(name, [])
        if len(parts) == part.at:
            parts.append(part.part)
        return [b"".join(self._parts.pop(name))] if len(parts) == part.of else []

    def tell_loss(self) -> None:
        """Forget all numbers and parts, and report a possible loss."""
        self._last.clear()
        self._parts.clear()
        self._lost()


async def open_nats(address: str, fault: Callable[[BaseException], None] = lambda error: None) -> NatsBus:
    """Connect to a NATS server and return the bus.

    :param address: ``nats://…``; several addresses are separated by commas.
    :param fault: called with each unexpected error.
    :raises BusFailed: if no server answers within ``START_SECONDS`` seconds.
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
        address.split(","), reconnected_cb=back, error_cb=note_failure, reconnect_time_wait=RETRY_SECONDS,  # type: ignore[arg-type]
        max_reconnect_attempts=-1, ping_interval=HEARTBEAT_SECONDS, max_outstanding_pings=MAX_MISSED_HEARTBEATS,
    )  # fmt: skip
    try:
        await asyncio.wait_for(connecting, START_SECONDS)
    except (Error, OSError, TimeoutError) as error:
        await bus.close()
        raise BusFailed(address) from error
    return bus
