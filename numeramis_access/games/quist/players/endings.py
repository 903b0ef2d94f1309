"""Solves endings of Quist with open cards exactly: the value of each card when all four play best.

Minimax with a memo of every phase's start. Two facts make positions repeat: a number below the highest of the four
hands' lowest numbers can never top a phase, so all such numbers are equivalent; and only the order of the other numbers
matters, not their values.
"""

from __future__ import annotations

from numeramis_access.games.quist.players.model import NUMBERS, SEATS, NumberCounts, PublicDeal

HandTuples = tuple[tuple[int, ...], ...]


def solve(hands: list[NumberCounts], public: PublicDeal) -> dict[int, float]:
    """Return, for each number of the seat to act, the tricks its side still makes when all play best.

    The time grows fast with the cards in hand. A pile that stays unclaimed (Q11's option) counts half for each side.

    :param hands: the hand of each seat from 0, as counts per number.
    :param public: the public part of the deal.
    """
    ending = EndingMemory(public.leader_keeps)
    cards = tuple(tuple(n for n in range(NUMBERS) for _ in range(hand[n])) for hand in hands)
    side = public.seat % 2
    phase = tuple(public.phase)
    shared = public.pile + len(cards[public.leader]) + (1 if phase else 0)
    values = {}
    for card in dict.fromkeys(cards[public.seat]):
        ahead = ending.value_after(_hands_without(cards, public.seat, card), public.leader, public.pile, (*phase, card))
        values[card] = (shared + (-ahead if side else ahead)) / 2
    return values


class EndingMemory:
    """A memo of endings; values are the further tricks of side 0 minus those of side 1. A hand is a tuple of its
    numbers, low to high.

    :param leader_keeps: whether the leader wins a pile that the last phase leaves tied (Q11).
    """

    def __init__(self, leader_keeps: bool = True) -> None:
        self._keeps = leader_keeps
        self._known: dict[tuple[HandTuples, int, int], int] = {}

    def phase_value(self, hands: HandTuples, leader: int, pile: int) -> int:
        """Return the value of the rest of the deal before the first card of a phase; 0 without cards.

        :param hands: the hand of each seat, from 0.
        :param leader: the seat to lead.
        :param pile: the number of tied phases on the table.
        """
        if not hands[leader]:
            return 0
        key = (_alike(hands), leader, pile)
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._best(key[0], leader, pile, ())
        return value

    def value_after(self, hands: HandTuples, leader: int, pile: int, phase: tuple[int, ...]) -> int:
        """Return the value of the rest of the deal after the cards that this phase has so far.

        :param hands: the hand of each seat from 0, without the cards of the phase.
        :param leader: the leader of the phase.
        :param pile: the number of tied phases on the table before it.
        :param phase: the cards of the phase, in order; four end it.
        """
        if len(phase) < SEATS:
            return self._best(hands, leader, pile, phase)
        top = max(phase)
        leader = (leader + phase.index(top)) % SEATS
        pile += 1
        tied = phase.count(top) > 1
        if tied and (hands[leader] or not self._keeps):
            return self.phase_value(hands, leader, pile)
        won = -pile if leader % 2 else pile
        return won + self.phase_value(hands, leader, 0)

    def _best(self, hands: HandTuples, leader: int, pile: int, phase: tuple[int, ...]) -> int:
        """Return the best value that the seat to act can reach.

        :param pile: the number of tied phases on the table. :param phase: the cards of the phase, in order.
        """
        seat = (leader + len(phase)) % SEATS
        values = [
            self.value_after(_hands_without(hands, seat, card), leader, pile, (*phase, card))
            for card in dict.fromkeys(hands[seat])
        ]
        return min(values) if seat % 2 else max(values)


def _hands_without(hands: HandTuples, seat: int, card: int) -> HandTuples:
    """Return the hands after the seat played this card."""
    hand = hands[seat]
    at = hand.index(card)
    return (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])


def _alike(hands: HandTuples) -> HandTuples:
    """Return equivalent hands with the smallest numbers."""
    floor = max(hand[0] for hand in hands)
    numbers = sorted({card for hand in hands for card in hand if card >= floor})
    rank = {card: at + 1 for at, card in enumerate(numbers)}
    return tuple(tuple(rank.get(card, 0) for card in hand) for hand in hands)
