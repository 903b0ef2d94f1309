"""Whole deals of Quist in compiled code, for networks that read the context of every play.

A seat's knowledge grows by rows of weights, play by play. So one pass forward and one back through a deal take a few
hundred row sums instead of a list of inputs for every decision. The functions share these arguments: ``hand`` and
``hands`` hold copies of each number, ``cards`` the cards of the phase, ``pos`` is the position in the phase, from 0,
``pile`` the number of tied phases on the table, ``known`` each seat's knowledge (sums of rows), ``rows`` takes active
inputs, ``h`` the hidden units, and ``prob`` the probabilities; ``kind`` and ``kinds`` are the players (``LEARNER`` and
the other kinds). Needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.games.quist.players.training.table import (
    deal,
    greedy,
    highest_card,
    phase_features,
    random_card,
)
from numeramis_access.players.training.compiled import Flags, Floats, Ints, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers, pick, probabilities

MOVES, SEATS = 36, 4
#: plays with a choice: all but those of the last phase
CHOICES = 32
#: the numbers of a deal in progress: plays made, the seat to act, tied phases on the table, tricks of side 0
TURN, SEAT, PILE, WON = range(4)
#: the kinds of players: networks, then rules of thumb
LEARNER, OLDER, GREEDY, CLUB, BEGINNER, RANDOM = range(KINDS := 6)
#: the largest number of rows that the table adds to a seat's knowledge
TABLE_ROWS = 8


class Deals(NamedTuple):
    """Deals as they were played.

    ``hands`` are the dealt ones, ``leader`` the first seat, ``kinds`` the player on each seat, ``action`` the cards
    played, ``learn`` the plays for which all cards were tried, and ``brings`` the tricks that each of them gained over
    an even share.
    """

    hands: Ints
    leader: Ints
    kinds: Ints
    action: Ints
    learn: Flags
    brings: Singles


class Table(NamedTuple):
    """A deal in progress.

    :param hands: copies of each number in each hand. :param cards: the cards of the phase, in order of play.
    :param known: each seat's knowledge as hidden-unit sums.
    :param now: numbers of the deal, at the indices ``TURN`` to ``WON``.
    """

    hands: Ints
    cards: Ints
    known: Singles
    now: Ints


class Room(NamedTuple):
    """Scratch space for a decision: rows of the table, hidden units, probabilities."""

    rows: Ints
    h: Singles
    prob: Floats


def deals(count: int) -> Deals:
    """Return empty records for this many deals."""
    hands, kinds = np.zeros((count, SEATS, 10), np.int64), np.zeros((count, SEATS), np.int64)
    leader, action = np.zeros(count, np.int64), np.zeros((count, MOVES), np.int64)
    learn, brings = np.zeros((count, MOVES), np.bool_), np.zeros((count, MOVES, 10), np.float32)
    return Deals(hands, leader, kinds, action, learn, brings)


@compiled
def table_of(units: int) -> Table:
    """Return a table for networks with this many hidden units."""
    return Table(np.zeros((4, 10), np.int64), np.zeros(4, np.int64), np.zeros((4, units), np.float32),
                 np.zeros(4, np.int64))  # fmt: skip


@compiled
def room_of(units: int) -> Room:
    """Return scratch space for networks with this many hidden units."""
    return Room(np.zeros(TABLE_ROWS, np.int64), np.zeros(units, np.float32), np.zeros(10, np.float64))


@compiled_fast
def add(sums: Singles, at: int, weights: Singles, row: int) -> None:
    """Add a row of weights to the sums at ``at``."""
    for j in range(weights.shape[1]):
        sums[at, j] += weights[row, j]


@compiled_fast
def take(sums: Singles, at: int, weights: Singles, row: int) -> None:
    """Subtract a row of weights from the sums at ``at``."""
    for j in range(weights.shape[1]):
        sums[at, j] -= weights[row, j]


@compiled_fast
def sums(known: Singles, at: int, weights: Singles, rows: Ints, count: int, h: Singles) -> None:
    """Write the sums at ``at`` plus some more rows into h, cut off below zero. :param at: the seat."""
    units = weights.shape[1]
    for j in range(units):
        h[j] = known[at, j]
    for i in range(count):
        row = rows[i]
        for j in range(units):
            h[j] += weights[row, j]
    for j in range(units):
        h[j] = max(h[j], np.float32(0))


@compiled
def play_context(cards: Ints, pos: int, card: int, pile: int) -> int:
    """Return the number of a play's context (as ``policy_network._context``). :param card: the number played."""
    if pos == 0:
        return card + (10 if pile else 0)
    top, who = -1, 0
    for i in range(pos):
        if cards[i] > top:
            top, who = cards[i], i
    slot = 0 if pos == 1 else 2 * pos - 3 + (1 if who == pos - 2 else 0)
    if card < top:
        return net.CONTEXT_UNDER + slot * 10 + top
    return (net.CONTEXT_TIE if card == top else net.CONTEXT_OVER) + slot * 10 + card


@compiled
def table_rows(cards: Ints, pos: int, pile: int, left: int, rows: Ints) -> int:
    """List the inputs that the table adds for the seat to act; return their number.

    :param left: the number of cards in the hand of the seat to act.
    """
    n = phase_features(net.IN_PHASE, cards, pos, rows, 0)
    rows[n] = net.IN_LEFT + left - 1
    rows[n + 1] = net.IN_PILE + min(pile, 4)
    rows[n + 2] = net.IN_POSITION + pos
    return n + 3


@compiled_fast
def begin(weights: Singles, bias: Singles, hands: Ints, known: Singles, seat: int) -> None:
    """Set a seat's knowledge before the first play: its own hand."""
    for j in range(weights.shape[1]):
        known[seat, j] = bias[j]
    for v in range(10):
        for k in range(min(hands[seat, v], 4)):
            add(known, seat, weights, v * 4 + k)


@compiled_fast
def see(weights: Singles, known: Singles, seat: int, rel: int, card: int, context: int, had: int) -> None:
    """Add to the knowledge of ``seat`` that the seat ``rel`` places after it played a card.

    :param context: number of the play's context (``play_context``).
    :param had: the copies of the card that the player held, this one included.
    """
    add(known, seat, weights, net.IN_PLAYED + rel * 10 + card)
    add(known, seat, weights, net.IN_CONTEXT + rel * net.CONTEXTS + context)
    if rel == 0 and had <= 4:
        take(known, seat, weights, net.IN_HAND + card * 4 + had - 1)


@compiled
def partner_leads(cards: Ints, pos: int) -> bool:
    """Return whether the partner of the seat to act was first with the highest card."""
    top, who = -1, 0
    for i in range(pos):
        if cards[i] > top:
            top, who = cards[i], i
    return pos >= 2 and who == pos - 2


@compiled
def beginner(hand: Ints, cards: Ints, pos: int) -> int:
    """Return the card of ``rules_of_thumb.beginner``."""
    mine = np.flatnonzero(hand)
    if pos == 0:
        return int(mine[mine.size // 2])
    top = cards[:pos].max()
    if mine[-1] <= top or (partner_leads(cards, pos) and top >= 7):
        return int(mine[0])
    return int(mine[-1])


@compiled
def club(hand: Ints, cards: Ints, pos: int, pile: int, first: bool) -> int:
    """Return the card of ``rules_of_thumb.club``. :param first: whether this is the first card of the deal."""
    mine = np.flatnonzero(hand)
    low = int(mine[0])
    if pos == 0:
        if first:
            return int(mine[mine.size // 2])
        return 9 if pile and hand[9] else low
    top = int(cards[:pos].max())
    can_tie = hand[top] > 0 and (pile > 0 or top < 9)
    higher = mine[mine > top]
    if pos == 1:
        return top if can_tie and (top <= 4 or top == 9) else low
    if pos == 2 and partner_leads(cards, pos):
        if higher.size == 0 or top > 4:
            return low
        if pile == 0:
            for v in higher:
                if v >= 7:
                    return int(v)
        return int(higher[-1])
    tied = 0
    for i in range(pos):
        tied += cards[i] == top
    if pos == 3 and (partner_leads(cards, pos) or tied > 1):
        return low
    for v in higher:
        if v < 9:
            return int(v)
    if can_tie:
        return top
    return int(higher[0]) if higher.size else low


@compiled
def by_rule(kind: int, hand: Ints, cards: Ints, pos: int, pile: int, first: bool) -> int:
    """Return the card of a player who follows rules of thumb.

    :param first: whether this is the first card of the deal.
    """
    if kind == GREEDY:
        return greedy(hand, cards, pos)
    if kind == CLUB:
        return club(hand, cards, pos, pile, first)
    if kind == BEGINNER:
        return beginner(hand, cards, pos)
    return random_card(hand)


@compiled_fast
def think(first: Singles, last: Singles, bias: Singles, known: Singles, seat: int, rows: Ints, count: int, hand: Ints,
          h: Singles, prob: Floats) -> None:  # fmt: skip
    """Fill prob with the probability that the policy plays each number, and h with the hidden units."""
    sums(known, seat, first, rows, count, h)
    probabilities(h[: first.shape[1]], last, bias, hand, prob)


@compiled
def choose_card(learner: Layers, older: Layers, kinds: Ints, table: Table, room: Room, sharp: bool) -> int:
    """Return the card of the seat to act; a network's probabilities are left in ``room``.

    :param sharp: networks play their favourite instead of drawing.
    """
    turn, seat, pile, hands, cards = table.now[TURN], table.now[SEAT], table.now[PILE], table.hands, table.cards
    kind = kinds[seat]
    if turn >= CHOICES:
        return int(np.argmax(hands[seat]))
    if kind > OLDER:
        return by_rule(kind, hands[seat], cards, turn & 3, pile, turn == 0)
    policy = learner if kind == LEARNER else older
    count = table_rows(cards, turn & 3, pile, 9 - turn // 4, room.rows)
    think(policy.w1, policy.w2, policy.b2, table.known, seat, room.rows, count, hands[seat], room.h, room.prob)
    return pick(room.prob, sharp)


@compiled
def put_down(table: Table, card: int) -> None:
    """Play a card from the seat to act (Q6-Q11)."""
    now, hands, cards = table.now, table.hands, table.cards
    turn, seat, pile = now[TURN], now[SEAT], now[PILE]
    pos = turn & 3
    hands[seat, card] -= 1
    cards[pos] = card
    seat = (seat + 1) & 3
    now[TURN] = turn + 1
    if pos == 3:
        who, tied = highest_card(cards)
        seat = (seat + who) & 3
        now[PILE] = pile + 1
        if not tied or turn == MOVES - 1:
            now[WON] += 0 if seat & 1 else pile + 1
            now[PILE] = 0
    now[SEAT] = seat


@compiled
def lay(learner: Layers, older: Layers, kinds: Ints, table: Table, card: int) -> None:
    """Play a card from the seat to act, and add it to the knowledge of all networks."""
    now, hands, cards = table.now, table.hands, table.cards
    turn, seat, pile = now[TURN], now[SEAT], now[PILE]
    if turn < CHOICES - 1:
        context, had = play_context(cards, turn & 3, card, pile), hands[seat, card]
        for s in range(4):
            if kinds[s] <= OLDER:
                policy = learner if kinds[s] == LEARNER else older
                see(policy.w1, table.known, s, (seat - s) & 3, card, context, had)
    put_down(table, card)


@compiled
def seat_kinds(shares: tuple[float, float, float], kinds: Ints) -> None:
    """Draw the player on each seat of a deal.

    :param shares: three shares of deals: with an older network as one side, with a rule of thumb as one side, and with
        each seat drawn alone. :param kinds: filled with the player on each seat.
    """
    with_older, with_rule, mixed = shares
    kinds[:] = LEARNER
    r = np.random.random()
    if r < with_older + with_rule:
        side = np.random.randint(2)
        kinds[side] = kinds[side + 2] = OLDER if r < with_older else np.random.randint(GREEDY, RANDOM + 1)
    elif r < with_older + with_rule + mixed:
        for s in range(4):
            q = np.random.random()
            kinds[s] = LEARNER if q < 0.5 else OLDER if q < 0.8 else np.random.randint(GREEDY, RANDOM + 1)


@compiled
def begin_all(learner: Layers, older: Layers, rec: Deals, d: int, table: Table) -> None:
    """Set up deal ``d`` on the table for its players."""
    kinds = rec.kinds[d]
    table.hands[:] = rec.hands[d]
    for s in range(4):
        if kinds[s] <= OLDER:
            policy = learner if kinds[s] == LEARNER else older
            begin(policy.w1, policy.b1, table.hands, table.known, s)
    table.now[:] = 0
    table.now[SEAT] = rec.leader[d]


@compiled
def any_deal(shares: tuple[float, float, float], learner: Layers, older: Layers, pack: Ints, rec: Deals, d: int,
             table: Table) -> None:  # fmt: skip
    """Deal at random, draw the players and set up the table.

    :param shares: the shares of deals with other players, as in ``seat_kinds``.
    :param pack: the pack, shuffled in place. :param d: the row of the record.
    """
    seat_kinds(shares, rec.kinds[d])
    deal(pack, rec.hands[d])
    rec.leader[d] = np.random.randint(4)
    begin_all(learner, older, rec, d, table)


@compiled
def play_whole(learner: Layers, older: Layers, rec: Deals, table: Table, room: Room) -> int:
    """Play the first deal of the record, networks by their favourites; return the tricks of side 0."""
    begin_all(learner, older, rec, 0, table)
    for _ in range(MOVES):
        lay(learner, older, rec.kinds[0], table, choose_card(learner, older, rec.kinds[0], table, room, True))
    return int(table.now[WON])


@compiled
def duel(count: int, seed: int, first: Layers, second: Layers, kind: int, rec: Deals, scores: Floats) -> None:
    """Fill scores with the first's mean tricks in duplicate deals against a network, or a rule of thumb (``kind``).

    :param count: the number of deals, each played twice.
    """
    np.random.seed(seed)
    pack, units = np.arange(80) // 8, max(first.b1.size, second.b1.size)
    table, room = table_of(units), room_of(units)
    for d in range(count):
        deal(pack, rec.hands[0])
        rec.leader[0] = d & 3
        rec.kinds[0, 0] = rec.kinds[0, 2] = LEARNER
        rec.kinds[0, 1] = rec.kinds[0, 3] = kind
        made = play_whole(first, second, rec, table, room)
        rec.kinds[0, 0] = rec.kinds[0, 2] = kind
        rec.kinds[0, 1] = rec.kinds[0, 3] = LEARNER
        scores[d] = (made + 9 - play_whole(first, second, rec, table, room)) / 2
