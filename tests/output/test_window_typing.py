"""Typing in the window: the cursor is visible in its place, and a touch on a letter moves it there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from numeramis_access.input.inbox import Touched
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.window.drawing import Drawing
from numeramis_access.output.window.window import Window
from tests.app.player import player
from tests.app.test_writing import at_the_name
from tests.output.test_window_drawing import drawn, fonts
from tests.output.test_window_mouse import button, happens, middle, window

__all__ = ["fonts", "window"]

#: empty, one word, several, a blank at the end, one word longer than any line
TEXTS = ("", "Eva", "Růžena Ďáblová ze Lhoty u Vsi", "Eva ", "w" * 40)


def field(text: str, cursor: int) -> Screen:
    """Return a field with a text that is typed."""
    item = Item("Your name", value=text or "nothing yet", typed=text, cursor=cursor)
    return Screen("menu", "Your name", (item, Item("Cancel")))


def carets(drawing: Drawing) -> list[tuple[int, ...]]:
    """Return the boxes of the cursors."""
    return [one.box for one in drawing.drawn_items if one.kind == "caret"]


@pytest.mark.parametrize("scale", [100, 300])
@pytest.mark.parametrize("text", TEXTS)
def test_the_cursor_stands_once_before_each_letter_and_behind_the_last(text: str, scale: int) -> None:
    places = []
    for cursor in range(len(text) + 1):
        drawing = drawn(field(text, cursor), scale=scale)
        (caret,) = carets(drawing)
        letters = [target for target in drawing.targets if target.zone == "letter"]
        assert {target.number for target in letters} == set(range(len(text) + 1))
        assert any(target.number == cursor and target.box[:2] == caret[:2] for target in letters)
        places.append((caret[1], caret[0]))
    assert all(one < other for one, other in pairwise(places)), "further on with every letter"


def test_nothing_else_has_a_cursor() -> None:
    assert not carets(drawn(Screen("menu", "Settings", (Item("Name", value="Eva"), Item("Back")))))


def test_a_press_on_a_letter_takes_the_cursor_there(window: Window) -> None:
    window.draw(field("Žofie", 5))
    window.paint()
    letters = [target for target in window.picture.targets if target.zone == "letter"]
    assert len(letters) == 6
    for target in letters:
        at = middle(target.box)
        assert happens(window, button(True, at), button(False, at)) == [Touched("letter", target.number)]


def test_the_cursor_on_the_screen_is_where_keys_dots_and_touches_have_put_it() -> None:
    with player("en") as someone:
        at_the_name(someone)

        def cursor() -> int:
            (caret,) = carets(drawing := drawn(someone.screen))
            return next(one.number for one in drawing.targets if one.zone == "letter" and one.box[:2] == caret[:2])

        found = []
        for key in ("shift+e", "v", "a", "left", "home", "right"):
            someone.press(key)
            found.append(cursor())
        assert found == [1, 2, 3, 2, 0, 1]
        someone.app.scene.take_touch("letter", 2)
        someone.settle()
        assert cursor() == 2
        someone.press("braille dot1+dot2")
        assert cursor() == 3
        assert someone.screen.items[0].typed == "Evba"
