"""Dot orders that are not ISO."""

from __future__ import annotations

from collections.abc import Sequence


def reorder(weights: Sequence[int]) -> bytes:
    """Return a table for ``bytes.translate`` from ISO cells to a display's own order.

    :param weights: the display's bits of dots 1 to 8.
    """
    return bytes(sum(weights[dot] for dot in range(8) if cell >> dot & 1) for cell in range(256))
