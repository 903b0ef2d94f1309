"""Texts to be heard letter by letter: each letter by a name that cannot be taken for another's."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path


def slowly(text: str) -> str:
    """Return a text whose words are spoken apart, with a pause after each, by whatever voice speaks."""
    return ", ".join(text.replace(",", "").split())


def spelled(text: str, folder: Path) -> str:
    """Return a text letter by letter, each by its name in the language's spelling alphabet; words are parted by dots.

    :param folder: the language's folder; its ``spelling.txt`` has a letter and its name a line, "b = Bravo". A letter
        that has no name there is said as it is.
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
