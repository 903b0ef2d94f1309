"""In which order the own cards lie before the player, and which of them lie in one row."""

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
    """Sorts the own cards of one game as the player wishes, and remembers in which order they came.

    :param game: the game's name, by which the wish is kept.
    """

    def __init__(self, preferences: Preferences, game: str) -> None:
        self._preferences = preferences
        self._game = game
        self._came: list[Card] = []
        #: the view that was arranged last, by which settings, and what came of it: every key asks for it many times
        self._last: tuple[View, Settings, View] | None = None

    def note_event(self, message: Happened, rules: AnyRuleset) -> None:
        """Remember the cards that came by what has happened; a deal begins anew."""
        if isinstance(message.event, rules.begins_deal):
            self._came.clear()
        self._came += message.event.received_by(message.position.seat)
        self._last = None

    def sorting(self, view: View) -> Sorting:
        """Return how the hand is sorted: by suits or by rank until the player wishes otherwise."""
        wish = self._preferences.settings.sorting.get(self._game)
        return wish if wish in sortings(view) else sortings(view)[0]

    @property
    def down(self) -> bool:
        """Return whether the highest card comes first, or the last one that was dealt."""
        return self._preferences.settings.sorted_down.get(self._game, False)

    def sort(self, sorting: Sorting, view: View) -> bool:
        """Sort from now on like this, the other way round where it is so already; return False where it cannot be."""
        if sorting not in sortings(view):
            return False
        settings, down = self._preferences.settings, self.sorting(view) == sorting and not self.down
        self._preferences.change(
            sorting={**settings.sorting, self._game: sorting}, sorted_down={**settings.sorted_down, self._game: down}
        )
        return True

    def arranged(self, view: View) -> View:
        """Return the view with its hand in this order."""
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
            return came[::-1] if self.down else came
        suits = {suit: place for place, suit in enumerate(dict.fromkeys(SUIT.get(card, "") for card in hand))}

        def key(card: Card) -> tuple[int, ...]:
            suit = SUIT.get(card, "")
            rank = -_rank(card) if self.down else _rank(card)
            if sorting == "rank":
                return rank, suits[suit]
            return int(sorting == "trumps" and suit != trump), suits[suit], rank

        return tuple(sorted(hand, key=key))

    def rows(self, view: View) -> tuple[int, ...]:
        """Return how many cards lie in each row of the hand: one suit or one number a row where there are two ways.

        :param view: with its hand in this order.
        """
        wish, sorting = self._preferences.settings.two_way, self.sorting(view)
        two_way = wish == "always" or (wish == "suits" and any(card in SUIT for card in view.hand))
        if not two_way or sorting == "dealt":
            return (len(view.hand),)
        groups = groupby(view.hand, _rank if sorting == "rank" else SUIT.get)
        return tuple(len(list(cards)) for _, cards in groups)


def sortings(view: View) -> tuple[Sorting, ...]:
    """Return how this hand can be sorted, the usual way first."""
    if not any(card in SUIT for card in view.hand):
        return ("rank", "dealt")
    return ("suits", "trumps", "rank", "dealt") if view.trump_suit() else ("suits", "rank", "dealt")


def _rank(card: Card) -> int:
    return RANK[card] if card in RANK else int(card)


def _as_they_came(hand: tuple[Card, ...], came: Sequence[Card]) -> tuple[Card, ...]:
    """Return the hand in the order in which its cards came; of equal cards the last ones that came are held."""
    left, found = Counter(hand), []
    for card in reversed(came):
        if left[card]:
            left[card] -= 1
            found.append(card)
    return (*reversed(found), *left.elements())
