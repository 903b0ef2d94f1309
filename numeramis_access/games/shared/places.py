"""Places and their points, as in Šipky and Loker (rules P1, P2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def places(results: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each result, from 1: the highest is first, and equal results share the better place (P2).

    :param results: values that can be compared with each other, in the order of the players.
    """
    return tuple(1 + sum(other > own for other in results) for own in results)


def place_points(placed: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each place: the number of players for the first place, one less for each next place (P1).

    :param placed: the place of each player, from 1.
    """
    return tuple(len(placed) + 1 - place for place in placed)
