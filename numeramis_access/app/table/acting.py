"""What the player means on the own turn: which action, and whether it is asked about first."""

from __future__ import annotations

from numeramis_access.app.table.cursor import Cursor
from numeramis_access.app.table.desk import Desk
from numeramis_access.core.actions import Action, AmountRange, EndPlay, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.store.settings import Settings


class Acting:
    """Finds the action that the player means. :param desk: what lies before the player. :param cursor: over it."""

    def __init__(self, desk: Desk, cursor: Cursor) -> None:
        self._desk = desk
        self._cursor = cursor

    def action_here(self, felt: bool, view: View) -> Action | AmountRange | None:
        """Return what Enter does where the cursor stands, None where it only moves or names.

        What has not been named since it came under the cursor, nor is felt there, is named instead: nobody plays a
        card unawares. Where cards are exchanged, Enter on a card leads to the choices.

        :param felt: whether it was under the fingers. :param view: what the player may know now.
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
        """Take a touch of an item: over it that names it; return whether it means Enter, as once more does.

        Where cards are exchanged it marks one. :param routing_plays: whether the first touch already acts.
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
            desk.note_named()  # by whoever pressed it
            if row or not desk.exchanges():
                return True
            self._cursor.mark()
        elif zone == "focus" and here:
            desk.note_named()  # by the reader, whose focus it is
        else:
            self._cursor.say_place(inside)
        return False


def is_asked_about(action: Action, view: View, settings: Settings) -> bool:
    """Return whether the player wishes to be asked before doing this; what gives up a deal always asks.

    :param view: what the player may know now.
    """
    if isinstance(action, EndPlay):
        return action.final
    if isinstance(action, PlayCard):
        return False
    sure = settings.sure
    return (sure != "never" and view.gives_all(action)) or (sure == "choices" and action.lasting)
