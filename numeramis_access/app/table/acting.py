"""Finds the action that the player means on their turn, decides whether the program asks first, and times the play of
an only card.
"""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.shell.ports import Clock
from numeramis_access.app.table.cursor import Cursor
from numeramis_access.app.table.desk import Desk
from numeramis_access.core.actions import Action, AmountRange, EndPlay, PlayCard, PlayersChoice
from numeramis_access.core.ruleset import View
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.store.settings import Settings


class ActionFinder:
    """Finds the action that the player means. :param desk: hand and choices. :param cursor: moves over the desk."""

    def __init__(self, desk: Desk, cursor: Cursor) -> None:
        self._desk = desk
        self._cursor = cursor

    def action_here(self, felt: bool, view: View) -> PlayersChoice | None:
        """Return the action of Enter at the cursor. If Enter only names the item or moves the cursor, do that and
        return None.

        Enter names an item that the player has neither heard nor felt since the cursor reached it, so that no card is
        played by mistake. In an exchange, and when no card is legal, Enter on a card moves to the choices and names
        one.

        :param felt: whether the item was under the player's fingers. :param view: the player's current view.
        """
        here = self._desk.item_under_cursor()
        if here is not None and not self._desk.is_named and not felt:
            self._cursor.name_here()
        elif not isinstance(here, str):
            return here  # type: ignore[no-any-return]
        elif self._desk.exchanges() or not any(isinstance(action, PlayCard) for action in view.legal):
            self._cursor.go_to_row(1)
        else:
            return PlayCard(here)
        return None

    def touch(self, zone: str, index: int, routing_plays: bool) -> bool:
        """Move to a touched item and name it; return whether the touch means Enter, as a second touch does.

        In an exchange, a touch that would mean Enter on a card marks the card instead.

        :param zone, index: as in ``input.inbox.Touched``. :param routing_plays: whether the first touch already means
            Enter.
        """
        desk = self._desk
        hand = len(desk.hand)
        row, place = (0, index) if index < hand else (1, index - hand)
        here = (row, place) == (desk.row, desk.place)
        acts = (zone == "items" and routing_plays) or (here and desk.is_named)
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


def needs_confirmation(action: Action, view: View, settings: Settings) -> bool:
    """Return whether the program asks before this action, by the setting ``sure``; it always asks before a concession,
    and never before a card or a claim.

    :param action: the action. :param view: the player's current view. :param settings: the player's settings.
    """
    if isinstance(action, EndPlay):
        return action.final
    if isinstance(action, PlayCard):
        return False
    sure = settings.sure
    return (sure != "never" and view.stakes_everything(action)) or (sure == "choices" and action.lasting)


class OnlyCardTimer:
    """Times the play of the only playable card, if the player's setting ``only_card`` is ``itself``.

    :param clock: measures the wait. :ivar due: time of the play in seconds of the clock, None while none is planned.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.due: float | None = None

    def plan_play(self, only: PlayCard | None, settings: Settings) -> None:
        """Plan the play of the only playable card after as many seconds as the opponents' pace, or drop an earlier
        plan.

        :param only: the play of that card; None if there is a choice, or in practice.
        :param settings: the player's settings; unless ``only_card`` is ``itself``, nothing is planned.
        """
        by_itself = settings.only_card == "itself" and only is not None
        self.due = self._clock.now() + settings.pace if by_itself else None

    def pop_due_play(self) -> bool:
        """Return whether the time of the planned play has come, and drop the plan: the result is True once for each
        plan.
        """
        if self.due is None or self._clock.now() < self.due:
            return False
        self.due = None
        return True


def only_play(legal: Sequence[Action | AmountRange]) -> PlayCard | None:
    """Return the play of the only playable card, None if there is a choice.

    :param legal: the player's legal actions, empty while others are to act.
    """
    return legal[0] if len(legal) == 1 and isinstance(legal[0], PlayCard) else None


def means_only_card(command: AnyCommand, only: PlayCard | None, desk: Desk) -> bool:
    """Return whether a key plays the only playable card.

    It does if it is the key for the next or previous playable card, and the cursor is on that card, already named.

    :param command: the key's command; other commands give False.
    :param only: the play of the only card, None if there is a choice.
    :param desk: hand and choices.
    """
    finds = command in (Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE)
    return finds and only is not None and desk.is_named and desk.item_under_cursor() == only.card
