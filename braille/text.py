"""Text to cells: Czech, English and the neighbours of Czech are built in; liblouis, if installed, adds all others.

======  ==========================================================================================
cs-8    Czech eight-dot computer braille: a capital has dot 7, a digit is a-j with dot 8
cs-6    Czech six-dot literary braille
en-8    English eight-dot computer braille: NABCC's signs, capitals with dot 7, digits with dot 8
en-6    Unified English Braille, uncontracted
sk-8    Slovak letters and Czech signs, capitals and digits as in Czech
sk-6    Slovak six-dot literary braille
de-8    German eight-dot computer braille (Eurobraille): a digit is a-i with dot 6
de-6    German six-dot braille without contractions; capitals are written as small letters, as is usual
pl-8    Polish eight-dot computer braille: a digit is a-j with dot 8
pl-6    Polish six-dot literary braille
======  ==========================================================================================
``louis:FILE`` is a table of liblouis, for example ``louis:de-g2.ctb``; ``available_tables`` lists those meant for
users.

Braille patterns (U+2800 to U+28FF) are passed through: a graph in dots.

The suits ♠♥♦♣ are written alike in all tables: as the letters s, h, d, c, with dots 7 and 8 in a table of eight dots,
after dots 456 in a table of six.
"""

from __future__ import annotations

import re
import string
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import islice

from braille import built_in_codes as codes
from braille import literary, louis, neighbour_codes, reading
from braille.cells import DOT_7, DOT_8, from_unicode, to_unicode

LOUIS_PREFIX = "louis:"
#: number of texts that a table caches as cells: more than a line, its help and the messages of a deal
MAX_CACHED_TEXTS = 2048
#: parts that do not depend on the table: suits, and patterns that are passed through
TABLE_INDEPENDENT_PATTERN = re.compile("([♠♥♦♣♤♡♢♧]|[\u2800-\u28ff]+)")
SIX_DOT_SUITS = {"♠": "⠸⠎", "♥": "⠸⠓", "♦": "⠸⠙", "♣": "⠸⠉", "♤": "⠸⠎", "♡": "⠸⠓", "♢": "⠸⠙", "♧": "⠸⠉"}
EIGHT_DOT_SUITS = {"♠": "⣎", "♥": "⣓", "♦": "⣙", "♣": "⣉", "♤": "⣎", "♡": "⣓", "♢": "⣙", "♧": "⣉"}


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table to choose from.

    :param name: argument of ``BrailleTable``. :param title: the title in the file, in English; empty for a built-in
        table.
    :param language: a code such as ``en``, or empty. :param contracted: whether words are shortened. :param dots:
        number of dots of a cell, 6 or 8.
    """

    name: str
    title: str
    language: str
    contracted: bool
    dots: int


class UnknownTable(ValueError):
    """Raised if there is no such table, or it needs liblouis, which is missing. :ivar name: its name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class BrailleTable:
    """A table for writing text in braille.

    :param name: name of one of ``available_tables()``, or ``louis:`` and the file of any other table of liblouis.
    :ivar dots: number of dots of its cells, 6 or 8.
    :raises UnknownTable: when there is no such table.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        if name in BUILT_IN_WRITERS:
            self._translate = BUILT_IN_WRITERS[name]
        elif not name.startswith(LOUIS_PREFIX) or not louis.has_table(name.removeprefix(LOUIS_PREFIX)):
            raise UnknownTable(name)
        self.dots = _dots(name)
        self._suits = EIGHT_DOT_SUITS if self.dots == 8 else SIX_DOT_SUITS
        #: a line is rewritten at every change, and most of its texts stay the same
        self._written = lru_cache(maxsize=MAX_CACHED_TEXTS)(self._write)

    def cells(self, text: str) -> bytes:
        """Return the cells of a text of one line; a character that the table does not know gives a sign of the table's
        choice, such as a question mark.
        """
        return self._written(text)

    def places(self, text: str) -> tuple[int, ...]:
        """Return the 0-based cell of each character of a text; in a contraction its first cell."""
        places: list[int] = []
        begin = 0
        for part in TABLE_INDEPENDENT_PATTERN.split(text):
            cells = self._part(part)
            within = range(len(part)) if len(cells) == len(part) else self._places(part, cells)
            places += (begin + min(place, max(0, len(cells) - 1)) for place in within)
            begin += len(cells)
        return tuple(places)

    def _places(self, text: str, cells: bytes) -> Iterable[int]:
        """Return the cell of each character where their numbers differ."""
        if self.name.startswith(LOUIS_PREFIX):
            return louis.cells_of_characters(self.name.removeprefix(LOUIS_PREFIX), text)
        return islice(_by_words(text, cells, self._cells), len(text))

    def text(self, cells: bytes) -> str:
        """Return the text of typed cells; cells without a meaning, or whose meaning depends on cells not yet typed, are
        left out.
        """
        if self.name.startswith(LOUIS_PREFIX):
            return louis.text_of_cells(self.name.removeprefix(LOUIS_PREFIX), cells)
        return " ".join(map(BUILT_IN_READERS[self.name], to_unicode(cells).split(literary.BLANK_CELL)))

    def _write(self, text: str) -> bytes:
        return b"".join(map(self._part, TABLE_INDEPENDENT_PATTERN.split(text)))

    def _part(self, part: str) -> bytes:
        """Return the cells of a suit, of patterns, or of a text without either."""
        if part in self._suits:
            return from_unicode(self._suits[part])
        return from_unicode(part) if TABLE_INDEPENDENT_PATTERN.fullmatch(part) else self._cells(part)

    def _cells(self, text: str) -> bytes:
        """Return the cells of a text without suits."""
        if not text:
            return b""
        if self.name.startswith(LOUIS_PREFIX):
            return louis.cells_of_text(self.name.removeprefix(LOUIS_PREFIX), text)
        return from_unicode(self._translate(with_ascii_spaces(text)))


def _by_words(text: str, cells: bytes, write: Callable[[str], bytes]) -> Iterator[int]:
    """Yield the cell of each character in one of our six-dot codes, which divide words like the text."""
    begin = 0
    for word, written in zip(text.split(" "), cells.split(bytes(1)), strict=True):
        yield from (begin + min(len(write(word[:end])), len(written) - 1) for end in range(len(word)))
        begin += len(written) + 1
        yield begin - 1


def available_tables() -> list[TableInfo]:
    """Return the tables to choose from: the built-in ones, then those of liblouis if it is installed."""
    own = [TableInfo(name, "", name[:2], False, _dots(name)) for name in BUILT_IN_WRITERS]
    others = (
        TableInfo(LOUIS_PREFIX + table.file, table.title, table.language, table.contracted, table.dots)
        for table in louis.list_tables()
    )
    return [*own, *others]


def _dots(name: str) -> int:
    """Return the number of dots of a table's cells."""
    if name in BUILT_IN_WRITERS:
        return int(name[-1])
    file = name.removeprefix(LOUIS_PREFIX)
    return next((table.dots for table in louis.list_tables() if table.file == file), 8 if "comp8" in file else 6)


#: characters written alike, as a table for ``str.translate``
_SAME = str.maketrans(codes.REPLACED_SIGNS)


def with_ascii_spaces(text: str) -> str:
    """Return the text in NFC, with every kind of space, hyphen and minus sign replaced by the one of ASCII."""
    return unicodedata.normalize("NFC", text).translate(_SAME)


def _with_dot(pattern: str, dot: int) -> str:
    """Return a braille pattern with one more dot."""
    return to_unicode(bytes([from_unicode(pattern)[0] | dot]))


class ComputerBraille(dict[str, str]):
    """Eight-dot computer braille, one cell a character: a mapping from each character to its cell, which is filled at
    the first use of the character.

    :param letters: the cell of each small letter.
    :param signs: the cell of each sign.
    """

    def __init__(self, letters: dict[str, str], signs: dict[str, str]) -> None:
        super().__init__()
        self.letters = letters
        self.signs = signs

    def write(self, text: str) -> str:
        """Return the cells of a text, in the form of ``with_ascii_spaces``, as Unicode braille patterns."""
        return "".join(map(self.__getitem__, text))

    def __missing__(self, character: str) -> str:
        self[character] = self._cell(character)
        return self[character]

    def _cell(self, character: str) -> str:
        if character in self.signs or character == " ":
            return self.signs.get(character, "⠀")
        if character.isdecimal():
            return _with_dot(self.letters[codes.DIGIT_LETTERS[int(character) - 1]], DOT_8)
        if character in self.letters:
            return self.letters[character]
        if character.lower() in self.letters:
            return _with_dot(self.letters[character.lower()], DOT_7)
        base = codes.without_accent(character)
        return self._cell(base) if base != character else self.signs["?"]


#: each eight-dot code
COMPUTER_BRAILLE: dict[str, ComputerBraille] = {
    "cs-8": ComputerBraille(codes.CZECH_LETTERS, codes.CZECH_EIGHT_DOT_SIGNS),
    "en-8": ComputerBraille(codes.LATIN_LETTERS, codes.ENGLISH_EIGHT_DOT_SIGNS),
    "sk-8": ComputerBraille(neighbour_codes.SLOVAK_LETTERS, neighbour_codes.SLOVAK_EIGHT_DOT_SIGNS),
    "de-8": ComputerBraille(neighbour_codes.GERMAN_COMPUTER_LETTERS, neighbour_codes.GERMAN_EIGHT_DOT_SIGNS),
    "pl-8": ComputerBraille(neighbour_codes.POLISH_LETTERS, neighbour_codes.POLISH_EIGHT_DOT_SIGNS),
}

BUILT_IN_WRITERS: dict[str, Callable[[str], str]] = {
    "cs-8": COMPUTER_BRAILLE["cs-8"].write,
    "cs-6": literary.write_czech,
    "en-8": COMPUTER_BRAILLE["en-8"].write,
    "en-6": literary.write_english,
    "sk-8": COMPUTER_BRAILLE["sk-8"].write,
    "sk-6": partial(literary.write_by_code, literary.NEIGHBOUR_CODES["sk"]),
    "de-8": COMPUTER_BRAILLE["de-8"].write,
    "de-6": partial(literary.write_by_code, literary.NEIGHBOUR_CODES["de"]),
    "pl-8": COMPUTER_BRAILLE["pl-8"].write,
    "pl-6": partial(literary.write_by_code, literary.NEIGHBOUR_CODES["pl"]),
}


@cache
def _meanings(table: str) -> dict[str, str]:
    """Return the character of each cell of eight-dot computer braille; of two that share a cell, the first one."""
    code = COMPUTER_BRAILLE[table]
    known = [*code.letters, *map(str.upper, code.letters), *string.digits, *code.signs]
    return {code.write(sign): sign for sign in reversed(known)}


def _read_computer(table: str, cells: str) -> str:
    """Return the text of eight-dot computer braille, one character a cell."""
    return "".join(_meanings(table).get(cell, "") for cell in cells)


BUILT_IN_READERS: dict[str, Callable[[str], str]] = {
    **{table: partial(_read_computer, table) for table in COMPUTER_BRAILLE},
    "cs-6": reading.read_czech,
    "en-6": reading.read_english,
    **{f"{code}-6": partial(reading.read_by_code, literary.NEIGHBOUR_CODES[code]) for code in literary.NEIGHBOUR_CODES},
}
