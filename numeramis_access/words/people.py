"""How sentences refer to the players at a table: their names, their grammatical gender, and the listener's own seat."""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

#: ``none`` if nobody has told it
Gender = Literal["masculine", "feminine", "none"]
#: the most letters of a sign
MAX_SIGN_LETTERS = 3


@dataclass(frozen=True, slots=True)
class Person:
    """A player's name and grammatical gender.

    :param name: the name.
    :param gender: gender for verbs that agree with it in some languages; ``none`` for sentences without a gender.
    """

    name: str
    gender: Gender = "masculine"


@dataclass(frozen=True, slots=True)
class People:
    """The players at a table, from the point of view of the listener.

    :param persons: the players, one for each seat from 0.
    :param me: the listener's seat; None for a listener without a seat, as in a replay, a record or for a person who
        watches.
    :param has_partners: whether opposite players are partners.
    :param shown_seat: seat of the player who shows the hand to a person who watches, None for none.
    :param absent: seat of a listener who is replaced by another player, with ``me`` None: no act there is the
        listener's own, but the partner and the side stay the listener's.
    """

    persons: tuple[Person, ...]
    me: int | None = 0
    has_partners: bool = False
    shown_seat: int | None = None
    absent: int | None = None

    @property
    def own_seat(self) -> int | None:
        """Return the listener's seat, also while someone else plays there; None for a listener without a seat."""
        return self.absent if self.me is None else self.me

    def person(self, seat: int) -> Literal["you", "masculine", "feminine", "none"]:
        """Return the form of a verb about a seat: ``you`` for the listener, otherwise the player's gender.

        :raises IndexError: if the seat has no player.
        """
        return "you" if seat == self.me else self.persons[seat].gender

    def listener(self) -> Gender:
        """Return the listener's gender; ``none`` for a listener without a seat or without a player there."""
        return self.persons[self.me].gender if self.me is not None and self.me < len(self.persons) else "none"

    def partner(self) -> Person | None:
        """Return the listener's partner; None for a listener without a seat or a partner."""
        if not self.has_partners or self.own_seat is None:
            return None
        seat = (self.own_seat + 2) % 4
        return self.persons[seat] if seat < len(self.persons) else None

    def relation(self, seat: int) -> Literal["self", "partner", "opponent", "other"]:
        """Return the relation of a seat to the listener.

        In games without pairs, and for a listener without a seat, all others are ``other``; so is the listener's own
        seat while another player replaces the listener.
        """
        if seat == self.me:
            return "self"
        if not self.has_partners or self.own_seat in (None, seat):
            return "other"
        return "partner" if self.is_partner(seat) else "opponent"

    def is_partner(self, seat: int) -> bool:
        """Return whether the listener's partner sits on a seat."""
        return self.has_partners and self.own_seat is not None and seat == (self.own_seat + 2) % 4

    def sign(self, seat: int, you: str) -> str:
        """Return a player's sign in braille: the shortest beginning of the name, of at most three letters, that no
        other player's name shares.

        If all beginnings are shared, a later letter or any free letter ends the sign. Case and accents do not
        distinguish signs.

        :param seat: the player's seat, from 0. :param you: the listener's own sign.
        """
        return _signs(tuple([person.name for person in self.persons]), self.me, you)[seat]


def signs_of(names: Sequence[str]) -> tuple[str, ...]:
    """Return the signs of players as ``People.sign`` forms them when none of them listens."""
    return _signs(tuple(names), None, "")


def plain_sign(name: str) -> str:
    """Return a player's name in lower case without accents, for braille tables that lack accents and capitals."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name.lower()) if not unicodedata.combining(sign))


@lru_cache(maxsize=256)
def _signs(names: tuple[str, ...], me: int | None, you: str) -> tuple[str, ...]:
    """Return the signs of all players by seat; a shared beginning is never a sign."""
    signs: dict[int, str] = {} if me is None else {me: you}
    shared = {seat: names[seat] for seat in range(len(names)) if seat != me}
    for length in range(1, MAX_SIGN_LETTERS + 1):
        for seat, name in list(shared.items()):
            others = [plain_sign(other) for at, other in enumerate(names) if at not in (seat, me)]
            start = plain_sign(name[:length])
            if start and start != plain_sign(you) and not any(other.startswith(start) for other in others):
                signs[seat] = shared.pop(seat)[:length]
    taken = {plain_sign(you), *map(plain_sign, signs.values())}
    for seat, name in shared.items():
        signs[seat] = next(sign for sign in _longer_signs(name) if plain_sign(sign) not in taken)
        taken.add(plain_sign(signs[seat]))
    return tuple(signs[seat] for seat in range(len(names)))


def _longer_signs(name: str) -> Iterator[str]:
    """Yield signs for a name whose beginning is shared: the beginning with a later letter, then with any letter."""
    start = name[: MAX_SIGN_LETTERS - 1]
    yield from (start + letter for letter in name[MAX_SIGN_LETTERS - 1 :] + string.ascii_lowercase if letter.isalpha())
