"""Deals of Šipky on a theme: the player gets the first cards, or throws last."""

from __future__ import annotations

from numeramis_access.core.cards import Card
from numeramis_access.core.table import Table
from numeramis_access.practice.themes import Themes, own_seat


def _first_cards(table: Table) -> tuple[Card, ...]:
    """Return the two top cards if the player throws first; else none."""
    return table.dealt_packs[-1][:2] if table.to_act == own_seat(table) else ()


def has_zero(table: Table) -> bool:
    """Return whether the player throws first and exactly one of the two top cards is a zero."""
    return _first_cards(table).count("0") == 1


def begins_with_equal_cards(table: Table) -> bool:
    """Return whether the player throws first and the two top cards are equal but not zeros."""
    cards = _first_cards(table)
    return len(cards) == 2 and cards[0] == cards[1] != "0"


def has_high_cards(table: Table) -> bool:
    """Return whether the player throws first and the two top cards are eights or nines."""
    cards = _first_cards(table)
    return len(cards) == 2 and min(cards) >= "8"


def throws_last(table: Table) -> bool:
    """Return whether the player deals and so throws last, knowing the others' scores; False in solo play."""
    return table.seats > 1 and table.view(None).dealer == own_seat(table)


THEMES = Themes({"zero": has_zero, "double": begins_with_equal_cards, "high": has_high_cards, "last": throws_last})
