"""A text that is being typed, with its cursor, and the operations that keys perform on it.

The text is composed (NFC), and the cursor stands before or after whole characters as people count them. Indexes count
code points; a character can have several.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from numeramis_access.input.graphemes import character_starts

#: the start of a word
_WORDS = re.compile(r"(?<!\S)\S")


@dataclass(frozen=True, slots=True)
class Draft:
    """A text with a cursor.

    :param text: the text, composed (NFC).
    :param at: index of the character at the cursor, in code points; the length of the text at its end.
    """

    text: str = ""
    at: int = 0

    @classmethod
    def of_text(cls, text: str) -> Draft:
        """Return a draft of this text, composed (NFC), with the cursor at its end."""
        composed = _compose(text)
        return cls(composed, len(composed))

    @property
    def character_at_cursor(self) -> str:
        """Return the character at the cursor, empty at the end."""
        return self.text[self.at : self.with_cursor_right().at]

    @property
    def character_before_cursor(self) -> str:
        """Return the character before the cursor, empty at the start."""
        return self.text[self.with_cursor_left().at : self.at]

    @property
    def word(self) -> str:
        """Return the last word, or part of one, before the cursor, without blanks; empty if only blanks stand there."""
        return (self.text[: self.at].split() or [""])[-1]

    def insert(self, more: str) -> Draft:
        """Return the draft with characters inserted before the cursor, which then stands behind them.

        Letters and combining marks that meet are composed.

        :param more: the characters.
        """
        rest = self.text[self.at :]
        text = _compose(_compose(self.text[: self.at] + more) + rest)
        return Draft(text).with_cursor_at(len(text) - len(rest))

    def backspace(self) -> Draft:
        """Return the draft without the character before the cursor; at the start of the text, the same draft."""
        return self.without_last(len(self.character_before_cursor))

    def without_last(self, count: int) -> Draft:
        """Return the draft without ``count`` code points before the cursor, fewer if the text begins before."""
        start = max(0, self.at - count)
        return Draft(self.text[:start] + self.text[self.at :], start)

    def delete(self) -> Draft:
        """Return the draft without the character at the cursor; at the end of the text, the same draft."""
        return Draft(self.text[: self.at] + self.text[self.with_cursor_right().at :], self.at)

    def with_cursor_at(self, to: int) -> Draft:
        """Return the draft with the cursor before the character that contains this index, limited to the text.

        :param to: an index in code points; below 0 counts as 0, and beyond the text as its end.
        """
        return Draft(self.text, max((at for at in character_starts(self.text) if at <= to), default=0))

    def with_cursor_left(self) -> Draft:
        """Return the draft with the cursor one character to the left; at the start, the same place."""
        return self.with_cursor_at(self.at - 1)

    def with_cursor_right(self) -> Draft:
        """Return the draft with the cursor one character to the right; at the end, the same place."""
        return Draft(self.text, min((at for at in character_starts(self.text) if at > self.at), default=self.at))

    def with_cursor_at_next_word(self) -> Draft:
        """Return the draft with the cursor at the start of the next word, or at the end of the text."""
        return self.with_cursor_at(next((at for at in self._words() if at > self.at), len(self.text)))

    def with_cursor_at_previous_word(self) -> Draft:
        """Return the draft with the cursor at the start of its word, or of the word before if it stands there already.
        """
        return self.with_cursor_at(next((at for at in reversed(self._words()) if at < self.at), 0))

    def _words(self) -> list[int]:
        return [match.start() for match in _WORDS.finditer(self.text)]


def _compose(text: str) -> str:
    """Return a text in composed form (NFC)."""
    return unicodedata.normalize("NFC", text)
