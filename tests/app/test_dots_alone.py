"""The beginnings of a player who has a display and no voice."""

from __future__ import annotations

import pytest

from braille.cells import from_unicode
from braille.text import BrailleTable
from numeramis_access.app.menus import first_start
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.practice.line_tour import LineTour
from numeramis_access.app.practice.practice_menu import menu as practice_menu
from numeramis_access.app.practice.practice_menu import next_lesson
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.words.languages import LANGUAGES
from tests.app.fingers import Fingers, fingers
from tests.app.player import player


def chord(cell: int) -> str:
    """Return the keys that write a cell."""
    return "+".join(f"dot{dot + 1}" for dot in range(8) if cell >> dot & 1)


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_no_dots_without_a_sign_stay_in_a_typed_name(code: str) -> None:
    table = BrailleTable(f"{code}-8")
    with fingers(code, 40) as someone:
        field = WritingMenu(someone.app, "set-name", lambda text: None)
        someone.app.follow(Push(field))
        someone.settle()
        someone.press(chord(table.cells("a")[0]))
        nothing = [cell for cell in range(1, 256) if not table.text(bytes([cell])) and cell & 0x3F]
        assert nothing
        for cell in nothing[:12]:
            someone.press(chord(cell))
            assert someone.app.announcer.history[-1].kind == "writing-unread", hex(cell)
            assert (field.text, field._unread_cells()) == ("a", "")
            someone.press("pan right")
        someone.press(chord(table.cells("b")[0]))
        assert field.text == "ab"


def test_signs_of_six_dots_that_begin_a_letter_or_a_number_wait_for_it() -> None:
    with fingers("cs", 40, braille_table="cs-6") as someone:
        field = WritingMenu(someone.app, "set-name", lambda text: None)
        someone.app.follow(Push(field))
        someone.settle()
        for cell in from_unicode("⠠⠁⠼⠃"):
            someone.press(chord(cell))
        assert field.text == "A2"


def test_the_tour_of_the_line_comes_before_the_first_lesson_and_first_in_practice() -> None:
    with fingers("cs", 40) as someone:
        assert practice_entries(someone)[0] == someone.app.text("line-tours")
        someone.app.follow(Push(next_lesson(someone.app)))
        someone.settle()
        assert isinstance(someone.app.scene, LineTour)
        someone.press("pan left+pan right")
        assert isinstance(someone.app.scene, LessonScene)


def test_a_lesson_by_dots_has_no_step_about_the_voice_and_names_the_keys_of_the_display() -> None:
    with fingers("en", 40) as someone:
        lesson = LessonScene(someone.app, "keys")
        someone.press("pan right")  # names its keys
        someone.app.follow(Push(lesson))
        someone.settle()
        asked = list[str]()
        while lesson.step is not None:
            asked.append(lesson.step.ask)
            lesson._go_to_next()
        assert not [told for told in someone.app.announcer.history if "Escape" in told.text]
        assert "hush" not in asked
        assert "help" in asked


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_missing_voice_has_no_name_on_the_line(code: str) -> None:
    with fingers(code, 40) as someone:
        told = someone.app.narrator.language.phrase("voice-changed", new="none", old="", why="opened")
        assert "none" not in told.braille


def practice_entries(someone: Fingers) -> list[str]:
    menu = practice_menu(someone.app)
    menu.enter()
    return [entry.label() for entry in menu.entries]


def test_who_hears_begins_with_the_lesson() -> None:
    with player("cs") as someone:
        assert isinstance(next_lesson(someone.app), LessonScene)


@pytest.mark.parametrize("cells", [20, 40])
def test_a_language_is_never_written_in_the_table_of_another(cells: int) -> None:
    names = {record.name: BrailleTable(record.computer_braille).cells(record.name) for record in LANGUAGES.values()}
    with fingers("cs", cells) as someone:
        someone.app.follow(first_start.first_question(someone.app))
        someone.settle()
        while someone.message:
            someone.press("pan right")
        stood: list[bytes] = []
        display = someone.line._display
        assert display is not None
        show = display.show

        def noted(cells: bytes) -> None:
            stood.append(cells)
            show(cells)

        display.show = noted  # type: ignore[method-assign]
        for _ in LANGUAGES:
            someone.press("space+dot4")
            while someone.message:
                someone.press("pan right")
        bare = [cells.rstrip(b"\0") for cells in stood if not any(cells[len(max(names.values(), key=len)) :])]
        assert bare
        assert [cells for cells in bare if cells not in names.values()] == []
