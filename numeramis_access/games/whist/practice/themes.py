"""Themes of Whist's practice deals: tests whether the first player's hand fits a theme."""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.cards import RANK, RANKS, SUIT, SUITS
from numeramis_access.core.table import Table
from numeramis_access.games.whist.state import WhistView
from numeramis_access.practice.themes import Themes, own_hand, own_seat


def _suits(table: Table) -> list[int]:
    """Return how many cards of each suit the player holds."""
    held = Counter(SUIT[card] for card in own_hand(table))
    return [held[suit] for suit in SUITS]


def has_void(table: Table) -> bool:
    """Return whether the player has none of a suit."""
    return min(_suits(table)) == 0


def has_singleton(table: Table) -> bool:
    """Return whether the player has a single card of some suit."""
    return 1 in _suits(table)


def has_long_suit(table: Table) -> bool:
    """Return whether the player has six cards or more of a suit."""
    return max(_suits(table)) >= 6


def has_many_trumps(table: Table) -> bool:
    """Return whether the player has five trumps or more."""
    view = table.view(own_seat(table))
    assert isinstance(view, WhistView)
    return view.trump is not None and sum(SUIT[card] == view.trump for card in view.hand) >= 5


def has_aces(table: Table) -> bool:
    """Return whether the player has three aces or more."""
    return sum(card[0] == "A" for card in own_hand(table)) >= 3


def has_low_hand(table: Table) -> bool:
    """Return whether the player has no more than one card above a ten."""
    return sum(RANK[card] > RANKS.index("T") for card in own_hand(table)) <= 1


THEMES = Themes({
    "void": has_void, "singleton": has_singleton, "long": has_long_suit, "trumps": has_many_trumps, "aces": has_aces,
    "poor": has_low_hand,
})  # fmt: skip
