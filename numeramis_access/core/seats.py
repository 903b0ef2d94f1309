"""Seats are numbered 0, 1, 2 … clockwise (rule N3); in pairs, side 0 has seats 0 and 2, side 1 seats 1 and 3."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int

#: the actor when a lot has to be drawn or a pack shuffled
CHANCE: Seat = -1
#: an onlooker: has no seat and sees public information only
ONLOOKER: Seat = -2


def left_of(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """Return the seat ``steps`` places clockwise from ``seat``.

    :param seat: a seat, from 0. :param seats: number of seats at the table.
    :param steps: number of places; negative ones count anticlockwise.
    """
    return (seat + steps) % seats


def partner_of(seat: Seat) -> Seat:
    """Return the opposite seat at a table of four; in a game of pairs, the partner's."""
    return (seat + 2) % 4


def side_of(seat: Seat) -> int:
    """Return the side of a seat in a game of pairs: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % 2


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """Return the numbers of all seats in clockwise order from ``first``.

    :param first: the first seat, from 0. :param seats: number of seats at the table.
    """
    return [(first + step) % seats for step in range(seats)]
