"""The clock of an evening's round: everybody is told when little time is left, and when it is over."""

from __future__ import annotations

from collections.abc import Callable

#: seconds before the end of a round at which everybody is told how long it still lasts
TOLD = (300.0, 0.0)


class RoundClock:
    """Time that passes for all tables of a round at once. :param clock: in whose seconds it is reckoned here."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ends: float | None = None
        self._ahead: list[float] = []

    def begin(self, seconds: float | None) -> None:
        """Begin anew. :param seconds: that are left, None for a round without a clock."""
        self._ends = None if seconds is None else self._clock() + seconds
        self._ahead = [] if seconds is None else [mark for mark in TOLD if seconds > mark or not mark]

    def go_on(self, ends: float, date: float) -> None:
        """Go on after a restart. :param ends: when time is over; 0 without a clock. :param date: now; s since 1970."""
        self.begin(max(0.0, ends - date) if ends else None)

    @property
    def left(self) -> float | None:
        """Return how many seconds are left, None without a clock."""
        return None if self._ends is None else max(0.0, self._ends - self._clock())

    @property
    def over(self) -> bool:
        """Return whether time is over, and everybody was told so."""
        return self._ends is not None and not self._ahead

    def due(self) -> float | None:
        """Return when everybody is to be told next, in seconds of the clock."""
        return None if self._ends is None or not self._ahead else self._ends - self._ahead[0]

    def tick(self) -> bool:
        """Return whether everybody is to be told now."""
        due = self.due()
        if due is None or self._clock() < due:
            return False
        self._ahead.pop(0)
        return True
