"""Layouts of the table on a braille line: one file a game holds pictures, which become slots for fields.

A field is a list of pieces. A piece is divided only if its slot cannot hold it. A field that does not fit its slot
continues on a further line with the same picture, so every field keeps its place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from braille.brf import wrap
from braille.cells import BLANK, DOT_7, DOT_8, cell, fit_cells
from numeramis_access.input.commands import AnyCommand

#: the layout of a game without its own
GENERAL_LAYOUT_FILE = Path(__file__).with_suffix(".toml")
#: last cell of a field, line or message that continues; cells of six dots need another mark
MORE_DOTS = DOT_7 | DOT_8
SIX_DOT_MORE_CELL = cell("456")
#: a field of fewer cells has no room for that mark
MIN_MARKED_CELLS = 4
#: longest last row of a text that gets the word before it
MAX_ALONE_CELLS = 2
#: the dots in the line beneath that stand for dots 7 and 8
DOTS_BENEATH = {0: BLANK, DOT_7: cell("1"), DOT_8: cell("4"), DOT_7 | DOT_8: cell("14")}
#: the slot for messages, not a field; a page without it gives messages the whole line
MESSAGE_SLOT = "message"
#: a field gives cells to another one only down to this width
MIN_FIELD_CELLS = 6


@dataclass(frozen=True, slots=True)
class Touch:
    """The target of a routing key over a cell: an item, a seat, a letter, or a question to ask.

    :param zone, index: as in ``input.inbox.Touched``.
    :param question: the question, None if it asks none.
    """

    zone: str
    index: int
    question: AnyCommand | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """Cells that stay together on the line; a blank at the end is only a gap.

    :param cells: the cells.
    :param touch: the target of a routing key over them, None for nothing.
    """

    cells: bytes
    touch: Touch | None = None


@dataclass(frozen=True, slots=True)
class CellLine:
    """The cells of one line, or of all lines of a display one after the other.

    :param cells: a dot mask for each cell.
    :param touches: for each cell the target of a routing key over it; None for nothing.
    """

    cells: bytes
    touches: tuple[Touch | None, ...]


class DisplaySize(NamedTuple):
    """The size of a display. :param lines: number of lines. :param width: cells of a line."""

    lines: int
    width: int

    @property
    def cells(self) -> int:
        """Return the number of cells of all lines together."""
        return self.lines * self.width


class Slot(NamedTuple):
    """The place of a field on a display.

    :param field: name of the field.
    :param starts: first cell of each row of the slot, counted from the first cell of the display.
    :param width: cells of a row.
    """

    field: str
    starts: tuple[int, ...]
    width: int

    @property
    def places(self) -> frozenset[int]:
        """Return all cells of the slot."""
        return frozenset(start + step for start in self.starts for step in range(self.width))


LayoutPage = tuple[Slot, ...]
Fields = Mapping[str, Sequence[Piece]]
#: the pages of a layout by size
Layout = dict[DisplaySize, tuple[LayoutPage, ...]]


@lru_cache(maxsize=8)
def layout(file: Path) -> Layout:
    """Return the pages of a layout, keyed by the size of the display; ``pages.40`` is for one line of 40 cells,
    ``pages.9x40`` for nine.

    The result is shared between calls, so do not change it.

    :param file: path of the layout.
    """
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    names = data["fields"]
    made = {}
    for name, pictures in data["pages"].items():
        lines, _, width = name.rpartition("x")
        size = DisplaySize(int(lines or 1), int(width))
        made[size] = tuple(_page([picture] if size.lines == 1 else picture, names, size) for picture in pictures)
    return made


def _page(picture: Sequence[str], names: Mapping[str, str], size: DisplaySize) -> LayoutPage:
    """Return the slots of a picture; the same letter in several rows is one field that continues there."""
    runs: dict[str, list[tuple[int, int]]] = {}
    for row, line in enumerate(picture):
        for run in re.finditer(r"(\S)\1*", line):
            runs.setdefault(run[0][0], []).append((row * size.width + run.start(), len(run[0])))
    return tuple(
        Slot(names[sign], tuple(start for start, _ in spans), min(width for _, width in spans))
        for sign, spans in runs.items()
    )


def pages_for(file: Path, size: DisplaySize) -> tuple[LayoutPage, ...]:
    """Return the pages for a display: those of the widest layout that is not wider than the display.

    On a display narrower than all layouts each field of the narrowest layout gets a page of its own. If there is no
    layout for several lines, the pages for one line stand one below the other, with messages on the last line.

    :param file: the layout. :param size: the size of the display.
    """
    known = {of: made for of, made in layout(file).items() if of.lines == size.lines and of.width <= size.width}
    if known:
        widest = max(known)
        return tuple(_page_for_width(page, widest.width, size.width) for page in known[widest])
    if size.lines > 1:
        return _stack_rows(pages_for(file, DisplaySize(1, size.width)), size)
    narrowest = min(of for of in layout(file) if of.lines == 1)
    return tuple((Slot(slot.field, (0,), size.width),) for page in layout(file)[narrowest] for slot in page)


def _page_for_width(page: LayoutPage, width: int, wider: int) -> LayoutPage:
    """Return a page for lines of ``width`` cells on a display whose lines are wider."""
    return tuple(
        slot._replace(starts=tuple(start // width * wider + start % width for start in slot.starts)) for slot in page
    )


def _stack_rows(rows: Sequence[LayoutPage], size: DisplaySize) -> tuple[LayoutPage, ...]:
    """Return pages of one line stacked to pages of several; the last line is for messages."""
    most = size.lines - 1
    message = Slot(MESSAGE_SLOT, (most * size.width,), size.width)
    return tuple(
        (*(_lower(slot, row * size.width) for row, page in enumerate(rows[n : n + most])
           for slot in page if slot.field != MESSAGE_SLOT), message)
        for n in range(0, len(rows), most)
    )  # fmt: skip


def _lower(slot: Slot, cells: int) -> Slot:
    return slot._replace(starts=tuple(start + cells for start in slot.starts))


def add_field_at_end(page: LayoutPage, field: str, need: int, width: int) -> list[LayoutPage]:
    """Return the pages of one line into which a page turns when another field is added at its end.

    Fields without room beside it go to further pages; each of these pages ends with that field.

    :param page: the page to extend.
    :param field: name of the other field.
    :param need: its number of cells.
    :param width: cells of the line.
    """
    room = width - need - 1
    rows: list[list[Slot]] = []
    for slot in page:
        wide = min(slot.width, room)
        start = rows[-1][-1].starts[0] + rows[-1][-1].width + 1 if rows else 0
        if not rows or start + wide > room:
            rows.append([])
            start = 0
        rows[-1].append(Slot(slot.field, (start,), wide))
    return [(*row, Slot(field, (width - need,), need)) for row in rows]


def widen_slots(page: LayoutPage, fields: Fields, names: Collection[str], size: DisplaySize) -> LayoutPage:
    """Return the page with slots wide enough for all pieces of some fields, as far as the end of the line is free.

    :param page: the page.
    :param fields: the pieces of each field, by name.
    :param names: the fields to widen.
    :param size: size of the display.
    """
    for name in names:
        slot = _slot_of(page, name)
        if slot is not None:
            page = _moved_on(page, slot, _length(fields.get(name, ())) - slot.width, size)
    return page


def lengthen_slots(page: LayoutPage, names: Collection[str], cells: int, size: DisplaySize) -> LayoutPage:
    """Return a page on which each of these fields is wider by this number of cells, or by fewer if the line lacks room.

    Free cells at the end of the line are used first, then cells of its longest field, which keeps ``MIN_FIELD_CELLS``.
    A field of several lines stays as it is.

    :param page: the page. :param names: the fields to widen. :param cells: number of cells.
    :param size: size of the display.
    """
    for name in names:
        slot = _slot_of(page, name)
        if slot is None:
            continue
        page = _moved_on(page, slot, cells, size)
        lack = slot.width + cells - (now := _slot_of(page, name) or slot).width
        row = [other for other in page if other.starts[0] // size.width == now.starts[0] // size.width and other != now]
        longest = max(
            (other for other in row if other.field != MESSAGE_SLOT), key=lambda other: other.width, default=None
        )
        if lack > 0 and longest is not None and longest.width - lack >= MIN_FIELD_CELLS:
            page = _given_up(page, now, longest, lack)
    return page


def _slot_of(page: LayoutPage, field: str) -> Slot | None:
    """Return the slot of a field of one line, None if it is not on the page."""
    return next((slot for slot in page if slot.field == field and len(slot.starts) == 1), None)


def _moved_on(page: LayoutPage, slot: Slot, by: int, size: DisplaySize) -> LayoutPage:
    """Return a page with a field widened by as many of these cells as the end of its line has free.

    Later fields of that line move on. The message slot shrinks, and disappears when it becomes too short.
    """
    row = slot.starts[0] // size.width
    behind = [other for other in page if other.starts[0] > slot.starts[0] and other.starts[0] // size.width == row]
    last = max(other.starts[0] + other.width for other in [slot, *behind] if other.field != MESSAGE_SLOT)
    by = min(by, (row + 1) * size.width - last)
    if by <= 0:
        return page
    moved = (
        slot._replace(width=slot.width + by) if other == slot else _shift(other, by) if other in behind else other
        for other in page
    )
    return tuple(other for other in moved if other.field != MESSAGE_SLOT or other.width > 0)


def _given_up(page: LayoutPage, slot: Slot, longest: Slot, cells: int) -> LayoutPage:
    """Return a page on which one field gives cells to another; the fields between them move."""
    first, last = sorted((slot.starts[0], longest.starts[0]))
    by = -cells if longest.starts[0] == first else cells

    def place(other: Slot) -> Slot:
        width = other.width + cells * ((other == slot) - (other == longest))
        between = len(other.starts) == 1 and first < other.starts[0] <= last
        return other._replace(starts=(other.starts[0] + by,) if between else other.starts, width=width)

    return tuple(map(place, page))


def _shift(slot: Slot, by: int) -> Slot:
    """Return a slot moved along its line; the message slot keeps its end."""
    narrower = by if slot.field == MESSAGE_SLOT else 0
    return slot._replace(starts=tuple(start + by for start in slot.starts), width=slot.width - narrower)


def _length(pieces: Sequence[Piece]) -> int:
    return len(b"".join(piece.cells for piece in pieces).rstrip(bytes([BLANK])))


def to_six_dots(cells: bytes, width: int) -> bytes:
    """Return cells for a display without dots 7 and 8, which become dots 1 and 4 in a blank cell of the line beneath.

    Over a filled cell they are lost; the mark of continuation becomes dots 4, 5 and 6.

    :param cells: the cells. :param width: cells of a line.
    """
    rows = bytearray(SIX_DOT_MORE_CELL if value == MORE_DOTS else value & ~MORE_DOTS for value in cells)
    for place, value in enumerate(cells[:-width]):
        beneath = place + width
        if value != MORE_DOTS and not cells[beneath]:
            rows[beneath] |= DOTS_BENEATH[value & MORE_DOTS]
    return bytes(rows)


def whole_slot(size: DisplaySize) -> Slot:
    """Return the whole display as the slot for messages. :param size: size of the display."""
    return Slot(MESSAGE_SLOT, tuple(line * size.width for line in range(size.lines)), size.width)


def message_slot(page: LayoutPage) -> Slot | None:
    """Return the message slot of a page, None if it has none."""
    return next((slot for slot in page if slot.field == MESSAGE_SLOT), None)


def table_lines(page: LayoutPage, fields: Fields, size: DisplaySize) -> list[CellLine]:
    """Return the successive contents of the display for a page; none if all its fields are empty.

    There are as many as the field with the most parts needs; fields with fewer parts stay at their last one.

    :param page: the slots of the page.
    :param fields: the pieces of each field, by name.
    :param size: size of the display.
    """
    parts = {slot: _portions(fields.get(slot.field, ()), slot) for slot in page}
    views = {slot: shown for slot, shown in parts.items() if shown}
    count = max((len(shown) for shown in views.values()), default=0)
    return [_line({slot: shown[min(n, len(shown) - 1)] for slot, shown in views.items()}, size) for n in range(count)]


#: the pieces of each row
PieceRows = Sequence[Sequence[Piece]]


def _portions(pieces: Sequence[Piece], slot: Slot) -> list[PieceRows]:
    """Return the successive contents of a slot; each but the last ends with the mark of continuation."""
    rows, at_once = _divide(pieces, slot.width), len(slot.starts)
    if len(rows) <= at_once:
        return [rows] if rows else []
    if slot.width >= MIN_MARKED_CELLS:
        rows = _divide(pieces, slot.width - 1)
        for last in range(at_once - 1, len(rows) - 1, at_once):
            rows[last] = _mark_last_cell(rows[last], slot.width)
    return [rows[n : n + at_once] for n in range(0, len(rows), at_once)]


def _mark_last_cell(row: Sequence[Piece], width: int) -> list[Piece]:
    """Return a row with the mark of continuation in its last cell. :param width: cells of the line."""
    used = sum(len(piece.cells) for piece in row[:-1]) + len(row[-1].cells.rstrip(bytes([BLANK])))
    last = Piece(row[-1].cells.rstrip(bytes([BLANK])), row[-1].touch)
    return [*row[:-1], last, Piece(bytes(width - 1 - used) + bytes([MORE_DOTS]))]


def _line(filled: Mapping[Slot, PieceRows], size: DisplaySize) -> CellLine:
    cells = bytearray(size.cells)
    touches: list[Touch | None] = [None] * size.cells
    for slot, rows in filled.items():
        for start, pieces in zip(slot.starts, rows, strict=False):
            at, end = start, start + slot.width
            for piece in pieces:
                shown = piece.cells[: end - at]
                cells[at : at + len(shown)] = shown
                touches[at : at + len(shown)] = [piece.touch] * len(shown)
                at += len(shown)
    return CellLine(bytes(cells), tuple(touches))


def _divide(pieces: Sequence[Piece], width: int) -> list[list[Piece]]:
    """Return the pieces in as many rows of this width as they need."""
    rows: list[list[Piece]] = []
    used = width
    for piece in _cut(pieces, width):
        length = len(piece.cells.rstrip(bytes([BLANK])))
        if used + length > width:
            rows.append([])
            used = 0
        rows[-1].append(piece)
        used += len(piece.cells)
    return rows


def _cut(pieces: Sequence[Piece], width: int) -> list[Piece]:
    """Return the pieces, with those wider than the slot divided, at blanks where possible."""
    parts: list[Piece] = []
    for piece in pieces:
        if len(piece.cells.rstrip(bytes([BLANK]))) <= width:
            parts.append(piece)
        else:
            parts += [
                Piece(fit_cells(part, width), piece.touch) for part in wrap(make_blanks_plain(piece.cells), width)
            ]
    return parts


def make_blanks_plain(cells: bytes) -> bytes:
    """Return cells in which blanks with dot 7 alone are plain blanks, at which a text can be divided into parts."""
    return cells.replace(bytes([DOT_7]), bytes([BLANK]))


def lengthen_last_row(rows: list[bytes], width: int) -> list[bytes]:
    """Return the rows of a text; a last row of at most ``MAX_ALONE_CELLS`` cells, such as a player's sign, gets the
    word before it too, if both fit.

    :param rows: the rows in cells.
    :param width: cells of a row.
    """
    if len(rows) < 2 or len(rows[-1]) > MAX_ALONE_CELLS:
        return rows
    before, gap, word = rows[-2].rpartition(bytes([BLANK]))
    fits = before.strip(bytes([BLANK])) and len(word) + len(gap) + len(rows[-1]) <= width
    return [*rows[:-2], before, word + gap + rows[-1]] if fits else rows


def text_lines(cells: bytes, width: int, touch: Touch | None = None, before: bytes = b"") -> list[CellLine]:
    """Return a text on as many lines as it needs; each but the last ends with the mark of continuation.

    :param cells: the text.
    :param width: cells of a line.
    :param touch: the target of a routing key over the text; None if the text takes no touches.
    :param before: cells before the text on its first line, which a routing key does not touch.
    """
    begins = len(before)
    whole = bytes(begins) + cells
    room = max(1, width - 1)
    rows = [whole] if len(whole) <= width else lengthen_last_row(wrap(cells, room, first=begins), room)
    rows[0] = before + rows[0][begins:]
    own = [begins, *[0] * (len(rows) - 1)]
    last = len(rows) - 1
    return [
        CellLine(
            fit_cells(row, width) if n == last else fit_cells(row, width - 1) + bytes([MORE_DOTS]),
            (None,) * own[n] + (touch,) * (len(row) - own[n]) + (None,) * (width - len(row)),
        )
        for n, row in enumerate(rows)
    ]
