"""Who would like to come in where a friend is needed: those at the table are asked, their programs let friends in."""

from __future__ import annotations

from collections.abc import Set


class Knocks:
    """Who waits at a door, and who was let in; it is not kept: after a restart of the house they knock anew.

    :ivar let_in: who was let in, by id.
    """

    def __init__(self) -> None:
        self.let_in: set[str] = set()
        self._waiting: set[str] = set()
        self._named: set[str] = set()

    def note_waiting(self, person: str) -> None:
        """Take note that somebody would like to come in and waits."""
        self._waiting.add(person)

    def waits(self, person: str) -> bool:
        """Return whether somebody waits."""
        return person in self._waiting

    def let(self, person: str) -> None:
        """Let somebody in."""
        self.let_in.add(person)

    def note_arrival(self, person: str) -> None:
        """Take note that somebody has come in, and waits no more."""
        self._waiting.discard(person)

    def send_away(self, person: str) -> None:
        """Have somebody need to be let in anew."""
        self.let_in.discard(person)

    def unnamed(self, people: Set[str]) -> Set[str]:
        """Return those about whom nobody was asked yet."""
        return people - self._named

    def name(self, person: str) -> None:
        """Take note that somebody was asked about one who is in the house."""
        self._named.add(person)

    def knows(self, person: str) -> bool:
        """Return whether somebody was asked about one, who is in the house or waits."""
        return person in self._named or person in self._waiting
