"""The only card that can be played, which may play itself or be played by the key that finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numeramis_access.core.actions import PlayCard
from numeramis_access.input.commands import AnyCommand, Command

if TYPE_CHECKING:
    from numeramis_access.app.table.scene import MatchScene


class OnlyCard:
    """What is done with a card that is no choice, as the player has set it.

    :ivar due: when it plays itself, None while there is none or it is not wished.
    """

    def __init__(self, match: MatchScene) -> None:
        self._match = match
        self.due: float | None = None

    def find(self) -> PlayCard | None:
        """Return the play of the only card that can be played, None where there is a choice or it is not the turn."""
        match, legal = self._match, self._match.view.legal
        if not match.own_turn or match.waits_for_player or len(legal) != 1:
            return None
        return legal[0] if isinstance(legal[0], PlayCard) else None

    def look(self) -> None:
        """Take note of whether there is one now that is to play itself."""
        settings = self._match.app.settings
        by_itself = settings.only_card == "itself" and self._match.counts and self.find() is not None
        self.due = self._match.app.now() + settings.pace if by_itself else None

    def take_due(self) -> PlayCard | None:
        """Return the play whose time has come, once."""
        if self.due is None or self._match.app.now() < self.due:
            return None
        self.due = None
        return self.find()

    def is_meant(self, command: AnyCommand) -> bool:
        """Return whether a key that finds the next card to be played is to play the only one, on which one stands."""
        match = self._match
        wished = match.app.settings.only_card == "key" and match.counts
        only = self.find() if wished and command in (Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE) else None
        return only is not None and match.desk.named and match.desk.here() == only.card
