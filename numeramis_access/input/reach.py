"""Tells which keys reach the program without a window of its own: at a terminal or in a browser."""

from __future__ import annotations

import re

from numeramis_access.input.commands import Command

#: prefixes of keys that not every terminal passes on; Alt with a digit gets through
_BEYOND_LINES = ("ctrl+f", "shift+f", "alt+")
_ALT_DIGIT = re.compile(r"alt\+[0-9]")

_ARROWS = frozenset({"left", "right", "up", "down", "home", "end"})
#: Named keys that a page uses, by keymap context. Other keys stay with the browser and the screen reader.
_ON_PAGE = {
    "menu": _ARROWS | {"return", "space"},
    "table": _ARROWS | {"return", "space", "tab"},
    "writing": frozenset({"up", "down", "return", "backspace", "delete"}),
    "number": frozenset({"up", "down", "return", "backspace", "delete"}),
}
#: commands that a page replaces: the browser moves the focus, the reader has the speech, the browser has the fields
PAGE_COMMANDS = frozenset({
    Command.PREVIOUS, Command.NEXT, Command.UP, Command.DOWN, Command.OTHER_ROW, Command.FIRST, Command.LAST,
    Command.ACTIVATE, Command.FASTER, Command.SLOWER, Command.LOUDER, Command.SOFTER, Command.HIGHER, Command.DEEPER,
    Command.NEXT_VOICE, Command.FULL_SCREEN, Command.PAGE_BACK, Command.PAGE_ON, Command.HUSH,
    Command.QUIT, Command.ERASE, Command.DELETE, Command.WORD_BACK, Command.WORD_ON,
    *(command for command in Command if command.value.startswith(("number-", "rank-"))),
})  # fmt: skip
_ANYWHERE = frozenset({"escape", "f1", "ctrl"})
#: keys that write a sign; the page takes them outside text fields, unless the player has switched them off
_SIGN = re.compile("(shift\\+)?[a-z0-9]|comma|period")


def reaches_a_terminal(key: str) -> bool:
    """Return whether every terminal passes a key of a keyboard on to the program.

    Every key counts but Ctrl alone, names that begin with ``ctrl+f`` or ``shift+f``, and Alt without a digit.

    :param key: keymap name of a key of the keyboard.
    """
    return _ALT_DIGIT.fullmatch(key) is not None or (key != "ctrl" and not key.startswith(_BEYOND_LINES))


def reaches_a_page(key: str, context: str, letters: bool) -> bool:
    """Return whether a page in a browser takes a key; other keys stay with the browser or the screen reader.

    :param key: keymap name of the key. :param context: section of the keymap.
    :param letters: whether single letters, digits, the comma and the period are keys there.
    """
    if key in _ANYWHERE or key in _ON_PAGE.get(context, ()):
        return True
    return letters and context not in ("writing", "number") and _SIGN.fullmatch(key) is not None
