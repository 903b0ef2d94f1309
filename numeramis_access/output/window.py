"""The window: where the keyboard is heard, and what sighted people and low vision see; nothing is only visible.

It is channel (the last message), shower (the screen) and front end (keys) in one, and lives in the main thread.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from numeramis_access.input.controller import key_of
from numeramis_access.input.inbox import Inbox, Incoming, KeyDown, Leave, Touched
from numeramis_access.input.keyboard import Keyboard
from numeramis_access.output.channel import ChannelUnavailable
from numeramis_access.output.drawing import Drawing
from numeramis_access.output.screen import Screen
from numeramis_access.output.themes import theme_of
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement

SIZE = (1024, 768)
TITLE = "Numeramis Access"


class Window:
    """The window of the program; every method belongs to the main thread."""

    name = "window"

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._keyboard = Keyboard()
        self._message = ""
        self._screen: Screen | None = None
        self._stale = False
        self._pygame: Any = None
        self._woken = 0
        self.boxes: dict[int, tuple[int, int, int, int]] = {}

    def probe(self) -> bool:
        """Return whether there is a display, as far as the environment tells."""
        on_linux = sys.platform.startswith("linux")
        return not on_linux or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))

    def open(self) -> None:
        """Open the window.

        :raises ChannelUnavailable: ``no-display``.
        """
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        # A plain framebuffer: through OpenGL without a graphics card the window costs 90 MB more.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        import pygame

        try:
            pygame.display.init()
            pygame.font.init()
            pygame.display.set_caption(TITLE)
            pygame.display.set_mode(SIZE, pygame.RESIZABLE)
        except pygame.error as error:
            raise ChannelUnavailable("no-display", str(error)) from None
        pygame.joystick.init()
        pygame.key.set_repeat()
        self._woken = pygame.event.custom_type()
        self._pygame = pygame

    # the channel

    def show(self, announcement: Announcement) -> None:
        """Show the message at the bottom."""
        if announcement.text:
            self._message = announcement.text
            self._stale = True

    def hush(self) -> None:
        """Do nothing: what is shown stays."""

    def close(self) -> None:
        """Close the window."""
        if self._pygame is not None:
            self._pygame.display.quit()
            self._pygame = None

    def apply(self, settings: Settings) -> None:
        """Take changed settings, at once."""
        self._settings = settings
        self._stale = True

    # the shower

    def draw(self, screen: Screen) -> None:
        """Show the screen with the next drawing."""
        self._screen = screen
        self._stale = True

    def paint(self) -> None:
        """Draw what has changed since the last time."""
        if not self._stale or self._screen is None:
            return
        surface = self._pygame.display.get_surface()
        drawing = Drawing(surface, theme_of(self._settings), self._settings.scale)
        drawing.draw(self._screen, self._message)
        self.boxes = drawing.boxes
        self._pygame.display.flip()
        self._stale = False

    # the front end

    def listen(self, inbox: Inbox) -> None:
        """Have the inbox wake the window when something comes in from another thread."""
        inbox.wake = self._wake

    def _wake(self) -> None:
        pygame = self._pygame
        if pygame is not None:
            pygame.event.post(pygame.event.Event(self._woken))

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next key, or the next item of the inbox, waiting at most so long."""
        item = inbox.take()
        if item is not None:
            return item
        self.paint()
        event = self._next(seconds)
        return self._incoming(event) if event is not None else inbox.take()

    def _next(self, seconds: float | None) -> Any:
        pygame = self._pygame
        if seconds is None:
            return pygame.event.wait()
        event = pygame.event.wait(max(1, round(seconds * 1000)))
        return None if event.type == pygame.NOEVENT else event

    def _incoming(self, event: Any) -> Incoming | None:
        pygame = self._pygame
        if event.type == pygame.QUIT:
            return Leave()
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
            self._stale = True
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._touched(event.pos)
        key = self._key(event)
        return KeyDown(key, time.perf_counter()) if key else None

    def _key(self, event: Any) -> str | None:
        if event.type == self._pygame.KEYDOWN:
            return self._keyboard.pressed(event)
        if event.type == self._pygame.KEYUP:
            return self._keyboard.released(event)
        return key_of(event)

    def _touched(self, position: tuple[int, int]) -> Touched | None:
        x, y = position
        for place, (left, top, width, height) in self.boxes.items():
            if left <= x < left + width and top <= y < top + height:
                return Touched("items", place)
        return None
