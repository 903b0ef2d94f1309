"""Every message of both languages is a whole sentence in words, without the program's own signs."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.words.message_files import GAMES, game_of, layer_of, message_files, messages_of
from tests.words.samples import Formed, formed

LANGUAGES = ["cs", "en"]
#: files of labels and lists for the eye or for other programs, not of a game's speech
WRITTEN = ("arena", "doctor", "engine", "setup")
#: literal parts of a text: the name of a key, of a port, of a file format, of a Python version, of a program, or the
#: owner's address
TYPED = re.compile(
    r"F1?\d|tty\w*\d|dev/\w+\d|rfcomm0|cs-[68]|en-[68]|louis:\S+|python3|libglib\S*|number 5|číslicí 5|4,5|4\.5"
    r"|pg_dump|pg_restore|--vacuum-size=\S+|203\.0\.113\.\S+|80 (?:a|and) 443|UTF-8"
    r"|1 \w+ 65535|465, 587 \w+ 25"
)


def spoken(language: str) -> list[Formed]:
    """Return every message as speech says it: its text, brief and full form, not braille nor typed words."""
    return [one for one in formed(language) if one.form not in ("braille", "short", "typed", "stems")]


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_given_is_said_in_words(language: str) -> None:
    files = {name for path in messages(language) if path.stem not in WRITTEN for name in messages(language)[path]}
    digits = re.compile(r"\d")
    found = {(one.id, one.text) for one in spoken(language) if one.given and one.id in files}
    assert sorted((name, text) for name, text in found if digits.search(TYPED.sub("", text))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_identifier_and_no_slip_of_the_pen_is_said(language: str) -> None:
    wrong = re.compile(r"\w_\w|  | [,.;:?!](?=\s|$)|\.\.(?!\.)|,,|[{}]|\?\?\?|\bNone\b(?!\.| of)")
    assert sorted({(one.id, one.text) for one in spoken(language) if wrong.search(TYPED.sub("-", one.text))}) == []


#: a Czech preposition that lacks its vowel before such a word: "z dvanácti", "s třemi", "v čtyřech"
SHORT = re.compile(r"\b(?:[zs] (?:dv|tř|čt|st|s[aáeiou]|š|z|ž)|v (?:dv|tř|čt|st|v|f)|k (?:dv|tř|čt|st))", re.I)
#: a preposition with a superfluous vowel; "se" is mostly no preposition
LONG = re.compile(r"\b[zv]e (?:jed|pět|pat|osm|dev|des|nul)", re.I)


def test_a_czech_preposition_has_the_form_that_its_word_asks_for() -> None:
    found = {(one.id, said) for one in spoken("cs") for said in SHORT.findall(one.text) + LONG.findall(one.text)}
    assert sorted(found) == []


def test_czech_quotes_stand_below_and_above() -> None:
    assert sorted({one.text for one in spoken("cs") if re.search(r"[\"”]|“\w", one.text)}) == []


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_the_name_of_another_that_is_read_with_it(language: str) -> None:
    files = messages(language)
    layers = {path: files.pop(path) for path in list(files) if layer_of(path)}
    assert all(doubled({path: names}) == [] for path, names in layers.items())
    assert doubled(files) == []


def doubled(files: dict[Path, list[str]]) -> list[str]:
    """Return the ids of several messages that are read together."""
    together = Counter(name for file, names in files.items() if not game_of(file) for name in names)
    twice = [name for name, count in together.items() if count > 1]
    for game in GAMES.values():
        names = Counter(name for file, names in files.items() if game_of(file) == game for name in names)
        twice += [name for name in names if names[name] > 1 or name in together]
    return twice


def messages(language: str) -> dict[Path, list[str]]:
    """Return the ids of every message by file."""
    return {path: [entry.id.name for entry in messages_of(path)] for path in message_files(language)}
