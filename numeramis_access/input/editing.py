"""A text that is being typed, with the place of its cursor: what keys of any keyboard do to it."""

from __future__ import annotations

import re
from dataclasses import dataclass

#: where words begin
_WORDS = re.compile(r"(?<!\S)\S")


@dataclass(frozen=True, slots=True)
class Draft:
    """A text and the cursor in it.

    :param at: the character that the cursor is on, 0-based; the length of the text behind its last one.
    """

    text: str = ""
    at: int = 0

    @classmethod
    def whole(cls, text: str) -> Draft:
        """Return a text with the cursor behind it."""
        return cls(text, len(text))

    @property
    def met(self) -> str:
        """Return the character that the cursor is on, empty behind the last one."""
        return self.text[self.at : self.at + 1]

    @property
    def word(self) -> str:
        """Return the word, or what of it stands before the cursor, that ends there or before the blanks there."""
        return (self.text[: self.at].split() or [""])[-1]

    def insert(self, more: str) -> Draft:
        """Put characters before the cursor."""
        return Draft(self.text[: self.at] + more + self.text[self.at :], self.at + len(more))

    def erase(self, count: int = 1) -> Draft:
        """Take away characters before the cursor."""
        start = max(0, self.at - count)
        return Draft(self.text[:start] + self.text[self.at :], start)

    def delete(self) -> Draft:
        """Take away the character that the cursor is on."""
        return Draft(self.text[: self.at] + self.text[self.at + 1 :], self.at)

    def go(self, to: int) -> Draft:
        """Put the cursor on a character, or as near to it as there is text."""
        return Draft(self.text, min(max(0, to), len(self.text)))

    def next_word(self) -> Draft:
        """Go to the beginning of the next word, or behind the text."""
        return self.go(next((at for at in self._words() if at > self.at), len(self.text)))

    def previous_word(self) -> Draft:
        """Go to the beginning of the word, or of the one before it."""
        return self.go(next((at for at in reversed(self._words()) if at < self.at), 0))

    def _words(self) -> list[int]:
        return [found.start() for found in _WORDS.finditer(self.text)]
