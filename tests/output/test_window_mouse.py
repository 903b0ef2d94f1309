"""The mouse at pygame's real window: input from presses, other buttons, the wheel and a drag."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import CommandOrdered, Inbox, Touched
from numeramis_access.output.screen import Item, Screen, ShownPlayer
from numeramis_access.output.window.window import Window
from numeramis_access.store.settings import Settings
from numeramis_access.words.current import CurrentLanguage

CARDS = tuple(Item(f"{rank} of {suit}", role="card", card=rank + suit) for suit in "cdhs" for rank in "234")
TABLE = Screen("table", "Whist", CARDS, seated=(ShownPlayer(0, 0, "you"), ShownPlayer(1, 1, "Dana")))


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown = Window(Settings(scale=400), Inbox(), CurrentLanguage("en"))
    shown.open()
    shown.draw(TABLE)
    shown.paint()
    yield shown
    shown.close()


def happens(window: Window, *events: object) -> list[object]:
    """Return the input from events, each alone."""
    import pygame

    found = []
    for event in events:
        pygame.event.clear()
        pygame.event.post(event)
        item = window.wait(window._inbox, 0.2)
        if item is not None:
            found.append(item)
    return found


def button(down: bool, at: tuple[int, int], number: int = 1) -> object:
    import pygame

    kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    return pygame.event.Event(kind, button=number, pos=at, touch=False)


def middle(box: tuple[int, int, int, int]) -> tuple[int, int]:
    return box[0] + box[2] // 2, box[1] + box[3] // 2


@pytest.mark.parametrize(
    ("number", "touched"), [(1, [Touched("point", 0)]), (2, []), (3, [Touched("name", 0)]), (4, []), (5, [])]
)
def test_the_first_button_touches_and_the_second_names(window: Window, number: int, touched: list[object]) -> None:
    at = middle(window.picture.boxes[0])
    assert happens(window, button(True, at, number), button(False, at, number)) == touched


def test_the_wheel_turns_pages_and_plays_nothing(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    at = middle(window.picture.boxes[0])
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: at)
    first = set(window.picture.boxes)
    assert len(first) < len(CARDS), "not all cards fit at 400 %"
    assert happens(window, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)) == []
    assert not first & set(window.picture.boxes)
    assert happens(window, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)) == []
    assert set(window.picture.boxes) == first
    window.draw(replace(TABLE, focus=11))
    window.paint()
    assert 11 in window.picture.boxes, "the focus is always in sight"


def test_a_touch_of_what_is_left_out_turns_the_page(window: Window) -> None:
    first = set(window.picture.boxes)
    more = next(target for target in window.picture.targets if target.zone == "scroll" and target.number == 1)
    assert happens(window, button(True, middle(more.box)), button(False, middle(more.box))) == []
    assert not first & set(window.picture.boxes)


def test_the_menu_has_a_button_in_the_picture(window: Window) -> None:
    at = middle(next(target.box for target in window.picture.targets if target.zone == "menu"))
    assert happens(window, button(True, at), button(False, at)) == [CommandOrdered(Command.MENU)]
