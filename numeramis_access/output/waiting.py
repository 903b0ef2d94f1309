"""Waits for an event without polling; pygame's own wait polls a thousand times a second."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from pathlib import Path
from typing import Any

from numeramis_access.input.pygame_types import Event

#: seconds between two polls where SDL cannot be used, or would poll a thousand times a second too
POLL_SECONDS = 0.008


class Waiter:
    """Waits for events of pygame in SDL, the library under it, if that can be found in this process; otherwise it
    polls.
    """

    def __init__(self) -> None:
        self._sdl = _library()

    def wait(self, seconds: float, poll: bool = False) -> Event | None:
        """Return the next event, or None if none comes in time.

        :param seconds: the longest wait.
        :param poll: look every ``POLL_SECONDS`` instead, as SDL itself must for open controllers and without a display.
        """
        import pygame

        ends = time.monotonic() + seconds
        while (event := pygame.event.poll()).type == pygame.NOEVENT:
            left = ends - time.monotonic()
            if left <= 0:
                return None
            if poll or self._sdl is None:
                time.sleep(min(left, POLL_SECONDS))
            else:
                self._sdl.SDL_WaitEventTimeout(None, max(1, round(left * 1000)))
        return event


def _library() -> Any:
    """Return the SDL library that pygame has loaded, or None; another copy of it would know no window."""
    import pygame

    mode = ctypes.DEFAULT_MODE
    if sys.platform != "win32":
        mode |= os.RTLD_NOLOAD
    folder = Path(pygame.__file__).parent
    inside = (*folder.glob("SDL2.dll"), *folder.glob(".dylibs/libSDL2-2*"))
    beside = folder.parent.glob("pygame*.libs/libSDL2-2*")
    for path in (*map(str, (*inside, *beside)), "libSDL2-2.0.so.0"):
        try:
            return ctypes.CDLL(path, mode=mode)
        except OSError:
            continue
    return None
