"""Finds the meaning of words typed at the terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

#: the shortest beginning of a name that counts; single letters are keys
SHORTEST = 3

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
    return "".join(part for part in parts if not unicodedata.combining(part)).rstrip(".")


def match_name(
    word: str, names: Iterable[tuple[str, Thing]], letters: Sequence[tuple[str, str]] = ()
) -> Thing | None:
    """Return the thing with this name, or the only one whose name begins with it; None without one.

    :param names: names and things; the first of several equal names counts.
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
