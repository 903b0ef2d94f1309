"""Sentences as they are spoken: every one begins with a capital, also where a value stands first."""

from __future__ import annotations

import pytest

from numeramis_access.words.language import _capital


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
