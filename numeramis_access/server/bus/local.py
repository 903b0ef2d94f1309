"""The bus of a single process, which loses no message."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from typing import Protocol

from numeramis_access.server.bus.port import AnswerRequest, TakeAnswer, TakeMessage


class Handle(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


class EventLoop(Protocol):
    """Schedules calls in order, as an event loop does."""

    def call_soon(self, do: Callable[[], object], /) -> object:
        """Call a function after the current callback; the returned handle is not used.

        :param do: called without arguments; its result is ignored.
        """

    def call_later(self, seconds: float, do: Callable[[], object], /) -> Handle:
        """Call a function after some seconds; return a handle that cancels the call.

        :param seconds: seconds until then. :param do: called without arguments; its result is ignored.
        """


class LocalBus:
    """A bus within one process.

    :param loop: delivers each message after the current callback.
    """

    def __init__(self, loop: EventLoop) -> None:
        self._loop = loop
        self._listeners: defaultdict[str, list[TakeMessage]] = defaultdict(list)
        self._servers: defaultdict[str, deque[AnswerRequest]] = defaultdict(deque)

    @property
    def is_up(self) -> bool:
        """Return True: a local bus is always up."""
        return True

    def send(self, subject: str, body: bytes) -> None:
        """Deliver a message to all present listeners of a subject, after the current callback.

        :param subject: name of the subject that both sides know. :param body: content of the message.
        """
        for take in self._listeners.get(subject, ()):
            self._loop.call_soon(lambda take=take: take(body))  # type: ignore[misc]

    def listen(self, subject: str, take: TakeMessage, lost: Callable[[], None]) -> None:
        """Receive the messages of a subject from now on.

        :param subject: name of the subject that both sides know. :param take: called with each message.
        :param lost: ignored: this bus loses no message.
        """
        self._listeners[subject].append(take)

    def serve(self, subject: str, answers: AnswerRequest) -> None:
        """Answer requests on a subject, in turn with other calls of ``serve`` for it.

        :param subject: name of the subject that both sides know.
        :param answers: answers a request, as ``port.AnswerRequest`` describes.
        """
        self._servers[subject].append(answers)

    def ask(self, subject: str, body: bytes, seconds: float, answered: TakeAnswer) -> None:
        """Send a request to the next server of a subject; without any server the answer is None, after the current
        callback.

        :param subject: name of the subject that both sides know. :param body: the request.
        :param seconds: most seconds to wait for the answer.
        :param answered: called once with the answer, or with None if none came in time.
        """
        once = _Once(answered)
        if servers := self._servers.get(subject):
            servers.rotate(-1)
            late = self._loop.call_later(seconds, lambda: once(None))
            once.then = late.cancel
            self._loop.call_soon(lambda: servers[-1](body, lambda answer: self._bring(once, answer)))
        else:
            self._loop.call_soon(lambda: once(None))

    def _bring(self, once: _Once, answer: bytes) -> None:
        self._loop.call_soon(lambda: once(answer))

    async def close(self) -> None:
        """Remove all listeners and servers."""
        self._listeners.clear()
        self._servers.clear()


class _Once:
    """Takes the first answer only. :ivar then: called before the answer is passed on."""

    def __init__(self, answered: TakeAnswer) -> None:
        self._answered: TakeAnswer | None = answered
        self.then: Callable[[], None] = lambda: None

    def __call__(self, answer: bytes | None) -> None:
        answered, self._answered = self._answered, None
        if answered is not None:
            self.then()
            answered(answer)
