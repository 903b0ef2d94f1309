"""The only card that can be played, which may play itself or be played by the key that finds it."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.shell.ports import Clock
from numeramis_access.app.table.desk import Desk
from numeramis_access.core.actions import Action, AmountRange, PlayCard
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.store.settings import Settings


class OnlyCard:
    """When a card that is no choice plays itself, where the player has set that.

    :param clock: measures the wait. :ivar due: when it plays itself, None while there is none or it is not wished.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.due: float | None = None

    def look(self, only: PlayCard | None, settings: Settings) -> None:
        """Take note of whether there is one now that is to play itself.

        :param only: the play of the only card, None where there is none or where one learns.
        """
        by_itself = settings.only_card == "itself" and only is not None
        self.due = self._clock.now() + settings.pace if by_itself else None

    def take_due(self) -> bool:
        """Return whether its time has come, once."""
        if self.due is None or self._clock.now() < self.due:
            return False
        self.due = None
        return True


def only_play(legal: Sequence[Action | AmountRange]) -> PlayCard | None:
    """Return the play of the only card that can be played, None where there is a choice.

    :param legal: what the player can do now, empty while others are to act.
    """
    return legal[0] if len(legal) == 1 and isinstance(legal[0], PlayCard) else None


def is_meant(command: AnyCommand, only: PlayCard | None, desk: Desk) -> bool:
    """Return whether a key that finds the next card to be played is to play the only one, on which one stands."""
    finds = command in (Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE)
    return finds and only is not None and desk.named and desk.here() == only.card
