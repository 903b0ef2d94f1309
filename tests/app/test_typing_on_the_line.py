"""Typing on a braille display alone: the line shows the whole text with its cursor, at every width."""

from __future__ import annotations

import pytest

from braille.cells import DOT_7, DOT_8, dots, from_unicode, to_unicode
from braille.text import BrailleTable
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.input.editing import Draft
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.output.braille_layout import MORE_DOTS
from tests.app.fingers import Canute, Fingers, fingers, reading

CURSOR = DOT_7 | DOT_8
BACK = "pan left+pan right"
LONG = "Ewa and Adam, who: was it 12?"


def field(someone: Fingers) -> WritingMenu:
    """Return the scene of the text field."""
    assert isinstance(someone.app.scene, WritingMenu)
    return someone.app.scene


def open_name(someone: Fingers) -> None:
    """Open the entry for the player's name in the settings."""
    someone.choose(*(someone.app.text(name).lower() for name in ("menu-settings", "settings-game", "set-name")))


def write(someone: Fingers, text: str, table: str) -> None:
    """Type a text with the dots of a table, cell by cell."""
    for cell in BrailleTable(table).cells(text):
        someone.press("+".join(f"dot{dot}" for dot in dots(cell)) or "space")


def pages(someone: Fingers) -> list[bytes]:
    """Pan back from the last page to the first; return the cells of all pages, the first page first."""
    found: list[bytes] = []
    while someone.cells[-1] != END_CELL:
        found.insert(0, someone.cells)
        someone.press("pan left")
    return found


@pytest.mark.parametrize("table", ["", "en-6"])
@pytest.mark.parametrize("width", [14, 20, 40, 80])
def test_all_of_a_text_is_read_with_its_cursor_and_taken(width: int, table: str) -> None:
    with fingers("en", width, braille_table=table) as someone:
        open_name(someone)
        text = LONG
        write(someone, text, table or "en-8")
        assert field(someone).text == text
        read = b"".join(page[:-1] if page[-1] == MORE_DOTS else page for page in pages(someone))
        assert read.count(CURSOR) == 1
        shown = to_unicode(bytes(0 if cell == CURSOR else cell for cell in read)).split("⠀")
        for word in to_unicode(BrailleTable(table or "en-8").cells(text)).split("⠀"):
            assert word in shown
        someone.press("dot8")
        assert someone.app.settings.name == text


def test_what_was_typed_stays_where_it_is_and_a_sign_is_felt_before_its_letter() -> None:
    with fingers("en", 40, braille_table="en-6") as someone:
        open_name(someone)
        begun = someone.cells
        assert begun.startswith(BrailleTable("en-6").cells("name"))
        for place, cells in enumerate("⠠⠺⠁⠼⠁"):
            write_cell = "+".join(f"dot{dot}" for dot in dots(from_unicode(cells)[0]))
            someone.press(write_cell)
            assert to_unicode(someone.cells).startswith("⠝⠁⠍⠑⠀⠀" + "⠠⠺⠁⠼⠁"[: place + 1] + "⣀")
        assert field(someone).text == "Wa1"


def test_routing_keys_and_chords_move_the_cursor_and_take_away() -> None:
    with fingers("en", 40) as someone:
        open_name(someone)
        write(someone, "Adam", "en-8")
        start = someone.text.index("adam")
        someone.route(start + 1)
        assert field(someone).draft == Draft("Adam", 1)
        assert someone.cells[start + 1] & CURSOR == CURSOR
        someone.press("space+dot1+dot4+dot5")
        assert field(someone).draft == Draft("Aam", 1)
        someone.press("dot7")
        assert field(someone).draft == Draft("am", 0)
        someone.press("space+dot6", "space+dot6", "space+dot1+dot2")
        assert field(someone).draft == Draft("a", 1)
        someone.route(39)
        assert field(someone).draft == Draft("a", 1)
        someone.route(start)
        assert field(someone).draft == Draft("a", 0)
        someone.press("space+dot4+dot6")
        assert someone.app.settings.name == "a"


@pytest.mark.parametrize("width", [14, 20, 40, 80])
def test_panning_never_leaves_the_text_and_leaving_asks(width: int) -> None:
    with fingers("cs", width) as someone:
        open_name(someone)
        write(someone, "Řehoř, kůň", "cs-8")
        for _ in range(4):
            someone.press("pan right")
        assert someone.cells[-1] == END_CELL
        assert field(someone).focus == 0
        someone.press(BACK)
        assert someone.text.strip().startswith("zahodit, co")
        while not isinstance(someone.app.scene, WritingMenu):
            someone.press("dot8")  # answers no; a question that fills the line needs reading first
        assert field(someone).draft == Draft.of_text("Řehoř, kůň")
        someone.press("dot8")
        assert someone.app.settings.name == "Řehoř, kůň"


def test_on_nine_lines_of_six_dots_the_cursor_stands_beneath_its_letter() -> None:
    with reading(Canute(), "off", "en") as someone:
        someone.app.follow(Push(WritingMenu(someone.app, "people-name", lambda text: None)))
        someone.settle()
        for letter in LONG:  # the display has no keys for text, so the keyboard types
            someone.app.press(letter, letter)
        someone.settle()
        rows = [someone.cells[n * 40 : n * 40 + 40] for n in range(9)]
        row = next(n for n, row in enumerate(rows) if row.rstrip(b"\0").endswith(BrailleTable("en-6").cells("12?")))
        assert rows[row + 1] == from_unicode("⠉").rjust(len(rows[row].rstrip(b"\0")) + 1, b"\0").ljust(40, b"\0")
        someone.app.press("home")
        someone.settle()
        assert someone.cells[40 * (row + 1) :].rstrip(b"\0") == bytes(len("name  ")) + from_unicode("⠉")


@pytest.mark.parametrize("echo", ["letters", "words", "none"])
def test_no_echo_covers_the_text(echo: str) -> None:
    with fingers("cs", 20, echo=echo) as someone:
        open_name(someone)
        for letter in "nn n":
            write(someone, letter, "cs-8")
            assert someone.message == ""
        assert someone.text.startswith("nn n")
