"""Six-dot literary braille of each language: marks before numbers, capitals, words in capitals.

Every function takes a text in the form of ``text.with_ascii_spaces`` and returns its cells as Unicode braille patterns.

Sources: the Czech braille standard (liblouis ``cs-g1.ctb``) and Unified English Braille 2013, uncontracted (liblouis
``en-ueb-g1.ctb``); rule numbers below are UEB's.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from itertools import groupby

from braille import built_in_codes as codes
from braille import neighbour_codes

BLANK_CELL = "⠀"
NUMBER_SIGN = "⠼"


def _digits(match: re.Match[str]) -> str:
    return "".join(codes.LATIN_LETTERS[codes.DIGIT_LETTERS[int(digit) - 1]] for digit in match[0])


def _number(piece: str, signs: dict[str, str]) -> str:
    """Return the number sign and the digits; points and commas inside are ordinary ones."""
    return NUMBER_SIGN + "".join(signs.get(part, part) for part in re.sub(r"\d+", _digits, piece))


#: the cells that are digits after the number sign
DIGIT_CELLS = tuple(codes.LATIN_LETTERS[letter] for letter in codes.DIGIT_LETTERS)


def _separate(before: str, cells: str, mark: str, more: tuple[str, ...] = ()) -> str:
    """Return a word's cells, after a mark if its first cell would be read as part of the number just before it.

    :param more: cells besides digits that would be.
    """
    in_number = before.rstrip(".,")[-1:].isdecimal()
    return mark + cells if in_number and cells.startswith(DIGIT_CELLS + more) else cells


# Czech

CZECH_PIECE_PATTERN = re.compile(r"\d+(?:[.,]\d+)*|[^\W\d_]+|.", re.DOTALL)


def write_czech(text: str) -> str:
    """Return the cells of a text in Czech literary braille."""
    pieces = CZECH_PIECE_PATTERN.findall(text)
    cells = ""
    before = ""
    for piece in pieces:
        if piece[0].isdecimal():
            cells += _number(piece, codes.CZECH_SIX_DOT_SIGNS)
        elif piece[0].isalpha():
            cells += _separate(before, _czech_word(piece), "⠐")
        else:
            cells += _czech_sign(piece)
        before = before + piece if piece in ".," else piece
    return cells


def _czech_word(word: str) -> str:
    """Return a word: ⠠ before one capital, ⠰ before several, ⠐ before small letters right after those."""
    cells = ""
    several = False
    for capital, run in groupby(word, str.isupper):
        letters = "".join(run)
        mark = ("⠠" if len(letters) == 1 else "⠰") if capital else "⠐" * several
        cells += mark + "".join(map(_czech_letter, letters.lower()))
        several = capital and len(letters) > 1
    return cells


def _czech_letter(letter: str) -> str:
    if letter in codes.CZECH_LETTERS:
        return codes.CZECH_LETTERS[letter]
    if letter in codes.CZECH_SIX_DOT_SIGNS:
        return codes.CZECH_SIX_DOT_SIGNS[letter]
    return codes.CZECH_LETTERS.get(codes.without_accent(letter), codes.CZECH_SIX_DOT_SIGNS["?"])


def _czech_sign(sign: str) -> str:
    return BLANK_CELL if sign == " " else codes.CZECH_SIX_DOT_SIGNS.get(sign, codes.CZECH_SIX_DOT_SIGNS["?"])


# Slovak, German, Polish


@dataclass(frozen=True)
class SixDotCode:
    """A six-dot code that differs from others only by its letters, signs and marks; all cells are Unicode patterns.

    :param letters: cells of each small letter. :param signs: cells of each sign.
    :param capital: mark before one capital.
    :param capitals: mark before a word of capitals; both marks are empty if capitals are not written.
    :param small: mark before a letter that would be read as part of a number, and after capitals.
    :param read_capital: mark that a person can type before one capital even if ``capital`` is empty.
    :param read_capitals: mark that a person can type before several capitals even if ``capitals`` is empty.
    :param apart: signs that take ``small`` before them after a number, because lowered digits there make an ordinal.
    """

    letters: dict[str, str]
    signs: dict[str, str]
    capital: str
    capitals: str
    small: str
    read_capital: str = ""
    read_capitals: str = ""
    apart: str = ""


NEIGHBOUR_CODES = {
    "sk": SixDotCode(neighbour_codes.SLOVAK_LETTERS, neighbour_codes.SLOVAK_SIX_DOT_SIGNS, "⠠", "⠠⠠", "⠰"),
    "de": SixDotCode(
        neighbour_codes.GERMAN_LETTERS, neighbour_codes.GERMAN_SIX_DOT_SIGNS, "", "", "⠠", "⠨", "⠘", ";:?!()"
    ),
    "pl": SixDotCode(neighbour_codes.POLISH_LETTERS, neighbour_codes.POLISH_SIX_DOT_SIGNS, "⠨", "⠨⠨", "⠠"),
}


def write_by_code(code: SixDotCode, text: str) -> str:
    """Return the cells of a text in the six-dot code of a language. :param code: one of ``NEIGHBOUR_CODES``."""
    cells = before = ""
    pieces = CZECH_PIECE_PATTERN.findall(text)
    for piece, after in zip(pieces, [*pieces[1:], ""], strict=True):
        if piece[0].isdecimal():
            cells += _number(piece, code.signs)
        elif piece[0].isalpha():
            more = tuple(code.signs[sign] for sign in code.apart)  # a letter of no language here is a question mark
            cells += _separate(before, _word(code, piece), code.small, more)
        else:
            is_time = piece == ":" and after[:1].isdecimal()
            cells += code.small * (before[-1:].isdecimal() and piece in code.apart and not is_time)
            cells += BLANK_CELL if piece == " " else code.signs.get(piece, code.signs["?"])
        before = before + piece if piece in ".," else piece
    return cells


def _word(code: SixDotCode, word: str) -> str:
    """Return a word with marks before its capitals."""
    cells = ""
    several = False
    for capital, run in groupby(word, str.isupper):
        letters = "".join(run)
        mark = (code.capital if len(letters) == 1 else code.capitals) if capital else code.small * several
        cells += mark + "".join(_letter(code, letter) for letter in letters.lower())
        several = bool(code.capitals) and capital and len(letters) > 1
    return cells


def _letter(code: SixDotCode, letter: str) -> str:
    return code.letters.get(letter) or code.letters.get(codes.without_accent(letter), code.signs["?"])


# English

ENGLISH_PIECE_PATTERN = re.compile(r"(?:(?<![^\W\d_])[.,])?\d+(?:[.,]+\d+)*|[^\W\d_]+|.", re.DOTALL)
#: a straight quote at the start of a word, or after a bracket or dash, opens (UEB 7.6)
OPENING_QUOTE_PATTERN = re.compile(r'(^|[\s(\[{“‘–—-])"')
PASSAGE_WORDS = 3  # from this many words on, capitals are marked together (UEB 8.5)


def write_english(text: str) -> str:
    """Return the cells of a text in uncontracted Unified English Braille."""
    words = OPENING_QUOTE_PATTERN.sub(r"\1“", text).replace('"', "”").split(" ")
    cells = [_english_word(word, None) for word in words]
    for first, last in _passages(words):
        for index in range(first, last + 1):
            cells[index] = _english_word(words[index], "⠠⠠⠠" if index == first else "")
        cells[last] += "⠠⠄"
    return BLANK_CELL.join(cells)


def _passages(words: list[str]) -> list[tuple[int, int]]:
    """Return the first and last word of each passage in capitals; it can contain words without letters."""
    passages = []
    run: list[int] = []
    for index, word in enumerate([*words, "end"]):
        if word.upper() == word.lower():
            continue
        if word == word.upper():
            run.append(index)
            continue
        if len(run) >= PASSAGE_WORDS:
            passages.append((run[0], run[-1]))
        run = []
    return passages


def _english_word(word: str, mark: str | None) -> str:
    """Return the text between two spaces.

    :param mark: the mark before the first letter in a passage of capitals, None outside one.
    """
    cells = ""
    pieces = ["", *ENGLISH_PIECE_PATTERN.findall(word), ""]
    for index, piece in enumerate(pieces[1:-1], 1):
        before, after = "".join(pieces[:index]), pieces[index + 1]
        if piece[-1].isdecimal():
            cells += _number(piece, codes.ENGLISH_SIX_DOT_SIGNS)
        elif piece[0].isalpha():
            word = _english_letters(piece) if mark is None else mark + _write_accents(piece.lower())
            cells += _separate(before, word, "⠰")
            mark = "" if mark else mark
        else:
            cells += _english_sign(before, piece, after)
    return cells


def _english_letters(letters: str) -> str:
    """Return letters with ⠠ before one capital, ⠠⠠ before several, ⠠⠄ before small ones right after those."""
    cells = ""
    several = False
    for capital, group in groupby(letters, str.isupper):
        run = "".join(group)
        mark = ("⠠" if len(run) == 1 else "⠠⠠") if capital else "⠠⠄" * several
        cells += mark + _write_accents(run.lower())
        several = capital and len(run) > 1
    return cells


def _write_accents(letters: str) -> str:
    """Return small letters, each after the signs of its accents."""
    cells = ""
    for letter in letters:
        parts = unicodedata.normalize("NFD", letter)
        cells += "".join(codes.ENGLISH_ACCENT_SIGNS.get(mark, "") for mark in parts[1:])
        cells += codes.LATIN_LETTERS.get(parts[0], codes.ENGLISH_SIX_DOT_SIGNS["?"])
    return cells


def _english_sign(before: str, sign: str, after: str) -> str:
    """Return a sign; some differ inside a word, where they would be read as letters."""
    letter_before, letter_after = before[-1:].isalpha(), after[:1].isalpha()
    if sign == "?":
        standing = any(map(str.isalnum, before)) and not letter_after
        return "⠦" if standing else "⠰⠦"
    if sign == "’" and letter_before and (letter_after or before[-1] in "sS"):
        return "⠄"
    inside = sign in ",;:!" and letter_before and letter_after
    return ("⠰" if inside else "") + codes.ENGLISH_SIX_DOT_SIGNS.get(sign, codes.ENGLISH_SIX_DOT_SIGNS["?"])
