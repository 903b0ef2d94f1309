"""What the player does at the table on the own turn: by Enter, by a touch, by a key that ends the deal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.shell.menu import confirm
from numeramis_access.app.shell.scene import NothingHere, Push, Transition
from numeramis_access.app.table.amount import amount_menu
from numeramis_access.app.table.screen import choice_item
from numeramis_access.core.actions import Action, AmountRange, EndPlay, PlayCard
from numeramis_access.core.cards import Card

if TYPE_CHECKING:
    from numeramis_access.app.table.scene import MatchScene


class Acting:
    """Has the match do what the player means, after a question where that is wished."""

    def __init__(self, match: MatchScene) -> None:
        self._match = match

    def do_here(self) -> Transition | None:
        """Do what the cursor stands on.

        What has not been named since it came under the cursor, nor is felt there, is named instead: nobody plays a
        card unawares.
        """
        match = self._match
        here = match.desk.here()
        if here is not None and not match.desk.named and not match.app.felt:
            match.cursor.name_here()
        elif isinstance(here, str):
            self._play(here)
        elif isinstance(here, AmountRange):
            return Push(amount_menu(match.app, match.seat.ruleset, here, self.wish))
        elif here is not None:
            return self.wish(here)
        return None

    def wish(self, action: Action) -> Transition | None:
        """Act, or ask first whether the player is sure, where that is wished of such an action."""
        match = self._match
        if not self.asks_first(action):
            match.act(action)
            return None
        label = choice_item(match.talk, action).label
        return Push(confirm(match.app, "really-do", partial(match.act, action), choice=label))

    def end_play(self, action: EndPlay) -> Transition | None:
        """Claim or give up the rest of the deal, in a game of tricks; the rules refuse what may not be."""
        match = self._match
        if not match.ends_early:
            return NothingHere()
        if type(action) not in match.seat.ruleset.actions:
            match.app.say("tricks-only", cue="refusal")
        elif not match.own_turn or match.waits_for_player:
            match.app.tell(match.talk.answer("turn"))
        else:
            return self.wish(action)
        return None

    def asks_first(self, action: Action) -> bool:
        """Return whether the player wishes to be asked before doing this; a key that gives up a deal always asks."""
        sure = self._match.app.settings.sure
        if self._match.takes_back:
            return False
        if isinstance(action, EndPlay):
            return action.final
        return (sure != "never" and self._match.view.gives_all(action)) or (sure == "choices" and action.lasting)

    def touch(self, zone: str, index: int) -> Transition | None:
        """Take a touch of an item: over it that names it, once more acts; where cards are exchanged it marks one."""
        match, desk = self._match, self._match.desk
        hand = len(desk.hand)
        row, place = (0, index) if index < hand else (1, index - hand)
        here = (row, place) == (desk.row, desk.place)
        acts = (zone == "items" and match.app.settings.routing_plays) or (here and desk.named)
        if not desk.change_row(row):
            return None
        inside = desk.move(place)
        if inside and (zone == "press" or (zone in ("items", "point") and acts)):
            desk.note_named()  # by whoever pressed it
            if row or not desk.exchanges():
                return match.activate()
            match.cursor.mark()
        elif zone == "focus" and here:
            desk.note_named()  # by the reader, whose focus it is
        else:
            match.cursor.say_place(inside)
        return None

    def _play(self, card: Card) -> None:
        """Play the card under the cursor; where cards are exchanged instead, Enter leads to the choices."""
        match = self._match
        if match.desk.exchanges() or not any(isinstance(action, PlayCard) for action in match.view.legal):
            match.cursor.row(1)
        else:
            match.act(PlayCard(card))
