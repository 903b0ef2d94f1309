"""A second window for spectators: the public table, or everything that the player sees."""

from __future__ import annotations

from typing import Literal

from numeramis_access.input.pygame_types import Window
from numeramis_access.output.screen import Screen
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.drawing import Drawing
from numeramis_access.output.window.hand_zone import Slots
from numeramis_access.output.window.picture_cache import PictureCache
from numeramis_access.output.window.window_place import usual_size

#: the spectators' view: the player's own screen, or the public one
SpectatorView = Literal["all", "public"]
SPECTATOR_SCALE = 100


def spectators_caption(screen: Screen) -> str:
    """Return the line below the table for spectators: the status, such as a result, else the last card, else the player
    to act; empty if there is nothing to say.
    """
    if screen.status:
        return " ".join(screen.status)
    if screen.cards_on_table:
        return screen.cards_on_table[-1].label
    return next((f"{seated.who}: {seated.notes[0]}" for seated in screen.seated if seated.turn and seated.notes), "")


class Spectators:
    """The second window, for spectators, opened on the last screen; it never shows menus and texts, which are private.

    :param shown: whether it shows the public table or everything at the player's table.
    :param title: title of the window.
    """

    def __init__(self, shown: SpectatorView, title: str) -> None:
        import pygame

        self.shown = shown
        self._screen: Screen | None = None
        self._slots = Slots()
        self._pictures = PictureCache()
        screens = pygame.display.get_desktop_sizes()
        size = usual_size(screens[-1])
        self.window: Window = pygame.Window(title, size, resizable=True)
        if len(screens) > 1:
            self.window.position = (sum(wide for wide, _ in screens[:-1]) + (screens[-1][0] - size[0]) // 2, 0)
        self.window.get_surface()  # prepares the window for drawing

    def draw(self, screen: Screen) -> None:
        """Take a table for the next ``paint``; any other screen leaves the last table in place."""
        if screen.kind == "table":
            self._screen = screen

    def paint(self, look: Look, message: str) -> None:
        """Draw the last table; only the background before the first one.

        :param look: colours and letters.
        :param message: the player's latest message, for spectators who see everything.
        """
        surface = self.window.get_surface()
        if self._screen is None:
            surface.fill(look.theme.ground)
        else:
            drawing = Drawing(surface, look, SPECTATOR_SCALE, pictures=self._pictures)
            if self.shown == "all":
                drawing.draw(self._screen, message, self._slots, self._screen.spot)
            else:
                drawing.draw(self._screen, spectators_caption(self._screen), Slots())
        self.window.flip()

    def close(self) -> None:
        """Close the window."""
        self.window.destroy()
