"""Cells back to text: each of our tables reads the text that it has written."""

from __future__ import annotations

import re
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from braille import neighbour_codes
from braille.cells import from_unicode, to_unicode
from braille.text import BUILT_IN_WRITERS, BrailleTable

CZECH = "áčďéěíňóřšťúůýž"
#: marks that Czech six-dot braille writes like a letter or another mark
ALIKE = "<>="
WRITTEN = {
    "cs-8": string.ascii_letters + CZECH + CZECH.upper() + string.digits + string.punctuation,
    "cs-6": "".join(one for one in string.ascii_letters + CZECH + CZECH.upper() + string.digits + string.punctuation
                    if one not in ALIKE),
    "en-8": string.ascii_letters + string.digits + string.punctuation,
    "en-6": string.ascii_letters + CZECH + CZECH.upper() + string.digits + string.punctuation,
}  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN)
def test_every_character_is_read_as_it_is_written_alone_and_behind_letters(name: str) -> None:
    table = BrailleTable(name)
    wrong = {one: table.text(table.cells(one)) for one in WRITTEN[name] if table.text(table.cells(one)) != one}
    behind = {one for one in WRITTEN[name] if table.text(table.cells(f"xx{one}")) != f"xx{one}"}
    assert (wrong, behind) == ({}, set())


#: marks that the six dots of a language write like another mark, a part of one, or a letter
LOST = {"sk": "+=>", "de": "%')*@[]`}", "pl": "%')+=_{~"}
NEIGHBOURS = {
    "sk": neighbour_codes.SLOVAK_LETTERS,
    "de": neighbour_codes.GERMAN_LETTERS,
    "pl": neighbour_codes.POLISH_LETTERS,
}


@pytest.mark.parametrize("code", NEIGHBOURS)
def test_every_character_of_the_neighbours_is_read_as_it_is_written_alone_and_behind_letters(code: str) -> None:
    letters = "".join(NEIGHBOURS[code])
    capitals = letters.replace("ß", "").upper()
    written = {
        f"{code}-8": letters + capitals + string.digits + string.punctuation,
        f"{code}-6": letters + string.digits + capitals * (code != "de")  # German has no mark for capitals there
        + "".join(set(string.punctuation) - set(LOST[code])),
    }  # fmt: skip
    for name, characters in written.items():
        table = BrailleTable(name)
        wrong = {one: table.text(table.cells(one)) for one in characters if table.text(table.cells(one)) != one}
        behind = {one for one in characters if table.text(table.cells(f"xx{one}")) != f"xx{one}"}
        assert (wrong, behind) == ({}, set()), name


@pytest.mark.parametrize("name", [f"{code}-{dots}" for code in NEIGHBOURS for dots in (6, 8)])
def test_words_and_numbers_of_the_neighbours_are_read_as_they_are_written(name: str) -> None:
    table = BrailleTable(name)
    texts = ["adam", "12kg", "3a", "12ab34", "a,b", "1,234.5", "w-12.5a", "12: a", "12!", "10:30", "3-2", "7; 8?"]
    assert [text for text in texts if table.text(table.cells(text)) != text] == []


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize(
    "text", ["Adam", "ABC", "ABCdef", "w-12.5a", "12kg", "3a", "Ewa?", "a,b", "don't", "(x)", "1,234.5", "12ab34",
             "WHO?", "kůň" , "KŮŇ 3", "the cat 10 w"]
)  # fmt: skip
def test_words_numbers_and_capitals_are_read_as_they_are_written(name: str, text: str) -> None:
    table = BrailleTable(name)
    if name == "en-8" and not text.isascii():
        return  # computer braille of English has no letters of other languages
    assert table.text(table.cells(text)) == text


@pytest.mark.parametrize("name", WRITTEN)
@given(cells=st.binary(max_size=12))
def test_whatever_is_pressed_is_read_somehow(name: str, cells: bytes) -> None:
    assert isinstance(BrailleTable(name).text(cells), str)


@pytest.mark.parametrize(("name", "sign"), [("en-6", "⠼"), ("en-6", "⠠"), ("en-6", "⠐"), ("cs-6", "⠼"), ("cs-6", "⠰")])
def test_a_sign_that_waits_for_its_letter_is_no_text_yet(name: str, sign: str) -> None:
    assert BrailleTable(name).text(from_unicode(sign)) == ""


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("text", ["", "Adam", "wAB ab", "12 a1 ♠ ⠿x", "ŠŤ 1.5", " a  b "])
def test_every_character_stands_somewhere_and_in_its_order(name: str, text: str) -> None:
    table = BrailleTable(name)
    places = table.places(text)
    assert len(places) == len(text)
    assert list(places) == sorted(places)
    assert all(place < len(table.cells(text)) for place in places)
    for at, one in enumerate(text):
        if one == " ":
            assert to_unicode(table.cells(text)[places[at] : places[at] + 1]) == "⠀"


#: every letter of Latin writing that a name can have, small and capital
LETTERS = [chr(code) for code in range(0x41, 0x180) if chr(code).isalpha() and len(chr(code).lower()) == 1]
AFTER_NUMBERS = ("2{}", "12{}", "2.{}", "1,5{}x", "Tisch 3{}", "{}2{}", "10{}10", "WE WON 2{} NOW", "we 2{} we")


@pytest.mark.parametrize("name", sorted(BUILT_IN_WRITERS))
def test_every_letter_after_a_number_is_read_as_after_a_letter(name: str) -> None:
    """A letter that is written by the cell of a digit has a mark before it."""
    table = BrailleTable(name)
    wrong = {}
    for letter in LETTERS:
        read = table.text(table.cells(f"x{letter}"))[1:]
        for form in AFTER_NUMBERS:
            text, alike = form.format(*[letter] * 2), form.format(*[read] * 2)
            told, meant = table.text(table.cells(text)), table.text(table.cells(alike))
            if re.findall(r"\d+", told) != re.findall(r"\d+", alike) or told.lower() != meant.lower():
                wrong[text] = told
    assert wrong == {}
