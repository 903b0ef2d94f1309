"""A pause that everyone has agreed to, and its end."""

from __future__ import annotations

from collections.abc import Collection

from numeramis_access.tables.messages import Message, Paused, PauseWished, WentOn


class Pausing:
    """The pause of a table and the wishes to start or end it.

    A wish holds until the same person acts in the match.
    """

    def __init__(self) -> None:
        self.paused = False
        #: entrants who want a pause, or during a pause want to resume; in the order of their wishes
        self._wishing: list[int] = []

    def wished(self, entrant: int, all_of: Collection[int]) -> list[Message]:
        """Return the messages after an entrant's wish to pause, or to resume.

        :param all_of: the entrants whose wishes are needed.
        """
        wishing = [*self._wishing, entrant]
        if set(all_of) <= set(wishing):
            return [WentOn(number=0) if self.paused else Paused(number=0, entrant=wishing[0])]
        if entrant in self._wishing:
            return []
        waits = tuple(sorted(set(all_of) - set(wishing)))
        return [PauseWished(number=0, entrant=entrant, asked=wishing[0], waits=waits)]

    def hear(self, message: Message) -> None:
        """Update the pause from a message."""
        match message:
            case PauseWished(entrant=entrant):
                self._wishing.append(entrant)
            case Paused() | WentOn():
                self.paused = isinstance(message, Paused)
                self._wishing.clear()
            case _:
                pass

    def drop_wish(self, entrant: int | None) -> None:
        """Drop the wish of an entrant who plays on."""
        if entrant in self._wishing:
            self._wishing.remove(entrant)
