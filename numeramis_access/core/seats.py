"""Seats are numbered 0, 1, 2 … clockwise (rule N3); in pairs, side 0 is seats 0 and 2, side 1 seats 1 and 3."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int

#: who acts when a lot must be drawn or a pack shuffled
CHANCE: Seat = -1
#: whoever watches: sits at no seat, and may know what everybody may know
ONLOOKER: Seat = -2


def left_of(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """Return the seat so many steps clockwise."""
    return (seat + steps) % seats


def partner_of(seat: Seat) -> Seat:
    """Return the seat opposite at a table of four."""
    return (seat + 2) % 4


def side_of(seat: Seat) -> int:
    """Return the side (0 or 1) of a seat in a game of pairs."""
    return seat % 2


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """Return all seats clockwise, beginning with the given one."""
    return [(first + step) % seats for step in range(seats)]
