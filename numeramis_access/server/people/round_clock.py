"""The clocks of an evening: of a round, with its announcements, and of the rest between two rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

#: seconds before the end of a round at which the time left is announced
ANNOUNCED_SECONDS = (300.0, 0.0)
#: seconds of the rest between two rounds
REST_SECONDS = 30.0


class RoundClock:
    """The common time of all tables of a round, which announces when five minutes are left and when time is over. The
    table where the evening gathers has it.

    :param clock: returns monotonic seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ends: float | None = None
        self._ahead: list[float] = []

    def begin(self, seconds: float | None) -> None:
        """Start the clock of a round. It makes only announcements that are still ahead: with at most five minutes left,
        only the one at the end.

        :param seconds: seconds left; None for a round without a time limit, or to stop the clock.
        """
        self._ends = None if seconds is None else self._clock() + seconds
        self._ahead = [] if seconds is None else [mark for mark in ANNOUNCED_SECONDS if seconds > mark or not mark]

    def continue_until(self, ends: float, date: float) -> None:
        """Continue after a restart of the server.

        :param ends: end of the round in seconds since 1970; 0 without a time limit.
        :param date: current time in seconds since 1970.
        """
        self.begin(max(0.0, ends - date) if ends else None)

    @property
    def seconds_left(self) -> float | None:
        """Return the seconds left, 0 once time is over; None without a time limit."""
        return None if self._ends is None else max(0.0, self._ends - self._clock())

    @property
    def is_over(self) -> bool:
        """Return whether time is over and that has been announced."""
        return self._ends is not None and not self._ahead

    def due(self) -> float | None:
        """Return the time of the next announcement, in seconds of the clock; None if there is none."""
        return None if self._ends is None or not self._ahead else self._ends - self._ahead[0]

    def take_announcement(self) -> bool:
        """Return whether an announcement is due now, and mark it as made."""
        due = self.due()
        if due is None or self._clock() < due:
            return False
        self._ahead.pop(0)
        return True


class RestClock:
    """The rest between two rounds, which ends when its time has run out or everyone who plays is ready.

    :param clock: returns monotonic seconds.
    :ivar ready: ids of the people who are ready for the next round.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ends: float | None = None
        self.ready: set[str] = set()

    def begin(self) -> bool:
        """Begin the rest; return False if it is already going on."""
        if self._ends is not None:
            return False
        self._ends, self.ready = self._clock() + REST_SECONDS, set()
        return True

    def end(self) -> None:
        """End the rest: another round begins."""
        self._ends, self.ready = None, set()

    @property
    def seconds_left(self) -> float | None:
        """Return the seconds left, 0 once its time is over; None outside a rest."""
        return None if self._ends is None else max(0.0, self._ends - self._clock())

    def is_over(self, players: Iterable[str]) -> bool:
        """Return whether a rest has begun and is over: its time has passed, or all players are ready.

        :param players: ids of the players who are awaited; without any, a rest is over at once.
        """
        return self._ends is not None and (self._clock() >= self._ends or self.ready.issuperset(players))
