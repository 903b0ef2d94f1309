"""Themes of Quist's practice deals: tests whether the first player's hand fits a theme."""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.table import Table
from numeramis_access.practice.themes import Themes, own_hand


def has_nines(table: Table) -> bool:
    """Return whether the player holds three nines or more."""
    return own_hand(table).count("9") >= 3


def has_high_cards(table: Table) -> bool:
    """Return whether the player holds five cards or more that are sevens or higher."""
    return sum(card >= "7" for card in own_hand(table)) >= 5


def has_only_low_cards(table: Table) -> bool:
    """Return whether the player holds no card higher than a six."""
    return max(own_hand(table)) <= "6"


def has_twins(table: Table) -> bool:
    """Return whether the player holds four different numbers or more at least twice, with which ties can be made."""
    return sum(number >= 2 for number in Counter(own_hand(table)).values()) >= 4


def has_four_alike(table: Table) -> bool:
    """Return whether the player holds one number four times or more."""
    return max(Counter(own_hand(table)).values()) >= 4


THEMES = Themes(
    {"nines": has_nines, "high": has_high_cards, "low": has_only_low_cards, "twins": has_twins, "many": has_four_alike}
)
