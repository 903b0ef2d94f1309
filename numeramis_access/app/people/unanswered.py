"""Requests that wait for their answer: whoever presses again because nothing comes does nothing twice."""

from __future__ import annotations

from msgspec.structs import replace

from numeramis_access.tables.requests import Hello, Request

#: seconds after which the same asked again is impatience; before that it may be wanted twice
AGAIN = 1.0


class Unanswered:
    """What was asked on the line as it is now. :ivar silent: whether nothing comes over it."""

    def __init__(self) -> None:
        self.silent = False
        self._asked: dict[str, tuple[Request, float]] = {}

    def holds(self, request: Request, now: float) -> bool:
        """Return whether a request waits already, so that it is not sent again. :param now: seconds of the clock."""
        bare = replace(request, id="")
        return any(
            one == bare and (self.silent or name == request.id or now - since >= AGAIN)
            for name, (one, since) in self._asked.items()
        )

    def note(self, request: Request, now: float) -> None:
        """Take note of a request that is sent; with the first one of a line all before are lost."""
        if isinstance(request, Hello):
            self._asked.clear()
        self._asked[request.id] = replace(request, id=""), now

    def note_answer(self, name: str) -> None:
        """Take note that a request was answered."""
        self._asked.pop(name, None)
