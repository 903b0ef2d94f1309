"""A language that may be incomplete: its messages form, and missing ones are spoken in English and marked."""

from __future__ import annotations

import pytest

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES, Languages
from numeramis_access.words.phrases import Text, language_of
from numeramis_access.words.texts import program_text, rules_text
from tests.languages import troubles
from tests.standard import STANDARD, words_of

OTHERS = [code for code, record in LANGUAGES.items() if not record.complete]


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_that_there_is_forms(language: str) -> None:
    assert troubles(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_number_is_said_in_words_of_its_own(language: str) -> None:
    words = Language(language)
    numerals = words.numerals
    said = [numerals.cardinal(number) for number in range(0, 10_001, 37)]
    assert not [one for one in said if any(letter.isdigit() for letter in one)]
    assert not [place for place in range(1, 101) if any(map(str.isdigit, numerals.ordinal(place)))]
    assert not {numerals.cardinal(number) for number in (7, 8, 21)} & {"seven", "eight", "twenty-one"}


def test_what_is_missing_is_said_in_english_and_marked() -> None:
    class Lacking(Language):
        def has_own_message(self, message: str) -> bool:
            return message not in ("menu-new-match", "match-leave") and super().has_own_message(message)

    words, english = Lacking("sk", words_of("quist")), Language("en", words_of("quist"))
    said = words.phrase("menu-new-match")
    assert (said.text, said.language) == (english.phrase("menu-new-match").text, "en")
    text = words.text("menu-new-match")
    assert isinstance(text, Text)
    assert (language_of(text), text.braille) == ("en", english.form("menu-new-match", "braille"))
    assert words.has("menu-new-match")
    around = words.phrase("say-text", text=text)
    assert (around.text, around.language) == (said.text, "en"), "one sentence, one voice"
    assert words.phrase("say-text", text="x").language in ("sk", "en")


def test_texts_that_are_missing_are_read_in_english_and_marked() -> None:
    bare = LANGUAGES["sk"]._replace(code="xx", folder=LANGUAGES["sk"].folder.parent / "xx")
    languages = Languages([LANGUAGES["cs"], LANGUAGES["en"], bare])
    for told, english in (
        (program_text("handbook", "xx", languages), program_text("handbook", "en")),
        (rules_text("quist", "xx", STANDARD.locales(), languages), rules_text("quist", "en", STANDARD.locales())),
    ):
        assert [one.text for one in told] == [one.text for one in english]
        assert {language_of(one.text) for one in told} == {"en"}


def test_whoever_chose_no_languages_goes_round_the_complete_ones_and_the_own() -> None:
    assert [LANGUAGES.next_code("cs"), LANGUAGES.next_code("en")] == ["en", "cs"]
    assert LANGUAGES.next_code("de") == "cs"
    assert [LANGUAGES.next_code(code, ["de", "pl"]) for code in ("de", "pl")] == ["pl", "de"]
    assert LANGUAGES.of_system("sk_SK.UTF-8") == "sk"
    assert LANGUAGES.of_system("fr_FR.UTF-8") == "en"
