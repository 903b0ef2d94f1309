"""BRF: pages of six-dot braille as embossers take them, one ASCII character for each cell.

Source: North American ASCII braille as in BANA/NLS files: 40 cells, 25 lines, CR LF, a form feed after each page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from braille.cells import BLANK

#: the characters of the cells 0 to 63, in ISO dot order
ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
NEW_LINE = b"\r\n"
FORM_FEED = b"\f"


class NotSixDots(ValueError):
    """A cell has dot 7 or 8, which no page of BRF can hold."""


@dataclass(frozen=True, slots=True)
class Page:
    """The size of a page.

    :param width: cells in a line. :param height: lines. :param form_feed: end each page with a form feed; without,
        a page is filled with empty lines.
    """

    width: int = 40
    height: int = 25
    form_feed: bool = True


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Cells that are wrapped at blanks.

    :param cells: six-dot cells. :param first: blanks before the first line. :param rest: before the others.
    """

    cells: bytes
    first: int = 2
    rest: int = 0


@dataclass(frozen=True, slots=True)
class Heading:
    """A line or two in the middle, an empty line before and after; never the last thing on a page."""

    cells: bytes


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines that stay as they are and together on a page where they fit: a table, a card.

    :param lines: six-dot cells; what is longer than the page is wide goes on in the next line.
    """

    lines: tuple[bytes, ...]


Block = Paragraph | Heading | Lines


def ascii_braille(cells: bytes) -> bytes:
    """Return the characters of six-dot cells.

    :raises NotSixDots: for a cell with dot 7 or 8.
    """
    if any(value >= len(ASCII) for value in cells):
        raise NotSixDots(cells)
    return "".join(ASCII[value] for value in cells).encode("ascii")


def wrap(cells: bytes, width: int, first: int = 0, rest: int = 0) -> list[bytes]:
    """Return lines of at most ``width`` cells, broken at blanks; a word longer than a line is broken anywhere."""
    lines: list[bytes] = []
    line = bytes(min(first, width - 1))
    empty = True
    for word in cells.split(bytes([BLANK])):
        if not word:
            continue
        gap = b"" if empty else bytes([BLANK])
        if len(line) + len(gap) + len(word) > width and not empty:
            lines.append(line)
            line, gap = bytes(min(rest, width - 1)), b""
        line += gap + word
        empty = False
        while len(line) > width:
            lines.append(line[:width])
            line = bytes(min(rest, width - 1)) + line[width:]
    return [*lines, line] if not empty else lines


def pages(blocks: Iterable[Block], page: Page) -> list[list[bytes]]:
    """Return the lines of each page, at most ``page.height`` of them, without empty ones at the end.

    :raises ValueError: when a page has no room for two cells and two lines.
    """
    if page.width < 2 or page.height < 2:
        raise ValueError(page)
    done: list[list[bytes]] = [[]]
    heading: list[bytes] = []
    for block in blocks:
        lines = _lines(block, page.width)
        if isinstance(block, Heading):
            heading += lines
            continue
        _add(done, heading, lines, isinstance(block, Lines), page.height)
        heading = []
    if heading:
        _add(done, heading, [], False, page.height)
    return [_trimmed(lines) for lines in done if any(lines)]


def brf(blocks: Iterable[Block], page: Page | None = None) -> bytes:
    """Return a BRF file.

    :raises NotSixDots: for a cell with dot 7 or 8. :raises ValueError: for a page that is too small.
    """
    page = page or Page()
    return b"".join(_printed(lines, page) for lines in pages(blocks, page))


def _printed(lines: list[bytes], page: Page) -> bytes:
    filled = lines if page.form_feed else [*lines, *[b""] * (page.height - len(lines))]
    return b"".join(ascii_braille(line) + NEW_LINE for line in filled) + FORM_FEED * page.form_feed


def _lines(block: Block, width: int) -> list[bytes]:
    match block:
        case Paragraph(cells, first, rest):
            return wrap(cells, width, first, rest)
        case Heading(cells):
            room = max(2, width - 6)
            centred = [bytes((width - len(line)) // 2) + line for line in wrap(cells, room)]
            return [b"", *centred, b""]
        case Lines(lines):
            cut = [[line[n : n + width] for n in range(0, len(line), width)] or [b""] for line in lines]
            return [line for part in cut for line in part]


def _add(done: list[list[bytes]], heading: list[bytes], lines: list[bytes], together: bool, height: int) -> None:
    """Add lines to the last page, and begin another one as often as needed."""
    least = len(heading) + (len(lines) if together and len(lines) <= height else min(2, len(lines)))
    if done[-1] and len(done[-1]) + least > height:
        done.append([])
    for line in (*heading, *lines):
        if len(done[-1]) == height:
            done.append([])
        if line or done[-1]:
            done[-1].append(line)


def _trimmed(lines: list[bytes]) -> list[bytes]:
    """Return the lines without blanks at their ends and without empty ones at the end."""
    trimmed = [line.rstrip(bytes([BLANK])) for line in lines]
    while trimmed and not trimmed[-1]:
        trimmed.pop()
    return trimmed
