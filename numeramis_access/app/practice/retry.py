"""Trying again what was costly: the table as it was, and what the deal brings now beside what it brought before."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.practice.effects import Effects, StandAt, speak
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import State
from numeramis_access.core.seats import Seat
from numeramis_access.core.table import Table
from numeramis_access.practice import playing_on
from numeramis_access.practice.odds import GamePractice
from numeramis_access.practice.playing_on import Outcome
from numeramis_access.practice.review import Verdict
from numeramis_access.words.game import Line


class RetryDesk:
    """The costly moments of one deal, each to be stood at once more.

    :param known: what practice knows of the game. :param before: the end of the deal with which later ends are
        compared; None before it has ended once. :param by: who played it then, empty for the player.
    """

    def __init__(self, known: GamePractice, before: State | None = None, by: str = "") -> None:
        self._known = known
        self._by = by
        self._before = before
        self._played: tuple[Action, ...] = ()
        self._next = 0
        self.moments: tuple[Verdict, ...] = ()

    def forget(self) -> None:
        """Drop what is known of this deal: another one has begun."""
        self.moments, self._before, self._by = (), None, ""

    def stand_at_next(self, costly: tuple[Verdict, ...], match: Table) -> Effects:
        """Stand at the next of the moments, the first one after the last; say so where none is known.

        :param costly: the moments that the review has found, empty once the match stands elsewhere. :param match: as it
            stands now.
        """
        moments = costly or self.moments
        if not moments:
            return speak(Line("review-retry-none"))
        self._next = 0 if costly else self._next % len(moments)
        return self.stand_at(moments[self._next], costly, match)

    def stand_at(self, verdict: Verdict, costly: tuple[Verdict, ...], match: Table) -> Effects:
        """Stand at this moment, with all cards as they were. :param costly: as for ``stand_at_next``, and ``match``."""
        if costly:
            self.moments, self._played = costly, tuple(match.record)
            self._before = self._before or playing_on.state_at_deal_end(match)
        self._next = self.moments.index(verdict) + 1
        values = {"number": verdict.decision.number, "more": len(self.moments) > 1}
        return (StandAt(self._played[: verdict.decision.at], Line("review-retry-here", values)),)

    def deal_over(self, match: Table, own: Seat) -> Effects:
        """Tell what the deal has brought now beside what it brought before, where it was tried again.

        :param own: the player's seat.
        """
        now = playing_on.state_at_deal_end(match)
        if self._before is None or now is None:
            return ()
        values = compared(*(self._known.outcome(match.ruleset, state, own) for state in (self._before, now)))
        if not self._by:
            return speak(Line("review-retry-compared", values))
        return speak(Line("review-by-compared", {**values, "name": self._by}))


def compared(before: Outcome, after: Outcome) -> dict[str, object]:
    """Return two outcomes as values of a message."""
    change = after.value - before.value
    state = "better" if change > 0 else "worse" if change < 0 else "same"
    values: Sequence[float] = (before.value, after.value)
    old, new = (int(value) if value == int(value) else round(value, 1) for value in values)
    return {"before": old, "after": new, "unit": before.unit, "state": state}
