"""Numbers in words: genders, cases, ordinals and fractions, in the forms after a verb or a preposition."""

from __future__ import annotations

import pytest

from numeramis_access.words.language import Language
from numeramis_access.words.number_functions import moment_values
from numeramis_access.words.numerals import ordinal_values


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


TODAY = "2026-11-25"


@pytest.mark.parametrize(
    ("when", "czech", "english", "braille"),
    [
        ("2026-11-25T20:27:00", "dnes ve dvacet dvacet sedm", "this evening at eight twenty-seven", "dnes 20:27"),
        ("2026-11-24T09:05:00", "včera v devět hodin a pět minut", "yesterday morning at nine oh five", "včera 09:05"),
        ("2026-11-20T13:00:00", "v pátek ve třináct hodin", "on Friday afternoon at one o'clock", "pá 13:00"),
        ("2026-11-19T02:02:00", "ve čtvrtek ve dvě hodiny a dvě minuty",
         "on Thursday morning at two oh two", "čt 02:02"),
        ("2026-11-18T21:01:00", "osmnáctého listopadu ve dvacet jedna hodin a jednu minutu",
         "on the eighteenth of November at nine oh one in the evening", "18. 11. 21:01"),
        ("2025-11-25T12:00:00", "dvacátého pátého listopadu dva tisíce dvacet pět v poledne",
         "the twenty-fifth of November two thousand and twenty-five at twelve o'clock in the afternoon",
         "25. 11. 2025 12:00"),
        ("2026-11-25T00:27:00", "dnes dvacet sedm minut po půlnoci", "this morning at twelve twenty-seven",
         "dnes 00:27"),
        ("2026-11-26T01:44:00", "dvacátého šestého listopadu dva tisíce dvacet šest v jednu čtyřicet čtyři",
         "the twenty-sixth of November two thousand and twenty-six at one forty-four in the morning",
         "26. 11. 2026 01:44"),
    ],
)  # fmt: skip
def test_a_moment_is_said_as_on_the_day_when_it_is_told(when: str, czech: str, english: str, braille: str) -> None:
    cs, en = Language("cs"), Language("en")
    values = moment_values(when, TODAY)
    assert (cs.text("date", **values), en.text("date", **values)) == (czech, english)
    assert cs.form("date", "braille", **values) == braille
    full = moment_values(when)
    assert not {"dnes", "včera"} & set(cs.text("date", **full).split())
    assert not {"this", "yesterday"} & set(en.text("date", **full).split())


@pytest.mark.parametrize(
    ("number", "czech", "english"),
    [
        (0.1, "jednu desetinu bodu", "a tenth of a point"),
        (0.3, "tři desetiny bodu", "a third of a point"),
        (0.5, "půl bodu", "half a point"),
        (1.1, "jeden bod", "one point"),
        (1.2, "jeden a čtvrt bodu", "one and a quarter points"),
        (1.3, "jeden a třetinu bodu", "one and a third points"),
        (1.5, "jeden a půl bodu", "one and a half points"),
        (1.9, "dva body", "two points"),
        (2.7, "dva a dvě třetiny bodu", "two and two thirds points"),
    ],
)
def test_no_point_stands_behind_a_decimal_point(number: float, czech: str, english: str) -> None:
    cs, en = Language("cs"), Language("en")
    assert (cs.numerals.count(number, "point", "acc"), en.numerals.count(number, "point")) == (czech, english)


@pytest.mark.parametrize(
    ("number", "english"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
                            (21, "21st"), (102, "102nd"), (111, "111th")],
)  # fmt: skip
def test_a_place_in_digits_has_the_ending_of_its_number(number: int, english: str) -> None:
    for language, expected in (("cs", f"{number}."), ("en", english)):
        assert Language(language).text("ordinal-digits", **ordinal_values(number)) == expected
