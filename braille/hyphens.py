"""Hyphenation of words at the end of a line: the only place that knows ``pyphen``, which is optional."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from braille.cells import BLANK
from braille.text import BrailleTable

MIN_LETTERS = 2  # minimum letters on either side of a hyphen


class NoHyphens(Exception):
    """Raised if ``pyphen`` is missing or does not know the language."""


class Hyphens:
    """The hyphenation of one language.

    :param language: a name of ``pyphen``'s such as ``cs_CZ``.
    :raises NoHyphens: when there is none, or when pyphen is missing.
    """

    def __init__(self, language: str) -> None:
        try:
            self._words: Any = import_module("pyphen").Pyphen(lang=language, left=MIN_LETTERS, right=MIN_LETTERS)
        except (ImportError, KeyError) as error:
            raise NoHyphens(language) from error

    def hyphen_positions(self, text: str, cells: bytes, table: BrailleTable) -> frozenset[int]:
        """Return the positions in the cells of a text before which a hyphen can divide a word.

        There is none within a contraction, or where the table writes a part of a word differently from the whole word.
        There is none at all if the table divides the text into words differently.

        :param text: the text, with blanks between words.
        :param cells: the text in braille.
        :param table: the table that wrote it.
        """
        words = text.split()
        written = [word for word in cells.split(bytes([BLANK])) if word]
        if len(words) != len(written):
            return frozenset()
        places: set[int] = set()
        at = 0
        for word, whole in zip(words, written, strict=True):
            at = cells.index(whole, at)
            places.update(at + place for place in self._places(word, whole, table))
            at += len(whole)
        return frozenset(places)

    def _places(self, word: str, whole: bytes, table: BrailleTable) -> list[int]:
        parts = [(table.cells(word[:at]), table.cells(word[at:])) for at in self._words.positions(word)]
        return [len(before) for before, after in parts if before + after == whole]
