"""Whole deals of Quist in compiled code, for networks that read how every card was played.

What a seat knows grows by rows of weights, play by play, so a deal is played, and gone back through, with a few
hundred sums of rows instead of one list of inputs for every decision. Needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.games.quist.players.training.table import (
    deal,
    greedy,
    judge,
    phase_features,
    random_card,
)
from numeramis_access.players.training.compiled import Flags, Floats, Ints, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers, pick, probabilities

MOVES, SEATS = 36, 4
#: the critic's inputs: four hands, then what the cards of the phase are to the seat to act, as in the policy
C_PHASE, C_LEFT, C_PILE, C_POSITION, C_INPUTS = 160, 250, 259, 264, 268
#: who can sit on a seat: networks, then rules of thumb
LEARNER, OLDER, GREEDY, CLUB, BEGINNER, RANDOM = range(6)
#: the most rows that a table adds to what a seat knows
TABLE_ROWS = 8


class Deals(NamedTuple):
    """Deals as they were played; ``value`` and ``reward`` are seen from side 0.

    ``hands`` are those dealt, ``kinds`` who sat on each seat, ``learn`` which plays teach, ``chance`` how likely each
    was when it was chosen.
    """

    hands: Ints
    leader: Ints
    kinds: Ints
    action: Ints
    chance: Floats
    value: Floats
    reward: Floats
    learn: Flags


def deals(count: int) -> Deals:
    """Return room for so many deals."""
    hands, kinds = np.zeros((count, SEATS, 10), np.int64), np.zeros((count, SEATS), np.int64)
    leader, action = np.zeros(count, np.int64), np.zeros((count, MOVES), np.int64)
    chance, value, reward = (np.zeros((count, MOVES)) for _ in range(3))
    return Deals(hands, leader, kinds, action, chance, value, reward, np.zeros((count, MOVES), np.bool_))


@compiled_fast
def add(sums: Singles, at: int, weights: Singles, row: int) -> None:
    """Add a row of weights to what is known at ``at``."""
    for j in range(weights.shape[1]):
        sums[at, j] += weights[row, j]


@compiled_fast
def take(sums: Singles, at: int, weights: Singles, row: int) -> None:
    """Take a row of weights from what is known at ``at``."""
    for j in range(weights.shape[1]):
        sums[at, j] -= weights[row, j]


@compiled_fast
def sums(known: Singles, at: int, weights: Singles, rows: Ints, count: int, h: Singles) -> None:
    """Write into h what is known at ``at`` with some more rows, cut off below zero."""
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
    """Return the number of a play's context (``policy_network.context``)."""
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
def table_rows(critic: bool, cards: Ints, pos: int, pile: int, left: int, rows: Ints) -> int:
    """List the inputs that the table adds for the seat to act, of the policy or of the critic; return how many."""
    n = phase_features(C_PHASE if critic else net.IN_PHASE, cards, pos, rows, 0)
    rows[n] = (C_LEFT if critic else net.IN_LEFT) + left - 1
    rows[n + 1] = (C_PILE if critic else net.IN_PILE) + min(pile, 4)
    rows[n + 2] = (C_POSITION if critic else net.IN_POSITION) + pos
    return n + 3


@compiled_fast
def begin(weights: Singles, bias: Singles, hands: Ints, known: Singles, seat: int, whole: bool) -> None:
    """Set what a seat knows before the first play: its own hand, or all four for the critic (``whole``)."""
    for j in range(weights.shape[1]):
        known[seat, j] = bias[j]
    for rel in range(4 if whole else 1):
        for v in range(10):
            for k in range(min(hands[(seat + rel) & 3, v], 4)):
                add(known, seat, weights, rel * 40 + v * 4 + k)


@compiled_fast
def see(weights: Singles, known: Singles, seat: int, rel: int, card: int, context: int, had: int) -> None:
    """Add to what a seat's policy knows that ``rel`` played a card of which he had so many."""
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
    """Play as ``rules_of_thumb.beginner``."""
    mine = np.flatnonzero(hand)
    if pos == 0:
        return int(mine[mine.size // 2])
    top = cards[:pos].max()
    if mine[-1] <= top or (partner_leads(cards, pos) and top >= 7):
        return int(mine[0])
    return int(mine[-1])


@compiled
def club(hand: Ints, cards: Ints, pos: int, pile: int, first: bool) -> int:
    """Play as ``rules_of_thumb.club``."""
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
    """Return the card of a player who goes by rules of thumb."""
    if kind == GREEDY:
        return greedy(hand, cards, pos)
    if kind == CLUB:
        return club(hand, cards, pos, pile, first)
    if kind == BEGINNER:
        return beginner(hand, cards, pos)
    return random_card(hand)


@compiled_fast
def criticize(first: Singles, last: Singles, bias: Singles, known: Singles, seat: int, rows: Ints, count: int,
              h: Singles) -> float:  # fmt: skip
    """Return what the critic says: tricks to come for the side of the seat to act, less an even share."""
    sums(known, seat, first, rows, count, h)
    value = bias[0]
    for j in range(first.shape[1]):
        value += h[j] * last[0, j]
    return float(value)


@compiled_fast
def think(first: Singles, last: Singles, bias: Singles, known: Singles, seat: int, rows: Ints, count: int, hand: Ints,
          h: Singles, prob: Floats) -> None:  # fmt: skip
    """Fill prob with how likely the policy plays each number; h with the hidden units."""
    sums(known, seat, first, rows, count, h)
    probabilities(h[: first.shape[1]], last, bias, hand, prob)


@compiled
def play_whole(learner: Layers, older: Layers, critic: Layers, sharp: bool, valued: bool, rec: Deals, d: int) -> int:
    """Play deal ``d``, whose hands, leader and kinds are set, and record it; return the tricks of side 0.

    :param sharp: networks play their favourite instead of drawing. :param valued: ask the critic.
    """
    hands, kinds = rec.hands[d].copy(), rec.kinds[d]
    cards, rows, prob = np.zeros(4, np.int64), np.zeros(TABLE_ROWS, np.int64), np.zeros(10, np.float64)
    size = max(learner.b1.size, older.b1.size, critic.b1.size)
    known, judged, h = np.zeros((4, size), np.float32), np.zeros((4, size), np.float32), np.zeros(size, np.float32)
    for s in range(4):
        if kinds[s] <= OLDER:
            policy = learner if kinds[s] == LEARNER else older
            begin(policy.w1, policy.b1, hands, known, s, False)
        if valued:
            begin(critic.w1, critic.b1, hands, judged, s, True)
    pile, won, seat = 0, 0, rec.leader[d]
    for t in range(MOVES):
        pos, left, kind = t & 3, 9 - t // 4, kinds[seat]
        if valued:
            count = table_rows(True, cards, pos, pile, left, rows)
            worth = criticize(critic.w1, critic.w2, critic.b2, judged, seat, rows, count, h)
            rec.value[d, t] = -worth if seat & 1 else worth
        if kind <= OLDER:
            policy = learner if kind == LEARNER else older
            count = table_rows(False, cards, pos, pile, left, rows)
            think(policy.w1, policy.w2, policy.b2, known, seat, rows, count, hands[seat], h, prob)
            card = pick(prob, sharp)
            rec.chance[d, t] = prob[card]
        else:
            card = by_rule(kind, hands[seat], cards, pos, pile, t == 0)
        rec.action[d, t] = card
        rec.learn[d, t] = kind == LEARNER and t < MOVES - 4
        context, had = play_context(cards, pos, card, pile), hands[seat, card]
        for s in range(4):
            rel = (seat - s) & 3
            if kinds[s] <= OLDER:
                policy = learner if kinds[s] == LEARNER else older
                see(policy.w1, known, s, rel, card, context, had)
            if valued and had <= 4:
                take(judged, s, critic.w1, rel * 40 + card * 4 + had - 1)
        hands[seat, card] -= 1
        cards[pos] = card
        seat = (seat + 1) & 3
        rec.reward[d, t] = 0
        if pos == 3:
            who, tied = judge(cards)
            seat = (seat + who) & 3
            pile += 1
            if not tied or t == MOVES - 1:
                rec.reward[d, t] = -0.5 * pile if seat & 1 else 0.5 * pile
                won += 0 if seat & 1 else pile
                pile = 0
    return won


@compiled
def duel(count: int, seed: int, first: Layers, second: Layers, kind: int, rec: Deals, scores: Floats) -> None:
    """Fill scores with the first's mean tricks in duplicate deals against a network, or a rule of thumb (``kind``)."""
    np.random.seed(seed)
    pack = np.arange(80) // 8
    for d in range(count):
        deal(pack, rec.hands[0])
        rec.leader[0] = d & 3
        rec.kinds[0, 0] = rec.kinds[0, 2] = LEARNER
        rec.kinds[0, 1] = rec.kinds[0, 3] = kind
        made = play_whole(first, second, first, True, False, rec, 0)
        rec.kinds[0, 0] = rec.kinds[0, 2] = kind
        rec.kinds[0, 1] = rec.kinds[0, 3] = LEARNER
        scores[d] = (made + 9 - play_whole(first, second, first, True, False, rec, 0)) / 2
