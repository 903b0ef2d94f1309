"""People who wait to be let in by a friend: the programs of the people at the table answer for them."""

from __future__ import annotations

from collections.abc import Set


class Knocks:
    """The people who wait, and the people let in. They are not stored: after a restart they knock again.

    :ivar let_in: ids of the people let in.
    """

    def __init__(self) -> None:
        self.let_in: set[str] = set()
        self._waiting: set[str] = set()
        self._named: set[str] = set()

    def note_waiting(self, person: str) -> None:
        """Record that a person waits to be let in."""
        self._waiting.add(person)

    def waits(self, person: str) -> bool:
        """Return whether a person waits."""
        return person in self._waiting

    def admit(self, person: str) -> None:
        """Let a person in at this table from now on."""
        self.let_in.add(person)

    def note_arrival(self, person: str) -> None:
        """Record that a person has come in and no longer waits."""
        self._waiting.discard(person)

    def send_away(self, person: str) -> None:
        """Require a person to be let in again."""
        self.let_in.discard(person)

    def unnamed(self, people: Set[str]) -> Set[str]:
        """Return the people not asked about yet."""
        return people - self._named

    def name(self, person: str) -> None:
        """Record that a question about a person was asked."""
        self._named.add(person)

    def knows(self, person: str) -> bool:
        """Return whether a question about a person was asked, or the person waits."""
        return person in self._named or person in self._waiting
