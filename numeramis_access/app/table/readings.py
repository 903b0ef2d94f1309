"""The readings of a typed line: as it is, without words that name no card, and in the program's own words.

Each language lists these words: ``typed-play``, ``typed-filler`` and ``typed-usual``.
"""

from __future__ import annotations

from functools import cache

from numeramis_access.input.typed import SHORTEST, plain
from numeramis_access.words.language import Language


def readings(text: str, language: Language) -> list[str]:
    """Return the forms in which to look up a typed line, from the line itself to the most changed one.

    They leave out a leading verb, then filler words, then replace words by the program's own. Equal and empty forms are
    left out.

    :param text: the typed line.
    """
    rest = without_verb(text, language)
    bare = _without_fillers(rest, language)
    usual = " ".join(_usual(word, language.text("typed-usual")) for word in bare.split())
    return [reading for reading in dict.fromkeys((text, rest, bare, usual)) if reading]


def without_verb(text: str, language: Language) -> str:
    """Return the text without a leading word for playing."""
    first, _, rest = text.partition(" ")
    verbs = f"{language.form('command-activate', 'typed')}, {language.text('typed-play')}"
    return rest.strip() if rest and plain(first) in _words(verbs) else text


def _without_fillers(text: str, language: Language) -> str:
    fillers = _words(language.text("typed-filler"))
    return " ".join(word for word in text.split() if plain(word) not in fillers)


def _usual(word: str, said: str) -> str:
    """Return the program's word for a word that equals or begins with a listed one, else the word itself.

    :param said: pairs such as ``knave=jack`` with commas between; a listed word shorter than ``SHORTEST`` has to be
        equal. The longest listed word wins.
    """
    typed = plain(word)
    fitting = (
        pair for pair in _pairs(said) if typed == pair[0] or (len(pair[0]) >= SHORTEST and typed.startswith(pair[0]))
    )
    return max(fitting, key=lambda pair: len(pair[0]), default=(word, word))[1]


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(map(plain, text.split(", ")))


@cache
def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    pairs = (part.partition("=") for part in text.split(", "))
    return tuple((plain(typed), plain(usual)) for typed, _, usual in pairs)
