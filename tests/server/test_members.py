"""Typed codes of tables: the first letters of each word suffice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from numeramis_access.input.typed import is_nearly
from numeramis_access.server.people import members
from numeramis_access.server.people.members import WORD_LISTS, _list, draw_words, possible_codes
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Enter, Leave
from numeramis_access.words.languages import LANGUAGES
from tests.server.guests import Club, Friend


@pytest.mark.parametrize("name", WORD_LISTS)
def test_four_letters_of_every_word_are_enough(name: str) -> None:
    words = _list(name)
    for word in words:
        assert word in possible_codes(word[:4])
        assert word in possible_codes(word)
    assert len({word[:4] for word in words}) == len(words)


@pytest.mark.parametrize("name", WORD_LISTS)
def test_what_begins_several_words_is_none_of_them(name: str) -> None:
    words = _list(name)
    for letter in {word[0] for word in words if sum(other[0] == word[0] for other in words) > 1}:
        assert not possible_codes(letter) & set(words)
    assert possible_codes(f"{words[0]} qqqq") == {f"{words[0]} qqqq"}


def test_words_of_two_lists_make_no_code() -> None:
    assert possible_codes("abdik abandon") == {"abdik abandon"}


@pytest.mark.parametrize("name", WORD_LISTS)
def test_a_table_is_found_by_the_beginnings_of_its_code_and_by_no_other_words(club: Club, name: str) -> None:
    adam, chance = Friend(club, "Adam"), random.Random(1)
    adam.guest.language = next(code for code, one in LANGUAGES.items() if one.code_words == name)  # type: ignore[union-attr]
    made = adam.done(OpenTable, game="quist", players=4)
    words = made["code"].split()
    assert all(word in _list(name) for word in words)
    for number, said in enumerate((
        " ".join(word[:4] for word in words), " ".join(word[:4].upper() for word in words), made["code"],
    )):  # fmt: skip
        eva = Friend(club, f"Eva {number}")
        assert eva.done(Enter, table=said)["table"] == made["table"]
        eva.done(Leave, table=made["table"])
    other = chance.choice([word for word in _list(name) if word != words[3]])
    assert Friend(club, "Eve").denied(Enter, table=" ".join([*words[:3], other[:4]])) == "no-such-table"


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_words_of_codes_are_wanted_short_and_distinct(language: str) -> None:
    listed = Path(members.__file__).with_name("unwanted_words.txt").read_text("utf-8")
    name = LANGUAGES[language].code_words
    unwanted = {word for line in listed.splitlines() if line.startswith(f"{name}: ") for word in line.split()}
    words = members._wanted_words(name, True)
    assert len(words) >= 2**9.5
    assert {word for _ in range(300) for word in draw_words(4, language).split()} <= set(words) <= set(_list(name))
    assert not unwanted & {*words, *draw_words(600, language).split()}
    for word in words:
        assert len(word) <= 6
        near = [other for other in words if word[0] == other[0] and is_nearly(word, other)]
        assert all(sorted(word) == sorted(other) for other in near)  # swapped letters sound different
