"""Keys that write: which character a key stands for where text is typed, and what cells written by dots mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from braille.cells import BLANK, DOT_7, DOT_8, cell, dots, to_unicode
from braille.text import BrailleTable, UnknownTable
from numeramis_access.input.keymap import BRAILLE, WRITING

#: letters that no table shortens: what stands behind others may be read in another way
BEFORE = "xx"
ABOVE = DOT_7 | DOT_8


def character(key: str) -> str:
    """Return what a key writes by itself, empty for one that writes nothing. :param key: its name in the keymaps."""
    if key in WRITING:
        return WRITING[key]
    letter = key.removeprefix("shift+")
    if len(letter) != 1 or not letter.isprintable():
        return ""
    return letter.upper() if letter != key else letter


def cell_of(key: str) -> int:
    """Return the cell that a key of a braille keyboard writes; a blank one for dots 7 and 8 alone, and other keys."""
    pressed = key.removeprefix(BRAILLE).split("+")
    if not key.startswith(BRAILLE) or any(one[:3] != "dot" or not one[3:].isdigit() for one in pressed):
        return BLANK
    found = cell("".join(one[3:] for one in pressed))
    return found if found & ~ABOVE else BLANK


def is_written(key: str) -> bool:
    """Return whether a key writes something where text is typed."""
    return bool(character(key) or cell_of(key))


@dataclass(frozen=True, slots=True)
class DottedWord:
    """What has been written by dots since the last blank, and what it is in the player's own table.

    :param tables: of ``braille.text``: the one that the player reads, then the computer braille of the language, for
        cells that have dots 7 or 8 where the first has none. :param behind: whether letters stand before it.
    """

    tables: tuple[str, ...]
    behind: bool = False
    cells: bytes = b""

    def write(self, value: int) -> DottedWord:
        """Put a cell behind the others."""
        return replace(self, cells=self.cells + bytes([value]))

    def erase(self) -> DottedWord:
        """Take back the last sign that means nothing yet, or the last character with the signs that it had."""
        if self.pending:
            return replace(self, cells=self.cells[:-1])
        shorter = replace(self, cells=self.cells[:-1])
        return replace(self, cells=shorter.cells[: len(shorter.cells) - len(shorter.pending)])

    @property
    def text(self) -> str:
        """Return what the cells mean."""
        return self._text(len(self.cells))

    @property
    def pending(self) -> bytes:
        """Return the last cells, as far as they mean nothing yet."""
        start = len(self.cells)
        while start and self._text(start - 1) == self.text:
            start -= 1
        return self.cells[start:]

    @property
    def unread(self) -> str:
        """Return the last cells that mean nothing yet, as braille patterns."""
        return to_unicode(self.pending)

    @property
    def last_dots(self) -> str:
        """Return the dots of the last cell, as they are read out."""
        return " ".join(dots(self.cells[-1]))

    def _text(self, count: int) -> str:
        return _meaning(self.tables, self.cells[:count], self.behind)


@cache
def _table(name: str) -> BrailleTable | None:
    """Return a table, None for one that is not there."""
    try:
        return BrailleTable(name)
    except UnknownTable:
        return None


def _meaning(names: Sequence[str], cells: bytes, behind: bool) -> str:
    """Return what cells mean: those with dots 7 and 8 one by one, where the player's table has none."""
    tables = [found for name in names if name and (found := _table(name)) is not None]
    if not tables:
        return ""
    own, other = tables[0], tables[-1]
    context, read = own.cells(BEFORE), ""
    run = b""
    for value in (*cells, None):
        if value is not None and (own.dots == 8 or not value & ABOVE):
            run += bytes([value])
            continue
        after_letters = behind or bool(read)
        known = own.text(context + run).removeprefix(BEFORE) if after_letters else own.text(run)
        read += known + ("" if value is None else other.text(bytes([value])))
        run = b""
    return read
