"""A whole deal at poker stakes for training: the networks' inputs, the actions of all players, the record for a lesson.

The functions share these arguments: ``seat`` is the seat to act, ``kind`` and ``kinds`` its player and those of all
seats (constants of ``stake_ladder``), ``learner`` and ``older`` two networks, ``critic`` the estimate of the chips
still to come, ``scratch`` scratch space, ``record`` the record of the learners' decisions, ``n`` the number of its rows
so far, and ``seats_and_banks`` the seat and the bank, in chips, of each row.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.loker.players import stake_network as net
from numeramis_access.games.loker.players.training import stake_rules
from numeramis_access.games.loker.players.training.stake_ladder import (
    KIND_BLUFFER,
    KIND_LEARNER,
    KIND_OLDER,
    KIND_RANDOM,
    discard,
    random_action,
    strong_action,
    thumb_action,
)
from numeramis_access.games.loker.players.training.stake_tables import StakeTables
from numeramis_access.players.training.lessons import Record
from numeramis_access.players.training.network import Floats, Ints, Layers, Shorts, estimate, probabilities

#: the most inputs that are active at once
MAX_ACTIVE_INPUTS = 200
#: the critic's further inputs: by interval the best rival's plain chance, and the seat's lead over it
LEAD_STEPS = np.array((-0.6, -0.4, -0.25, -0.15, -0.08, -0.03, -0.001, 0.001, 0.03, 0.08, 0.15, 0.25, 0.4, 0.6))
FIRST_BEST_RIVAL_INPUT = net.INPUT_COUNT
FIRST_LEAD_INPUT = FIRST_BEST_RIVAL_INPUT + net.INTERVAL_COUNT * len(net.CHANCE_STEPS)
CRITIC_INPUT_COUNT = FIRST_LEAD_INPUT + net.INTERVAL_COUNT * len(LEAD_STEPS)

CHANCE_STEPS, POT_STEPS, DEPTH_STEPS, ODDS_STEPS = map(
    np.array, (net.CHANCE_STEPS, net.POT_STEPS, net.DEPTH_STEPS, net.ODDS_STEPS)
)
STAKE_PARTS = np.array(net.STAKE_PARTS)


# What a network sees


def add_thresholds(scale: Floats, value: float, first: int, inputs: Shorts, n: int) -> int:
    """Add an input for each threshold of a scale that the value reaches; return the new number of active inputs.

    :param scale: the thresholds, ascending. :param first: the number of the first threshold's input.
    :param n: the number of active inputs so far.
    :param value: the value.
    :param inputs: takes the numbers of the inputs.
    """
    for at in range(scale.size):
        if value >= scale[at]:
            inputs[n] = first + at
            n += 1
    return n


def row_of_exchanges(took: Ints, interval: int) -> int:
    """Return the row of ``StakeTables.chances`` for a rival with these exchanges.

    :param took: the cards that the rival took, by round.
    :param interval: the number of exchanges made, 0 to 2.
    """
    if interval == 0:
        return 0
    return int(1 + took[0] if interval == 1 else 5 + 4 * took[0] + took[1])


def fill_inputs(deal: stake_rules.Deal, tables: StakeTables, seat: int, inputs: Shorts) -> int:
    """Fill in the active inputs of the seat to act; return their number.

    :param deal: the deal in a betting interval.
    :param tables: the chances of hands.
    :param seat: the seat to act, from 0.
    :param inputs: filled with the numbers of the active inputs.
    """
    interval, players = deal.scalars[stake_rules.SCALAR_INTERVAL], deal.scalars[stake_rules.SCALAR_PLAYERS]
    bank, top, hope, n = deal.paid.sum(), deal.bets.max(), 1.0, 0
    rivals, with_chips, to_act, acted, callers = 0, 0, 0, 0, 0
    call = min(top - deal.bets[seat], deal.chips[seat])
    for other in range(players):
        if other == seat or deal.folded[other]:
            continue
        rivals += 1
        hope *= tables.chances[row_of_exchanges(deal.took[other], interval), deal.strength[seat]]
        with_chips += deal.chips[other] > 0
        to_act += deal.chips[other] > 0 and (not deal.acted[other] or deal.bets[other] < top)
        acted += deal.acted[other]
        callers += top > 0 and deal.bets[other] == top
    first_chance = net.FIRST_CHANCE_INPUT + interval * CHANCE_STEPS.size
    n = add_thresholds(CHANCE_STEPS, hope ** (1 / rivals), first_chance, inputs, n)
    n = add_thresholds(POT_STEPS, bank / deal.scalars[stake_rules.SCALAR_ANTE], net.FIRST_POT_INPUT, inputs, n)
    n = add_thresholds(DEPTH_STEPS, stake_rules.effective_stack(deal, seat) / bank, net.FIRST_DEPTH_INPUT, inputs, n)
    n = add_thresholds(ODDS_STEPS, call / (bank + call), net.FIRST_ODDS_INPUT, inputs, n)
    raises = min(deal.scalars[stake_rules.SCALAR_RAISED], net.RAISE_INPUT_COUNT - 1)
    inputs[n] = net.FIRST_RAISES_INPUT + interval * net.RAISE_INPUT_COUNT + raises
    inputs[n + 1] = net.FIRST_RIVALS_INPUT + min(rivals, net.RIVAL_INPUT_COUNT) - 1
    inputs[n + 2] = net.FIRST_SEATS_INPUT + min(players - 1, net.RIVAL_INPUT_COUNT) - 1
    n += 3
    for first, count in (
        (net.FIRST_RIVALS_WITH_CHIPS_INPUT, with_chips),
        (net.FIRST_RIVALS_TO_ACT_INPUT, to_act),
        (net.FIRST_RIVALS_ACTED_INPUT, acted),
        (net.FIRST_CALLERS_INPUT, callers),
    ):
        inputs[n] = first + min(count, net.OTHER_INPUT_COUNT - 1)
        n += 1
    for at, flag in enumerate((deal.bets[seat] > 0, call == deal.chips[seat], deal.acted[seat])):
        if flag:
            inputs[n] = net.STAKED_INPUT + at
            n += 1
    n = add_exchange_inputs(deal, seat, inputs, n)
    if deal.scalars[stake_rules.SCALAR_LIMIT]:
        inputs[n] = net.FIRST_LIMIT_INPUT + (deal.scalars[stake_rules.SCALAR_LIMIT] == stake_rules.FIXED_LIMIT)
        n += 1
    return n


def add_exchange_inputs(deal: stake_rules.Deal, seat: int, inputs: Shorts, n: int) -> int:
    """Add the inputs for the exchanges so far: of the seat, of the last bettor, and of any rival; return the new number
    of active inputs.

    :param deal: the deal in a betting interval.
    :param seat: the seat to act, from 0.
    :param inputs: takes the numbers of the inputs.
    :param n: the number of active inputs so far.
    """
    bettor = stake_rules.bettor_of(deal, seat)
    rivals = [
        other
        for other in range(deal.scalars[stake_rules.SCALAR_PLAYERS])
        if other != seat and not deal.folded[other]
    ]
    for round_ in range(deal.scalars[stake_rules.SCALAR_INTERVAL]):
        first = round_ * net.EXCHANGE_SIZE_COUNT
        inputs[n] = net.FIRST_OWN_EXCHANGE_INPUT + first + deal.took[seat, round_]
        n += 1
        if bettor >= 0:
            inputs[n] = net.FIRST_BETTOR_EXCHANGE_INPUT + first + deal.took[bettor, round_]
            n += 1
        for cards in sorted({int(deal.took[other, round_]) for other in rivals}):
            inputs[n] = net.FIRST_RIVAL_EXCHANGE_INPUT + first + cards
            n += 1
    return n


def fill_critic_inputs(
    deal: stake_rules.Deal, tables: StakeTables, seat: int, inputs: Shorts, n: int, critic_inputs: Shorts
) -> int:
    """Fill in the critic's inputs: those of the seat, the chance of the best rival's hand, and the seat's lead over it;
    return their number.

    :param deal: the deal in a betting interval.
    :param tables: the chances of hands.
    :param seat: the seat to act, from 0.
    :param inputs: the active inputs of the seat (``fill_inputs``).
    :param n: their number.
    :param critic_inputs: filled with the numbers of the critic's active inputs.
    """
    critic_inputs[:n] = inputs[:n]
    interval, best = deal.scalars[stake_rules.SCALAR_INTERVAL], 0.0
    for other in range(deal.scalars[stake_rules.SCALAR_PLAYERS]):
        if other != seat and not deal.folded[other]:
            best = max(best, tables.plain[interval, deal.strength[other]])
    n = add_thresholds(CHANCE_STEPS, best, FIRST_BEST_RIVAL_INPUT + interval * CHANCE_STEPS.size, critic_inputs, n)
    lead = tables.plain[interval, deal.strength[seat]] - best
    return add_thresholds(LEAD_STEPS, lead, FIRST_LEAD_INPUT + interval * LEAD_STEPS.size, critic_inputs, n)


def fill_stakes(deal: stake_rules.Deal, seat: int, stakes: Ints, possible: Ints) -> None:
    """Fill in the stake of each output, and whether it can be chosen; it cannot if an earlier output has the same
    stake.

    :param deal: the deal in a betting interval.
    :param seat: the seat to act, from 0.
    :param stakes: filled with the whole stake of each output in chips, 0 for outputs that stake nothing or cannot be
        chosen.
    :param possible: filled with 1 for each output that can be chosen, else 0.
    """
    top, bank, depth = deal.bets.max(), deal.paid.sum(), stake_rules.effective_stack(deal, seat)
    call = min(top - deal.bets[seat], deal.chips[seat])
    possible[:], stakes[:] = 0, 0
    possible[0], possible[1] = call > 0, 1
    least, greatest = stake_rules.raise_range(deal, seat)
    if not greatest:
        return
    most = deal.bets[seat] + depth
    for at in range(STAKE_PARTS.size + 1):
        to = most if at == STAKE_PARTS.size else top + round(STAKE_PARTS[at] * (bank + call))
        to = max(least, min(greatest, most if to >= net.ALL_IN_SHARE * most else to))
        fresh = True
        for before in range(at):
            fresh = fresh and stakes[2 + before] != to
        stakes[2 + at], possible[2 + at] = to, fresh


# A whole deal


class Scratch(NamedTuple):
    """Arrays that a network reuses for each decision.

    :param inputs: the active inputs of the policy.
    :param critic_inputs: the active inputs of the critic.
    :param prob: the probability of each choice.
    :param possible: 1 for each choice that can be chosen, else 0.
    :param stakes: the stake of each choice, in chips.
    """

    inputs: Shorts
    critic_inputs: Shorts
    prob: Floats
    possible: Ints
    stakes: Ints


def empty_scratch() -> Scratch:
    """Return new arrays for the decisions of a network."""
    inputs, critic_inputs = np.zeros(MAX_ACTIVE_INPUTS, np.int16), np.zeros(MAX_ACTIVE_INPUTS, np.int16)
    possible, stakes = np.zeros(net.OUTPUT_COUNT, np.int64), np.zeros(net.OUTPUT_COUNT, np.int64)
    return Scratch(inputs, critic_inputs, np.zeros(net.OUTPUT_COUNT), possible, stakes)


def draw_choice(policy: Layers, scratch: Scratch, n: int) -> int:
    """Draw one of a network's choices by their probabilities, fill these in, and return the choice.

    :param policy: the network.
    :param scratch: has the active inputs and the possible choices; its probabilities are filled in.
    :param n: the number of active inputs.
    """
    scratch.prob[:] = probabilities(estimate(policy, scratch.inputs[:n]), scratch.possible)
    drawn, last = np.random.random(), 1
    for choice in range(net.OUTPUT_COUNT):
        if scratch.prob[choice] > 0:
            last = choice
            drawn -= scratch.prob[choice]
            if drawn < 0:
                break
    return last


def unit_of(bank: float) -> float:
    """Return the unit of the critic's estimate, in antes; it has a minimum, since a small bank can grow.

    :param bank: the chips in the bank, in antes.
    """
    return bank + 6.0


def decide(
    deal: stake_rules.Deal, tables: StakeTables, seat: int, kind: int, learner: Layers, older: Layers, critic: Layers,
    scratch: Scratch, records: bool, record: Record, seats_and_banks: Ints, n: int,
) -> int:  # fmt: skip
    """Make the decision of the seat to act in a betting interval and carry it out; record a learner's decision if
    ``records`` is set.

    The module describes the other arguments.

    :param seat: the seat, from 0.
    :param records: whether to record learners' decisions for a lesson, while the record has room.
    :returns: the number of learners' decisions recorded so far.
    """
    what, to = 1, 0
    if kind <= KIND_OLDER:
        fill_stakes(deal, seat, scratch.stakes, scratch.possible)
        active = fill_inputs(deal, tables, seat, scratch.inputs)
        choice = draw_choice(learner if kind == KIND_LEARNER else older, scratch, active)
        what, to = min(choice, 2), scratch.stakes[choice]
        if kind == KIND_LEARNER and records and n < record.action.size:
            critic_active = fill_critic_inputs(deal, tables, seat, scratch.inputs, active, scratch.critic_inputs)
            record.inputs[n, :active], record.active[n] = scratch.inputs[:active], active
            record.critic_inputs[n, :critic_active] = scratch.critic_inputs[:critic_active]
            record.critic_active[n] = critic_active
            record.legal[n], record.action[n], record.probability[n] = scratch.possible, choice, scratch.prob[choice]
            record.learns[n], record.side[n] = scratch.possible.sum() > 1, 1
            # present chips and the critic's expected gain are kept apart
            record.reward[n] = deal.chips[seat] / deal.scalars[stake_rules.SCALAR_ANTE]
            unit = unit_of(deal.paid.sum() / deal.scalars[stake_rules.SCALAR_ANTE])
            record.value[n] = estimate(critic, scratch.critic_inputs[:critic_active])[0] * unit
            seats_and_banks[n, 0], seats_and_banks[n, 1] = seat, deal.paid.sum()
            n += 1
    elif kind <= KIND_BLUFFER:
        what, to = strong_action(deal, tables, seat, kind)
    elif kind == KIND_RANDOM:
        what, to = random_action(deal, seat)
    else:
        what, to = thumb_action(deal, tables, seat, kind)
    stake_rules.carry_out(deal, seat, what, to)
    return n


def play_deal(
    deal: stake_rules.Deal, tables: StakeTables, kinds: Ints, learner: Layers, older: Layers, critic: Layers,
    scratch: Scratch, records: bool, record: Record, seats_and_banks: Ints, n: int,
) -> int:  # fmt: skip
    """Play a deal from its first betting interval to its end, with all payments; the module describes the other
    arguments.

    :param deal: a deal after ``begin_deal``.
    :param records: whether to record learners' decisions for a lesson, while the record has room.
    :returns: the number of learners' decisions recorded so far.
    """
    players, thrown = deal.scalars[stake_rules.SCALAR_PLAYERS], np.zeros(3, np.int64)
    for interval in range(3):
        deal.scalars[stake_rules.SCALAR_INTERVAL] = interval
        deal.scalars[stake_rules.SCALAR_RAISED] = deal.scalars[stake_rules.SCALAR_STEP] = 0
        deal.bets[:], deal.acted[:] = 0, False
        seat, with_chips = -1, 0
        for other in range(players - 1, -1, -1):
            if not deal.folded[other] and deal.chips[other]:
                seat, with_chips = other, with_chips + 1
        if with_chips < 2:
            seat = -1
        while seat >= 0:
            n = decide(
                deal, tables, seat, kinds[seat], learner, older, critic, scratch, records, record, seats_and_banks, n
            )
            seat = stake_rules.next_to_bet(deal, seat)
        stake_rules.return_bet(deal)
        if players - deal.folded[:players].sum() == 1:
            break
        if interval < 2:
            for other in range(players):
                if not deal.folded[other]:
                    discard(deal, tables, other, interval, kinds[other], thrown)
                    stake_rules.exchange(deal, tables, other, interval, thrown)
    stake_rules.pay_out(deal)
    return n
