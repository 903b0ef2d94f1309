"""The looks of the window: contrasts, colours of suits, the ring of the focus, shapes of states, and letters."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist
from operator import mul
from typing import Any

import pytest

from numeramis_access.output.window import layout
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.colour_themes import (
    HIGH_CONTRAST_THEMES,
    MIN_CONTRAST,
    SUIT_COLOURS,
    THEMES,
    Colour,
    Theme,
    cloth_theme,
    contrast,
    suit_colour,
    theme_of,
)
from numeramis_access.output.window.lettering import FONT_FOLDER, WEIGHT_NAMES, TextStyle, font, wrap_text
from numeramis_access.output.window.system import SystemAppearance
from numeramis_access.output.window.window import look_of_settings
from numeramis_access.store.settings import Settings
from numeramis_access.words.languages import LANGUAGES
from tests.output.test_window_drawing import MESSAGE, SCREENS, drawn, fonts
from tests.words.message_files import message_files

__all__ = ["fonts"]

#: least contrast of frames and signs with neighbouring colours (WCAG 2, 1.4.11)
VISIBLE = 3.0


def touching(theme: Theme, suits: bool = False) -> dict[str, tuple[Colour, Colour, float]]:
    """Return every pair of neighbouring colours in the window, with their least contrast."""
    pairs = {
        "text": (theme.text, theme.ground, MIN_CONTRAST),
        "titles": (theme.accent, theme.ground, MIN_CONTRAST),
        "focus ring": (theme.accent, theme.ground, VISIBLE),
        "filled card": (theme.card, theme.ground, VISIBLE),
        "signs of a filled card": (theme.ink, theme.card, MIN_CONTRAST),
        "outline of a card": (theme.text, theme.ground, VISIBLE),
    }
    for suit in SUIT_COLOURS if suits else ():
        for name, ground, plain in (("filled", theme.card, theme.ink), ("outlined", theme.ground, theme.text)):
            pairs[f"{suit} {name}"] = (suit_colour(suit, ground, plain), ground, MIN_CONTRAST)
    return pairs


# colours


@pytest.mark.parametrize("name", THEMES)
def test_every_pair_of_colours_that_touch_has_its_contrast(name: str) -> None:
    for theme in (THEMES[name], cloth_theme(THEMES[name])):
        for what, (one, other, least) in touching(theme, suits=True).items():
            assert contrast(one, other) >= least, (what, one, other)
    for ground in (THEMES[name].card, THEMES[name].ground):
        colours = [colour for pair in SUIT_COLOURS.values() for colour in pair if contrast(colour, ground) >= 4.5]
        assert len(set(colours)) == 4, "four suits, four colours"


#: colours as people without red, green or blue cones see them: in linear light, severity 1.0 (Machado, Oliveira and
#: Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009)
SEEN = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
#: least distance of two suits' colours in CIE L*a*b*; 2.3 is just noticed
DISTINCT = 20.0


def lab(colour: Colour, seen: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """Return a colour as seen, in CIE L*a*b* (D65)."""
    light = [part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    red, green, blue = (min(1.0, max(0.0, sum(map(mul, row, light)))) for row in seen)
    white = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in white)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("four", [True, False])
def test_colours_of_suits_are_told_apart_by_everybody(name: str, four: bool, seen: str) -> None:
    """On cards that can be played and on outlines; where a theme allows only plain suits, shapes alone tell them."""
    theme = cloth_theme(THEMES[name])
    for ground, plain in ((theme.card, theme.ink), (theme.ground, theme.text)):
        colours = {suit_colour(suit, ground, plain, four) for suit in SUIT_COLOURS}
        assert len(colours) == (4 if four else 2), (name, ground)
        for one, other in combinations(colours, 2):
            assert dist(lab(one, SEEN[seen]), lab(other, SEEN[seen])) >= DISTINCT, (one, other)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("screen", ["trick", "french", "menu"])
def test_cards_and_entries_have_a_contrast_of_seven_in_the_pixels(name: str, screen: str) -> None:
    drawing = drawn(SCREENS[screen], look=Look(THEMES[name]))
    assert drawing.boxes
    for left, top, wide, tall in drawing.boxes.values():
        inside = (left + min(wide // 10, tall // 5), top + tall // 10, min(wide - wide // 5, tall), tall - tall // 5)
        one, other = _common_colours(drawing.surface, inside)
        assert contrast(one, other) >= 7, (name, one, other)


def _common_colours(surface: Any, box: layout.Box) -> list[Colour]:
    """Return the two most frequent colours in a part of the picture."""
    import pygame

    part = surface.subsurface(pygame.Rect(box).clip(surface.get_rect()))
    data = pygame.image.tobytes(part, "RGB")
    counts = Counter(zip(data[0::3], data[1::3], data[2::3], strict=True))
    return [colour for colour, _ in counts.most_common(2)]


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ring", [1, 2, 3, 4])
def test_the_ring_of_the_focus_touches_the_ground_alone_and_is_as_thick_as_wanted(name: str, ring: int) -> None:
    drawing = drawn(SCREENS["trick"], scale=200, look=Look(THEMES[name], ring=ring))
    theme = cloth_theme(THEMES[name])
    left, top, wide, tall = drawing.boxes[SCREENS["trick"].focus]
    row = [tuple(drawing.surface.get_at((x, top + tall // 2)))[:3] for x in range(left - drawing.gap, left)]
    colours = [colour for colour, following in pairwise([*row, None]) if colour != following]
    assert colours in ([theme.ground, theme.accent, theme.ground], [theme.accent, theme.ground])
    assert row.count(theme.accent) == drawing.ring
    assert wide > 0


def test_states_differ_in_shape_not_in_colour_alone() -> None:
    drawing = drawn(SCREENS["trick"])

    def light(place: int) -> float:
        import pygame

        data = pygame.image.tobytes(drawing.surface.subsurface(pygame.Rect(drawing.boxes[place])), "RGB")
        return sum(data) / len(data)

    assert light(0) > 2 * light(2), "what cannot be played is an outline, though both would be the same in grey"
    assert light(6) < 0.95 * light(5), "what is marked has a bar across its foot"


def test_in_one_line_the_highest_card_has_a_crown_and_not_a_colour_alone() -> None:
    grey = replace(THEMES["dark"], accent=THEMES["dark"].text)
    screen = SCREENS["trick"]
    plain = replace(screen, table=tuple(replace(laid, highest=False) for laid in screen.cards_on_table))
    first = next(laid for laid in screen.cards_on_table if laid.highest)
    assert screen.cards_on_table[0] == first, "where it is the first anyway its place tells nothing"
    starts = []
    for one in (screen, plain):
        inked = drawn(one, (800, 600), 400, Look(grey)).drawn_items
        starts.append(next(ink.box[0] for ink in inked if ink.kind == "strip" and ink.text.startswith(first.who[:1])))
    assert starts[0] > starts[1]


# letters


def test_the_typeface_has_every_letter_of_czech_and_english() -> None:
    letters = set("ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž„“”’–…0123456789")
    for language in LANGUAGES:
        for path in message_files(language):
            letters |= set(path.read_text(encoding="utf-8"))
    for weight in WEIGHT_NAMES:
        box = _written("\ue000", weight)
        missing = [one for one in letters if one.isprintable() and _written(one, weight) == box]
        assert missing == [], weight
    assert (FONT_FOLDER / "OFL.txt").read_text(encoding="utf-8").startswith("Copyright")


def _written(letter: str, weight: str) -> bytes:
    """Return the picture of a letter; a letter missing from the typeface is an empty box."""
    import pygame

    return pygame.image.tobytes(font(40, weight).render(letter, True, (255, 255, 255)), "RGBA")


def test_weight_and_spacing_are_the_players() -> None:
    plain, bold, spaced = (
        drawn(SCREENS["menu"], look=Look(THEMES["dark"], TextStyle(weight, spacing)))
        for weight, spacing in (("regular", 0), ("heavy", 0), ("regular", 20))
    )
    wide = [max(one.box[2] for one in drawing.drawn_items if one.kind == "title") for drawing in (plain, bold, spaced)]
    assert wide[0] < wide[1]
    assert wide[0] < wide[2]


def test_a_message_is_never_cut() -> None:
    for text in (MESSAGE, MESSAGE * 4, "Nejneobhospodařovávatelnějšími " * 3):
        for style in (TextStyle(), TextStyle("heavy", 30)):
            assert "".join("".join(wrap_text(text, 60, 300, style)).split()) == "".join(text.split())


@pytest.mark.parametrize(
    ("colours", "text", "ground"),
    [
        (("#ffffff", "#000080", "#ffff00"), (255, 255, 255), (0, 0, 128)),
        (("#777777", "#888888", "#ffff00"), (255, 255, 255), (0, 0, 0)),
        (("red", "#000000", "#ffff00"), (255, 255, 255), (0, 0, 0)),
    ],
)
def test_own_colours_are_taken_where_they_can_be_read(
    colours: tuple[str, str, str], text: Colour, ground: Colour
) -> None:
    theme = theme_of(Settings(theme="own", own_colours=colours))
    assert (theme.text, theme.ground) == (text, ground)
    for one, other, least in touching(theme, suits=True).values():
        assert contrast(one, other) >= least


def test_an_own_accent_that_cannot_be_read_is_the_texts_colour() -> None:
    theme = theme_of(Settings(theme="own", own_colours=("#ffffff", "#000080", "#000090")))
    assert theme.accent == theme.text


@pytest.mark.parametrize("contrast_wished", [True, False, None])
@pytest.mark.parametrize(("dark", "theme"), [(True, "dark"), (False, "light"), (None, "dark")])
def test_the_systems_colours_are_followed_where_they_can_be_asked_for(
    dark: bool | None, theme: str, contrast_wished: bool | None
) -> None:
    look = look_of_settings(Settings(theme="system"), SystemAppearance(dark, contrast_wished))
    assert look.theme == (HIGH_CONTRAST_THEMES if contrast_wished else THEMES)[theme]
    assert (look.ring, look.style.weight) == ((3, "bold") if contrast_wished else (2, "regular"))
    for what, (one, other, _) in touching(look.theme).items() if contrast_wished else ():
        assert contrast(one, other) >= 15, what
    chosen = Settings(theme="yellow", focus_ring=4, weight="heavy")
    asked = SystemAppearance(dark, contrast_wished)
    assert look_of_settings(chosen, asked) == look_of_settings(chosen, SystemAppearance()), (
        "who chooses is not overruled"
    )
    strong = look_of_settings(
        Settings(theme="system", focus_ring=4, weight="heavy"), SystemAppearance(dark, contrast=True)
    )
    assert (strong.ring, strong.style.weight) == (4, "heavy"), "nor made finer"


def test_strong_contrast_is_seen_in_the_picture() -> None:
    import pygame

    pictures = {
        pygame.image.tobytes(
            drawn(SCREENS["trick"], look=look_of_settings(Settings(theme="system"), wishes)).surface, "RGB"
        )
        for wishes in (SystemAppearance(dark, contrast) for dark in (None, False) for contrast in (None, True))
    }
    assert len(pictures) == 4
