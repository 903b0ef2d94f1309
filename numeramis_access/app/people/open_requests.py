"""Requests to a server without an answer yet: their callbacks, and a guard against a second press while the first is
unanswered.

A callback waits for its answer even on a new connection, since the server can repeat the answer there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec.structs import replace

from numeramis_access.app.shell.ports import App, Link
from numeramis_access.input.inbox import HouseSilent
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.requests import Hello, Json, Request
from numeramis_access.words.announcement import Priority

#: seconds after which a repeated request is impatience; before that the player can want it twice
AGAIN = 1.0

#: called with the answer to a request
Reply: TypeAlias = Callable[[Json], None]
#: called with the code of a request's denial
Denial: TypeAlias = Callable[[str], None]


class Asking(Protocol):
    """A server that takes requests. :ivar app: the program."""

    app: App

    def ask(self, request: Request, reply: Reply | None = None, denied: Denial | None = None) -> None:
        """Send a request. :param reply: takes the answer. :param denied: takes the code of a denial."""


class OpenRequests:
    """The open requests to one server.

    :param link: carries the requests.
    :ivar silent: whether the server does not answer.
    """

    def __init__(self, app: App, link: Link) -> None:
        self.silent = False
        self._app = app
        self._link = link
        self._callbacks: dict[str, tuple[Request, Reply, Denial]] = {}
        #: requests on the present connection without their ids, and the times when they were sent
        self._sent: dict[str, tuple[Request, float]] = {}
        #: seconds until the last denied request can succeed, 0 if time changes nothing
        self._wait = 0

    def is_open(self, request: Request) -> bool:
        """Return whether to hold back a request, because the same one waits for an answer.

        It is False a second after the first one if the server answers: the player can want it twice.
        """
        bare, now = replace(request, id=""), self._app.now()
        return any(
            sent == bare and (self.silent or name == request.id or now - since >= AGAIN)
            for name, (sent, since) in self._sent.items()
        )

    def send(self, request: Request, reply: Reply | None, denied: Denial | None) -> None:
        """Send a request; the first one of a connection (``Hello``) counts all before it as lost, but keeps their
        callbacks.

        :param reply: takes the answer. :param denied: takes the code of a denial.
        """
        if isinstance(request, Hello):
            self._sent.clear()
        self._sent[request.id] = replace(request, id=""), self._app.now()
        self._callbacks[request.id] = request, reply or ignore, denied or self.say_why
        self._link.send(line_of(request))

    def pop(self, name: str) -> tuple[Request | None, Reply]:
        """Remove and return an answered request with its callback; None for a request that is not known any more.

        :param name: id of the request.
        """
        self._sent.pop(name, None)
        request, reply, _ = self._callbacks.pop(name, (None, ignore, ignore))
        return request, reply

    def deny(self, name: str, code: str, wait: int) -> None:
        """Call the callback of a denied request.

        :param name: id of the request. :param code: code of the denial. :param wait: seconds until it can succeed, 0
        for never.
        """
        self._sent.pop(name, None)
        self._wait = wait
        _, _, denied = self._callbacks.pop(name, (None, ignore, self.say_why))
        denied(code)

    def forget(self) -> None:
        """Drop all callbacks: the server could not read a request."""
        self._callbacks.clear()

    def say_why(self, code: str) -> None:
        """Tell why a request was denied, and for how long. :param code: a code of ``PROTOCOL.md``."""
        known = self._app.narrator.language.has(f"people-denied-{code}")
        self._app.say(f"people-denied-{code}" if known else "people-denied", cue="refusal", seconds=self._wait)

    def note_silence(self, item: HouseSilent) -> None:
        """Note that the server stopped answering, or answers again, and tell it."""
        if item.link is not self._link or item.silent == self.silent:
            return
        self.silent = item.silent
        if item.silent:
            self.tell_silence(Priority.QUEUE)
        else:
            self._app.say("people-line-answers", Priority.QUEUE)

    def tell_silence(self, priority: Priority = Priority.NOW) -> None:
        """Tell that the server does not answer, if that is so."""
        if self.silent:
            self._app.say("people-line-silent", priority, cue="refusal")


def ignore(_: object) -> None:
    """Ignore an answer or a denial."""
