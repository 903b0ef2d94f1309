"""Clean text from people, files and other programs, so that it can be spoken, shown and compared."""

from __future__ import annotations

import unicodedata
from typing import Any

#: categories of invisible, private and unassigned characters, which imitate others or turn the writing around
UNSEEN_CATEGORIES = frozenset({"Cf", "Co", "Cs", "Cn"})
#: categories of control characters and of ends of lines
CONTROL_CATEGORIES = frozenset({"Cc", "Zl", "Zp"})
#: the braille cell without dots, which looks like a space
BLANK_CELL = "\u2800"


def is_clean(text: str) -> bool:
    """Return whether ``clean_text`` would change at most the spaces of a text."""
    return text.isprintable() and BLANK_CELL not in text and unicodedata.is_normalized("NFC", text)


def clean_text(text: str) -> str:
    """Return a text in composed form on one line, with single spaces and without control and invisible characters.

    Letters, accents and signs of every script stay.
    """
    composed = unicodedata.normalize("NFC", text).replace(BLANK_CELL, " ")
    return " ".join("".join(map(safe_character, composed)).split())


def safe_character(character: str) -> str:
    """Return a character as clean text: a space for a control character, nothing for an invisible one, otherwise the
    character itself.
    """
    category = unicodedata.category(character)
    return " " if category in CONTROL_CATEGORIES else "" if category in UNSEEN_CATEGORIES else character


def clean_tree(value: Any) -> Any:
    """Return a JSON value with all its texts cleaned, names of fields included.

    A text that would become empty becomes a space.
    """
    if isinstance(value, str):
        return value if is_clean(value) else clean_text(value) or " "
    if isinstance(value, list):
        return [clean_tree(each) for each in value]
    if isinstance(value, dict):
        return {clean_tree(name): clean_tree(each) for name, each in value.items()}
    return value
