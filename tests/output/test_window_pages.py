"""A text too long for its place is shown in parts, with every word in one of them, and never smaller."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from numeramis_access.input.inbox import Inbox
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.colour_themes import THEMES
from numeramis_access.output.window.drawing import Drawing
from numeramis_access.output.window.hand_zone import Slots
from numeramis_access.output.window.window import Window
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from tests.app.player import player

LONG = " ".join(f"word-{number}" for number in range(60)) + " Nejneobhospodařovávatelnějšími."
TEXT = Screen("reader", "Rules", tuple(Item(text, role="text") for text in ("First.", LONG, "Last.")), 1)
SIZES = ((800, 600), (1366, 768), (3840, 2160))


@pytest.fixture(autouse=True)
def fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    pygame.font.init()


@pytest.fixture
def window() -> Iterator[Window]:
    shown = Window(Settings(scale=400), Inbox(), CurrentLanguage("en"))
    shown.open()
    yield shown
    shown.close()


def parts(zone: str, kind: str, size: tuple[int, int]) -> list[str]:
    """Return each part of a text, page by page."""
    import pygame

    found: list[str] = []
    while True:
        drawing = Drawing(pygame.Surface(size), Look(THEMES["dark"]), 400, "{} more")
        drawing.draw(TEXT, LONG, Slots(), "", {zone: len(found)})
        if zone not in drawing.parts or drawing.parts[zone].number < len(found):
            return found
        texts = [one for one in drawing.drawn_items if one.kind == kind]
        assert {one.size for one in texts} == {drawing.to_pixels(1)}, "as large as everything else"
        shown = [one.text for one in drawing.drawn_items if one.kind == "part"]
        assert f"{len(found) + 1}/{drawing.parts[zone].of}" in shown
        found.append("".join(one.text for one in texts))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("zone", "kind"), [("message", "message"), ("list", "entry")])
def test_every_word_of_a_long_text_is_on_one_of_its_parts(zone: str, kind: str, size: tuple[int, int]) -> None:
    found = parts(zone, kind, size)
    assert len(found) > 2
    assert "".join("".join(found).split()) == "".join(LONG.split())


def test_the_last_page_of_a_list_is_full() -> None:
    """It repeats entries of the page before."""
    import pygame

    entries = tuple(Item(f"Entry {number}.", role="text") for number in range(30))
    for size in SIZES:
        for scale in (100, 200, 300):
            drawing = Drawing(pygame.Surface(size), Look(THEMES["dark"]), scale, "{} more")
            shown = [pages(drawing, entries, focus) for focus in (0, len(entries) - 1)]
            assert shown[1][-1] == "Entry 29."
            assert len(shown[1]) == len(shown[0])


def pages(drawing: Drawing, entries: tuple[Item, ...], focus: int) -> list[str]:
    """Return the entries on the page with the focus."""
    drawing.drawn_items.clear()
    drawing.draw(Screen("reader", "Rules", entries, focus), "", Slots(), "")
    return [one.text for one in drawing.drawn_items if one.kind == "entry"]


def test_keys_turn_the_parts_of_message_and_paragraph_and_stop_at_the_ends(window: Window) -> None:
    window.show(Announcement("test", LONG, LONG, LONG))
    window.draw(TEXT)
    window.paint()
    first = dict(window.picture.parts)
    assert window.turn_page(-1) is None
    seen = []
    while (page := window.turn_page(1)) is not None:
        window.paint()
        seen.append(page)
    count = max(part.of for part in first.values())
    assert seen[-1] == (count, count)
    window.show(Announcement("page-now", "Part 2 of 3.", "", "", shown_by="page"))
    window.paint()
    kept = window.picture.parts["message"].of
    assert kept == first["message"].of, "what part it is does not take the message's place"
    window.show(Announcement("test", "Short.", "", ""))
    window.draw(Screen("menu", "Menu", (Item("Entry"),)))
    window.paint()
    assert window.turn_page(1) is None


def test_a_wheel_that_turns_too_far_need_not_be_turned_back(window: Window) -> None:
    window.draw(TEXT)
    window.paint()
    at = window.picture.zones["list"][0] + 5, window.picture.zones["list"][1] + 5
    for _ in range(100):
        window.picture.turn_zone(at, 1)
        window.draw(TEXT)
        window.paint()
    last = set(window.picture.boxes)
    window.picture.turn_zone(at, -1)
    window.draw(TEXT)
    window.paint()
    assert set(window.picture.boxes) != last


@pytest.mark.parametrize(("language", "said"), [("cs", "Jiná část tu není."), ("en", "There's no other part here.")])
def test_a_key_that_turns_nothing_says_so(language: str, said: str) -> None:
    with player(language) as someone:
        for key in ("ctrl+page down", "ctrl+page up"):
            assert someone.press(key) == [said]
