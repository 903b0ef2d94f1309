"""A typed line moves and erases by what people count as one character, and is composed."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.input.editing import Draft
from numeramis_access.input.graphemes import character_starts, column_count

#: characters of one step: composed, without a composed form, of several parts, wide, Korean
CHARACTERS = ("a", "é", "x\u0301", "🃏", "👨\u200d👩\u200d👧", "👍🏽", "🇨🇿", "漢", "한", "♥\ufe0f", "ก\u0e35", " ")


@pytest.mark.parametrize("character", CHARACTERS)
def test_one_character_is_one_step(character: str) -> None:
    line = Draft().insert(f"a{character}b")
    assert line.with_cursor_left().character_at_cursor == "b"
    assert line.with_cursor_left().with_cursor_left().character_at_cursor == unicodedata.normalize("NFC", character)
    assert line.with_cursor_left().with_cursor_left().with_cursor_left() == Draft(line.text, 0)
    assert line.with_cursor_left().backspace().text == "ab"
    assert line.with_cursor_left().with_cursor_left().delete().text == "ab"
    assert line.with_cursor_left().with_cursor_left().with_cursor_right() == line.with_cursor_left()
    assert line.with_cursor_at(2).at in character_starts(line.text)


def test_an_accent_typed_after_its_letter_is_composed_with_it() -> None:
    typed = Draft()
    for part in "cafe\u0301":
        typed = typed.insert(part)
    assert typed == Draft.of_text("café")
    assert typed.backspace().text == "caf"
    within = Draft("cafes", 4).insert("\u0301")
    assert within == Draft("cafés", 4)


def test_flags_are_pairs() -> None:
    assert character_starts("🇨🇿🇸🇰🇩") == [0, 2, 4, 5]


def test_columns_are_those_of_terminals() -> None:
    assert [column_count(text) for text in ("", "a", "é", "e\u0301", "漢", "🃏", "🃑", "a漢b")] == [
        0,
        1,
        1,
        1,
        2,
        2,
        1,
        4,
    ]


@given(st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from("e\u0301\u200d🇨🇿🏽"), max_size=12))
def test_every_text_can_be_erased_and_walked(text: str) -> None:
    line = Draft.of_text(text)
    walked, steps = line, 0
    while walked.at:
        walked, steps = walked.with_cursor_left(), steps + 1
    assert steps == len(character_starts(line.text)) - 1
    for _ in range(steps):
        line = line.backspace()
    assert line == Draft()
