"""The game of two for an exact result, solved exactly: how likely each is to hit first, for every pair of distances.

Each card 0-9 is alike at every draw, as if the pack had no end. A rival alone at the table hits for certain, one card
at a time (S16); so to be out is to lose, and the chances of the two always make one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from numeramis_access.games.sipky.players.value_tables import LARGEST, NUMBERS, two_cards

#: what a throw costs who cannot lose any more: of sure ways the shortest is taken, and none that is not sure
IMPATIENCE = 1e-6
#: a smaller gain of a chance is rounding
ROUNDING = 1e-14
#: where the chances on the turn of two miss one by more, both would rather wait
WAITING = 1e-12


class Way(NamedTuple):
    """A way to throw. :param sure: the chance that it gives by the cards added. :param stays: the chance of a miss."""

    sure: float
    stays: float


@cache
def race(far: int) -> list[list[float]]:
    """Return the chance to hit first after my throw, by the rival's distance (first index), up to ``far`` each.

    The second index is my distance, ``LARGEST`` places on; before them stands being out.
    """
    after = [[0.0] * LARGEST + [1.0] for _ in range(far + 1)]
    for far_one in range(1, far + 1):
        for near_one in range(1, far_one + 1):
            first, second = _both_turns(after[near_one], far_one, after[far_one], near_one)
            after[near_one].append(1 - second)
            if near_one < far_one:
                after[far_one].append(1 - first)
    return after


def _both_turns(after: Sequence[float], own: int, after_other: Sequence[float], other: int) -> tuple[float, float]:
    """Return the chances of two to hit first, each when the turn is theirs, by what each has after a throw.

    A card that is missed gives the other the turn in the same place, so each chance hangs on the other. One of them
    improves a way of throwing against the other's best answer until that gains nothing (Hoffman and Karp, 1966).
    """
    ways, ways_other = _ways(after, own), _ways(after_other, other)
    way, turn, gained = ways[0], 0.0, 1.0
    while gained > ROUNDING:
        turn_other = max(_chance_against(answer, way) for answer in ways_other)
        before, turn = turn, way.sure + way.stays * (1 - turn_other)
        gained = turn - before
        way = max(ways, key=lambda one: one.sure + one.stays * (1 - turn_other))
    return turn, turn_other


def _ways(after: Sequence[float], distance: int) -> list[Way]:
    """Return the ways to throw that can be best: two cards, or one that is added if it is among the best so many.

    A card that would pass the limit is missed (S16). To miss every card is no way: it gains only where it would gain
    for both, and then nobody would ever hit.
    """
    fitting = min(distance, NUMBERS - 1)
    cards = sorted((after[LARGEST + distance - card] for card in range(1, fitting + 1)), reverse=True)
    sums = [0.0, *accumulate(cards)]
    one = [Way(total / (NUMBERS - 1), 1 - count / (NUMBERS - 1)) for count, total in enumerate(sums) if count]
    return [Way(two_cards(after, distance), 0.0), *one]


def _chance_against(way: Way, other: Way) -> float:
    """Return the chance to hit first on one's turn when both keep to their ways."""
    return (way.sure + way.stays * (1 - other.sure - other.stays)) / (1 - way.stays * other.stays)


def missed(far: int, own: int, other: int) -> tuple[float, float]:
    """Return what a missed card is worth, and from which value on a card is added instead.

    The two are the same but where both would miss for ever (57 each is such a place): there the best card is added.
    """
    table = race(far)
    after = table[other]
    stay = after[LARGEST + own]
    if stay + table[own][LARGEST + other] <= 1 + WAITING:
        return stay, stay
    return stay, min(stay, max(after[LARGEST + own - card] for card in range(1, min(own, NUMBERS - 1) + 1)))


@cache
def sure_ways(far: int) -> list[float]:
    """Return what each distance is worth alone after a throw: nearly 1, the less the more throws it takes on average.

    The distances stand ``LARGEST`` places on; before them stands being out, which is worth nothing.
    """
    throws = [0.0]
    for distance in range(1, far + 1):
        near = sorted(throws[distance - card] for card in range(1, min(distance, NUMBERS - 1) + 1))
        throws.append(min((NUMBERS - 1 + sum(near[:count])) / count for count in range(1, len(near) + 1)))
        if distance >= LARGEST:
            # No two cards can pass the limit.
            two = 1 - two_cards([-number for number in (*[0.0] * LARGEST, *throws)], distance)
            throws[-1] = min(throws[-1], two)
    return [0.0] * LARGEST + [1 - IMPATIENCE * number for number in throws]
