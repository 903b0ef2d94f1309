"""A Quist table in compiled code, for training: the rules, the networks' inputs, and a record of every decision.

The functions share these arguments: ``hand`` and ``hands`` hold copies of each number, ``cards`` the cards of the
phase, ``pos`` is the position in the phase, from 0, ``pile`` the number of tied phases on the table, ``out`` takes the
inputs, ``h`` the hidden units and ``prob`` the probabilities. All functions are compiled by numba, which needs plain
loops over arrays. Needs numpy and numba.
"""

from __future__ import annotations

import numpy as np

from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.players.training.compiled import Floats, Ints, Shorts, Singles, compiled
from numeramis_access.players.training.lessons import Record, worth
from numeramis_access.players.training.network import Layers, hidden, pick, probabilities

MOVES = 36
#: the most inputs that are active at once
ACTIVE = 56
#: inputs of the critic: four hands, then the groups of the policy
C_PHASE, C_LEFT, C_PILE, C_POSITION, C_INPUTS = 160, 250, 259, 264, 268
#: the kinds of players of a side
LEARNER, OLDER, GREEDY, RANDOM = 0, 1, 2, 3


@compiled
def deal(pack: Ints, hands: Ints) -> None:
    """Shuffle the top of the pack and deal nine cards to each seat."""
    hands[:] = 0
    for i in range(MOVES):
        j = np.random.randint(i, 80)
        pack[i], pack[j] = pack[j], pack[i]
        hands[i & 3, pack[i]] += 1


@compiled
def phase_features(base: int, cards: Ints, pos: int, out: Shorts | Ints, n: int) -> int:
    """Add the inputs for the cards of this phase and its highest, from ``base`` on; return the new count.

    :param base: the first input of the group. :param n: the number of active inputs so far.
    """
    top, who, tied = -1, 0, 0
    for i in range(pos):
        rel, card = 4 - pos + i, cards[i]
        out[n] = base + (rel - 1) * 10 + card
        n += 1
        if card > top:
            top, who, tied = card, rel, 0
        elif card == top:
            tied = 1
    if pos:
        out[n] = base + 30 + (who - 1) * 20 + tied * 10 + top
        n += 1
    return n


@compiled
def policy_features(hands: Ints, played: Ints, seat: int, cards: Ints, pos: int, pile: int, out: Shorts) -> int:
    """List the active inputs of the policy for the seat to act; return their number."""
    n, left = 0, 0
    for v in range(10):
        left += hands[seat, v]
        for k in range(min(hands[seat, v], 4)):
            out[n] = net.IN_HAND + v * 4 + k
            n += 1
        for rel in range(4):
            for _ in range(played[(seat + rel) & 3, v]):
                out[n] = net.IN_PLAYED + rel * 10 + v
                n += 1
    n = phase_features(net.IN_PHASE, cards, pos, out, n)
    out[n] = net.IN_LEFT + left - 1
    out[n + 1] = net.IN_PILE + min(pile, 4)
    out[n + 2] = net.IN_POSITION + pos
    return n + 3


@compiled
def critic_features(hands: Ints, seat: int, cards: Ints, pos: int, pile: int, out: Shorts) -> int:
    """List the active inputs of the critic, which sees all hands; return their number."""
    n, left = 0, 0
    for v in range(10):
        left += hands[seat, v]
        for rel in range(4):
            for k in range(min(hands[(seat + rel) & 3, v], 4)):
                out[n] = rel * 40 + v * 4 + k
                n += 1
    n = phase_features(C_PHASE, cards, pos, out, n)
    out[n] = C_LEFT + left - 1
    out[n + 1] = C_PILE + min(pile, 4)
    out[n + 2] = C_POSITION + pos
    return n + 3


@compiled
def greedy(hand: Ints, cards: Ints, pos: int) -> int:
    """Return the lowest card that would be highest now, else the lowest one."""
    top = -1
    for i in range(pos):
        top = max(top, cards[i])
    lowest = -1
    for v in range(9, -1, -1):
        if hand[v]:
            lowest = v
    if pos:
        for v in range(top + 1, 10):
            if hand[v]:
                return v
    return lowest


@compiled
def random_card(hand: Ints) -> int:
    """Return a random card of the hand."""
    r = np.random.randint(hand.sum())
    for v in range(10):
        r -= hand[v]
        if r < 0:
            return v
    return 9


@compiled
def highest_card(cards: Ints) -> tuple[int, bool]:
    """Return the position of the first highest card of a phase, and whether it is tied (Q7, Q8)."""
    top, who, tied = -1, 0, False
    for i in range(4):
        if cards[i] > top:
            top, who, tied = cards[i], i, False
        elif cards[i] == top:
            tied = True
    return who, tied


@compiled
def decide(
    kind: int,
    policy: Layers,
    hand: Ints,
    cards: Ints,
    pos: int,
    inputs: Shorts,
    count: int,
    sharp: bool,
    h: Singles,
    prob: Floats,
) -> int:
    """Return the card that a player plays; a network also fills ``prob``.

    :param kind: the kind of player. :param inputs: the active inputs of the network.
    :param count: the number of active inputs. :param sharp: whether a network plays its favourite instead of drawing.
    """
    if kind == GREEDY:
        return greedy(hand, cards, pos)
    if kind == RANDOM:
        return random_card(hand)
    hidden(policy.w1, policy.b1, inputs, count, h)
    probabilities(h, policy.w2, policy.b2, hand, prob)
    return pick(prob, sharp)


@compiled
def play_deal(
    hands: Ints,
    leader: int,
    kinds: Ints,
    learner: Layers,
    older: Layers,
    critic: Layers,
    sharp: bool,
    rec: Record,
    at: int,
) -> int:
    """Play one deal and record every decision from row ``at`` on; return the tricks of side 0.

    :param kinds: the player of each side. :param sharp: networks play their favourite instead of drawing.
    """
    played, cards, prob = np.zeros((4, 10), np.int64), np.zeros(4, np.int64), np.zeros(10, np.float64)
    h, h_critic = np.zeros(learner.b1.size, np.float32), np.zeros(critic.b1.size, np.float32)
    pile, won, seat = 0, 0, leader
    for t in range(MOVES):
        pos, row, kind, hand = t & 3, at + t, kinds[seat & 1], hands[seat]
        rec.active[row] = policy_features(hands, played, seat, cards, pos, pile, rec.inputs[row])
        rec.c_active[row] = critic_features(hands, seat, cards, pos, pile, rec.c_inputs[row])
        rec.side[row] = -1 if seat & 1 else 1
        rec.value[row] = rec.side[row] * worth(critic, rec.c_inputs[row], rec.c_active[row], h_critic)
        policy = learner if kind == LEARNER else older
        card = decide(kind, policy, hand, cards, pos, rec.inputs[row], rec.active[row], sharp, h, prob)
        rec.chance[row], rec.action[row], rec.hand[row] = prob[card], card, hand
        rec.learn[row] = kind == LEARNER and t < MOVES - 4
        rec.reward[row] = 0
        hand[card] -= 1
        played[seat, card] += 1
        cards[pos] = card
        seat = (seat + 1) & 3
        if pos == 3:
            who, tied = highest_card(cards)
            seat = (seat + who) & 3
            pile += 1
            if not tied or t == MOVES - 1:
                rec.reward[row] = -0.5 * pile if seat & 1 else 0.5 * pile
                won += 0 if seat & 1 else pile
                pile = 0
    return won
