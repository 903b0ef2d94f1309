"""Places and their points, which Šipky and Loker share (rules P1, P2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def places(results: Sequence[Any]) -> tuple[int, ...]:
    """Return everybody's place, higher results (of any kind that compares) first; equal ones share the better (P2)."""
    return tuple(1 + sum(other > own for other in results) for own in results)


def place_points(placed: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each place: as many as there are players for the first, one less for the next (P1)."""
    return tuple(len(placed) + 1 - place for place in placed)
