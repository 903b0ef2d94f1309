"""Choose an order, such as the kinds of deals: an entry for each place, changed with left and right, and its length."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from numeramis_access.app.shell.menu import Entry, Menu, button_entry
from numeramis_access.app.shell.ports import App


class OrderMenu(Menu):
    """The menu of an option that is a list of values, such as the kinds of deals in order: an entry for each place, and
    two that lengthen and shorten the list.

    :param order: the present list.
    :param choices: the possible values of each place.
    :param name: returns the name of a value in the player's language.
    :param changed: called with the new list after each change.
    :param most: highest number of places; the lowest is 1.
    """

    def __init__(
        self,
        app: App,
        order: Sequence[str],
        choices: Sequence[str],
        name: Callable[[str], str],
        changed: Callable[[tuple[str, ...]], None],
        most: int = 99,
    ) -> None:
        super().__init__(app, "choose-order", self._places)
        self.order = list(order)
        self._choices, self._name, self._changed, self._most = choices, name, changed, most

    def _places(self) -> list[Entry]:
        places = [self._place(place) for place in range(len(self.order))]
        ends = [("order-longer", self._lengthen), ("order-shorter", self._shorten)]
        return [*places, *(button_entry(self.app, message, activate) for message, activate in ends)]

    def _place(self, place: int) -> Entry:
        def change(by: int) -> None:
            at = self._choices.index(self.order[place]) + by
            self.order[place] = self._choices[at % len(self._choices)]
            self._changed(tuple(self.order))

        return Entry(
            partial(self.app.text, "order-place", place=place + 1), None, lambda: self._name(self.order[place]), change
        )

    def _lengthen(self) -> None:
        if len(self.order) < self._most:
            self.order.append(self.order[-1])
        self._say_length()

    def _shorten(self) -> None:
        if len(self.order) > 1:
            self.order.pop()
        self._say_length()

    def _say_length(self) -> None:
        """Say the new length; the focus stays on the pressed entry."""
        from_end = len(self.entries) - self.focus
        self._changed(tuple(self.order))
        self.entries = self._places()
        self.focus = len(self.entries) - from_end
        self.app.say("order-changed", count=len(self.order))
