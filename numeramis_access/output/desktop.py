"""Whether there is a desktop to open a window on, as far as the environment tells; asked before pygame is loaded."""

from __future__ import annotations

import os
import sys


def has_display() -> bool:
    """Return whether a window can be hoped for."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in names)
