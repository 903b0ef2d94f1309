"""Quist among players who follow a rule of thumb: a model of their plays, used as evidence and in rollouts.

A judge normally assumes that all seats play like the learned policy. Against other players, this model checks that a
card that the judge blames is bad there too: the judged seat plays by the policy, the three others by their rule.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import inf, log

from numeramis_access.games.quist.players.model import (
    HAND_SIZE,
    PLAY_COUNT,
    SEATS,
    NumberCounts,
    PartialDeal,
    PublicDeal,
)
from numeramis_access.games.quist.players.policy_network import PolicyNetwork
from numeramis_access.games.quist.players.posterior import Likelihoods, QuistPosterior
from numeramis_access.games.quist.players.rules_of_thumb import beginner, club
from numeramis_access.games.quist.players.search import USUAL_WORLDS, QuistSearch, ValueNumber
from numeramis_access.players.search.posterior import ERROR_RATE

#: chooses a number from a hand
ChooseNumber = Callable[[PublicDeal, NumberCounts], int]
HABITS_OF_LEVEL: dict[str, ChooseNumber] = {"beginner": beginner, "club": club}


class HabitEvidence:
    """Rates possible hands of others by their plays: nine plays of ten follow a rule, the others are random.

    It replaces ``posterior.Evidence``.

    :param known: the seat's knowledge of the deal.
    :param rule: returns the number that one of the others plays, given the deal and the hand as counts per number.
    """

    def __init__(self, known: PartialDeal, rule: ChooseNumber) -> None:
        self.known, self._rule = known, rule
        self._plays: list[list[tuple[PublicDeal, int]]] = [[] for _ in range(SEATS)]
        self._told: dict[tuple[int, ...], float] = {}
        public = PublicDeal(known.first, known.leader_keeps)
        for seat, card in known.plays:
            if seat != known.seat:
                self._plays[seat].insert(0, (public.copy(), card))
            public.play(card)

    def log_likelihoods(self, seat: int, hand: Sequence[int], least: float = -inf) -> tuple[float, float]:
        """Return minus infinity for random play, then the natural logarithm of the likelihood of a seat's plays by the
        rule.

        :param seat: the seat, from 0, whose plays are judged, not the searching one.
        :param hand: the cards that the seat is supposed to hold now, as counts per number.
        :param least: ignored: the value is kept for the same hand.
        """
        key = (seat, *hand)
        if key not in self._told:
            self._told[key] = self._by_rule(seat, list(hand))
        return -inf, self._told[key]

    def _by_rule(self, seat: int, held: NumberCounts) -> float:
        """Return the log-likelihood of a seat's plays by the rule if they left it this hand."""
        total = 0.0
        for public, card in self._plays[seat]:
            held[card] += 1
            meant = (1 - ERROR_RATE) * (self._rule(public, held) == card)
            total += log(meant + ERROR_RATE / sum(map(bool, held)))
        return total


class HabitSearch(QuistSearch):
    """The searching player among others who follow a rule; unlike its base class it solves no endings.

    :param rule: returns the number that one of the others plays, given the deal and the hand as counts per number.
    :param worlds: worlds per choice without a time limit.
    """

    def __init__(self, rule: ChooseNumber, worlds: int = USUAL_WORLDS) -> None:
        super().__init__(worlds, endings=0)
        self._rule = rule

    def _read_plays(self, known: PartialDeal) -> Likelihoods:
        return HabitEvidence(known, self._rule)

    def _rollouts(self, evidence: Likelihoods, public: PublicDeal, rng: random.Random) -> Iterator[ValueNumber]:
        posterior = QuistPosterior(evidence, rng)
        while True:
            posterior.step()
            yield partial(play_out, self.net, self._rule, public, posterior.hands)


def play_out(
    net: PolicyNetwork, rule: ChooseNumber, public: PublicDeal, hands: Sequence[NumberCounts], card: int
) -> float:
    """Return the tricks that the side to act makes from here to the end if it plays this number now.

    The seat to act plays by the network, the others by the rule. A pile that stays unclaimed (Q11's option) counts half
    for each side.

    :param net: the policy of the seat to act.
    :param rule: returns the number that one of the others plays, given the deal and the hand.
    :param public: the deal before the card; it stays as it is.
    :param hands: the hand of each seat from 0, as counts per number; they stay as they are.
    :param card: the number, which the seat to act holds.
    """
    on, left, own = public.copy(), [list(hand) for hand in hands], public.seat
    while True:
        left[on.seat][card] -= 1
        on.play(card)
        if on.count == PLAY_COUNT:
            break
        hand = left[on.seat]
        if on.seat == own:
            liked = net.preferences(on, hand)
            card = max(liked, key=liked.__getitem__)
        else:
            card = rule(on, hand)
    mine, theirs = (on.won[side] - public.won[side] for side in (own % 2, 1 - own % 2))
    return (HAND_SIZE - sum(public.won) + mine - theirs) / 2
