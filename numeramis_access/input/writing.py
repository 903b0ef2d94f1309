"""Keys that write text: the character of a key, and the meaning of cells written by dots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from braille.cells import BLANK, DOT_7, DOT_8, cell, dots, to_unicode
from braille.text import BrailleTable, UnknownTable
from numeramis_access.input.keymap import BRAILLE_PREFIX, WRITING_KEYS

#: letters that no table contracts; text after other letters can read differently
CONTEXT_LETTERS = "xx"
EIGHT_DOT_BITS = DOT_7 | DOT_8


def character_of_key(key: str) -> str:
    """Return the character that a key writes without other keys, empty for none. :param key: keymap name of the key."""
    if key in WRITING_KEYS:
        return WRITING_KEYS[key]
    letter = key.removeprefix("shift+")
    if len(letter) != 1 or not letter.isprintable():
        return ""
    return letter.upper() if letter != key else letter


def cell_of(key: str) -> int:
    """Return the cell that a braille keyboard's key writes, as a mask of its dots, dot 1 lowest; blank for dots 7 and 8
    alone and for other keys.

    :param key: keymap name of the key, such as ``braille dot1+dot2``.
    """
    pressed = key.removeprefix(BRAILLE_PREFIX).split("+")
    if not key.startswith(BRAILLE_PREFIX) or any(dot[:3] != "dot" or not dot[3:].isdigit() for dot in pressed):
        return BLANK
    value = cell("".join(dot[3:] for dot in pressed))
    return value if value & ~EIGHT_DOT_BITS else BLANK


def is_written(key: str) -> bool:
    """Return whether a key writes something in a text field."""
    return bool(character_of_key(key) or cell_of(key))


def cell_patterns(cells: bytes) -> str:
    """Return typed cells as braille patterns of Unicode. :param cells: dot masks."""
    return to_unicode(cells)


@dataclass(frozen=True, slots=True)
class DottedWord:
    """The cells written since the last blank, and their meaning in the player's own table.

    :param tables: names of tables as in ``braille.text``: the player's table, then the language's computer braille for
        cells with dots 7 or 8 if the first has six dots; empty and unknown names are skipped.
    :param behind: whether letters stand directly before the word. :param cells: the cells as dot masks.
    """

    tables: tuple[str, ...]
    behind: bool = False
    cells: bytes = b""

    def write(self, value: int) -> DottedWord:
        """Return the word with a cell appended. :param value: the cell as a mask of its dots, dot 1 lowest."""
        return replace(self, cells=self.cells + bytes([value]))

    def backspace(self) -> DottedWord:
        """Return the word without its last cell if that has no meaning yet, else without its last character and all its
        cells.

        An empty word stays empty.
        """
        if self.pending_cells:
            return replace(self, cells=self.cells[:-1])
        shorter = replace(self, cells=self.cells[:-1])
        return replace(self, cells=shorter.cells[: len(shorter.cells) - len(shorter.pending_cells)])

    @property
    def text(self) -> str:
        """Return the meaning of the cells as text; empty if no table is known."""
        return self._text(len(self.cells))

    @property
    def pending_cells(self) -> bytes:
        """Return the last cells that have no meaning yet, as dot masks."""
        start = len(self.cells)
        while start and self._text(start - 1) == self.text:
            start -= 1
        return self.cells[start:]

    @property
    def is_meaningless(self) -> bool:
        """Return whether the last cell means nothing and no further cell can give it a meaning.

        That holds in computer braille alone, where each cell has its own meaning.

        :raises IndexError: if the word has no cells and its table is known to have six dots.
        """
        tables = [table for name in self.tables if name and (table := _table(name)) is not None]
        alone = bool(tables) and (tables[0].dots == 8 or bool(self.cells[-1] & EIGHT_DOT_BITS))
        return alone and bool(self.pending_cells)

    @property
    def pending_patterns(self) -> str:
        """Return the last cells that have no meaning yet, as braille patterns."""
        return to_unicode(self.pending_cells)

    @property
    def last_dots(self) -> str:
        """Return the dots of the last cell as they are read aloud, separated by spaces.

        :raises IndexError: if the word has no cells.
        """
        return " ".join(dots(self.cells[-1]))

    def _text(self, count: int) -> str:
        return _meaning(self.tables, self.cells[:count], self.behind)


@cache
def _table(name: str) -> BrailleTable | None:
    """Return a table, None for an unknown name."""
    try:
        return BrailleTable(name)
    except UnknownTable:
        return None


def _meaning(names: Sequence[str], cells: bytes, behind: bool) -> str:
    """Return the meaning of cells; those with dots 7 or 8 are read one by one if the player's table has six dots."""
    tables = [table for name in names if name and (table := _table(name)) is not None]
    if not tables:
        return ""
    own, other = tables[0], tables[-1]
    context, read = own.cells(CONTEXT_LETTERS), ""
    run = b""
    for value in (*cells, None):
        if value is not None and (own.dots == 8 or not value & EIGHT_DOT_BITS):
            run += bytes([value])
            continue
        after_letters = behind or bool(read)
        known = own.text(context + run).removeprefix(CONTEXT_LETTERS) if after_letters else own.text(run)
        read += known + ("" if value is None else other.text(bytes([value])))
        run = b""
    return read
