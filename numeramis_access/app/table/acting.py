"""Finds the action that the player means on their turn, and whether the program asks before doing it."""

from __future__ import annotations

from numeramis_access.app.table.cursor import Cursor
from numeramis_access.app.table.desk import Desk
from numeramis_access.core.actions import Action, AmountRange, EndPlay, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.store.settings import Settings


class Acting:
    """Finds the action that the player means. :param desk: hand and choices. :param cursor: moves over the desk."""

    def __init__(self, desk: Desk, cursor: Cursor) -> None:
        self._desk = desk
        self._cursor = cursor

    def action_here(self, felt: bool, view: View) -> Action | AmountRange | None:
        """Return the action of Enter at the cursor, None if Enter only moves the cursor or names the item.

        Enter names an item that the player has neither heard nor felt since the cursor reached it, so that no card
        is played unawares. In an exchange, and when no card is legal, Enter on a card moves to the choices.

        :param felt: whether the item was under the player's fingers. :param view: the player's current view.
        """
        here = self._desk.here()
        if here is not None and not self._desk.named and not felt:
            self._cursor.name_here()
        elif not isinstance(here, str):
            return here  # type: ignore[no-any-return]
        elif self._desk.exchanges() or not any(isinstance(action, PlayCard) for action in view.legal):
            self._cursor.row(1)
        else:
            return PlayCard(here)
        return None

    def touch(self, zone: str, index: int, routing_plays: bool) -> bool:
        """Move to a touched item and name it; return whether the touch means Enter, as a second touch does.

        In an exchange, a touch that would mean Enter on a card marks the card instead.

        :param routing_plays: whether the first touch already means Enter.
        """
        desk = self._desk
        hand = len(desk.hand)
        row, place = (0, index) if index < hand else (1, index - hand)
        here = (row, place) == (desk.row, desk.place)
        acts = (zone == "items" and routing_plays) or (here and desk.named)
        if not desk.change_row(row):
            return False
        inside = desk.move(place)
        if inside and (zone == "press" or (zone in ("items", "point") and acts)):
            desk.note_named()  # the player knew the item when pressing it
            if row or not desk.exchanges():
                return True
            self._cursor.mark()
        elif zone == "focus" and here:
            desk.note_named()  # the screen reader names its own focus
        else:
            self._cursor.say_place(inside)
        return False


def is_asked_about(action: Action, view: View, settings: Settings) -> bool:
    """Return whether the program asks before this action; it always asks before the player gives up a deal.

    :param view: the player's current view.
    """
    if isinstance(action, EndPlay):
        return action.final
    if isinstance(action, PlayCard):
        return False
    sure = settings.sure
    return (sure != "never" and view.gives_all(action)) or (sure == "choices" and action.lasting)
