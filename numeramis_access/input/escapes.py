"""Maps a terminal's escape sequences (ECMA-48, xterm, the Linux console) to keymap names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_SEQUENCE = re.compile(r"\x1b(?:\[\[?[0-9;]*[A-Za-z~]|O[A-Za-z]|[0-9])?")
#: the last letter of a sequence, with its digits if they select the key
_KEYS = {
    "A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end", "Z": "shift+tab",
    "1~": "home", "2~": "insert", "3~": "delete", "4~": "end", "5~": "page up", "6~": "page down",
    "7~": "home", "8~": "end", "P": "f1", "Q": "f2", "R": "f3", "S": "f4",
    "11~": "f1", "12~": "f2", "13~": "f3", "14~": "f4", "15~": "f5", "17~": "f6", "18~": "f7", "19~": "f8",
    "20~": "f9", "21~": "f10", "23~": "f11", "24~": "f12",
}  # fmt: skip
#: F1 to F5 of the Linux console are ``ESC [ [ A`` to ``ESC [ [ E``
_CONSOLE = "ABCDE"
#: xterm's modifiers: the number after the semicolon, less one, has a bit for each
_MODIFIERS = ((4, "ctrl+"), (2, "alt+"), (1, "shift+"))


class TypedPiece(NamedTuple):
    """A typed key or character.

    :param key: the name of a key, empty for a character.
    :param character: the character, empty for a key.
    """

    key: str = ""
    character: str = ""


def pieces(text: str) -> Iterator[TypedPiece]:
    """Yield the typed keys and characters in order; unknown sequences are left out.

    :param text: one read from the terminal; terminals never split a sequence.
    """
    place = 0
    while place < len(text):
        match = _SEQUENCE.match(text, place)
        if match is None:
            yield TypedPiece(character=text[place])
            place += 1
            continue
        place = match.end()
        if name := _name(match.group()[1:]):
            yield TypedPiece(key=name)


def _name(sequence: str) -> str:
    if not sequence:
        return "escape"
    if sequence.isdigit():
        return f"alt+{sequence}"
    if sequence.startswith("[["):
        return f"f{_CONSOLE.index(sequence[2:]) + 1}" if sequence[2:] in _CONSOLE else ""
    first, _, modifiers = sequence[1:-1].partition(";")
    key = _KEYS.get((first if sequence[-1] == "~" else "") + sequence[-1], "")
    held = int(modifiers) - 1 if modifiers.isdigit() else 0
    return key and "".join(name for bit, name in _MODIFIERS if held & bit) + key
