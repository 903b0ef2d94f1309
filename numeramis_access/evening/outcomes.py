"""The scores that are possible on a line of the score."""

from __future__ import annotations

from numeramis_access.core.actions import Refusal
from numeramis_access.evening.events import Plan
from numeramis_access.evening.scoring import Artificial, Outcome, PlayScores, SeatScores, Split

#: most points or chips of a player in a whole play
MAX_SCORE = 40_000


def refuse_outcome(plan: Plan, outcome: Outcome, players: int = 2) -> Refusal | None:
    """Return why a score is impossible in a plan, or None if it is possible.

    The tricks must add up to a whole deal, if the plan says their number. Other numbers have bounds. In a game without
    partners every seat needs a score; in a play every player does. An artificial score needs percentages from 0 to 100.

    :param plan: the plan. :param outcome: the score.
    :param players: number of players of a play's table; for other scores ignored.
    """
    if plan.contest == "plays" or isinstance(outcome, PlayScores):
        seats = "plays" if plan.contest == "plays" else plan.by_seat
        if seats != "plays" or not isinstance(outcome, PlayScores) or len(outcome.scores) != players:
            return Refusal("evening-other-score", values={"seats": seats})
        large = max(map(abs, outcome.scores)) > MAX_SCORE
        return Refusal("evening-too-much", values={"most": MAX_SCORE}) if large else None
    if isinstance(outcome, Artificial):
        right = 0 <= outcome.north <= 100 and 0 <= outcome.east <= 100
        return None if right else Refusal("evening-percent")
    if plan.by_seat or isinstance(outcome, SeatScores):
        if not plan.by_seat or not isinstance(outcome, SeatScores):
            return Refusal("evening-other-score", values={"seats": plan.by_seat})
        return _refuse_numbers(plan, outcome.by_seat)
    if isinstance(outcome, Split):
        return refuse_outcome(plan, outcome.for_north) or refuse_outcome(plan, outcome.for_east)
    return _refuse_numbers(plan, (outcome.north, outcome.east))


def _refuse_numbers(plan: Plan, numbers: tuple[int, ...]) -> Refusal | None:
    """Return why both sides, or all seats, cannot have these numbers."""
    total = sum(numbers)
    below = min(numbers) < 0 and (plan.by_seat or bool(plan.tricks))
    if below or (plan.tricks and total != plan.tricks):
        unit = "points" if plan.by_seat else plan.counted_unit
        return Refusal("evening-wrong-sum", values={"total": total, "tricks": plan.tricks, "unit": unit})
    if plan.most and max(numbers) > plan.most:
        return Refusal("evening-too-much", values={"most": plan.most})
    return None
