"""Decodes a terminal's escape sequences (ECMA-48, xterm, rxvt, the Linux console, terminfo) to keymap names.

A slow line delivers a sequence in pieces, so the decoder keeps the beginning of one and says how long to wait for the
rest. Only the first wait is short: Escape alone is the same byte as the beginning of every other key.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from numeramis_access.core.text import clean_text

#: a whole sequence: of the Linux console, of rxvt with Shift, of ECMA-48, of application keys, Alt with a digit
_SEQUENCE = re.compile(r"\x1b(?:\[\[.|\[[0-?]*\$|\[[0-?]*[ -/]*[@-Z\\-~]|O[0-9;]*[A-Za-z]|[0-9])")
#: the beginning of one; none is longer
_BEGUN = re.compile(r"\x1b(?:\[\[?|\[[0-?]{1,30}[ -/]?|O[0-9;]{0,9})?")
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
#: rxvt's modifiers are other last signs, and small letters for arrows: Shift after ``[``, Ctrl after ``O``
_RXVT = {"$": "shift+", "^": "ctrl+", "@": "ctrl+shift+"}
#: Enter of the number pad, if it is an application key
_ENTER = "OM"
#: around a paste
PASTE_BEGIN, PASTE_END = "\x1b[200~", "\x1b[201~"
#: longest paste in characters; the rest is left out
MAX_PASTE_CHARACTERS = 2000
#: seconds to wait after Escape, and after the beginning of anything else
ESCAPE_SECONDS, SEQUENCE_SECONDS = 0.05, 1.0


class TypedPiece(NamedTuple):
    """A typed key or character, or a paste. Exactly one field is filled.

    :param key: keymap name of the key. :param character: the character, also a control character such as Enter's.
    :param pasted: the text of a paste, on one line.
    """

    key: str = ""
    character: str = ""
    pasted: str = ""


class SequenceDecoder:
    """Decodes the characters that a terminal sends, in any pieces.

    :param own: the terminal's own sequences with their keymap names, which win over the usual ones; None for none.
    """

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self._own = own or {}
        self._begun = ""
        self._paste: str | None = None

    @property
    def waits(self) -> float | None:
        """Return the seconds to wait for more input before ``flush``; None if no key or paste is unfinished."""
        if self._paste is None and not self._begun:
            return None
        return ESCAPE_SECONDS if self._paste is None and self._begun == "\x1b" else SEQUENCE_SECONDS

    def feed(self, text: str) -> Iterator[TypedPiece]:
        """Yield the typed keys, characters and pastes that a text completes; the rest waits for the next text, and
        unknown sequences are left out.

        :param text: the next characters from the terminal.
        """
        self._begun += text
        while self._begun:
            if self._paste is not None:
                if not self._take_paste():
                    return
                yield from self._end_paste()
            elif (length := self._length()) == 0:
                return
            else:
                first, self._begun = self._begun[:length], self._begun[length:]
                yield from self._piece(first)

    def flush(self) -> Iterator[TypedPiece]:
        """Finish a sequence to which nothing more comes: yield Escape or a paste without its end, and drop any other.
        """
        begun, self._begun = self._begun, ""
        if self._paste is not None:
            self._paste += begun
            yield from self._end_paste()
        elif begun == "\x1b":
            yield TypedPiece(key="escape")

    def _length(self) -> int:
        """Return the length of the first key or character, 0 if it is not complete."""
        text = self._begun
        if text[0] != "\x1b":
            return 1
        if own := max((len(sequence) for sequence in self._own if text.startswith(sequence)), default=0):
            return own
        if match := _SEQUENCE.match(text):
            return match.end()
        is_begun = _BEGUN.fullmatch(text) or any(sequence.startswith(text) for sequence in self._own)
        return 0 if is_begun else 1

    def _piece(self, text: str) -> Iterator[TypedPiece]:
        if text == PASTE_BEGIN:
            self._paste = ""
        elif text[0] != "\x1b":
            yield TypedPiece(character=text)
        elif text[1:] == _ENTER and text not in self._own:
            yield TypedPiece(character="\r")
        elif name := self._own.get(text) or _name(text[1:]):
            yield TypedPiece(key=name)

    def _take_paste(self) -> bool:
        """Take pasted text; return whether its end has come. A part of the end mark stays begun."""
        assert self._paste is not None
        text, end, rest = self._begun.partition(PASTE_END)
        if not end:
            kept = next((n for n in range(len(PASTE_END) - 1, 0, -1) if text.endswith(PASTE_END[:n])), 0)
            text, rest = text[: len(text) - kept], text[len(text) - kept :]
        self._paste, self._begun = (self._paste + text)[:MAX_PASTE_CHARACTERS], rest
        return bool(end)

    def _end_paste(self) -> Iterator[TypedPiece]:
        text, self._paste = clean_text(self._paste or ""), None
        if text:
            yield TypedPiece(pasted=text)


def typed_pieces(text: str) -> Iterator[TypedPiece]:
    """Yield the typed keys, characters and pastes of a whole text in order; unknown sequences are left out."""
    decoder = SequenceDecoder()
    yield from decoder.feed(text)
    yield from decoder.flush()


def _name(sequence: str) -> str:
    """Return the name of a sequence without its Escape, empty for an unknown one."""
    if not sequence:
        return "escape"
    if sequence.isdigit():
        return f"alt+{sequence}"
    if sequence.startswith("[["):
        return f"f{_CONSOLE.index(sequence[2:]) + 1}" if sequence[2:] in _CONSOLE else ""
    last = sequence[-1]
    if last in _RXVT and sequence[1:-1].isdigit():
        key = _KEYS.get(sequence[1:-1] + "~", "")
        return key and _RXVT[last] + key
    if sequence[1:] in ("a", "b", "c", "d"):
        return ("shift+" if sequence[0] == "[" else "ctrl+") + _KEYS[last.upper()]
    first, _, modifiers = sequence[1:-1].partition(";")
    if sequence[0] == "O" and first != "1" and not modifiers:  # xterm's older ``ESC O 5 P``
        first, modifiers = "", first
    key = _KEYS.get((first if last == "~" else "") + last, "")
    held = int(modifiers) - 1 if modifiers.isdigit() else 0
    return key and "".join(name for bit, name in _MODIFIERS if held & bit) + key
