"""Whoever writes by dots writes what they read: every letter, capital, digit and mark of their own table."""

from __future__ import annotations

import string

import pytest

from braille import louis
from braille.cells import dots
from braille.text import BrailleTable
from numeramis_access.input.keymap import load
from numeramis_access.input.writing import character
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LANGUAGES


def key(cell: int) -> str:
    """Return the key of a cell."""
    return "braille " + "+".join(f"dot{dot}" for dot in dots(cell))


def written(language: str) -> list[str]:
    """Return what people of a language write: small letters, capitals, digits and marks."""
    groups = CurrentLanguage(language).messages(None).text("letters-by-groups")
    letters = [one for one in groups if one.isalpha()]
    return [*letters, *(one.upper() for one in letters), *string.digits, *string.punctuation]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_a_language_is_written_as_it_is_read(language: str) -> None:
    table = LANGUAGES[language].computer_braille
    wrong = {one: got for one in written(language) if (got := character(key(_cell(table, one)), (table,))) != one}
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_six_dots_are_read_their_letters_and_marks_are_written_and_capitals_have_dot_7(language: str) -> None:
    six, eight = LANGUAGES[language].literary_braille, LANGUAGES[language].computer_braille
    groups = [one for one in written(language) if one.isalpha() or one in ",;:!"]
    for one in groups:
        assert character(key(_cell(eight if one.isupper() else six, one)), (six, eight)) == one
    for digit in string.digits:
        assert character(key(_cell(eight, digit)), (six, eight)) == digit


@pytest.mark.skipif(louis.library() is None, reason="no liblouis here")
@pytest.mark.parametrize("table", ["louis:en-ueb-g2.ctb", "louis:cs-g1.ctb", "louis:en-us-comp8.ctb"])
def test_in_a_table_of_liblouis_every_letter_can_be_written(table: str) -> None:
    tables = (table, LANGUAGES["cs" if "cs" in table else "en"].computer_braille)
    for letter in string.ascii_lowercase:
        assert character(key(BrailleTable(tables[1]).cells(letter)[0]), tables) == letter


def test_a_table_that_is_not_there_leaves_the_next_one() -> None:
    assert character("braille dot2+dot4+dot5+dot6", ("louis:none", "en-8")) == "w"
    assert character("braille dot2+dot4+dot5+dot6", ("louis:none", "cs-8")) == "ř"


def _cell(table: str, one: str) -> int:
    return BrailleTable(table).cells(one)[0]


def test_no_key_is_named_for_a_command_where_it_writes() -> None:
    keys = [key for _, keys in load().keys_of("writing") for key in keys]
    assert "return" in keys
    assert [key for key in keys if character(key)] == []
