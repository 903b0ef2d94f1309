"""What games that are played to tricks share: a card and who played it."""

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
    seat: Seat
    card: Card
