"""A fast mutable model of one deal of Whist, for players that search, in all tours.

A hand is four masks of thirteen bits, one per suit (clubs, diamonds, hearts, spades; bit 0 is the two); a card is
``suit * 13 + rank``. The ruleset (``games.whist``) is the authority; a test plays both in parallel. The model does not
foresee trumps named during a streak (V5, V6). Rule numbers are the same as in the ruleset.
"""

from __future__ import annotations

import random
from typing import NamedTuple

RANKS = 13
CARDS = 52
#: the trump suit of a deal without trumps
NO_TRUMP = 4
SPADES = 3
QUEEN_OF_SPADES = SPADES * RANKS + 10
QUEEN_BIT = 1 << 10
#: for every mask of a suit: its lowest rank, its highest rank, its number of cards
LOWEST_OF_MASK = [0, *((mask & -mask).bit_length() - 1 for mask in range(1, 1 << RANKS))]
HIGHEST_OF_MASK = [0, *(mask.bit_length() - 1 for mask in range(1, 1 << RANKS))]
COUNT_OF_MASK = [mask.bit_count() for mask in range(1 << RANKS)]
#: the effects of the queen of spades: none, the deal turns to null (V4), her taker loses the deal (V8)
QUEEN_PLAIN, QUEEN_TURNS, QUEEN_LOSES = 0, 1, 2

Masks = list[int]


class Terms(NamedTuple):
    """The terms of a deal, as the model needs them.

    :param seats: three or four.
    :param alone: whether all play alone; a side is then a seat.
    :param trump: the number of the trump suit, 0 to 3, or ``NO_TRUMP``.
    :param null_after: the number of tricks after which the others are null (V3); ``RANKS`` for never.
    :param queen: the effect of the queen of spades: ``QUEEN_PLAIN``, ``QUEEN_TURNS`` (the deal turns to null, V4) or
        ``QUEEN_LOSES`` (her taker loses the deal, V8).
    """

    seats: int = 4
    alone: bool = False
    trump: int = NO_TRUMP
    null_after: int = RANKS
    queen: int = QUEEN_PLAIN


class Deal:
    """A deal in progress. Masks have one bit a rank.

    :param terms: the terms of the deal.
    :param hands: the masks of all hands, laid out as in the attribute ``hands``; the deal changes the list.
    :param leader: the seat that leads first.
    :ivar terms: the terms of the deal.
    :ivar hands: the mask of seat s and suit u at ``4 * s + u``.
    :ivar left: the mask of the unplayed cards of each suit.
    :ivar voids: 1 at ``4 * s + u`` where seat s did not follow suit u.
    :ivar first: the suit that each seat led first, or ``NO_TRUMP``.
    :ivar seat: the seat to act.
    :ivar tricks: the number of finished tricks.
    :ivar led: the suit led, or ``NO_TRUMP`` before a lead.
    :ivar highest_card, highest_seat: the highest card of the trick and its seat.
    :ivar laid: the number of cards in the trick.
    :ivar has_queen_in_trick: whether the queen of spades lies in the trick.
    :ivar null: whether tricks count for the other side now.
    :ivar over: whether the deal has ended.
    :ivar counted_tricks: tricks of each side, from 0, as they count; where the queen loses the deal (V8), 1 for the
        side that did not take her, and no others.
    """

    __slots__ = (
        "counted_tricks", "first", "hands", "has_queen_in_trick", "highest_card", "highest_seat", "laid", "led",
        "left", "null", "over", "seat", "terms", "tricks", "voids",
    )  # fmt: skip

    def __init__(self, terms: Terms, hands: Masks, leader: int) -> None:
        self.terms = terms
        self.hands = hands
        self.left = [hands[suit] | hands[4 + suit] | hands[8 + suit] | hands[12 + suit] for suit in range(4)]
        self.voids = [0] * 16
        self.first = [NO_TRUMP] * 4
        self.seat = leader
        self.tricks = 0
        self.counted_tricks = [0] * (terms.seats if terms.alone else 2)
        self.null = self.over = False
        self.led, self.highest_card, self.highest_seat = NO_TRUMP, 0, leader
        self.laid, self.has_queen_in_trick = 0, False

    def copy(self, hands: Masks) -> Deal:
        """Return an independent copy with other hands. :param hands: the masks of the hands, [seat][suit]."""
        other = Deal.__new__(Deal)
        other.terms, other.hands, other.left = self.terms, hands, list(self.left)
        other.voids, other.first = list(self.voids), list(self.first)
        other.seat, other.tricks = self.seat, self.tricks
        other.counted_tricks, other.null, other.over = list(self.counted_tricks), self.null, self.over
        other.led, other.highest_card, other.highest_seat = self.led, self.highest_card, self.highest_seat
        other.laid, other.has_queen_in_trick = self.laid, self.has_queen_in_trick
        return other

    def legal(self) -> Masks:
        """Return the masks of the cards that the seat to act may play (W3), one per suit."""
        hand = self.hands[4 * self.seat : 4 * self.seat + 4]
        if self.led == NO_TRUMP or not hand[self.led]:
            return hand
        return [mask if suit == self.led else 0 for suit, mask in enumerate(hand)]

    def play(self, card: int) -> None:
        """Play a card from the seat to act; the last card of a trick ends it (W3, W4).

        :param card: the card's index, 0 to 51.
        """
        suit, rank = card // RANKS, card % RANKS
        seat, led, terms = self.seat, self.led, self.terms
        self.hands[4 * seat + suit] ^= 1 << rank
        self.left[suit] ^= 1 << rank
        if led == NO_TRUMP:
            self.led, self.highest_card, self.highest_seat = suit, card, seat
            if self.first[seat] == NO_TRUMP:
                self.first[seat] = suit
        else:
            if suit != led:
                self.voids[4 * seat + led] = 1
            top_suit, top_rank = divmod(self.highest_card, RANKS)
            if rank > top_rank if suit == top_suit else suit == terms.trump:
                self.highest_card, self.highest_seat = card, seat
        if card == QUEEN_OF_SPADES and terms.queen:
            self.has_queen_in_trick = True
            self.null = self.null or terms.queen == QUEEN_TURNS
        self.laid += 1
        self.seat = (seat + 1) % terms.seats
        if self.laid == terms.seats:
            self._take()

    def _take(self) -> None:
        """Give a full trick to its highest card, as it counts (V3, V4, V8)."""
        terms, winner = self.terms, self.highest_seat
        side = winner if terms.alone else winner % 2
        self.tricks += 1
        if terms.queen == QUEEN_LOSES:
            if self.has_queen_in_trick:
                self.counted_tricks[1 - side] += 1
                self.over = True
        else:
            self.counted_tricks[1 - side if self.null else side] += 1
            self.null = self.null or self.tricks == terms.null_after
        self.seat = winner
        self.led, self.laid, self.has_queen_in_trick = NO_TRUMP, 0, False
        self.over = self.over or self.tricks == RANKS


def only_card(hands: Masks, at: int) -> int:
    """Return the only card of a hand, as a number of the model.

    :param hands: the masks of all hands. :param at: the index of the hand's first mask.
    """
    return next(suit * RANKS + HIGHEST_OF_MASK[hands[at + suit]] for suit in range(4) if hands[at + suit])


def deal_hands(rng: random.Random) -> Masks:
    """Return four hands of thirteen from the shuffled pack, as masks, [seat][suit] (W1, W2)."""
    pack = list(range(CARDS))
    rng.shuffle(pack)
    hands = [0] * 16
    for place, card in enumerate(pack):
        hands[place % 4 * 4 + card // RANKS] |= 1 << card % RANKS
    return hands
