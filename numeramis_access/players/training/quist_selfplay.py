"""Learns the Quist network by self-play and writes `players/data/quist_net.json`.

    pip install numpy numba
    python -m numeramis_access.players.training.quist_selfplay --minutes 25 --out quist_net.json

Method: proximal policy gradient (Schulman et al. 2017). A policy network sees what one seat may know; a critic that sees all
four hands says how many tricks are still to come, which takes the luck of the deal out of the lesson. One deal in five is
played against an older self, one in twenty against the greedy player, so that what is learned is not only its own mirror.
"""

from __future__ import annotations

import argparse
import json
import time
from base64 import b64encode
from pathlib import Path

import numpy as np
from numba import njit

from numeramis_access.players import quist_net as net

MOVES = 36
ACTIVE = 56
#: inputs of the critic: four hands, then as in the policy
C_PHASE, C_LEFT, C_PILE, C_POSITION, C_INPUTS = 160, 250, 259, 264, 268
LEARNER, OLDER, GREEDY, RANDOM = 0, 1, 2, 3


@njit(cache=True)
def deal(pack, hands):
    """Shuffles the top of the pack and hands out nine cards to each seat."""
    hands[:] = 0
    for i in range(MOVES):
        j = np.random.randint(i, 80)
        pack[i], pack[j] = pack[j], pack[i]
        hands[i & 3, pack[i]] += 1


@njit(cache=True)
def phase_features(base, cards, pos, out, n):
    """Adds the inputs that tell the cards on the table in this phase, and who leads it: base is PHASE, TOP follows it."""
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


@njit(cache=True)
def policy_features(hands, played, seat, cards, pos, pile, out):
    """Lists the active inputs of the policy for the seat to act; returns how many there are."""
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


@njit(cache=True)
def critic_features(hands, seat, cards, pos, pile, out):
    """Lists the active inputs of the critic, which sees all hands; returns how many there are."""
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


@njit(cache=True, fastmath=True)
def hidden(w, b, feats, n, h):
    """Sums the active rows and cuts off below zero."""
    for j in range(h.size):
        h[j] = b[j]
    for i in range(n):
        row = w[feats[i]]
        for j in range(h.size):
            h[j] += row[j]
    for j in range(h.size):
        h[j] = max(h[j], np.float32(0))


@njit(cache=True, fastmath=True)
def probabilities(h, w2, b2, hand, prob):
    """Fills prob with the softmax over the numbers in hand."""
    best = -1e30
    for v in range(10):
        if hand[v]:
            s = b2[v]
            for j in range(h.size):
                s += h[j] * w2[v, j]
            prob[v] = s
            best = max(best, s)
        else:
            prob[v] = -1e30
    total = 0.0
    for v in range(10):
        prob[v] = np.exp(prob[v] - best) if hand[v] else 0.0
        total += prob[v]
    for v in range(10):
        prob[v] /= total


@njit(cache=True)
def pick(prob, sharp):
    """Draws a number by its probability, or takes the likeliest when sharp."""
    if sharp:
        return np.argmax(prob)
    r, last = np.random.random(), 0
    for v in range(10):
        if prob[v] > 0:
            last = v
            r -= prob[v]
            if r < 0:
                return v
    return last


@njit(cache=True)
def greedy(hand, cards, pos):
    """The lowest card that would win or lead now, else the lowest."""
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


@njit(cache=True)
def anyhow(hand):
    """Any card of the hand, each as likely."""
    r = np.random.randint(hand.sum())
    for v in range(10):
        r -= hand[v]
        if r < 0:
            return v
    return 9


@njit(cache=True)
def judge(cards):
    """Position of the first highest card of a phase, and whether it is tied (Q7, Q8)."""
    top, who, tied = -1, 0, False
    for i in range(4):
        if cards[i] > top:
            top, who, tied = cards[i], i, False
        elif cards[i] == top:
            tied = True
    return who, tied


@njit(cache=True)
def play_deal(hands, leader, kinds, net_a, net_b, critic, sharp, rec, at):
    """Plays one deal out; records every decision from row `at` on; returns the tricks of side 0.

    kinds: who plays each side; net_a, net_b: (w1, b1, w2, b2) of the learner and of the older self.
    """
    feats, counts, cfeats, ccounts, mask, action, chance, value, reward, learn, side = rec
    played = np.zeros((4, 10), np.int64)
    cards = np.zeros(4, np.int64)
    h = np.zeros(net_a[1].size, np.float32)
    hc = np.zeros(critic[1].size, np.float32)
    prob = np.zeros(10, np.float64)
    pile, won0 = 0, 0
    seat = leader
    for t in range(MOVES):
        pos, row = t & 3, at + t
        kind = kinds[seat & 1]
        counts[row] = policy_features(hands, played, seat, cards, pos, pile, feats[row])
        ccounts[row] = critic_features(hands, seat, cards, pos, pile, cfeats[row])
        hidden(critic[0], critic[1], cfeats[row], ccounts[row], hc)
        v = critic[3][0]
        for j in range(hc.size):
            v += hc[j] * critic[2][j]
        value[row] = -v if seat & 1 else v
        if kind <= OLDER:
            w = net_a if kind == LEARNER else net_b
            hidden(w[0], w[1], feats[row], counts[row], h)
            probabilities(h, w[2], w[3], hands[seat], prob)
            card = pick(prob, sharp)
            chance[row] = prob[card]
        elif kind == GREEDY:
            card = greedy(hands[seat], cards, pos)
        else:
            card = anyhow(hands[seat])
        learn[row] = kind == LEARNER and t < MOVES - 4
        mask[row] = hands[seat]
        action[row] = card
        reward[row] = 0
        side[row] = -1 if seat & 1 else 1
        hands[seat, card] -= 1
        played[seat, card] += 1
        cards[pos] = card
        if pos < 3:
            seat = (seat + 1) & 3
            continue
        who, tied = judge(cards)
        leader = (leader + who) & 3
        pile += 1
        if not tied or t == MOVES - 1:
            reward[row] = -0.5 * pile if leader & 1 else 0.5 * pile
            won0 += 0 if leader & 1 else pile
            pile = 0
        seat = leader
    return won0


@njit(cache=True)
def gather(deals, net_a, net_b, critic, lam, rec, gain, target):
    """Plays deals and works out each decision's advantage and the critic's target, both from the actor's side."""
    pack = np.arange(80) // 8
    hands = np.zeros((4, 10), np.int64)
    kinds = np.zeros(2, np.int64)
    value, reward = rec[7], rec[8]
    for d in range(deals):
        kinds[:] = LEARNER
        r = np.random.random()
        if r < 0.25:
            kinds[np.random.randint(2)] = OLDER if r < 0.2 else GREEDY
        deal(pack, hands)
        at = d * MOVES
        play_deal(hands, np.random.randint(4), kinds, net_a, net_b, critic, False, rec, at)
        run, after = 0.0, 0.0
        for t in range(MOVES - 1, -1, -1):
            row = at + t
            run = reward[row] + after - value[row] + lam * run
            after = value[row]
            gain[row] = run
            target[row] = run + value[row]


@njit(cache=True, fastmath=True)
def lesson(rows, rec, gain, target, policy, critic, g_policy, g_critic, clip, bonus):
    """Adds up the gradients of one minibatch; returns the critic's mean squared error and the policy's mean entropy."""
    feats, counts, cfeats, ccounts, mask, action, chance, _, _, learn, side = rec
    w1, b1, w2, b2 = policy
    g1, gb1, g2, gb2 = g_policy
    h = np.zeros(b1.size, np.float32)
    dh = np.zeros(b1.size, np.float32)
    hc = np.zeros(critic[1].size, np.float32)
    prob = np.zeros(10, np.float64)
    error, entropy_sum, n_policy = 0.0, 0.0, 1
    scale = np.float32(1.0 / rows.size)
    for row in rows:
        hidden(critic[0], critic[1], cfeats[row], ccounts[row], hc)
        v = critic[3][0]
        for j in range(hc.size):
            v += hc[j] * critic[2][j]
        diff = v - target[row] * side[row]
        error += diff * diff
        d = np.float32(diff) * scale
        g_critic[3][0] += d
        for j in range(hc.size):
            g_critic[2][j] += d * hc[j]
            hc[j] = d * critic[2][j] if hc[j] > 0 else np.float32(0)
            g_critic[1][j] += hc[j]
        for i in range(ccounts[row]):
            line = g_critic[0][cfeats[row, i]]
            for j in range(hc.size):
                line[j] += hc[j]
        if not learn[row]:
            continue
        n_policy += 1
        hidden(w1, b1, feats[row], counts[row], h)
        probabilities(h, w2, b2, mask[row], prob)
        a = action[row]
        adv = gain[row] * side[row]
        ratio = prob[a] / chance[row]
        push = 0.0 if (adv > 0 and ratio > 1 + clip) or (adv < 0 and ratio < 1 - clip) else adv * ratio
        entropy = 0.0
        for c in range(10):
            if prob[c] > 1e-9:
                entropy -= prob[c] * np.log(prob[c])
        entropy_sum += entropy
        dh[:] = 0
        for c in range(10):
            if not mask[row, c]:
                continue
            g = push * (prob[c] - (1.0 if c == a else 0.0))
            if prob[c] > 1e-9:
                g += bonus * prob[c] * (np.log(prob[c]) + entropy)
            g32 = np.float32(g) * scale
            gb2[c] += g32
            for j in range(h.size):
                g2[c, j] += g32 * h[j]
                dh[j] += g32 * w2[c, j]
        for j in range(h.size):
            if h[j] <= 0:
                dh[j] = 0
            gb1[j] += dh[j]
        for i in range(counts[row]):
            line = g1[feats[row, i]]
            for j in range(h.size):
                line[j] += dh[j]
    return error / rows.size, entropy_sum / n_policy


@njit(cache=True)
def duel(deals, seed, net_a, net_b, critic, kind, sharp, rec):
    """Mean tricks of the learner, and the standard error, over duplicate deals: the same cards from both sides."""
    np.random.seed(seed)
    pack = np.arange(80) // 8
    first, hands = np.zeros((4, 10), np.int64), np.zeros((4, 10), np.int64)
    total, square = 0.0, 0.0
    for d in range(deals):
        deal(pack, first)
        hands[:] = first
        a = play_deal(hands, d & 3, np.array([LEARNER, kind]), net_a, net_b, critic, sharp, rec, 0)
        hands[:] = first
        b = 9 - play_deal(hands, d & 3, np.array([kind, LEARNER]), net_a, net_b, critic, sharp, rec, 0)
        x = (a + b) / 2
        total += x
        square += x * x
    mean = total / deals
    return mean, np.sqrt((square / deals - mean * mean) / deals)


def fresh(inputs, units, outputs, rng):
    """Random first weights: (w1, b1, w2, b2)."""
    def draw(*shape, sd):
        return (rng.standard_normal(shape) * sd).astype(np.float32)
    w2 = draw(outputs, units, sd=0.05) if outputs > 1 else draw(units, sd=0.05)
    return draw(inputs, units, sd=0.2), np.zeros(units, np.float32), w2, np.zeros(outputs, np.float32)


class Adam:
    """The usual optimizer (Kingma and Ba 2015) over a tuple of arrays."""

    def __init__(self, params):
        self.m = [np.zeros_like(p) for p in params]
        self.v = [np.zeros_like(p) for p in params]
        self.t = 0

    def step(self, params, grads, rate):
        """Moves the parameters against the gradients in place, then clears the gradients."""
        self.t += 1
        size = rate * np.sqrt(1 - 0.999**self.t) / (1 - 0.9**self.t)
        for p, g, m, v in zip(params, grads, self.m, self.v, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            p -= (size * m / (np.sqrt(v) + 1e-7)).astype(np.float32)
            g[:] = 0


def recorder(deals):
    """Arrays for every decision of so many deals."""
    n = deals * MOVES
    return (np.zeros((n, ACTIVE), np.int16), np.zeros(n, np.int64), np.zeros((n, ACTIVE), np.int16), np.zeros(n, np.int64),
            np.zeros((n, 10), np.int64), np.zeros(n, np.int64), np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n, np.bool_), np.zeros(n))


@njit(cache=True)
def seed_numba(seed):
    """Seeds the generator that compiled code uses."""
    np.random.seed(seed)


def copy(params):
    """A deep copy of a tuple of arrays."""
    return tuple(p.copy() for p in params)


def zeros(params):
    """Arrays of the same shapes, all zero."""
    return tuple(np.zeros_like(p) for p in params)


def train(minutes, units, seed, deals=512, batch=4608, passes=2, report=print, keep=None):
    """Trains until the time is up; keep(policy, critic) is called about once a minute. Returns (policy, critic)."""
    rng = np.random.default_rng(seed)
    seed_numba(seed)
    policy, critic = fresh(net.INPUTS, units, 10, rng), fresh(C_INPUTS, units, 1, rng)
    g_policy, g_critic = zeros(policy), zeros(critic)
    adam_p, adam_c = Adam(policy), Adam(critic)
    pool = [copy(policy)]
    rec, test_rec = recorder(deals), recorder(1)
    gain, target = np.zeros(deals * MOVES), np.zeros(deals * MOVES)
    start, told, rounds = time.time(), 0.0, 0
    while (spent := time.time() - start) < minutes * 60:
        part = spent / (minutes * 60)
        rate, bonus = 2e-3 * (1 - part) + 2e-5, 0.02 * (1 - part) ** 2
        older = pool[rng.integers(len(pool))]
        gather(deals, policy, older, critic, 0.9, rec, gain, target)
        learn = rec[9]
        scale = gain[learn].std() + 1e-6
        for _ in range(passes):
            order = rng.permutation(deals * MOVES)
            for at in range(0, order.size, batch):
                error, entropy = lesson(order[at:at + batch], rec, gain / scale, target, policy, critic, g_policy, g_critic,
                                        0.2, bonus)
                adam_p.step(policy, g_policy, rate)
                adam_c.step(critic, g_critic, rate)
        rounds += 1
        if rounds % 50 == 0:
            pool = [*pool[-29:], copy(policy)]
        if spent - told > 60 or rounds == 20:
            told = spent
            figures = [duel(1500, 7, policy, pool[0], critic, k, s, test_rec)[0] for k in (GREEDY, RANDOM) for s in (0, 1)]
            seed_numba(rounds)
            report(f"{spent:6.0f} s, {rounds * deals} deals: critic {error:.3f}, entropy {entropy:.3f}, against greedy "
                   f"{figures[0]:.3f} drawn {figures[1]:.3f} sharp, random {figures[2]:.3f} {figures[3]:.3f}", flush=True)
            if keep:
                keep(policy, critic)
    return policy, critic


def pack(policy):
    """Returns the policy as the game keeps it: integers scaled so that no reachable sum can leave its lane."""
    w1, b1, w2, b2 = (p.astype(np.float64) for p in policy)
    reach = np.maximum(reachable(w1, b1), reachable(-w1, -b1))
    scale = np.floor((2**15 - 1) / reach.max())
    out_scale = np.floor(min((2**31 - 1) / scale / (np.abs(w2) @ reach + np.abs(b2)).max(), (2**15 - 1) / np.abs(w2).max()))

    def text(a, s):
        return b64encode(np.rint(a * s).astype("<i2").tobytes()).decode()
    bias = [int(x) for x in np.rint(b2 * scale * out_scale)]
    return {"units": b1.size, "scale": scale * out_scale, "output_bias": bias,
            "input": text(w1, scale), "bias": text(b1, scale), "output": text(w2, out_scale)}


def reachable(w, b):
    """Returns an upper bound of each unit's sum, with a little to spare for rounding."""
    up = np.maximum(w, 0)
    groups = [(net.IN_HAND, 40, 9), (net.IN_PLAYED, 10, 9), (net.IN_PLAYED + 10, 30, 27), (net.IN_PHASE, 30, 3),
              (net.IN_TOP, 60, 1), (net.IN_LEFT, 9, 1), (net.IN_PILE, 5, 1), (net.IN_POSITION, 4, 1)]
    return b + sum(up[at:at + size].max(axis=0) * most for at, size, most in groups) + 0.5


def main():
    """Trains and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("quist_net.json"))
    args = parser.parse_args()

    def keep(policy, critic):
        args.out.write_text(json.dumps(pack(policy), indent=0) + "\n", "ascii")
        np.savez(args.out.with_suffix(".npz"), *policy, *critic)
    keep(*train(args.minutes, args.units, args.seed, keep=keep))


if __name__ == "__main__":
    main()
