"""BRF: pages of six-dot braille for embossers, one ASCII character for each cell.

Source: North American ASCII braille as in BANA/NLS files: 40 cells, 25 lines, CR LF, a form feed after each page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from braille.cells import BLANK

#: the characters of the cells 0 to 63, in ISO dot order
BRAILLE_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
HYPHEN_CELL, GUIDE_CELL = 0x24, 0x10
NEW_LINE = b"\r\n"
FORM_FEED = b"\f"


class NotSixDots(ValueError):
    """A cell has dot 7 or 8, which BRF cannot represent."""


@dataclass(frozen=True, slots=True)
class PageSize:
    """The size of a page.

    :param width: number of cells in a line. :param height: number of lines. :param form_feed: whether a page ends with
        a form feed; if not, it is filled with empty lines.
    """

    width: int = 40
    height: int = 25
    form_feed: bool = True


@dataclass(frozen=True, slots=True)
class BrailleParagraph:
    """Cells that are wrapped at blanks.

    :param cells: six-dot cells.
    :param first: number of blanks before the first line; at most ``width`` - 1 count.
    :param rest: number of blanks before the other lines, with the same limit.
    :param soft: positions in the cells before which a hyphen can divide a word.
    """

    cells: bytes
    first: int = 2
    rest: int = 0
    soft: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading, centred on one or more lines, with an empty line before and after; on one page with the next lines.

    :param cells: six-dot cells. :param entry: whether it is listed in the contents; a title is not. :param apart:
        whether it begins a page, unless it follows a title.
    """

    cells: bytes
    entry: bool = True
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines that are not divided at blanks, and stay together on a page if they fit: a table, a card.

    :param lines: six-dot cells of each line; the rest of a line wider than the page stands on further lines.
    """

    lines: tuple[bytes, ...]


Block = BrailleParagraph | Heading | Lines


@dataclass(frozen=True, slots=True)
class RunningLines:
    """The first line of every page: the page number at its end and, from the second page on, a title in the middle.

    :param title: six-dot cells; if they do not fit, whole words are left out.
    :param cells_of_number: returns the cells of a page's number.
    """

    title: bytes
    cells_of_number: Callable[[int], bytes]

    def line(self, page: int, width: int) -> bytes:
        """Return the first line of a page as ``width`` cells; page 1 has no title.

        :param page: number of the page, from 1.
        :param width: number of cells in the line.
        """
        number = self.cells_of_number(page)
        room = width - 2 * (len(number) + 1)
        title = _whole_words(self.title, room) if page > 1 else b""
        left = (width - len(title)) // 2
        return bytes(left) + title + number.rjust(width - left - len(title), bytes([BLANK]))


def _whole_words(cells: bytes, room: int) -> bytes:
    """Return as many whole words from the beginning as fit."""
    if len(cells) <= room:
        return cells
    end = cells.rfind(bytes([BLANK]), 0, max(0, room) + 1)
    return cells[: max(0, end)]


def ascii_braille(cells: bytes) -> bytes:
    """Return the ASCII characters of six-dot cells, one for each.

    :raises NotSixDots: for a cell with dot 7 or 8.
    """
    if any(value >= len(BRAILLE_ASCII) for value in cells):
        raise NotSixDots(cells)
    return "".join(BRAILLE_ASCII[value] for value in cells).encode("ascii")


def wrap(cells: bytes, width: int, first: int = 0, rest: int = 0, soft: frozenset[int] = frozenset()) -> list[bytes]:
    """Return lines of at most ``width`` cells, divided at blanks; none for cells without a word.

    A word that does not fit into the rest of a line is divided at a soft hyphen, with a hyphen in its place, if a part
    fits; otherwise it begins the next line. A word longer than a whole line is then divided anywhere.

    :param cells: the text in braille, one byte of dots for each cell.
    :param width: number of cells in a line, at least 1; 2 if there are soft hyphens.
    :param first: number of blanks before the first line.
    :param rest: number of blanks before the other lines.
    :param soft: positions in the cells before which a hyphen can divide a word.
    """
    lines: list[bytes] = []
    line = bytes(min(first, width - 1))
    indent = bytes(min(rest, width - 1))
    empty = True
    for start, word in _words(cells):
        gap = b"" if empty else bytes([BLANK])
        if len(line) + len(gap) + len(word) > width:
            part = _cells_before_hyphen(width - len(line) - len(gap), start, len(word), soft)
            while part:
                lines.append(line + gap + word[:part] + bytes([HYPHEN_CELL]))
                line, gap, word, start, empty = indent, b"", word[part:], start + part, True
                fits = len(line) + len(word) <= width
                part = 0 if fits else _cells_before_hyphen(width - len(line), start, len(word), soft)
            if not empty:
                lines.append(line)
                line, gap = indent, b""
        line += gap + word
        empty = False
        while len(line) > width:
            lines.append(line[:width])
            line = indent + line[width:]
    return [*lines, line] if not empty else lines


def _words(cells: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield each word between blanks with its position."""
    start = 0
    for word in cells.split(bytes([BLANK])):
        if word:
            yield start, word
        start += len(word) + 1


def _cells_before_hyphen(room: int, start: int, length: int, soft: frozenset[int]) -> int:
    """Return the number of cells of a word that fit before a hyphen; 0 if it cannot be divided there."""
    return max((place - start for place in soft if start < place < start + min(length, room)), default=0)


def pages(
    blocks: Iterable[Block], page: PageSize, running: RunningLines | None = None, contents: Heading | None = None
) -> list[list[bytes]]:
    """Return the lines of each page, at most ``page.height`` of them, without empty ones at the end.

    :param blocks: the text.
    :param page: size of the pages.
    :param running: the first line of every page, None for none.
    :param contents: heading of a list of all headings with their pages, which follows the title; None for no list. It
        has no effect without ``running``, which numbers the pages.
    :raises ValueError: if a page has no room for two cells and two lines.
    """
    height = page.height - (running is not None)
    if page.width < 2 or height < 2:
        raise ValueError(page)
    blocks = list(blocks)
    if running is None:
        return _lay_out(blocks, page.width, height)[0]
    if contents is None:
        laid = _lay_out(blocks, page.width, height)[0]
    else:
        laid = _with_contents(blocks, page.width, height, running, contents)
    return [[running.line(number, page.width), *lines] for number, lines in enumerate(laid, 1)]


def _with_contents(
    blocks: list[Block], width: int, height: int, running: RunningLines, contents: Heading
) -> list[list[bytes]]:
    """Return the pages of title and contents, then the other pages.

    :param width: cells of a line. :param height: lines of a page.
    """
    title = blocks[:1] if blocks and isinstance(blocks[0], Heading) and not blocks[0].entry else []
    rest = blocks[len(title) :]
    body, places = _lay_out(rest, width, height)
    entries = [block for block in rest if isinstance(block, Heading) and block.entry]

    def front(before: int) -> list[list[bytes]]:
        numbered = zip(entries, places, strict=True)
        lines = [_entry(entry.cells, running.cells_of_number(place + 1 + before), width) for entry, place in numbered]
        listed = Lines(tuple(line for entry in lines for line in entry))
        return _lay_out([*title, contents, listed], width, height)[0]

    # The contents move the pages that they number: one more page of contents can lengthen a number.
    listed = front(0)
    for _ in range(3):
        listed = front(len(listed))
    return [*listed, *body]


def _entry(cells: bytes, number: bytes, width: int) -> list[bytes]:
    """Return the lines of an entry in the contents, with guide dots to the number at the right.

    :param width: cells of a line.
    """
    lines = wrap(cells, max(2, width - len(number) - 2), 0, 2) or [b""]
    room = width - len(lines[-1]) - len(number) - 2
    guide = bytes([BLANK]) + bytes([GUIDE_CELL]) * room + bytes([BLANK]) if room > 1 else bytes(max(1, room + 2))
    return [*lines[:-1], lines[-1] + guide + number]


def _lay_out(blocks: Iterable[Block], width: int, height: int) -> tuple[list[list[bytes]], list[int]]:
    """Return the lines of each page, and the 0-based page of each heading that is an entry.

    :param width: cells of a line. :param height: lines of a page.
    """
    done: list[list[bytes]] = [[]]
    places: list[int] = []
    heading: list[bytes] = []
    entries = 0  # headings waiting for the block below them
    for block in blocks:
        lines = _lines(block, width)
        if isinstance(block, Heading):
            if block.apart and done[-1] and not heading:
                done.append([])
            heading += lines
            entries += block.entry
            continue
        places += [_add(done, heading, lines, isinstance(block, Lines), height)] * entries
        heading, entries = [], 0
    if heading:
        places += [_add(done, heading, [], False, height)] * entries
    return [_trim(lines) for lines in done if any(lines)], places


def brf(
    blocks: Iterable[Block],
    page: PageSize | None = None,
    running: RunningLines | None = None,
    contents: Heading | None = None,
) -> bytes:
    """Return text as a BRF file.

    :param blocks: the text.
    :param page: size of the pages; None for the usual size of embossers.
    :param running: the first line of every page, None for none.
    :param contents: heading of a table of contents, None for none; see ``pages``.
    :raises NotSixDots: for a cell with dot 7 or 8.
    :raises ValueError: for a page that is too small.
    """
    page = page or PageSize()
    return encode_pages(pages(blocks, page, running, contents), page)


def encode_pages(made: list[list[bytes]], page: PageSize) -> bytes:
    """Return pages, as ``pages`` returns them, as a BRF file of this size.

    :raises NotSixDots: for a cell with dot 7 or 8.
    """
    return b"".join(_page_bytes(lines, page) for lines in made)


def _page_bytes(lines: list[bytes], page: PageSize) -> bytes:
    filled = lines if page.form_feed else [*lines, *[b""] * (page.height - len(lines))]
    return b"".join(ascii_braille(line) + NEW_LINE for line in filled) + FORM_FEED * page.form_feed


def _lines(block: Block, width: int) -> list[bytes]:
    match block:
        case BrailleParagraph(cells, first, rest, soft):
            return wrap(cells, width, first, rest, soft)
        case Heading(cells):
            room = max(2, width - 6)
            centred = [bytes((width - len(line)) // 2) + line for line in wrap(cells, room)]
            return [b"", *centred, b""]
        case Lines(lines):
            cut = [[line[n : n + width] for n in range(0, len(line), width)] or [b""] for line in lines]
            return [line for part in cut for line in part]


def _add(done: list[list[bytes]], heading: list[bytes], lines: list[bytes], together: bool, height: int) -> int:
    """Add lines to the last page, and to new ones if necessary; return the page on which they begin.

    :param height: lines of a page.
    """
    least = len(heading) + (len(lines) if together and len(lines) <= height else min(2, len(lines)))
    if done[-1] and len(done[-1]) + least > height:
        done.append([])
    begins = len(done) - (len(done[-1]) < height)
    for line in (*heading, *lines):
        if len(done[-1]) == height:
            done.append([])
        if line or done[-1]:
            done[-1].append(line)
    return begins


def _trim(lines: list[bytes]) -> list[bytes]:
    """Return the lines without trailing blanks, and without trailing empty lines."""
    trimmed = [line.rstrip(bytes([BLANK])) for line in lines]
    while trimmed and not trimmed[-1]:
        trimmed.pop()
    return trimmed
