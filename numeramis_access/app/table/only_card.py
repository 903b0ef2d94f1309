"""The only playable card: by the player's setting it plays itself, or the key that finds it plays it."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.shell.ports import Clock
from numeramis_access.app.table.desk import Desk
from numeramis_access.core.actions import Action, AmountRange, PlayCard
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.store.settings import Settings


class OnlyCard:
    """Times the play of the only playable card, if the player has set that it plays itself.

    :param clock: measures the wait. :ivar due: time of the play in seconds of the clock, None while none is planned.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.due: float | None = None

    def look(self, only: PlayCard | None, settings: Settings) -> None:
        """Plan the play of the only card, or drop the plan.

        :param only: the play of the only card; None if there is a choice, or in practice.
        """
        by_itself = settings.only_card == "itself" and only is not None
        self.due = self._clock.now() + settings.pace if by_itself else None

    def take_due(self) -> bool:
        """Return whether the planned time has come; True once for each plan."""
        if self.due is None or self._clock.now() < self.due:
            return False
        self.due = None
        return True


def only_play(legal: Sequence[Action | AmountRange]) -> PlayCard | None:
    """Return the play of the only playable card, None if there is a choice.

    :param legal: the player's legal actions, empty while others are to act.
    """
    return legal[0] if len(legal) == 1 and isinstance(legal[0], PlayCard) else None


def is_meant(command: AnyCommand, only: PlayCard | None, desk: Desk) -> bool:
    """Return whether a key for the next playable card means to play the only card, already named at the cursor."""
    finds = command in (Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE)
    return finds and only is not None and desk.named and desk.here() == only.card
