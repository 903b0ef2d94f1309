"""Lessons that try every card of a decision in the actual deal, in compiled code.

The result of a card there is an unbiased sample of its value for a player who sees no other hand. Backpropagation goes
through whole deals, since a seat's knowledge grows play by play.

The functions share these arguments: ``learner`` is the network in training, ``older`` a frozen one, ``kinds`` the
player on each seat (constants of ``deals``), ``rec`` the record of deals, ``brings`` the tricks that each number
brings, ``room`` and ``sight`` scratch space. Needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.games.quist.players.training import deals
from numeramis_access.games.quist.players.training.compiled_posterior import Searcher, begin_watching, seen_of, watch
from numeramis_access.games.quist.players.training.compiled_search import mind_of, search_card
from numeramis_access.games.quist.players.training.foresight import CriticScratch, sight_of, worth
from numeramis_access.players.training.compiled import Floats, Ints, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers

#: the share of decisions that become lessons; a card with a higher probability than SURE teaches nothing
TRIED, SURE = 0.5, 0.9999
#: phases played on after the one with the tried card, before the critic estimates the rest
FURTHER = 1


@compiled
def try_all(learner: Layers, older: Layers, critic: Layers, kinds: Ints, table: deals.Table, trial: deals.Table,
            room: deals.Room, sight: CriticScratch, brings: Singles) -> None:  # fmt: skip
    """Fill in the result of each number in the hand of the seat to act, in tricks of its side above an even share.

    Each seat then plays its favourite up to the end of the next phase; the critic estimates the rest.

    :param trial: scratch space for the table.
    """
    seat = table.now[deals.SEAT]
    until = min(deals.MOVES, (table.now[deals.TURN] // 4 + 1 + FURTHER) * 4)
    for card in range(10):
        if table.hands[seat, card]:
            trial.hands[:], trial.cards[:], trial.known[:] = table.hands, table.cards, table.known
            trial.now[:] = table.now
            deals.lay(learner, older, kinds, trial, card)
            while trial.now[deals.TURN] < until:
                deals.lay(learner, older, kinds, trial, deals.choose_card(learner, older, kinds, trial, room, True))
            made = worth(critic, trial, kinds, sight)
            brings[card] = -made if seat & 1 else made


@compiled
def gather(shares: tuple[float, float, float], learner: Layers, older: Searcher, critic: Layers, count: int,
           rec: deals.Deals) -> None:  # fmt: skip
    """Play this many random deals, and try all cards in some of the learner's decisions.

    :param shares: the shares of deals with other players, as in ``seat_kinds``. :param older: searches if it has
        worlds; the rollouts of tried cards use its network's favourites. :param rec: the record to fill.
    """
    pack, units = np.arange(80) // 8, max(learner.b1.size, older.policy.b1.size)
    table, trial, room, sight = (
        deals.table_of(units),
        deals.table_of(units),
        deals.room_of(units),
        sight_of(critic.b1.size),
    )
    seen, mind, frozen = seen_of(older.policy.b1.size), mind_of(older), older.policy
    for d in range(count):
        deals.any_deal(shares, learner, frozen, pack, rec, d, table)
        begin_watching(older, seen, mind.walk)
        kinds = rec.kinds[d]
        for t in range(deals.MOVES):
            if older.worlds and kinds[table.now[deals.SEAT]] == deals.OLDER:
                card = search_card(older, seen, table, mind)
            else:
                card = deals.choose_card(learner, frozen, kinds, table, room, False)
            rec.action[d, t] = card
            learns = kinds[table.now[deals.SEAT]] == deals.LEARNER and t < deals.CHOICES and room.prob[card] < SURE
            rec.learn[d, t] = learns and np.random.random() < TRIED
            if rec.learn[d, t]:
                try_all(learner, frozen, critic, kinds, table, trial, room, sight, rec.brings[d, t])
            if older.worlds and t < deals.CHOICES:
                watch(older, seen, table, card, mind.walk)
            deals.lay(learner, frozen, kinds, table, card)


@compiled_fast
def push(
    weights: Singles, moved: Singles, bias: Singles, hand: Ints, brings: Singles, heat: float, share: float,
    h: Singles, prob: Floats, back: Singles, t: int,
) -> tuple[float, float]:  # fmt: skip
    """Add one decision's gradient to the output layer, and write that of the hidden units into ``back[t]``.

    Return the mean result and the entropy.

    :param weights: the output layer. :param moved: its gradient, raised. :param bias: the gradient of its biases,
        raised. :param brings: the result of each number. :param heat: the weight of entropy against tricks. :param
        share: the share of this decision in the gradient.
    :param t: the number of the play, from 0.
    """
    entropy, mean, units = 0.0, 0.0, h.size
    for c in range(10):
        if hand[c]:
            mean += prob[c] * brings[c]
            if prob[c] > 1e-9:
                entropy -= prob[c] * np.log(prob[c])
    for c in range(10):
        if hand[c] and prob[c] > 1e-9:
            step = np.float32(prob[c] * (mean - brings[c] + heat * (np.log(prob[c]) + entropy)) * share)
            bias[c] += step
            for j in range(units):
                moved[c, j] += step * h[j]
            for j in range(units):
                back[t, j] += step * weights[c, j]
    for j in range(units):
        if h[j] <= 0:
            back[t, j] = 0
    return mean, entropy


@compiled_fast
def spread(grad: Singles, row: int, sums: Singles, at: int) -> None:
    """Add a sum of hidden gradients to a row of the first layer's gradient. :param at: the row of ``sums``."""
    for j in range(grad.shape[1]):
        grad[row, j] += sums[at, j]


@compiled_fast
def spread_before(grad: Singles, row: int, whole: Singles, later: Singles, at: int) -> None:
    """Add to a row the gradient of earlier decisions: the whole sum minus the later one.

    :param at: the row of both sums.
    """
    for j in range(grad.shape[1]):
        grad[row, j] += whole[at, j] - later[at, j]


class Trace(NamedTuple):
    """One deal for backpropagation, with a row for each play.

    :param seat: the seat that played. :param card: the card played. :param context: the number of the play's context.
    :param had: copies of the card that the seat held. :param rows: the inputs that the table added.
    :param active: the number of these inputs. :param back: the gradients of the hidden units.
    """

    seat: Ints
    card: Ints
    context: Ints
    had: Ints
    rows: Ints
    active: Ints
    back: Singles


def trace(units: int) -> Trace:
    """Return an empty trace for one deal."""
    seat, card, context, had, active = (np.zeros(deals.MOVES, np.int64) for _ in range(5))
    return Trace(seat, card, context, had, np.zeros((deals.MOVES, deals.TABLE_ROWS), np.int64), active,
                 np.zeros((deals.MOVES, units), np.float32))  # fmt: skip


@compiled
def go_through(
    policy: Layers, grad: Layers, rec: deals.Deals, d: int, heat: float, share: float, way: Trace, table: deals.Table,
    room: deals.Room, sums: Floats,
) -> None:  # fmt: skip
    """Replay deal ``d``; add the output layer's gradients, and leave the hidden units' gradients in ``way``.

    :param heat: the weight of entropy against tricks. :param share: the share of each decision in the gradient.
    :param sums: takes the sums of mean results, entropies and the number of decisions.
    """
    # Passed as arrays: for a tuple of arrays each call counts one reference per array.
    w1, w2, b2, gw2, gb2, back = policy.w1, policy.w2, policy.b2, grad.w2, grad.b2, way.back
    kinds, hands, cards, now = rec.kinds[d], table.hands, table.cards, table.now
    deals.begin_all(policy, policy, rec, d, table)
    back[:] = 0
    for t in range(deals.MOVES):
        pos, seat, card, rows = t & 3, now[deals.SEAT], rec.action[d, t], way.rows[t]
        way.active[t] = 0
        if rec.learn[d, t]:
            count = way.active[t] = deals.table_rows(cards, pos, now[deals.PILE], 9 - t // 4, rows)
            deals.think(w1, w2, b2, table.known, seat, rows, count, hands[seat], room.h, room.prob)
            brings = rec.brings[d, t]
            mean, entropy = push(w2, gw2, gb2, hands[seat], brings, heat, share, room.h, room.prob, back, t)
            sums[0] += mean
            sums[1] += entropy
            sums[2] += 1
        way.seat[t], way.card[t], way.had[t] = seat, card, hands[seat, card]
        way.context[t] = deals.play_context(cards, pos, card, now[deals.PILE])
        deals.lay(policy, policy, kinds, table, card)


@compiled
def go_back(grad: Singles, bias: Singles, kinds: Ints, way: Trace) -> None:
    """Add the first layer's gradients of one deal: each row gets the sum over the decisions that knew it."""
    units, back, rows = bias.size, way.back, way.rows
    whole, later = np.zeros((4, units), np.float32), np.zeros((4, units), np.float32)
    for t in range(deals.MOVES):
        deals.add(whole, way.seat[t], back, t)
    for s in range(4):
        for j in range(units):
            bias[j] += whole[s, j]
    for t in range(deals.MOVES - 1, -1, -1):
        seat, card = way.seat[t], way.card[t]
        for s in range(4):
            if kinds[s] == deals.LEARNER:
                rel = (seat - s) & 3
                spread(grad, net.IN_PLAYED + rel * 10 + card, later, s)
                spread(grad, net.IN_CONTEXT + rel * net.CONTEXTS + way.context[t], later, s)
        if kinds[seat] == deals.LEARNER:
            if way.had[t] <= 4:
                spread_before(grad, net.IN_HAND + card * 4 + way.had[t] - 1, whole, later, seat)
            deals.add(later, seat, back, t)
            for i in range(way.active[t]):
                spread(grad, rows[t, i], back, t)


@compiled
def lesson(some: Ints, rec: deals.Deals, policy: Layers, grad: Layers, heat: float, way: Trace, sums: Floats) -> None:
    """Add the gradients of some deals, which raise the mean result and ``heat`` times the entropy.

    Add the sums of mean results, entropies and the number of decisions to ``sums``.
    """
    table, room, decisions = deals.table_of(policy.b1.size), deals.room_of(policy.b1.size), 1
    for d in some:
        decisions += rec.learn[d].sum()
    for d in some:
        go_through(policy, grad, rec, d, heat, 1 / decisions, way, table, room, sums)
        go_back(grad.w1, grad.b1, rec.kinds[d], way)
