"""People who ask to enter or to watch a table, and people who may; their permission comes from the host or a player."""

from __future__ import annotations

from collections.abc import Set


class EntryPermissions:
    """The people who wait for permission to enter or to watch a table, the people who have it, and the people about
    whom the host was asked. Each table has one for entering and one for watching.

    All are only in memory: after a restart people have to ask again.

    :ivar let_in: ids of the people who have permission.
    """

    def __init__(self) -> None:
        self.let_in: set[str] = set()
        self._waiting: set[str] = set()
        self._asked_about: set[str] = set()

    def note_waiting(self, person: str) -> None:
        """Record that a person waits for permission. :param person: an id."""
        self._waiting.add(person)

    def is_waiting(self, person: str) -> bool:
        """Return whether a person waits for permission. :param person: an id."""
        return person in self._waiting

    def admit(self, person: str) -> None:
        """Give a person permission. A waiting person counts as waiting until ``note_arrival``. :param person: an id."""
        self.let_in.add(person)

    def note_arrival(self, person: str) -> None:
        """Record that a person has entered or watches, and no longer waits. :param person: an id."""
        self._waiting.discard(person)

    def send_away(self, person: str) -> None:
        """Withdraw a person's permission. :param person: an id."""
        self.let_in.discard(person)

    def unasked_people(self, people: Set[str]) -> Set[str]:
        """Return the given people without a question to the host so far. :param people: ids."""
        return people - self._asked_about

    def note_asked(self, person: str) -> None:
        """Record that the host was asked about a person. :param person: an id."""
        self._asked_about.add(person)

    def is_known(self, person: str) -> bool:
        """Return whether the host was asked about a person, or the person waits. :param person: an id."""
        return person in self._asked_about or person in self._waiting
