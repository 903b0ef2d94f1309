"""Whist dealt and played at random in the fastest plain Python: a bound for the speed of rollouts.

Each suit of a hand stays in the order of the deal, which is random. To follow suit the player takes its last card; only
a free choice needs a random draw over all cards.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable

from numeramis_access.games.whist.players.model import CARDS, RANKS

#: added to trumps, so that the higher of two cards that count in a trick is the larger number
ABOVE = 100
SEATS = 4
FOLLOWERS = tuple(tuple((leader + step) % SEATS for step in range(1, SEATS)) for leader in range(SEATS))

#: the cards of each suit of each hand, the last one first to be played
Suits = list[list[list[int]]]


def random_tricks(deals: int, seed: int, leader: int = 0, trump: int = 0) -> list[int]:
    """Return the tricks of side 0 in deals that are dealt and played at random (W1-W4)."""
    rng = random.Random(seed)
    draw = rng.random
    return [play_at_random(deal_suits(rng, trump), leader, trump, draw) for _ in range(deals)]


def deal_suits(rng: random.Random, trump: int) -> Suits:
    """Return four hands from the shuffled pack."""
    order = sorted(range(CARDS), key=array("I", rng.randbytes(4 * CARDS)).__getitem__)
    hands: Suits = []
    for seat in range(SEATS):
        hand: list[list[int]] = [[], [], [], []]
        for card in order[seat::SEATS]:
            hand[card // RANKS].append(card)
        hand[trump] = [card + ABOVE for card in hand[trump]]
        hands.append(hand)
    return hands


def play_at_random(hands: Suits, leader: int, trump: int, draw: Callable[[], float]) -> int:
    """Play a deal out, each legal card as likely as any other; return the tricks of side 0."""
    won = 0
    for left in range(RANKS, 0, -1):
        winner = leader
        led = any_suit(hands[leader], int(draw() * left))
        best = hands[leader][led].pop()
        for seat in FOLLOWERS[leader]:
            hand = hands[seat]
            if hand[led]:
                card = hand[led].pop()
                if card > best:
                    best, winner = card, seat
            else:
                suit = any_suit(hand, int(draw() * left))
                card = hand[suit].pop()
                if suit == trump and card > best:
                    best, winner = card, seat
        leader = winner
        won += not winner & 1
    return won


def any_suit(hand: list[list[int]], place: int) -> int:
    """Return the suit of the card at a place of the hand."""
    suit = 0
    while place >= len(hand[suit]):
        place -= len(hand[suit])
        suit += 1
    return suit
