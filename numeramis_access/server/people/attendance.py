"""The people of a table: who is connected, who is still reading the latest messages, and how long the match waits for
each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from numeramis_access.tables.request_fields import READING_SECONDS

#: the least seconds for which a person is waited for, however often their connection was lost before
MIN_GRACE_SECONDS = 5.0


class Attendance:
    """The connected people of a table. An entrant is a player of its match, by number from 0.

    :param clock: returns monotonic seconds.
    :ivar absent: the time of departure of each absent entrant of a match, in seconds of the clock.
    :ivar away: ids of the people who are not connected, before the match.
    :ivar reading: entrants who are still reading, each with the time until which the match waits, in seconds of the
        clock.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.absent: dict[int, float] = {}
        self.away: set[str] = set()
        self._clock = clock
        #: the deal in which an entrant was waited for, and the seconds of waiting
        self._waited: dict[int, tuple[int, float]] = {}
        self.reading: dict[int, float] = {}

    def note_gone(self, at: int) -> None:
        """Record that the last connection of an entrant has ended; the entrant then no longer counts as a reader.

        :param at: number of the entrant, from 0.
        """
        self.absent[at] = self._clock()
        self.reading.pop(at, None)

    def note_back(self, at: int, deal: int | None) -> None:
        """Record that an entrant is connected again; do nothing for an entrant who was not absent.

        :param at: number of the entrant, from 0.
        :param deal: number, from 0, of the deal to which the absence is charged (``grace_of``), None to charge it to
            none.
        """
        since = self.absent.pop(at, None)
        if since is not None and deal is not None:
            self._waited[at] = deal, self._waited_for(at, deal) + self._clock() - since

    def note_reading(self, at: int, on: bool) -> None:
        """Record that an entrant is still reading, for at most ``READING_SECONDS`` seconds, or has finished; an absent
        entrant reads nothing.

        :param at: number of the entrant, from 0.
        :param on: True if the entrant is still reading.
        """
        self.reading.pop(at, None)
        if on and at not in self.absent:
            self.reading[at] = self._clock() + READING_SECONDS

    @property
    def readers(self) -> frozenset[int]:
        """Return the entrants who are still reading."""
        return frozenset(at for at, until in self.reading.items() if self._clock() < until)

    def reading_ends(self) -> float | None:
        """Return when the next reader counts as finished, in seconds of the clock; None without readers."""
        return min(self.reading.values(), default=None)

    def end_reading(self) -> bool:
        """Remove the readers whose time is over; return whether there were any."""
        over = self.reading.keys() - self.readers
        for at in over:
            del self.reading[at]
        return bool(over)

    def note_all_gone(self, entrants: Iterable[int]) -> None:
        """Record that exactly these entrants are absent, all from now on. :param entrants: their numbers, from 0."""
        self.absent = dict.fromkeys(entrants, self._clock())

    def wait_again(self) -> None:
        """Restart the time for which the match waits for each absent entrant."""
        self.note_all_gone(self.absent)

    def absent_seconds(self, at: int) -> float:
        """Return the seconds for which an entrant has been absent, 0 if the entrant is here.

        :param at: number of the entrant, from 0.
        """
        since = self.absent.get(at)
        return 0.0 if since is None else self._clock() - since

    def grace_of(self, at: int, grace: float, deal: int | None) -> float:
        """Return the seconds for which the match waits for an entrant, counted from the departure.

        Earlier absences of the entrant in the same deal are subtracted, but ``MIN_GRACE_SECONDS`` seconds remain if at
        least that many were agreed.

        :param at: number of the entrant, from 0.
        :param grace: agreed seconds in a deal.
        :param deal: number of the current deal, from 0; None for none.
        """
        return max(min(MIN_GRACE_SECONDS, grace), grace - self._waited_for(at, deal))

    def _waited_for(self, at: int, deal: int | None) -> float:
        """Return the seconds for which an entrant was waited for in a deal, up to their last return.

        :param at: number of the entrant.
        """
        waited_in, seconds = self._waited.get(at, (0, 0.0))
        return seconds if waited_in == deal else 0.0
