"""The setting that names a card before its play: on the line, by ear, and in the menu of nine lines."""

from __future__ import annotations

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from tests.app.fingers import NEXT_PLAYABLE, Canute, Fingers, fingers, read_six, reading

ENTER = "dot8"


def at_own_turn(someone: Fingers) -> None:
    """Begin a match, and read until the player's turn."""
    someone.app.follow(begin_named(someone.app, local_match.begin_match, "quist", [], 5, None, None))
    someone.settle()
    while someone.message or someone.match is None or not someone.match.is_own_turn:
        someone.press("pan right")


def go_to(someone: Fingers, message: str) -> None:
    """Go down a menu to an entry with the keyboard."""
    items = someone.app.scene.screen().items
    place = next(at for at, item in enumerate(items) if item.label == someone.app.text(message))
    someone.app.press("home")
    for _ in range(place):
        someone.app.press("down")
    someone.settle()


@pytest.mark.parametrize("cells", [14, 20, 40, 80])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_first_key_names_the_card_on_the_line_and_to_the_ear_and_the_second_plays_it(
    language: str, cells: int
) -> None:
    with fingers(language, cells, name_first=True) as someone:
        at_own_turn(someone)
        match = someone.match
        assert match is not None
        card, hand = match.desk.item_under_cursor(), match.desk.hand
        someone.press(ENTER)
        assert match.desk.hand == hand, "nothing is played"
        told = someone.app.announcer.history[-1]
        assert someone.message == told.braille.lower() != ""
        assert told.text
        someone.press(ENTER)
        while card in match.desk.hand and someone.message == told.braille.lower():
            someone.press(ENTER)
        assert len(match.desk.hand) == len(hand) - 1
        assert sorted([*match.desk.hand, str(card)]) == sorted(hand)


@pytest.mark.parametrize("cells", [14, 20, 40])
@pytest.mark.parametrize("key", [ENTER, NEXT_PLAYABLE])
def test_a_card_whose_name_was_read_to_its_end_is_played_by_the_next_key(key: str, cells: int) -> None:
    """On a short line the name covers the hand; a reader who pans it away has still read it."""
    with fingers("cs", cells, name_first=True) as someone:
        at_own_turn(someone)
        match = someone.match
        assert match is not None
        someone.press(key)
        card, hand = match.desk.item_under_cursor(), match.desk.hand
        while someone.message:
            someone.press("pan right")
        assert match.desk.hand == hand, "reading plays nothing"
        someone.press(ENTER)
        assert sorted([*match.desk.hand, str(card)]) == sorted(hand)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_wish_stands_in_the_menu_of_the_display_on_nine_lines_and_is_changed_there(language: str) -> None:
    with reading(Canute(), "off", language) as someone:
        app = someone.app
        app.scene.enter()
        for message in ("menu-settings", "settings-braille"):
            go_to(someone, message)
            app.press("return")
            someone.settle()
        go_to(someone, "set-name-first")
        rows = [read_six(someone.cells[n * 40 : n * 40 + 40], language).rstrip(" #") for n in range(9)]
        label = app.text("set-name-first").lower().replace(",", "")
        shown = " ".join(" ".join(rows).replace(",", "").split())
        assert label[:30] in shown, rows
        assert not app.settings.name_first
        app.press("right")
        assert app.settings.name_first
