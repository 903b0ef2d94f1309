"""Read cells back as text: letters and marks in the built-in six-dot codes, typed on a braille keyboard.

A sign without a meaning of its own (number, capital) is read with the cells after it; until these are typed it gives no
text. If a code writes two characters alike, the result is the first one in ``built_in_codes``, and a letter before a
mark. Sources as in ``literary``; rule numbers are of Unified English Braille 2013.
"""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Mapping
from functools import cache

from braille import built_in_codes as codes
from braille.literary import SixDotCode

NUMBER_SIGN, CAPITAL_SIGN = "⠼", "⠠"
#: the sign of several capitals, and the sign that ends them, by code
CZECH_CAPITALS, CZECH_SMALL = "⠰", "⠐"
ENGLISH_CAPITALS, ENGLISH_SMALL, ENGLISH_PASSAGE = "⠠⠠", "⠠⠄", "⠠⠠⠠"
#: precedes a letter or sign that would otherwise be read differently (UEB 5)
GRADE_1 = "⠰"
DIGIT_OF_CELL = {codes.LATIN_LETTERS[letter]: str((place + 1) % 10) for place, letter in enumerate(codes.DIGIT_LETTERS)}
ACCENT_OF_CELLS = {cells: mark for mark, cells in codes.ENGLISH_ACCENT_SIGNS.items()}
#: longest sign of a code, in cells
LONGEST_SIGN_CELLS = 3


def read_czech(cells: str) -> str:
    """Return the text of Czech literary braille. :param cells: one word as Unicode braille patterns, without blanks."""
    return _Literary(cells, codes.CZECH_LETTERS, codes.CZECH_SIX_DOT_SIGNS, ".,", CZECH_CAPITALS, CZECH_SMALL).read()


def read_english(cells: str) -> str:
    """Return the text of uncontracted Unified English Braille. :param cells: as for ``read_czech``."""
    return _English(
        cells, codes.LATIN_LETTERS, codes.ENGLISH_SIX_DOT_SIGNS, ".,", ENGLISH_CAPITALS, ENGLISH_SMALL
    ).read()


def read_by_code(code: SixDotCode, cells: str) -> str:
    """Return the text of a six-dot code. :param code: one of ``literary.NEIGHBOUR_CODES``. :param cells: as for
    ``read_czech``.
    """
    capital, capitals = code.read_capital or code.capital, code.read_capitals or code.capitals
    return _Literary(cells, code.letters, code.signs, ".,", capitals, code.small, capital).read()


@cache
def _meanings(pairs: tuple[tuple[str, str], ...]) -> dict[str, str]:
    signs = dict(pairs)
    meanings: dict[str, str] = {}
    for sign in sorted(signs, key=lambda sign: sign not in string.printable):
        meanings.setdefault(signs[sign], sign)
    return meanings


class _Literary:
    """A line of six-dot braille that is read from its beginning.

    :param cells: the line, as Unicode braille patterns. :param letters: the letters of the code and their cells.
    :param signs: the signs of the code and their cells. :param points: signs allowed inside a number.
    :param capitals: mark before several capitals. :param small: mark that ends capitals.
    :param capital: mark before one capital.
    """

    def __init__(
        self, cells: str, letters: Mapping[str, str], signs: Mapping[str, str], points: str, capitals: str, small: str,
        capital: str = CAPITAL_SIGN,
    ) -> None:  # fmt: skip
        self.rest = cells
        self.text = ""
        self.letters = {cell: letter for letter, cell in letters.items()}
        self.signs = _meanings(tuple(signs.items()))
        self.points = {signs[point]: point for point in points}
        self.capitals, self.small, self.capital = capitals, small, capital
        self.in_number = self.is_capital = self.are_capitals = False

    def read(self) -> str:
        """Return the text."""
        while self.rest:
            self._piece()
        return self.text

    def _take(self, count: int) -> str:
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def _piece(self) -> None:
        """Read one item: a digit of a number, a mark of capitals or of letters, a sign, a letter."""
        cell = self.rest[0]
        if self.in_number and (cell in DIGIT_OF_CELL or (cell in self.points and self.rest[1:2] in DIGIT_OF_CELL)):
            self.text += DIGIT_OF_CELL.get(cell) or self.points[cell]
            self._take(1)
        elif cell == NUMBER_SIGN and self.rest[1:2] in DIGIT_OF_CELL:
            self.in_number = True
            self._take(1)
        elif not self._mark() and not self._sign():
            self._letter()

    def _mark(self) -> bool:
        """Read a sign that changes the meaning of the letters after it; return whether there was one."""
        if self.rest.startswith(self.small):
            self._take(len(self.small))
            self.in_number = self.is_capital = self.are_capitals = False
        elif self.rest.startswith(self.capitals):
            self._take(len(self.capitals))
            self.in_number, self.are_capitals = False, True
        elif self.rest[0] == self.capital and self.rest[:2] not in self.signs:
            self._take(1)
            self.in_number, self.is_capital = False, True
        else:
            return False
        return True

    def _sign(self) -> bool:
        for length in range(LONGEST_SIGN_CELLS, 0, -1):
            sign = self.signs.get(self.rest[:length])
            if sign is None or len(self.rest) < length or self._is_number_after_letter(length):
                continue
            if self.rest[:length] not in self.letters:
                self._put(sign)
                self._take(length)
                return True
        return False

    def _is_number_after_letter(self, length: int) -> bool:
        """Return whether these cells end with the sign of a number and begin with a letter: Slovak ĺ2, not #b."""
        is_sign = self.rest[length - 1] == NUMBER_SIGN and self.rest[length : length + 1] in DIGIT_OF_CELL
        return is_sign and self.rest[0] in self.letters

    def _put(self, sign: str) -> None:
        self.text += sign
        self.in_number = self.is_capital = self.are_capitals = False

    def _letter(self) -> None:
        letter = self.letters.get(self._take(1), "")
        self.text += letter.upper() if self.is_capital or self.are_capitals else letter
        self.in_number = self.is_capital = False


class _English(_Literary):
    """Unified English Braille: accents precede their letters; a lowered h opens a quotation or is a question mark."""

    def _mark(self) -> bool:
        if self.rest.startswith(ENGLISH_PASSAGE):
            self._take(1)  # a passage of one word: the mark of a word remains
            return True
        if self.rest[0] == GRADE_1 and self.rest[:LONGEST_SIGN_CELLS] not in self.signs:
            self.in_number = False
            if self.rest[1:2] == "⠦":
                self._put("?")
                self._take(2)
            else:
                self._take(1)
            return True
        return super()._mark()

    def _sign(self) -> bool:
        accents = self._accents()
        if accents:
            letter = self.letters.get(self.rest[2 * len(accents) : 2 * len(accents) + 1], "")
            if letter:
                self._take(2 * len(accents))
                self._letter()
                self.text = unicodedata.normalize("NFC", self.text + "".join(accents))
                return True
        if self.rest[0] == "⠦":
            asks = self.text and (self.text[-1].isalnum() or self.text[-1] in ")]}'.!?\"")
            self._put("?" if asks else '"')
            self._take(1)
            return True
        if self.rest[0] == "⠴":
            self._put('"')
            self._take(1)
            return True
        return super()._sign()

    def _accents(self) -> list[str]:
        """Return the accents at this place, as combining characters."""
        accents, at = [], 0
        while self.rest[at : at + 2] in ACCENT_OF_CELLS:
            accents.append(ACCENT_OF_CELLS[self.rest[at : at + 2]])
            at += 2
        return accents
