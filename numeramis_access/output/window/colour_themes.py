"""Colours of the window as data; contrast is computed by the tests, not by eye."""

from __future__ import annotations

from dataclasses import dataclass

from numeramis_access.store.settings import Settings

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours.

    :param ground: background of the window. :param text: text on ``ground``. :param accent: focus frame and title, on
        ``ground``. :param card: background of a card. :param ink: text on ``card``.
    """

    ground: Colour
    text: Colour
    accent: Colour
    card: Colour
    ink: Colour


#: the minimum contrast of text (WCAG 2, 1.4.3)
MIN_CONTRAST = 4.5
THEMES = {
    "dark": Theme((0, 0, 0), (255, 255, 255), (255, 213, 0), (255, 255, 255), (0, 0, 0)),
    "light": Theme((255, 255, 255), (0, 0, 0), (0, 48, 144), (0, 0, 0), (255, 255, 255)),
    "yellow": Theme((0, 0, 0), (255, 255, 0), (255, 255, 255), (255, 255, 0), (0, 0, 0)),
}
#: for a system that asks for high contrast: no shades between the darkest and the lightest
HIGH_CONTRAST_THEMES = {
    "dark": Theme((0, 0, 0), (255, 255, 255), (255, 255, 0), (255, 255, 255), (0, 0, 0)),
    "light": Theme((255, 255, 255), (0, 0, 0), (0, 0, 96), (0, 0, 0), (255, 255, 255)),
}

#: the table itself: a calm cloth with light cards, in a dark window and in a light one; other themes have none
CLOTH_THEMES = {
    THEMES["dark"]: Theme((11, 42, 33), (255, 255, 255), (255, 213, 0), (255, 255, 255), (0, 0, 0)),
    THEMES["light"]: Theme((22, 72, 56), (255, 255, 255), (255, 213, 0), (255, 255, 255), (0, 0, 0)),
}

#: colours of the suits, for light cards and for dark ones: the four, told apart without red and green or without blue
SUIT_COLOURS: dict[str, tuple[Colour, Colour]] = {
    "c": ((0, 120, 110), (60, 210, 180)), "d": ((60, 0, 200), (200, 150, 255)),
    "h": ((160, 16, 0), (255, 150, 90)), "s": ((0, 0, 0), (255, 255, 255)),
}  # fmt: skip
#: the usual two: the suit whose colour each has
TWO_COLOUR_SUITS = {"c": "s", "d": "h", "h": "h", "s": "s"}


def cloth_theme(theme: Theme) -> Theme:
    """Return the colours of the table in a window of this theme; the theme itself if it has none for the table."""
    return CLOTH_THEMES.get(theme, theme)


def suit_colour(suit: str, ground: Colour, plain: Colour, four: bool = True) -> Colour:
    """Return the colour of a suit on this background; the plain one for no suit, or where no colour is readable.

    :param suit: letter of the suit. :param ground: the background. :param plain: the plain colour. :param four: whether
        each suit has its own colour, otherwise there are two.
    """
    own = suit if four else TWO_COLOUR_SUITS.get(suit, "")
    readable = (colour for colour in SUIT_COLOURS.get(own, ()) if contrast(colour, ground) >= MIN_CONTRAST)
    return next(readable, plain)


#: the colours to choose from by name
NAMED_COLOURS = {
    "black": "#000000", "white": "#ffffff", "yellow": "#ffff00", "orange": "#ffa500", "red": "#d00000",
    "green": "#00c000", "cyan": "#00ffff", "blue": "#0060ff", "dark-blue": "#000080", "purple": "#a000c0",
    "pink": "#ffb0c0", "brown": "#603000", "light-grey": "#d0d0d0", "grey": "#757575", "dark-grey": "#303030",
}  # fmt: skip


def theme_of(settings: Settings, dark: bool | None = None, strong: bool = False) -> Theme:
    """Return the theme of the settings.

    Custom colours that are invalid or unreadable give the dark theme; an accent alone is replaced by the colour of the
    text.

    :param settings: the player's settings.
    :param dark: whether the system asks for dark colours, for a player who follows it; None, which counts as dark, if
        it does not say.
    :param strong: whether it asks for high contrast.
    """
    if settings.theme == "system":
        return (HIGH_CONTRAST_THEMES if strong else THEMES)["light" if dark is False else "dark"]
    if settings.theme != "own":
        return THEMES[settings.theme]
    text, ground, accent = (parse_colour(name) for name in settings.own_colours)
    if text is None or ground is None or contrast(text, ground) < MIN_CONTRAST:
        return THEMES["dark"]
    if accent is None or contrast(accent, ground) < MIN_CONTRAST:
        accent = text
    return Theme(ground, text, accent, text, ground)


def parse_colour(name: str) -> Colour | None:
    """Return the colour of ``#rrggbb``, None for any other text."""
    if len(name) != 7 or name[0] != "#":
        return None
    try:
        return int(name[1:3], 16), int(name[3:5], 16), int(name[5:7], 16)
    except ValueError:
        return None


def mix_colours(first: Colour, other: Colour, share: float) -> Colour:
    """Return a colour between two.

    :param first: the first colour. :param other: the second colour.
    :param share: share of the second colour, from 0 to 1.
    """
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, other, strict=True))
    return red, green, blue


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2: relative luminance)."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(value: Colour) -> float:
    parts = [part / 255 for part in value]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
