"""A card that glides to its place on the table, for people who follow it by eye; only if motion is allowed."""

from __future__ import annotations

from numeramis_access.input.pygame_types import Surface
from numeramis_access.output.window.layout import Box

#: duration of the glide, and time between two pictures of it, in seconds
GLIDE_SECONDS, FRAME_SECONDS = 0.2, 1 / 60


class Glide:
    """One gliding card.

    :param start: left and top in pixels where it starts. :param end: box of its place on the table.
    :param began: start of the glide, in seconds of the clock that the methods take.
    """

    def __init__(self, start: tuple[int, int], end: Box, began: float) -> None:
        self._start = start
        self._end = end
        self._began = began
        self._ground: Surface | None = None
        self._card: Surface | None = None

    def has_arrived(self, now: float) -> bool:
        """Return whether the card has arrived. :param now: seconds."""
        return now >= self._began + GLIDE_SECONDS

    def place(self, now: float) -> tuple[int, int]:
        """Return the position of the card, left and top in pixels; it moves fast at first and slowly at the end.

        :param now: seconds.
        """
        part = min(1.0, max(0.0, (now - self._began) / GLIDE_SECONDS))
        eased = 1 - (1 - part) ** 2
        across, down = (
            round(start + (end - start) * eased) for start, end in zip(self._start, self._end, strict=False)
        )
        return across, down

    def take(self, surface: Surface, empty: tuple[int, int, int]) -> None:
        """Take the picture of the finished table, in which the card has its final place.

        :param surface: the picture.
        :param empty: colour of the table.
        """
        self._card = surface.subsurface(self._end).copy()
        self._ground = surface.copy()
        self._ground.fill(empty, self._end)

    def draw(self, surface: Surface, now: float) -> None:
        """Draw the picture with the card on its way; nothing before ``take``.

        :param surface: the window's surface. :param now: seconds.
        """
        if self._ground is not None and self._card is not None:
            surface.blit(self._ground, (0, 0))
            surface.blit(self._card, self.place(now))
