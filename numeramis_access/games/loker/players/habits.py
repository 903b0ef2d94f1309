"""The betting of Loker players who follow rules of thumb: the meaning of their stakes and their folds.

They bet and raise with hands that are probably best against one rival, call if the chance of the bank is worth the
call, and never bluff (the rules of thumb in ``betting``). This module applies these rules to ranges instead of single
hands; a test compares the two.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from statistics import fmean

from numeramis_access.core.seats import Seat
from numeramis_access.games.loker.players.model import FRESH_PACK, HandValues, best_exchange_values
from numeramis_access.games.loker.players.profiles import PROFILES
from numeramis_access.games.loker.players.ranges import (
    PART_LIMITS,
    UNKNOWN_EXCHANGE_SIGN,
    Likelihoods,
    OpponentRanges,
    Range,
    chances_to_be_best_hand,
    rivals_of,
    shares_below,
)
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, LokerView

#: the chance against one rival from which they bet, and from which they raise after any number of raises
BET_CHANCE, RAISE_CHANCE = 0.65, 0.93
#: the number of raises they make without such a hand
MAX_RAISES = 2
#: the margin over the price that a club player needs for a call; a novice pays twice the price
CALL_MARGIN = 0.15
#: the probability that a hand acts against its rule
SLIP_PROBABILITY = 0.03


@lru_cache(maxsize=32)
def chances_to_be_best(rivals: int, to_come: int) -> HandValues:
    """Return each hand's chance to be the best at the end, by strength, against rivals whose hands are unknown.

    :param rivals: the number of rivals.
    :param to_come: the number of exchanges that the hand still makes, 0 to 2; each is its best one, drawn from a whole
        pack.
    """
    if not to_come:
        return chances_to_be_best_hand(OpponentRanges(((Range(UNKNOWN_EXCHANGE_SIGN * EXCHANGE_ROUNDS), rivals),)))
    return best_exchange_values(chances_to_be_best(rivals, to_come - 1), FRESH_PACK)


@lru_cache(maxsize=1024)
def share_of_weaker_hands(level: str, done: int, rivals: int, chance: float) -> float:
    """Return the share of hands, from 0 to 1, whose chance to be the best at the end is lower than a given chance.

    :param level: the level of the players who hold the hands; it decides which cards they exchanged.
    :param done: the number of exchanges that they have made, 0 to 2.
    :param rivals: the number of their rivals.
    :param chance: the chance to be the best at the end against all rivals, from 0 to 1.
    """
    shares = shares_below(Range(UNKNOWN_EXCHANGE_SIGN * done, level=level))
    rival_hopes = chances_to_be_best(rivals, EXCHANGE_ROUNDS - done)
    # The share of a hand itself lies between the middles beside it.
    middles = [0.0, *((low + high) / 2 for low, high in pairwise(shares)), 1.0]
    return sum(high - low for (low, high), hope in zip(pairwise(middles), rival_hopes, strict=True) if hope < chance)


def least_calling_chance(level: str, call: int, bank: int) -> float:
    """Return the least chance to win the bank with which players of a level call, from 0 to 1.

    :param level: a level that follows rules of thumb.
    :param call: the chips to call.
    :param bank: the chips in the bank before the call.
    """
    odds = call / (bank + call)
    return odds / 2 if PROFILES[level].novice else odds * (1 + CALL_MARGIN)


def likelihoods_from_habits(view: LokerView, level: str) -> dict[Seat, Likelihoods]:
    """Return the likelihoods of the four parts of each rival's range, given the rival's stakes in this interval, by
    seat.

    Only rivals with the highest stake, and rivals that have acted without a stake, are included.

    :param view: the view of the seat to act in a betting interval, whose rivals are meant.
    :param level: the level that all rivals are supposed to have, one that follows rules of thumb.
    :raises AssertionError: without poker stakes, and for a spectator's view.
    """
    betting, rivals, done = view.betting, rivals_of(view), min(EXCHANGE_ROUNDS, view.round)
    assert betting is not None
    assert view.seat is not None
    count = max(1, len(rivals))
    bets = share_of_weaker_hands(level, done, count, BET_CHANCE**count)
    sure = share_of_weaker_hands(level, done, count, RAISE_CHANCE**count) if betting.raises >= MAX_RAISES else bets
    likelihoods: dict[Seat, Likelihoods] = {}
    for seat in rivals:
        if betting.highest_stake and betting.bets[seat] == betting.highest_stake:
            calls = share_of_weaker_hands(
                level,
                done,
                count,
                least_calling_chance(level, betting.highest_stake, view.bank - betting.highest_stake),
            )
            likelihoods[seat] = _share_between(calls, sure)
            if seat == _last_to_raise(view, rivals):
                likelihoods[seat] = _share_between(sure if betting.raises > MAX_RAISES else bets, 1.0)
        elif betting.acted[seat] and not betting.bets[seat]:
            likelihoods[seat] = _share_between(0.0, bets)
    return likelihoods


def _last_to_raise(view: LokerView, rivals: tuple[Seat, ...]) -> Seat | None:
    """Return the last player to bet or raise: the first other seat with the highest stake."""
    assert view.betting is not None
    assert view.seat is not None
    if view.betting.bets[view.seat] == view.betting.highest_stake:
        return None
    order = sorted(rivals, key=lambda seat: (seat - (view.seat or 0)) % view.seats)
    return next((seat for seat in order if view.betting.bets[seat] == view.betting.highest_stake), None)


def _share_between(low: float, high: float) -> Likelihoods:
    """Return the share of each part of a range that lies between two shares of the whole.

    :param low: the lower share, from 0 to 1. :param high: the upper share, from 0 to 1.
    """
    parts = [max(0.0, min(high, end) - max(low, begin)) / (end - begin) for begin, end in pairwise(PART_LIMITS)]
    first, second, third, fourth = (max(SLIP_PROBABILITY, round(part, 3)) for part in parts)
    return first, second, third, fourth


def share_that_folds(view: LokerView, level: str, able: tuple[Seat, ...], to: int) -> float:
    """Return the mean share of hands that the rivals who can answer fold to a stake, from 0 to 1.

    :param view: the view of the seat that makes the stake.
    :param level: the level that these rivals are supposed to have, one that follows rules of thumb.
    :param able: the seats of these rivals, at least one.
    :param to: the whole stake of the interval, in chips.
    """
    betting, rivals = view.betting, rivals_of(view)
    assert betting is not None
    assert view.seat is not None
    bank = view.bank + to - betting.bets[view.seat]
    prices = (least_calling_chance(level, min(to - betting.bets[seat], view.chips[seat]), bank) for seat in able)
    return fmean(
        share_of_weaker_hands(level, min(EXCHANGE_ROUNDS, view.round), len(rivals), round(cost, 2)) for cost in prices
    )
