"""A writer in braille cells can type each letter, capital, digit and mark of the reading table."""

from __future__ import annotations

import string

import pytest

from braille.cells import DOT_7, dots, from_unicode
from braille.text import BrailleTable
from numeramis_access.input.keymap import load_keymap
from numeramis_access.input.writing import DottedWord, cell_of, is_written
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LANGUAGES

#: marks that Czech six-dot braille writes as letters or as other marks
ALIKE = "<>="


def written(language: str) -> list[str]:
    """Return the characters that people write in a language: small letters, capitals, digits and marks."""
    groups = CurrentLanguage(language).messages(None).text("letters-by-groups")
    letters = [one for one in groups if one.isalpha()]
    return [*letters, *(one.upper() for one in letters), *string.digits, *string.punctuation]


def read(tables: tuple[str, ...], cells: bytes, behind: bool = False) -> str:
    """Return the text that these cells spell, typed one after the other."""
    word = DottedWord(tables, behind)
    for cell in cells:
        word = word.write(cell)
    return word.text


@pytest.mark.parametrize("dotted", [8, 6])
@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_every_character_of_a_language_is_written_as_it_is_read(language: str, dotted: int) -> None:
    record = LANGUAGES[language]
    own = record.computer_braille if dotted == 8 else record.literary_braille
    tables = (own, record.computer_braille)
    alike = ALIKE if own == "cs-6" else ""
    wrong = {
        one: got
        for one in written(language)
        if one not in alike and (got := read(tables, BrailleTable(own).cells(one))) != one
    }
    assert wrong == {}
    for one in alike:  # eight dots distinguish the marks that six dots write alike
        assert read(tables, BrailleTable(record.computer_braille).cells(one)) == one


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_where_six_dots_are_read_a_capital_has_dot_7_too_and_a_digit_dot_8(language: str) -> None:
    six, eight = LANGUAGES[language].literary_braille, LANGUAGES[language].computer_braille
    for letter in "abcxyz":
        assert read((six, eight), bytes([BrailleTable(six).cells(letter)[0] | DOT_7])) == letter.upper()
    for digit in string.digits:
        assert read((six, eight), BrailleTable(eight).cells(digit)) == digit


@pytest.mark.peer("liblouis")
@pytest.mark.parametrize(
    "table", ["louis:en-ueb-g1.ctb", "louis:en-ueb-g2.ctb", "louis:cs-g1.ctb", "louis:cs-comp8.utb"]
)
def test_in_a_table_of_liblouis_every_character_can_be_written_behind_letters(table: str) -> None:
    language = table[6:8]
    tables = (table, LANGUAGES[language].computer_braille)
    cells = BrailleTable(table).cells
    wrong = [
        one for one in written(language)
        if one not in (ALIKE if "g1" in table and language == "cs" else "")
        and read(tables, cells(f"xx{one}")[2:], behind=True) != one
    ]  # fmt: skip
    assert wrong == []


@pytest.mark.peer("liblouis")
def test_words_of_contracted_braille_are_what_they_are_in_it() -> None:
    tables = ("louis:en-ueb-g2.ctb", "en-8")
    assert read(tables, from_unicode("⠠⠮⠽")) == "They"
    assert read(tables, BrailleTable(tables[0]).cells("knowledge")) == "knowledge"


def test_a_table_that_is_not_there_leaves_the_next_one() -> None:
    assert read(("louis:none", "en-8"), from_unicode("⠺")) == "w"
    assert read(("louis:none", "cs-8"), from_unicode("⠺")) == "ř"


def test_a_sign_waits_for_its_letter_and_goes_with_it() -> None:
    word = DottedWord(("en-6", "en-8"))
    steps = []
    for cell in from_unicode("⠠⠺⠼⠁"):
        word = word.write(cell)
        steps.append((word.text, len(word.pending_cells)))
    assert steps == [("", 1), ("W", 0), ("W", 1), ("W1", 0)]
    assert (word.backspace().text, word.backspace().cells) == ("W", from_unicode("⠠⠺"))
    assert word.backspace().backspace().cells == b""


def test_only_dots_and_no_chord_write_cells() -> None:
    assert [dots(cell_of(f"braille {key}")) for key in ("dot1+dot5", "dot5+dot1+dot7", "dot7", "dot7+dot8",
            "space+dot1", "routing 1", "select")] == ["15", "157", "", "", "", "", ""]  # fmt: skip
    assert cell_of("dot1") == 0


def test_no_key_is_named_for_a_command_where_it_writes() -> None:
    keys = [key for _, keys in load_keymap().keys_of("writing") for key in keys]
    assert "return" in keys
    assert [key for key in keys if is_written(key)] == []
