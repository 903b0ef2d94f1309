"""What servers need of a bus: messages by subject that may be lost, and are then said to be lost. It keeps nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

#: takes what was sent
Take: TypeAlias = Callable[[bytes], None]
#: takes the answer to a request, None where none came in time
Answered: TypeAlias = Callable[[bytes | None], None]
#: answers a request: is given it, and what takes the answer, at once or later
Answers: TypeAlias = Callable[[bytes, Take], None]


class BusFailed(Exception):
    """There is no bus at this address."""


class Bus(Protocol):
    """Carries messages between servers. Everything is called, and calls, in the thread of the server's loop.

    What one server sends on one subject arrives in the order in which it was sent, each once or not at all.
    """

    @property
    def up(self) -> bool:
        """Return whether the bus can be reached now."""

    def send(self, subject: str, body: bytes) -> None:
        """Send a message to all who listen to a subject."""

    def listen(self, subject: str, take: Take, lost: Callable[[], None]) -> None:
        """Hear what is sent on a subject from now on.

        :param lost: called when something that was sent there may not have arrived; the last message of a sender is
            missed when its next one comes.
        """

    def serve(self, subject: str, answers: Answers) -> None:
        """Answer requests on a subject; of all who serve it one is given each."""

    def ask(self, subject: str, body: bytes, seconds: float, answered: Answered) -> None:
        """Ask whoever serves a subject. :param seconds: after which no answer is taken any more."""

    async def close(self) -> None:
        """Send what waits, and hear nothing more."""
