"""Keys that write: which character a key of any keyboard stands for where text is typed."""

from __future__ import annotations

import string
from collections.abc import Sequence
from functools import cache

from braille.cells import dots
from braille.text import BrailleTable, UnknownTable
from numeramis_access.input.keymap import BRAILLE, WRITING

ACCENTED = "áčďéěíňóřšťúůýž"
#: what can be written with a braille keyboard; where a table writes two alike, the first of them is meant
WRITTEN = "".join((
    string.ascii_letters, ACCENTED, ACCENTED.upper(), string.digits, string.punctuation,
))  # fmt: skip

#: letters that no table shortens
BEFORE = "xx"


def character(key: str, tables: Sequence[str] = ()) -> str:
    """Return what a key writes, empty for one that writes nothing.

    :param key: its name in the keymaps. :param tables: by which dots are read, of ``braille.text``: what the first one
        writes in one cell, then what the next one writes in cells that are free.
    """
    if key in WRITING:
        return WRITING[key]
    if key.startswith(BRAILLE):
        pressed = key.removeprefix(BRAILLE).split("+")
        return _by_dots(tuple(tables)).get("".join(sorted(one.removeprefix("dot") for one in pressed)), "")
    letter = key.removeprefix("shift+")
    if len(letter) != 1 or not letter.isprintable():
        return ""
    return letter.upper() if letter != key else letter


@cache
def _by_dots(tables: tuple[str, ...]) -> dict[str, str]:
    """Return characters by their dots; a table that is not there has none."""
    found: dict[str, str] = {}
    for name in filter(None, tables):
        try:
            table = BrailleTable(name)
        except UnknownTable:
            continue
        for one in WRITTEN:
            cells = _inside(table, one)
            if len(cells) == 1:
                found.setdefault(dots(cells[0]), one)
    return found


def _inside(table: BrailleTable, one: str) -> bytes:
    """Return the cells of a character behind letters: alone it may have a sign before it, or be a whole word."""
    return table.cells(f"{BEFORE}{one}")[len(BEFORE) :]
