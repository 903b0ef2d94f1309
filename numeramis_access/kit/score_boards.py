"""Score boards to print or emboss: a table of results, and a counting board with movable counters.

Lines and rings are thick enough to rise on swell paper; every word and number is in print and in braille.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from numeramis_access.kit import dots
from numeramis_access.kit.dots import BANA, DotSize
from numeramis_access.kit.page import HEIGHT, INK, WIDTH, Page, path_of
from numeramis_access.kit.strokes import write

Cells: TypeAlias = Callable[[str], bytes]

#: millimetres
MARGIN = 12.0
TITLE, TITLE_TALL = 22.0, 7.0
PRINT_TALL = 5.5
#: millimetres from dot 1 of a braille line to the top of the print under it
UNDER = 8.5
#: the table in millimetres: heights of its head and of a row, widths of the number column and of the narrowest column
HEAD, ROW, NUMBERS, NARROWEST = 22.0, 20.0, 22.0, 16.0
#: the counting board in millimetres: heights of a name and of a row, widths of its label and of a field, radius of a
#: ring and thickness of its line
NAME, STEP, LABEL, FIELD, RADIUS, RING = 22.0, 17.0, 25.0, 16.0, 7.0, 1.0
ORDERS = 3


def score_board_svg(
    title: str, columns: Sequence[str], rows: int, cells: Cells, first: int = 1, size: DotSize = BANA
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
    each = int((HEIGHT - 2 * MARGIN - TITLE - HEAD) / ROW)
    numbers = range(first, first + rows)
    return [_table(title, columns, numbers[at : at + each], cells, size) for at in range(0, rows, each)]


def most_columns() -> int:
    """Return the greatest number of columns on a page."""
    return int((WIDTH - 2 * MARGIN - NUMBERS) / NARROWEST)


def counting_board_svg(title: str, names: Sequence[str], orders: int, cells: Cells, size: DotSize = BANA) -> list[str]:
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
    each = int((HEIGHT - 2 * MARGIN - TITLE) / (NAME + orders * STEP))
    return [_counting(title, names[at : at + each], orders, cells, size) for at in range(0, len(names), each)]


def _table(title: str, columns: Sequence[str], numbers: Sequence[int], cells: Cells, size: DotSize) -> str:
    page = Page(size)
    _write_both(page, title, cells(title), (MARGIN, MARGIN), WIDTH - 2 * MARGIN, TITLE_TALL)
    left, top = MARGIN + NUMBERS, MARGIN + TITLE + HEAD
    wide = (WIDTH - MARGIN - left) / len(columns)
    bottom = top + len(numbers) * ROW
    for index, name in enumerate(columns):
        x = left + index * wide
        page.add_line(x, top - HEAD, x, bottom)
        _write_both(page, name, cells(name), (x + 2, top - HEAD + 3), wide - 2.5, PRINT_TALL)
    page.add_line(WIDTH - MARGIN, top - HEAD, WIDTH - MARGIN, bottom)
    page.add_line(left, top - HEAD, WIDTH - MARGIN, top - HEAD)
    for index, number in enumerate(numbers):
        y = top + index * ROW
        page.add_line(MARGIN, y, WIDTH - MARGIN, y)
        _write_both(page, str(number), dots.number(number), (MARGIN, y + 3), NUMBERS, PRINT_TALL)
    page.add_line(MARGIN, bottom, WIDTH - MARGIN, bottom)
    return page.svg()


def _counting(title: str, names: Sequence[str], orders: int, cells: Cells, size: DotSize) -> str:
    page = Page(size)
    _write_both(page, title, cells(title), (MARGIN, MARGIN), WIDTH - 2 * MARGIN, TITLE_TALL)
    for index, name in enumerate(names):
        y = MARGIN + TITLE + index * (NAME + orders * STEP)
        page.add_line(MARGIN, y, WIDTH - MARGIN, y)
        _write_both(page, name, cells(name), (MARGIN, y + 3), WIDTH - 2 * MARGIN, PRINT_TALL)
        for row in range(orders):
            _draw_fields(page, 10 ** (orders - 1 - row), y + NAME + row * STEP)
    return page.svg()


def _draw_fields(page: Page, order: int, y: float) -> None:
    """Draw a row of ones, tens or hundreds: its label, then ten rings with a digit in braille and print."""
    _write_both(page, str(order), dots.number(order), (MARGIN, y), LABEL, PRINT_TALL)
    middle = y + STEP / 2 - 1
    for digit in range(10):
        x = MARGIN + LABEL + (digit + 0.5) * FIELD
        ring = f'cx="{x:.2f}" cy="{middle:.2f}" r="{RADIUS - RING / 2:.2f}"'
        page.print.append(f'<circle {ring} fill="none" stroke="{INK}" stroke-width="{RING}"/>')
        page.add_dots(bytes([dots.DIGITS[digit]]), x - 4.4, middle - page.size.pitch)
        page.print.append(f'<g stroke="{INK}">{path_of(write(str(digit), (x + 2.4, -middle), 5, 3), 0.9)}</g>')


def _write_both(page: Page, text: str, cells: bytes, corner: tuple[float, float], space: float, tall: float) -> None:
    """Draw braille and the print under it, both within ``space`` millimetres from the corner."""
    x, y = corner
    page.add_dots(dots.fitting(cells, space, page.size), x + page.size.base / 2, y + page.size.base / 2)
    tall = min(tall, space / (1.05 * max(1, len(text))))
    page.add_text(text, x, y + UNDER + tall, tall)
