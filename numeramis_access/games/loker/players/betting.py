"""The betting of Loker players: the value of every stake in chips, against ranges that fit the others' own stakes.

A *range* is the set of hands that a rival may hold, with their chances. The functions share these arguments: ``spot``
is the decision, ``profile`` the methods of the player, and ``field`` the ranges of all rivals. After the last exchange
the frequencies start from the poker game on the unit interval: opponents fold so often that a bluff wins nothing
(stake : pot + stake), and the ratio of bluffs to value bets is the stake to the pot plus the stake. The constants below
correct them. Before the last exchange the ranges go through the exchanges to come. All values are estimates.
"""

from __future__ import annotations

import math
import random
from array import array
from functools import lru_cache
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.seats import Seat, clockwise, left_of
from numeramis_access.games.loker.events import Bet, Call, Check, Fold, Raise
from numeramis_access.games.loker.players import ranges
from numeramis_access.games.loker.players.habits import likelihoods_from_habits, share_that_folds
from numeramis_access.games.loker.players.model import (
    FRESH_PACK,
    HandValues,
    best_exchange_values,
    exchange_value,
    possible_discards,
    strength_of,
    unseen_counts,
)
from numeramis_access.games.loker.players.profiles import PlayerProfile
from numeramis_access.games.loker.poker import pots_of
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, MAX_EXCHANGED, Betting, LokerView
from numeramis_access.players.policy import Choice

#: likelihoods of the four parts of a range: for a small bet, a bet of about the pot, a larger one, a raise, a call, a
#: check
SMALL_BET_LIKELIHOODS, BET_LIKELIHOODS, LARGE_BET_LIKELIHOODS = (
    (0.45, 0.6, 1.0, 1.0),
    (0.25, 0.25, 1.0, 1.0),
    (0.2, 0.12, 0.8, 1.0),
)
RAISE_LIKELIHOODS: ranges.Likelihoods = (0.08, 0.08, 0.5, 1.0)
CALL_LIKELIHOODS, CHECK_LIKELIHOODS = (0.3, 0.9, 1.0, 1.0), (1.0, 1.0, 0.8, 0.6)
SMALL_BET_SHARE, LARGE_BET_SHARE = 0.4, 1.1
#: the factor for bluffs in a bet while exchanges are to come
EARLY_BLUFF_FACTOR = 0.4
#: the share of the pot that a hand's chance finally earns, by exchanges to come: weak hands may have to fold
REALIZED_SHARES = (1.0, 0.9, 0.85)
#: the shares of the others' hands that can fold, by exchanges to come: few while hands differ little
FOLDING_SHARES = (tuple(step / 10 for step in range(10)), (0.0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9), (0.0, 0.4, 0.7, 0.9))
#: the others' folds as a share of those that make a bluff worthless; the same against a raise
FOLD_SHARE, FOLD_SHARE_AGAINST_RAISE = 0.85, 0.5
#: the share of the others' hands below which a hand may bluff; the shares between which it may while it can improve
WEAK_STRENGTH, DRAWING_STRENGTHS = 0.3, (0.35, 0.55)
#: the most rivals for a bluff
MAX_BLUFFED_RIVALS = 2
#: bets and raises in an interval after which only a hand that hardly loses raises again, and its chance
MAX_RAISES, SURE_CHANCE = 2, 0.93
#: a stake of this share of all chips becomes all chips
ALL_IN_SHARE = 0.7

# rules of thumb
THUMB_BET_CHANCE, THUMB_CALL_MARGIN = 0.65, 0.15
#: the stake as a share of the pot, with the weakest hand that bets and with a sure one; the same of a novice
THUMB_PARTS, NOVICE_PARTS = (0.4, 1.0), (0.25, 0.6)


class BettingSpot(NamedTuple):
    """A decision in a betting interval.

    :param view: the view of the seat to act.
    :param betting: the betting of this game.
    :param seat: the seat to act, from 0.
    :param pot: chips in the middle.
    :param rivals: the others in the game.
    :param rivals_with_chips: the rivals who have chips to answer a stake.
    :param field: the rivals' ranges.
    :param to_come: exchanges still to come, 0 to 2.
    :param chance: the chance that the hand is the best of all at the end.
    :param chance_against_one: the chance that the hand beats one rival at the end, as the geometric mean over them.
    :param call_value: the value of staying in by a call or check, in chips.
    :param against: level of the others if they follow rules of thumb, as in ``PlayerProfile``.
    """

    view: LokerView
    betting: Betting
    seat: Seat
    pot: int
    rivals: tuple[Seat, ...]
    rivals_with_chips: tuple[Seat, ...]
    field: ranges.OpponentRanges
    to_come: int
    chance: float
    chance_against_one: float
    call_value: float
    against: str = ""


def win_chance(view: LokerView, field: ranges.OpponentRanges, to_come: int) -> float:
    """Return the chance that the seat's hand is the best at the end, with its best exchanges to come.

    With one exchange to come the draws are from the unseen cards, with two from a whole pack.

    :param view: the view of the seat to act. :param field: the ranges of the rivals at the end.
    :param to_come: number of the seat's exchanges still to come, 0 to 2.
    """
    hand = view.hand
    if not to_come:
        return ranges.chance_to_be_best_hand(strength_of(hand), field)
    if to_come > 1:
        return _chances_before_exchanges(field)[strength_of(hand)]
    hand_values, counts = ranges.chances_to_be_best_hand(field), unseen_counts(view)
    return max(
        exchange_value(hand, thrown, hand_values, counts) for thrown in ((), *possible_discards(hand, MAX_EXCHANGED))
    )


@lru_cache(maxsize=64)
def _chances_before_exchanges(field: ranges.OpponentRanges) -> HandValues:
    """Return the chance of each hand with two exchanges to come."""
    return array(
        "d", best_exchange_values(best_exchange_values(ranges.chances_to_be_best_hand(field), FRESH_PACK), FRESH_PACK)
    )


# What stakes tell


def likelihoods_from_bets(view: LokerView, to_come: int) -> dict[Seat, ranges.Likelihoods]:
    """Return for each rival the likelihoods of the stakes in this interval, given the parts of the rival's range.

    They are the relative probabilities that a rival with a weak, middling, good or best hand acts as the rival did; all
    are 1 for a rival without a telling act.

    :param view: the view of the seat to act, whose rivals are meant.
    :param to_come: number of exchanges still to come, 0 to 2.
    :raises AssertionError: without poker stakes, and for a spectator's view.
    """
    betting = view.betting
    assert betting is not None
    assert view.seat is not None
    likelihoods = {}
    aggressor = _aggressor(view, betting)
    for seat in ranges.rivals_of(view):
        likely = ranges.UNIFORM_LIKELIHOODS
        if seat == aggressor:
            likely = _of_bet(view, betting)
            if to_come:
                likely = (EARLY_BLUFF_FACTOR * likely[0], EARLY_BLUFF_FACTOR * likely[1], *likely[2:])
        elif to_come == EXCHANGE_ROUNDS:
            # Before the first exchange hands differ little: a call or a check says little.
            likely = ranges.UNIFORM_LIKELIHOODS
        elif betting.highest_stake and betting.bets[seat] == betting.highest_stake:
            likely = CALL_LIKELIHOODS
        elif betting.acted[seat] and not betting.bets[seat]:
            likely = CHECK_LIKELIHOODS
        likelihoods[seat] = likely
    return likelihoods


def _aggressor(view: LokerView, betting: Betting) -> Seat | None:
    """Return the last player to bet or raise: the first other seat with the highest stake.

    Return None without a stake, or if the seat itself has it.
    """
    assert view.seat is not None
    if not betting.highest_stake or betting.bets[view.seat] == betting.highest_stake:
        return None
    order = clockwise(left_of(view.seat, view.seats), view.seats)
    return next(seat for seat in order if betting.bets[seat] == betting.highest_stake)


def _of_bet(view: LokerView, betting: Betting) -> ranges.Likelihoods:
    if betting.raises > 1:
        return RAISE_LIKELIHOODS
    part = betting.highest_stake / max(1, view.bank - sum(betting.bets))
    return (
        SMALL_BET_LIKELIHOODS
        if part <= SMALL_BET_SHARE
        else BET_LIKELIHOODS
        if part <= LARGE_BET_SHARE
        else LARGE_BET_LIKELIHOODS
    )


def betting_spot(view: LokerView, profile: PlayerProfile) -> BettingSpot:
    """Return the facts of a decision about stakes for a calculating player: rivals' ranges, chances and the value of
    staying in.

    :param view: the view of the seat to act in a betting interval.
    :param profile: the methods of the player.
    :raises AssertionError: without poker stakes, and for a spectator's view.
    """
    betting, seat = view.betting, view.seat
    assert betting is not None
    assert seat is not None
    to_come = max(0, EXCHANGE_ROUNDS - view.round)
    waiting, level = ranges.RangeAssumptions(profile.observes, to_come, level=profile.against), profile.against
    likely = likelihoods_from_habits(view, level) if level else likelihoods_from_bets(view, to_come)
    rivals = ranges.rivals_of(view)
    field = ranges.opponent_ranges(view, waiting, likely)
    hope = win_chance(view, field, to_come)
    able = tuple(other for other in rivals if view.chips[other])
    alone = hope ** (1 / max(1, len(rivals)))
    worth = REALIZED_SHARES[to_come] * hope * view.bank
    spot = BettingSpot(view, betting, seat, view.bank, rivals, able, field, to_come, hope, alone, worth, level)
    return spot._replace(call_value=_value_of_call(spot)) if view.to_call else spot


def _value_of_call(spot: BettingSpot) -> float:
    """Return the value of a call: of every pot that the seat can win, by its own rivals (L16), minus the call."""
    view, betting = spot.view, spot.betting
    paid = list(betting.paid)
    paid[spot.seat] += view.to_call
    whole = 0.0
    for pot in pots_of(tuple(paid), tuple(seat for seat in view.order if not betting.folded[seat])):
        if spot.seat in pot.seats:
            whole += pot.chips * spot.chance_against_one ** (len(pot.seats) - 1)
    # All-in, no more bets follow, so the chance is the full value.
    no_more_bets = view.to_call == view.chips[spot.seat] or not spot.rivals_with_chips
    realized = 1.0 if no_more_bets else REALIZED_SHARES[spot.to_come]
    return realized * whole - view.to_call


# What a stake is worth


def nearest_stake(amounts: AmountRange, to: int) -> Bet | Raise:
    """Return the bet or raise nearest to this stake.

    :param amounts: the legal stakes of the interval, in chips.
    :param to: the wanted stake, in chips.
    """
    to = max(amounts.min, min(amounts.max, to))
    return Bet(to) if amounts.type == "bet" else Raise(to)


def stakes_to_consider(spot: BettingSpot, amounts: AmountRange, parts: tuple[float, ...]) -> list[Bet | Raise]:
    """Return the stakes to consider, without repetition, none above what a rival can answer unless no lower one is
    legal.

    A stake of almost everything (``ALL_IN_SHARE``) becomes everything.

    :param spot: the decision; a rival must have chips to answer.
    :param amounts: the legal stakes of the interval, in chips.
    :param parts: the stakes as shares of the pot.
    """
    view, betting = spot.view, spot.betting
    answered = max(betting.bets[seat] + view.chips[seat] for seat in spot.rivals_with_chips)
    own = betting.bets[spot.seat] + view.chips[spot.seat]
    stakes = []
    for part in parts:
        to = betting.highest_stake + round(part * (spot.pot + view.to_call))
        most = min(own, answered)
        stakes.append(nearest_stake(amounts, most if to >= ALL_IN_SHARE * most else to))
    return list(dict.fromkeys(stakes))


def fold_frequency(spot: BettingSpot, to: int) -> float:
    """Return how often each rival is expected to fold to a stake, from 0 to 1; 0 if a rival is all-in, who cannot be
    bluffed.

    :param spot: the decision; a rival must have chips to answer.
    :param to: the whole stake of the interval, in chips.
    """
    if len(spot.rivals_with_chips) < len(spot.rivals):
        return 0.0
    if spot.against:
        return share_that_folds(spot.view, spot.against, spot.rivals_with_chips, to)
    added = to - spot.betting.bets[spot.seat]
    readiness = FOLD_SHARE_AGAINST_RAISE if spot.betting.highest_stake else FOLD_SHARE
    # Several rivals fold less often than one: each leaves the call to the others only in part.
    return readiness * math.pow(added / (spot.pot + added), 1 / math.sqrt(len(spot.rivals_with_chips)))


def win_chance_when_called(spot: BettingSpot, gone: float) -> float:
    """Return the mean chance to beat a rival who calls, over the rivals' different ranges, each counted once.

    :param spot: the decision; at least one rival must have a hidden hand.
    :param gone: the share of their hands that rivals fold, from 0 to 1; the nearest of ``FOLDING_SHARES`` is used.
    """
    gone = min(FOLDING_SHARES[spot.to_come], key=lambda step: abs(step - gone))
    callers = [ranges.OpponentRanges(((_calling(hand_range, gone), 1),)) for hand_range, _ in spot.field.ranges]
    return fmean(win_chance(spot.view, caller, spot.to_come) for caller in callers)


def _calling(hand_range: ranges.Range, gone: float) -> ranges.Range:
    """Return the range of a caller if the weakest hands fold.

    :param gone: share of the hands that fold, from 0 to 1.
    """
    kept = [min(1.0, max(0.0, (end - gone) / (end - start))) for start, end in pairwise(ranges.PART_LIMITS)]
    first, second, third, fourth = (round(part * stays, 3) for part, stays in zip(hand_range.likely, kept, strict=True))
    return hand_range._replace(likely=(first, second, third, fourth))


def stake_value(spot: BettingSpot, to: int) -> float:
    """Return the estimated value of a bet or raise, in chips.

    It assumes that the rivals fold independently and equally often, and that no player raises again.

    :param spot: the decision; a rival must have chips to answer.
    :param to: the whole stake of the interval, in chips.
    """
    gone = fold_frequency(spot, to)
    folds = gone ** len(spot.rivals_with_chips)
    added = to - spot.betting.bets[spot.seat]
    asked = to - spot.betting.highest_stake
    callers = len(spot.rivals_with_chips) * (1 - gone) / (1 - folds)
    with_all_in = callers + len(spot.rivals) - len(spot.rivals_with_chips)
    won = math.pow(win_chance_when_called(spot, gone), max(1.0, with_all_in))
    if added < spot.view.chips[spot.seat]:
        won *= REALIZED_SHARES[spot.to_come]
    return folds * spot.pot + (1 - folds) * (won * (spot.pot + added + callers * asked) - added)


def bluff_frequency(spot: BettingSpot, to: int) -> float:
    """Return how often a weak hand bluffs with this stake, from 0 to 1, so that a call wins about as much as it loses.

    It is 0 after a bet or raise, against a rival without chips to call, or against more than ``MAX_BLUFFED_RIVALS``
    rivals.

    :param spot: the decision.
    :param to: the whole stake of the interval, in chips.
    """
    if len(spot.rivals_with_chips) < len(spot.rivals) or spot.betting.raises or len(spot.rivals) > MAX_BLUFFED_RIVALS:
        return 0.0
    part = to / (spot.pot + to)
    calls = 1 - math.pow(part, 1 / len(spot.rivals))
    # The better half of the hands that would call makes value bets.
    return min(1.0, part * (calls / 2) / WEAK_STRENGTH)


# Choosing


def choose_betting_action(view: LokerView, profile: PlayerProfile, rng: random.Random) -> Choice:
    """Return the action in a betting interval; only bluffs are random.

    The candidates are the chosen action, then the others by value. They also cover stakes that are legal one by one,
    besides the legal range of amounts. By rules of thumb only the chosen action and one alternative are candidates.

    :param view: the view of the seat to act.
    :param profile: the methods of the player.
    :param rng: draws the bluffs; a profile of rules of thumb does not use it.
    """
    amounts = next((action for action in view.legal if isinstance(action, AmountRange)), None)
    if not profile.sizes:
        return _rule_of_thumb_stake(view, profile, amounts)
    spot = betting_spot(view, profile)
    luck = rng.random()
    stays: Action = Call() if view.to_call else Check()
    weighed: list[tuple[Action, float]] = [(stays, spot.call_value)]
    if view.to_call:
        weighed.append((Fold(), 0.0))
    stakes = stakes_to_consider(spot, amounts, profile.sizes) if amounts is not None and spot.rivals_with_chips else []
    single = [action for action in view.legal if isinstance(action, (Bet, Raise)) and action not in stakes]
    weighed += [
        (stake, stake_value(spot, stake.to) if spot.rivals_with_chips else spot.call_value)
        for stake in (*stakes, *single)
    ]
    weighed = [(action, round(worth, 6)) for action, worth in weighed]
    weighed.sort(key=lambda pair: -pair[1])
    values = {"chance": spot.chance}
    bluff = _bluff(spot, profile, stakes, luck)
    chosen, reason = bluff or _best(spot, weighed)
    weighed = _with_bluffs(_as_trusted(spot, weighed), _bluff(spot, profile, stakes, 0.0))
    weighed.sort(key=lambda pair: pair[0] != chosen)
    return Choice(chosen, tuple(weighed), reason, values)


def _as_trusted(spot: BettingSpot, weighed: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Return the values, none above the best: a player who keeps raising meets better hands."""
    most = dict(weighed)[_best(spot, weighed)[0]]
    return [(action, min(worth, most)) for action, worth in weighed]


def _with_bluffs(weighed: list[tuple[Action, float]], bluff: tuple[Action, str] | None) -> list[tuple[Action, float]]:
    """Return the values, an occasional bluff valued like the best action: a mixing player is indifferent."""
    best = weighed[0][1]
    return [(action, best if bluff and action == bluff[0] else worth) for action, worth in weighed]


def _best(spot: BettingSpot, weighed: list[tuple[Action, float]]) -> tuple[Action, str]:
    """Return the action with the highest value and its reason; late raises need a hand that hardly loses."""
    for action, _ in weighed:
        if isinstance(action, (Bet, Raise)):
            if spot.betting.raises >= MAX_RAISES and spot.chance_against_one < SURE_CHANCE:
                continue
            everything = action.to == spot.betting.bets[spot.seat] + spot.view.chips[spot.seat]
            return action, "all-in" if everything else "bets-strong"
        named = {Check: "checks", Call: "calls-odds", Fold: "folds-weak"}
        return action, named[type(action)]
    raise AssertionError("to stay is always possible")


def _bluff(
    spot: BettingSpot, profile: PlayerProfile, stakes: list[Bet | Raise], luck: float
) -> tuple[Action, str] | None:
    """Return a bluff if it is time for one: at the end with the weakest hands, earlier with some that may improve.

    :param stakes: the stakes that the player considers.
    :param luck: a random number from 0 to 1; below the frequency of bluffs it bluffs.
    """
    if not stakes or spot.view.to_call or spot.against:
        return None
    bluff = stakes[len(stakes) // 2]
    often = bluff_frequency(spot, bluff.to)
    if not spot.to_come:
        return (bluff, "bluffs") if spot.chance_against_one < WEAK_STRENGTH and luck < often else None
    low, high = DRAWING_STRENGTHS
    if profile.semibluffs and low < spot.chance_against_one < high and luck < often / 2:
        return bluff, "semi-bluffs"
    return None


def _rule_of_thumb_stake(view: LokerView, profile: PlayerProfile, amounts: AmountRange | None) -> Choice:
    """Return a check, call, fold, bet or raise by the chance of being the best, never a bluff."""
    betting = view.betting
    assert betting is not None
    rivals = max(1, len(ranges.rivals_of(view)))
    to_come = max(0, EXCHANGE_ROUNDS - view.round)
    hope = win_chance(view, ranges.opponent_ranges(view, ranges.RangeAssumptions(later_rounds=to_come)), to_come)
    alone = hope ** (1 / rivals)
    stays: Action = Call() if view.to_call else Check()
    raises = None if amounts is None else nearest_stake(amounts, _thumb_size(view, profile, amounts, alone))
    sure = alone > SURE_CHANCE or betting.raises < MAX_RAISES
    if raises is not None and alone > THUMB_BET_CHANCE and (sure or profile.greedy):
        return Choice(raises, ((raises, hope), (stays, hope)), "bets-strong", {"chance": hope})
    if stays == Check():
        return Choice(stays, ((stays, hope),), "checks", {"chance": hope})
    odds = view.to_call / (view.bank + view.to_call)
    needed = odds / 2 if profile.novice else odds if profile.dreams else odds * (1 + THUMB_CALL_MARGIN)
    values = {"chance": hope}
    if hope >= needed:
        return Choice(stays, ((stays, hope), (Fold(), needed)), "calls-odds", values)
    return Choice(Fold(), ((Fold(), needed), (stays, hope)), "folds-weak", values)


def _thumb_size(view: LokerView, profile: PlayerProfile, amounts: AmountRange, alone: float) -> int:
    """Return the stake by rule of thumb: a share of the pot that grows with the hand, or everything (greedy).

    :param alone: the chance that the hand beats one rival.
    """
    assert view.betting is not None
    if profile.greedy:
        return amounts.max
    return view.betting.highest_stake + round(thumb_pot_share(alone, profile.novice) * (view.bank + view.to_call))


def thumb_pot_share(alone: float, novice: bool) -> float:
    """Return the share of the pot that a player of rules of thumb bets.

    :param alone: the chance that the hand beats one rival; below ``THUMB_BET_CHANCE`` it counts as that.
    :param novice: as in ``PlayerProfile``.
    """
    least, most = NOVICE_PARTS if novice else THUMB_PARTS
    return least + (most - least) * max(0.0, alone - THUMB_BET_CHANCE) / (1 - THUMB_BET_CHANCE)
