"""Events of games of tricks: a card with its player, and a claim or concession of the rest."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat


class Play(NamedTuple):
    """A card and the seat that played it. :param seat: the seat, from 0. :param card: the card."""

    seat: Seat
    card: Card


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A player played a card (Q5).

    :param seat: the player's seat, from 0. :param card: the card played, which all players see.
    """

    shows_trick: ClassVar[bool] = True
    braille_level: ClassVar[int] = 3
    switchable: ClassVar[bool] = True
    seat: Seat
    card: Card


class RestClaimed(Event, frozen=True, tag="rest-claimed"):
    """A player showed the hand and so proved that the player's side wins all remaining tricks.

    :param seat: the player's seat, from 0.
    :param cards: the player's hand, now open to all.
    :param tricks: the number of remaining tricks.
    """

    is_result: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]
    tricks: int


class RestConceded(Event, frozen=True, tag="rest-conceded"):
    """A player has conceded all remaining tricks to the other side.

    :param seat: the player's seat, from 0.
    :param tricks: the number of remaining tricks.
    """

    is_result: ClassVar[bool] = True
    seat: Seat
    tricks: int
