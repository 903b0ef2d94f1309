"""Cards as text: Numeramis ``"0"`` to ``"9"`` (rule N1), French ``"2c"`` to ``"As"``, rank before suit (rule W1)."""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = str

#: a card that the seat cannot see; it keeps the number of cards right
HIDDEN_CARD: Card = "?"

NUMBERS: tuple[Card, ...] = tuple("0123456789")
COPIES = 8

RANKS = "23456789TJQKA"
SUITS = "cdhs"

#: rank of a French card, from 0 for the two to 12 for the ace
RANK: dict[Card, int] = {rank + suit: RANKS.index(rank) for rank in RANKS for suit in SUITS}
#: suit letter of a French card
SUIT: dict[Card, str] = {rank + suit: suit for rank in RANKS for suit in SUITS}


def numeramis_pack() -> tuple[Card, ...]:
    """Return the 80 Numeramis cards, eight of each number in ascending order (rule N1)."""
    return tuple(number for number in NUMBERS for _ in range(COPIES))


def french_pack() -> tuple[Card, ...]:
    """Return the 52 French cards, sorted by suit (clubs, diamonds, hearts, spades) and within it from the two to the
    ace (rule W1).
    """
    return tuple(rank + suit for suit in SUITS for rank in RANKS)


def without_cards(hand: tuple[Card, ...], *cards: Card) -> tuple[Card, ...]:
    """Return the hand without one copy of each given card.

    :raises ValueError: if the hand has too few copies of a card.
    """
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def face_down_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return as many hidden cards (``HIDDEN_CARD``) as there are cards."""
    return (HIDDEN_CARD,) * len(cards)
