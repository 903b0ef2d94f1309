"""Tells whether the environment promises a desktop for a window; the answer is needed before pygame is loaded."""

from __future__ import annotations

import os
import sys


def has_graphical_display() -> bool:
    """Return whether a window can probably be opened: on Linux if a variable names a display, elsewhere always."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in names)
