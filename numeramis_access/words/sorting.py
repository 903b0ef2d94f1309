"""Sort names for a listener by the alphabet of the language; accents and capitals decide last."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from numeramis_access.words.languages import LATIN_ALPHABET, LanguageRecord

#: letters without a plain base letter in Unicode, with the plain letters beside which they stand
BASE_LETTERS = {"ł": "l", "đ": "d", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ı": "i"}
#: the places of other characters: signs and digits before all letters, other scripts behind
PLACE_BEFORE_LETTERS, PLACE_BEHIND_LETTERS = 0, 1_000

#: compares letters first, then accents, then capitals
SortKey = tuple[tuple[tuple[int, str], ...], str, str]


def sort_key(text: str, language: LanguageRecord | None) -> SortKey:
    """Return the key by which texts are sorted for a listener.

    :param text: the text. :param language: the listener's language, None for the Latin alphabet.
    """
    return _key(text, LATIN_ALPHABET if language is None else language.alphabet)


def files_by_name(files: Iterable[Path], language: LanguageRecord) -> list[Path]:
    """Return files sorted by their names in the alphabet of a language."""
    return sorted(files, key=lambda file: sort_key(file.name, language))


@lru_cache(4096)
def _key(text: str, alphabet: str) -> SortKey:
    order = {letter: place for place, letter in enumerate(alphabet.split(), 1)}
    small = unicodedata.normalize("NFC", text.casefold())
    places: list[tuple[int, str]] = []
    at = 0
    while at < len(small):
        letter = small[at : at + 2] if small[at : at + 2] in order else small[at]
        at += len(letter)
        places += [(order[letter], "")] if letter in order else (_place(part, order) for part in _plain(letter))
    return tuple(places), small, text.swapcase()


def _plain(letter: str) -> str:
    """Return the plain letters beside which a letter stands."""
    parts = unicodedata.normalize("NFD", BASE_LETTERS.get(letter, letter))
    return "".join(part for part in parts if not unicodedata.combining(part))


def _place(letter: str, order: dict[str, int]) -> tuple[int, str]:
    return (
        (order[letter], "")
        if letter in order
        else (PLACE_BEHIND_LETTERS if letter.isalpha() else PLACE_BEFORE_LETTERS, letter)
    )
