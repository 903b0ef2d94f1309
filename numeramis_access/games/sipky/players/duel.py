"""Solves the plain game of two players exactly: the value of every pair of distances to the limit, for either turn.

Backward induction over pairs of distances. While both throw, the value of a pair needs only pairs in which one of the
two distances is smaller. Each card 0-9 is equally likely at every draw, as if the pack had no end; for the current
throw the players count the remaining cards, and use this table for the position after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from numeramis_access.games.sipky.players.rows import FloatRow, RowOperations, fastest_row_operations
from numeramis_access.games.sipky.players.value_tables import (
    CARD_NUMBERS,
    DOUBLE_THROWS,
    DRAW_COUNT,
    MAX_THROW,
    MIXED_THROWS,
    OUT_DISTANCE,
)

#: the value to me of a game that ends at my distance and at the rival's, each a distance or ``OUT_DISTANCE``
GameWorth = Callable[[int, int], float]
#: the number of tables kept; the largest has six megabytes
MAX_KEPT_TABLES = 8


class Duel(NamedTuple):
    """The values of all pairs of distances to one player ("I"), indexed by my distance, then the rival's.

    The index ``OUT_DISTANCE`` means out.

    :param values_after_end: the values after I ended, while the rival throws alone.
    :param values_after_two: the values after I threw two cards, with the turn at the rival; at my distances 0 and
        ``OUT_DISTANCE`` I have ended.
    """

    values_after_end: Sequence[Sequence[float]]
    values_after_two: Sequence[Sequence[float]]


class Habit(NamedTuple):
    """The throws of a rival who follows rules of thumb.

    :param moves: returns the chances of an end, of one card and of two cards, given the rival's distance and my
        distance at my end (None while I throw).
    :param draws: returns what two cards lead to from a distance: pairs of a chance and the distance that they leave, or
        ``OUT_DISTANCE``.
    """

    moves: Callable[[int, int | None], tuple[float, float, float]]
    draws: Callable[[int], Sequence[tuple[float, int]]]


def solve(far: int, worth: GameWorth, habit: Habit | None = None, using: RowOperations | None = None) -> Duel:
    """Return the values of all pairs of distances to one player, who plays best.

    :param far: the largest distance of either player, in points.
    :param worth: returns the value to me of a final pair of distances, mine and the rival's.
    :param habit: how the rival throws; by default the rival plays best too.
    :param using: the arithmetic; by default the fastest one.
    """
    return _Solver(far, worth, habit, using or fastest_row_operations()).solve()


class _Solver:
    """One solution. Its rows go over my distances: first ``OUT_DISTANCE``, then 0 to ``far``."""

    def __init__(self, far: int, worth: GameWorth, habit: Habit | None, using: RowOperations) -> None:
        self.far = far
        self.habit = habit
        self.math = using
        self.distances = (OUT_DISTANCE, *range(far + 1))
        self.ends = {other: using.row([worth(own, other) for own in self.distances]) for other in self.distances}

    def solve(self) -> Duel:
        """Return the solution, computed row by row of the rival's distance."""
        alone, ended = self._own_alone(), self._rival_alone()
        turns, passed = {OUT_DISTANCE: alone[OUT_DISTANCE], 0: alone[0]}, {0: ended[0]}
        for other in range(1, self.far + 1):
            after = self._rival_throws(other, alone, turns)
            # If I am out or have hit, the rival throws alone.
            passed[other] = self.math.join((ended[other][:2], after[2:]))
            turns[other] = self._own_turn(ended[other], passed[other])
        return Duel(self._rows_by_own(ended), self._rows_by_own(passed))

    def _rows_by_own(self, rows: dict[int, FloatRow]) -> list[list[float]]:
        """Return the rows by my distance; the row for ``OUT_DISTANCE`` is last, so that its index is
        ``OUT_DISTANCE``.
        """
        out, *within = self.math.turn([rows[other] for other in range(self.far + 1)])
        return [[float(value) for value in row] for row in (*within, out)]

    def _two(self, after: Callable[[int], FloatRow], choose: Callable[[FloatRow, FloatRow], FloatRow]) -> FloatRow:
        """Return the value of two cards, from the values after each number.

        :param after: returns the values after a number.
        :param choose: returns the better row for the thrower, value by value.
        """
        mixed = self.math.total(choose(after(low), after(high)) for low, high in MIXED_THROWS)
        return self.math.times(self.math.total((mixed, mixed, *map(after, DOUBLE_THROWS))), 1 / DRAW_COUNT)

    def _one(self, after: Callable[[int], FloatRow]) -> FloatRow:
        """Return the value of one card, from the values after each card.

        :param after: returns the values after a card.
        """
        return self.math.times(self.math.total(map(after, range(1, CARD_NUMBERS))), 1 / (CARD_NUMBERS - 1))

    def _own_turn(self, ended: FloatRow, passed: FloatRow) -> FloatRow:
        """Return the values of my distances on my turn, from those after my last throw and after another throw.

        :param ended: the values after my last throw. :param passed: the values after another throw.
        """
        end, after = self._values_after(ended), self._values_after(passed)
        best = self.math.maximum(end(0), self.math.maximum(self._one(end), self._two(after, self.math.maximum)))
        return self.math.join((ended[:2], best))

    def _values_after(self, row: FloatRow) -> Callable[[int], FloatRow]:
        """Return a function from a number to the values it leads to from all of my distances but 0."""
        padded = self.math.join((self.math.row([row[0]] * MAX_THROW), row[1:]))
        first, after_last = MAX_THROW + 1, MAX_THROW + 1 + self.far
        return lambda number: padded[first - number : after_last - number]

    def _own_alone(self) -> dict[int, FloatRow]:
        """Return the values of my distances while I throw alone after the rival's end."""
        ends = dict(zip(self.distances, self.math.turn([self.ends[other] for other in self.distances]), strict=True))
        values = {OUT_DISTANCE: ends[OUT_DISTANCE], 0: ends[0]}
        for own in range(1, self.far + 1):
            values[own] = self._best(own, ends, values, self.math.maximum)
        return dict(zip(self.distances, self.math.turn([values[own] for own in self.distances]), strict=True))

    def _best(
        self,
        at: int,
        ended: dict[int, FloatRow],
        after: dict[int, FloatRow],
        choose: Callable[[FloatRow, FloatRow], FloatRow],
    ) -> FloatRow:
        """Return the values of the turn at a distance, from those after a last and after another throw.

        :param at: distance of the thrower. :param ended: the values after a last throw, by distance.
        :param after: the values after another throw, by distance.
        :param choose: returns the better row for the thrower, value by value.
        """
        with_one = self._one(lambda card: ended[max(OUT_DISTANCE, at - card)])
        with_two = self._two(lambda number: after[max(OUT_DISTANCE, at - number)], choose)
        return choose(ended[at], choose(with_one, with_two))

    def _rival_alone(self) -> dict[int, FloatRow]:
        """Return the values of my ends while the rival throws alone, for each of the rival's distances."""
        values = {OUT_DISTANCE: self.ends[OUT_DISTANCE], 0: self.ends[0]}
        for other in range(1, self.far + 1):
            if self.habit is None:
                values[other] = self._best(other, self.ends, values, self.math.minimum)
            else:
                values[other] = self._values_chased(other, values, self.habit)
        return values

    def _rival_throws(self, other: int, ended: dict[int, FloatRow], turns: dict[int, FloatRow]) -> FloatRow:
        """Return the values of my distances on the rival's turn while both throw.

        :param other: the rival's distance. :param ended: my values once the rival has ended, by the rival's distance.
        :param turns: my values on my turn, by the rival's distance.
        """
        if self.habit is None:
            return self._best(other, ended, turns, self.math.minimum)
        return self._by_habit(other, None, ended, turns, self.habit)

    def _by_habit(
        self, at: int, best: int | None, ended: dict[int, FloatRow], after: dict[int, FloatRow], habit: Habit
    ) -> FloatRow:
        end, one_card, two_cards = habit.moves(at, best)
        parts = [self.math.times(ended[at], end)]
        if one_card:
            parts.append(self.math.times(self._one(lambda card: ended[max(OUT_DISTANCE, at - card)]), one_card))
        if two_cards:
            parts += [self.math.times(after[rest], two_cards * chance) for chance, rest in habit.draws(at)]
        return self.math.total(parts)

    def _values_chased(self, other: int, values: dict[int, FloatRow], habit: Habit) -> FloatRow:
        """Return the values of my ends for a rival who considers whether he is behind, level or ahead.

        :param other: the rival's distance. :param values: the values of my ends, by the rival's smaller distances.
        """
        behind, level, ahead = (
            self._by_habit(other, best, self.ends, values, habit) for best in (other - 1, other, other + 1)
        )
        at = other + 1
        # If I am out, first in the row, the rival is ahead.
        return self.math.join((ahead[:1], behind[1:at], level[at : at + 1], ahead[at + 1 :]))


def worth_function(behind: int = 0, worst: int = 10_000) -> GameWorth:
    """Return a function that values final distances: 1 if I am nearer to the limit, -1 if the rival is, 0 if both are
    equal.

    :param behind: the points by which the rival was behind me before this game. :param worst: the distance that
        ``OUT_DISTANCE`` counts as.
    """
    def worth(own: int, other: int) -> float:
        mine, his = (worst if end == OUT_DISTANCE else end for end in (own, other))
        return float((mine < his + behind) - (mine > his + behind))

    return worth


@lru_cache(maxsize=MAX_KEPT_TABLES)
def duel(far: int, behind: int, worst: int, habit: Habit | None = None) -> Duel:
    """Return the solution of a game that the player with the better total wins; the last ``MAX_KEPT_TABLES`` solutions
    are cached.

    :param far: the limit.
    :param behind: the points by which the rival was behind me before this game.
    :param worst: the distance that ``OUT_DISTANCE`` counts as.
    :param habit: how the rival throws; by default the rival plays best too.
    """
    return solve(far, worth_function(behind, worst), habit)
