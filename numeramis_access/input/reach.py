"""Which keys of a keyboard come through where the program has no window of its own: at a terminal, in a browser."""

from __future__ import annotations

import re

#: how keys begin that no terminal hands over everywhere; a digit with Alt comes through
_BEYOND_LINES = ("ctrl+f", "shift+f", "alt+")
_ALT_DIGIT = re.compile(r"alt\+[0-9]")

_ARROWS = frozenset({"left", "right", "up", "down", "home", "end"})
#: keys with names that a page has a use for, by the context of the keymap: what a browser or a reader does with a key
#: that is not here stays theirs
_ON_PAGE = {
    "menu": _ARROWS | {"return", "space"},
    "table": _ARROWS | {"return", "space", "tab"},
    "writing": frozenset({"up", "down", "return", "backspace", "delete"}),
    "number": frozenset({"up", "down", "return", "backspace", "delete"}),
}
_ANYWHERE = frozenset({"escape", "f1", "ctrl"})
#: keys that write a sign: they are the page's where nothing is written, unless the player has switched them off
_SIGN = re.compile("(shift\\+)?[a-z0-9]|comma|period")


def reaches_a_terminal(key: str) -> bool:
    """Return whether a key of the keyboard, by its name in the keymaps, comes through a terminal."""
    return _ALT_DIGIT.fullmatch(key) is not None or (key != "ctrl" and not key.startswith(_BEYOND_LINES))


def reaches_a_page(key: str, context: str, letters: bool) -> bool:
    """Return whether a page in a browser takes a key by its name in the keymaps.

    :param context: of the keymap. :param letters: whether the player has single letters do something.
    """
    if key in _ANYWHERE or key in _ON_PAGE.get(context, ()):
        return True
    return letters and context not in ("writing", "number") and _SIGN.fullmatch(key) is not None
