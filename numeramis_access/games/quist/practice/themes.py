"""Deals of Quist on a theme."""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.table import Table
from numeramis_access.practice.themes import Themes, own_hand


def nines(table: Table) -> bool:
    """Return whether the player holds three nines or more."""
    return own_hand(table).count("9") >= 3


def high(table: Table) -> bool:
    """Return whether five cards are sevens or higher."""
    return sum(card >= "7" for card in own_hand(table)) >= 5


def low(table: Table) -> bool:
    """Return whether no card is higher than a six."""
    return max(own_hand(table)) <= "6"


def twins(table: Table) -> bool:
    """Return whether nearly all cards come in twins, with which ties can be made."""
    return sum(number >= 2 for number in Counter(own_hand(table)).values()) >= 4


def many(table: Table) -> bool:
    """Return whether one number comes four times."""
    return max(Counter(own_hand(table)).values()) >= 4


THEMES = Themes({"nines": nines, "high": high, "low": low, "twins": twins, "many": many})
