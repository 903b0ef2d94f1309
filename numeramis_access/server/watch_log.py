"""What goes on in a house as its owner may see it: never a card, never what people say, nobody's name or address."""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

import numeramis_access
from numeramis_access.server.stores.port import Fault
from numeramis_access.server.stores.store import Store

#: folder of the program's own code
PROGRAM = numeramis_access.__name__

#: tables and the like that faults are counted for by name; whoever causes faults at more of them fills no store
NAMED = 100

#: what a note tells beside its kind: ids, games, counts, codes
Fact: TypeAlias = str | int | float


class Watch:
    """Takes note of what goes on; this one looks away."""

    def note(self, what: str, **facts: Fact) -> None:
        """Take note of something. :param what: its kind, such as ``table-opened``."""

    def count_request(self, do: str, code: str, seconds: float) -> None:
        """Take note of a request. :param do: its kind. :param code: why it was denied, "" where it was done.

        :param seconds: until everybody was told what came of it.
        """

    def count_line(self, seconds: float) -> None:
        """Take note that a client was sent a line. :param seconds: for which the line had waited."""

    def count_late(self, seconds: float) -> None:
        """Take note of how late the server's own look came, which it takes every second."""

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Take note of an error that nobody foresaw. :param about: at what, such as ``evening 8f3a2c``; never who."""


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

    def count_request(self, do: str, code: str, seconds: float) -> None:
        """Take note of a request."""
        for watch in self._watches:
            watch.count_request(do, code, seconds)

    def count_line(self, seconds: float) -> None:
        """Take note that a client was sent a line."""
        for watch in self._watches:
            watch.count_line(seconds)

    def count_late(self, seconds: float) -> None:
        """Take note of how late the server's own look came."""
        for watch in self._watches:
            watch.count_late(seconds)

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Take note of an error that nobody foresaw."""
        for watch in self._watches:
            watch.count_fault(error, about)


class Faults(Watch):
    """Counts errors that nobody foresaw, by their kind and place. :param now: gives the time, in seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._new: dict[tuple[str, str], Fault] = {}
        #: at what errors have happened
        self._named: set[str] = set()

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Count an error."""
        kind, place, now = type(error).__qualname__, place_of(error), self._now()
        if about and (about in self._named or len(self._named) < NAMED):
            self._named.add(about)
            place = f"{place}, {about}"
        before = self._new.get((kind, place), Fault(kind, place, 0, now, now))
        self._new[kind, place] = msgspec.structs.replace(before, count=before.count + 1, at=now)

    def keep(self, store: Store) -> None:
        """Have the store keep what was counted since the last time. :raises StoreFailed: then that is kept later."""
        while self._new:
            store.count_fault(next(iter(self._new.values())))
            del self._new[next(iter(self._new))]


def place_of(error: BaseException) -> str:
    """Return where in this program an error has happened: file, line and function, never what it says."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if PROGRAM in Path(frame.filename).parts] or frames
    if not ours:
        return ""
    last = ours[-1]
    return f"{Path(last.filename).name}:{last.lineno} {last.name}"


class WatchLog(Watch):
    """Writes each note as a line of JSON.

    :param write: takes a line. :param now: gives the time, in seconds since 1970.
    """

    def __init__(self, write: Callable[[str], object], now: Callable[[], float]) -> None:
        self._write = write
        self._now = now
        #: errors that were told: each kind is told once for a place
        self._told: set[tuple[str, str]] = set()

    def note(self, what: str, **facts: Fact) -> None:
        """Write a note."""
        line = {"at": round(self._now(), 3), "what": what, **facts}
        with contextlib.suppress(OSError):  # nobody reads the log any more: play goes on
            self._write(msgspec.json.encode(line).decode() + "\n")

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Write where an error has happened, the first time that it happens there."""
        fault = type(error).__qualname__, place_of(error)
        if fault not in self._told:
            self._told.add(fault)
            self.note("fault", kind=fault[0], place=fault[1], **({"about": about} if about else {}))
