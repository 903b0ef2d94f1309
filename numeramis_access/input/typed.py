"""Finds the meaning of words typed at the terminal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

#: the shortest beginning of a name that counts; single letters are keys
SHORTEST = 3
#: the fewest letters of a name that is meant with a wrong letter too
LEAST_NEAR = 4
#: the most letters of a word beside an ordinal number
ARTICLE = 4

#: typed signs for keys that a line cannot name otherwise
SIGNS = {",": "comma", ".": "period", "<": "shift+comma", ">": "shift+period"}
#: typeable keys with a name in every language
NAMED_KEYS = (
    "left", "right", "up", "down", "home", "end", "page up", "page down", "return", "space", "escape", "tab",
    "backspace", "delete", *SIGNS.values(),
)  # fmt: skip

Thing = TypeVar("Thing")


def key_of_line(text: str) -> str:
    """Return the key of a typed line: a letter, a capital for Shift, a sign; an empty line is the space bar."""
    word = text.strip()
    if not word:
        return "space"
    capital = len(word) == 1 and word != word.lower()
    return SIGNS.get(word) or (f"shift+{word.lower()}" if capital else word.lower())


def plain(text: str, letters: Sequence[tuple[str, str]] = ()) -> str:
    """Return a text in lower case without accents, as many people type it.

    :param letters: pairs of a letter without a plain base letter and its typed replacement.
    """
    small = text.strip().lower()
    for letter, typed in letters:
        small = small.replace(letter, typed)
    parts = unicodedata.normalize("NFKD", small)
    bare = "".join(part for part in parts if not unicodedata.combining(part))
    return bare.rstrip(" .?!") or bare


def match_exact(
    word: str, names: Iterable[tuple[str, Thing]], letters: Sequence[tuple[str, str]] = ()
) -> Thing | None:
    """Return the first thing with this name, None without one. :param names, letters: as for ``match_name``."""
    wanted = plain(word, letters)
    return next((thing for name, thing in names if plain(name, letters) == wanted), None)


def match_name(
    word: str, names: Iterable[tuple[str, Thing]], letters: Sequence[tuple[str, str]] = ()
) -> Thing | None:
    """Return the thing with this name, or the only one whose name begins with it; None without one.

    :param word: the typed words. :param names: names and things; the first of several equal names counts.
    :param letters: pairs of letters and replacements, as in ``plain``.
    """
    wanted = plain(word, letters)
    things: dict[str, Thing] = {}
    for name, thing in names:
        things.setdefault(plain(name, letters), thing)
    if wanted in things:
        return things[wanted]
    if len(wanted) < SHORTEST:
        return None
    beginning = list(dict.fromkeys(thing for name, thing in things.items() if name.startswith(wanted)))
    return beginning[0] if len(beginning) == 1 else None


def fits(typed: str, name: str, letters: Sequence[tuple[str, str]] = ()) -> bool:
    """Return whether each typed word is a word of a name or the beginning of one, in any order.

    :param letters: pairs of letters and replacements, as in ``plain``.
    """
    left = plain(name, letters).replace(",", " ").split()
    for word in sorted(plain(typed, letters).split(), key=len, reverse=True):
        matches = [part for part in left if part == word] or [
            part for part in left if len(word) >= SHORTEST and part.startswith(word)
        ]
        if not matches:
            return False
        left.remove(matches[0])
    return bool(typed.strip())


def weight(typed: str, phrases: Iterable[str], letters: Sequence[tuple[str, str]] = (), wrong: bool = False) -> int:
    """Return the number of letters of the longest phrase in a line, 0 if the line contains none.

    A line contains a phrase if each of its stems begins another typed word, in any order: "kolik bod" is in "kolik mám
    bodů?". A phrase in quotation marks needs whole words.

    :param letters: as for ``plain``. :param wrong: whether one stem has one wrong, missing, added or swapped letter.
    """
    said = _words(plain(typed, letters))
    return max((len(phrase) for phrase in phrases if _contains(said, plain(phrase, letters), wrong)), default=0)


def _contains(said: Sequence[str], phrase: str, wrong: bool) -> bool:
    left, whole = list(said), phrase.startswith('"')
    for stem in sorted(_words(phrase), key=len, reverse=True):
        matches = [word for word in left if word == stem or (not whole and word.startswith(stem))]
        if not matches and wrong:
            matches, wrong = [word for word in left if _begins_near(word, stem)], False
        if not matches:
            return False
        left.remove(matches[0])
    return bool(said)


def _begins_near(word: str, stem: str) -> bool:
    return any(is_near(word[: len(stem) + by], stem) for by in (-1, 0, 1))


def is_near(typed: str, name: str) -> bool:
    """Return whether a plain text is a plain name with one wrong, missing, added or swapped letter."""
    if len(name) < LEAST_NEAR or typed == name or abs(len(typed) - len(name)) > 1:
        return False
    short, long = sorted((typed, name), key=len)
    at = next((place for place, letter in enumerate(short) if letter != long[place]), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    swapped = short[at + 1 : at + 2] + short[at : at + 1] + short[at + 2 :]
    return short[at + 1 :] == long[at + 1 :] or swapped == long[at:]


def ordinal(typed: str, stems: Sequence[str], others: int = 0) -> int | None:
    """Return the ordinal number in a line of otherwise short words: 2 for "the second one"; None without one.

    :param stems: beginnings of the ordinal numbers from "first" on.
    :param others: how many other words may be longer than ``ARTICLE`` letters.
    """
    said = _words(plain(typed))
    places = [at for at, stem in enumerate(map(plain, stems), 1) for word in said if word.startswith(stem)]
    return places[0] if len(places) == 1 and sum(len(word) > ARTICLE for word in said) <= 1 + others else None


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text)
