"""Respell foreign words for the program's own voice; other voices have their own rules or dictionaries."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path


def pronounce(text: str, folder: Path) -> str:
    """Return a text in which foreign words are spelled as they sound.

    :param text: the text.
    :param folder: the language's folder; its ``pronounced.txt`` has a word and its sound in each line, "Chopin =
        Šopen"; it also replaces the beginning of a longer word, so endings stay. Without that file the text is
        unchanged.
    """
    said, pattern = _list(folder)
    return pattern.sub(lambda word: _cased_like(word.group(), said[word.group().casefold()]), text) if pattern else text


def _cased_like(written: str, said: str) -> str:
    """Return the sound with a small first letter if the written word has one."""
    return said if written[0].isupper() else said[0].lower() + said[1:]


@lru_cache
def _list(folder: Path) -> tuple[dict[str, str], re.Pattern[str] | None]:
    file = folder / "pronounced.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    pairs = (line.split(" = ", 1) for line in lines if " = " in line and not line.startswith("#"))
    said = {written.casefold(): sound for written, sound in pairs}
    return said, re.compile(rf"\b({'|'.join(map(re.escape, said))})", re.IGNORECASE) if said else None
