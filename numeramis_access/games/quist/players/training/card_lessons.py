"""Lessons in which every card of a decision is tried, in the deal as it lies, in compiled code.

What a card brings there is a true sample of what it is worth to whoever sees no other hand. The way back goes through
whole deals, as what a seat knows grows play by play. Needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.games.quist.players.training.compiled_posterior import Searcher, begin_watching, seen_of, watch
from numeramis_access.games.quist.players.training.compiled_search import mind_of, searched
from numeramis_access.games.quist.players.training.deals import (
    CHOICES,
    LEARNER,
    MOVES,
    OLDER,
    PILE,
    SEAT,
    TABLE_ROWS,
    TURN,
    Deals,
    Room,
    Table,
    add,
    any_deal,
    begin_all,
    chosen,
    lay,
    play_context,
    room_of,
    table_of,
    table_rows,
    think,
)
from numeramis_access.games.quist.players.training.foresight import Sight, sight_of, worth
from numeramis_access.players.training.compiled import Floats, Ints, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers

#: of the decisions, how many are looked at; a card that is played more surely than this teaches nothing
TRIED, SURE = 0.5, 0.9999
#: phases played on after the one in which a card is tried, before the critic is asked
FURTHER = 1


@compiled
def try_all(learner: Layers, older: Layers, critic: Layers, kinds: Ints, table: Table, trial: Table, room: Room,
            sight: Sight, brings: Singles) -> None:  # fmt: skip
    """Write down what each number brings the side of the seat to act: by favourites, then by the critic."""
    seat = table.now[SEAT]
    until = min(MOVES, (table.now[TURN] // 4 + 1 + FURTHER) * 4)
    for card in range(10):
        if table.hands[seat, card]:
            trial.hands[:], trial.cards[:], trial.known[:] = table.hands, table.cards, table.known
            trial.now[:] = table.now
            lay(learner, older, kinds, trial, card)
            while trial.now[TURN] < until:
                lay(learner, older, kinds, trial, chosen(learner, older, kinds, trial, room, True))
            made = worth(critic, trial, kinds, sight)
            brings[card] = -made if seat & 1 else made


@compiled
def gather(shares: tuple[float, float, float], learner: Layers, older: Searcher, critic: Layers, count: int,
           rec: Deals) -> None:  # fmt: skip
    """Play so many deals by chance, and try all cards in some of the learner's decisions.

    :param older: searches where it has worlds; cards that are tried are played on by its network's favourites.
    """
    pack, units = np.arange(80) // 8, max(learner.b1.size, older.policy.b1.size)
    table, trial, room, sight = table_of(units), table_of(units), room_of(units), sight_of(critic.b1.size)
    seen, mind, frozen = seen_of(older.policy.b1.size), mind_of(older), older.policy
    for d in range(count):
        any_deal(shares, learner, frozen, pack, rec, d, table)
        begin_watching(older, seen, mind.walk)
        kinds = rec.kinds[d]
        for t in range(MOVES):
            if older.worlds and kinds[table.now[SEAT]] == OLDER:
                card = searched(older, seen, table, mind)
            else:
                card = chosen(learner, frozen, kinds, table, room, False)
            rec.action[d, t] = card
            learns = kinds[table.now[SEAT]] == LEARNER and t < CHOICES and room.prob[card] < SURE
            rec.learn[d, t] = learns and np.random.random() < TRIED
            if rec.learn[d, t]:
                try_all(learner, frozen, critic, kinds, table, trial, room, sight, rec.brings[d, t])
            if older.worlds and t < CHOICES:
                watch(older, seen, table, card, mind.walk)
            lay(learner, frozen, kinds, table, card)


@compiled_fast
def push(
    weights: Singles, moved: Singles, bias: Singles, hand: Ints, brings: Singles, heat: float, share: float,
    h: Singles, prob: Floats, back: Singles, t: int,
) -> tuple[float, float]:  # fmt: skip
    """Add one decision's gradient to the output layer, and write the hidden units' into ``back[t]``.

    Return what is brought on average, and the entropy.
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
    """Add a sum of hidden gradients to a row of the first layer's."""
    for j in range(grad.shape[1]):
        grad[row, j] += sums[at, j]


@compiled_fast
def spread_before(grad: Singles, row: int, whole: Singles, later: Singles, at: int) -> None:
    """Add to a row what lies before: the whole sum less the later one."""
    for j in range(grad.shape[1]):
        grad[row, j] += whole[at, j] - later[at, j]


class Trace(NamedTuple):
    """What a way back through a deal needs of every play: by whom, what, how, and the gradient of the hidden units."""

    seat: Ints
    card: Ints
    context: Ints
    had: Ints
    rows: Ints
    active: Ints
    back: Singles


def trace(units: int) -> Trace:
    """Return room for the way back through one deal."""
    seat, card, context, had, active = (np.zeros(MOVES, np.int64) for _ in range(5))
    return Trace(seat, card, context, had, np.zeros((MOVES, TABLE_ROWS), np.int64), active,
                 np.zeros((MOVES, units), np.float32))  # fmt: skip


@compiled
def go_through(
    policy: Layers, grad: Layers, rec: Deals, d: int, heat: float, share: float, way: Trace, table: Table, room: Room,
    found: Floats,
) -> None:  # fmt: skip
    """Play deal ``d`` again as it was played; add the output layer's gradients, leave the hidden ones' in ``way``."""
    # Passed as arrays: tuples of arrays cost a count of references for each of them at every call.
    w1, w2, b2, gw2, gb2, back = policy.w1, policy.w2, policy.b2, grad.w2, grad.b2, way.back
    kinds, hands, cards, now = rec.kinds[d], table.hands, table.cards, table.now
    begin_all(policy, policy, rec, d, table)
    back[:] = 0
    for t in range(MOVES):
        pos, seat, card, rows = t & 3, now[SEAT], rec.action[d, t], way.rows[t]
        way.active[t] = 0
        if rec.learn[d, t]:
            count = way.active[t] = table_rows(cards, pos, now[PILE], 9 - t // 4, rows)
            think(w1, w2, b2, table.known, seat, rows, count, hands[seat], room.h, room.prob)
            brings = rec.brings[d, t]
            mean, entropy = push(w2, gw2, gb2, hands[seat], brings, heat, share, room.h, room.prob, back, t)
            found[0] += mean
            found[1] += entropy
            found[2] += 1
        way.seat[t], way.card[t], way.had[t] = seat, card, hands[seat, card]
        way.context[t] = play_context(cards, pos, card, now[PILE])
        lay(policy, policy, kinds, table, card)


@compiled
def go_back(grad: Singles, bias: Singles, kinds: Ints, way: Trace) -> None:
    """Add the first layer's gradients of one deal: each row's sum over the decisions at which it was known."""
    units, back, rows = bias.size, way.back, way.rows
    whole, later = np.zeros((4, units), np.float32), np.zeros((4, units), np.float32)
    for t in range(MOVES):
        add(whole, way.seat[t], back, t)
    for s in range(4):
        for j in range(units):
            bias[j] += whole[s, j]
    for t in range(MOVES - 1, -1, -1):
        seat, card = way.seat[t], way.card[t]
        for s in range(4):
            if kinds[s] == LEARNER:
                rel = (seat - s) & 3
                spread(grad, net.IN_PLAYED + rel * 10 + card, later, s)
                spread(grad, net.IN_CONTEXT + rel * net.CONTEXTS + way.context[t], later, s)
        if kinds[seat] == LEARNER:
            if way.had[t] <= 4:
                spread_before(grad, net.IN_HAND + card * 4 + way.had[t] - 1, whole, later, seat)
            add(later, seat, back, t)
            for i in range(way.active[t]):
                spread(grad, rows[t, i], back, t)


@compiled
def lesson(some: Ints, rec: Deals, policy: Layers, grad: Layers, heat: float, way: Trace, found: Floats) -> None:
    """Add up the gradients of some deals: what cards bring on average, and ``heat`` times their entropy, grow.

    Add to ``found`` what is brought on average, entropy, and decisions.
    """
    table, room, decisions = table_of(policy.b1.size), room_of(policy.b1.size), 1
    for d in some:
        decisions += rec.learn[d].sum()
    for d in some:
        go_through(policy, grad, rec, d, heat, 1 / decisions, way, table, room, found)
        go_back(grad.w1, grad.b1, rec.kinds[d], way)
