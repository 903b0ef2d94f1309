"""Loker's figures: the figure of six numbers, and the order of hands (rules L2-L5, L17)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

from numeramis_access.core.cards import COPIES, NUMBERS, Card

HAND_SIZE = 6

#: every figure, lowest to highest (L2); ``none`` is a hand without one
FIGURES = (
    "none", "two_pairs", "straight5", "three_pairs", "straight6", "three", "three_two", "two_threes", "four",
    "four_two", "loker", "king_loker",
)  # fmt: skip

#: the figure by the sizes of the groups of equal numbers; other hands can only be a straight
_SHAPES = {
    (2, 2, 1, 1): "two_pairs",
    (2, 2, 2): "three_pairs",
    (3, 1, 1, 1): "three",
    (3, 2, 1): "three_two",
    (3, 3): "two_threes",
    (4, 1, 1): "four",
    (4, 2): "four_two",
    (5, 1): "loker",
    (6,): "king_loker",
}


class Figure(NamedTuple):
    """The figure of a hand; figures compare as hands do (L4), and equal ones share their place (P2).

    :param rank: index in ``FIGURES``. :param numbers: the numbers that decide first: those of the groups, larger groups
        first and higher numbers among equal groups, or a straight's top card. :param free: free cards, highest first.
    """

    rank: int
    numbers: tuple[Card, ...]
    free: tuple[Card, ...]

    @property
    def name(self) -> str:
        """Return the figure's name."""
        return FIGURES[self.rank]


NO_FIGURE = Figure(0, (), ())


@cache
def figure_of(hand: tuple[Card, ...]) -> Figure:
    """Return the highest figure of a hand (L5).

    Without a figure the result has rank 0, and all six numbers are its free cards (L17).

    :param hand: six cards in any order.
    """
    groups = sorted(((size, card) for card, size in Counter(hand).items()), reverse=True)
    name = _SHAPES.get(tuple(size for size, _ in groups))
    if name is None:
        return _straight(hand)
    numbers = tuple(card for size, card in groups if size > 1)
    return Figure(FIGURES.index(name), numbers, tuple(card for size, card in groups if size == 1))


def _straight(hand: tuple[Card, ...]) -> Figure:
    """Return the straight of a hand with at most one pair, or a figure of rank 0."""
    cards = sorted(hand, reverse=True)
    distinct = sorted(set(hand), reverse=True)
    for length in (6, 5):
        for start in range(len(distinct) - length + 1):
            run = distinct[start : start + length]
            if int(run[0]) - int(run[-1]) == length - 1:
                for card in run:
                    cards.remove(card)
                return Figure(FIGURES.index(f"straight{length}"), (run[0],), tuple(cards))
    return Figure(0, (), tuple(cards))


def share_of_lower_figures(figure: Figure) -> float:
    """Return the share of all possible deals of a hand with a lower figure, from 0 to 1 (L12).

    :param figure: a figure of six cards, compared with its numbers and free cards.
    """
    figures, below = _figures_by_deals()
    return below[bisect_left(figures, figure)] / comb(COPIES * len(NUMBERS), HAND_SIZE)


@cache
def _figures_by_deals() -> tuple[list[Figure], list[int]]:
    """Return all figures, lowest first, and the number of possible deals below each."""
    weights: Counter[Figure] = Counter()
    for hand in combinations_with_replacement(NUMBERS, HAND_SIZE):
        ways = 1
        for size in Counter(hand).values():
            ways *= comb(COPIES, size)
        weights[figure_of(hand)] += ways
    figures = sorted(weights)
    below = [0]
    for figure in figures:
        below.append(below[-1] + weights[figure])
    return figures, below
