"""The built-in voice's respelling of foreign words."""

from __future__ import annotations

import pytest

from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.pronouncing import pronounce


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("cs", "Ve Whistu, v husarském whistu, Cayenne", "Ve Vistu, v husarském vistu, Kajen"),
        ("cs", "Bismarck a Quist", "Bismark a Kvist"),
        ("cs", "Vede šestka.", "Vede šestka."),
        ("en", "Bedřich plays a six.", "Bedrjikh plays a six."),
        ("sk", "Vo Whiste, Cayenne; Escape a braillovský riadok", "Vo Viste, Kajen; Eskejp a brajlovský riadok"),
    ],
)
def test_a_foreign_word_is_written_as_it_is_said(language: str, text: str, said: str) -> None:
    assert pronounce(text, LANGUAGES[language].folder) == said
