"""A braille display alone is enough to read and leave every menu, setting, text and question of the program."""

from __future__ import annotations

import re

import pytest

from braille.text import BrailleTable
from numeramis_access.app.menus.own_keys import KEY_CONTEXTS
from numeramis_access.app.practice.line_tour import LineTour
from numeramis_access.app.shell.scene import Pop
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.output.screen import Screen
from numeramis_access.words.phrases import braille_of
from tests.app.fingers import Fingers, at_display, fingers, read
from tests.braille.emulators.humanware import HumanWareDisplay

BACK = "pan left+pan right"
#: entries that this test does not enter: they leave the program, begin a match, open a list of commands that each wait
#: for a key (``test_own_keys``), or open the scene in which every key only says its meaning (``test_key_explorer``)
DOORS = ("menu-quit", "start-match", "keys-try", *(f"keys-of-{context}" for context in KEY_CONTEXTS))
#: with liblouis the entry leads to two hundred entries of one kind
TABLES = "set-braille-table"


def read_through(someone: Fingers) -> str:
    """Pan from the first entry to the end of a menu or text; return the whole text.

    Panning never leaves a text field, but the key for the next entry does.
    """
    someone.press("dot1+dot2+dot3+space")
    pages = [someone.text]
    for _ in range(3000):
        screen: Screen = someone.app.scene.screen()
        someone.press("pan right")
        if someone.cells[-1] == END_CELL and screen.items and screen.items[screen.focus].is_text_field:
            someone.press("dot4+space")
        elif someone.cells[-1] == END_CELL:
            return " ".join(pages)
        pages.append(someone.text)
    raise AssertionError(pages[-5:])


def letters(text: str) -> str:
    """Return only letters and digits, because a narrow display divides long words."""
    return "".join(re.findall(r"\w", text))


def check(someone: Fingers) -> None:
    """Read the whole scene, and demand that it has all items of the screen in order."""
    screen: Screen = someone.app.scene.screen()
    found, place = letters(read_through(someone)), 0
    for item in screen.items:
        value = item.typed if item.is_text_field else braille_of(item.value)
        text = f"{item.braille or braille_of(item.label)} {value}"
        expected = letters(read(BrailleTable("cs-8").cells(text), "cs"))
        place = found.find(expected, place)
        assert place >= 0, (screen.title, item)
        place += len(expected)


def crawl(someone: Fingers, seen: set[str]) -> None:
    """Read this scene, then enter every entry that leads to another scene, and come back."""
    scene = someone.app.scene
    check(someone)
    shown = scene.screen()
    for place, item in enumerate(shown.items):
        one_of_many = len(shown.items) > 25 and place % 10
        if item.role != "button" or shown.kind != "menu" or item.label in seen or one_of_many:
            continue
        seen.add(item.label)
        go_to(someone, place)
        before = len(someone.app.scenes)
        someone.press("select")
        if len(someone.app.scenes) > before:
            if someone.app.scene.context == "table":
                leave_table(someone)
            elif isinstance(someone.app.scene, LineTour):  # before the first lesson; its own tests read it
                someone.press(BACK)
                leave_table(someone)
            else:
                crawl(someone, seen)
                if scene not in someone.app.scenes:
                    return  # a choice there led further back
                if someone.app.scene is not scene:
                    someone.press(BACK)
            assert someone.app.scene is scene
        elif someone.app.scenes[-1] is not scene:
            return


def go_to(someone: Fingers, place: int) -> None:
    """Move the focus of a menu to an entry."""
    steps = place - someone.app.scene.screen().focus
    someone.press(*["dot4+space" if steps > 0 else "dot1+space"] * abs(steps))


def leave_table(someone: Fingers) -> None:
    """Leave a table, a lesson or a drill by its menu."""
    someone.press(BACK)
    check(someone)
    someone.app.follow(Pop())
    someone.app.follow(Pop())
    someone.settle()


@pytest.mark.slow
def test_every_scene_reached_from_the_main_menu_is_read_to_its_end_and_left() -> None:
    with at_display(HumanWareDisplay(), "humanware") as someone:
        seen = {someone.app.text(message) for message in (*DOORS, TABLES)}
        crawl(someone, seen)
        assert len(seen) > 20
        assert len(someone.app.scenes) == 1


@pytest.mark.turns(2)
@pytest.mark.parametrize("width", [12, 80])
def test_the_settings_are_read_on_the_narrowest_and_the_widest_display(width: int) -> None:
    with fingers("cs", width) as someone:
        someone.choose("nastavení")
        crawl(someone, {someone.app.text(message) for message in (*DOORS, TABLES)})


def test_the_very_first_start_is_gone_through_by_the_display_alone() -> None:
    with fingers("", 40) as someone:
        assert someone.press("pan right").startswith("čeština")
        assert someone.press("pan left").startswith("english"), "the system's language comes first"
        someone.choose("čeština")
        asked = read_through(someone)
        assert "oslovení" in asked
        assert "ovladač ke hrám zavibruje a telefon" in " ".join(asked.replace("#", "").split())
        assert "vyhovuje" not in asked
        someone.choose("pokračovat")
        assert someone.app.settings.language == "cs"
        assert someone.text.startswith("hlavní nabídka")


def test_an_english_first_start_by_dots_names_what_is_felt_too() -> None:
    with fingers("", 40) as someone:
        someone.choose("english")
        asked = " ".join(read_through(someone).replace("#", "").split())
        assert "game controller rumbles, and so does a phone" in asked
        someone.choose("continue")
        assert someone.app.settings.language == "en"
        assert len(someone.app.scenes) == 1


def test_entering_a_menu_shows_it_although_messages_wait() -> None:
    with fingers("cs", 20) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        assert someone.message
        assert someone.press(BACK).strip().startswith("nabídka partie")
        assert someone.choose("nastavení").strip().startswith("nastavení")
        assert someone.press(BACK).strip().startswith("nabídka partie")


def test_a_braille_table_is_chosen_by_its_name_in_the_menu() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nastavení", "braillský řádek", "braillská tabulka", "anglická osmibodová")
        assert someone.app.settings.braille_table == "en-8"
        assert "anglická osmibodová" in [item.value for item in someone.app.scene.screen().items]
