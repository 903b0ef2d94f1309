"""Conversion of ISO cells to displays that number the bits of their dots in another order."""

from __future__ import annotations

from collections.abc import Sequence


def dot_order_table(weights: Sequence[int]) -> bytes:
    """Return a table for ``bytes.translate`` from ISO cells to a display's own order of dots.

    :param weights: eight values, of the bits of dots 1 to 8 in the display's own cell, such as 0x80.
    """
    return bytes(sum(weights[dot] for dot in range(8) if cell >> dot & 1) for cell in range(256))
