"""Lists for ears are in the order of each language's dictionaries."""

from __future__ import annotations

import random
import string

import pytest

from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.sorting import sort_key

#: names in the order of a language's dictionaries
ORDERED = {
    "cs": "2 adam Adam Ágnes Cibulka Čermák Ďáblík Dana Hora Chalupa Ivan Lída Luboš Łukasz Novák Rak Řehoř Sova Šatov "
          "Úlehla Ulrich Zeman Žofie",
    "sk": "ano azor äno Cyril čaj hora chlieb ihla ľan lúka oko opica ôsmy šípka zem žena",
    "de": "Apfel Äpfel Azur Öl Oper Ostern Straße Strauß Über Uwe Zoo",
    "pl": "Czar Ćma Ewa Lis Lz Łukasz Mak Nowak Ńa Zając Źrebak Żuk",
    "en": "Adam Čermák Chalupa Cibulka Žofie Zoo",
}  # fmt: skip


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_stand_as_in_the_dictionaries_of_the_language(code: str) -> None:
    names = ORDERED[code].split()
    mixed = random.Random(5).sample(names, len(names))
    assert sorted(mixed, key=lambda name: sort_key(name, LANGUAGES[code])) == names


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_alphabet_has_each_letter_once_and_all_plain_ones(code: str) -> None:
    letters = LANGUAGES[code].alphabet.split()
    assert len(letters) == len(set(letters))
    assert set(string.ascii_lowercase) <= set(letters)


def test_composed_and_decomposed_names_stand_together_and_an_unknown_language_sorts_too() -> None:
    first = LANGUAGES["cs"]
    assert sort_key("Cerma\u0301k", first)[:2] == sort_key("Cermák", first)[:2]
    names = ["Žofie", "Дана", "adam", "!"]
    assert sorted(names, key=lambda name: sort_key(name, None)) == ["!", "adam", "Žofie", "Дана"]
