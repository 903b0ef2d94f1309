"""Scoring in exact fractions: matchpoints, fouled and unplayed boards, adjusted scores, teams by tricks, places.

A board's result is the difference of north and south to east and west, in tricks or points. Matchpoints are whole
numbers or ``Fraction``; callers round them for display.

Sources: matchpoints and Neuberg's formula as explained by the English Bridge Union (*Neuberg: the principle*, *Scoring
fouled boards*), artificial scores by Law 12C2 of duplicate bridge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

Key = TypeVar("Key", bound=Hashable)

#: an exact number
ExactNumber: TypeAlias = Fraction | int
#: percentages of an artificial score: average plus, average, average minus
AVERAGE_PLUS_PERCENT, AVERAGE_PERCENT, AVERAGE_MINUS_PERCENT = 60, 50, 40


class Score(msgspec.Struct, frozen=True, tag="score"):
    """A board's result at a table, or a score adjusted for both sides.

    :param north: tricks or points of north and south. :param east: tricks or points of east and west.
    """

    north: int
    east: int

    @property
    def worth(self) -> int:
        """Return how many tricks or points more north and south have; negative if they have fewer."""
        return self.north - self.east

    def reversed_score(self) -> Score:
        """Return the score for a comparison in which fewer is better: the sides exchange their numbers."""
        return Score(self.east, self.north)


class SeatScores(msgspec.Struct, frozen=True, tag="seats"):
    """A board's result for each seat of a table in a game without partners: points or chips.

    :param north: north's result. :param east: east's result. :param south: south's result.
    :param west: west's result.
    """

    north: int
    east: int
    south: int
    west: int

    @property
    def by_seat(self) -> tuple[int, int, int, int]:
        """Return the scores clockwise from north."""
        return self.north, self.east, self.south, self.west

    @property
    def worth(self) -> int:
        """Return how many points or chips north and south made more than east and west; a contest of teams uses it."""
        return self.north + self.south - self.east - self.west


class PlayScores(msgspec.Struct, frozen=True, tag="play"):
    """The result of a whole play at a table of any size. :param scores: points or chips of each seat, clockwise."""

    scores: tuple[int, ...]


class Split(msgspec.Struct, frozen=True, tag="split"):
    """An adjusted score with a value for each side; each side is compared by its own value.

    :param for_north: the score for north and south. :param for_east: the score for east and west.
    """

    for_north: Score
    for_east: Score


class Artificial(msgspec.Struct, frozen=True, tag="artificial"):
    """A score without a result: each side gets a percentage of the top, and other results are not compared with it.

    :param north: percentage of north and south, 0 to 100. :param east: percentage of east and west.
    """

    north: int
    east: int


#: the result of a board at a table
Result: TypeAlias = Score | SeatScores | PlayScores
#: the outcome of a score line
Outcome: TypeAlias = Result | Split | Artificial


class Matchpoints(NamedTuple):
    """Matchpoints of both sides at a table.

    :param north: matchpoints of north and south. :param east: matchpoints of east and west.
    """

    north: ExactNumber
    east: ExactNumber


#: matchpoints of both sides at a table, or of each seat clockwise from north
MatchpointShares: TypeAlias = Matchpoints | tuple[ExactNumber, ...]
#: seats of a table
SEATS = 4


def result_of(numbers: Sequence[int]) -> Result:
    """Return the result with these scores: a ``Score`` for two numbers, else ``SeatScores``.

    :param numbers: north–south, then east–west; or four, clockwise from north.
    :raises TypeError: for another number of them.
    """
    return Score(*numbers) if len(numbers) == 2 else SeatScores(*numbers)


def reversed_outcome(outcome: Outcome) -> Outcome:
    """Return an outcome for a comparison in which fewer is better.

    Two sides exchange their numbers; the signs of single seats' and players' scores are reversed; an artificial score
    stays.
    """
    match outcome:
        case Score():
            return outcome.reversed_score()
        case Split(for_north, for_east):
            return Split(for_north.reversed_score(), for_east.reversed_score())
        case SeatScores():
            return SeatScores(*(-value for value in (outcome.north, outcome.east, outcome.south, outcome.west)))
        case PlayScores(scores):
            return PlayScores(tuple(-score for score in scores))
        case Artificial():
            return outcome


def matchpoints(results: Sequence[int]) -> list[int]:
    """Return each result's matchpoints: two for every lower result, and one for every other result that is equal.

    :param results: the margins of one direction on one board, in tricks or points; more is better.
    """
    below: dict[int, int] = {}
    lower = 0
    counts = Counter(results)
    for result in sorted(counts):
        below[result] = lower
        lower += counts[result]
    return [2 * below[result] + counts[result] - 1 for result in results]


def neuberg(points: ExactNumber, expected: int, actual: int) -> Fraction:
    """Return matchpoints scaled from fewer results to the expected number, by Neuberg's formula.

    :param points: matchpoints among the actual results. :param expected: expected number of results.
    :param actual: actual number of results, at least 1.
    """
    return Fraction(points * expected + expected - actual) / actual


def score_board(lines: Mapping[Key, Outcome], expected: int) -> dict[Key, Matchpoints]:
    """Return the matchpoints of both sides for every line of one board, by the line's key.

    The most that a line can have is 2 * (expected - 1) matchpoints.

    :param lines: outcomes by the key of their line.
    :param expected: expected number of results, artificial ones included.
    """
    norths = {key: _worth(line, 0) for key, line in lines.items() if not isinstance(line, Artificial)}
    easts = {key: -_worth(line, 1) for key, line in lines.items() if not isinstance(line, Artificial)}
    ways = [_of_expected(way, expected) for way in (norths, easts)]
    top = 2 * (max(expected, len(lines)) - 1)
    scores: dict[Key, Matchpoints] = {}
    for key, line in lines.items():
        if isinstance(line, Artificial):
            scores[key] = Matchpoints(Fraction(top * line.north, 100), Fraction(top * line.east, 100))
        else:
            scores[key] = Matchpoints(ways[0][key], ways[1][key])
    return scores


def score_seats(lines: Mapping[Key, Outcome], expected: int) -> dict[Key, tuple[ExactNumber, ...]]:
    """Return for every line of one board the matchpoints of each seat; each is compared with the same seat elsewhere.

    Both seats of a side get the side's percentage of an artificial score. Outcomes of other kinds are left out.

    :param lines: outcomes by the key of their line. :param expected: expected number of results, artificial ones
        included.
    """
    played = {key: line.by_seat for key, line in lines.items() if isinstance(line, SeatScores)}
    ways = [
        _of_expected({key: worth[seat] for key, worth in played.items()}, expected) for seat in range(SEATS)
    ]
    top = 2 * (max(expected, len(lines)) - 1)
    scores: dict[Key, tuple[ExactNumber, ...]] = {key: tuple(way[key] for way in ways) for key in played}
    for key, line in lines.items():
        if isinstance(line, Artificial):
            scores[key] = 2 * (Fraction(top * line.north, 100), Fraction(top * line.east, 100))
    return scores


def _worth(line: Outcome, side: int) -> int:
    """Return the margin of north and south as it counts for a side.

    :param side: 0 for north and south, 1 for east and west.
    """
    if isinstance(line, Split):
        return (line.for_north, line.for_east)[side].worth
    assert isinstance(line, Score)
    return line.worth


def _of_expected(worths: Mapping[Key, int], expected: int) -> dict[Key, ExactNumber]:
    """Return the matchpoints of one direction, scaled to the expected number of results."""
    actual = len(worths)
    points = dict(zip(worths, matchpoints(list(worths.values())), strict=True))
    if not actual or actual >= expected:
        return {**points}
    return {key: neuberg(value, expected, actual) for key, value in points.items()}


class Total(NamedTuple):
    """A sum over the counted boards.

    :param points: matchpoints won on these boards. :param top: the most matchpoints possible on them.
    """

    points: ExactNumber = 0
    top: ExactNumber = 0

    def plus(self, points: ExactNumber, top: ExactNumber) -> Total:
        """Return a total with these points and this top added.

        :param points: the points. :param top: the most points possible.
        """
        return Total(self.points + points, self.top + top)

    @property
    def percentage(self) -> Fraction | None:
        """Return the points as a percentage of the top; None before any board counts."""
        return Fraction(self.points * 100) / self.top if self.top else None


def penalty(percent: int, top: int) -> Fraction:
    """Return the points of a penalty, as a negative number.

    :param percent: the penalty in percent of one board's top. :param top: the maximum matchpoints of a board.
    """
    return -Fraction(percent * top, 100)


def carried_points(percent: Fraction, boards: int, top: int) -> Total:
    """Return the result of an earlier session as a total of this one.

    :param percent: the result in percent, 0 to 100. :param boards: number of boards for which it counts.
    :param top: the maximum matchpoints of a board.
    """
    return Total(percent * boards * top / 100, boards * top)


class Standing(NamedTuple):
    """A place in an order.

    :param place: the place, from 1. :param shared: whether others have the same place.
    """

    place: int
    shared: bool


def places_of_totals(worth: Mapping[Key, Fraction]) -> dict[Key, Standing]:
    """Return the place of each key, the highest score first; ties share a place, and the following places are skipped.

    :param worth: the scores by key.
    """
    order = sorted(worth, key=lambda key: worth[key], reverse=True)
    standings: dict[Key, Standing] = {}
    for _, group in groupby(order, key=lambda key: worth[key]):
        same = list(group)
        standings |= dict.fromkeys(same, Standing(len(standings) + 1, len(same) > 1))
    return standings


def margin(tricks_of_boards: Iterable[int], tricks: int) -> int:
    """Return by how many tricks a team of four leads over a match; negative if it is behind.

    :param tricks_of_boards: the team's tricks at both tables together, for each board. :param tricks: tricks per deal.
    """
    return sum(own - tricks for own in tricks_of_boards)
