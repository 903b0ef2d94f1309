"""Sentences agree with a gender that somebody has told; without one they have none, in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.people import People, Person
from tests.words.message_files import entries_of, message_files
from tests.words.samples import GENDERS, agreeing, gender_selections

#: messages that name a gender, one for each
NAMED = ("partner", "player", "set-gender", "people-gender")


def words_of_text(text: str) -> set[str]:
    """Return the words of a text in small letters."""
    return set(re.findall(r"\w+", text.lower()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_selection_by_gender_has_a_variant_without_one(language: str) -> None:
    for path in message_files(language):
        for entry in entries_of(path).values():
            for selection in gender_selections(entry):
                keys = {key.name for key in (one.key for one in selection.variants) if isinstance(key, ftl.Identifier)}
                assert keys - {"you"} == {*GENDERS}, (path, entry.id.name)
    words = Language(language)
    assert not [name for name in NAMED for gender in GENDERS if not words.has(f"{name}-{gender}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_without_a_gender_has_no_word_that_only_one_gender_has(language: str) -> None:
    told = set()
    for message in agreeing(language):
        assert message.texts.keys() == {*GENDERS}, message
        masculine, feminine, none = (message.texts[gender] for gender in GENDERS)
        if masculine != feminine:
            told.add(message.id)
            only = words_of_text(masculine) ^ words_of_text(feminine)
            assert not words_of_text(none) & only, (message.id, none)
            assert not re.search(r"/|\(\w{1,2}\)", none), (message.id, none)
    agrees = {entry.id.name for path in message_files(language) for entry in entries_of(path).values()
              if gender_selections(entry)}  # fmt: skip
    assert told == agrees, "a message that says the same of both needs no selection"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_partner_whose_gender_nobody_has_told_is_called_by_a_word_without_one(language: str) -> None:
    persons = tuple(Person(name, "none") for name in ("Jan", "Eva", "Alex", "Olga"))
    said = Language(language, None, People(persons, 0, True)).player_name(2)
    assert said == ("partner" if language == "en" else "Alex")
