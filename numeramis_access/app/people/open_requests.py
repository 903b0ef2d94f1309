"""Requests to a server that are not answered yet: their callbacks, and a guard against sending the same request again.

A callback waits for its answer even on a new connection, because the server can repeat the answer there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec.structs import replace

from numeramis_access.app.shell.ports import App, Link
from numeramis_access.input.inbox import HouseSilenceChanged
from numeramis_access.tables.person_requests import Hello
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.request_fields import Json, Request
from numeramis_access.words.announcement import Priority

#: seconds after which a repeated request is impatience; before that the player can want it twice
IMPATIENCE_SECONDS = 1.0

#: called with the answer to a request
TakeReply: TypeAlias = Callable[[Json], None]
#: called with the code of a request's denial
TakeDenial: TypeAlias = Callable[[str], None]


class RequestHouse(Protocol):
    """A server that takes requests. :ivar app: the program."""

    app: App

    def ask(self, request: Request, reply: TakeReply | None = None, denied: TakeDenial | None = None) -> None:
        """Send a request.

        :param request: the request. :param reply: takes the answer, None to ignore it.
        :param denied: takes the code of a denial, None to tell the player the reason.
        """


class OpenRequests:
    """The open requests to one server.

    :param link: carries the requests.
    :ivar silent: whether the server does not answer.
    """

    def __init__(self, app: App, link: Link) -> None:
        self.silent = False
        self._app = app
        self._link = link
        self._callbacks: dict[str, tuple[Request, TakeReply, TakeDenial]] = {}
        #: requests on the present connection without their ids, and the times when they were sent
        self._sent: dict[str, tuple[Request, float]] = {}
        #: seconds until the last denied request can succeed, 0 if time changes nothing
        self._wait = 0

    def is_open(self, request: Request) -> bool:
        """Return whether a request must be held back because an equal one still waits for an answer.

        While the server answers other requests, an equal one is not held back in the first second, because the player
        can want it twice.

        :param request: the request.
        """
        bare, now = replace(request, id=""), self._app.now()
        return any(
            sent == bare and (self.silent or name == request.id or now - since >= IMPATIENCE_SECONDS)
            for name, (sent, since) in self._sent.items()
        )

    def send(self, request: Request, reply: TakeReply | None, denied: TakeDenial | None) -> None:
        """Send a request.

        ``Hello``, the first one of a connection, marks all earlier ones as lost, so that equal ones can be sent, but
        keeps their callbacks.

        :param request: the request. :param reply: takes the answer, None to ignore it.
        :param denied: takes the code of a denial, None to tell the player the reason.
        """
        if isinstance(request, Hello):
            self._sent.clear()
        self._sent[request.id] = replace(request, id=""), self._app.now()
        self._callbacks[request.id] = request, reply or ignore_answer, denied or self.say_why
        self._link.send(line_of(request))

    def pop(self, name: str) -> tuple[Request | None, TakeReply]:
        """Remove and return an answered request with its callback.

        For an unknown id return None and a callback that does nothing.

        :param name: id of the request.
        """
        self._sent.pop(name, None)
        request, reply, _ = self._callbacks.pop(name, (None, ignore_answer, ignore_answer))
        return request, reply

    def deny(self, name: str, code: str, wait: int) -> None:
        """Remove a denied request and call its callback; for an unknown one tell the player the reason.

        :param name: id of the request. :param code: code of the denial.
        :param wait: seconds until it can succeed, 0 if time changes nothing.
        """
        self._sent.pop(name, None)
        self._wait = wait
        _, _, denied = self._callbacks.pop(name, (None, ignore_answer, self.say_why))
        denied(code)

    def forget(self) -> None:
        """Forget the callbacks of all waiting requests without calling them, because the server could not read a
        request. Requests equal to them are still held back until the next connection.
        """
        self._callbacks.clear()

    def say_why(self, code: str) -> None:
        """Say why a request was denied, and for how long the last denial lasts. :param code: a code of ``PROTOCOL.md``.
        """
        known = self._app.narrator.language.has(f"people-denied-{code}")
        self._app.say(f"people-denied-{code}" if known else "people-denied", cue="refusal", seconds=self._wait)

    def note_silence(self, item: HouseSilenceChanged) -> None:
        """Record that the server stopped answering, or answers again, and say so; items of another connection are
        ignored.
        """
        if item.link is not self._link or item.silent == self.silent:
            return
        self.silent = item.silent
        if item.silent:
            self.tell_silence(Priority.QUEUE)
        else:
            self._app.say("people-line-answers", Priority.QUEUE)

    def tell_silence(self, priority: Priority = Priority.NOW) -> None:
        """If the server does not answer, say so. :param priority: when it is spoken among others."""
        if self.silent:
            self._app.say("people-line-silent", priority, cue="refusal")


def ignore_answer(_: object) -> None:
    """Do nothing with an answer or the code of a denial."""
