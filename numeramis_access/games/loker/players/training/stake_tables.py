"""The tables of the stakes in training: hands, exchanges, and the hand values of strong players and rules of thumb.

In the functions, ``hand_values`` holds a value for each final hand, by strength, ``to_come`` is the number of exchanges
to come, ``gone`` the share of a range that folds, from 0 to 1, and ``kind`` an index in ``RIVAL_MODELS``.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, pairwise
from math import comb
from typing import NamedTuple

import numpy as np

from numeramis_access.core.cards import NUMBERS
from numeramis_access.games.loker.figures import HAND_SIZE, figure_of
from numeramis_access.games.loker.players import stake_network as net
from numeramis_access.games.loker.players.betting import (
    BET_LIKELIHOODS,
    CALL_LIKELIHOODS,
    CHECK_LIKELIHOODS,
    EARLY_BLUFF_FACTOR,
    FOLDING_SHARES,
    LARGE_BET_LIKELIHOODS,
    RAISE_LIKELIHOODS,
    SMALL_BET_LIKELIHOODS,
)
from numeramis_access.games.loker.players.exchange import rule_of_thumb_discard
from numeramis_access.games.loker.players.model import FRESH_PACK, best_exchange_values, hands_by_strength
from numeramis_access.games.loker.players.profiles import PROFILES
from numeramis_access.games.loker.players.ranges import (
    PART_LIMITS,
    UNIFORM_LIKELIHOODS,
    UNKNOWN_EXCHANGE_SIGN,
    Likelihoods,
    Range,
    shares_below,
)
from numeramis_access.players.training.network import Floats, Ints

#: the most rivals in a deal, the number of hands, the most cards of an exchange, the code for no card
MAX_RIVALS, HAND_COUNT, MAX_EXCHANGED, NO_CARD = 5, 5005, 3, 10
#: the manners of exchange: both planned together, only the next, by rules of thumb, as a beginner
MANNER_PLANS, MANNER_LOOKS, MANNER_THUMB, MANNER_NOVICE = range(4)
#: the strong player's models of a rival by its stakes
RIVAL_MODELS = (
    UNIFORM_LIKELIHOODS,
    CALL_LIKELIHOODS,
    CHECK_LIKELIHOODS,
    SMALL_BET_LIKELIHOODS,
    BET_LIKELIHOODS,
    LARGE_BET_LIKELIHOODS,
    RAISE_LIKELIHOODS,
)
RIVAL_MODEL_COUNT = len(RIVAL_MODELS)
BETTOR_COUNT = 5


class StakeTables(NamedTuple):
    """Values of hands and exchanges, as arrays with one index for each word after "by".

    :param steps: the part that copies of a number add to a hand's index, by number, cards left and copies.
    :param strength: the strength of a hand, by its index. :param counts: copies of each number in a hand, by strength.
    :param throws: the discard, by manner of exchange, round, rivals and strength.
    :param chances: the network's chance against one rival, by the rival's known exchanges (none, one or two) and
        strength.
    :param plain: the network's chance against a rival without known exchanges, by interval and strength.
    :param fields: the strong player's chance of the bank, by exchanges to come, field and strength.
    :param field: the index of a field, by rivals, the bettor's kind, callers and checkers.
    :param called: the strong player's chance against a caller, by exchanges to come, kind, step of ``FOLDING_SHARES``
        and strength.
    """

    steps: Ints
    strength: Ints
    counts: Ints
    throws: Ints
    chances: Floats
    plain: Floats
    fields: Floats
    field: Ints
    called: Floats


def _steps() -> Ints:
    """Return the part that copies of a number add to a hand's index, by number, cards left and copies."""
    steps = np.zeros((10, HAND_SIZE + 1, HAND_SIZE + 1), np.int64)
    for number in range(10):
        for left in range(HAND_SIZE + 1):
            for held in range(1, left + 1):
                rest = left - held + 1
                later = 9 - number
                fewer = comb(rest + later - 1, later - 1) if later else int(rest == 0)
                steps[number, left, held] = steps[number, left, held - 1] + fewer
    return steps


def place_of(steps: Ints, counts: Ints) -> Ints:
    """Return the index of each hand.

    :param steps: as in ``StakeTables``. :param counts: copies of each number in the hands, [..., number].
    """
    place, left = np.zeros(counts.shape[:-1], np.int64), np.full(counts.shape[:-1], HAND_SIZE)
    for number in range(10):
        place += steps[number, left, counts[..., number]]
        left -= counts[..., number]
    return place


class Exchanges(NamedTuple):
    """All discards and draws of all hands. A multiset is a choice of up to three numbers, some of them equal; it has an
    index.

    :param sizes: the number of cards of each multiset.
    :param multisets: the numbers of each multiset, three each; ``NO_CARD`` for no card.
    :param throwable: the indices of the discards possible from each hand, by strength; -1 after the last.
    :param kept: the row of ``made_of`` for the kept cards, by strength and place in ``throwable``.
    :param made_of: the strength of the resulting hand, by row and draw.
    :param weights: the probability of each draw from a pack without the hand, by strength and draw.
    """

    sizes: Ints
    multisets: Ints
    throwable: Ints
    kept: Ints
    made_of: Ints
    weights: Floats


@cache
def _hands() -> tuple[Ints, Ints, Ints]:
    """Return the steps, the strengths by index, and the counts by strength."""
    counts = np.array([[hand.count(number) for number in NUMBERS] for hand in hands_by_strength()])
    steps, strength = _steps(), np.zeros(HAND_COUNT, np.int64)
    for at, hand in enumerate(counts):
        strength[int(place_of(steps, hand))] = at
    return steps, strength, counts


@cache
def _exchanges() -> Exchanges:
    """Return all discards and draws of all hands."""
    steps, strength, counts = _hands()
    drawn = [numbers for size in range(MAX_EXCHANGED + 1) for numbers in combinations_with_replacement(range(10), size)]
    multisets = np.array([(*numbers, *[NO_CARD] * (MAX_EXCHANGED - len(numbers))) for numbers in drawn])
    as_counts = np.array([[numbers.count(number) for number in range(10)] for numbers in drawn])
    sizes, rows, made_of = as_counts.sum(axis=1), dict[tuple[int, ...], int](), list[Ints]()
    throwable, kept = np.full((HAND_COUNT, 42), -1), np.zeros((HAND_COUNT, 42), np.int64)
    for hand in range(HAND_COUNT):
        able = np.flatnonzero((as_counts <= counts[hand]).all(axis=1))[1:]
        for at, what in enumerate(able):
            left = counts[hand] - as_counts[what]
            row = rows.setdefault(tuple(left), len(rows))
            if row == len(made_of):
                made, whole = np.zeros(len(sizes), np.int64), sizes == sizes[what]
                made[whole] = strength[place_of(steps, left + as_counts[whole])]
                made_of.append(made)
            throwable[hand, at], kept[hand, at] = what, row
    ways = np.array([[comb(left, gone) for gone in range(MAX_EXCHANGED + 1)] for left in range(9)])
    chosen = ways[(8 - counts)[:, None, :], as_counts[None]].prod(axis=2)
    weights = chosen / np.array([comb(74, int(size)) for size in sizes])
    return Exchanges(sizes, multisets, throwable, kept, np.array(made_of), weights)


def best_exchanges(hand_values: Floats) -> tuple[Ints, Floats]:
    """Return each hand's best discard, and the mean value of the hand after it; both by strength.

    The draw comes from all cards except the hand.

    :param hand_values: the value of each final hand, by strength.
    """
    every = _exchanges()
    thrown, made = np.full((HAND_COUNT, MAX_EXCHANGED), NO_CARD), hand_values.copy()
    for at in range(every.throwable.shape[1]):
        what = every.throwable[:, at]
        for size in range(1, MAX_EXCHANGED + 1):
            hands = np.flatnonzero((what >= 0) & (every.sizes[what] == size))
            draws = np.flatnonzero(every.sizes == size)
            first, last = draws[0], draws[-1] + 1
            after = hand_values[every.made_of[every.kept[hands, at], first:last]]
            total = (every.weights[hands, first:last] * after).sum(axis=1)
            better = total > made[hands] + 1e-12
            made[hands[better]], thrown[hands[better]] = total[better], every.multisets[what[hands[better]]]
    return thrown, made


def _thumb(level: str) -> Ints:
    """Return the discard from each hand by rules of thumb."""
    throws = np.full((HAND_COUNT, MAX_EXCHANGED), NO_CARD)
    for at, hand in enumerate(hands_by_strength()):
        thrown, _ = rule_of_thumb_discard(hand, figure_of(hand), PROFILES[level])
        throws[at, : len(thrown)] = sorted(map(int, thrown))
    return throws


def _throws() -> Ints:
    """Return the discards by manner of exchange, round, number of rivals and strength."""
    throws = np.zeros((4, 2, MAX_RIVALS + 1, HAND_COUNT, MAX_EXCHANGED), np.int64)
    throws[MANNER_THUMB, :, :], throws[MANNER_NOVICE, :, :] = _thumb("club"), _thumb("beginner")
    once, last = (
        np.array(shares_below(Range(took)))
        for took in (UNKNOWN_EXCHANGE_SIGN, UNKNOWN_EXCHANGE_SIGN + UNKNOWN_EXCHANGE_SIGN)
    )
    for rivals in range(1, MAX_RIVALS + 1):
        aim = last**rivals
        about = np.array(best_exchange_values(list(aim), FRESH_PACK))
        throws[MANNER_PLANS, 0, rivals] = best_exchanges(about)[0]
        throws[MANNER_PLANS, 1, rivals] = throws[MANNER_LOOKS, 1, rivals] = best_exchanges(aim)[0]
        throws[MANNER_LOOKS, 0, rivals] = best_exchanges(once**rivals)[0]
    return throws


def _chances() -> Floats:
    """Return the network's chance of a hand against one rival, by that rival's exchanges."""
    signs = "0123"
    known = [
        UNKNOWN_EXCHANGE_SIGN + UNKNOWN_EXCHANGE_SIGN,
        *(first + UNKNOWN_EXCHANGE_SIGN for first in signs),
        *(first + second for first in signs for second in signs),
    ]
    return np.array([net.chances_against(took, 2 if at == 0 else 1 if at < 5 else 0) for at, took in enumerate(known)])


def likelihoods(kind: int, to_come: int) -> Likelihoods:
    """Return the strong player's likelihoods of a rival's hands, weak to best, given the rival's act.

    While exchanges are to come, a bet or raise counts as a bluff less often.

    :param kind: the act, an index in ``RIVAL_MODELS``.
    :param to_come: number of exchanges still to come, 0 to 2.
    """
    likely = RIVAL_MODELS[kind]
    if to_come and kind >= RIVAL_MODEL_COUNT - 4:
        return (EARLY_BLUFF_FACTOR * likely[0], EARLY_BLUFF_FACTOR * likely[1], *likely[2:])
    return likely


def _ahead(hand_values: Floats, to_come: int) -> Floats:
    """Return the values of hands with this many exchanges to come, as the strong player calculates them."""
    if to_come == 2:
        first = best_exchange_values(list(hand_values), FRESH_PACK)
        return np.array(best_exchange_values(first, FRESH_PACK))
    return best_exchanges(hand_values)[1] if to_come else hand_values


def _range(likely: Likelihoods, to_come: int) -> Floats:
    """Return the share of a range below each strength."""
    return np.array(shares_below(Range(UNKNOWN_EXCHANGE_SIGN + UNKNOWN_EXCHANGE_SIGN, likely, to_come)))


def _fields() -> tuple[Floats, Ints]:
    """Return the strong player's chance of the bank against every field, and the index of each."""
    places = np.full((MAX_RIVALS + 1, BETTOR_COUNT, MAX_RIVALS + 1, MAX_RIVALS + 1), -1)
    values: list[list[Floats]] = []
    for to_come in range(3):
        ranges = [_range(likelihoods(kind, to_come), to_come) for kind in range(RIVAL_MODEL_COUNT)]
        values.append([])
        for rivals in range(1, MAX_RIVALS + 1):
            for bettor in range(BETTOR_COUNT):
                for callers in range(rivals + 1 - (bettor > 0)):
                    for checkers in range(rivals + 1 - (bettor > 0) - callers):
                        places[rivals, bettor, callers, checkers] = len(values[-1])
                        others = rivals - (bettor > 0) - callers - checkers
                        made = ranges[0] ** others * ranges[1] ** callers * ranges[2] ** checkers
                        aim = made * ranges[bettor + 2] if bettor else made
                        # before the first exchange calls and checks say nothing
                        plain = to_come < 2 or callers + checkers == 0
                        values[-1].append(_ahead(aim, to_come) if plain else aim)
    return np.array(values), places


def _calling(kind: int, gone: float, to_come: int) -> Floats:
    """Return the strong player's chance against a caller of this kind if this share folds."""
    likely = likelihoods(kind, to_come)
    kept = [
        min(1.0, max(0.0, (end - gone) / (end - start))) for start, end in pairwise(PART_LIMITS)
    ]
    first, second, third, fourth = (round(part * stays, 3) for part, stays in zip(likely, kept, strict=True))
    return _ahead(_range((first, second, third, fourth), to_come), to_come)


def _called() -> Floats:
    values = np.zeros((3, RIVAL_MODEL_COUNT, max(map(len, FOLDING_SHARES)), HAND_COUNT))
    for to_come in range(3):
        for kind in range(RIVAL_MODEL_COUNT):
            for at, gone in enumerate(FOLDING_SHARES[to_come]):
                values[to_come, kind, at] = _calling(kind, gone, to_come)
    return values


def stake_tables() -> StakeTables:
    """Return all tables; they are calculated on each call, which takes about half a minute."""
    steps, strength, counts = _hands()
    fields, field = _fields()
    chances = _chances()
    plain = np.array(
        [np.array(net.chances_against(UNKNOWN_EXCHANGE_SIGN + UNKNOWN_EXCHANGE_SIGN, to_come)) for to_come in (2, 1, 0)]
    )
    return StakeTables(steps, strength, counts, _throws(), chances, plain, fields, field, _called())
