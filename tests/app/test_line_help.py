"""Help at a braille display: a short first page, only keys of the display, every sign of its line."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.reading.line_help import FIRST_PAGE_LINES, LINE_CELLS
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.keys import braille_key_name, keys_of_device
from numeramis_access.app.table import local_match
from numeramis_access.app.table.line_signs import explanation_messages
from numeramis_access.catalogue import STANDARD
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.phrases import braille_of
from tests.app.fingers import Canute, Fingers, fingers, reading
from tests.app.player import player

HELP = "space+dot1+dot2+dot5"


@contextmanager
def at_own_turn(someone: Fingers, game: str) -> Iterator[Fingers]:
    """Begin a match, and yield the reader at the first turn."""
    someone.app.follow(begin_named(someone.app, local_match.begin_match, game, [], 5, None, None))
    someone.settle()
    while someone.message or someone.match is None or not someone.match.is_own_turn:
        someone.press("pan right")
    yield someone


def told(someone: Fingers, key: str = HELP) -> list[str]:
    """Ask for help; return its paragraphs in their braille form."""
    someone.press(key)
    scene = someone.app.scene
    assert isinstance(scene, Reader)
    return [braille_of(paragraph.text) for paragraph in scene.paragraphs]


def first_page(someone: Fingers, paragraphs: list[str]) -> list[str]:
    """Return the paragraphs before the heading of the second page."""
    more = someone.app.text("line-help-more")
    return paragraphs[: paragraphs.index(more)] if more in paragraphs else paragraphs


def lines(paragraphs: list[str]) -> int:
    """Return the number of lines of forty cells for these paragraphs."""
    return sum(len(textwrap.wrap(text, LINE_CELLS - 1)) for text in paragraphs)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", STANDARD.names)
def test_the_first_page_at_the_table_is_short_and_the_signs_of_the_line_follow(game: str, language: str) -> None:
    with fingers(language) as plugged, at_own_turn(plugged, game) as someone:
        paragraphs = told(someone)
        page = first_page(someone, paragraphs)
        assert 8 <= lines(page) <= FIRST_PAGE_LINES
        assert someone.app.text("line-help-table") in page
        signs = paragraphs[paragraphs.index(someone.app.text("line-signs")) + 1 :]
        assert signs == [braille_of(someone.app.text(one)) for one in explanation_messages(someone.app, STANDARD[game])]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_first_page_in_a_menu_and_in_a_text_is_short(language: str) -> None:
    with fingers(language) as someone:
        assert lines(first_page(someone, told(someone))) <= FIRST_PAGE_LINES
        assert lines(first_page(someone, told(someone))) <= FIRST_PAGE_LINES


def test_help_at_a_canute_names_its_keys_and_no_dots() -> None:
    with reading(Canute(), "off") as plugged, at_own_turn(plugged, "loker") as someone:
        paragraphs = told(someone, "help")
        keys = paragraphs[: paragraphs.index(someone.app.text("line-signs"))]
        assert someone.app.text("rows-help-table") in keys
        assert someone.app.text("line-help-table") not in keys
        assert not any("bod " in text or "body " in text or "mezerník" in text for text in keys)
        assert any(text.startswith("předchozí karta: ") and "posun zpět" in text for text in keys)
        assert someone.app.text("line-help-keyboard") in keys
        assert someone.app.text("line-sign-six") in paragraphs


def test_a_display_without_a_key_is_not_told_of_it() -> None:
    with fingers() as someone:
        assert someone.app.has_key("braille d1")
        assert not someone.app.has_key("braille lnbeg")
        assert not any("lnbeg" in text for text in told(someone))


def test_without_a_voice_no_help_speaks_of_voices() -> None:
    with fingers() as someone:
        silent = " ".join(told(someone))
    with player() as heard:
        heard.app.scene.enter()
        heard.press("f1")
        scene = heard.app.scene
        assert isinstance(scene, Reader)
        keyboard = " ".join(paragraph.text for paragraph in scene.paragraphs)
        names = [heard.app.text(f"command-{name}") for name in ("faster", "hush", "next-voice", "voice-mode")]
    assert not [name for name in names if name in silent or name in keyboard]


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_dots_of_a_chord_are_one_word_on_the_line(code: str) -> None:
    with fingers(code, 20) as someone:
        someone.press("pan right")
        spoken = braille_key_name(someone.app, "dot1+dot2+dot5+space")
        assert "1 2 5" in spoken
        assert "125" in braille_of(spoken).split()


def test_a_display_takes_no_key_from_a_controller() -> None:
    with fingers() as someone:
        someone.app.device = "pad"
        keys = ["return", "pad a", "braille lnbeg"]
        assert keys_of_device(someone.app, keys, "menu") == ["pad a"]
