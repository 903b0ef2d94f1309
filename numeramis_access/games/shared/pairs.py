"""The drawing of partners by cards, as in Quist (Q2) and Whist (W1)."""

from __future__ import annotations

from typing import ClassVar

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import Card

#: the entrant on each seat
Seating = tuple[int, int, int, int]

ENTERED_SEATING: Seating = (0, 1, 2, 3)


class CardsCut(Event, frozen=True, tag="cards-cut"):
    """Each of the four entrants has drawn a card to find the partners.

    :param cards: the card of each entrant.
    :param decided: whether the cards decide; if not, all draw again.
    """

    braille_level: ClassVar[int] = 2
    cards: tuple[Card, ...]
    decided: bool


class PartnersDrawn(Event, frozen=True, tag="partners-drawn"):
    """The partners are known and all entrants have a seat.

    :param seating: the number of the entrant on each seat, from 0; the first entrant stays on seat 0.
    """

    seating: Seating


def seat_partners(chosen: tuple[int, int]) -> Seating:
    """Return the seating with the two chosen entrants opposite each other, as are the two others.

    The first entrant keeps seat 0, so a player's own place at the table never changes.

    :param chosen: the numbers of two entrants, 0 to 3, who become partners.
    """
    others = tuple(entrant for entrant in range(4) if entrant not in chosen)
    own, opposed = (chosen, others) if 0 in chosen else (others, chosen)
    return (own[0], opposed[0], own[1], opposed[1])
