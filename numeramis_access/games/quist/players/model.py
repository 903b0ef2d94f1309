"""A fast mutable model of one deal of Quist, for players that search.

Numbers are ints, a hand is a list of ten counts, and plays change the deal in place. The ruleset (``games.quist``) is
the authority; a test plays both in parallel. Rule numbers are the same as in the ruleset.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import NamedTuple

from numeramis_access.games.quist.state import QuistView

SEATS = 4
NUMBERS = 10
COPIES = 8
HAND_SIZE = 9
PLAY_COUNT = SEATS * HAND_SIZE

#: the count of each number
NumberCounts = list[int]

#: Every phase of 0, 1, 2 or 3 cards has a number: this offset plus the cards read as one decimal number.
PHASE_OFFSETS = (0, 1, 11, 111)
#: Every play has a code with the facts a spectator would name: a lead (whether tied phases lie, number), a card under
#: the highest (place, highest, number), one tying it and one over it (place, number); places are second, third over an
#: opponent, third over the partner, and the same two for the fourth
UNDER_CODE, TIE_CODE, OVER_CODE, PLAY_CODE_COUNT = 20, 520, 570, 620


class PartialDeal(NamedTuple):
    """One seat's knowledge of a deal, as a View holds it, in ints.

    :param seat: the seat, from 0, that knows this.
    :param hand: its own cards, counts per number.
    :param plays: (seat, number) in the order of play.
    :param first: the first leader (Q5).
    :param leader_keeps: whether the leader wins a pile that the last phase leaves tied (Q11).
    """

    seat: int
    hand: tuple[int, ...]
    plays: tuple[tuple[int, int], ...]
    first: int
    leader_keeps: bool = True


def partial_deal(view: QuistView) -> PartialDeal:
    """Return the knowledge that the seat of a view has of the deal, in ints.

    :param view: the view of a seat.
    :raises AssertionError: for a spectator's view.
    """
    assert view.seat is not None
    phases = [phase for pile in (*view.past_piles, view.pile, (view.phase,)) for phase in pile]
    plays = tuple((play.seat, int(play.card)) for phase in phases for play in phase)
    hand = tuple(view.hand.count(str(number)) for number in range(NUMBERS))
    first = plays[0][0] if plays else view.leader
    return PartialDeal(view.seat, hand, plays, first, view.options.last_pile == "leader")


@lru_cache(maxsize=1)
def phase_winners() -> tuple[int, ...]:
    """Return a table of the winner of each phase of four cards; its index is the cards read as one number (5, 8, 8, 2:
    5882).

    An entry is the position (0-3) of the first highest card, plus 4 if that number is tied (Q7, Q8).
    """
    table = []
    for code in range(NUMBERS**SEATS):
        cards = (code // 1000, code // 100 % 10, code // 10 % 10, code % 10)
        top = max(cards)
        table.append(cards.index(top) + (4 if cards.count(top) > 1 else 0))
    return tuple(table)


def phase_number(phase: list[int]) -> int:
    """Return the number of a phase of up to three cards (see ``PHASE_OFFSETS``).

    :param phase: the numbers played, 0 to 9, in order.
    """
    code = 0
    for card in phase:
        code = code * NUMBERS + card
    return PHASE_OFFSETS[len(phase)] + code


@lru_cache(maxsize=1)
def play_codes() -> tuple[int, ...]:
    """Return the code of every card played second, third or fourth in a phase.

    The code says who was ahead, with which number, and whether the card ties, beats or stays under it. The index in the
    result is ten times the number of the phase before the card (``phase_number``) plus the card. The first ten entries,
    for leads, are 0: ``PublicDeal.play`` computes a lead's code.
    """
    table = [0] * NUMBERS
    for size in range(1, SEATS):
        for code in range(NUMBERS**size):
            phase = [code // NUMBERS**at % NUMBERS for at in reversed(range(size))]
            table += [_follow_code(phase, card) for card in range(NUMBERS)]
    return tuple(table)


def _follow_code(phase: list[int], card: int) -> int:
    """Return the code of a card in a phase that has a lead."""
    top = max(phase)
    place = 0 if len(phase) == 1 else 2 * len(phase) - 3 + (phase.index(top) == len(phase) - 2)
    if card < top:
        return UNDER_CODE + (place * NUMBERS + top) * NUMBERS + card
    return (TIE_CODE if card == top else OVER_CODE) + place * NUMBERS + card


class PublicDeal:
    """The public part of a deal in progress.

    ``seat`` is to act, after ``count`` cards. ``phase`` has the numbers of this phase, led by ``leader``. ``pile`` is
    the number of tied phases on the table, ``won`` the tricks of each side, ``played`` for each seat the counts of the
    numbers that it played, and ``plays`` all plays so far as pairs of seat and code (``play_codes``).

    :param first: the first leader (Q5).
    :param leader_keeps: whether the leader wins a pile that the last phase leaves tied (Q11).
    """

    __slots__ = ("count", "leader", "leader_keeps", "phase", "pile", "played", "plays", "seat", "won")

    def __init__(self, first: int, leader_keeps: bool = True) -> None:
        self.leader = self.seat = first
        self.leader_keeps = leader_keeps
        self.phase: list[int] = []
        self.pile = 0
        self.count = 0
        self.won = [0, 0]
        self.played = [[0] * NUMBERS for _ in range(SEATS)]
        self.plays: list[tuple[int, int]] = []

    @classmethod
    def of(cls, known: PartialDeal) -> PublicDeal:
        """Return the public part of a deal with all plays so far. :param known: the deal as one seat knows it."""
        public = cls(known.first, known.leader_keeps)
        for _, card in known.plays:
            public.play(card)
        return public

    def copy(self) -> PublicDeal:
        """Return an independent copy."""
        other = PublicDeal(self.leader, self.leader_keeps)
        other.seat, other.pile, other.count = self.seat, self.pile, self.count
        other.phase, other.won = list(self.phase), list(self.won)
        other.played, other.plays = [list(counts) for counts in self.played], list(self.plays)
        return other

    def play(self, card: int) -> None:
        """Play a number from the seat to act; the fourth card of a phase ends it (Q6-Q11). Whether the seat holds it is
        not checked.

        :param card: the number, 0 to 9.
        """
        self.played[self.seat][card] += 1
        self.plays.append((self.seat, self._code(card)))
        self.phase.append(card)
        self.count += 1
        if len(self.phase) < SEATS:
            self.seat = (self.seat + 1) % SEATS
            return
        a, b, c, d = self.phase
        who = phase_winners()[a * 1000 + b * 100 + c * 10 + d]
        self.leader = self.seat = (self.leader + who) % SEATS
        self.phase.clear()
        self.pile += 1
        last = self.count == PLAY_COUNT
        if who < SEATS or (last and self.leader_keeps):
            self.won[self.leader % 2] += self.pile
        if who < SEATS or last:
            self.pile = 0

    def _code(self, card: int) -> int:
        """Return the code of a card that the seat to act plays."""
        return _follow_code(self.phase, card) if self.phase else card + (NUMBERS if self.pile else 0)


def deal(rng: random.Random) -> list[NumberCounts]:
    """Return four hands of nine from a shuffled pack, one for each seat from 0, as counts per number (N1, Q3).

    :param rng: shuffles the pack.
    """
    pack = [number for number in range(NUMBERS) for _ in range(COPIES)]
    rng.shuffle(pack)
    return [[hand.count(n) for n in range(NUMBERS)] for hand in (pack[s:PLAY_COUNT:SEATS] for s in range(SEATS))]
