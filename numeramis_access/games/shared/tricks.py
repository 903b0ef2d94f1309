"""What games that are played to tricks share: a card and who played it, and ending the play before the last card."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat


class Play(NamedTuple):
    """A card and the seat that played it."""

    seat: Seat
    card: Card


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A card was played to the phase (Q5)."""

    of_trick: ClassVar[bool] = True
    braille_level: ClassVar[int] = 3
    switchable: ClassVar[bool] = True
    seat: Seat
    card: Card


class RestClaimed(Event, frozen=True, tag="rest-claimed"):
    """A player has shown that all tricks that are left are certain; they are his side's.

    :param cards: his hand, which everybody sees now. :param tricks: how many tricks are left.
    """

    result: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]
    tricks: int


class RestConceded(Event, frozen=True, tag="rest-conceded"):
    """A player has given all tricks that are left to the other side. :param tricks: how many."""

    result: ClassVar[bool] = True
    seat: Seat
    tricks: int
