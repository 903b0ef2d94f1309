"""Isolate errors: a member that fails is skipped for some time, the owner of the house hears of it, and the others go
on.

A house works through all its tables, evenings and connections again and again. An error at one of them, such as an
impossible record, must not stop the others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import TypeVar

from numeramis_access.server.stores.port import StoreFailed, UnreadableRecord
from numeramis_access.server.watch_log import Watch

T = TypeVar("T")

#: seconds for which a member is set aside after its first error, doubled after each further one, and the most
FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 1.0, 64.0
#: most members remembered; first characters of an id that the log shows
MAX_MEMBERS, LOGGED_ID_CHARACTERS = 1000, 6
#: kinds of members whose id the log shows; it does not show people
LOGGED_KINDS = ("table", "table due", "table listed", "evening")


class FailingMembers:
    """Runs work for each of many members; after an error it skips the member for 1 to 64 seconds.

    ``StoreFailed`` concerns all members and goes to the caller; only ``UnreadableRecord`` counts as an error of its
    member.

    :param watch: the log of errors.
    :param clock: returns monotonic seconds.
    """

    def __init__(self, watch: Watch, clock: Callable[[], float]) -> None:
        self._watch = watch
        self._clock = clock
        #: the time at which a member comes back, and the length of this pause, both in seconds
        self._aside: OrderedDict[tuple[str, Hashable], tuple[float, float]] = OrderedDict()

    def run_each(self, kind: str, members: Iterable[tuple[Hashable, T]], work: Callable[[T], object]) -> list[T]:
        """Run work for each member that is not skipped now; return the members that failed.

        :param kind: kind of the members, for the log.
        :param members: each with its id.
        :param work: takes a member; its other errors count as failures.
        :raises StoreFailed: if the store fails.
        """
        failed: list[T] = []
        for id, member in members:
            if not self.is_skipped(kind, id) and not self.attempt(kind, id, partial(work, member)):
                failed.append(member)
        return failed

    def attempt(self, kind: str, id: Hashable, work: Callable[[], object]) -> bool:
        """Run work for one member, unless the member is skipped now; return whether the work ran without an error.

        :param kind: kind of the member, for the log.
        :param id: id of the member.
        :param work: the work; any other error in it makes the member be skipped for a while.
        :raises StoreFailed: if the store fails.
        """
        if self.is_skipped(kind, id):
            return False
        try:
            work()
        except UnreadableRecord as error:
            self._set_aside(kind, id, error)
            return False
        except StoreFailed:
            raise
        except Exception as error:  # noqa: BLE001 - any error is this member's only; the log tells the owner
            self._set_aside(kind, id, error)
            return False
        self._aside.pop((kind, id), None)
        return True

    def is_skipped(self, kind: str, id: Hashable) -> bool:
        """Return whether a member is skipped now. :param kind: kind of the member. :param id: id of the member."""
        return self._clock() < self.skipped_until(kind, id)

    def skipped_until(self, kind: str, id: Hashable) -> float:
        """Return the time until which a member is or was skipped after its last error, in seconds of the clock; minus
        infinity if it has had no error since its last success.

        :param kind: kind of the member.
        :param id: id of the member.
        """
        return self._aside.get((kind, id), (float("-inf"), 0.0))[0]

    def _set_aside(self, kind: str, id: Hashable, error: Exception) -> None:
        _, before = self._aside.pop((kind, id), (0.0, 0.0))
        lasts = min(MAX_PAUSE_SECONDS, 2 * before) or FIRST_PAUSE_SECONDS
        self._aside[kind, id] = self._clock() + lasts, lasts
        if len(self._aside) > MAX_MEMBERS:
            self._aside.popitem(last=False)
        self._watch.count_fault(error, f"{kind} {str(id)[:LOGGED_ID_CHARACTERS]}" if kind in LOGGED_KINDS else kind)
