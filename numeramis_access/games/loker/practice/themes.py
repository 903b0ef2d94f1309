"""Themes of Loker's practice deals: tests whether the first player's hand fits a theme."""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.cards import NUMBERS
from numeramis_access.core.table import Table
from numeramis_access.games.loker.figures import figure_of
from numeramis_access.practice.themes import Themes, own_hand

#: the highest number of a low pair
LOW_PAIR_LIMIT = "4"


def _number_counts(table: Table) -> Counter[str]:
    return Counter(own_hand(table))


def _run(table: Table) -> int:
    """Return the length of the longest run of successive numbers in the hand."""
    held, best, run = set(own_hand(table)), 0, 0
    for number in NUMBERS:
        run = run + 1 if number in held else 0
        best = max(best, run)
    return best


def has_low_pairs(table: Table) -> bool:
    """Return whether the player holds exactly two pairs, no other equal cards, and no pair above ``LOW_PAIR_LIMIT``."""
    numbers = sorted(number for number, count in _number_counts(table).items() if count == 2)
    return len(numbers) == 2 and max(numbers) <= LOW_PAIR_LIMIT and max(_number_counts(table).values()) == 2


def has_three(table: Table) -> bool:
    """Return whether the player holds exactly three of a kind: three equal cards, and the others all different."""
    return sorted(_number_counts(table).values()) == [1, 1, 1, 3]


def has_four(table: Table) -> bool:
    """Return whether the player holds exactly four equal cards; the other two may be a pair."""
    return max(_number_counts(table).values()) == 4


def has_run(table: Table) -> bool:
    """Return whether the longest run of successive numbers in the hand has exactly four numbers."""
    return _run(table) == 4


def has_nothing(table: Table) -> bool:
    """Return whether the hand has no figure and no run of four numbers."""
    return not figure_of(own_hand(table)).rank and _run(table) <= 3


THEMES = Themes({"pairs": has_low_pairs, "three": has_three, "four": has_four, "run": has_run, "nothing": has_nothing})
