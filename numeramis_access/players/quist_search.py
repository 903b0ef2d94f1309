"""Quist's expert: what the learned policy would play, unless playing on in sampled worlds shows something better.

In each world (``quist_worlds``) every candidate is played and the deal is finished by the policy for all four; the
same worlds serve every candidate. A candidate takes the place of the policy's own card only where it is better by
two standard errors: below that, the policy knows more than the sample.
"""

from __future__ import annotations

import random
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from numeramis_access.players.quist_endings import solve
from numeramis_access.players.quist_model import HAND, NUMBERS, PLAYS, SEATS, Counts, Course, Seen, judgements
from numeramis_access.players.quist_net import PHASE_AT, Network, network, phase_number
from numeramis_access.players.quist_worlds import Worlds

#: worlds when no time is given
FIXED_WORLDS = 100
#: worlds between two looks at which candidates are out of the race
ROUND = 10
ERRORS = 2.0
ALL_NUMBERS = range(NUMBERS)


class Thought(NamedTuple):
    """A chosen number and the tricks that each candidate promises from here on, best first."""

    card: int
    values: dict[int, float]
    worlds: int = 0


class Expert:
    """The searching player.

    :param worlds: worlds for a choice without a time.
    """

    def __init__(self, worlds: int = FIXED_WORLDS, net: Network | None = None, endings: int = 2) -> None:
        self.worlds = worlds
        self.endings = endings
        self.net = net or network()

    def think(self, known: Seen, rng: random.Random, ms: int = 0) -> Thought:
        """Return a number to play: with ``ms`` when that time is up, without it after a fixed number of worlds."""
        until = perf_counter() + ms / 1000
        course = Course.of(known)
        hand = list(known.hand)
        chances = self.net.preferences(course, hand)
        own = max(chances, key=chances.__getitem__)
        if len(chances) == 1:
            return Thought(own, {own: 0.0})
        race = Race(own, [card for card in chances if card != own])
        worlds = Worlds(known, self.net, rng)
        ahead = Ahead(course, self.net)
        exact = sum(hand) <= self.endings
        while race.rivals and (perf_counter() < until if ms else race.worlds < self.worlds):
            worlds.step()
            if exact:
                values = solve(worlds.hands, course)
            else:
                ahead.enter(worlds.hands)
                values = {card: ahead.play(card) for card in (own, *race.rivals)}
            race.add(values)
        return Thought(race.winner(), race.values(), race.worlds)


class Race:
    """Candidates against the policy's own card, over worlds that are the same for all."""

    def __init__(self, own: int, rivals: list[int]) -> None:
        self.own = own
        self.rivals = rivals
        self.worlds = 0
        self._own_sum = 0.0
        self._sums = dict.fromkeys(rivals, 0.0)
        self._squares = dict.fromkeys(rivals, 0.0)
        self._means: dict[int, float] = {}

    def add(self, values: dict[int, float]) -> None:
        """Count one world; now and then, candidates that are clearly worse leave the race."""
        self.worlds += 1
        self._own_sum += values[self.own]
        for card in self.rivals:
            gain = values[card] - values[self.own]
            self._sums[card] += gain
            self._squares[card] += gain * gain
        if self.worlds % ROUND == 0:
            bar = max(0.0, *(self._lead(card, -ERRORS) for card in self.rivals))
            beaten = [card for card in self.rivals if self._lead(card, ERRORS) < bar]
            self._means |= {card: self._lead(card, 0) for card in beaten}
            self.rivals = [card for card in self.rivals if card not in beaten]

    def _lead(self, card: int, errors: float) -> float:
        """Return a rival's mean gain over the own card, moved by so many standard errors."""
        mean = self._sums[card] / self.worlds
        variance = max(self._squares[card] / self.worlds - mean * mean, 1e-6)
        return mean + errors * sqrt(variance / self.worlds)

    def winner(self) -> int:
        """Return the best rival that is better beyond doubt, else the own card."""
        sure = [card for card in self.rivals if self.worlds >= ROUND and self._lead(card, -ERRORS) > 0]
        return max(sure, key=lambda card: self._sums[card], default=self.own)

    def values(self) -> dict[int, float]:
        """Return each candidate's mean, the best first."""
        if not self.worlds:
            return {self.own: 0.0}
        base = self._own_sum / self.worlds
        gains = self._means | {card: self._lead(card, 0) for card in self.rivals} | {self.own: 0.0}
        return {card: base + gain for card, gain in sorted(gains.items(), key=lambda item: -item[1])}


class Ahead:
    """Plays a deal on from where it is, by the policy, in one world after the other."""

    def __init__(self, course: Course, net: Network) -> None:
        self._net = net
        self._seat, self._leader, self._pile = course.seat, course.leader, course.pile
        self._count, self._code = course.count, phase_number(course.phase) - PHASE_AT[len(course.phase)]
        self._keeps = course.leader_keeps
        nothing = [0] * NUMBERS
        self._public = [net.know(seat, nothing, course.played) for seat in range(SEATS)]
        self._played = [[net.played[rel][card] for rel in range(SEATS)] for card in ALL_NUMBERS]
        self._judged = judgements()
        self._hands: list[Counts] = []
        self._knows: list[int] = []

    def enter(self, hands: list[Counts]) -> None:
        """Take these as the hands of all four."""
        self._hands = hands
        self._knows = [public + self._net.hold(hand) for public, hand in zip(self._public, hands, strict=True)]

    def play(self, card: int) -> float:
        """Play a number now and finish the deal; return the tricks that the side to act makes from here on."""
        hands, knows = [list(hand) for hand in self._hands], list(self._knows)
        seat, leader, pile, code = self._seat, self._leader, self._pile, self._code
        won = [0, 0]
        for count in range(self._count + 1, PLAYS + 1):
            hand = hands[seat]
            seen = self._played[card]
            knows[seat] += seen[0] - self._net.copy[card][hand[card]]
            hand[card] -= 1
            # Negative indexes count round the table: seat - 3 is the left neighbour, to whom the player is rel 3.
            knows[seat - 3] += seen[3]
            knows[seat - 2] += seen[2]
            knows[seat - 1] += seen[1]
            code = code * 10 + card
            position = count % SEATS
            if position:
                seat = (seat + 1) % SEATS
            else:
                who = self._judged[code]
                seat = leader = (leader + who) % SEATS
                pile += 1
                if who < SEATS or (count == PLAYS and self._keeps):
                    won[leader % 2] += pile
                if who < SEATS:
                    pile = 0
                code = 0
            if count < PLAYS:
                card = self._choose(hands[seat], knows[seat], position, code, pile, HAND - count // SEATS)
        return won[self._seat % 2]

    def _choose(self, hand: Counts, known: int, position: int, code: int, pile: int, left: int) -> int:
        """Return the number that the policy likes best."""
        held = [number for number in ALL_NUMBERS if hand[number]]
        if len(held) == 1:
            return held[0]
        net = self._net
        logits = net.logits(known + net.phase[PHASE_AT[position] + code] + net.status[left][pile])
        return max(held, key=logits.__getitem__)
