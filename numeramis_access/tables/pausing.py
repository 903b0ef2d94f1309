"""A pause that everybody has agreed to, and its end."""

from __future__ import annotations

from collections.abc import Collection

from numeramis_access.tables.messages import Message, Paused, PauseWished, WentOn


class Pausing:
    """Whether a table pauses, and who wishes that it does, or that it goes on.

    A wish holds until the same person acts in the match.
    """

    def __init__(self) -> None:
        self.paused = False
        #: who wishes a pause, in a pause who wishes to go on; the first one asked
        self._wishing: list[int] = []

    def wished(self, entrant: int, all_of: Collection[int]) -> list[Message]:
        """Return what is to be told when somebody wishes a pause, or in a pause that it goes on.

        :param all_of: the people who have to wish it.
        """
        wishing = [*self._wishing, entrant]
        if set(all_of) <= set(wishing):
            return [WentOn(number=0) if self.paused else Paused(number=0, entrant=wishing[0])]
        if entrant in self._wishing:
            return []
        waits = tuple(sorted(set(all_of) - set(wishing)))
        return [PauseWished(number=0, entrant=entrant, asked=wishing[0], waits=waits)]

    def hear(self, message: Message) -> None:
        """Take note of what is told of pauses."""
        match message:
            case PauseWished(entrant=entrant):
                self._wishing.append(entrant)
            case Paused() | WentOn():
                self.paused = isinstance(message, Paused)
                self._wishing.clear()
            case _:
                pass

    def drop_wish(self, entrant: int | None) -> None:
        """Take note that somebody plays on, and wishes no pause any more."""
        if entrant in self._wishing:
            self._wishing.remove(entrant)
