"""The posterior of Quist's judge and master in compiled code: likelihoods of plays, and a walk through worlds.

It computes the same as ``posterior``, except for random numbers and rounding. In the functions, ``who`` is the
searching player, ``seen`` its knowledge of the public plays, ``walk`` the walk with its scratch space, and ``seat`` the
seat whose hand is judged. Logarithms are natural. Needs numpy and numba.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.games.quist.players.posterior import BEGINNINGS, HALF, PLAYS_AT_RANDOM, SLACK, WARM_UP
from numeramis_access.games.quist.players.training import deals
from numeramis_access.players.training.compiled import Flags, Floats, Ints, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers

HAND = 9
LOG_RANDOM, LOG_LEARNED = log(PLAYS_AT_RANDOM), log(1 - PLAYS_AT_RANDOM)
#: the largest difference of preference that is computed, so that no exponential overflows
MOST = 50.0


class Searcher(NamedTuple):
    """A searching player.

    :param policy: the network of its play. :param value: values later phases, with the inputs of ``foresight``.
    :param worlds: worlds per choice; 0 plays the network's favourite.
    :param walks: the number of walks that these worlds come from.
    :param temperature, errors, second: the model of the others (``posterior.Trust``).
    :param reads_second: whether there is a second network.
    """

    policy: Layers
    value: Layers
    worlds: int
    walks: int
    temperature: float
    errors: float
    second: Layers
    reads_second: bool


class Observations(NamedTuple):
    """One network's knowledge of the public plays.

    :param public: each seat's knowledge apart from its hand.
    :param told: the same at each play of the seat, with the cards then on the table.
    :param card: the cards that each seat played, in order. :param plays: the number of these cards, by seat.
    """

    public: Singles
    told: Singles
    card: Ints
    plays: Ints


class Walk(NamedTuple):
    """A walk through worlds: hands, the same as cards, the undealt stock, and the likelihood of each seat's plays.

    ``heard`` tells whether plays count as evidence, ``other`` holds the second network's knowledge; the rest is scratch
    space.
    """

    hands: Ints
    cards: Ints
    stock: Ints
    sizes: Ints
    logs: Floats
    heard: Flags
    other: Observations
    held: Ints
    hold: Singles
    h: Singles
    wish: Floats
    rows: Ints


@compiled
def seen_of(units: int) -> Observations:
    """Return empty knowledge of a deal for a network with this many hidden units."""
    return Observations(np.zeros((deals.SEATS, units), np.float32), np.zeros((deals.SEATS, HAND, units), np.float32),
                np.zeros((deals.SEATS, HAND), np.int64), np.zeros(deals.SEATS, np.int64))  # fmt: skip


@compiled
def walk_of(who: Searcher) -> Walk:
    """Return an empty walk for a searcher."""
    units = max(who.policy.b1.size, who.second.b1.size)
    return Walk(np.zeros((deals.SEATS, 10), np.int64), np.zeros((deals.SEATS, HAND), np.int64), np.zeros(80, np.int64),
                np.zeros(deals.SEATS + 1, np.int64), np.full((deals.SEATS, 3), -np.inf), np.ones(1, np.bool_),
                seen_of(who.second.b1.size), np.zeros(10, np.int64), np.zeros(units, np.float32),
                np.zeros(units, np.float32), np.zeros(10, np.float64),
                np.zeros(deals.TABLE_ROWS, np.int64))  # fmt: skip


@compiled
def begin_watching(who: Searcher, seen: Observations, walk: Walk) -> None:
    """Reset the knowledge to the start of a deal."""
    begin_seeing(who.policy, seen)
    begin_seeing(who.second, walk.other)


@compiled
def watch(who: Searcher, seen: Observations, table: deals.Table, card: int, walk: Walk) -> None:
    """Add the card that the seat to act is about to play to the knowledge of both networks."""
    see_play(who.policy, seen, table, card, walk.rows)
    if who.reads_second:
        see_play(who.second, walk.other, table, card, walk.rows)


@compiled
def begin_seeing(policy: Layers, seen: Observations) -> None:
    """Reset one network's knowledge to the start of a deal."""
    for seat in range(deals.SEATS):
        seen.public[seat] = policy.b1
    seen.plays[:] = 0


@compiled
def see_play(policy: Layers, seen: Observations, table: deals.Table, card: int, rows: Ints) -> None:
    """Add the card that the seat to act is about to play to one network's knowledge."""
    turn, seat, pile, cards = table.now[deals.TURN], table.now[deals.SEAT], table.now[deals.PILE], table.cards
    at, w1, told = seen.plays[seat], policy.w1, seen.told[seat]
    count = deals.table_rows(cards, turn & 3, pile, HAND - turn // 4, rows)
    told[at] = seen.public[seat]
    for i in range(count):
        deals.add(told, at, w1, rows[i])
    seen.card[seat, at] = card
    seen.plays[seat] += 1
    context = deals.play_context(cards, turn & 3, card, pile)
    for s in range(deals.SEATS):
        rel = (seat - s) & 3
        deals.add(seen.public, s, w1, net.IN_PLAYED + rel * 10 + card)
        deals.add(seen.public, s, w1, net.IN_CONTEXT + rel * net.CONTEXTS + context)


@compiled_fast
def add_hand(weights: Singles, hand: Ints, sums: Singles) -> None:
    """Add the contribution of a hand to ``sums``."""
    for v in range(10):
        for k in range(min(hand[v], 4)):
            for j in range(sums.size):
                sums[j] += weights[v * 4 + k, j]


@compiled_fast
def likelihoods(
    w1: Singles, w2: Singles, b2: Singles, told: Singles, played: Ints, count: int, hand: Ints, sharp: float,
    errors: float, least: float, held: Ints, hold: Singles, h: Singles, wish: Floats,
) -> tuple[float, float]:  # fmt: skip
    """Return the logarithms of prior times likelihood for random play and the policy; may stop once both lie below
    ``least``.

    :param sharp: the factor of the preferences. :param errors: the share of random errors.
    """
    at_random, learned, units, total = LOG_RANDOM, LOG_LEARNED, h.size, hand.sum()
    held[:] = hand
    hold[:] = 0
    add_hand(w1, hand, hold)
    for i in range(count - 1, -1, -1):
        card = played[i]
        held[card] += 1
        total += 1
        if held[card] <= 4:
            row = card * 4 + held[card] - 1
            for j in range(units):
                hold[j] += w1[row, j]
        for j in range(units):
            h[j] = max(told[i, j] + hold[j], np.float32(0))
        for v in range(10):
            if held[v]:
                s = b2[v]
                for j in range(units):
                    s += h[j] * w2[v, j]
                wish[v] = s
        odds, kinds = 0.0, 0
        for v in range(10):
            if held[v]:
                odds += np.exp(min((wish[v] - wish[card]) * sharp, MOST))
                kinds += 1
        learned += np.log((1 - errors) / odds + errors / kinds)
        at_random += np.log(held[card] / total)
        if max(learned, at_random) + SLACK < least:
            break
    return at_random, learned


@compiled
def judge_hand(who: Searcher, seen: Observations, seat: int, hand: Ints, least: float,
               walk: Walk) -> tuple[float, float, float]:  # fmt: skip
    """Return the logarithms of prior times likelihood of a seat's plays, for random play, the policy and the second
    network.

    :param hand: the cards that the seat is supposed to hold now, as counts per number.
    """
    least = -np.inf if who.reads_second else least
    at_random, learned = by_one(who.policy, seen, seat, hand, 1 / who.temperature, who.errors, least, walk)
    if not who.reads_second:
        return at_random, learned, -np.inf
    _, second = by_one(who.second, walk.other, seat, hand, 1.0, who.errors, least, walk)
    return at_random, learned + HALF, second + HALF


@compiled
def by_one(policy: Layers, seen: Observations, seat: int, hand: Ints, sharp: float, errors: float, least: float,
           walk: Walk) -> tuple[float, float]:  # fmt: skip
    """Return the logarithms of prior times likelihood for random play and for one network.

    :param sharp: the factor of the preferences. :param errors: the share of random errors.
    :param least: as in ``likelihoods``.
    """
    units, count = policy.b1.size, seen.plays[seat] if walk.heard[0] else 0
    return likelihoods(policy.w1, policy.w2, policy.b2, seen.told[seat], seen.card[seat], count, hand, sharp, errors,
                       least, walk.held, walk.hold[:units], walk.h[:units], walk.wish)  # fmt: skip


@compiled
def log_sum(logs: tuple[float, float, float]) -> float:
    """Return the logarithm of the sum of three likelihoods. :param logs: their logarithms."""
    top = max(logs[0], logs[1], logs[2])
    return float(top + np.log(np.exp(logs[0] - top) + np.exp(logs[1] - top) + np.exp(logs[2] - top)))


@compiled
def note(walk: Walk, seat: int, logs: tuple[float, float, float]) -> None:
    """Store the likelihoods of a seat's plays with its present hand."""
    walk.logs[seat, 0], walk.logs[seat, 1], walk.logs[seat, 2] = logs


@compiled
def count_cards(cards: Ints, size: int, hand: Ints) -> None:
    """Fill in the counts per number of these cards."""
    hand[:] = 0
    for i in range(size):
        hand[cards[i]] += 1


@compiled
def swap(who: Searcher, seen: Observations, seat: int, walk: Walk) -> None:
    """Propose a hand with one to all of its cards swapped with the undealt stock."""
    cards, stock, size, undealt = walk.cards[seat], walk.stock, walk.sizes[seat], walk.sizes[deals.SEATS]
    swaps = np.random.randint(size) + 1
    mine, other = np.random.randint(0, size, swaps), np.random.randint(0, undealt, swaps)
    for i in range(swaps):
        cards[mine[i]], stock[other[i]] = stock[other[i]], cards[mine[i]]
    hand = walk.hands[seat].copy()
    count_cards(cards, size, hand)
    least = log_sum((walk.logs[seat, 0], walk.logs[seat, 1], walk.logs[seat, 2])) + np.log(1 - np.random.random())
    logs = judge_hand(who, seen, seat, hand, least, walk)
    if log_sum(logs) >= least:
        walk.hands[seat] = hand
        note(walk, seat, logs)
        return
    for i in range(swaps - 1, -1, -1):
        cards[mine[i]], stock[other[i]] = stock[other[i]], cards[mine[i]]


@compiled
def take_hand(who: Searcher, seen: Observations, seat: int, tries: int, walk: Walk) -> None:
    """Draw a seat's cards from the undealt stock: one of ``tries`` random hands, by the likelihood of its plays."""
    stock, size, undealt = walk.stock, walk.sizes[seat], walk.sizes[deals.SEATS]
    tried, logs, hand = np.zeros((tries, size), np.int64), np.zeros(tries), np.zeros(10, np.int64)
    for n in range(tries):
        for i in range(size):
            at = np.random.randint(i, undealt)
            stock[i], stock[at] = stock[at], stock[i]
        tried[n] = stock[:size]
        count_cards(tried[n], size, hand)
        logs[n] = log_sum(judge_hand(who, seen, seat, hand, -np.inf, walk))
    odds = np.exp(logs - logs.max())
    draw, which = np.random.random() * odds.sum(), 0
    while which < tries - 1 and draw >= odds[which]:
        draw -= odds[which]
        which += 1
    walk.cards[seat, :size] = tried[which]
    for card in tried[which]:
        at = 0
        while stock[at] != card:
            at += 1
        undealt -= 1
        stock[at] = stock[undealt]
    walk.sizes[deals.SEATS] = undealt
    count_cards(walk.cards[seat], size, walk.hands[seat])
    note(walk, seat, judge_hand(who, seen, seat, walk.hands[seat], -np.inf, walk))


@compiled
def begin_walk(who: Searcher, seen: Observations, table: deals.Table, walk: Walk) -> None:
    """Deal every other seat a hand that makes its plays likely, and walk away from that start."""
    own = table.now[deals.SEAT]
    rest = np.full(10, 8) - table.hands[own]
    for s in range(deals.SEATS):
        for i in range(seen.plays[s]):
            rest[seen.card[s, i]] -= 1
        walk.sizes[s] = HAND - seen.plays[s]
    undealt = 0
    for v in range(10):
        for _ in range(rest[v]):
            walk.stock[undealt] = v
            undealt += 1
    walk.sizes[deals.SEATS] = undealt
    walk.hands[own] = table.hands[own]
    plays = seen.plays.sum()
    for s in range(deals.SEATS):
        if s != own:
            take_hand(who, seen, s, BEGINNINGS if plays else 1, walk)
    if plays:
        for _ in range(WARM_UP):
            step(who, seen, own, walk)


@compiled
def step(who: Searcher, seen: Observations, own: int, walk: Walk) -> None:
    """Move to the next world."""
    for _ in range(1 + seen.plays.sum() // 8):
        for s in range(deals.SEATS):
            if s != own and walk.sizes[s]:
                swap(who, seen, s, walk)
