"""A text that is being typed, with its cursor, and the operations that keys perform on it."""

from __future__ import annotations

import re
from dataclasses import dataclass

#: the start of a word
_WORDS = re.compile(r"(?<!\S)\S")


@dataclass(frozen=True, slots=True)
class Draft:
    """A text with a cursor.

    :param at: the index of the character at the cursor; the length of the text after its last character.
    """

    text: str = ""
    at: int = 0

    @classmethod
    def whole(cls, text: str) -> Draft:
        """Return a text with the cursor at its end."""
        return cls(text, len(text))

    @property
    def met(self) -> str:
        """Return the character at the cursor, empty at the end."""
        return self.text[self.at : self.at + 1]

    @property
    def word(self) -> str:
        """Return the word, or its part, before the cursor; blanks between are skipped."""
        return (self.text[: self.at].split() or [""])[-1]

    def insert(self, more: str) -> Draft:
        """Return the draft with characters inserted before the cursor."""
        return Draft(self.text[: self.at] + more + self.text[self.at :], self.at + len(more))

    def erase(self, count: int = 1) -> Draft:
        """Return the draft without ``count`` characters before the cursor."""
        start = max(0, self.at - count)
        return Draft(self.text[:start] + self.text[self.at :], start)

    def delete(self) -> Draft:
        """Return the draft without the character at the cursor."""
        return Draft(self.text[: self.at] + self.text[self.at + 1 :], self.at)

    def go(self, to: int) -> Draft:
        """Return the draft with the cursor at an index, limited to the text."""
        return Draft(self.text, min(max(0, to), len(self.text)))

    def next_word(self) -> Draft:
        """Return the draft with the cursor at the next word, or at the end."""
        return self.go(next((at for at in self._words() if at > self.at), len(self.text)))

    def previous_word(self) -> Draft:
        """Return the draft with the cursor at the start of this or the previous word."""
        return self.go(next((at for at in reversed(self._words()) if at < self.at), 0))

    def _words(self) -> list[int]:
        return [match.start() for match in _WORDS.finditer(self.text)]
