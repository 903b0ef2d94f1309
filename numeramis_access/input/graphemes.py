"""Characters as people count them: a letter with its accents, an emoji of several parts or a flag is one step.

The rules are those of Unicode's annex 29 as far as people type such text; the width is that of most terminals.
"""

from __future__ import annotations

import unicodedata

ZERO_WIDTH_JOINER = "\u200d"
#: categories of accents and other marks that belong to the character before
_MARKS = frozenset({"Mn", "Me", "Mc"})
#: further characters of that kind: joiners, later parts of Korean syllables, colours of skin, tags of flags
_BELONGING = (range(0x200C, 0x200E), range(0x1160, 0x1200), range(0x1F3FB, 0x1F400), range(0xE0020, 0xE0080))
#: two of these letters are a flag
_FLAG = range(0x1F1E6, 0x1F200)


def character_starts(text: str) -> list[int]:
    """Return the index of the first code point of each character in order, and at the end the length of the text."""
    beginnings, flag = [], False
    for at, part in enumerate(text):
        before = text[at - 1 : at]
        joined = before == ZERO_WIDTH_JOINER and unicodedata.category(part) == "So"
        flag = ord(part) in _FLAG and not flag
        second = ord(part) in _FLAG and not flag
        if not before or not (_belongs(part) or joined or second):
            beginnings.append(at)
    return [*beginnings, len(text)]


def column_count(text: str) -> int:
    """Return the number of columns of a text at a terminal: two for a wide character, none for a mark that belongs to
    the character before.
    """
    return sum(0 if _belongs(part) else 2 if unicodedata.east_asian_width(part) in "WF" else 1 for part in text)


def _belongs(part: str) -> bool:
    """Return whether a part belongs to the character before it."""
    return unicodedata.category(part) in _MARKS or any(ord(part) in some for some in _BELONGING)
