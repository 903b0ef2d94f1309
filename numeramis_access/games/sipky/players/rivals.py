"""The value of a final distance against the others' final distances, known or still to come.

With several rivals still throwing the answers are approximations; for one there is the exact ``duel``.

The unit is points (S12) above the average of the others: each better rival takes one point from me; each worse one
gives up one, which the others share. With two players that makes a zero-sum game. A *standing* is a final distance plus
the points by which its owner was behind me before this game (the last game of a series, S13); lower is better.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from numeramis_access.games.sipky.players.value_tables import (
    HORIZON_DISTANCE,
    OUT_DISTANCE,
    ThrowPlan,
    best_plan,
    field_plan,
    final_distance_chances,
)

#: the standing of players who are out where scores are not summed
OUT_STANDING = 10_000
#: own distances with a separate answer of the rivals; larger ones use the next smaller of them
_CLOSE = (*range(16), 20, 25, 30)
#: the distance at which a rival farther away is assumed to answer
_FAR = 60

DistanceSpread = dict[int, float]


class Rival(NamedTuple):
    """One of the other players.

    :param distance: distance to the limit, or ``OUT_DISTANCE``. :param throws: whether the player still throws.
    :param behind: points by which the player was behind me before this game.
    """

    distance: int
    throws: bool
    behind: int = 0


def standing(final: int, behind: int, worst: int) -> int:
    """Return the standing of a final distance: the distance plus the points by which its owner was behind.

    :param final: the distance, or ``OUT_DISTANCE``.
    :param behind: the points by which the player was behind me before this game.
    :param worst: the distance that ``OUT_DISTANCE`` counts as.
    """
    return (worst if final == OUT_DISTANCE else final) + behind


def mean_points_over_rival(own: int, spread: DistanceSpread, share: float) -> float:
    """Return the points that my standing gains on average from one rival, negative if it loses some.

    A standing is defined above: a final distance plus the points by which its owner was behind.

    :param own: my standing.
    :param spread: the probability of each standing of the rival.
    :param share: the points that I gain if the rival's standing is worse than mine; a better one costs me one point.
    """
    return sum(chance * (share if other > own else -(other < own)) for other, chance in spread.items())


def _spread(plan: ThrowPlan, rival: Rival, far: int, worst: int) -> DistanceSpread:
    """Return the probable standings of a rival who follows a plan.

    :param far: the largest distance of the plan. :param worst: the distance that ``OUT_DISTANCE`` counts as.
    """
    if not rival.throws:
        return {standing(rival.distance, rival.behind, worst): 1.0}
    ends = final_distance_chances(plan, min(rival.distance, far))
    return {standing(final, rival.behind, worst): chance for final, chance in ends.items()}


@lru_cache(maxsize=256)
def field_spread(rival: Rival, worst: int) -> DistanceSpread:
    """Return the probability of each standing of a rival who plays well but does not answer to others.

    :param rival: the state of the rival.
    :param worst: the distance that ``OUT_DISTANCE`` counts as.
    """
    return _spread(field_plan(), rival, HORIZON_DISTANCE, worst)


def end_values_without_answers(far: int, rivals: Sequence[Rival], worst: int) -> tuple[list[float], float]:
    """Return the value of ending at each distance from 0 to ``far``, and the value of being out, if no rival reacts to
    it: players who still throw follow ``field_plan``.

    :param far: the greatest distance.
    :param rivals: the other players, at least one.
    :param worst: the distance that ``OUT_DISTANCE`` counts as.
    """
    share = 1 / len(rivals)
    spreads = [field_spread(rival, worst) for rival in rivals]
    worth = [sum(mean_points_over_rival(own, spread, share) for spread in spreads) for own in (*range(far + 1), worst)]
    return worth[:-1], worth[-1]


def end_values_with_answers(far: int, rivals: Sequence[Rival], worst: int) -> tuple[list[float], float]:
    """Return the value of ending at each distance from 0 to ``far``, and the value of being out, if every rival who
    still throws knows my final distance and plays best against it.

    The values are approximations: each rival answers as if the others threw as usual (``field_plan``), and a distance
    between two of ``_CLOSE`` gets the answers to the smaller one.

    :param far: the greatest distance.
    :param rivals: the other players, at least one.
    :param worst: the distance that ``OUT_DISTANCE`` counts as.
    """
    table = BestResponses(rivals, worst)
    steps = {own: table.worth(own) for own in (*(step for step in _CLOSE if step <= far), worst)}
    near = [max(step for step in _CLOSE if step <= own) for own in range(far + 1)]
    # An answer computed for a nearer distance is corrected only for players who have ended.
    ended = table.points_from_ended
    return [steps[step] + ended(own) - ended(step) for own, step in enumerate(near)], steps[worst]


class BestResponses:
    """How each rival plays best against my final distance; the other rivals are then assumed to throw as usual.

    :param rivals: the other players, at least one.
    :param worst: the distance that ``OUT_DISTANCE`` counts as.
    """

    def __init__(self, rivals: Sequence[Rival], worst: int) -> None:
        self.worst = worst
        self.share = 1 / len(rivals)
        self.fixed = [field_spread(rival, worst) for rival in rivals if not rival.throws]
        self.throwing = [rival for rival in rivals if rival.throws]
        self._others = [self._worth_without(rivals, place) for place, rival in enumerate(rivals) if rival.throws]

    def _worth_without(self, rivals: Sequence[Rival], place: int) -> list[float]:
        """Return the value of the other rivals to one rival, at each end up to ``_FAR`` and when out (last)."""
        rest = [field_spread(other, self.worst) for at, other in enumerate(rivals) if at != place]
        behind = rivals[place].behind
        ends = [standing(end, behind, self.worst) for end in (*range(_FAR + 1), OUT_DISTANCE)]
        return [sum(mean_points_over_rival(end, spread, self.share) for spread in rest) for end in ends]

    def points_from_ended(self, own: int) -> float:
        """Return the points that a standing of mine gains from the players who have ended. :param own: my standing."""
        return sum(mean_points_over_rival(own, spread, self.share) for spread in self.fixed)

    def worth(self, own: int) -> float:
        """Return the points that a standing of mine gains if every rival who still throws plays best against it.

        :param own: my standing.
        """
        total = self.points_from_ended(own)
        for rival, others in zip(self.throwing, self._others, strict=True):
            ends = [standing(end, rival.behind, self.worst) for end in (*range(_FAR + 1), OUT_DISTANCE)]
            answered = [
                rest + (self.share if own > end else -(own < end)) for rest, end in zip(others, ends, strict=True)
            ]
            plan = best_plan(answered[:-1], answered[-1])
            total += mean_points_over_rival(own, _spread(plan, rival, _FAR, self.worst), self.share)
        return total

