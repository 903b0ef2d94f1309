"""Positions of the dots of braille cells, in millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from braille.cells import cell


@dataclass(frozen=True, slots=True)
class DotSize:
    """Size and spacing of braille in millimetres.

    :param pitch: distance between the centres of neighbouring dots of a cell.
    :param cell: distance from a dot to the same dot of the next cell.
    :param line: distance from a dot to the same dot of the next line.
    :param base: diameter of a dot at its base.
    :param height: height of a dot.
    """

    pitch: float
    cell: float
    line: float
    base: float
    height: float


#: North America (BANA size and spacing, NLS specification 800)
BANA_SIZE = DotSize(2.34, 6.2, 10.0, 1.44, 0.48)
#: most of Europe (Marburg Medium)
MARBURG_SIZE = DotSize(2.5, 6.0, 10.0, 1.6, 0.5)
SIZES = {"bana": BANA_SIZE, "marburg": MARBURG_SIZE}

#: column and row of dots 1 to 8 in their cell
DOT_PLACES = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
NUMBER_SIGN = cell("3456")
#: the digits 0 to 9 as the letters j, a … i
DIGIT_CELLS = tuple(cell(dots) for dots in ("245", "1", "12", "14", "145", "15", "124", "1245", "125", "24"))


def number_cells(value: int) -> bytes:
    """Return the cells of a number in paper braille: the number sign, then a letter for each digit.

    :param value: 0 or more.
    """
    return bytes([NUMBER_SIGN, *(DIGIT_CELLS[int(digit)] for digit in str(value))])


def dot_centres(cells: bytes, x: float, y: float, size: DotSize) -> Iterator[tuple[float, float]]:
    """Yield the centre of each raised dot as x and y in millimetres, y downward.

    :param cells: braille cells, bit 0 for dot 1.
    :param x: millimetres from the left to dot 1 of the first cell.
    :param y: millimetres from the top to dot 1 of the first cell.
    :param size: size and spacing of the braille.
    """
    for index, value in enumerate(cells):
        for dot, (column, row) in enumerate(DOT_PLACES):
            if value & 1 << dot:
                yield x + index * size.cell + column * size.pitch, y + row * size.pitch


def width_of_cells(cells: bytes, size: DotSize) -> float:
    """Return the distance in millimetres between the first and the last column of dots of a line; 0 without cells."""
    return (len(cells) - 1) * size.cell + size.pitch if cells else 0.0


def cells_that_fit(cells: bytes, space: float, size: DotSize) -> bytes:
    """Return the first cells of a line, as many as fit into a width; none if not even one fits.

    :param cells: the cells. :param space: the width in millimetres.
    """
    return cells[: max(0, int((space - size.base - size.pitch) / size.cell + 1))]
