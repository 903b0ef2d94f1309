"""Titles on a line of one row: the focused entry begins beside them wherever a part of it fits."""

from __future__ import annotations

import pytest

from braille.cells import BLANK, DOT_7
from numeramis_access.output.braille_layout import MORE_DOTS, DisplaySize, Piece, Slot, Touch, table_lines
from numeramis_access.output.braille_screen import (
    MIN_ENTRY_CELLS,
    TITLE_GAP,
    DisplayContents,
    WritingStyle,
    display_contents,
    table_named,
)
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.current import CurrentLanguage

WIDTHS = (12, 14, 20, 32, 40, 80)
ENTRY = Touch("items", 0)
TABLE = table_named("", "en-8")[0]


def shown(title: str, entry: str, width: int) -> list[DisplayContents]:
    """Return the rows of a menu that was just entered."""
    writing = WritingStyle(CurrentLanguage("en").messages(), TABLE)
    screen = Screen("menu", title, (Item(entry), Item("other")))
    return display_contents(screen, DisplaySize(1, width), writing, writing.cells(title))


def letters(rows: list[DisplayContents]) -> bytes:
    """Return the cells of all rows in order, without blanks and the marks of titles and of continuation."""
    return b"".join(row.line.cells for row in rows).translate(None, bytes([BLANK, MORE_DOTS]))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("title", ["Deal", "Which evening will it be?", "Club evening, Quist: entries open, 12 here"])
@pytest.mark.parametrize("entry", ["Back", "Announce it and take entries", "Supercalifragilisticexpialidocious now"])
def test_an_entry_begins_beside_its_title_where_its_first_word_fits(title: str, entry: str, width: int) -> None:
    rows = shown(title, entry, width)
    assert all(len(row.line.cells) == len(row.line.touches) == width for row in rows)
    assert letters(rows) == b"".join(map(TABLE.cells, [*title.split(), *entry.split()]))
    begins = next(at for at, row in enumerate(rows) if ENTRY in row.line.touches)
    place = rows[begins].line.touches.index(ENTRY)
    above = rows[begins - 1].line.cells if begins else b""
    room = width - len(above.rstrip(b"\0")) - len(TITLE_GAP)
    if place == 0:  # the title stands alone, so the first word has no room there
        first = TABLE.cells(entry.split()[0])
        assert room < max(MIN_ENTRY_CELLS, len(first) + (" " in entry)), (room, entry)
    else:
        assert rows[begins].line.cells[place - len(TITLE_GAP) : place] == TITLE_GAP
        assert set(rows[begins].line.touches[:place]) == {None}
    alone = rows[: begins + (begins > 0 and place > 0)]
    assert all(row.line.cells[0] == MORE_DOTS for row in alone), "a title that fills lines is marked on each"


def test_an_underlined_choice_is_divided_at_its_blanks() -> None:
    choice = Piece(bytes(cell | DOT_7 for cell in (1, 3, BLANK, 9, 25, 17)), ENTRY)
    for width in (3, 4, 5):
        rows = table_lines((Slot("choices", (0,), width),), {"choices": [choice]}, DisplaySize(1, width))
        assert [row.cells.strip(b"\0").rstrip(bytes([MORE_DOTS])).rstrip(b"\0") for row in rows] == [
            bytes(cell | DOT_7 for cell in word) for word in ((1, 3), (9, 25, 17))
        ]
