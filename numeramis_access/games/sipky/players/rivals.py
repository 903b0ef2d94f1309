"""What a final distance is worth against the scores on the table: the others' final distances, given or to come.

The unit is points (S12) above the average of the others: each of them who is better takes one point from me, each who
is worse gives up one, which the others share. With two players that makes a game of one winner and one loser.
A *standing* is a distance at the end, plus the points by which its owner stood behind me before this game (the last
game of a series, S13): lower is better.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from numeramis_access.games.sipky.players.value_tables import (
    DOUBLES,
    DRAWS,
    HORIZON,
    MIXED,
    OUT,
    ThrowPlan,
    best_plan,
    field_plan,
    finals,
)

#: standing of those who are out where scores are not summed
STANDING_OUT = 10_000
#: my own distances that a rival is thought to answer to one by one; beyond them only some
_CLOSE = (*range(16), 20, 25, 30)
#: a rival farther away than this is thought to stand here when he answers
_FAR = 60
#: two who throw both within this distance are solved move by move
DUEL = 40

Spread = dict[int, float]


class Rival(NamedTuple):
    """One of the others: the distance (or ``OUT``), whether still throwing, the points behind me before this game."""

    distance: int
    throws: bool
    behind: int = 0


def standing(final: int, behind: int, worst: int) -> int:
    """Return the standing of a final distance; ``worst`` stands for being out."""
    return (worst if final == OUT else final) + behind


def lead(own: int, spread: Spread, share: float) -> float:
    """Return what one rival's likely standings take from, or give to, an own standing."""
    return sum(chance * (share if other > own else -(other < own)) for other, chance in spread.items())


def _spread(plan: ThrowPlan, rival: Rival, far: int, worst: int) -> Spread:
    """Return the likely standings of a rival who follows a plan."""
    if not rival.throws:
        return {standing(rival.distance, rival.behind, worst): 1.0}
    ends = finals(plan, min(rival.distance, far))
    return {standing(final, rival.behind, worst): chance for final, chance in ends.items()}


@lru_cache(maxsize=256)
def field_spread(rival: Rival, worst: int) -> Spread:
    """Return the likely standings of a rival who plays well but answers to nobody."""
    return _spread(field_plan(), rival, HORIZON, worst)


def ends_in_field(far: int, rivals: Sequence[Rival], worst: int) -> tuple[list[float], float]:
    """Return the worth of ending at each distance, and of being out, when nobody answers to it."""
    share = 1 / len(rivals)
    spreads = [field_spread(rival, worst) for rival in rivals]
    worth = [sum(lead(own, spread, share) for spread in spreads) for own in (*range(far + 1), worst)]
    return worth[:-1], worth[-1]


def ends_answered(far: int, rivals: Sequence[Rival], worst: int) -> tuple[list[float], float]:
    """Return the worth of ending at each distance, and of being out, when rivals answer to it.

    Each rival who still throws knows my final distance and does the best against it.
    """
    table = BestResponses(rivals, worst)
    steps = {own: table.worth(own) for own in (*(step for step in _CLOSE if step <= far), worst)}
    near = [max(step for step in _CLOSE if step <= own) for own in range(far + 1)]
    # Where an answer was taken from a nearer distance only those still count who have ended.
    return [steps[step] + table.settled(own) - table.settled(step) for own, step in enumerate(near)], steps[worst]


class BestResponses:
    """How each rival best responds to my final distance, the other rivals being taken as they usually throw."""

    def __init__(self, rivals: Sequence[Rival], worst: int) -> None:
        self.worst = worst
        self.share = 1 / len(rivals)
        self.fixed = [field_spread(rival, worst) for rival in rivals if not rival.throws]
        self.throwing = [rival for rival in rivals if rival.throws]
        self._others = [self._worth_without(rivals, place) for place, rival in enumerate(rivals) if rival.throws]

    def _worth_without(self, rivals: Sequence[Rival], place: int) -> list[float]:
        """Return what the rest of the rivals is worth to one, at each end up to ``_FAR`` and when out (last)."""
        rest = [field_spread(other, self.worst) for at, other in enumerate(rivals) if at != place]
        behind = rivals[place].behind
        ends = [standing(end, behind, self.worst) for end in (*range(_FAR + 1), OUT)]
        return [sum(lead(end, spread, self.share) for spread in rest) for end in ends]

    def settled(self, own: int) -> float:
        """Return what those who have ended make of an own standing."""
        return sum(lead(own, spread, self.share) for spread in self.fixed)

    def worth(self, own: int) -> float:
        """Return the worth of an own standing when everybody who throws answers to it."""
        total = self.settled(own)
        for rival, others in zip(self.throwing, self._others, strict=True):
            ends = [standing(end, rival.behind, self.worst) for end in (*range(_FAR + 1), OUT)]
            answered = [
                rest + (self.share if own > end else -(own < end)) for rest, end in zip(others, ends, strict=True)
            ]
            plan = best_plan(answered[:-1], answered[-1])
            total += lead(own, _spread(plan, rival, _FAR, self.worst), self.share)
        return total


# two alone, both throwing: exact


@cache
def _answer(target: int, behind: int, worst: int) -> ThrowPlan:
    """Return the best play of the one left against a standing that is fixed."""
    ends = [standing(end, behind, worst) for end in (*range(DUEL + 1), OUT)]
    values = [float((end < target) - (end > target)) for end in ends]
    return best_plan(values[:-1], values[-1])


@cache
def duel_end(own: int, other: int, behind: int, worst: int) -> float:
    """Return what ending at a distance (or ``OUT``) is worth while the other throws on from his: 1 wins, -1 loses."""
    return -_answer(standing(own, 0, worst), behind, worst).values[other]


def duel_answer(own: int, other: int, behind: int, worst: int) -> float:
    """Return what a distance is worth to one who throws on while the other has ended at his (or is ``OUT``)."""
    return _answer(standing(other, behind, worst), 0, worst).values[own]


@cache
def duel_turn(own: int, other: int, behind: int, worst: int) -> float:
    """Return what it is worth to have the turn at a distance while the other still throws too.

    :param behind: the points by which the other stood behind before this game.
    """
    if own <= 0:
        return duel_end(own, other, behind, worst)
    one = sum(duel_end(max(OUT, own - card), other, behind, worst) for card in range(1, 10)) / 9
    two = sum(
        2 * max(duel_pass(own - low, other, behind, worst), duel_pass(own - high, other, behind, worst))
        for low, high in MIXED
    )
    two += sum(duel_pass(own - number, other, behind, worst) for number in DOUBLES)
    return max(duel_end(own, other, behind, worst), one, two / DRAWS)


def duel_pass(own: int, other: int, behind: int, worst: int) -> float:
    """Return what a distance is worth after a throw of two cards: the turn goes to the other, unless it ended mine."""
    if own <= 0:
        return duel_end(max(OUT, own), other, behind, worst)
    # Seen from the other all standings are moved by ``behind``.
    return -duel_turn(other, own, -behind, worst)
