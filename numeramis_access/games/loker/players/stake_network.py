"""Loker's stake network: maps the knowledge of one seat in a betting interval to a preference for each stake.

``training.stake_population`` made the data file; the forward pass is ``search.network``. A hand's input is its final
chance against a rival with the same exchanges, from tables: no search.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from functools import cache, lru_cache
from itertools import accumulate
from math import exp, prod
from typing import NamedTuple

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.seats import Seat, clockwise, left_of
from numeramis_access.games.loker.events import Bet, Call, Check, Fold, Raise
from numeramis_access.games.loker.players.model import FRESH_PACK, HandValues, best_exchange_values, strength_of
from numeramis_access.games.loker.players.ranges import UNKNOWN_EXCHANGE_SIGN, Range, rivals_of, shares_below
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, MAX_EXCHANGED, Betting, LokerView
from numeramis_access.players.search.network import PackedNetwork, Weights, read_weights

#: the steps of the thermometer inputs: the chance to beat one rival; the bank in antes; the chips at risk, and the
#: call, as shares of the bank
CHANCE_STEPS = (
    0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.44, 0.48, 0.52, 0.56, 0.6, 0.64, 0.68, 0.72, 0.76, 0.8, 0.84,
    0.87, 0.9, 0.925, 0.95, 0.965, 0.98, 0.99, 0.997,
)  # fmt: skip
POT_STEPS = (2.5, 3.5, 4.5, 6.5, 8.5, 12.0, 17.0, 24.0, 34.0, 48.0, 70.0, 100.0, 140.0, 200.0)
DEPTH_STEPS = (0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0, 13.0, 21.0, 35.0)
ODDS_STEPS = (0.001, 0.06, 0.12, 0.18, 0.22, 0.26, 0.3, 0.34, 0.38, 0.42)
#: the number of intervals, and of separate inputs for raises, for rivals, and for others in any state
INTERVAL_COUNT, RAISE_INPUT_COUNT, RIVAL_INPUT_COUNT, OTHER_INPUT_COUNT = 3, 5, 5, 4
EXCHANGE_SIZE_COUNT = MAX_EXCHANGED + 1

#: the first index of each group of inputs: thermometers, the first of them by interval; raises by interval; numbers of
#: rivals, all and of four kinds; seats of the game; three flags: the seat has a stake, a call takes all its chips, it
#: may not raise; cards that the seat, the last bettor and any rival took, by round; the limit
FIRST_CHANCE_INPUT = 0
FIRST_POT_INPUT = FIRST_CHANCE_INPUT + INTERVAL_COUNT * len(CHANCE_STEPS)
FIRST_DEPTH_INPUT = FIRST_POT_INPUT + len(POT_STEPS)
FIRST_ODDS_INPUT = FIRST_DEPTH_INPUT + len(DEPTH_STEPS)
FIRST_RAISES_INPUT = FIRST_ODDS_INPUT + len(ODDS_STEPS)
FIRST_RIVALS_INPUT = FIRST_RAISES_INPUT + INTERVAL_COUNT * RAISE_INPUT_COUNT
FIRST_RIVALS_WITH_CHIPS_INPUT = FIRST_RIVALS_INPUT + RIVAL_INPUT_COUNT
FIRST_RIVALS_TO_ACT_INPUT = FIRST_RIVALS_WITH_CHIPS_INPUT + OTHER_INPUT_COUNT
FIRST_RIVALS_ACTED_INPUT = FIRST_RIVALS_TO_ACT_INPUT + OTHER_INPUT_COUNT
FIRST_CALLERS_INPUT = FIRST_RIVALS_ACTED_INPUT + OTHER_INPUT_COUNT
FIRST_SEATS_INPUT = FIRST_CALLERS_INPUT + OTHER_INPUT_COUNT
STAKED_INPUT = FIRST_SEATS_INPUT + RIVAL_INPUT_COUNT
ALL_IN_CALL_INPUT = STAKED_INPUT + 1
RAISES_CLOSED_INPUT = ALL_IN_CALL_INPUT + 1
FIRST_OWN_EXCHANGE_INPUT = RAISES_CLOSED_INPUT + 1
FIRST_BETTOR_EXCHANGE_INPUT = FIRST_OWN_EXCHANGE_INPUT + EXCHANGE_ROUNDS * EXCHANGE_SIZE_COUNT
FIRST_RIVAL_EXCHANGE_INPUT = FIRST_BETTOR_EXCHANGE_INPUT + EXCHANGE_ROUNDS * EXCHANGE_SIZE_COUNT
FIRST_LIMIT_INPUT = FIRST_RIVAL_EXCHANGE_INPUT + EXCHANGE_ROUNDS * EXCHANGE_SIZE_COUNT
INPUT_COUNT = FIRST_LIMIT_INPUT + 2
#: the groups: first index, number of inputs, number active at once
INPUT_GROUPS = [
    *(
        (FIRST_CHANCE_INPUT + at * len(CHANCE_STEPS), len(CHANCE_STEPS), len(CHANCE_STEPS))
        for at in range(INTERVAL_COUNT)
    ),
    (FIRST_POT_INPUT, len(POT_STEPS), len(POT_STEPS)), (FIRST_DEPTH_INPUT, len(DEPTH_STEPS), len(DEPTH_STEPS)),
    (FIRST_ODDS_INPUT, len(ODDS_STEPS), len(ODDS_STEPS)), (FIRST_RAISES_INPUT, INTERVAL_COUNT * RAISE_INPUT_COUNT, 1),
    (FIRST_RIVALS_INPUT, RIVAL_INPUT_COUNT, 1),
    (FIRST_RIVALS_WITH_CHIPS_INPUT, OTHER_INPUT_COUNT, 1), (FIRST_RIVALS_TO_ACT_INPUT, OTHER_INPUT_COUNT, 1),
    (FIRST_RIVALS_ACTED_INPUT, OTHER_INPUT_COUNT, 1), (FIRST_CALLERS_INPUT, OTHER_INPUT_COUNT, 1),
    (FIRST_SEATS_INPUT, RIVAL_INPUT_COUNT, 1), (STAKED_INPUT, 3, 3),
    (FIRST_OWN_EXCHANGE_INPUT, EXCHANGE_ROUNDS * EXCHANGE_SIZE_COUNT, EXCHANGE_ROUNDS),
    (FIRST_BETTOR_EXCHANGE_INPUT, EXCHANGE_ROUNDS * EXCHANGE_SIZE_COUNT, EXCHANGE_ROUNDS),
    (FIRST_RIVAL_EXCHANGE_INPUT, EXCHANGE_ROUNDS * EXCHANGE_SIZE_COUNT, EXCHANGE_ROUNDS * EXCHANGE_SIZE_COUNT),
    (FIRST_LIMIT_INPUT, 2, 1),
]  # fmt: skip

#: outputs: fold, stay in, stakes of these shares of the pot, everything
FOLD_OUTPUT, STAY_OUTPUT, FIRST_STAKE_OUTPUT = 0, 1, 2
STAKE_PARTS = (0.33, 0.6, 1.0, 1.7, 3.0)
OUTPUT_COUNT = FIRST_STAKE_OUTPUT + len(STAKE_PARTS) + 1
#: a stake of this share of all chips at risk becomes all of them
ALL_IN_SHARE = 0.7
#: a less frequent action is a slip of the network, not a bluff
SLIP_PROBABILITY = 0.03


@lru_cache(maxsize=32)
def chances_against(took: str, to_come: int) -> HandValues:
    """Return each hand's chance to beat one rival with these exchanges at the end, by strength.

    :param took: the rival's exchanges in all rounds, as in ``Range``.
    :param to_come: number of exchanges that the hand still makes, 0 to 2; each is its best one, drawn from a whole
        pack.
    :raises KeyError: for exchanges that the data do not have.
    """
    values: HandValues = shares_below(Range(took))
    for _ in range(to_come):
        values = array("d", best_exchange_values(values, FRESH_PACK))
    return values


def chance_against_one(view: LokerView, rivals: tuple[Seat, ...]) -> float:
    """Return the seat's chance to beat one rival at the end, as the geometric mean over all of them.

    :param view: the view of the seat.
    :param rivals: the rivals' seats, at least one.
    """
    done = min(EXCHANGE_ROUNDS, view.round)
    strength, to_come = strength_of(view.hand), EXCHANGE_ROUNDS - done
    took = ["".join(map(str, view.changed[seat][:done])) + UNKNOWN_EXCHANGE_SIGN * to_come for seat in rivals]
    return prod(chances_against(exchanges, to_come)[strength] for exchanges in took) ** (1 / len(rivals))


class BettingView(NamedTuple):
    """The facts of the table behind the inputs.

    :param seat: seat of the player. :param rivals: seats that have not folded.
    :param depth: the chips at risk against the richest rival. :param bettor: the last bettor, None if there is none.
    :param view: the player's view. :param betting: all stakes of the game.
    """

    view: LokerView
    betting: Betting
    seat: Seat
    rivals: tuple[Seat, ...]
    depth: int
    bettor: Seat | None


def betting_view(view: LokerView) -> BettingView:
    """Return the table as the seat to act in a betting interval sees it.

    :raises AssertionError: without poker stakes, and for a spectator's view.
    """
    betting, seat = view.betting, view.seat
    assert betting is not None
    assert seat is not None
    rivals = rivals_of(view)
    answered = max(betting.bets[other] + view.chips[other] for other in rivals)
    depth = min(view.chips[seat], max(0, answered - betting.bets[seat]))
    order = clockwise(left_of(seat, view.seats), view.seats)
    staked = bool(betting.highest_stake) and betting.bets[seat] < betting.highest_stake
    bettor = next(other for other in order if betting.bets[other] == betting.highest_stake) if staked else None
    return BettingView(view, betting, seat, rivals, depth, bettor)


def active_inputs(table: BettingView) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """Return the active inputs of the network as two lists.

    The first are scales, each as its first input and the number of its steps that are on; the second are single inputs.

    :param table: the facts of the table.
    """
    view, betting, seat, rivals, depth, bettor = table
    interval, ante = betting.interval - 1, view.options.ante_in(view.game)
    chance = chance_against_one(view, rivals)
    scales = (
        (FIRST_CHANCE_INPUT + interval * len(CHANCE_STEPS), bisect_right(CHANCE_STEPS, chance)),
        (FIRST_POT_INPUT, bisect_right(POT_STEPS, view.bank / ante)),
        (FIRST_DEPTH_INPUT, bisect_right(DEPTH_STEPS, depth / view.bank)),
        (FIRST_ODDS_INPUT, bisect_right(ODDS_STEPS, view.to_call / (view.bank + view.to_call))),
    )
    able = [other for other in rivals if view.chips[other]]
    waiting = [other for other in able if not betting.acted[other] or betting.bets[other] < betting.highest_stake]
    callers = sum(1 for other in rivals if betting.highest_stake and betting.bets[other] == betting.highest_stake)
    acted = sum(betting.acted[other] for other in rivals)
    active = [
        FIRST_RAISES_INPUT + interval * RAISE_INPUT_COUNT + min(betting.raises, RAISE_INPUT_COUNT - 1),
        FIRST_RIVALS_INPUT + min(len(rivals), RIVAL_INPUT_COUNT) - 1,
        FIRST_SEATS_INPUT + min(len(view.order) - 1, RIVAL_INPUT_COUNT) - 1,
    ]
    for first, count in (
        (FIRST_RIVALS_WITH_CHIPS_INPUT, len(able)),
        (FIRST_RIVALS_TO_ACT_INPUT, len(waiting)),
        (FIRST_RIVALS_ACTED_INPUT, acted),
        (FIRST_CALLERS_INPUT, callers),
    ):
        active.append(first + min(count, OTHER_INPUT_COUNT - 1))
    flags = (betting.bets[seat] > 0, view.to_call == view.chips[seat], betting.acted[seat])
    active += [STAKED_INPUT + at for at, flag in enumerate(flags) if flag]
    for round_ in range(min(interval, EXCHANGE_ROUNDS)):
        at = round_ * EXCHANGE_SIZE_COUNT
        active.append(FIRST_OWN_EXCHANGE_INPUT + at + view.changed[seat][round_])
        if bettor is not None and view.changed[bettor]:
            active.append(FIRST_BETTOR_EXCHANGE_INPUT + at + view.changed[bettor][round_])
        active += sorted({FIRST_RIVAL_EXCHANGE_INPUT + at + view.changed[other][round_] for other in rivals})
    if view.options.limit != "none":
        active.append(FIRST_LIMIT_INPUT + (view.options.limit == "fixed"))
    return scales, tuple(active)


def stake_of(table: BettingView, part: float | None, amounts: AmountRange) -> int:
    """Return the whole stake of the interval, in chips, for a share of the pot.

    It is never more than a rival can answer, and a stake of almost everything (``ALL_IN_SHARE``) becomes everything.

    :param table: the facts of the table.
    :param part: share of the pot after a call, None for everything.
    :param amounts: the legal stakes.
    """
    view, betting = table.view, table.betting
    most = betting.bets[table.seat] + table.depth
    to = most if part is None else betting.highest_stake + round(part * (view.bank + view.to_call))
    return max(amounts.min, min(amounts.max, most if to >= ALL_IN_SHARE * most else to))


class StakeNetwork(PackedNetwork):
    """A network that gives a good player's probability of each stake, for mixed play.

    :param weights: the weights of the shipped file.
    """

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        sizes = {first: size for first, size, _ in INPUT_GROUPS}
        thermometers = [first for first, size, most in INPUT_GROUPS if size == most and first < FIRST_RAISES_INPUT]
        #: the sum of a thermometer's rows up to each level
        self._scales = {
            first: list(accumulate(self.rows[first : first + sizes[first]], initial=0)) for first in thermometers
        }

    def preferences(self, view: LokerView) -> dict[Action, float]:
        """Return the probability of each considered action, by action; they sum to 1.

        :param view: the view of the seat to act in a betting interval.
        """
        table = betting_view(view)
        scales, singles = active_inputs(table)
        known = self.start + sum(self._scales[first][level] for first, level in scales)
        outputs = self.outputs(known + sum(map(self.rows.__getitem__, singles)))
        actions = _actions(table)
        best = max(outputs[choice] for choice in actions)
        parts = {choice: exp((outputs[choice] - best) / self.scale) for choice in actions}
        whole = sum(parts.values())
        return {action: parts[choice] / whole for choice, action in actions.items()}


def _actions(table: BettingView) -> dict[int, Action]:
    """Return the actions by their outputs; equal stakes appear once."""
    view = table.view
    actions: dict[int, Action] = {STAY_OUTPUT: Call() if view.to_call else Check()}
    if view.to_call:
        actions[FOLD_OUTPUT] = Fold()
    amounts = next((action for action in view.legal if isinstance(action, AmountRange)), None)
    if amounts is None:
        return actions
    stakes: dict[int, int] = {}
    for at, part in enumerate((*STAKE_PARTS, None)):
        stakes.setdefault(stake_of(table, part, amounts), FIRST_STAKE_OUTPUT + at)
    return actions | {at: Bet(to) if amounts.type == "bet" else Raise(to) for to, at in stakes.items()}


@cache
def stake_network() -> StakeNetwork:
    """Return the shipped network; it is read once and kept."""
    return StakeNetwork(read_weights(__package__, "stake_network"))
