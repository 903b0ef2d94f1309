"""Requests without an answer yet, so that an impatient second press does nothing twice."""

from __future__ import annotations

from msgspec.structs import replace

from numeramis_access.tables.requests import Hello, Request

#: seconds after which a repeated request is impatience; before that the player can want it twice
AGAIN = 1.0


class Unanswered:
    """The open requests on the present line.

    :ivar silent: whether the house does not answer.
    """

    def __init__(self) -> None:
        self.silent = False
        self._asked: dict[str, tuple[Request, float]] = {}

    def holds(self, request: Request, now: float) -> bool:
        """Return whether the same request waits already, so that it is not sent again.

        :param now: the time, in seconds of the program's clock.
        """
        bare = replace(request, id="")
        return any(
            one == bare and (self.silent or name == request.id or now - since >= AGAIN)
            for name, (one, since) in self._asked.items()
        )

    def note(self, request: Request, now: float) -> None:
        """Note a sent request; the first one of a line discards all before it.

        :param now: the time, in seconds of the program's clock.
        """
        if isinstance(request, Hello):
            self._asked.clear()
        self._asked[request.id] = replace(request, id=""), now

    def note_answer(self, name: str) -> None:
        """Note that a request was answered."""
        self._asked.pop(name, None)
