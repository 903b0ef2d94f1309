"""Keys that write: which character a key of any keyboard stands for where text is typed."""

from __future__ import annotations

import string
from functools import cache

from braille.cells import dots
from braille.text import BrailleTable
from numeramis_access.input.keymap import BRAILLE

NAMED = {"space": " ", "comma": ",", "period": ".", f"{BRAILLE}space": " "}
#: what can be written with a braille keyboard, besides the small letters of Czech and English their capitals (with
#: dot 7) and digits (with dot 8)
SMALL = string.ascii_lowercase + "áčďéěíňóřšťúůýž"


def character(key: str) -> str:
    """Return what a key writes, empty for one that writes nothing. :param key: its name in the keymaps."""
    if key in NAMED:
        return NAMED[key]
    if key.startswith(BRAILLE):
        pressed = key.removeprefix(BRAILLE).split("+")
        return _by_dots().get("".join(sorted(one.removeprefix("dot") for one in pressed)), "")
    letter = key.removeprefix("shift+")
    if len(letter) != 1 or not letter.isprintable():
        return ""
    return letter.upper() if letter != key else letter


@cache
def _by_dots() -> dict[str, str]:
    """Return characters by their dots in eight-dot computer braille, which beginners' letters are part of."""
    table = BrailleTable("cs-8")
    return {dots(table.cells(one)[0]): one for one in SMALL + SMALL.upper() + string.digits + ".-:"}
