"""The readings of a typed line: as it is, without words that name no card, and in the program's own words.

Each language lists these words: ``typed-play``, ``typed-filler`` and ``typed-usual``.
"""

from __future__ import annotations

from functools import cache

from numeramis_access.input.typed import MIN_NAME_LETTERS, plain_name
from numeramis_access.words.language import Language


def lookup_forms(text: str, language: Language) -> list[str]:
    """Return the forms in which to look up a typed line, from the line itself to the most changed one.

    They leave out a leading verb, then filler words, then replace words by the program's own. Equal and empty forms are
    left out.

    :param text: the typed line. :param language: the language.
    """
    rest = without_verb(text, language)
    bare = _without_fillers(rest, language)
    usual = " ".join(_usual(word, language.text("typed-usual")) for word in bare.split())
    return [reading for reading in dict.fromkeys((text, rest, bare, usual)) if reading]


def without_verb(text: str, language: Language) -> str:
    """Return the text without a leading word for playing, such as "play"; a text of that word alone stays."""
    first, _, rest = text.partition(" ")
    verbs = f"{language.form('command-activate', 'typed')}, {language.text('typed-play')}"
    return rest.strip() if rest and plain_name(first) in _words(verbs) else text


def _without_fillers(text: str, language: Language) -> str:
    fillers = _words(language.text("typed-filler"))
    return " ".join(word for word in text.split() if plain_name(word) not in fillers)


def _usual(word: str, said: str) -> str:
    """Return the program's word for a word that equals or begins with a listed one, else the word itself.

    :param said: pairs such as ``knave=jack`` with commas between; a listed word shorter than ``MIN_NAME_LETTERS`` has
        to be equal. The longest listed word wins.
    """
    typed = plain_name(word)
    fitting = (
        pair
        for pair in _pairs(said)
        if typed == pair[0] or (len(pair[0]) >= MIN_NAME_LETTERS and typed.startswith(pair[0]))
    )
    return max(fitting, key=lambda pair: len(pair[0]), default=(word, word))[1]


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(map(plain_name, text.split(", ")))


@cache
def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    pairs = (part.partition("=") for part in text.split(", "))
    return tuple((plain_name(typed), plain_name(usual)) for typed, _, usual in pairs)
