"""The types of pygame for annotations alone: pygame is loaded late, and many programs do without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # an import at run time would load SDL into every program
    from pygame import Rect, Surface, Window
    from pygame.event import Event
    from pygame.font import Font
else:
    Event = Font = Rect = Surface = Window = object

__all__ = ["Event", "Font", "Rect", "Surface", "Window"]
