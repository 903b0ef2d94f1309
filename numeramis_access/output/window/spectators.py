"""A second window for those who watch: the table without the player's hand, or with it where that was asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from numeramis_access.core.cards import HIDDEN
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.drawing import Drawing
from numeramis_access.output.window.hand_zone import Slots
from numeramis_access.output.window.placement import usual

#: what spectators may see: the player's own screen, or what everybody at the table sees
Shown = Literal["all", "public"]
SCALE = 100


def public(screen: Screen) -> Screen:
    """Return a table as everybody at it sees it: the hand from behind, no choices, nothing that was said to one alone.

    What is private is taken away by kind, not searched for: no text that mentions the own hand comes through.
    """
    hand = tuple(Item("", role="card", card=HIDDEN) for item in screen.items if item.role == "card")
    return replace(screen, items=hand, focus=len(hand), status=(), view=None, spot="")


def told(screen: Screen) -> str:
    """Return what spectators read below the table: the last card, or who is to act."""
    if screen.table:
        return screen.table[-1].label
    return next((f"{seated.who}: {seated.notes[0]}" for seated in screen.seated if seated.turn and seated.notes), "")


class Spectators:
    """The second window; menus and texts are the player's own affair and never stand in it."""

    def __init__(self, shown: Shown, title: str) -> None:
        import pygame

        self._shown = shown
        self._screen: Screen | None = None
        self._slots = Slots()
        screens = pygame.display.get_desktop_sizes()
        size = usual(screens[-1])
        self.window: Any = pygame.Window(title, size, resizable=True)
        if len(screens) > 1:
            self.window.position = (sum(wide for wide, _ in screens[:-1]) + (screens[-1][0] - size[0]) // 2, 0)
        self.window.get_surface()  # from now on it is drawn into

    def draw(self, screen: Screen) -> None:
        """Show a table; anything else leaves the last one standing."""
        if screen.kind == "table":
            self._screen = screen

    def paint(self, look: Look, message: str) -> None:
        """Draw it. :param message: what was last told to the player, for spectators who may see all."""
        surface = self.window.get_surface()
        if self._screen is None:
            surface.fill(look.theme.ground)
        elif self._shown == "all":
            Drawing(surface, look, SCALE).draw(self._screen, message, self._slots, self._screen.spot)
        else:
            seen = public(self._screen)
            Drawing(surface, look, SCALE).draw(seen, told(seen), Slots())
        self.window.flip()

    def close(self) -> None:
        """Close the window."""
        self.window.destroy()
