"""Who sits at the table, as far as words need it: names, grammatical gender, and who is listening."""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Gender = Literal["masculine", "feminine"]
#: most letters of a sign
LONGEST = 3


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
    :param absent: the seat of a listener for whom somebody else played: nothing there is their own deed, but their
        partner and their side are.
    """

    persons: tuple[Person, ...]
    me: int | None = 0
    pairs: bool = False
    shown: int | None = None
    absent: int | None = None

    @property
    def own(self) -> int | None:
        """Return the seat on whose side the listener is, whoever plays there; None for somebody who only listens."""
        return self.absent if self.me is None else self.me

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
        if not self.pairs or self.own in (None, seat):
            return "other"
        return "partner" if self.is_partner(seat) else "opponent"

    def is_partner(self, seat: int) -> bool:
        """Return whether this seat is the listener's partner."""
        return self.pairs and self.own is not None and seat == (self.own + 2) % 4

    def sign(self, seat: int, you: str) -> str:
        """Return what stands for a player in braille: as few letters of the name as tell it from all others.

        :param you: what stands for the listener.
        """
        return _signs(tuple(person.name for person in self.persons), self.me, you)[seat]


def plain(name: str) -> str:
    """Return a name in small letters without accents: some tables write no others."""
    return "".join(one for one in unicodedata.normalize("NFKD", name.lower()) if not unicodedata.combining(one))


@lru_cache(maxsize=256)
def _signs(names: tuple[str, ...], me: int | None, you: str) -> tuple[str, ...]:
    """Return the signs of everybody at a table by seat; a beginning that two share is nobody's."""
    found: dict[int, str] = {} if me is None else {me: you}
    shared = {seat: names[seat] for seat in range(len(names)) if seat != me}
    for length in range(1, LONGEST + 1):
        for seat, name in list(shared.items()):
            others = [plain(other) for at, other in enumerate(names) if at not in (seat, me)]
            start = plain(name[:length])
            if start and start != plain(you) and not any(other.startswith(start) for other in others):
                found[seat] = shared.pop(seat)[:length]
    taken = {plain(you), *map(plain, found.values())}
    for seat, name in shared.items():
        found[seat] = next(sign for sign in _longer_signs(name) if plain(sign) not in taken)
        taken.add(plain(found[seat]))
    return tuple(found[seat] for seat in range(len(names)))


def _longer_signs(name: str) -> Iterator[str]:
    """Give signs for one whose name begins as another's does: its beginning with a later letter, then with any."""
    start = name[: LONGEST - 1]
    yield from (start + letter for letter in name[LONGEST - 1 :] + string.ascii_lowercase if letter.isalpha())
