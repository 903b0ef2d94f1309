"""Šipky's tables of values: dynamic programmes over the distance to the limit.

A *plan* has a move for each distance; the value of a move is a chance or a number of points, as the plan's docstring
says. ``best_plan`` makes a plan from the values of the distances at which a player can end.

Only the *distance*, the number of points missing to the limit, matters, so one table serves every limit. The pack is
treated as endless: each card 0-9 is equally likely at every draw. ``throw_odds`` counts the actual remaining cards.
With an endless pack ``hit_plan`` and ``sum_plan`` are exact; ``field_plan`` and ``race_values`` are approximations.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

CARD_NUMBERS = 10
#: a move of the plain game: end, or the number of cards
END_MOVE, ONE_CARD_MOVE, TWO_CARDS_MOVE = 0, 1, 2
#: the distance of a player who is out
OUT_DISTANCE = -1
#: the largest number that two cards make
MAX_THROW = 99
#: the lower and higher number of every two different cards, each pair drawn in two orders; then those of two equal
#: cards
MIXED_THROWS = tuple(
    (10 * low + high, 10 * high + low) for low in range(CARD_NUMBERS) for high in range(low + 1, CARD_NUMBERS)
)
DOUBLE_THROWS = tuple(11 * card for card in range(1, CARD_NUMBERS))
#: ordered draws of two cards that count (two zeros do not, S4)
DRAW_COUNT = 99


class ThrowPlan(NamedTuple):
    """The best play of a thrower: the value of the turn, and the move, by distance.

    :param values: value of the turn, by distance. :param moves: move, by distance.
    :param ends: the values of an end, by distance, that the plan was made for. :param out: the value of being out.
    """

    values: list[float]
    moves: list[int]
    ends: Sequence[float]
    out: float


def two_card_throw_value(ahead: Sequence[float], distance: int) -> float:
    """Return the value of a throw of two cards, averaged over all pairs of cards; the better of their two numbers
    counts.

    :param ahead: the value of standing at each distance, at the index distance + ``MAX_THROW``; lower indexes mean out.
    :param distance: distance before the throw.
    """
    here = MAX_THROW + distance
    total = 0.0
    for low, high in MIXED_THROWS:
        first, second = ahead[here - low], ahead[here - high]
        total += first if first > second else second
    return (2 * total + sum(ahead[here - number] for number in DOUBLE_THROWS)) / DRAW_COUNT


def best_plan(ends: Sequence[float], out: float) -> ThrowPlan:
    """Return the best play of the plain game, given the value of ending at each distance; of equal moves an end comes
    first, then one card.

    :param ends: the value of ending at each distance of the plan, from 0 up.
    :param out: the value of being out, in the same unit.
    """
    ahead = [out] * MAX_THROW + [ends[0]]
    last = [out] * 9 + list(ends)
    moves = [END_MOVE]
    for distance in range(1, len(ends)):
        one_card = sum(last[distance : distance + 9]) / 9
        values = (ends[distance], one_card, two_card_throw_value(ahead, distance))
        best = max(values)
        moves.append(values.index(best))
        ahead.append(best)
    return ThrowPlan(ahead[MAX_THROW:], moves, ends, out)


def final_distance_chances(plan: ThrowPlan, distance: int) -> dict[int, float]:
    """Return the probability of each final distance (or ``OUT_DISTANCE``) for a player who follows a plan.

    :param plan: the plan that the player follows.
    :param distance: distance before the first throw.
    """
    ends = {OUT_DISTANCE: 0.0}
    mass = [0.0] * distance + [1.0]
    for here in range(distance, -1, -1):
        weight, move = mass[here], plan.moves[here]
        if not weight:
            continue
        if move == END_MOVE:
            ends[here] = ends.get(here, 0.0) + weight
        elif move == ONE_CARD_MOVE:
            for card in range(1, CARD_NUMBERS):
                rest = max(OUT_DISTANCE, here - card)
                ends[rest] = ends.get(rest, 0.0) + weight / 9
        else:
            ends[OUT_DISTANCE] += _spread(plan, here, weight, mass)
    return ends


def _spread(plan: ThrowPlan, here: int, weight: float, mass: list[float]) -> float:
    """Add a throw of two cards to the mass at the distances it leads to; return the part that is out.

    :param here: distance before the throw. :param weight: probability of that distance.
    """
    out = 0.0
    values = plan.values
    for low, high in (*MIXED_THROWS, *((number, number) for number in DOUBLE_THROWS)):
        part = weight / DRAW_COUNT if low == high else 2 * weight / DRAW_COUNT
        number = high if high <= here and values[here - high] >= values[here - low] else low
        if number > here:
            out += part
        else:
            mass[here - number] += part
    return out


@cache
def hit_plan(far: int) -> ThrowPlan:
    """Return the plan with the best chance to hit the limit (solo play). :param far: the largest distance."""
    return best_plan([1.0] + [0.0] * far, 0.0)


@cache
def sum_plan(far: int) -> ThrowPlan:
    """Return the plan with the highest mean score, with no points for being out (S13).

    :param far: the largest distance.
    """
    return best_plan([-float(distance) for distance in range(far + 1)], -float(far))


#: the distance from which on a rival's final distance hardly depends on the distance
HORIZON_DISTANCE = 101
_ROUNDS = 60


@cache
def field_plan() -> ThrowPlan:
    """Return the play of good players who ignore each other's scores: about the best play against one other player with
    this same plan.

    Found by ``_ROUNDS`` rounds of fictitious play: each round is the best answer to the average of the earlier ones,
    and the last answer is the plan.
    """
    plan = sum_plan(HORIZON_DISTANCE)
    usual: dict[int, float] = {}
    for count in range(1, _ROUNDS + 1):
        latest = final_distance_chances(plan, HORIZON_DISTANCE)
        usual = {end: usual.get(end, 0.0) + (latest.get(end, 0.0) - usual.get(end, 0.0)) / count
                 for end in usual.keys() | latest.keys()}  # fmt: skip
        worse, ends = usual[OUT_DISTANCE], [0.0] * (HORIZON_DISTANCE + 1)
        for distance in range(HORIZON_DISTANCE, -1, -1):
            level = usual.get(distance, 0.0)
            ends[distance] = 2 * worse + level - 1
            worse += level
        plan = best_plan(ends, usual[OUT_DISTANCE] - 1)
    return plan


# for an exact result

#: the throws looked ahead one by one; after them a rival's chance to hit stays constant
RACE_THROWS = 16
#: a rival's assumed chance that the game goes on for another throw
_PATIENCE = 0.9


def _one_card_forever(ahead: Sequence[float], distance: int, going_on: float) -> float:
    """Return the value of one-card throws from here, if a missed card changes nothing.

    :param ahead: as in ``two_card_throw_value``. :param going_on: chance that the game goes on for another throw.
    """
    cards = sorted((ahead[MAX_THROW + distance - card] for card in range(1, CARD_NUMBERS)), reverse=True)
    best = total = 0.0
    for count, value in enumerate(cards, 1):
        total += value
        best = max(best, total / 9 / (1 - going_on * (9 - count) / 9))
    return best


def _values_at_rest(far: int, going_on: float) -> list[float]:
    """Return the values if the chance that the game goes on for another throw is constant.

    The values ahead already include that chance, except for the hit itself.

    :param far: the largest distance.
    """
    ahead = [0.0] * MAX_THROW + [1.0]
    for distance in range(1, far + 1):
        value = max(two_card_throw_value(ahead, distance), _one_card_forever(ahead, distance, going_on))
        ahead.append(going_on * value)
    return ahead


def _value_before_throw(later: Sequence[float], distance: int) -> float:
    """Return the value of a throw at a distance, from the values of distances after the throw.

    :param later: as ``ahead`` in ``two_card_throw_value``, after the throw.
    """
    here = MAX_THROW + distance
    stay = later[here]
    one_card = sum(max(later[here - card], stay) for card in range(1, CARD_NUMBERS)) / 9
    return max(one_card, two_card_throw_value(later, distance))


@cache
def hits_within(far: int) -> list[list[float]]:
    """Return a rival's chance to hit within 0 to ``RACE_THROWS`` throws, [throws][distance].

    The rival throws for an early hit and ignores the others.

    :param far: the largest distance.
    """
    guide = _values_at_rest(far, _PATIENCE)
    chances = [[1.0] + [0.0] * far]
    for _ in range(RACE_THROWS):
        last = chances[-1]
        chances.append([1.0, *(_follow(guide, last, distance) for distance in range(1, far + 1))])
    return chances


def _follow(guide: Sequence[float], last: Sequence[float], distance: int) -> float:
    """Return the chance to hit with one more throw for a player who follows a guide of values.

    :param guide: values by distance, as ``ahead`` in ``two_card_throw_value``; the player prefers the higher one.
    :param last: the chance to hit with the throws after this one, by distance.
    """
    here = MAX_THROW + distance
    stay = guide[here]
    one_card = sum(max(guide[here - card], stay) for card in range(1, CARD_NUMBERS)) / 9
    if one_card >= two_card_throw_value(guide, distance):
        return (
            sum(last[distance - card if guide[here - card] > stay else distance] for card in range(1, CARD_NUMBERS)) / 9
        )
    total = 0.0
    for low, high in MIXED_THROWS:
        number = high if guide[here - high] > guide[here - low] else low
        total += 2 * last[distance - number] if number <= distance else 0.0
    return (total + sum(last[distance - number] for number in DOUBLE_THROWS if number <= distance)) / DRAW_COUNT


def race_values(distance: int, rivals: tuple[int, ...]) -> list[float]:
    """Return about the chance to hit the limit of the exact game before each rival (S14), by the player's distance.

    After ``RACE_THROWS`` throws the chance that a rival hits is assumed to stay constant. The index is the distance
    after the present throw, plus ``MAX_THROW``: a hit is worth 1, a bust 0.

    :param distance: the greatest distance of the table, in points.
    :param rivals: distances of the rivals who still throw, in points, in any order.
    """
    table = hits_within(max((distance, *rivals)))
    open_after = [1.0]
    for throws in range(1, RACE_THROWS + 1):
        chance = 1.0
        for rival in rivals:
            chance *= 1 - table[throws][rival]
        open_after.append(chance)
    # A little impatience prefers the shorter of several sure ways.
    going_on = [min(0.999, later / now) if now else 0.0 for now, later in pairwise(open_after)]
    ahead = _values_at_rest(distance, going_on[-1])
    for chance in reversed(going_on[:-1]):
        values = [chance * _value_before_throw(ahead, here) for here in range(1, distance + 1)]
        ahead = [0.0] * MAX_THROW + [1.0, *values]
    return ahead
