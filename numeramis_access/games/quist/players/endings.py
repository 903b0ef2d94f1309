"""Endings of Quist with open cards, solved exactly: what each card is worth when all four play best.

Minimax with a memory of every phase's beginning. Two things make endings meet again and again: a number below the
largest of the four hands' smallest can never top a phase, so that all of those are alike; and only the order of the
others matters, not what they are.
"""

from __future__ import annotations

from numeramis_access.games.quist.players.model import NUMBERS, SEATS, Counts, PublicDeal

Hands = tuple[tuple[int, ...], ...]


def solve(hands: list[Counts], public: PublicDeal) -> dict[int, float]:
    """Return, for each number the seat to act holds, the tricks its side makes from here on when all play best.

    :param hands: the four hands as they are now. A pile that nobody gets (Q11's option) counts half for either side.
    """
    ending = EndingMemory(public.leader_keeps)
    cards = tuple(tuple(n for n in range(NUMBERS) for _ in range(hand[n])) for hand in hands)
    side = public.seat % 2
    phase = tuple(public.phase)
    shared = public.pile + len(cards[public.leader]) + (1 if phase else 0)
    values = {}
    for card in dict.fromkeys(cards[public.seat]):
        ahead = ending.after(_hands_without(cards, public.seat, card), public.leader, public.pile, (*phase, card))
        values[card] = (shared + (-ahead if side else ahead)) / 2
    return values


class EndingMemory:
    """A memory of endings; values are the tricks by which side 0 is ahead from there on.

    :param leader_keeps: a last tied pile goes to its leader (Q11).
    """

    def __init__(self, leader_keeps: bool = True) -> None:
        self._keeps = leader_keeps
        self._known: dict[tuple[Hands, int, int], int] = {}

    def led(self, hands: Hands, leader: int, pile: int) -> int:
        """Return the value of a phase about to be led, with so many tied phases on the table."""
        if not hands[leader]:
            return 0
        key = (_alike(hands), leader, pile)
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._best(key[0], leader, pile, ())
        return value

    def after(self, hands: Hands, leader: int, pile: int, phase: tuple[int, ...]) -> int:
        """Return the value after the last card of this phase so far."""
        if len(phase) < SEATS:
            return self._best(hands, leader, pile, phase)
        top = max(phase)
        leader = (leader + phase.index(top)) % SEATS
        pile += 1
        tied = phase.count(top) > 1
        if tied and (hands[leader] or not self._keeps):
            return self.led(hands, leader, pile)
        won = -pile if leader % 2 else pile
        return won + self.led(hands, leader, 0)

    def _best(self, hands: Hands, leader: int, pile: int, phase: tuple[int, ...]) -> int:
        """Return the best value that the seat to act can reach."""
        seat = (leader + len(phase)) % SEATS
        values = [
            self.after(_hands_without(hands, seat, card), leader, pile, (*phase, card))
            for card in dict.fromkeys(hands[seat])
        ]
        return min(values) if seat % 2 else max(values)


def _hands_without(hands: Hands, seat: int, card: int) -> Hands:
    """Return the hands after the seat has played one such card."""
    hand = hands[seat]
    at = hand.index(card)
    return (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])


def _alike(hands: Hands) -> Hands:
    """Return the hands with the smallest numbers that still mean the same."""
    floor = max(hand[0] for hand in hands)
    numbers = sorted({card for hand in hands for card in hand if card >= floor})
    rank = {card: at + 1 for at, card in enumerate(numbers)}
    return tuple(tuple(rank.get(card, 0) for card in hand) for hand in hands)
