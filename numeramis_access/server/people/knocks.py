"""People who want to enter a table for friends: the host's program lets the host's friends in."""

from __future__ import annotations

from collections.abc import Set


class Knocks:
    """The people who wait to enter a table, and those who may enter. After a restart people have to ask again.

    :ivar let_in: ids of the people who may enter.
    """

    def __init__(self) -> None:
        self.let_in: set[str] = set()
        self._waiting: set[str] = set()
        self._named: set[str] = set()

    def note_waiting(self, person: str) -> None:
        """Record that a person waits to enter. :param person: an id."""
        self._waiting.add(person)

    def waits(self, person: str) -> bool:
        """Return whether a person waits to enter. :param person: an id."""
        return person in self._waiting

    def admit(self, person: str) -> None:
        """Let a person enter this table from now on. :param person: an id."""
        self.let_in.add(person)

    def note_arrival(self, person: str) -> None:
        """Record that a person has entered and no longer waits. :param person: an id."""
        self._waiting.discard(person)

    def send_away(self, person: str) -> None:
        """Withdraw a person's permission to enter. :param person: an id."""
        self.let_in.discard(person)

    def not_asked_about(self, people: Set[str]) -> Set[str]:
        """Return the people about whom the host has not been asked yet. :param people: ids."""
        return people - self._named

    def note_asked(self, person: str) -> None:
        """Record that the host was asked about a person. :param person: an id."""
        self._named.add(person)

    def knows(self, person: str) -> bool:
        """Return whether the host was asked about a person, or the person waits. :param person: an id."""
        return person in self._named or person in self._waiting
