"""Files for embossers and notetakers (BRF or PEF): texts, score sheets to fill in, and cards to cut out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from braille import brf as paper
from braille.brf import PageSize
from braille.cells import BLANK, DOT_7, DOT_8, cell, fit_cells
from braille.hyphens import Hyphens, NoHyphens
from braille.pef import pef
from braille.text import BrailleTable, UnknownTable
from numeramis_access.core.cards import Card
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph
from numeramis_access.words.transcript import RecordPart, Row, ShortText

#: the vertical line between two columns of a score sheet
COLUMN_RULE = cell("456")
#: cells and lines of a card (about 62 × 80 mm), and the mark in its corners for cutting
CARD_CELLS, CARD_LINES, CARD_CORNER = 10, 8, cell("3")
MIN_COLUMN_CELLS = 3
NUMBER_SIGN = cell("3456")
#: longest sign or number that does not stand alone on the last line of a text
MAX_ALONE_CELLS = 3
#: places in a record that stay together with what follows
HEADING_PLACES = ("deal", "hand")
#: smallest page in cells and lines on which a text can be read
MIN_PAGE_CELLS, MIN_PAGE_LINES = 12, 4
#: the page of most embossers
USUAL_PAGE_SIZE = PageSize()

__all__ = [
    "USUAL_PAGE_SIZE", "EmbossStyle", "NoHyphens", "NoRoom", "NoTable", "PageSize", "card_sheet", "record_file",
    "score_sheet", "text_file",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class EmbossStyle:
    """The format of a file.

    :param table: a six-dot table of ``braille.text``.
    :param has_page_numbers: whether the first line of a page has its number, and from the second page on the title.
    :param has_contents: whether a list of the headings comes first; needs ``has_page_numbers``.
    :param has_hyphens: whether words are hyphenated at the end of a line.
    :param portable: whether the file is PEF, else BRF.
    :param apart: whether each part below the title begins a page, so that it can be handed out separately.
    """

    table: str
    has_page_numbers: bool = True
    has_contents: bool = False
    has_hyphens: bool = False
    portable: bool = False
    apart: bool = False


class NoRoom(Exception):
    """Raised if the page is too small for the text, the columns or the cards."""


class NoTable(Exception):
    """Raised if there is no six-dot table of this name, or it needs liblouis, which is missing.

    :ivar name: the name of the table.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def text_file(
    text: Iterable[Paragraph], words: Language, style: EmbossStyle, page: PageSize = USUAL_PAGE_SIZE
) -> bytes:
    """Return a text as a file, in six-dot literary braille.

    :param text: the paragraphs. :param words: language of the text.
    :param style: the format of the file. :param page: the size of a page.
    :raises NoTable: when there is no such table, or when it has eight dots.
    :raises NoRoom: when the page is too small for any text.
    :raises NoHyphens: when the style asks for hyphens and none are known for the language.
    """
    table = _table(style.table)
    hyphens = Hyphens(words.record.hyphens) if style.has_hyphens else None
    text = list(text)
    blocks = [_block(paragraph, table, hyphens, style.apart) for paragraph in text]
    title = text[0].text if text and text[0].level == 1 else ""
    contents = paper.Heading(table.cells(words.text("emboss-contents")), entry=False) if style.has_contents else None
    running = _running(table, title) if style.has_page_numbers else None
    return _file(blocks, page, style, (title, words.code), running, contents if running else None)


def record_file(
    signs: Sequence[str],
    heading: Sequence[Paragraph],
    record: Sequence[RecordPart],
    language: str,
    style: EmbossStyle,
    page: PageSize = USUAL_PAGE_SIZE,
) -> bytes:
    """Return a record as a file: rows as tables under the players' signs, short texts of one place side by side.

    :param signs: signs of the players, by seat.
    :param heading: the title and the paragraphs below it.
    :param record: the parts of the record in order.
    :param language: code of the language.
    :param style: the format of the file.
    :param page: the size of a page.
    :raises NoTable: if there is no such table, or it has eight dots.
    :raises NoRoom: if the page is too small for any text.
    """
    table = _table(style.table)
    blocks: list[paper.Block] = [
        paper.Heading(table.cells(part.text), entry=False)
        if part.level
        else paper.BrailleParagraph(table.cells(part.text), 0, 2)
        for part in heading
    ]
    blocks += _record_blocks(signs, record, table, page.width)
    title = heading[0].text if heading else ""
    return _file(blocks, page, style, (title, language), _running(table, title) if style.has_page_numbers else None)


def _record_blocks(
    signs: Sequence[str], record: Sequence[RecordPart], table: BrailleTable, width: int
) -> Iterator[paper.Lines]:
    """Yield the lines of a record; the beginning of a deal stays on a page with its hands and throws."""
    kept: list[bytes] = []
    for place, group in groupby(record, _place_of):
        if place not in (*HEADING_PLACES, "throws") and kept:
            yield paper.Lines(tuple(kept))
            kept = []
        kept += _record_lines(signs, [*group], table, width)
        if place not in HEADING_PLACES:
            yield paper.Lines(tuple(kept))
            kept = []
    if kept:
        yield paper.Lines(tuple(kept))


def _place_of(part: RecordPart) -> str:
    """Return the place of a part in a record, ``row`` for a row."""
    return "row" if isinstance(part, Row) else part.place


def _record_lines(
    signs: Sequence[str], parts: Sequence[RecordPart], table: BrailleTable, width: int
) -> Iterable[bytes]:
    """Return the lines of successive parts of one place in a record."""
    rows = [part.cells for part in parts if isinstance(part, Row)]
    if rows:
        title = _title_of_results([row[-1] for row in rows])
        named = [(*row[:-1], row[-1].removeprefix(f"{title} ")) for row in rows]
        return _columns([list(map(table.cells, row)) for row in (("", "", *signs, title), *named)], width)
    texts = [part for part in parts if isinstance(part, ShortText)]
    share = all(part.place != "throws" for part in texts)
    return _side_by_side((table.cells(part.text) for part in texts), width, share)


def _title_of_results(results: Sequence[str]) -> str:
    """Return the word with which most results of a table begin, as "takes", to stand once above them; empty for none.
    """
    words = Counter(result.partition(" ")[0] for result in results if " " in result)
    word, count = max(words.items(), key=lambda pair: pair[1], default=("", 0))
    return word if count >= len(results) / 2 else ""


def _columns(rows: Sequence[Sequence[bytes]], width: int) -> Iterator[bytes]:
    """Yield rows with aligned columns, a blank between them; cells that do not fit go on below, never divided."""
    wide = [max(map(len, column)) + 1 for column in zip(*rows, strict=True)]
    for *cells, last in rows:
        line = b""
        for text, need in zip(cells, wide, strict=False):
            if line and len(line) + len(text) > width:
                yield line.rstrip(bytes([BLANK]))
                line = bytes([BLANK] * 2)
            line += fit_cells(text, need)
        if last and len(line) + len(last.partition(bytes([BLANK]))[0]) > width:
            yield line.rstrip(bytes([BLANK]))
            line = bytes([BLANK] * 2)
        beside, *below = _lines_of(last, width, len(line)) or [line]
        yield (line + beside[len(line) :]).rstrip(bytes([BLANK]))
        yield from below


def _side_by_side(texts: Iterable[bytes], width: int, share: bool) -> list[bytes]:
    """Return short texts on as few lines as they need; longer ones are wrapped.

    :param share: whether texts share a line, two blanks between them.
    """
    lines: list[bytes] = []
    for text in texts:
        if share and text and lines and lines[-1] and len(lines[-1]) + 2 + len(text) <= width:
            lines[-1] += bytes([BLANK] * 2) + text
        else:
            lines += _lines_of(text, width) or [b""]
    return lines


def _lines_of(text: bytes, width: int, first: int = 0) -> list[bytes]:
    """Return a text on lines, the later ones indented; a sign or number alone on the last gets the word before it too.

    :param first: cells already filled on the first line.
    """
    blank = bytes([BLANK])
    *lines, last = paper.wrap(text, width, first, 2) or [b""]
    if lines and len(last.strip(blank)) <= MAX_ALONE_CELLS:
        before, _, word = lines[-1].rpartition(blank)
        beside = blank * 2 + word + blank + last.strip(blank)
        if before.strip(blank) and len(beside) <= width:
            lines, last = [*lines[:-1], before], beside
    return [*lines, last]


def _block(paragraph: Paragraph, table: BrailleTable, hyphens: Hyphens | None, apart: bool) -> paper.Block:
    cells = table.cells(paragraph.text)
    if paragraph.level:
        return paper.Heading(cells, entry=paragraph.level > 1, apart=apart and paragraph.level == 2)
    soft = hyphens.hyphen_positions(paragraph.text, cells, table) if hyphens else frozenset[int]()
    return paper.BrailleParagraph(cells, soft=soft)


def _running(table: BrailleTable, title: str) -> paper.RunningLines:
    return paper.RunningLines(table.cells(title), lambda number: table.cells(str(number)))


def _table(name: str) -> BrailleTable:
    """Return a six-dot table. :raises NoTable: when there is none of this name, or it has eight dots."""
    try:
        table = BrailleTable(name)
    except UnknownTable as error:
        raise NoTable(name) from error
    if table.dots == 8:  # digits of eight-dot tables look wrong to readers of paper, even those of six dots
        raise NoTable(name)
    return table


def score_sheet(
    title: str, columns: Sequence[str], language: str, style: EmbossStyle, page: PageSize = USUAL_PAGE_SIZE
) -> bytes:
    """Return one page of a score sheet: numbered rows, vertical lines between empty columns.

    :param title: title of the sheet.
    :param columns: names of the columns, at least one: the first is that of the row numbers.
    :param language: code of the language of title and names.
    :param style: the format of the file.
    :param page: the size of the page.
    :raises NoRoom: if the columns are too many for the page, or it has no line for a row.
    :raises NoTable: if there is no such table, or it has eight dots.
    """
    writer = _table(style.table)
    names = [writer.cells(name) for name in columns]
    first = max(len(names[0]), 4)
    width = (page.width - first) // max(1, len(names) - 1)
    heading = paper.Heading(writer.cells(title))
    above = len(paper.pages([heading, paper.Lines((b"\x01",))], page)[0])
    if width <= MIN_COLUMN_CELLS or page.height <= above:
        raise NoRoom(page)
    numbers = [writer.cells(str(number)) for number in range(1, page.height - above + 1)]
    empty = [b""] * (len(names) - 1)
    rows = [_row(first, width, names), *(_row(first, width, [number, *empty]) for number in numbers)]
    return _file([heading, paper.Lines(tuple(rows))], page, style, (title, language))


def _row(first: int, width: int, texts: Sequence[bytes]) -> bytes:
    rest = (bytes([COLUMN_RULE]) + fit_cells(text, width - 1) for text in texts[1:])
    return fit_cells(texts[0], first) + b"".join(rest)


def card_sheet(
    pack: Sequence[Card], words: Language, style: EmbossStyle, page: PageSize = USUAL_PAGE_SIZE, table: str = ""
) -> bytes:
    """Return sheets of cards to cut out; each card has its sign in two opposite corners, readable from either side.

    :param pack: the cards, in order. :param words: the language.
    :param style: the format of the file; only its ``portable`` counts here.
    :param page: the size of a page. :param table: name of the braille table, as in ``card_sign``.
    :raises NoRoom: when a page does not hold one card. :raises NoTable: as in ``card_sign``.
    """
    across = page.width // CARD_CELLS
    if not across or page.height < CARD_LINES:
        raise NoRoom(page)
    made = [_card(card_sign(card, words, table)) for card in pack]
    rows = [made[at : at + across] for at in range(0, len(made), across)]
    blocks = [paper.Lines(tuple(map(b"".join, zip(*row, strict=True)))) for row in rows]
    return _file(blocks, page, style, ("", words.code))


def card_sign(card: Card, words: Language, table: str = "") -> bytes:
    """Return the cells of a card: a number is one letter a-j without a number sign, a French card rank and suit.

    :param card: the card. :param words: the language.
    :param table: a table other than the language's usual one; its number sign is left out too.
    :raises NoTable: when there is no such table, or when it has eight dots.
    """
    writer = _table(table) if table else BrailleTable(f"{words.code}-8")
    cells = writer.cells(words.text("line-card", card=card)).lstrip(bytes([NUMBER_SIGN]))
    return bytes(value & ~(DOT_7 | DOT_8) & 0xFF for value in cells)


def rotate(cells: bytes) -> bytes:
    """Return a row of six-dot cells rotated by 180 degrees, so the last cell comes first."""
    return bytes(sum(1 << (5 - dot) for dot in range(6) if value & (1 << dot)) for value in reversed(cells))


def _card(cells: bytes) -> list[bytes]:
    """Return the lines of a card."""
    inner = CARD_CELLS - 2
    edge = bytes([CARD_CORNER]) + bytes(inner) + bytes([CARD_CORNER])
    top = bytes([BLANK]) + fit_cells(cells, inner) + bytes([BLANK])
    bottom = bytes([BLANK]) + rotate(cells).rjust(inner, b"\0") + bytes([BLANK])
    return [edge, top, *[bytes(CARD_CELLS)] * (CARD_LINES - 4), bottom, edge]


def _file(
    blocks: Iterable[paper.Block],
    page: PageSize,
    style: EmbossStyle,
    facts: tuple[str, str],
    running: paper.RunningLines | None = None,
    contents: paper.Heading | None = None,
) -> bytes:
    """Return the file. :param facts: title as plain text, and code of the language."""
    if page.width < MIN_PAGE_CELLS or page.height < MIN_PAGE_LINES:
        raise NoRoom(page)
    try:
        made = paper.pages(blocks, page, running, contents)
        for line in (line for lines in made for line in lines):
            paper.ascii_braille(line)
        return pef(made, page, *facts) if style.portable else paper.encode_pages(made, page)
    except paper.NotSixDots as error:
        raise NoTable(style.table) from error
    except ValueError as error:
        raise NoRoom(page) from error
