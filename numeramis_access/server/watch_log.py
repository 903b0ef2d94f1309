"""Events of a house for its owner, without cards, chat, names or addresses."""

from __future__ import annotations

import contextlib
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

import numeramis_access
from numeramis_access.server.stores.port import Fault
from numeramis_access.server.stores.store import Store

#: folder of the program's own code
PROGRAM_FOLDER = numeramis_access.__name__

#: most tables and the like with their own faults, so that a guest cannot fill the store with faults
MAX_FAULTY_TABLES = 100

#: kind under which refusals are kept; the numbers of denials, and of ended connections, with one code within so many
#: seconds that the owner is told: more than people at play meet
REFUSALS_KIND, MAX_DENIALS, MAX_ENDED_CONNECTIONS, WITHIN_SECONDS = "refused", 100, 20, 60.0
#: notes of connections that the server has refused or ended
ENDED_NOTES = frozenset({"no-room", "no-hello", "too-fast", "too-slow", "malformed", "bad-request"})

#: a detail of a note: an id, game, count or code
Fact: TypeAlias = str | int | float


class Watch:
    """Takes notes of events for the owner; this base class ignores them, and subclasses override the methods that they
    need.
    """

    def note(self, what: str, **facts: Fact) -> None:
        """Note an event.

        :param what: kind of the event, such as ``table-opened``.
        :param facts: details of the event by name.
        """

    def count_request(self, do: str, code: str, seconds: float) -> None:
        """Note a request.

        :param do: kind of the request.
        :param code: code of the denial, empty for a success.
        :param seconds: seconds from its arrival to the end of the answer.
        """

    def count_line(self, seconds: float) -> None:
        """Note a sent line. :param seconds: seconds that the line waited."""

    def count_late(self, seconds: float) -> None:
        """Note a run of the server's regular work. :param seconds: seconds by which it was late."""

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Note an unexpected error.

        :param error: the error.
        :param about: the table or evening concerned, such as ``evening 8f3a2c``; never a person, empty for none.
        """


#: ignores all events
NO_WATCH = Watch()


class Watches(Watch):
    """Passes each note to several other watches. :param watches: the other watches."""

    def __init__(self, watches: Sequence[Watch]) -> None:
        self._watches = tuple(watches)

    def note(self, what: str, **facts: Fact) -> None:
        """Pass an event to all watches.

        :param what: kind of the event.
        :param facts: details of the event by name.
        """
        for watch in self._watches:
            watch.note(what, **facts)

    def count_request(self, do: str, code: str, seconds: float) -> None:
        """Pass a request to all watches. Parameters as in ``Watch``."""
        for watch in self._watches:
            watch.count_request(do, code, seconds)

    def count_line(self, seconds: float) -> None:
        """Pass a sent line to all watches. :param seconds: seconds that the line waited."""
        for watch in self._watches:
            watch.count_line(seconds)

    def count_late(self, seconds: float) -> None:
        """Pass the lateness of the server's regular work to all watches. :param seconds: seconds by which it was late.
        """
        for watch in self._watches:
            watch.count_late(seconds)

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Pass an unexpected error to all watches.

        :param error: the error. :param about: as in ``Watch``.
        """
        for watch in self._watches:
            watch.count_fault(error, about)


class Faults(Watch):
    """Counts unexpected errors by kind and place, and refusals by code, until ``keep`` stores them. Refusals with a
    code count once there are ``MAX_DENIALS`` denied requests, or ``MAX_ENDED_CONNECTIONS`` ended connections, with it
    within ``WITHIN_SECONDS`` seconds.

    :param now: returns seconds since 1970.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._new: dict[tuple[str, str], Fault] = {}
        #: tables and evenings with errors
        self._named: set[str] = set()
        #: refusals of the last seconds by code, and when their count began
        self._refused = Counter[str]()
        self._refused_since = 0.0

    def note(self, what: str, **facts: Fact) -> None:
        """Count a refused or ended connection (``ENDED_NOTES``); ignore other events.

        :param what: kind of the event.
        :param facts: ignored.
        """
        if what in ENDED_NOTES:
            self._count_refusal(what, MAX_ENDED_CONNECTIONS)

    def count_request(self, do: str, code: str, seconds: float) -> None:
        """Count a refused request; ignore requests without a code. Parameters as in ``Watch``."""
        if code:
            self._count_refusal(code, MAX_DENIALS)

    def _count_refusal(self, code: str, many: int) -> None:
        """Count a refusal. :param many: number from which the owner hears of it."""
        now = self._now()
        if now - self._refused_since > WITHIN_SECONDS:
            self._refused.clear()
            self._refused_since = now
        self._refused[code] += 1
        if (count := self._refused[code]) >= many:
            self._add(REFUSALS_KIND, code, many if count == many else 1)

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Count an unexpected error by its kind and place. The place names a table or evening only for the first
        ``MAX_FAULTY_TABLES`` of them.

        :param error: the error. :param about: as in ``Watch``.
        """
        kind, place = type(error).__qualname__, code_location(error)
        if about and (about in self._named or len(self._named) < MAX_FAULTY_TABLES):
            self._named.add(about)
            place = f"{place}, {about}"
        self._add(kind, place, 1)

    def _add(self, kind: str, place: str, count: int) -> None:
        now = self._now()
        before = self._new.get((kind, place), Fault(kind, place, 0, now, now))
        self._new[kind, place] = msgspec.structs.replace(before, count=before.count + count, at=now)

    def keep(self, store: Store) -> None:
        """Store the counts since the last call.

        :raises StoreFailed: if the store fails; then the next call stores the rest.
        """
        while self._new:
            store.count_fault(next(iter(self._new.values())))
            del self._new[next(iter(self._new))]


def code_location(error: BaseException) -> str:
    """Return the innermost place in this program's code where an error arose: file, line and function, without the
    message.

    If no code of the program is involved, it is the innermost place of all; empty without a traceback.

    :param error: the error.
    """
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if PROGRAM_FOLDER in Path(frame.filename).parts] or frames
    if not ours:
        return ""
    last = ours[-1]
    return f"{Path(last.filename).name}:{last.lineno} {last.name}"


class WatchJournal(Watch):
    """Writes each event and each new fault as one line of JSON; requests and times are not written.

    :param write: called with each line.
    :param now: returns seconds since 1970.
    """

    def __init__(self, write: Callable[[str], object], now: Callable[[], float]) -> None:
        self._write = write
        self._now = now
        #: written errors: each kind and place is written once
        self._told: set[tuple[str, str]] = set()

    def note(self, what: str, **facts: Fact) -> None:
        """Write an event as one line of JSON with its time; a failure to write is ignored.

        :param what: kind of the event.
        :param facts: details of the event by name.
        """
        line = {"at": round(self._now(), 3), "what": what, **facts}
        with contextlib.suppress(OSError):  # the log's reader has gone; play goes on
            self._write(msgspec.json.encode(line).decode() + "\n")

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Write the kind and place of an error, once for each kind and place.

        :param error: the error. :param about: as in ``Watch``.
        """
        fault = type(error).__qualname__, code_location(error)
        if fault not in self._told:
            self._told.add(fault)
            self.note("fault", kind=fault[0], place=fault[1], **({"about": about} if about else {}))
