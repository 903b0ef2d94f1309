"""Numbers in words: genders, cases, places and fractions, as they are said after a verb or a preposition."""

from __future__ import annotations

import pytest

from numeramis_access.words.language import Language


@pytest.mark.parametrize(
    ("number", "noun", "case", "said"),
    [
        (0, "card", "nom", "nula karet"),
        (1, "card", "acc", "jednu kartu"),
        (1, "chip", "acc", "jeden žeton"),
        (2, "card", "acc", "dvě karty"),
        (2, "point", "ins", "dvěma body"),
        (2, "deal", "nom", "dvě rozdání"),
        (5, "trick", "gen", "pěti zdvihů"),
        (1, "trick", "gen", "jednoho zdvihu"),
        (3, "trick", "gen", "tří zdvihů"),
        (10, "point", "loc", "deseti bodech"),
        (21, "card", "acc", "dvacet jedna karet"),
        (22, "card", "nom", "dvacet dva karet"),
        (101, "point", "nom", "sto jedna bodů"),
        (102, "card", "nom", "sto dvě karty"),
        (103, "chip", "acc", "sto tři žetony"),
        (122, "chip", "nom", "sto dvacet dva žetonů"),
        (1002, "card", "acc", "tisíc dvě karty"),
        (603, "point", "gen", "šesti set tří bodů"),
        (1, "second", "acc", "jednu sekundu"),
        (2000, "chip", "acc", "dva tisíce žetonů"),
        (0.5, "trick", "acc", "půl zdvihu"),
        (1.5, "trick", "acc", "jeden a půl zdvihu"),
        (1.5, "second", "nom", "jedna a půl sekundy"),
        (0.4, "trick", "acc", "čtyři desetiny zdvihu"),
    ],
)
def test_czech_counts(number: float, noun: str, case: str, said: str) -> None:
    language = Language("cs")
    assert language.numerals.count(number, noun, case) == said


@pytest.mark.parametrize(
    ("number", "gender", "case", "said"),
    [
        (1, "feminine", "nom", "první"),
        (2, "feminine", "nom", "druhá"),
        (2, "feminine", "acc", "druhou"),
        (3, "masculine", "gen", "třetího"),
        (5, "neuter", "nom", "páté"),
        (21, "feminine", "nom", "dvacátá první"),
        (11, "masculine", "ins", "jedenáctým"),
    ],
)
def test_czech_places(number: int, gender: str, case: str, said: str) -> None:
    language = Language("cs")
    assert language.numerals.ordinal(number, gender, case) == said


@pytest.mark.parametrize(
    ("number", "noun", "said"),
    [
        (1, "trick", "one trick"),
        (2, "trick", "two tricks"),
        (21, "card", "twenty-one cards"),
        (141, "chip", "one hundred and forty-one chips"),
        (1001, "chip", "one thousand and one chips"),
        (1.5, "trick", "one and a half tricks"),
    ],
)
def test_english_counts(number: float, noun: str, said: str) -> None:
    language = Language("en")
    assert language.numerals.count(number, noun) == said


def test_every_number_and_place_up_to_a_thousand_is_in_words() -> None:
    for code in ("cs", "en"):
        language = Language(code)
        numerals = language.numerals
        said = [numerals.cardinal(number, "feminine", case) for number in range(1001) for case in ("nom", "gen", "ins")]
        said += [numerals.ordinal(number) for number in range(1, 101)]
        assert not [one for one in said if any(character.isdigit() for character in one)]
        assert len({numerals.cardinal(number) for number in range(2000)}) == 2000


def test_a_date_is_said_as_one() -> None:
    said = "dvacátého prvního listopadu dva tisíce dvacet šest, dvacet tři hodin čtyřicet čtyři minut"
    values = {"day": 21, "month": 11, "year": 2026, "hour": 23, "minute": 44, "tens": 4, "clock": "23:44"}
    assert Language("cs").text("date", **values) == said
    assert Language("cs").form("date", "braille", **values) == "21. 11. 2026 23:44"
