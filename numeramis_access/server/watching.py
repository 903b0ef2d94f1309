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

    def answered(self, do: str, code: str, seconds: float) -> None:
        """Take note of a request. :param do: its kind. :param code: why it was denied, "" where it was done.

        :param seconds: until everybody was told what came of it.
        """

    def told(self, seconds: float) -> None:
        """Take note that a client was sent a line. :param seconds: for which the line had waited."""

    def late(self, seconds: float) -> None:
        """Take note of how late the server's own look came, which it takes every second."""


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

    def answered(self, do: str, code: str, seconds: float) -> None:
        """Take note of a request."""
        for watch in self._watches:
            watch.answered(do, code, seconds)

    def told(self, seconds: float) -> None:
        """Take note that a client was sent a line."""
        for watch in self._watches:
            watch.told(seconds)

    def late(self, seconds: float) -> None:
        """Take note of how late the server's own look came."""
        for watch in self._watches:
            watch.late(seconds)


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
