"""Each of many apart from the others: a member that fails is set aside, its owner hears of it, and the rest go on.

A house goes over all of its tables, evenings and connections again and again. An error at one of them, a record that
cannot have been for instance, belongs to that one alone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import TypeVar

from numeramis_access.server.stores.port import StoreFailed, UnreadableRecord
from numeramis_access.server.watch_log import Watch

T = TypeVar("T")

#: seconds for which a member is set aside after its first error, and at most: after each further one twice as long
FIRST, LONGEST = 1.0, 64.0
#: members that are remembered; characters of an id by which the owner names a table
REMEMBERED, SIGN = 1000, 6
#: kinds of members whose id the owner is told; who somebody is stays out of faults
TABLES = ("table", "table due", "table listed", "evening")


class Apart:
    """Does something about each of many members. Errors of the store belong to all of them and end the work.

    :param watch: takes note of errors. :param clock: gives seconds that only go forward.
    """

    def __init__(self, watch: Watch, clock: Callable[[], float]) -> None:
        self._watch = watch
        self._clock = clock
        #: until when a member is set aside, and for how long this time, both in seconds
        self._aside: OrderedDict[tuple[str, Hashable], tuple[float, float]] = OrderedDict()

    def each(self, kind: str, members: Iterable[tuple[Hashable, T]], work: Callable[[T], object]) -> list[T]:
        """Do something about each member that is not set aside; return those that failed now.

        :param kind: what the members are. :param members: each with its id. :raises StoreFailed:
        """
        failed: list[T] = []
        for id, member in members:
            if not self.is_aside(kind, id) and not self.attempt(kind, id, partial(work, member)):
                failed.append(member)
        return failed

    def attempt(self, kind: str, id: Hashable, work: Callable[[], object]) -> bool:
        """Do something about one member unless it is set aside; return whether it was done. :raises StoreFailed:"""
        if self.is_aside(kind, id):
            return False
        try:
            work()
        except UnreadableRecord as error:
            self._set_aside(kind, id, error)
            return False
        except StoreFailed:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is this member's; the owner is told of it
            self._set_aside(kind, id, error)
            return False
        self._aside.pop((kind, id), None)
        return True

    def is_aside(self, kind: str, id: Hashable) -> bool:
        """Return whether a member is set aside now."""
        return self._clock() < self.until(kind, id)

    def until(self, kind: str, id: Hashable) -> float:
        """Return until when a member is set aside, in seconds of the clock; long ago for one that never was."""
        return self._aside.get((kind, id), (float("-inf"), 0.0))[0]

    def _set_aside(self, kind: str, id: Hashable, error: Exception) -> None:
        _, before = self._aside.pop((kind, id), (0.0, 0.0))
        lasts = min(LONGEST, 2 * before) or FIRST
        self._aside[kind, id] = self._clock() + lasts, lasts
        if len(self._aside) > REMEMBERED:
            self._aside.popitem(last=False)
        self._watch.count_fault(error, f"{kind} {str(id)[:SIGN]}" if kind in TABLES else kind)
