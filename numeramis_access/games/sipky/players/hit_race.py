"""Solves the game of two for an exact result: each player's chance to hit first, for every pair of distances.

Each card 0-9 is equally likely at every draw, as if the pack had no end. A player who goes out loses: the rival, then
alone, hits for certain, one card at a time (S16). So the chances of the two always add up to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from numeramis_access.games.sipky.players.value_tables import CARD_NUMBERS, MAX_THROW, two_card_throw_value

#: the cost of a throw for a player who cannot lose: prefers the shortest sure way, and no unsure one
THROW_COST = 1e-6
#: a smaller gain of a chance is rounding
ROUNDING_ERROR = 1e-14
#: if the two chances on the turn fall short of one by more, both would rather wait
WAITING_GAIN = 1e-12


class WayToThrow(NamedTuple):
    """A way to throw.

    :param sure: the chance to win if the throw does not end in a miss, summed over its cards.
    :param stays: the chance of a miss, which only passes the turn.
    """

    sure: float
    stays: float


@cache
def first_hit_chances(far: int) -> list[list[float]]:
    """Return a table of my chance to hit first, just after my throw.

    Its first index is the rival's distance, its second my distance plus ``MAX_THROW``; lower indexes mean that I am
    out.

    :param far: the greatest distance of both players.
    """
    after = [[0.0] * MAX_THROW + [1.0] for _ in range(far + 1)]
    for far_one in range(1, far + 1):
        for near_one in range(1, far_one + 1):
            first, second = _both_turns(after[near_one], far_one, after[far_one], near_one)
            after[near_one].append(1 - second)
            if near_one < far_one:
                after[far_one].append(1 - first)
    return after


def _both_turns(after: Sequence[float], own: int, after_other: Sequence[float], other: int) -> tuple[float, float]:
    """Return the chance of each of two players to hit first on their own turn, from their chances after a throw.

    A missed card gives the other the turn in the same position, so each chance depends on the other. One of them
    improves a way of throwing against the other's best answer until there is no gain (Hoffman and Karp, 1966).
    """
    ways, ways_other = _ways(after, own), _ways(after_other, other)
    way, turn, gained = ways[0], 0.0, 1.0
    while gained > ROUNDING_ERROR:
        turn_other = max(_chance_against(answer, way) for answer in ways_other)
        before, turn = turn, way.sure + way.stays * (1 - turn_other)
        gained = turn - before
        way = max(ways, key=lambda candidate: candidate.sure + candidate.stays * (1 - turn_other))
    return turn, turn_other


def _ways(after: Sequence[float], distance: int) -> list[WayToThrow]:
    """Return the ways to throw that can be best: two cards, or one card that is added if it is among the best n.

    A card that would pass the limit is missed (S16). To miss every card is excluded: it gains only where it would gain
    for both, and then neither would ever hit.

    :param after: chances to hit first by the distance after a throw, as in ``first_hit_chances``.
    """
    fitting = min(distance, CARD_NUMBERS - 1)
    cards = sorted((after[MAX_THROW + distance - card] for card in range(1, fitting + 1)), reverse=True)
    sums = [0.0, *accumulate(cards)]
    with_one = [
        WayToThrow(total / (CARD_NUMBERS - 1), 1 - count / (CARD_NUMBERS - 1))
        for count, total in enumerate(sums)
        if count
    ]
    return [WayToThrow(two_card_throw_value(after, distance), 0.0), *with_one]


def _chance_against(way: WayToThrow, other: WayToThrow) -> float:
    """Return the chance to hit first of the player on turn when both keep to their ways."""
    return (way.sure + way.stays * (1 - other.sure - other.stays)) / (1 - way.stays * other.stays)


def miss_values(far: int, own: int, other: int) -> tuple[float, float]:
    """Return two chances of the player to hit first, 0 to 1: after a missed card, and the smallest one for which a card
    is added instead.

    The two are equal except where both would miss for ever (for example at 57 each): there the best card is added.

    :param far: the greatest distance of the table.
    :param own: the distance of the player on turn.
    :param other: the distance of the rival.
    """
    table = first_hit_chances(far)
    after = table[other]
    stay = after[MAX_THROW + own]
    if stay + table[own][MAX_THROW + other] <= 1 + WAITING_GAIN:
        return stay, stay
    return stay, min(stay, max(after[MAX_THROW + own - card] for card in range(1, min(own, CARD_NUMBERS - 1) + 1)))


@cache
def solo_values(far: int) -> list[float]:
    """Return the value of each distance after a throw in solo play: near 1, and lower the more throws it takes to hit.

    Throws of two cards count only where they cannot pass the limit. The index is the distance plus ``MAX_THROW``; lower
    indexes mean out, with value 0.

    :param far: the greatest distance.
    """
    throws = [0.0]
    for distance in range(1, far + 1):
        near = sorted(throws[distance - card] for card in range(1, min(distance, CARD_NUMBERS - 1) + 1))
        throws.append(min((CARD_NUMBERS - 1 + sum(near[:count])) / count for count in range(1, len(near) + 1)))
        if distance >= MAX_THROW:
            # Two cards cannot pass the limit.
            two = 1 - two_card_throw_value([-number for number in (*[0.0] * MAX_THROW, *throws)], distance)
            throws[-1] = min(throws[-1], two)
    return [0.0] * MAX_THROW + [1 - THROW_COST * number for number in throws]
