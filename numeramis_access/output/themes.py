"""Colours of the window as data; contrast is computed by the tests, not by eye."""

from __future__ import annotations

from dataclasses import dataclass

from numeramis_access.store.settings import Settings

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours.

    :param text: on ``ground``. :param accent: frame and title, on ``ground``. :param card: ground of a card, with
        ``ink`` on it. :param dim: text of what cannot be used now, on ``ground``.
    """

    ground: Colour
    text: Colour
    accent: Colour
    card: Colour
    ink: Colour
    dim: Colour


THEMES = {
    "dark": Theme((0, 0, 0), (255, 255, 255), (255, 213, 0), (255, 255, 255), (0, 0, 0), (176, 176, 176)),
    "light": Theme((255, 255, 255), (0, 0, 0), (0, 48, 144), (240, 240, 240), (0, 0, 0), (80, 80, 80)),
    "yellow": Theme((0, 0, 0), (255, 255, 0), (255, 255, 255), (255, 255, 0), (0, 0, 0), (196, 196, 0)),
}


def theme_of(settings: Settings) -> Theme:
    """Return the theme of the settings; own colours that cannot be read fall back to the dark theme's."""
    if settings.theme != "own":
        return THEMES[settings.theme]
    text, ground, accent = (colour(name) for name in settings.own_colours)
    if text is None or ground is None or accent is None:
        return THEMES["dark"]
    return Theme(ground, text, accent, text, ground, text)


def colour(name: str) -> Colour | None:
    """Return the colour of ``#rrggbb``, None for anything else."""
    if len(name) != 7 or name[0] != "#":
        return None
    try:
        return int(name[1:3], 16), int(name[3:5], 16), int(name[5:7], 16)
    except ValueError:
        return None


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2: relative luminance)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(value: Colour) -> float:
    parts = [part / 255 for part in value]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
