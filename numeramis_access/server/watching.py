"""What goes on in a house as its owner may see it: never a card, never what people say, nobody's name or address."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

#: what a note tells beside its kind: ids, games, counts, codes
Fact: TypeAlias = str | int | float


class Watch:
    """Takes note of what goes on; this one looks away."""

    def note(self, what: str, **facts: Fact) -> None:
        """Take note of something. :param what: its kind, such as ``table-opened``."""

    def answered(self, code: str, seconds: float) -> None:
        """Take note of a request. :param code: why it was denied, "" where it was done.

        :param seconds: until everybody was told what came of it.
        """


#: where nobody looks
UNWATCHED = Watch()


class Watches(Watch):
    """Several that take note of the same."""

    def __init__(self, watches: Sequence[Watch]) -> None:
        self._watches = tuple(watches)

    def note(self, what: str, **facts: Fact) -> None:
        """Take note of something."""
        for watch in self._watches:
            watch.note(what, **facts)

    def answered(self, code: str, seconds: float) -> None:
        """Take note of a request."""
        for watch in self._watches:
            watch.answered(code, seconds)


class Log(Watch):
    """Writes each note as a line of JSON.

    :param write: takes a line. :param now: gives the time, in seconds since 1970.
    """

    def __init__(self, write: Callable[[str], object], now: Callable[[], float]) -> None:
        self._write = write
        self._now = now

    def note(self, what: str, **facts: Fact) -> None:
        """Write a note."""
        line = {"at": round(self._now(), 3), "what": what, **facts}
        with contextlib.suppress(OSError):  # nobody reads the log any more: play goes on
            self._write(msgspec.json.encode(line).decode() + "\n")
