"""The order of the player's hand, and its rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

import msgspec

from numeramis_access.app.shell.ports import Preferences
from numeramis_access.core.cards import RANK, SUIT, Card
from numeramis_access.core.ruleset import AnyRuleset, View
from numeramis_access.store.settings import Settings, Sorting
from numeramis_access.tables.messages import Happened


class Arrangement:
    """Sorts the player's hand by their setting, and remembers the order in which the cards came.

    :param game: the game's name; each game has its own setting.
    """

    def __init__(self, preferences: Preferences, game: str) -> None:
        self._preferences = preferences
        self._game = game
        self._came: list[Card] = []
        #: cache: the last view, the settings then, and the sorted view; every key asks for it many times
        self._last: tuple[View, Settings, View] | None = None

    def note_event(self, message: Happened, rules: AnyRuleset) -> None:
        """Remember the cards that an event brought; a new deal forgets the old ones."""
        if isinstance(message.event, rules.begins_deal):
            self._came.clear()
        self._came += message.event.received_by(message.position.seat)
        self._last = None

    def sorting(self, view: View) -> Sorting:
        """Return the sorting of the hand; without a usable setting, the game's usual one."""
        wish = self._preferences.settings.sorting.get(self._game)
        return wish if wish in sortings(view) else sortings(view)[0]

    @property
    def is_reversed(self) -> bool:
        """Return whether the order is reversed: highest card first, or the card dealt last."""
        return self._preferences.settings.sorted_down.get(self._game, False)

    def sort(self, sorting: Sorting, view: View) -> bool:
        """Change the sorting, or reverse it if it is the current one; return False if this hand does not allow it."""
        if sorting not in sortings(view):
            return False
        settings, down = self._preferences.settings, self.sorting(view) == sorting and not self.is_reversed
        self._preferences.change(
            sorting={**settings.sorting, self._game: sorting}, sorted_down={**settings.sorted_down, self._game: down}
        )
        return True

    def arranged(self, view: View) -> View:
        """Return the view with its hand sorted."""
        if not view.hand:
            return view
        last, settings = self._last, self._preferences.settings
        if last is None or last[0] is not view or last[1] is not settings:
            hand = self._in_order(view.hand, self.sorting(view), view.trump_suit())
            last = self._last = view, settings, msgspec.structs.replace(view, hand=hand)
        return last[2]

    def _in_order(self, hand: tuple[Card, ...], sorting: Sorting, trump: str | None) -> tuple[Card, ...]:
        if sorting == "dealt":
            came = _as_they_came(hand, self._came)
            return came[::-1] if self.is_reversed else came
        suits = {suit: place for place, suit in enumerate(dict.fromkeys(SUIT.get(card, "") for card in hand))}

        def key(card: Card) -> tuple[int, ...]:
            suit = SUIT.get(card, "")
            rank = -_rank(card) if self.is_reversed else _rank(card)
            if sorting == "rank":
                return rank, suits[suit]
            return int(sorting == "trumps" and suit != trump), suits[suit], rank

        return tuple(sorted(hand, key=key))

    def rows(self, view: View) -> tuple[int, ...]:
        """Return the number of cards in each row: one row, or one row per suit or rank if the player moves in two ways.

        :param view: the player's view with its hand already sorted.
        """
        wish, sorting = self._preferences.settings.two_way, self.sorting(view)
        two_way = wish == "always" or (wish == "suits" and any(card in SUIT for card in view.hand))
        if not two_way or sorting == "dealt":
            return (len(view.hand),)
        groups = groupby(view.hand, _rank if sorting == "rank" else SUIT.get)
        return tuple(len(list(cards)) for _, cards in groups)


def sortings(view: View) -> tuple[Sorting, ...]:
    """Return the sortings that this hand allows, the usual one first."""
    if not any(card in SUIT for card in view.hand):
        return ("rank", "dealt")
    return ("suits", "trumps", "rank", "dealt") if view.trump_suit() else ("suits", "rank", "dealt")


def _rank(card: Card) -> int:
    return RANK[card] if card in RANK else int(card)


def _as_they_came(hand: tuple[Card, ...], came: Sequence[Card]) -> tuple[Card, ...]:
    """Return the hand in the order in which its cards came; of equal cards, the hand holds the latest."""
    left, order = Counter(hand), []
    for card in reversed(came):
        if left[card]:
            left[card] -= 1
            order.append(card)
    return (*reversed(order), *left.elements())
