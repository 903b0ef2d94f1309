"""Deals of Šipky on a theme: the first cards are the player's, or the player throws last."""

from __future__ import annotations

from numeramis_access.core.cards import Card
from numeramis_access.core.table import Table
from numeramis_access.practice.themes import Themes, own_seat


def _first_cards(table: Table) -> tuple[Card, ...]:
    """Return the two cards that lie on top, where the player is to throw first; none else."""
    return table.deals[-1][:2] if table.to_act == own_seat(table) else ()


def zero(table: Table) -> bool:
    """Return whether the player throws first and one of the two upper cards is a zero."""
    return _first_cards(table).count("0") == 1


def double(table: Table) -> bool:
    """Return whether the player throws first and the two upper cards are alike, and no zeros."""
    cards = _first_cards(table)
    return len(cards) == 2 and cards[0] == cards[1] != "0"


def high(table: Table) -> bool:
    """Return whether the player throws first and the two upper cards are eights or nines."""
    cards = _first_cards(table)
    return len(cards) == 2 and min(cards) >= "8"


def last(table: Table) -> bool:
    """Return whether the player throws last and knows what all others have."""
    return table.seats > 1 and table.view(None).dealer == own_seat(table)


THEMES = Themes({"zero": zero, "double": double, "high": high, "last": last})
