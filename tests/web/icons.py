"""Draw the icons of the installed page from the page's own drawing: ``python -m tests.web.icons``."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pygame

from numeramis_access.web.installing import ICONS, THEME_COLOUR

PAGE = Path(__file__).resolve().parents[2] / "numeramis_access/web/page"
#: part of a side that the drawing fills on a coloured ground: a circle of 80 percent always shows (W3C, maskable icons)
SAFE = 0.56


def draw(name: str) -> bytes:
    """Return an icon as PNG. :param name: name of its file."""
    (side,) = (side for icon, side, _ in ICONS if icon == name)
    bare = re.fullmatch(r"icon-\d+\.png", name) is not None
    inner = side if bare else round(side * SAFE)
    drawing = pygame.image.load_sized_svg(PAGE / "icon.svg", (inner, inner))
    icon = pygame.Surface((side, side), pygame.SRCALPHA)
    if not bare:
        icon.fill(THEME_COLOUR)
    icon.blit(drawing, ((side - inner) // 2,) * 2)
    written = io.BytesIO()
    pygame.image.save(icon if bare else icon.convert(24), written, ".png")
    return written.getvalue()


if __name__ == "__main__":
    for icon, _, _ in ICONS:
        (PAGE / icon).write_bytes(draw(icon))
