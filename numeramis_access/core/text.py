"""Text from people, files and other programs, made fit to speak, to show and to compare."""

from __future__ import annotations

import unicodedata
from typing import Any

#: categories of invisible, private and unassigned characters, which imitate others or turn the writing around
UNSEEN = frozenset({"Cf", "Co", "Cs", "Cn"})
#: categories of control characters and of ends of lines
CONTROLS = frozenset({"Cc", "Zl", "Zp"})
#: the braille cell without dots, which looks like a space
BLANK = "\u2800"


def is_clean(text: str) -> bool:
    """Return whether a text has no character that ``clean`` removes or replaces, except spaces."""
    return text.isprintable() and BLANK not in text and unicodedata.is_normalized("NFC", text)


def clean(text: str) -> str:
    """Return a text in composed form on one line, with single spaces and without control and invisible characters.

    Letters, accents and signs of every script stay.
    """
    composed = unicodedata.normalize("NFC", text).replace(BLANK, " ")
    return " ".join("".join(map(shown, composed)).split())


def shown(character: str) -> str:
    """Return a character as it can be shown: a space for a control character, nothing for an invisible one."""
    category = unicodedata.category(character)
    return " " if category in CONTROLS else "" if category in UNSEEN else character


def clean_tree(value: Any) -> Any:
    """Return a JSON value with every text cleaned, keys included; a text that would become empty becomes one space."""
    if isinstance(value, str):
        return value if is_clean(value) else clean(value) or " "
    if isinstance(value, list):
        return [clean_tree(each) for each in value]
    if isinstance(value, dict):
        return {clean_tree(name): clean_tree(each) for name, each in value.items()}
    return value
