"""Finds the key, name or number that words typed at the terminal mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

#: the shortest beginning of a name that counts; single letters are keys
MIN_NAME_LETTERS = 3
#: the fewest letters of a name that is meant with a wrong letter too
MIN_MISSPELT_LETTERS = 4
#: the most letters of a word beside an ordinal number
MAX_ARTICLE_LETTERS = 4

#: typed signs for keys that a line cannot name otherwise
KEY_OF_SIGN = {",": "comma", ".": "period", "<": "shift+comma", ">": "shift+period"}
#: typeable keys with a name in every language
NAMED_KEYS = (
    "left", "right", "up", "down", "home", "end", "page up", "page down", "return", "space", "escape", "tab",
    "backspace", "delete", *KEY_OF_SIGN.values(),
)  # fmt: skip

Thing = TypeVar("Thing")


def key_of_line(text: str) -> str:
    """Return the key that a typed line names: a letter, a capital for Shift, a sign, or a key's name in lower case; an
    empty line is the space bar. The result need not be a key.

    :param text: the line without its end.
    """
    word = text.strip()
    if not word:
        return "space"
    capital = len(word) == 1 and word != word.lower()
    return KEY_OF_SIGN.get(word) or (f"shift+{word.lower()}" if capital else word.lower())


def plain_name(text: str, letters: tuple[tuple[str, str], ...] = ()) -> str:
    """Return a text in lower case without accents, as many people type it.

    Full stops and question or exclamation marks at its end are removed, unless the text consists only of these.

    :param text: the text.
    :param letters: pairs of a letter that is no plain letter with an accent, and its typed replacement.
    """
    return _plain_name(str(text), letters)  # a message's ``Text`` would keep its language in the cache


@lru_cache(maxsize=8192)
def _plain_name(text: str, letters: tuple[tuple[str, str], ...]) -> str:
    """Return the result of ``plain_name``; cached, because each typed line is compared with the same thousand names."""
    small = text.strip().lower()
    for letter, typed in letters:
        small = small.replace(letter, typed)
    parts = unicodedata.normalize("NFKD", small)
    bare = "".join(part for part in parts if not unicodedata.combining(part))
    return bare.rstrip(" .?!") or bare


def match_exact(
    word: str, names: Iterable[tuple[str, Thing]], letters: tuple[tuple[str, str], ...] = ()
) -> Thing | None:
    """Return the first thing with this name; None if none has it.

    :param word: the typed word or words. :param names: names and things.
    :param letters: pairs of letters and replacements, as in ``plain_name``.
    """
    wanted = plain_name(word, letters)
    return next((thing for name, thing in names if plain_name(name, letters) == wanted), None)


def match_name(
    word: str, names: Iterable[tuple[str, Thing]], letters: tuple[tuple[str, str], ...] = ()
) -> Thing | None:
    """Return the thing with this name, else the only one whose name begins with it; None if there is none or several.

    A beginning needs at least ``MIN_NAME_LETTERS`` letters.

    :param word: the typed words. :param names: names and things; the first of several equal names counts.
    :param letters: pairs of letters and replacements, as in ``plain_name``.
    """
    wanted = plain_name(word, letters)
    things: dict[str, Thing] = {}
    for name, thing in names:
        things.setdefault(plain_name(name, letters), thing)
    if wanted in things:
        return things[wanted]
    if len(wanted) < MIN_NAME_LETTERS:
        return None
    beginning = list(dict.fromkeys(thing for name, thing in things.items() if name.startswith(wanted)))
    return beginning[0] if len(beginning) == 1 else None


def can_mean_name(typed: str, name: str, letters: tuple[tuple[str, str], ...] = ()) -> bool:
    """Return whether each typed word is a word of a name, or its beginning of at least ``MIN_NAME_LETTERS`` letters, in
    any order.

    Each word of the name counts for one typed word. The result is False for an empty text.

    :param typed: the typed words. :param name: the name.
    :param letters: pairs of letters and replacements, as in ``plain_name``.
    """
    left = plain_name(name, letters).replace(",", " ").split()
    for word in sorted(plain_name(typed, letters).split(), key=len, reverse=True):
        matches = [part for part in left if part == word] or [
            part for part in left if len(word) >= MIN_NAME_LETTERS and part.startswith(word)
        ]
        if not matches:
            return False
        left.remove(matches[0])
    return bool(typed.strip())


def matching_phrase_length(
    typed: str, phrases: Iterable[str], letters: tuple[tuple[str, str], ...] = (), wrong: bool = False
) -> int:
    """Return the length of the longest phrase that a typed line contains, in characters; 0 if it contains none.

    A line contains a phrase if each of the phrase's words begins another typed word, in any order: "kolik bod" is in
    "kolik mám bodů?". A phrase that begins with a quotation mark needs whole words.

    :param typed: the line. :param phrases: the phrases. :param letters: as for ``plain_name``.
    :param wrong: whether one word of a phrase may have one wrong, missing, added or swapped letter.
    """
    said = _words(plain_name(typed, letters))
    return max((len(phrase) for phrase in phrases if _contains(said, plain_name(phrase, letters), wrong)), default=0)


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
    return any(is_nearly(word[: len(stem) + by], stem) for by in (-1, 0, 1))


def is_nearly(typed: str, name: str) -> bool:
    """Return whether a text differs from a name by exactly one wrong, missing or added letter or one swapped pair.

    The result is False for a name of fewer than ``MIN_MISSPELT_LETTERS`` letters.

    :param typed: the text, as ``plain_name`` returns it. :param name: the name, in the same form.
    """
    if len(name) < MIN_MISSPELT_LETTERS or typed == name or abs(len(typed) - len(name)) > 1:
        return False
    short, long = sorted((typed, name), key=len)
    at = next((place for place, letter in enumerate(short) if letter != long[place]), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    swapped = short[at + 1 : at + 2] + short[at : at + 1] + short[at + 2 :]
    return short[at + 1 :] == long[at + 1 :] or swapped == long[at:]


def ordinal(typed: str, stems: Sequence[str], others: int = 0) -> int | None:
    """Return the number that an ordinal in a typed line means, such as 2 for "the second card"; None if the line has no
    ordinal or several, or too many words of more than ``MAX_ARTICLE_LETTERS`` letters.

    :param typed: the line.
    :param stems: beginnings of the ordinals from "first" on.
    :param others: how many other words may have more letters than that.
    """
    said = _words(plain_name(typed))
    places = [at for at, stem in enumerate(map(plain_name, stems), 1) for word in said if word.startswith(stem)]
    return (
        places[0] if len(places) == 1 and sum(len(word) > MAX_ARTICLE_LETTERS for word in said) <= 1 + others else None
    )


@lru_cache(maxsize=8192)
def _words(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\w+", text))
