"""A value on the line is always whole: if its name leaves no room, it stands alone with its keys."""

from __future__ import annotations

import pytest

from braille.text import BrailleTable
from numeramis_access.output.braille_layout import DisplaySize
from numeramis_access.output.braille_screen import WritingStyle, display_contents
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.current import CurrentLanguage
from tests.app.fingers import fingers, read

NAME, VALUE = "Waiting for somebody whose turn it is", "is told after a minute"


def shown(width: int, value: str = VALUE, lines: int = 1) -> list[str]:
    """Return the entry's text on a display of this width."""
    item = Item(NAME, role="slider", value=value)
    writing = WritingStyle(CurrentLanguage("en").messages(None), BrailleTable("en-8"))
    made = display_contents(Screen("menu", "Menu", (item,)), DisplaySize(lines, width), writing)
    return [read(strip.line.cells, "en") for strip in made]


@pytest.mark.parametrize("width", [14, 20, 40, 80])
def test_no_value_is_cut_and_all_its_lines_have_the_keys(width: int) -> None:
    pages = shown(width)
    values = [page for page in pages if page.endswith(" -+")]
    text = " ".join(page.removesuffix(" -+").rstrip(" #").strip() for page in values)
    assert VALUE in (text if width < 80 else text.partition(": ")[2])
    assert len(values) == {14: 3, 20: 2, 40: 1, 80: 1}[width]
    names = " ".join(page.rstrip(" #").strip() for page in pages if not page.endswith(" -+"))
    assert names == (NAME.lower() if width < 80 else "")


def test_a_changed_value_comes_under_the_finger_and_the_next_entry_begins_with_its_name() -> None:
    with fingers("en", 20) as someone:
        someone.choose("settings", "at the table")
        for _ in range(4):
            if not someone.text.startswith("when only one card"):
                someone.press("space+dot4")
        assert someone.text.startswith("when only one card")
        assert someone.press("space+dot6").startswith("press letter z")
