"""Trying again what was costly: the table as it was, and what the deal brings now beside what it brought before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import State
from numeramis_access.practice import playing_on
from numeramis_access.practice.playing_on import Outcome
from numeramis_access.practice.review import Verdict
from numeramis_access.words.game import Line

if TYPE_CHECKING:
    from numeramis_access.app.practice.table_scene import PracticeScene


class RetryDesk:
    """The costly moments of one deal, each to be stood at once more.

    :param before: the end of the deal with which later ends are compared; None before it has ended once.
    :param by: who played it then, empty for the player.
    """

    def __init__(self, match: PracticeScene, before: State | None = None, by: str = "") -> None:
        self._match = match
        self._by = by
        self._before = before
        self._moments: tuple[Verdict, ...] = ()
        self._played: tuple[Action, ...] = ()
        self._next = 0

    def forget(self) -> None:
        """Drop what is known of this deal: another one has begun."""
        self._moments, self._before, self._by = (), None, ""

    @property
    def known(self) -> bool:
        """Return whether there is a moment to stand at."""
        return bool(self._match.costly.found or self._moments)

    def stand_at_next(self) -> None:
        """Stand at the next of the moments, the first one after the last; say so where none is known."""
        moments = self._match.costly.found or self._moments
        if not moments:
            self._match.tell_later(Line("review-retry-none"))
            return
        self._next = 0 if self._match.costly.found else self._next % len(moments)
        self.stand_at(moments[self._next])

    def stand_at(self, verdict: Verdict) -> None:
        """Stand at this moment, with all cards as they were."""
        table = self._match.seat.table
        if self._match.costly.found:
            self._moments, self._played = self._match.costly.found, tuple(table.match.record)
            self._before = self._before or playing_on.state_at_deal_end(table.match)
        self._next = self._moments.index(verdict) + 1
        table.stand_at(self._played[: verdict.decision.at])
        count = len(self._moments)
        self._match.tell_place(Line("review-retry-here", {"number": verdict.decision.number, "more": count > 1}))

    def deal_over(self) -> None:
        """Tell what the deal has brought now beside what it brought before, where it was tried again."""
        match, seat = self._match, self._match.seat
        now = playing_on.state_at_deal_end(seat.table.match)
        if self._before is None or now is None:
            return
        own = seat.position.seat
        before, after = (match.known.outcome(seat.ruleset, state, own) for state in (self._before, now))
        match.tell_later(self._compared_line(before, after))

    def _compared_line(self, before: Outcome, after: Outcome) -> Line:
        values = compared(before, after)
        if not self._by:
            return Line("review-retry-compared", values)
        return Line("review-by-compared", {**values, "name": self._by})



def compared(before: Outcome, after: Outcome) -> dict[str, object]:
    """Return two outcomes as values of a message."""
    change = after.value - before.value
    state = "better" if change > 0 else "worse" if change < 0 else "same"
    values: Sequence[float] = (before.value, after.value)
    old, new = (int(one) if one == int(one) else round(one, 1) for one in values)
    return {"before": old, "after": new, "unit": before.unit, "state": state}
