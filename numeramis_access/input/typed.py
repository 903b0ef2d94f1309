"""Words typed at the terminal: what somebody means by them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

#: shorter beginnings of a name mean nothing: letters are keys
SHORTEST = 3

#: signs that are typed for keys which a line has no other way to name
SIGNS = {",": "comma", ".": "period", "<": "shift+comma", ">": "shift+period"}
#: keys that have a name in every language, which can be typed
NAMED_KEYS = (
    "left", "right", "up", "down", "home", "end", "page up", "page down", "return", "space", "escape", "tab",
    "backspace", "delete", *SIGNS.values(),
)  # fmt: skip

Thing = TypeVar("Thing")


def key_of_line(text: str) -> str:
    """Return the key that a typed line stands for: a letter, a capital for Shift, a sign, blanks for the space bar."""
    word = text.strip()
    if not word:
        return "space"
    capital = len(word) == 1 and word != word.lower()
    return SIGNS.get(word) or (f"shift+{word.lower()}" if capital else word.lower())


def plain(text: str, letters: Sequence[tuple[str, str]] = ()) -> str:
    """Return a text in small letters without accents, as many type it.

    :param letters: of the language, those that are no plain letter with an accent, and what is typed for each.
    """
    small = text.strip().lower()
    for letter, typed in letters:
        small = small.replace(letter, typed)
    parts = unicodedata.normalize("NFKD", small)
    return "".join(part for part in parts if not unicodedata.combining(part)).rstrip(".")


def match_name(
    word: str, names: Iterable[tuple[str, Thing]], letters: Sequence[tuple[str, str]] = ()
) -> Thing | None:
    """Return the thing with that very name, or else the only one whose name begins so; None where there is none.

    :param names: names and things; of things with the same name the first counts.
    :param letters: as for ``plain``.
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
    """Return whether each word that was typed is a word of a name or begins one, in whatever order.

    :param letters: as for ``plain``.
    """
    left = plain(name, letters).replace(",", " ").split()
    for word in sorted(plain(typed, letters).split(), key=len, reverse=True):
        found = [one for one in left if one == word] or [
            one for one in left if len(word) >= SHORTEST and one.startswith(word)
        ]
        if not found:
            return False
        left.remove(found[0])
    return bool(typed.strip())
