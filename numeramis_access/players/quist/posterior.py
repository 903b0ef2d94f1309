"""What the other three may hold: worlds sampled by what their plays tell.

A world gives every other seat as many cards as it still has, out of the numbers not yet seen. How much a world is
to be believed is how likely, with those hands, the very plays were that were seen (inference: Rebstock et al. 2019 for
Skat). Somebody may play like the learned policy or any card, and his plays tell that too. A Metropolis walk visits
worlds as often as they are to be believed, so that all of them count alike: each step swaps some cards of a hand with
undealt ones and keeps the swap by its likelihood.
"""

from __future__ import annotations

import random
from math import exp, inf, log, log1p

from numeramis_access.players.quist.model import COPIES, HAND, NUMBERS, SEATS, Counts, Course, Seen
from numeramis_access.players.quist.policy_network import Network

#: how often anybody is taken to play something the policy would not think of
SURPRISE = 0.1
#: how often somebody is taken to play any card, before he has played one
ANYHOW = 0.05
PRIORS = (log(1 - ANYHOW), log(ANYHOW))
#: a sum of two is at most so much above the larger one, in logarithms
SLACK = log(2)
#: a difference of preference beyond which a play is as good as unheard of, so that no exponential overflows
MOST, UNHEARD = 50, 1e22
#: steps before the first world, to forget where the walk began
WARM_UP = 10


class Worlds:
    """A walk through what the others may hold: ``hands`` by seat, moved on by ``step``.

    :param known: all that is known; nothing else is used. :param rng: the walk's chance. :param believe: whether plays
        tell anything; without it all worlds are dealt alike.
    """

    def __init__(self, known: Seen, net: Network, rng: random.Random, believe: bool = True) -> None:
        self._net = net
        self._draw = rng.random
        self._moments = _moments(known, net) if believe else [[] for _ in range(SEATS)]
        left = [HAND] * SEATS
        out = list(known.hand)
        for seat, card in known.plays:
            left[seat] -= 1
            out[card] += 1
        self._stock = [number for number in range(NUMBERS) for _ in range(COPIES - out[number])]
        rng.shuffle(self._stock)
        self._cards: list[list[int]] = [[] for _ in range(SEATS)]
        #: how many of each number every seat holds in this world
        self.hands: list[Counts] = [list(known.hand) for _ in range(SEATS)]
        self._belief = [0.0] * SEATS
        #: by how much the plays speak for the policy, and against any card
        self._lean = [inf] * SEATS
        # The more plays there are to agree with, the fewer swaps are kept: more of them then lie between two worlds.
        self._rounds = 1 + len(known.plays) // 8
        self.others = [seat for seat in range(SEATS) if seat != known.seat and left[seat]]
        for seat in range(SEATS):
            if seat != known.seat:
                self._cards[seat] = [self._stock.pop() for _ in range(left[seat])]
                self.hands[seat] = _counts(self._cards[seat])
                self._take(seat, self.hands[seat], self._ways(seat, self.hands[seat], -inf))
        for _ in range(WARM_UP if known.plays else 0):
            self.step()

    def step(self) -> None:
        """Go on to the next world: every other hand is offered swaps."""
        for _ in range(self._rounds):
            for seat in self.others:
                self._swap(seat)

    def anyhow(self) -> list[bool]:
        """Return who plays any card in this world, as likely as his plays make it."""
        return [self._draw() * (1 + exp(min(lean, MOST))) < 1 for lean in self._lean]

    def _swap(self, seat: int) -> None:
        """Offer a hand between one and all of its cards anew; as likely to be offered back, so the walk is fair."""
        draw, stock = self._draw, self._stock
        cards = self._cards[seat]
        swaps = [(int(draw() * len(cards)), int(draw() * len(stock))) for _ in range(1 + int(draw() * len(cards)))]
        for mine, other in swaps:
            cards[mine], stock[other] = stock[other], cards[mine]
        hand = _counts(cards)
        least = self._belief[seat] + log(1.0 - draw())
        ways = self._ways(seat, hand, least)
        if _either(*ways) >= least:
            self._take(seat, hand, ways)
            return
        for mine, other in reversed(swaps):
            cards[mine], stock[other] = stock[other], cards[mine]

    def _take(self, seat: int, hand: Counts, ways: tuple[float, float]) -> None:
        self.hands[seat], self._belief[seat], self._lean[seat] = hand, _either(*ways), ways[0] - ways[1]

    def likelihood(self, seat: int, hand: Counts) -> float:
        """Return the logarithm of how likely the seat's plays were, had it been left with this hand."""
        return _either(*self._ways(seat, hand, -inf))

    def _ways(self, seat: int, hand: Counts, least: float) -> tuple[float, float]:
        """Return the same if the seat plays like the policy, and if it plays any card.

        Once it has fallen below ``least``, only that.
        """
        net, held = self._net, list(hand)
        known = net.hold(held)
        learned, anyhow = PRIORS
        for table, card in self._moments[seat]:
            held[card] += 1
            known += net.copy[card][held[card]]
            learned += _surprise(net.outputs(table + known), held, card, net.scale)
            anyhow += log(held[card] / sum(held))
            if max(learned, anyhow) + SLACK < least:
                break
        return learned, anyhow


def _either(learned: float, anyhow: float) -> float:
    """Return the logarithm of the sum of two likelihoods."""
    return max(learned, anyhow) + log1p(exp(-abs(learned - anyhow)))


def _surprise(logits: tuple[int, ...], held: Counts, card: int, scale: float) -> float:
    """Return the logarithm of how likely this number was played, which is never quite out of the question."""
    own = logits[card]
    odds = [
        exp((logit - own) / scale) if logit - own < MOST * scale else UNHEARD
        for logit, count in zip(logits, held, strict=True)
        if count
    ]
    return log((1 - SURPRISE) / sum(odds) + SURPRISE / len(odds))


def _counts(cards: list[int]) -> Counts:
    return [cards.count(number) for number in range(NUMBERS)]


def _moments(known: Seen, net: Network) -> list[list[tuple[int, int]]]:
    """Return each seat's plays, the last one first, with what the seat knew apart from its hand."""
    moments: list[list[tuple[int, int]]] = [[] for _ in range(SEATS)]
    course = Course(known.first, known.leader_keeps)
    nothing = [0] * NUMBERS
    for seat, card in known.plays:
        left = HAND - sum(course.played[seat])
        if seat != known.seat:
            public = net.know(seat, nothing, course.played) + net.table(course, left)
            moments[seat].insert(0, (public, card))
        course.play(card)
    return moments
