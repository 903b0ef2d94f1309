"""Score boards to print or emboss: a table of results, and a counting board with movable counters.

Lines and rings are thick enough to rise on swell paper; every word and number is in print and in braille.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from numeramis_access.kit import dots
from numeramis_access.kit.dots import BANA_SIZE, DotSize
from numeramis_access.kit.page import INK_COLOUR, PAGE_HEIGHT, PAGE_WIDTH, Page, svg_path
from numeramis_access.kit.strokes import text_strokes

Cells: TypeAlias = Callable[[str], bytes]

#: millimetres
PAGE_MARGIN = 12.0
TITLE_HEIGHT, TITLE_TYPE_SIZE = 22.0, 7.0
PRINT_TYPE_SIZE = 5.5
#: millimetres from dot 1 of a braille line to the top of the print under it
PRINT_OFFSET = 8.5
#: the table in millimetres: heights of its head and of a row, widths of the number column and of the narrowest column
HEAD_HEIGHT, ROW_HEIGHT, NUMBER_COLUMN_WIDTH, MIN_COLUMN_WIDTH = 22.0, 20.0, 22.0, 16.0
#: the counting board in millimetres: heights of a name and of a row, widths of its label and of a field, radius of a
#: ring and thickness of its line
NAME_ROW_HEIGHT, RING_ROW_HEIGHT, LABEL_WIDTH, FIELD_WIDTH, RING_RADIUS, RING_THICKNESS = (
    22.0,
    17.0,
    25.0,
    16.0,
    7.0,
    1.0,
)
ORDERS = 3


def score_board_svg(
    title: str, columns: Sequence[str], rows: int, cells: Cells, first: int = 1, size: DotSize = BANA_SIZE
) -> list[str]:
    """Return the pages of an empty table as SVG documents: a column for each side or player, a row for each game.

    :param title: title of the table.
    :param columns: names above the columns, at most ``most_columns()``.
    :param rows: number of games.
    :param cells: converts text to braille cells.
    :param first: number of the first game.
    :param size: size and spacing of the braille.
    :raises ValueError: for no column, no row, or too many columns.
    """
    if not 1 <= len(columns) <= most_columns() or rows < 1:
        raise ValueError(f"{len(columns)} columns of at most {most_columns()}, {rows} rows")
    each = int((PAGE_HEIGHT - 2 * PAGE_MARGIN - TITLE_HEIGHT - HEAD_HEIGHT) / ROW_HEIGHT)
    numbers = range(first, first + rows)
    return [_table(title, columns, numbers[at : at + each], cells, size) for at in range(0, rows, each)]


def most_columns() -> int:
    """Return the greatest number of columns on a page."""
    return int((PAGE_WIDTH - 2 * PAGE_MARGIN - NUMBER_COLUMN_WIDTH) / MIN_COLUMN_WIDTH)


def counting_board_svg(
    title: str, names: Sequence[str], orders: int, cells: Cells, size: DotSize = BANA_SIZE
) -> list[str]:
    """Return the pages of a counting board as SVG documents.

    For each name it has rows of ten fields, 0 to 9; a counter lies in each row.

    :param title: title of the board.
    :param names: names of the players or sides.
    :param orders: rows for each name: 1 for ones, 2 with tens above, 3 with hundreds.
    :param cells: converts text to braille cells.
    :param size: size and spacing of the braille.
    :raises ValueError: for no name or another number of rows.
    """
    if not names or not 1 <= orders <= ORDERS:
        raise ValueError(f"{len(names)} names, {orders} rows each")
    each = int((PAGE_HEIGHT - 2 * PAGE_MARGIN - TITLE_HEIGHT) / (NAME_ROW_HEIGHT + orders * RING_ROW_HEIGHT))
    return [_counting(title, names[at : at + each], orders, cells, size) for at in range(0, len(names), each)]


def _table(title: str, columns: Sequence[str], numbers: Sequence[int], cells: Cells, size: DotSize) -> str:
    page = Page(size)
    _write_both(page, title, cells(title), (PAGE_MARGIN, PAGE_MARGIN), PAGE_WIDTH - 2 * PAGE_MARGIN, TITLE_TYPE_SIZE)
    left, top = PAGE_MARGIN + NUMBER_COLUMN_WIDTH, PAGE_MARGIN + TITLE_HEIGHT + HEAD_HEIGHT
    wide = (PAGE_WIDTH - PAGE_MARGIN - left) / len(columns)
    bottom = top + len(numbers) * ROW_HEIGHT
    for index, name in enumerate(columns):
        x = left + index * wide
        page.add_line(x, top - HEAD_HEIGHT, x, bottom)
        _write_both(page, name, cells(name), (x + 2, top - HEAD_HEIGHT + 3), wide - 2.5, PRINT_TYPE_SIZE)
    page.add_line(PAGE_WIDTH - PAGE_MARGIN, top - HEAD_HEIGHT, PAGE_WIDTH - PAGE_MARGIN, bottom)
    page.add_line(left, top - HEAD_HEIGHT, PAGE_WIDTH - PAGE_MARGIN, top - HEAD_HEIGHT)
    for index, number in enumerate(numbers):
        y = top + index * ROW_HEIGHT
        page.add_line(PAGE_MARGIN, y, PAGE_WIDTH - PAGE_MARGIN, y)
        _write_both(
            page, str(number), dots.number_cells(number), (PAGE_MARGIN, y + 3), NUMBER_COLUMN_WIDTH, PRINT_TYPE_SIZE
        )
    page.add_line(PAGE_MARGIN, bottom, PAGE_WIDTH - PAGE_MARGIN, bottom)
    return page.svg()


def _counting(title: str, names: Sequence[str], orders: int, cells: Cells, size: DotSize) -> str:
    page = Page(size)
    _write_both(page, title, cells(title), (PAGE_MARGIN, PAGE_MARGIN), PAGE_WIDTH - 2 * PAGE_MARGIN, TITLE_TYPE_SIZE)
    for index, name in enumerate(names):
        y = PAGE_MARGIN + TITLE_HEIGHT + index * (NAME_ROW_HEIGHT + orders * RING_ROW_HEIGHT)
        page.add_line(PAGE_MARGIN, y, PAGE_WIDTH - PAGE_MARGIN, y)
        _write_both(page, name, cells(name), (PAGE_MARGIN, y + 3), PAGE_WIDTH - 2 * PAGE_MARGIN, PRINT_TYPE_SIZE)
        for row in range(orders):
            _draw_fields(page, 10 ** (orders - 1 - row), y + NAME_ROW_HEIGHT + row * RING_ROW_HEIGHT)
    return page.svg()


def _draw_fields(page: Page, order: int, y: float) -> None:
    """Draw a row of ones, tens or hundreds: its label, then ten rings with a digit in braille and print."""
    _write_both(page, str(order), dots.number_cells(order), (PAGE_MARGIN, y), LABEL_WIDTH, PRINT_TYPE_SIZE)
    middle = y + RING_ROW_HEIGHT / 2 - 1
    for digit in range(10):
        x = PAGE_MARGIN + LABEL_WIDTH + (digit + 0.5) * FIELD_WIDTH
        ring = f'cx="{x:.2f}" cy="{middle:.2f}" r="{RING_RADIUS - RING_THICKNESS / 2:.2f}"'
        page.print.append(f'<circle {ring} fill="none" stroke="{INK_COLOUR}" stroke-width="{RING_THICKNESS}"/>')
        page.add_dots(bytes([dots.DIGIT_CELLS[digit]]), x - 4.4, middle - page.size.pitch)
        page.print.append(
            f'<g stroke="{INK_COLOUR}">{svg_path(text_strokes(str(digit), (x + 2.4, -middle), 5, 3), 0.9)}</g>'
        )


def _write_both(page: Page, text: str, cells: bytes, corner: tuple[float, float], space: float, tall: float) -> None:
    """Draw braille and the print under it, both within ``space`` millimetres from the corner."""
    x, y = corner
    page.add_dots(dots.cells_that_fit(cells, space, page.size), x + page.size.base / 2, y + page.size.base / 2)
    tall = min(tall, space / (1.05 * max(1, len(text))))
    page.add_text(text, x, y + PRINT_OFFSET + tall, tall)
