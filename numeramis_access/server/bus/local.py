"""The bus within one process: nobody else is reached, and nothing is lost."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from typing import Protocol

from numeramis_access.server.bus.port import Answered, Answers, Take


class Handle(Protocol):
    """What was put off, and may be called off."""

    def cancel(self) -> None:
        """Call it off."""


class Later(Protocol):
    """Does things later, in order: an event loop."""

    def call_soon(self, do: Callable[[], object], /) -> object:
        """Do something after what is being done."""

    def call_later(self, seconds: float, do: Callable[[], object], /) -> Handle:
        """Do something after so many seconds."""


class LocalBus:
    """Subjects of one process. :param loop: brings each message after what is being done."""

    def __init__(self, loop: Later) -> None:
        self._loop = loop
        self._listeners: defaultdict[str, list[Take]] = defaultdict(list)
        self._servers: defaultdict[str, deque[Answers]] = defaultdict(deque)

    @property
    def up(self) -> bool:
        """Return True: it is where we are."""
        return True

    def send(self, subject: str, body: bytes) -> None:
        """Bring a message to all who listen now."""
        for take in self._listeners.get(subject, ()):
            self._loop.call_soon(lambda take=take: take(body))  # type: ignore[misc]

    def listen(self, subject: str, take: Take, lost: Callable[[], None]) -> None:
        """Hear what is sent on a subject."""
        self._listeners[subject].append(take)

    def serve(self, subject: str, answers: Answers) -> None:
        """Answer requests on a subject, in turn with the others who do."""
        self._servers[subject].append(answers)

    def ask(self, subject: str, body: bytes, seconds: float, answered: Answered) -> None:
        """Ask the next who serves the subject."""
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
        """Hear nothing more."""
        self._listeners.clear()
        self._servers.clear()


class _Once:
    """Takes the first answer only. :ivar then: done after it."""

    def __init__(self, answered: Answered) -> None:
        self._answered: Answered | None = answered
        self.then: Callable[[], None] = lambda: None

    def __call__(self, answer: bytes | None) -> None:
        answered, self._answered = self._answered, None
        if answered is not None:
            self.then()
            answered(answer)
