"""Files for embossers and notetakers (BRF): texts, score sheets to fill in, and cards to cut out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from braille import brf as paper
from braille.brf import Page
from braille.cells import BLANK, DOT_7, DOT_8, cell, fit
from braille.text import Table, UnknownTable
from numeramis_access.core.cards import Card
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph

#: the upright line between two columns of a score sheet
RULE = cell("456")
#: cells and lines of a card (about 62 × 80 mm), and the mark in its corners along which it is cut
CARD_WIDTH, CARD_HEIGHT, CORNER = 10, 8, cell("3")
LEAST_COLUMN = 3
#: what most embossers take
USUAL = Page()

__all__ = ["USUAL", "NoRoom", "NoTable", "Page", "brf", "cards", "sheet"]


class NoRoom(Exception):
    """What is wanted does not fit the page."""


class NoTable(Exception):
    """There is no such six-dot table; ``name`` says which."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def brf(text: Iterable[Paragraph], table: str, page: Page = USUAL) -> bytes:
    """Return a text as a BRF file, in six-dot literary braille.

    :param table: a six-dot table of ``braille.text``. :raises NoTable: when there is no such table, or when it has
        eight dots. :raises NoRoom: when the page is too small for anything.
    """
    try:
        writer = Table(table)
    except UnknownTable as error:
        raise NoTable(table) from error
    blocks: list[paper.Block] = []
    for paragraph in text:
        cells = writer.cells(paragraph.text)
        blocks.append(paper.Heading(cells) if paragraph.level else paper.Paragraph(cells))
    try:
        return _file(blocks, page)
    except paper.NotSixDots as error:
        raise NoTable(table) from error


def sheet(title: str, columns: Sequence[str], table: str, page: Page) -> bytes:
    """Return one page of a score sheet: numbered rows with upright lines between empty columns.

    :param columns: their names, the rows' own first. :raises NoRoom: when the columns are too many for the page.
    """
    writer = Table(table)
    names = [writer.cells(name) for name in columns]
    first = max(len(names[0]), 4)
    width = (page.width - first) // max(1, len(names) - 1)
    heading = paper.Heading(writer.cells(title))
    above = len(paper.pages([heading, paper.Lines((b"\x01",))], page)[0])
    if width <= LEAST_COLUMN or page.height <= above:
        raise NoRoom(page)
    numbers = [writer.cells(str(number)) for number in range(1, page.height - above + 1)]
    empty = [b""] * (len(names) - 1)
    rows = [_row(first, width, names), *(_row(first, width, [number, *empty]) for number in numbers)]
    return _file([heading, paper.Lines(tuple(rows))], page)


def _row(first: int, width: int, texts: Sequence[bytes]) -> bytes:
    rest = (bytes([RULE]) + fit(text, width - 1) for text in texts[1:])
    return fit(texts[0], first) + b"".join(rest)


def cards(pack: Sequence[Card], words: Language, page: Page) -> bytes:
    """Return sheets of cards to cut out, each with its sign in two opposite corners, upright from either side.

    :raises NoRoom: when a page does not hold one card.
    """
    across = page.width // CARD_WIDTH
    if not across or page.height < CARD_HEIGHT:
        raise NoRoom(page)
    made = [_card(sign(card, words)) for card in pack]
    rows = [made[at : at + across] for at in range(0, len(made), across)]
    return _file([paper.Lines(tuple(map(b"".join, zip(*row, strict=True)))) for row in rows], page)


def sign(card: Card, words: Language) -> bytes:
    """Return the cells of a card: a number is one letter a-j without a number sign, a French card rank and suit."""
    cells = Table(f"{words.code}-8").cells(words.text("line-card", card=card))
    return bytes(value & ~(DOT_7 | DOT_8) & 0xFF for value in cells)


def turned(cells: bytes) -> bytes:
    """Return six-dot cells as they are felt upside down."""
    return bytes(sum(1 << (5 - dot) for dot in range(6) if value & (1 << dot)) for value in reversed(cells))


def _card(cells: bytes) -> list[bytes]:
    """Return the lines of a card."""
    inner = CARD_WIDTH - 2
    edge = bytes([CORNER]) + bytes(inner) + bytes([CORNER])
    top = bytes([BLANK]) + fit(cells, inner) + bytes([BLANK])
    bottom = bytes([BLANK]) + turned(cells).rjust(inner, b"\0") + bytes([BLANK])
    return [edge, top, *[bytes(CARD_WIDTH)] * (CARD_HEIGHT - 4), bottom, edge]


def _file(blocks: Iterable[paper.Block], page: Page) -> bytes:
    try:
        return paper.brf(blocks, page)
    except paper.NotSixDots:
        raise
    except ValueError as error:
        raise NoRoom(page) from error
