"""What the window shows: contrast counted from its pixels, nothing lost at any size, one redraw like the other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from numeramis_access.output.screen import Item, Laid, Screen
from numeramis_access.output.window.drawing import Drawing, wrapped
from numeramis_access.output.window.themes import THEMES, Colour, Theme, contrast, theme_of
from numeramis_access.store.settings import Settings

SIZES = ((800, 600), (1024, 768), (1920, 1080), (3840, 2160))
SCALES = (100, 150, 200, 300, 400)
MESSAGE = "Dana is ahead with the five, and it is for two tricks."


def card(name: str, playable: bool = True, marked: bool = False) -> Item:
    return Item(f"{name}.", card=name, role="card", playable=playable, marked=marked)


TABLE = Screen(
    "table", "Quist", tuple(card(name, name != "4", name == "7") for name in "014466789"), 3,
    ("It is your turn.", "This is for two tricks."),
    table=(Laid(1, "Dana", "5", "Dana: five, highest.", True), Laid(2, "Your partner", "3", "Your partner: three.")),
)  # fmt: skip
FRENCH = Screen("table", "Whist", tuple(card(rank + suit) for suit in "cdhs" for rank in "2TA"), 11)
MENU = Screen("menu", "Settings", tuple(Item(f"Entry number {number}", value="50") for number in range(12)), 7)


@pytest.fixture(autouse=True)
def fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    pygame.font.init()


def drawn(screen: Screen, theme: Theme, size: tuple[int, int] = (800, 600), scale: int = 100) -> tuple[Any, Drawing]:
    import pygame

    surface = pygame.Surface(size)
    drawing = Drawing(surface, theme, scale)
    drawing.draw(screen, MESSAGE)
    return surface, drawing


def common_colours(surface: Any, box: tuple[int, int, int, int]) -> list[Colour]:
    """Return the two colours that most of a part of the picture is made of."""
    import pygame

    part = surface.subsurface(pygame.Rect(box).clip(surface.get_rect()))
    data = pygame.image.tobytes(part, "RGB")
    counts = Counter(zip(data[0::3], data[1::3], data[2::3], strict=True))
    return [colour for colour, _ in counts.most_common(2)]


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("screen", [TABLE, FRENCH, MENU], ids=["table", "french", "menu"])
def test_text_and_cards_have_a_contrast_of_seven_in_the_pixels(name: str, screen: Screen) -> None:
    surface, drawing = drawn(screen, THEMES[name])
    assert drawing.boxes
    for left, top, wide, tall in drawing.boxes.values():
        inside = (left + wide // 10, top + tall // 10, wide - wide // 5, tall - tall // 5)
        one, other = common_colours(surface, inside)
        assert contrast(one, other) >= 7, (name, one, other)
    message = common_colours(surface, (0, 520, 800, 80))
    assert contrast(*message) >= 7


@pytest.mark.parametrize("name", THEMES)
def test_the_frame_of_the_focus_stands_out_from_everything_it_touches(name: str) -> None:
    theme = THEMES[name]
    assert contrast(theme.accent, theme.ground) >= 7
    surface, drawing = drawn(TABLE, theme)
    left, top, _wide, tall = drawing.boxes[TABLE.focus]
    margin = drawing.margin
    edge = [tuple(surface.get_at((left - margin // 3, y)))[:3] for y in range(top + margin, top + tall - margin)]
    assert set(edge) == {theme.accent}, "all along the card"
    other_left, other_top, _, other_tall = drawing.boxes[0]
    assert theme.accent not in {
        tuple(surface.get_at((other_left - margin // 3, y)))[:3] for y in range(other_top, other_top + other_tall)
    }


def test_what_can_be_played_and_what_is_marked_differs_in_shape_not_in_colour_alone() -> None:
    surface, drawing = drawn(TABLE, THEMES["dark"])

    def light(place: int) -> float:
        import pygame

        data = pygame.image.tobytes(surface.subsurface(pygame.Rect(drawing.boxes[place])), "RGB")
        return sum(data) / len(data)

    assert light(0) > 2 * light(2), "in outline, though both would be the same in grey"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_focus_and_message_have_room_at_every_scale_and_size(size: tuple[int, int], scale: int) -> None:
    for screen in (TABLE, FRENCH, MENU):
        _surface, drawing = drawn(screen, THEMES["dark"], size, scale)
        left, top, wide, tall = drawing.boxes[screen.focus]
        assert left >= 0
        assert top >= 0
        assert left + wide <= size[0]
        assert top + tall <= size[1]
        boxes = list(drawing.boxes.values())
        assert not [
            (one, other)
            for place, one in enumerate(boxes)
            for other in boxes[place + 1 :]
            if one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
            and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
        ], "nothing over another"  # fmt: skip
        fitting = drawing._fitting(MESSAGE, round(size[1] * 0.45), round(drawing.size * 1.4))
        assert " ".join(wrapped(MESSAGE, fitting, drawing.room)) == MESSAGE


def test_everything_is_larger_at_a_larger_scale() -> None:
    heights = [drawn(TABLE, THEMES["dark"], (1920, 1080), scale)[1].boxes[3][3] for scale in (100, 200)]
    assert heights[1] > heights[0]
    sizes = [drawn(MENU, THEMES["dark"], (1920, 1080), scale)[1].size for scale in SCALES]
    assert sizes == sorted(set(sizes))
    assert sizes[-1] == pytest.approx(4 * sizes[0], abs=4)


def test_the_same_screen_is_the_same_picture() -> None:
    import pygame

    one, other = (pygame.image.tobytes(drawn(TABLE, THEMES["yellow"])[0], "RGB") for _ in range(2))
    assert one == other


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
    assert min(contrast(theme.text, theme.ground), contrast(theme.accent, theme.ground)) >= 4.5
    assert contrast(theme.ink, theme.card) >= 4.5


def test_an_own_accent_that_cannot_be_read_is_the_texts_colour() -> None:
    theme = theme_of(Settings(theme="own", own_colours=("#ffffff", "#000080", "#000090")))
    assert theme.accent == theme.text
