"""Predicts the further tricks of Quist from all four hands and the kinds of player, in compiled code.

This critic replaces the rest of a deal in a lesson, with its noise. It starts as the game's value network, whose inputs
come first among its own. In the functions, ``kinds`` is the player on each seat (constants of ``deals``), ``rows``
takes active inputs, and ``h`` the hidden units. Needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players.training import deals
from numeramis_access.games.quist.players.training.table import random_card
from numeramis_access.games.quist.players.value_network import IN_HANDS, IN_LEFT, IN_PILE, INPUTS
from numeramis_access.players.training.compiled import Floats, Ints, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers

#: the first input for the kind of player on each seat from the leader on, and the most inputs active at once
IN_KINDS, C_INPUTS, C_ROWS = INPUTS, INPUTS + 4 * deals.KINDS, 44
#: the share of random cards in the phase before favourites go on: tried cards lead to unusual deals
ODD = 0.3


class Outlooks(NamedTuple):
    """The critic's lessons, one row for each phase.

    :param rows: the active inputs before the phase. :param active: the number of active inputs.
    :param target: the further tricks of the leader's side, minus an even share.
    """

    rows: Ints
    active: Ints
    target: Floats


class CriticScratch(NamedTuple):
    """Scratch space for the critic."""

    rows: Ints
    h: Singles


@compiled
def sight_of(units: int) -> CriticScratch:
    """Return scratch space for a critic with this many hidden units."""
    return CriticScratch(np.zeros(C_ROWS, np.int64), np.zeros(units, np.float32))


def outlooks(count: int) -> Outlooks:
    """Return empty lessons for this many phases."""
    return Outlooks(np.zeros((count, C_ROWS), np.int64), np.zeros(count, np.int64), np.zeros(count))


@compiled_fast
def critic_rows(table: deals.Table, kinds: Ints, rows: Ints) -> int:
    """List the inputs of the critic before a phase: the hands and their kinds of player, from the leader on; return
    their number.
    """
    n, leader, hands = 0, table.now[deals.SEAT], table.hands
    for rel in range(4):
        seat = (leader + rel) & 3
        for v in range(10):
            for k in range(min(hands[seat, v], 4)):
                rows[n] = IN_HANDS + rel * 40 + v * 4 + k
                n += 1
        rows[n] = IN_KINDS + rel * deals.KINDS + kinds[seat]
        n += 1
    rows[n] = IN_LEFT + 8 - table.now[deals.TURN] // 4
    rows[n + 1] = IN_PILE + min(table.now[deals.PILE], 4)
    return n + 2


@compiled_fast
def criticize(w1: Singles, b1: Singles, w2: Singles, b2: Singles, rows: Ints, count: int, h: Singles) -> float:
    """Return the critic's estimate: the further tricks of the leader's side, minus an even share."""
    units = b1.size
    for j in range(units):
        h[j] = b1[j]
    for i in range(count):
        row = rows[i]
        for j in range(units):
            h[j] += w1[row, j]
    value = b2[0]
    for j in range(units):
        h[j] = max(h[j], np.float32(0))
        value += h[j] * w2[0, j]
    return float(value)


@compiled
def lead(table: deals.Table) -> float:
    """Return the tricks of side 0 so far, minus an even share of those taken."""
    return float(table.now[deals.WON] - (table.now[deals.TURN] // 4 - table.now[deals.PILE]) / 2)


@compiled_fast
def worth(critic: Layers, table: deals.Table, kinds: Ints, sight: CriticScratch) -> float:
    """Return the tricks of side 0 at the end above an even share, with the critic's estimate for the rest."""
    to_come = 0.0
    if table.now[deals.TURN] < deals.MOVES:
        count = critic_rows(table, kinds, sight.rows)
        to_come = criticize(critic.w1, critic.b1, critic.w2, critic.b2, sight.rows, count, sight.h)
    return lead(table) + float(-to_come if table.now[deals.SEAT] & 1 else to_come)


@compiled
def look_out(
    shares: tuple[float, float, float], learner: Layers, older: Layers, rec: deals.Deals, out: Outlooks
) -> int:
    """Record the outcomes of phases, and return their number.

    Deals are played by drawn cards up to a random phase, with some random cards just before it, and from there by
    favourites.

    :param shares: the shares of deals with other players, as in ``seat_kinds``.
    """
    pack, units = np.arange(80) // 8, max(learner.b1.size, older.b1.size)
    table, room, signs, row = deals.table_of(units), deals.room_of(units), np.zeros(9, np.int64), 0
    while row < out.active.size - 9:
        deals.any_deal(shares, learner, older, pack, rec, 0, table)
        kinds, since, first = rec.kinds[0], np.random.randint(9), row
        for t in range(deals.MOVES):
            seat, phase = table.now[deals.SEAT], t // 4
            if t & 3 == 0 and phase >= since:
                out.active[row] = critic_rows(table, kinds, out.rows[row])
                out.target[row], signs[row - first] = lead(table), -1 if seat & 1 else 1
                row += 1
            card = deals.choose_card(learner, older, kinds, table, room, phase >= since)
            if phase == since - 1 and np.random.random() < ODD:
                card = random_card(table.hands[seat])
            deals.lay(learner, older, kinds, table, card)
        for i in range(first, row):
            out.target[i] = (lead(table) - out.target[i]) * signs[i - first]
    return row


@compiled_fast
def critic_lesson(some: Ints, out: Outlooks, critic: Layers, grad: Layers) -> float:
    """Add the critic's gradients; return its mean squared error."""
    w1, w2, gw1, gw2, gb1, gb2 = critic.w1, critic.w2, grad.w1, grad.w2, grad.b1, grad.b2
    h, dh, error = np.zeros(critic.b1.size, np.float32), np.zeros(critic.b1.size, np.float32), 0.0
    for row in some:
        rows, count = out.rows[row], out.active[row]
        off = criticize(w1, critic.b1, w2, critic.b2, rows, count, h) - out.target[row]
        error += off * off
        step = np.float32(off / some.size)
        gb2[0] += step
        for j in range(h.size):
            gw2[0, j] += step * h[j]
            dh[j] = step * w2[0, j] if h[j] > 0 else np.float32(0)
            gb1[j] += dh[j]
        for i in range(count):
            for j in range(h.size):
                gw1[rows[i], j] += dh[j]
    return error / some.size
