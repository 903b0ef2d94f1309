"""Spoken sentences begin with a capital, also if a value comes first."""

from __future__ import annotations

import re

import pytest

from numeramis_access.words.bundle import entries_of
from numeramis_access.words.language import Language, _capital
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.people import Gender, People, Person
from numeramis_access.words.phrases import braille_of
from tests.words.message_files import layer_of


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
    assert "7" in braille_of(named)
    assert "seven" in words.phrase("entry", label=named, place=1, count=3).text
    assert braille_of(named) == words.phrase("entry", label=named, place=1, count=3).braille
    assert braille_of("plain") == "plain"


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_each_number_of_a_list_is_written_in_digits_on_a_braille_line(count: int) -> None:
    words = Language("cs")
    named = [(name, 70 + at) for at, name in enumerate("abcde"[:count])]
    scores = [words.text("evening-player-score", name=name, count=score, named="yes") for name, score in named]
    told = braille_of(words.text("evening-play-scores", table=1, scores=words.join(scores)))
    assert [number for number in re.findall("[0-9]+", told) if number != "1"] == [str(70 + at) for at in range(count)]


def test_a_message_that_is_read_when_it_is_needed_begins_with_the_word_that_leads_to_its_file() -> None:
    folder = LANGUAGES["en"].folder
    for file in sorted(folder.glob("*.ftl")):
        if file.stem not in Language.COMMON and not layer_of(file):
            messages = (name for name in entries_of(file.read_text("utf-8")) if not name.startswith("-"))
            firsts = {name.partition("-")[0] for name in messages}
            assert {first: Language.LATER.get(first) for first in firsts} == dict.fromkeys(firsts, file.stem)


@pytest.mark.parametrize("sign", ["\x1b", "\x9b", "\r", "\u202e", "\u2066", "\u200b"])
def test_a_value_from_outside_brings_no_sign_that_a_terminal_obeys(sign: str) -> None:
    """File names and arguments of commands come into messages as they are typed."""
    text = Language("en").text("not-exported", name=f"a{sign}[2Jb")
    assert sign not in text
    assert "[2Jb" in text


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (2, "Ihre Partnerin überlässt den Gegnern den Rest, drei Stiche."),
        (3, "Petra überlässt Ihnen den Rest, drei Stiche."),
    ],
)
def test_german_calls_the_partner_theirs_and_names_the_side_that_gets_the_rest(seat: int, expected: str) -> None:
    persons = (Person("Jiří"), Person("Marie"), Person("Lea", "feminine"), Person("Petra", "feminine"))
    words = Language("de", people=People(persons, 0, True))
    assert words.phrase("rest-conceded", seat=seat, tricks=3).text == expected


@pytest.mark.parametrize(("gender", "partner"), [("masculine", "Ihren Partner"), ("feminine", "Ihre Partnerin")])
def test_the_word_for_the_partner_has_the_case_that_a_sentence_wants(gender: Gender, partner: str) -> None:
    persons = (Person("Jiří"), Person("Marie"), Person("Lea", gender), Person("Petra"))
    words = Language("de", people=People(persons, 0, True))
    assert words.phrase("rest-claimed", seat=2, tricks=1, cards=("9s",)).brief == f"Der Rest an {partner}, ein Stich."
