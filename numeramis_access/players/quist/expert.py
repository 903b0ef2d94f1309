"""Quist's expert: what the learned policy would play, unless looking ahead in sampled worlds shows something better.

In each world (``posterior``) every candidate is played, the policy goes on for all four to the end of the next
phase, and the value network (``value_network``) guesses the rest; the same worlds serve every candidate. A candidate
takes the place of the policy's own card only where it is better by two standard errors, or never worse: below that,
the policy knows more than the sample. Short endings are not played on by the policy but solved exactly
(``endings``).
"""

from __future__ import annotations

import random
from math import inf, sqrt
from time import perf_counter
from typing import NamedTuple

from numeramis_access.players.quist.endings import solve
from numeramis_access.players.quist.model import HAND, NUMBERS, PLAYS, SEATS, Counts, Course, Seen, judgements
from numeramis_access.players.quist.policy_network import PHASE_AT, Network, network, phase_number
from numeramis_access.players.quist.posterior import Worlds
from numeramis_access.players.quist.rules_of_thumb import anyhow
from numeramis_access.players.quist.value_network import value

#: worlds when no time is given
FIXED_WORLDS = 100
#: worlds between two looks at which candidates are out of the race
ROUND = 10
ERRORS = 2.0
#: phases that are played out, the present one included, before the value network guesses the rest
PHASES_AHEAD = 2
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
        until = perf_counter() + ms / 1000 if ms else inf
        course = Course.of(known)
        hand = list(known.hand)
        chances = self.net.preferences(course, hand)
        own = max(chances, key=chances.__getitem__)
        rivals = [card for card in chances if card != own]
        race = Race(own, rivals)
        worlds = Worlds(known, self.net, rng) if rivals else None
        if worlds and sum(hand) <= self.endings:
            self._solve(race, worlds, course, until)
            if not race.told_apart:
                # No difference as far as the plays can be believed: then whatever the others may hold.
                race = Race(own, rivals)
                self._solve(race, Worlds(known, self.net, rng, believe=False), course, until)
        elif worlds:
            self._play_on(race, worlds, course, until, rng)
        return Thought(race.winner(), race.values(), race.worlds)

    def _solve(self, race: Race, worlds: Worlds, course: Course, until: float) -> None:
        """Race in worlds whose ending is solved."""
        while race.rivals and race.worlds < self.worlds and perf_counter() < until:
            worlds.step()
            race.add(solve(worlds.hands, course))

    def _play_on(self, race: Race, worlds: Worlds, course: Course, until: float, rng: random.Random) -> None:
        """Race in worlds that are played on."""
        ahead = Ahead(course, self.net, rng)
        while race.rivals and (until < inf or race.worlds < self.worlds) and perf_counter() < until:
            worlds.step()
            ahead.enter(worlds.hands, worlds.anyhow())
            race.add({card: ahead.play(card) for card in (race.own, *race.rivals)})


class Race:
    """Candidates against the policy's own card, over worlds that are the same for all."""

    def __init__(self, own: int, rivals: list[int]) -> None:
        self.own = own
        self.rivals = rivals
        self.worlds = 0
        self._own_sum = 0.0
        self._sums = dict.fromkeys(rivals, 0.0)
        self._squares = dict.fromkeys(rivals, 0.0)
        self._never_worse = set(rivals)
        self._means: dict[int, float] = {}

    def add(self, values: dict[int, float]) -> None:
        """Count one world; now and then, candidates that are clearly worse leave the race."""
        self.worlds += 1
        self._own_sum += values[self.own]
        for card in self.rivals:
            gain = values[card] - values[self.own]
            self._sums[card] += gain
            self._squares[card] += gain * gain
            if gain < 0:
                self._never_worse.discard(card)
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

    @property
    def told_apart(self) -> bool:
        """Return whether any world made a difference."""
        return any(self._squares.values())

    def winner(self) -> int:
        """Return the best rival that is better beyond doubt, else the own card."""
        if self.worlds < ROUND:
            return self.own
        better = [card for card in self.rivals if self._sums[card] > 0]
        sure = [card for card in better if card in self._never_worse or self._lead(card, -ERRORS) > 0]
        return max(sure, key=lambda card: self._sums[card], default=self.own)

    def values(self) -> dict[int, float]:
        """Return each candidate's mean, the best first."""
        if not self.worlds:
            return {self.own: 0.0}
        base = self._own_sum / self.worlds
        gains = self._means | {card: self._lead(card, 0) for card in self.rivals} | {self.own: 0.0}
        return {card: base + gain for card, gain in sorted(gains.items(), key=lambda item: -item[1])}


def _stop(count: int) -> int:
    """Return after how many cards of the deal to stop playing and guess: the end of the next phase, or of the deal."""
    stop = (count // SEATS + PHASES_AHEAD) * SEATS
    return stop if stop <= PLAYS - 2 * SEATS else PLAYS


class Ahead:
    """Plays a deal on from where it is, in one world after the other, each seat by the policy or any card."""

    def __init__(self, course: Course, net: Network, rng: random.Random) -> None:
        self._net = net
        self._rng = rng
        self._seat, self._leader, self._pile = course.seat, course.leader, course.pile
        self._count, self._code = course.count, phase_number(course.phase) - PHASE_AT[len(course.phase)]
        self._keeps = course.leader_keeps
        self._shared = HAND - sum(course.won)
        self._stop = _stop(course.count)
        self._value = value()
        nothing = [0] * NUMBERS
        self._public = [net.know(seat, nothing, course.played) for seat in range(SEATS)]
        self._played = [[net.played[rel][card] for rel in range(SEATS)] for card in ALL_NUMBERS]
        self._judged = judgements()
        self._hands: list[Counts] = []
        self._anyhow: list[bool] = []
        self._knows: list[int] = []

    def enter(self, hands: list[Counts], anyhow: list[bool]) -> None:
        """Take these as the hands of all four, and who plays any card."""
        self._hands, self._anyhow = hands, anyhow
        self._knows = [public + self._net.hold(hand) for public, hand in zip(self._public, hands, strict=True)]

    def play(self, card: int) -> float:
        """Play a number now and go on; return the tricks that the side to act makes from here to the end.

        A pile that nobody gets (Q11's option) counts half for either side.
        """
        hands, knows = [list(hand) for hand in self._hands], list(self._knows)
        seat, leader, pile, code = self._seat, self._leader, self._pile, self._code
        won = [0, 0]
        for count in range(self._count + 1, self._stop + 1):
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
            if count < self._stop and self._anyhow[seat]:
                card = anyhow(hands[seat], self._rng)
            elif count < self._stop:
                card = self._choose(hands[seat], knows[seat], position, code, pile, HAND - count // SEATS)
        side = self._seat % 2
        ahead = (won[side] - won[1 - side]) / 2
        if self._stop < PLAYS:
            to_come = self._value.worth(hands, leader, pile, HAND - self._stop // SEATS)
            ahead += to_come if leader % 2 == side else -to_come
        return self._shared / 2 + ahead

    def _choose(self, hand: Counts, known: int, position: int, code: int, pile: int, left: int) -> int:
        """Return the number that the policy likes best."""
        held = [number for number in ALL_NUMBERS if hand[number]]
        if len(held) == 1:
            return held[0]
        net = self._net
        logits = net.outputs(known + net.phase[PHASE_AT[position] + code] + net.status[left][pile])
        return max(held, key=logits.__getitem__)
