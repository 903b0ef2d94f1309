"""Sentences agree with a gender that somebody has told; without one they have none, in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.people import People, Person
from tests.standard import words_of
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


#: messages about the listener's partner: the game whose words hold each, with its values
ABOUT_PARTNER: dict[str, tuple[str, dict[str, object]]] = {
    **{name: ("quist", {"card": "7", "top": "9"}) for name in (
        "topic-fault-ties-partner", "reason-ties-partner", "reason-saves-from-tie",
    )},
    **{name: ("whist", {}) for name in (
        "topic-fault-overtakes", "topic-fault-overtakes-early", "topic-fault-trusts-partner", "topic-fault-blocks",
        "topic-fault-leaves-strong", "topic-fault-not-through", "partner-signals", "packets-differ",
        "action-leave-to-partner", "action-packets-second", "reason-lead-partner", "reason-partner-wins",
        "reason-partner-has", "reason-leave-weak", "reason-leave-tried", "hint-sought-packets",
    )},
    "hint-sought-trumps": ("whist", {"whole": "yes", "partner": "yes"}),
    "asked-trump": ("whist", {"seat": 0, "trump": "h", "alone": "no"}),
    "asked-packets": ("whist", {"seat": 0}),
    "left-to-partner": ("whist", {"seat": 0, "partner": 2}),
    "action-packets": ("whist", {"own": 1, "partner": 3, "own_cards": ("As",), "partner_cards": ("Qs",)}),
    "action-packets-closed": ("whist", {"own": 1, "partner": 3}),
}  # fmt: skip
#: the beginning of a masculine word for a partner, and of the feminine one
PARTNER_WORDS = {
    "cs": (r"spoluhráč(?!k|c)", r"spoluhráč(?=k|c)"), "sk": (r"spoluhráč(?!k)", r"spoluhráč(?=k)"),
    "de": (r"partner(?!in)", r"partnerin"), "pl": (r"partner(?!k|c)", r"partner(?=k|c)"),
}  # fmt: skip


def forms_told(language: str, game: str, name: str, people: People, values: dict[str, object]) -> list[str]:
    """Return the spoken and braille forms of a message for a listener among some people."""
    phrase = Language(language, words_of(game), people).phrase(name, **values)
    return [str(phrase.text), str(phrase.brief), str(phrase.braille)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_partner_has_the_partners_gender(language: str) -> None:
    for name, (game, values) in ABOUT_PARTNER.items():
        told = {}
        for gender in GENDERS:
            persons = tuple(Person(called, gender) for called in ("Jan", "Eva", "Alex", "Olga"))
            told[gender] = forms_told(language, game, name, People(persons, 0, True), values)
        nobody = People(tuple(Person("Jan", "feminine") for _ in range(4)), None, True)
        if language == "en":
            assert told["masculine"] == told["feminine"] == told["none"], name
            continue
        if "seat" not in values:
            assert forms_told(language, game, name, nobody, values) == told["masculine"], name
        masculine, feminine = PARTNER_WORDS[language]
        for own, other in zip(GENDERS, (feminine, masculine, f"{masculine}|{feminine}"), strict=True):
            for text in told[own]:
                assert not re.search(other, text.lower()), (name, own, text)
        assert (told["masculine"] == told["feminine"]) == (
            not re.search(masculine, " ".join(told["masculine"]).lower())
        ), name
