"""The occupants of a table's seats: people, computers or no one, and the absent person behind a computer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from numeramis_access.players.characters import Temperament

#: ``none`` for an occupant whose gender nobody has told: sentences about them have no gender
Gender = Literal["masculine", "feminine", "none"]


def gender_of(word: str) -> Gender:
    """Return the gender that a stored word names; a word of another version counts as not told."""
    return "masculine" if word == "masculine" else "feminine" if word == "feminine" else "none"


def gender_at_older(gender: Gender) -> Gender:
    """Return a gender for programs and houses that know no ``none``: they get ``masculine`` instead."""
    return "masculine" if gender == "none" else gender


class Occupant(msgspec.Struct, frozen=True, tag_field="type"):
    """Base class for the occupant of a seat.

    :param name: the name that everyone hears, empty for an empty seat.
    :param gender: grammatical gender for sentences about the occupant.
    """

    name: str = ""
    gender: Gender = "masculine"


class Human(Occupant, frozen=True, tag="person"):
    """A person: the table waits for offers from this seat."""


class Computer(Occupant, frozen=True, tag="computer"):
    """A computer player.

    :param level: playing strength.
    :param temperament: how it chooses among equal actions, and how fast it plays.
    """

    level: str = "club"
    temperament: Temperament = "calm"


class Nobody(Occupant, frozen=True, tag="nobody"):
    """An empty seat; the table waits until a person sits down."""


class TableSeat(msgspec.Struct, frozen=True):
    """One seat of a table.

    :param occupant: the current player.
    :param away: the absent person behind a computer, who can take the seat back; otherwise None.
    """

    occupant: Human | Computer | Nobody
    away: Human | None = None

    @property
    def level(self) -> str:
        """Return the level of the computer on this seat, empty for other occupants."""
        return self.occupant.level if isinstance(self.occupant, Computer) else ""


def with_level(seats: tuple[TableSeat, ...], level: str) -> tuple[TableSeat, ...]:
    """Return the seats with every computer set to a level; people and free seats stay as they are.

    A computer that replaces an absent person is set too, and the person keeps the right to the seat.
    """
    return tuple(
        TableSeat(msgspec.structs.replace(seat.occupant, level=level), seat.away)
        if isinstance(seat.occupant, Computer)
        else seat
        for seat in seats
    )


def levels(seats: Sequence[TableSeat]) -> tuple[str, ...]:
    """Return the level of each seat's computer as records store it, in the order of the seats; empty for seats without
    a computer.
    """
    return tuple(seat.level for seat in seats)
