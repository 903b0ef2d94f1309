"""What a typed line may stand for: as it is, without words that name no card, and in the words of the program.

A language says which words these are: ``typed-play``, ``typed-filler`` and ``typed-usual``.
"""

from __future__ import annotations

from functools import cache

from numeramis_access.input.typed import SHORTEST, plain
from numeramis_access.words.language import Language


def readings(text: str, language: Language) -> list[str]:
    """Return what a line may stand for, the line itself first and what is furthest from it last.

    :param text: the line typed.
    """
    rest = without_verb(text, language)
    bare = _without_fillers(rest, language)
    usual = " ".join(_usual(word, language.text("typed-usual")) for word in bare.split())
    return [one for one in dict.fromkeys((text, rest, bare, usual)) if one]


def without_verb(text: str, language: Language) -> str:
    """Return what stands behind a word for playing, the text itself where none stands before it."""
    first, _, rest = text.partition(" ")
    verbs = f"{language.form('command-activate', 'typed')}, {language.text('typed-play')}"
    return rest.strip() if rest and plain(first) in _words(verbs) else text


def _without_fillers(text: str, language: Language) -> str:
    fillers = _words(language.text("typed-filler"))
    return " ".join(word for word in text.split() if plain(word) not in fillers)


def _usual(word: str, said: str) -> str:
    """Return the word that the program has for one that a language lists, or begins as it lists.

    :param said: pairs such as ``knave=jack``, behind commas; shorter than ``SHORTEST`` only the whole word counts.
    """
    typed = plain(word)
    fitting = (one for one in _pairs(said) if typed == one[0] or (len(one[0]) >= SHORTEST and typed.startswith(one[0])))
    return max(fitting, key=lambda one: len(one[0]), default=(word, word))[1]


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(map(plain, text.split(", ")))


@cache
def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    pairs = (one.partition("=") for one in text.split(", "))
    return tuple((plain(typed), plain(usual)) for typed, _, usual in pairs)
