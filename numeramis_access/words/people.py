"""Who sits at the table, as far as words need it: names, grammatical gender, and who is listening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Gender = Literal["masculine", "feminine"]


@dataclass(frozen=True, slots=True)
class Person:
    """One player as words know them: a name, and the gender that Czech verbs agree with."""

    name: str
    gender: Gender = "masculine"


@dataclass(frozen=True, slots=True)
class People:
    """Everybody at the table by seat.

    :param me: the listener's seat, or None for somebody who only listens (a replay, a record, whoever watches).
    :param pairs: True where the players opposite are partners. :param shown: whose hand somebody who watches sees.
    """

    persons: tuple[Person, ...]
    me: int | None = 0
    pairs: bool = False
    shown: int | None = None

    def person(self, seat: int) -> Literal["you", "masculine", "feminine"]:
        """Return how a verb about this seat is formed."""
        return "you" if seat == self.me else self.persons[seat].gender

    def listener(self) -> Gender:
        """Return the gender of the person who is spoken to."""
        return self.persons[self.me].gender if self.me is not None and self.me < len(self.persons) else "masculine"

    def relation(self, seat: int) -> Literal["self", "partner", "opponent", "other"]:
        """Return what a seat is to the listener; others are opponents by name only where there are pairs."""
        if seat == self.me:
            return "self"
        if not self.pairs or self.me is None:
            return "other"
        return "partner" if self.is_partner(seat) else "opponent"

    def is_partner(self, seat: int) -> bool:
        """Return whether this seat is the listener's partner."""
        return self.pairs and self.me is not None and seat == (self.me + 2) % 4
