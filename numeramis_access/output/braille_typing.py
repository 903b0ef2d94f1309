"""A text field on a braille line: its cells, the cursor under one of them, on as many lines as it needs."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from braille.cells import BLANK, DOT_7, DOT_8, cell, fit_cells
from braille.text import BrailleTable
from numeramis_access.output.braille_layout import MORE_DOTS, CellLine, Touch
from numeramis_access.output.screen import Item
from numeramis_access.words.phrases import braille_of

#: dots that the cursor adds to its cell; without dots 7 and 8 the cursor stands in the cell beneath
CURSOR_DOTS, CURSOR_DOTS_BENEATH = DOT_7 | DOT_8, cell("14")
#: on a single line of six dots the cursor is a cell before its letter
CURSOR_CELL = cell("123456")
NAME_GAP = bytes(2)
#: a name longer than this part of a line stands before the text, on lines of its own
MAX_NAME_PART = 3


@dataclass(frozen=True, slots=True)
class TypedLine:
    """One line of a text field.

    :param line: cells and touches without the cursor.
    :param cursor: index of the cursor's cell, from 0; None if the cursor is on another line.
    """

    line: CellLine
    cursor: int | None = None

    def with_cursor(self) -> CellLine:
        """Return the line with the cursor's dots added to its cell; unchanged if the cursor is on another line."""
        cells = bytearray(self.line.cells)
        if self.cursor is not None:
            cells[self.cursor] |= CURSOR_DOTS
        return CellLine(bytes(cells), self.line.touches)

    def line_below(self) -> CellLine:
        """Return the line below this one, with only the cursor; blank if the cursor is on another line."""
        cells = bytearray(len(self.line.cells))
        if self.cursor is not None:
            cells[self.cursor] = CURSOR_DOTS_BENEATH
        return CellLine(bytes(cells), self.line.touches)


@dataclass(frozen=True, slots=True)
class _Row:
    """Cells with the touch of each."""

    cells: bytes
    touches: tuple[Touch, ...]

    def put_in(self, at: int, value: int) -> _Row:
        """Return the row with an inserted cell, which has the touch of the cell after it."""
        cells = self.cells[:at] + bytes([value]) + self.cells[at:]
        return _Row(cells, (*self.touches[:at], self.touches[at], *self.touches[at:]))


EMPTY_ROW = _Row(b"", ())


def typed_lines(item: Item, place: int, width: int, table: BrailleTable, block: bool = False) -> list[TypedLine]:
    """Return a text field as lines: first its name, then the text; each but the last ends with the mark of
    continuation.

    A short name stands at the beginning of every line, so that the text never moves. In an empty field the cursor
    stands after the name.

    :param item: the field.
    :param place: index of the field among the items.
    :param width: cells of a line.
    :param table: the braille table of the text.
    :param block: whether the cursor is a separate cell within the line.
    """
    label = table.cells(item.braille or braille_of(item.label)) + NAME_GAP
    name = _Row(label, (Touch("name", place),) * len(label))
    text, cursor = _typed_row(item, table)
    if block:
        text = text.put_in(cursor, CURSOR_CELL)
    if not (item.typed or item.unread):
        return _typed_lines(_Row(name.cells + text.cells, name.touches + text.touches), width, len(label))
    if len(label) * MAX_NAME_PART <= width:
        return _typed_lines(text, width, cursor, name)
    names = _rows(_Row(label.rstrip(bytes(1)), name.touches[: len(label) - len(NAME_GAP)]), width)
    return [*(TypedLine(_line(row, width, True)) for row in names), *_typed_lines(text, width, cursor)]


def _typed_lines(row: _Row, width: int, cursor: int, before: _Row = EMPTY_ROW) -> list[TypedLine]:
    """Return cells as lines.

    :param width: cells of a line. :param cursor: index of the cell with the cursor.
    :param before: the beginning of each line.
    """
    rows, begin = _rows(row, width - len(before.cells)), 0
    lines: list[TypedLine] = []
    for n, part in enumerate(rows):
        whole = _Row(before.cells + part.cells, before.touches + part.touches)
        here = begin <= cursor < begin + len(part.cells)
        at = len(before.cells) + cursor - begin if here else None
        lines.append(TypedLine(_line(whole, width, n + 1 < len(rows)), at))
        begin += len(part.cells)
    return lines


def _typed_row(item: Item, table: BrailleTable) -> tuple[_Row, int]:
    """Return the text with a blank after it, and the cell of the cursor."""
    text, at = item.typed or "", item.cursor
    cells, starts = b"", list[int]()
    for part in (text[:at], item.unread, text[at:]) if item.unread else (text,):
        if part is not item.unread:
            starts += [len(cells) + start for start in table.places(part)]
        cells += table.cells(part)
    cursor = starts[at] if at < len(starts) else len(cells)
    letters = (max(0, bisect_right(starts, place) - 1) for place in range(len(cells)))
    touches = tuple(Touch("letter", letter) for letter in (*letters, len(text)))
    return _Row(cells + bytes(1), touches), cursor


def _rows(row: _Row, width: int) -> list[_Row]:
    """Return a row as rows of this width, divided after blanks where possible."""
    rows: list[_Row] = []
    while len(row.cells) > width:
        end = width - 1
        blank = row.cells.rfind(bytes([BLANK]), 0, end)
        end = blank + 1 if blank >= 0 else end
        rows.append(_Row(row.cells[:end], row.touches[:end]))
        row = _Row(row.cells[end:], row.touches[end:])
    return [*rows, row]


def _line(row: _Row, width: int, goes_on: bool) -> CellLine:
    """Return a row as a line; cells past its end touch the last one."""
    touches: Sequence[Touch] = row.touches + row.touches[-1:] * (width - len(row.touches))
    cells = fit_cells(row.cells, width - 1) + bytes([MORE_DOTS]) if goes_on else fit_cells(row.cells, width)
    return CellLine(cells, tuple(touches[:width]))
