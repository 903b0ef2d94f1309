"""Samples hidden hands of Quist from the posterior, given the plays.

A world gives every other seat its number of cards from the unseen numbers. Each seat plays like the learned policy or
at random (the styles of ``search.posterior``). Each step of the walk proposes, for every other seat, to swap some of
its cards with undealt ones. If a seat could follow either of two networks, both score its plays.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, inf, log
from typing import NamedTuple, Protocol

from numeramis_access.games.quist.players.model import (
    COPIES,
    HAND_SIZE,
    NUMBERS,
    SEATS,
    NumberCounts,
    PartialDeal,
    PublicDeal,
)
from numeramis_access.games.quist.players.policy_network import PolicyNetwork
from numeramis_access.players.search.posterior import ERROR_RATE, Posterior, cumulative_likelihoods, log_sum

#: styles: random play, or the learned policy
RANDOM_STYLE, LEARNED_STYLE = 0, 1
#: the prior probability that a seat plays at random
RANDOM_PRIOR = 0.05
STYLE_PRIORS = (log(RANDOM_PRIOR), log(1 - RANDOM_PRIOR))
#: the searching seat itself, which goes on like the policy
LEARNED_FOR_CERTAIN = (-inf, 0.0)
#: the logarithm of the prior of each of two networks
LOG_HALF = log(0.5)
#: the largest excess of a sum of two likelihoods over the larger one, in logarithms
MAX_SUM_EXCESS = log(2)
#: the largest difference of preference that is computed, so that no exponential overflows, and the odds used beyond it
MAX_DIFFERENCE, ODDS_BEYOND = 50, 1e22
#: random hands from which a walk draws a seat's first one, weighted by the likelihood of its plays; steps before the
#: first world, to forget the start
FIRST_HAND_SAMPLES, WARM_UP_STEPS = 32, 20


class Trust(NamedTuple):
    """How closely others are assumed to follow the network.

    :param temperature: the factor by which their preferences are flatter than the network's; 1 for the same.
    :param error_rate: the share of plays that are random errors, from 0 to 1.
    :param second: another network that they are equally likely to follow, at temperature 1; None for no other.
    """

    temperature: float = 1.0
    error_rate: float = ERROR_RATE
    second: PolicyNetwork | None = None


class Likelihoods(Protocol):
    """The likelihood of plays given possible hands of the others.

    :ivar known: the knowledge of the searching seat.
    """

    known: PartialDeal

    def log_likelihoods(self, seat: int, hand: Sequence[int], least: float = -inf) -> tuple[float, ...]:
        """Return, for random play and each other style, the logarithm of prior times likelihood of a seat's plays (see
        ``Posterior``).

        :param seat: the seat, from 0, whose plays are judged, not the searching one.
        :param hand: the cards that the seat is supposed to hold now, as counts per number.
        :param least: the function can stop early once the sum over all styles is certain to lie below this logarithm.
        """


class Evidence:
    """The evidence in the others' plays; one object serves all walks of the same choice.

    :param known: the seat's knowledge; nothing else is used.
    :param net: the policy that the others are assumed to follow.
    :param uses_plays: whether plays count as evidence; without them all layouts are equally likely.
    :param trust: the model of the others.
    :ivar plays: for each seat its plays, the last one first: each with the seat's knowledge before it, apart from its
        hand; empty without ``uses_plays`` and for the searching seat.
    :ivar second: the evidence for the second network that the others may follow, None if there is none.
    """

    def __init__(self, known: PartialDeal, net: PolicyNetwork, uses_plays: bool = True, trust: Trust = Trust()) -> None:
        self.known, self.trust, self._net = known, trust, net
        self.plays = _plays_by_seat(known, net) if uses_plays else [[] for _ in range(SEATS)]
        self._told: dict[tuple[int, ...], tuple[float, float]] = {}
        other = Trust(error_rate=trust.error_rate)
        self.second = None if trust.second is None else Evidence(known, trust.second, uses_plays, other)

    def log_likelihoods(self, seat: int, hand: Sequence[int], least: float = -inf) -> tuple[float, ...]:
        """Return, for random play, the policy and, if there is one, the second network, the logarithm of prior times
        likelihood.

        :param seat: the seat, from 0, whose plays are rated.
        :param hand: the cards that the seat is supposed to hold now, as counts per number.
        :param least: without a second network it can stop early once the sum is certain to lie below this logarithm.
        """
        if self.second is None:
            return self._by_one(seat, hand, least)
        at_random, learned = self._by_one(seat, hand)
        return at_random, learned + LOG_HALF, self.second._by_one(seat, hand)[1] + LOG_HALF

    def _by_one(self, seat: int, hand: Sequence[int], least: float = -inf) -> tuple[float, float]:
        """Return the logarithms of prior times likelihood for random play and this network, as if there were no second
        one.
        """
        key = (seat, *hand)
        told = self._told.get(key)
        if told is None:
            told, whole = self._judge(seat, hand, least)
            if whole:
                self._told[key] = told
        return told

    def _judge(self, seat: int, hand: Sequence[int], least: float) -> tuple[tuple[float, float], bool]:
        """Return the logarithms of prior times likelihood for random play and this network, and whether they cover all
        plays.
        """
        net, held, errors = self._net, list(hand), self.trust.error_rate
        scale = net.scale * self.trust.temperature
        known = net.hand_contribution(held)
        at_random, learned = STYLE_PRIORS
        for table, card in self.plays[seat]:
            held[card] += 1
            known += net.copy[card][held[card]]
            learned += _log_chance(net.outputs(table + known), held, card, scale, errors)
            at_random += log(held[card] / sum(held))
            if max(learned, at_random) + MAX_SUM_EXCESS < least:
                return (at_random, learned), False
        return (at_random, learned), True


class QuistPosterior(Posterior):
    """The walk through possible worlds; ``step`` moves it, from a world that already fits the plays fairly well.

    :param evidence: the evidence in the plays.
    :param rng: the randomness of the walk.
    :ivar hands: the counts per number of every seat in this world.
    :ivar others: the other seats that still hold cards.
    """

    def __init__(self, evidence: Likelihoods, rng: random.Random) -> None:
        super().__init__(SEATS, rng)
        self._evidence, known = evidence, evidence.known
        self._draw = rng.random
        self._style_logs[known.seat] = LEARNED_FOR_CERTAIN
        left, self._stock = unseen(known)
        rng.shuffle(self._stock)
        # More plays make fewer swaps acceptable, so more swaps lie between two worlds.
        self._rounds = 1 + len(known.plays) // 8
        self._deal(known, left)
        for _ in range(WARM_UP_STEPS if known.plays else 0):
            self.step()

    def _deal(self, known: PartialDeal, left: list[int]) -> None:
        """Deal every other seat its cards from the stock."""
        self._cards: list[list[int]] = [[] for _ in range(SEATS)]
        self.hands: list[NumberCounts] = [list(known.hand) for _ in range(SEATS)]
        others = [seat for seat in range(SEATS) if seat != known.seat]
        self.others = [seat for seat in others if left[seat]]
        for seat in others:
            self._cards[seat] = self._take_hand(seat, left[seat])
            self.hands[seat] = _counts(self._cards[seat])
            self.place_hand(seat, self.hands[seat])

    def _take_hand(self, seat: int, count: int) -> list[int]:
        """Take a seat's cards from the stock, drawn by the likelihood of its plays."""
        stock = self._stock
        if not self._evidence.known.plays:
            return [stock.pop() for _ in range(count)]
        hands = [self._rng.sample(stock, count) for _ in range(FIRST_HAND_SAMPLES)]
        logs = [log_sum(self._evidence.log_likelihoods(seat, _counts(hand))) for hand in hands]
        cards = self._rng.choices(hands, cum_weights=cumulative_likelihoods(logs))[0]
        for card in cards:
            stock.remove(card)
        return cards

    def step(self) -> None:
        """Move to the next world: propose at least one changed hand for every other seat; each is taken or refused by
        its likelihood.
        """
        for _ in range(self._rounds):
            for seat in self.others:
                self._swap(seat)

    def random_seats(self) -> list[bool]:
        """Return for each seat whether it plays at random in this world, drawn by the likelihood of its plays."""
        return [self.draw_style(seat) == RANDOM_STYLE for seat in range(SEATS)]

    def _swap(self, seat: int) -> None:
        """Propose a hand with one to all of its cards swapped."""
        draw, stock = self._draw, self._stock
        cards = self._cards[seat]
        swaps = [(int(draw() * len(cards)), int(draw() * len(stock))) for _ in range(1 + int(draw() * len(cards)))]
        for mine, other in swaps:
            cards[mine], stock[other] = stock[other], cards[mine]
        hand = _counts(cards)
        if self.accept_move(((seat, hand),)):
            self.hands[seat] = hand
            return
        for mine, other in reversed(swaps):
            cards[mine], stock[other] = stock[other], cards[mine]

    def style_log_likelihoods(self, seat: int, hand: Sequence[int], least: float) -> tuple[float, ...]:
        """Return, for random play and each other style, the logarithm of prior times likelihood of a seat's plays (see
        ``Posterior``).

        :param seat: the seat, from 0, whose plays are judged.
        :param hand: the cards that the seat is supposed to hold now, as counts per number.
        :param least: the sum over all styles need not be exact below this logarithm.
        """
        return self._evidence.log_likelihoods(seat, hand, least)


def unseen(known: PartialDeal) -> tuple[list[int], list[int]]:
    """Return the number of cards each seat has left, and all unseen cards, lowest first.

    :param known: a seat's knowledge.
    """
    left, out = [HAND_SIZE] * SEATS, list(known.hand)
    for seat, card in known.plays:
        left[seat] -= 1
        out[card] += 1
    return left, [number for number in range(NUMBERS) for _ in range(COPIES - out[number])]


def any_hands(known: PartialDeal, rng: random.Random) -> list[NumberCounts]:
    """Return a random hand for each seat from 0, as counts per number, that fits the cards seen, without regard to the
    plays as evidence.

    :param known: a seat's knowledge, whose own hand stays.
    :param rng: draws the hands.
    """
    left, stock = unseen(known)
    rng.shuffle(stock)
    hands = [list(known.hand) if seat == known.seat else [0] * NUMBERS for seat in range(SEATS)]
    for seat in range(SEATS):
        for _ in range(left[seat] if seat != known.seat else 0):
            hands[seat][stock.pop()] += 1
    return hands


def _log_chance(logits: tuple[int, ...], held: NumberCounts, card: int, scale: float, errors: float) -> float:
    """Return the logarithm of the probability that the policy plays this number; the error rate keeps it finite."""
    own = logits[card]
    odds = [
        exp((logit - own) / scale) if logit - own < MAX_DIFFERENCE * scale else ODDS_BEYOND
        for logit, count in zip(logits, held, strict=True)
        if count
    ]
    return log((1 - errors) / sum(odds) + errors / len(odds))


def _counts(cards: list[int]) -> NumberCounts:
    return [cards.count(number) for number in range(NUMBERS)]


def _plays_by_seat(known: PartialDeal, net: PolicyNetwork) -> list[list[tuple[int, int]]]:
    """Return each other seat's plays, the last one first, each with the seat's knowledge apart from its hand."""
    plays: list[list[tuple[int, int]]] = [[] for _ in range(SEATS)]
    public = PublicDeal(known.first, known.leader_keeps)
    nothing = [0] * NUMBERS
    for seat, card in known.plays:
        left = HAND_SIZE - sum(public.played[seat])
        if seat != known.seat:
            table = net.seat_knowledge(seat, nothing, public) + net.table_contribution(public, left)
            plays[seat].insert(0, (table, card))
        public.play(card)
    return plays
