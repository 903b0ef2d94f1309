"""Sums and choices over whole rows of values: by NumPy if it is installed, else in plain Python.

Both add in the same order, so their results are equal to the last bit. The static page has no NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from importlib.util import find_spec
from operator import add
from typing import Any, NamedTuple

#: a list of floats, or an array of them
FloatRow = Any


class RowOperations(NamedTuple):
    """Operations that make and combine rows, value by value.

    :param row: makes a row from values. :param join: joins rows end to end.
    :param maximum: takes the greater of two values at each place.
    :param minimum: takes the lesser of two values at each place. :param total: adds rows value by value.
    :param times: multiplies every value by a number. :param turn: swaps rows and columns.
    """

    row: Callable[[Sequence[float]], FloatRow]
    join: Callable[[Sequence[FloatRow]], FloatRow]
    maximum: Callable[[FloatRow, FloatRow], FloatRow]
    minimum: Callable[[FloatRow, FloatRow], FloatRow]
    total: Callable[[Iterable[FloatRow]], FloatRow]
    times: Callable[[FloatRow, float], FloatRow]
    turn: Callable[[Sequence[FloatRow]], Sequence[FloatRow]]


def fastest_row_operations() -> RowOperations:
    """Return the operations by NumPy if it is installed, else by lists."""
    return by_lists() if find_spec("numpy") is None else by_arrays()


def by_lists() -> RowOperations:
    """Return the operations on rows as lists, for places without NumPy."""
    return RowOperations(
        row=list,
        join=lambda rows: [value for row in rows for value in row],
        maximum=lambda first, second: list(map(max, first, second)),
        minimum=lambda first, second: list(map(min, first, second)),
        total=lambda rows: reduce(lambda first, second: list(map(add, first, second)), rows),
        times=lambda row, factor: [value * factor for value in row],
        turn=lambda rows: [list(row) for row in zip(*rows, strict=True)],
    )


def by_arrays() -> RowOperations:
    """Return the operations on rows as NumPy arrays."""
    import numpy as np

    return RowOperations(
        row=lambda values: np.array(values, dtype=np.float64),
        join=np.concatenate,
        maximum=np.maximum,
        minimum=np.minimum,
        total=lambda rows: reduce(np.add, rows),
        times=lambda row, factor: row * factor,
        turn=lambda rows: list(np.ascontiguousarray(np.array(rows).T)),
    )
