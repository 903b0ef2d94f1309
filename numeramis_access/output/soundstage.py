"""The place of each seat for the voice and for the cues."""

from __future__ import annotations

import math

import msgspec

#: pitch by steps clockwise from the listener; neighbours differ most
SEAT_PITCHES = (0, 16, -16, 8, -8, 24, -24, 4)


class SoundStage(msgspec.Struct, frozen=True):
    """The places of the seats around a player at ``listener``; clockwise is to the player's left.

    :param listener: the player's seat. :param seats: number of seats. :param pitches: pitch of the voice at each seat,
        if the players have voices of their own.
    :param ear: the place of everything, −1 or 1, for a person who hears on one side of shared headphones; None for a
        player who has both sides.
    """

    listener: int = 0
    seats: int = 4
    pitches: tuple[int, ...] = ()
    ear: int | None = None

    def place(self, seat: int | None) -> tuple[float, int]:
        """Return a seat's place from −1 (left) to 1 (right), and its pitch from −50 to 50, which distinguishes seats in
        mono too. With ``ear`` set, every place is that one.

        :param seat: the seat; None for a sound about no seat, which comes from the middle, or from ``ear`` if that is
            set.
        """
        if seat is None:
            return self.ear or 0.0, 0
        step = (seat - self.listener) % self.seats
        pitch = self.pitches[seat] if self.pitches else SEAT_PITCHES[step % len(SEAT_PITCHES)]
        return round(-0.85 * math.sin(2 * math.pi * step / self.seats), 2) if self.ear is None else self.ear, pitch
