"""The braille line shows each scene that the player enters, and no key uses an entry before a finger can feel it."""

from __future__ import annotations

import pytest

from braille.text import BrailleTable
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.scene import Push
from numeramis_access.input.inbox import Report
from numeramis_access.output.braille_layout import Touch
from numeramis_access.words.texts import Paragraph
from tests.app.fingers import Fingers, fingers

TEXT = "slovo číslo jedna a po něm ještě mnoho jiných slov, která se na žádný řádek nevejdou najednou ani ve dvou"
#: widths of displays: a title stands alone on the narrow ones, and may have an entry beside it on the widest
CELLS = (14, 20, 40)
#: keys for the entry in focus
KEYS = ("select", "space+dot1", "space+dot3", "space+dot4", "space+dot6")


def entry(someone: Fingers) -> str:
    """Return the beginning of the label of the entry in focus."""
    screen = someone.app.scene.screen()
    return screen.items[screen.focus].label.lower()[:6]


@pytest.mark.parametrize("cells", CELLS)
def test_a_menu_called_as_its_entry_is_seen_to_be_entered(cells: int) -> None:
    with fingers(cells=cells) as someone:
        someone.choose("nastavení")
        place, before = someone.find("braillský"), someone.cells
        someone.route(place + 1)
        assert someone.app.scene.screen().title == "Braillský řádek"
        assert someone.cells != before


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("cells", CELLS)
def test_a_key_on_a_title_shows_the_entry_in_focus_and_does_nothing_with_it(cells: int, key: str) -> None:
    with fingers(cells=cells) as someone:
        someone.choose("nastavení", "braillský")
        scene = someone.app.scene
        focus, values = scene.screen().focus, [item.value for item in scene.screen().items]
        assert Touch("items", focus) not in someone.line.touches  # the title stands alone
        someone.press(key)
        assert someone.app.scene is scene
        assert (scene.screen().focus, [item.value for item in scene.screen().items]) == (focus, values)
        assert someone.text.startswith(entry(someone))


@pytest.mark.parametrize("cells", CELLS)
def test_a_message_over_a_menu_does_not_take_its_enter(cells: int) -> None:
    with fingers(cells=cells) as someone:
        scene = someone.app.scene
        someone.app.receive(Report("voice-changed", {"old": "espeak", "new": "none"}))
        someone.settle()
        assert not someone.message
        assert someone.line.more_waits
        while not someone.message:  # no message comes between a title and its entry
            someone.press("pan right")
        while someone.message:
            someone.press("select")
            assert someone.app.scene is scene
        assert entry(someone) in someone.text


@pytest.mark.parametrize("cells", CELLS)
def test_what_comes_by_itself_comes_at_the_end_of_a_paragraph_and_parts_none(cells: int) -> None:
    with fingers(cells=cells) as someone:
        someone.app.follow(Push(Reader(someone.app, "Text", [Paragraph(TEXT, 0), Paragraph("Konec.", 0)])))
        someone.settle()
        someone.app.receive(Report("report-ready", {}))
        someone.settle()
        pages = [someone.text]
        while not someone.message:
            pages.append(someone.press("pan right"))
        assert "".join(TEXT.split()) in "".join("".join(pages[:-1]).replace("#", "").split())
        assert someone.press("pan right") == pages[-2].replace("#", " "), "the page that it came over is shown again"
        assert someone.press("pan right").startswith("konec.")


@pytest.mark.parametrize("cells", CELLS)
def test_the_first_start_shows_the_language_in_focus_in_its_own_table_and_nothing_before_it(cells: int) -> None:
    with fingers("", cells=cells) as someone:
        app, seen = someone.app, set[str]()
        for key in (*["space+dot4"] * (len(app.language.languages) - 1), ""):
            screen = app.scene.screen()
            name = screen.items[screen.focus].label
            table = BrailleTable(app.language.record.computer_braille)
            assert someone.cells.removesuffix(b"\xff").rstrip(bytes(1)) == table.cells(name)
            seen.add(name)
            if key:
                someone.press(key)
        assert seen == {record.name for record in app.language.languages.values()}


@pytest.mark.parametrize("language", ["space+dot1", "space+dot4"])
@pytest.mark.parametrize("cells", CELLS)
def test_no_message_covers_the_menu_that_follows_the_first_question(cells: int, language: str) -> None:
    with fingers("", cells=cells) as someone:
        first = someone.app.scene
        someone.press(language, language)
        while someone.app.scene is first:
            someone.press("select")
        assert not someone.line.message_places
        assert not someone.line.more_waits
