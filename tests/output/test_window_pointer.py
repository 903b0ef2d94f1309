"""The meaning of a press: first button, name and then choose, drag to the table, long press, wheel."""

from __future__ import annotations

import pytest

from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import CommandOrdered, Touched
from numeramis_access.output.window.canvas import Target
from numeramis_access.output.window.pointer import LEFT_BUTTON, LONG_PRESS_SECONDS, RIGHT_BUTTON, Pointer, Scroll

CARD, ARROW, SEAT, MORE = (
    Target((0, 100, 50, 80), "items", 3),
    Target((60, 100, 50, 80), "more", 4),
    Target((0, 0, 200, 60), "table", 2),
    Target((200, 100, 20, 80), "scroll", 1),
)
TARGETS = (SEAT, CARD, ARROW, MORE)
TABLE = (0, 0, 200, 90)
FAR = 12.0


def pressed(at: tuple[int, int], button: int = LEFT_BUTTON, seconds: float = 0.1) -> Touched | Scroll | None:
    pointer = Pointer()
    pointer.press_button(button, at, 10.0, TARGETS)
    return pointer.release_button(button, at, 10.0 + seconds, TARGETS, TABLE)


@pytest.mark.parametrize(
    ("at", "meant"),
    [((10, 110), Touched("point", 3)), ((70, 110), Touched("more", 4)), ((10, 10), Touched("table", 2)),
     ((205, 120), Scroll((205, 120), 1)), ((300, 300), None)],
)  # fmt: skip
def test_a_press_touches_what_lies_there(at: tuple[int, int], meant: object) -> None:
    assert pressed(at) == meant


@pytest.mark.parametrize("button", [2, 4, 5, 6, 7])
def test_other_buttons_and_the_wheel_touch_nothing(button: int) -> None:
    assert pressed((10, 110), button) is None


def test_the_second_button_names_what_lies_there_and_opens_the_menu_elsewhere() -> None:
    assert pressed((10, 110), RIGHT_BUTTON) == Touched("name", 3)
    assert pressed((300, 300), RIGHT_BUTTON) == CommandOrdered(Command.MENU)


def test_a_long_press_names_and_does_not_choose() -> None:
    assert pressed((10, 110), seconds=LONG_PRESS_SECONDS + 0.1) == Touched("name", 3)
    pointer = Pointer()
    pointer.press_button(LEFT_BUTTON, (10, 110), 10.0, TARGETS)
    assert pointer.take_long_press(10.0 + LONG_PRESS_SECONDS / 2) is None
    assert pointer.due(10.0) == pytest.approx(LONG_PRESS_SECONDS)
    assert pointer.take_long_press(10.01 + LONG_PRESS_SECONDS) == Touched("name", 3)
    assert pointer.take_long_press(11.5) is None, "once"
    assert pointer.due(11.5) is None
    assert pointer.release_button(LEFT_BUTTON, (10, 110), 12.0, TARGETS, TABLE) is None


def test_a_card_that_is_dragged_is_named_and_played_over_the_table_alone() -> None:
    for end, meant in (((100, 20), Touched("press", 3)), ((60, 170), None)):
        pointer = Pointer()
        pointer.press_button(LEFT_BUTTON, (10, 110), 10.0, TARGETS)
        assert pointer.move((12, 108), FAR) is None
        assert pointer.move((40, 90), FAR) == Touched("name", 3)
        assert pointer.move((50, 60), FAR) is None
        assert pointer.release_button(LEFT_BUTTON, end, 13.0, TARGETS, TABLE) == meant


def test_a_press_that_began_elsewhere_or_whose_card_is_gone_means_nothing() -> None:
    pointer = Pointer()
    assert pointer.release_button(LEFT_BUTTON, (10, 110), 10.0, TARGETS, TABLE) is None
    pointer.press_button(LEFT_BUTTON, (10, 110), 10.0, TARGETS)
    assert pointer.release_button(LEFT_BUTTON, (10, 110), 10.1, (SEAT, Target(CARD.box, "items", 4)), TABLE) is None
    pointer.press_button(LEFT_BUTTON, (70, 110), 10.0, TARGETS)
    pointer.move((100, 20), FAR)
    assert pointer.release_button(LEFT_BUTTON, (100, 20), 10.1, TARGETS, TABLE) is None, "only cards are dragged"
