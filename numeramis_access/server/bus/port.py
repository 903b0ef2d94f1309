"""The interface of a message bus: messages by subject can be lost, and listeners learn of a loss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

#: takes a message
TakeMessage: TypeAlias = Callable[[bytes], None]
#: takes the answer to a request, None if none came in time
TakeAnswer: TypeAlias = Callable[[bytes | None], None]
#: answers a request: takes it and a function for the answer, to call at once or later
AnswerRequest: TypeAlias = Callable[[bytes, TakeMessage], None]


class BusFailed(Exception):
    """No bus answers at this address, or the package that reaches it is not installed."""


class Bus(Protocol):
    """Carries messages between servers; all calls and callbacks are in the thread of the server's event loop.

    The messages of one sender on one subject arrive in the order of sending. Each arrives once, or is lost.
    """

    @property
    def is_up(self) -> bool:
        """Return whether the bus can be reached now."""

    def send(self, subject: str, body: bytes) -> None:
        """Send a message to all listeners of a subject; without a connection to them it is lost.

        :param subject: name that senders and listeners agree on.
        :param body: content of the message.
        """

    def listen(self, subject: str, take: TakeMessage, lost: Callable[[], None]) -> None:
        """Receive the messages of a subject from now on.

        :param subject: name of the subject that both sides know. :param take: called with each message.
        :param lost: called after a possible loss, at the latest when the next message of the same sender arrives.
        """

    def serve(self, subject: str, answers: AnswerRequest) -> None:
        """Answer requests on a subject; each request goes to only one of the servers that serve the subject.

        :param subject: name of the subject that both sides know.
        :param answers: answers a request, as ``AnswerRequest`` describes.
        """

    def ask(self, subject: str, body: bytes, seconds: float, answered: TakeAnswer) -> None:
        """Send a request to one server of a subject.

        :param subject: name of the subject that both sides know. :param body: content of the request.
        :param seconds: most seconds to wait for the answer.
        :param answered: called once with the answer, or with None if none came in time.
        """

    async def close(self) -> None:
        """Send waiting messages, then end all listening."""
