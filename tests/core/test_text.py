"""Texts from outside become fit to speak and to show, and lose no letter of any script."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.core.text import clean_text, clean_tree, is_clean

#: names of people in many scripts
NAMES = (
    "Žofie Čápová", "Łukasz Gżegżółka", "Nguyễn Thị Ánh", "Ярослав", "Ελένη", "محمد", "דוד", "अनुष्का", "ทักษิณ", "김철수",
    "田中", "O'Brien-Smith", "J. R. R.", "🙂",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_every_script_stays(name: str) -> None:
    assert clean_text(name) == unicodedata.normalize("NFC", name)
    assert is_clean(name)


@pytest.mark.parametrize(
    ("text", "said"),
    [("north, with \u202eevil\u200b", "north, with evil"), ("a\nb\u2028c\x85d", "a b c d"), ("\x1b[31mred", "[31mred"),
     ("\u2800\u2800x", "x"), ("cafe\u0301", "café"), ("\u200b\ufeff", "")],
)  # fmt: skip
def test_controls_are_spaces_and_invisible_signs_are_nothing(text: str, said: str) -> None:
    assert not is_clean(text)
    assert clean_text(text) == said


@given(st.text(st.characters(exclude_categories=("Cs",))))
def test_a_clean_text_stays_as_it_is(text: str) -> None:
    cleaned = clean_text(text)
    assert clean_text(cleaned) == cleaned
    assert is_clean(cleaned)
    assert clean_tree({"a": [text]}) == {"a": [text if is_clean(text) else cleaned or " "]}
