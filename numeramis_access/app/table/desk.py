"""The desk: the items before the player, which are the cards of the hand, in their order and rows, and the current
choices.

It keeps the cursor and the marks for an exchange. It knows no rules: the view tells the legal actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from numeramis_access.app.shell.ports import Preferences
from numeramis_access.core.actions import Action, ChooseCards, FirstChoice, PlayCard, PlayersChoice
from numeramis_access.core.cards import HIDDEN_CARD, RANK, SUIT, Card
from numeramis_access.core.ruleset import AnyRuleset, View
from numeramis_access.store.settings import Settings, Sorting
from numeramis_access.tables.messages import EventHappened


class Desk:
    """Cursor and marks over one view.

    :ivar row: 0 for the hand, 1 for the choices. :ivar place: 0-based place of the cursor in that row.
    :ivar marks: places of the marked cards in the hand.
    """

    def __init__(self) -> None:
        self.view: View | None = None
        self.row = 0
        self._rows: tuple[int, ...] = ()
        self._places = [0, 0]
        self.marks: set[int] = set()
        self._named: tuple[int, int] | None = None

    def take_view(self, view: View, rows: tuple[int, ...] = ()) -> None:
        """Take a new view and move the cursor to fit it.

        If cards left the hand, the cursor stays near its place; after sorting it follows its card; with a new card it
        goes to the first card. Marks are removed when cards come or go. When the choices change, the cursor goes to the
        first choice. If its row is empty, or only choices are possible, it changes the row.

        :param view: the new view.
        :param rows: number of cards in each row of the hand; empty puts all cards in one row.
        """
        hand, choices = self.hand, self.choices
        self.view, self._rows = view, rows or (len(view.hand),)
        if sorted(self.hand) != sorted(hand):
            self.marks.clear()
            self._put_cursor(0, keeps=not Counter(self.hand) - Counter(hand))
        elif self.hand != hand:
            self._follow_cards(hand)
        if self.choices != choices:
            self._put_cursor(1, keeps=False)
        if not self._row(self.row) or (self.row == 0 and self.has_only_choices()):
            self.row = 1 - self.row if self._row(1 - self.row) else 0

    def _follow_cards(self, before: tuple[Card, ...]) -> None:
        """Move cursor and marks to the new places of the same cards."""
        places = _same_cards(before, self.hand)
        self.marks = {places[place] for place in self.marks}
        self._places[0] = places[self._places[0]]
        self._put_cursor(0, keeps=True)

    def has_only_choices(self) -> bool:
        """Return whether there are choices and no card can be played or marked now."""
        return bool(self.choices) and not any(map(self.is_playable, self.hand))

    def _put_cursor(self, row: int, keeps: bool) -> None:
        """Put the cursor of a changed row on an unnamed item. :param keeps: whether it stays near its place."""
        self._places[row] = max(0, min(self._places[row], len(self._row(row)) - 1)) if keeps else 0
        if self._named is not None and self._named[0] == row:
            self._named = None

    @property
    def is_named(self) -> bool:
        """Return whether the program has named the item under the cursor since it came there."""
        return self._named == (self.row, self.place)

    def note_named(self) -> None:
        """Record that the item under the cursor was named."""
        self._named = self.row, self.place

    def forget(self) -> None:
        """Forget that the item under the cursor was named."""
        self._named = None

    @property
    def hand(self) -> tuple[Card, ...]:
        """Return the player's cards; none before the first view."""
        return self.view.hand if self.view else ()

    @property
    def choices(self) -> tuple[PlayersChoice, ...]:
        """Return the choices besides playing a card; of the exchanges of cards of the hand, only that of exactly the
        marked cards. With real cards, where the hand is not seen, all exchanges are among them.

        Actions whose values are chosen in steps are joined to one ``FirstChoice`` for each first value. Choices that
        give up everything else come last, so that the cursor does not begin there.
        """
        if self.view is None:
            return ()
        actions: list[PlayersChoice] = []
        for action in self.view.choices():
            if isinstance(action, PlayCard):
                continue
            called = isinstance(action, ChooseCards) and HIDDEN_CARD in action.cards
            if not isinstance(action, ChooseCards) or called or self.marked_cards() == tuple(sorted(action.cards)):
                actions.append(action)
        return tuple(sorted(_first_choices(actions), key=_given_up))

    def exchanges(self) -> tuple[ChooseCards, ...]:
        """Return the legal exchanges of cards of the hand.

        There are none for a person who calls the plays of real cards, because that person does not see the hand.
        """
        exchanges = self.view.exchange_actions() if self.view else ()
        return tuple(exchange for exchange in exchanges if HIDDEN_CARD not in exchange.cards)

    def marked_cards(self) -> tuple[Card, ...]:
        """Return the marked cards, sorted."""
        return tuple(sorted(self.hand[place] for place in self.marks))

    def is_playable(self, card: Card) -> bool:
        """Return whether the player can now play or mark this card of the hand."""
        if self.view is None:
            return False
        return PlayCard(card) in self.view.legal or any(card in action.cards for action in self.exchanges())

    @property
    def place(self) -> int:
        """Return the cursor's place in its row, from 0."""
        return self._places[self.row]

    def snapshot(self) -> tuple[object, ...]:
        """Return a value that differs from an earlier one if the view, the cursor or the marks have changed."""
        return self.view, self.row, *self._places, frozenset(self.marks)

    def _row(self, row: int) -> tuple[Any, ...]:
        return self.hand if row == 0 else self.choices

    def item_under_cursor(self) -> Any:
        """Return the card or action under the cursor, None if its row is empty."""
        row = self._row(self.row)
        return row[self.place] if row else None

    def count(self) -> int:
        """Return the number of items in the cursor's row."""
        return len(self._row(self.row))

    def move(self, to: int) -> bool:
        """Move the cursor in its row, at most to an end; return False if the place is beyond an end, where it stopped.

        :param to: index of the new place.
        """
        inside = max(0, min(to, self.count() - 1))
        self._places[self.row] = inside
        return inside == to

    def step(self, by: int) -> bool:
        """Move the cursor within its row of cards, or among the choices; return False if it is at an end and stays.

        :param by: 1 for the next place, -1 for the one before.
        """
        row, to = self.row_here(), self.place + by
        return self.move(to) if to in row or not row else False

    def row_here(self) -> range:
        """Return the places that left and right reach: the row of cards with the cursor, or all choices.

        It is empty if the cursor is in the hand and the hand is empty.
        """
        if self.row:
            return range(self.count())
        return next((row for row in self._card_rows() if self.place in row), range(0))

    def row_beside(self, by: int) -> range:
        """Return the places of the row of cards above (-1) or below (1) the cursor; empty if there is no such row.

        :param by: -1 for above, 1 for below.
        """
        rows = list(self._card_rows())
        at = next((at for at, row in enumerate(rows) if self.place in row), 0) + by
        return rows[at] if 0 <= at < len(rows) else range(0)

    def _card_rows(self) -> Iterator[range]:
        """Yield the places of each row of cards."""
        start = 0
        for size in self._rows:
            yield range(start, start + size)
            start += size

    def change_row(self, row: int) -> bool:
        """Move the cursor to its last place in the hand (0) or the choices (1); return False if that row is empty."""
        if not self._row(row):
            return False
        self.row = row
        return True

    def move_to_choice(self, to: int) -> bool:
        """Move the cursor to a choice; return False, without moving, if there is none at this place.

        :param to: index of the choice, from 0.
        """
        return 0 <= to < len(self.choices) and self.change_row(1) and self.move(to)

    def find(self, cards: tuple[Card, ...]) -> bool:
        """Move the cursor to the next of these cards in the hand, after the end from the start again; return False if
        it has none.

        :param cards: the cards, in any order.
        """
        places = [place for place, card in enumerate(self.hand) if card in cards]
        if not places:
            return False
        here = self._places[0] if self.row == 0 else -1
        self.row = 0
        self._places[0] = next((place for place in places if place > here), places[0])
        return True

    def step_playable(self, by: int, from_here: bool = False) -> bool:
        """Move the cursor to the next or previous playable card, round the ends of the hand.

        Return False, without moving, if no card is playable.

        :param by: 1 for the next, -1 for the previous card.
        :param from_here: whether the card under the cursor counts too if it was not yet named.
        """
        places = [place for place, card in enumerate(self.hand) if self.is_playable(card)]
        if not places:
            return False
        here = self._places[0]
        ahead = [place for place in places if (place - here) * by > 0]
        if from_here and here in places and self._named != (0, here):
            ahead.append(here)
        self.row = 0
        self._places[0] = (min(ahead) if by > 0 else max(ahead)) if ahead else (places[0] if by > 0 else places[-1])
        return True

    def toggle(self) -> bool:
        """Mark or unmark the card at the cursor's place in the hand; return whether it is marked now.

        The cursor among the choices goes to the first choice.
        """
        place = self._places[0]
        self.marks ^= {place}
        self._put_cursor(1, keeps=False)
        return place in self.marks

    def most_marks(self) -> int:
        """Return the greatest number of cards that the player may exchange; 0 if no exchange is legal."""
        return max((len(action.cards) for action in self.exchanges()), default=0)


def _same_cards(before: tuple[Card, ...], after: tuple[Card, ...]) -> list[int]:
    """Return the new place of each card of a hand whose order has changed."""
    free = list(after)
    places = []
    for card in before:
        places.append(free.index(card))
        free[places[-1]] = ""
    return places


def _first_choices(choices: Sequence[PlayersChoice]) -> list[PlayersChoice]:
    """Return the choices, with one for all actions that share the first of several values chosen in turn."""
    groups: dict[object, list[Action]] = {}
    for choice in choices:
        if isinstance(choice, Action) and choice.chosen_in_steps:
            groups.setdefault(msgspec.structs.astuple(choice)[0], []).append(choice)
    others = [choice for choice in choices if not (isinstance(choice, Action) and choice.chosen_in_steps)]
    return [*(FirstChoice(value, tuple(group)) for value, group in groups.items()), *others]


def _given_up(choice: PlayersChoice) -> bool:
    """Return whether a choice gives up all other actions of the player."""
    return isinstance(choice, Action) and choice.final


class Arrangement:
    """Sorts the player's hand by their setting, and keeps the order in which the cards came.

    :param preferences: reads and changes the settings. :param game: the game's name; each game has its own setting.
    """

    def __init__(self, preferences: Preferences, game: str) -> None:
        self._preferences = preferences
        self._game = game
        self._came: list[Card] = []
        #: cache: the last view, the settings then, and the sorted view; every key asks for it many times
        self._last: tuple[View, Settings, View] | None = None

    def note_event(self, message: EventHappened, rules: AnyRuleset) -> None:
        """Record the cards that an event brought to the player, in their order; the start of a deal drops the earlier
        ones.

        :param message: the event.
        :param rules: the rules of the game.
        """
        if isinstance(message.event, rules.begins_deal):
            self._came.clear()
        self._came += message.event.cards_received_by(message.position.seat)
        self._last = None

    def sorting(self, view: View) -> Sorting:
        """Return the player's way to sort this hand; the usual one if the setting is empty or does not fit the hand."""
        wish, allowed = self._preferences.settings.sorting.get(self._game), sortings(view)
        return wish if wish in allowed else allowed[0]

    @property
    def is_reversed(self) -> bool:
        """Return whether the player has set the reversed order for this game: highest card first, or the last dealt
        card first.
        """
        return self._preferences.settings.sorted_down.get(self._game, False)

    def sort(self, sorting: Sorting, view: View) -> bool:
        """Sort by another order, or reverse the order if it is the current one, and store this as a setting of the
        game.

        :param sorting: the order.
        :param view: the player's view.
        :return: False if this hand cannot be sorted in that order.
        """
        if sorting not in sortings(view):
            return False
        settings, down = self._preferences.settings, self.sorting(view) == sorting and not self.is_reversed
        self._preferences.change(
            sorting={**settings.sorting, self._game: sorting}, sorted_down={**settings.sorted_down, self._game: down}
        )
        return True

    def sorted_view(self, view: View) -> View:
        """Return the view with its hand in the player's order; the same object while view and settings stay the same.
        """
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
        suits = {suit: place for place, suit in enumerate(dict.fromkeys([SUIT.get(card, "") for card in hand]))}
        sign = -1 if self.is_reversed else 1

        def key(card: Card) -> tuple[int, ...]:
            suit, rank = SUIT.get(card, ""), sign * _rank(card)
            if sorting == "rank":
                return rank, suits[suit]
            return int(sorting == "trumps" and suit != trump), suits[suit], rank

        return tuple(sorted(hand, key=key))

    def rows(self, view: View) -> tuple[int, ...]:
        """Return the number of cards in each row of a hand.

        It is one row; or, if the player moves in two ways and the hand is sorted, one row for each suit or rank.

        :param view: the player's view with its hand already sorted.
        """
        wish, sorting = self._preferences.settings.two_way, self.sorting(view)
        two_way = wish == "always" or (wish == "suits" and not SUIT.keys().isdisjoint(view.hand))
        if not two_way or sorting == "dealt":
            return (len(view.hand),)
        groups = groupby(view.hand, _rank if sorting == "rank" else SUIT.get)
        return tuple([len(list(cards)) for _, cards in groups])


def sortings(view: View) -> tuple[Sorting, ...]:
    """Return the sortings that this hand allows, the usual one first."""
    if SUIT.keys().isdisjoint(view.hand):
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
