"""The window's first moments lose no early input."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from numeramis_access.input.inbox import Inbox, KeyDown, QuitRequested
from numeramis_access.output.window.window import Window
from numeramis_access.store.settings import Settings
from numeramis_access.words.current import CurrentLanguage


@pytest.mark.parametrize("shown", [pygame.HIDDEN, pygame.SHOWN])
def test_a_key_and_the_closing_in_the_first_moment_are_taken(shown: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    set_mode = pygame.display.set_mode

    def pressed_at_once(size: tuple[int, int], flags: int) -> pygame.Surface:
        """Show the window; a key press and a close request arrive before this returns."""
        surface = set_mode(size, flags)
        if flags & shown:
            key: dict[str, Any] = {"key": pygame.K_h, "mod": 0, "unicode": "h", "scancode": pygame.KSCAN_H}
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key))
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        return surface

    monkeypatch.setattr(pygame.display, "set_mode", pressed_at_once)
    inbox = Inbox()
    window = Window(Settings(), inbox, CurrentLanguage("en"))
    window.open()
    try:
        first = window.wait(inbox, 5)
        assert isinstance(first, KeyDown)
        assert first.key == "h"
        assert isinstance(window.wait(inbox, 5), QuitRequested)
    finally:
        window.close()
