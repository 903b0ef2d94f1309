"""The place of each seat for the voice and for the cues."""

from __future__ import annotations

import math

import msgspec

#: pitch by steps clockwise from the listener; neighbours differ most
PITCHES = (0, 16, -16, 8, -8, 24, -24, 4)


class SoundStage(msgspec.Struct, frozen=True):
    """The places of the seats around a player at ``listener``; clockwise is to the player's left.

    :param listener: the player's seat. :param seats: number of seats. :param pitches: pitch of the voice at each seat,
        if the players have voices of their own.
    """

    listener: int = 0
    seats: int = 4
    pitches: tuple[int, ...] = ()

    def place(self, seat: int) -> tuple[float, int]:
        """Return a seat's place (−1 left to 1 right) and its pitch, which distinguishes seats in mono too."""
        step = (seat - self.listener) % self.seats
        pitch = self.pitches[seat] if self.pitches else PITCHES[step % len(PITCHES)]
        return round(-0.85 * math.sin(2 * math.pi * step / self.seats), 2), pitch
