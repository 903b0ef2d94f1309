"""The cards that lie on the table, as a finger or an eye meets them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table; of equal highest numbers all lead."""

    seat: Seat
    card: Card
    leads: bool


def lying(view: Any) -> list[Lying]:
    """Return the cards of the trick or phase under way; between two of them still those of the last one.

    A game in which nobody plays to tricks has none.
    """
    if hasattr(view, "trick"):
        best = view.best.seat if view.trick else view.last_winner
        return [Lying(seat, card, seat == best) for seat, card in view.trick or view.last_trick]
    if not hasattr(view, "phase"):
        return []
    finished = view.pile or view.last_trick
    phase = view.phase or (finished[-1] if finished else ())
    top = max((card for _, card in phase), default=None)
    return [Lying(seat, card, card == top) for seat, card in phase]
