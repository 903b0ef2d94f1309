"""Who sits at a table: a person, a computer, or nobody; and for whom a computer sits in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from numeramis_access.players.characters import Temperament

Gender = Literal["masculine", "feminine"]


class Occupant(msgspec.Struct, frozen=True, tag_field="type"):
    """Who sits on a seat.

    :param name: as everybody hears it. :param gender: that Czech verbs agree with.
    """

    name: str = ""
    gender: Gender = "masculine"


class Human(Occupant, frozen=True, tag="person"):
    """A person: the table waits for what this seat offers."""


class Computer(Occupant, frozen=True, tag="computer"):
    """A computer player.

    :param level: how strong it is. :param temperament: how it chooses among equals, and how fast it plays.
    """

    level: str = "club"
    temperament: Temperament = "calm"


class Nobody(Occupant, frozen=True, tag="nobody"):
    """An empty seat: the table waits until somebody sits down."""


class TableSeat(msgspec.Struct, frozen=True):
    """One seat of a table.

    :param occupant: who plays it now. :param away: the person for whom a computer sits in, who may take it back.
    """

    occupant: Human | Computer | Nobody
    away: Human | None = None

    @property
    def level(self) -> str:
        """Return the level of the computer that plays this seat, empty where none does."""
        return self.occupant.level if isinstance(self.occupant, Computer) else ""


def at_level(seats: tuple[TableSeat, ...], level: str) -> tuple[TableSeat, ...]:
    """Return the seats with every computer at this level."""
    return tuple(
        TableSeat(msgspec.structs.replace(seat.occupant, level=level), seat.away)
        if isinstance(seat.occupant, Computer)
        else seat
        for seat in seats
    )


def levels(seats: Sequence[TableSeat]) -> tuple[str, ...]:
    """Return each seat's level, empty for people, as records keep it."""
    return tuple(seat.level for seat in seats)
