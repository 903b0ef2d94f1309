"""Sentences as they are spoken: every one begins with a capital, also where a value stands first."""

from __future__ import annotations

import pytest

from numeramis_access.words.formed import written
from numeramis_access.words.language import Language, _capital


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("your partner leads.", "Your partner leads."),
        ("There are no trumps. your partner leads.", "There are no trumps. Your partner leads."),
        ("rozdáno, 3. rozdání. vede šestka.", "Rozdáno, 3. rozdání. Vede šestka."),
        ("9 z 9. hra", "9 z 9. hra"),
        ("konec! čeká Žofie? ano", "Konec! Čeká Žofie? Ano"),
    ],
)
def test_sentences_begin_with_capitals_and_ordinals_end_none(text: str, expected: str) -> None:
    assert _capital(text) == expected


def test_a_text_that_is_a_value_of_another_message_is_written_in_digits_on_a_braille_line() -> None:
    words = Language("en")
    named = words.text("drill-standing", level=2, asked=7, percent=57)
    assert "seven" in named
    assert "7" in written(named)
    assert "seven" in words.phrase("entry", label=named, place=1, count=3).text
    assert written(named) == words.phrase("entry", label=named, place=1, count=3).braille
    assert written("plain") == "plain"
