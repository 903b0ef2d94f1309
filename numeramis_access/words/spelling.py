"""Spell texts aloud: each letter by a name that sounds like no other letter."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path


def slow_text(text: str) -> str:
    """Return a text with a comma after each word, at which any voice pauses."""
    return ", ".join(text.replace(",", "").split())


def spell_text(text: str, folder: Path) -> str:
    """Return a text spelled by the language's spelling alphabet, with a full stop after each word.

    :param text: the text.
    :param folder: the language's folder; its ``spelling.txt`` has a letter and its name in each line, "b = Bravo". A
        letter or digit without a name there is written as it is, another sign is left out.
    """
    names = _alphabet(folder)
    words = (
        [names.get(letter, letter) for letter in word.lower() if letter in names or letter.isalnum()]
        for word in text.split()
    )
    return " ".join(f"{', '.join(letters)}." for letters in words if letters)


@lru_cache
def _alphabet(folder: Path) -> dict[str, str]:
    file = folder / "spelling.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return dict(line.split(" = ", 1) for line in lines if " = " in line)
