"""Retry of costly moments: the table goes back, and the new result of the deal is compared with the old one."""

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
    """Leads back to the costly moments of one deal, and compares its new result with the first.

    :param game_practice: the game's measures for practice.
    :param before: the state in which the deal ended the first time; None until it has ended.
    :param by: name of the person who played the deal the first time; empty for the player.
    :ivar moments: the costly moments of the review from which the last retry started; empty before.
    """

    def __init__(self, game_practice: GamePractice, before: State | None = None, by: str = "") -> None:
        self._game_practice = game_practice
        self._by = by
        self._before = before
        self._played: tuple[Action, ...] = ()
        self._next = 0
        self.moments: tuple[Verdict, ...] = ()

    def forget(self) -> None:
        """Drop the moments and the first result, because another deal has begun."""
        self.moments, self._before, self._by = (), None, ""

    def stand_at_next(self, costly: tuple[Verdict, ...], match: Table) -> Effects:
        """Return the effects that take the table back to the next costly moment, after the last one to the first.

        If there is no costly moment, the effects say so.

        :param costly: the moments of the review, with which the series of retries begins again; empty after the match
            has moved on.
        :param match: the current match.
        """
        moments = costly or self.moments
        if not moments:
            return speak(Line("review-retry-none"))
        self._next = 0 if costly else self._next % len(moments)
        return self.stand_at(moments[self._next], costly, match)

    def stand_at(self, verdict: Verdict, costly: tuple[Verdict, ...], match: Table) -> Effects:
        """Return the effects that take the table back to the moment of this verdict, with the same cards.

        If the review's moments are given, they, the match so far and its outcome are noted for further retries.

        :param verdict: the verdict. :param costly: the moments of the review, empty after the match has moved on.
        :param match: the current match.
        :raises ValueError: if the verdict is none of the moments.
        """
        if costly:
            self.moments, self._played = costly, tuple(match.record)
            self._before = self._before or playing_on.state_at_last_deal_end(match)
        self._next = self.moments.index(verdict) + 1
        values = {"number": verdict.decision.number, "more": len(self.moments) > 1}
        return (StandAt(self._played[: verdict.decision.at], Line("review-retry-here", values)),)

    def end_deal(self, match: Table, own: Seat) -> Effects:
        """Return the effects that compare the new result of the finished deal with the first one; none if one of them
        is missing.

        :param match: the match.
        :param own: the player's seat.
        """
        now = playing_on.state_at_last_deal_end(match)
        if self._before is None or now is None:
            return ()
        outcome = self._game_practice.outcome
        values = comparison_values(*(outcome(match.ruleset, state, own) for state in (self._before, now)))
        if not self._by:
            return speak(Line("review-retry-compared", values))
        return speak(Line("review-by-compared", {**values, "name": self._by}))


def comparison_values(before: Outcome, after: Outcome) -> dict[str, object]:
    """Return the values of a message that compares two outcomes of one deal: ``before`` and ``after``, rounded to
    tenths, ``unit``, and ``state``, which is ``better``, ``worse`` or ``same``.

    :param before: the earlier outcome, whose unit is used. :param after: the later outcome, in the same unit.
    """
    change = after.value - before.value
    state = "better" if change > 0 else "worse" if change < 0 else "same"
    values: Sequence[float] = (before.value, after.value)
    old, new = (int(value) if value == int(value) else round(value, 1) for value in values)
    return {"before": old, "after": new, "unit": before.unit, "state": state}
