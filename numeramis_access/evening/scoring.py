"""Scoring in exact fractions: matchpoints, boards fouled or not played, adjusted scores, teams by tricks, places.

A result of a board is the number by which north and south did better than east and west: of tricks, or of points.
Points are whole numbers or ``Fraction``; whoever shows them rounds.

Sources: matchpoints and Neuberg's formula as the English Bridge Union explains them (*Neuberg: the principle*,
*Scoring fouled boards*), artificial scores by Law 12C2 of duplicate bridge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

Key = TypeVar("Key", bound=Hashable)

#: a number that is not rounded
Exact: TypeAlias = Fraction | int
#: parts of a hundred that an artificial score gives: average plus, average, average minus
PLUS, AVERAGE, MINUS = 60, 50, 40


class Score(msgspec.Struct, frozen=True, tag="score"):
    """What a board brought at a table, or what it was adjusted to for both sides.

    :param north, east: tricks or points of north and south, of east and west.
    """

    north: int
    east: int

    @property
    def worth(self) -> int:
        """Return by how much north and south did better."""
        return self.north - self.east

    def turned(self) -> Score:
        """Return it as it is compared where fewer is better: each side has the other's."""
        return Score(self.east, self.north)


class SeatScores(msgspec.Struct, frozen=True, tag="seats"):
    """What a board brought each seat of a table, in a game in which nobody has a partner: points, chips."""

    north: int
    east: int
    south: int
    west: int

    @property
    def by_seat(self) -> tuple[int, int, int, int]:
        """Return it clockwise from north."""
        return self.north, self.east, self.south, self.west

    @property
    def worth(self) -> int:
        """Return by how much north and south did better, where they play for one team."""
        return self.north + self.south - self.east - self.west


class Split(msgspec.Struct, frozen=True, tag="split"):
    """An adjusted score that is another one for each side: each is compared by its own.

    :param for_north: the score as it counts for north and south. :param for_east: as it counts for east and west.
    """

    for_north: Score
    for_east: Score


class Artificial(msgspec.Struct, frozen=True, tag="artificial"):
    """A score that no result stands behind: a part of the top for each side; it stays out of the comparison.

    :param north, east: parts of a hundred.
    """

    north: int
    east: int


#: what a board brought at a table
Result: TypeAlias = Score | SeatScores
#: what stands on a line of the score
Outcome: TypeAlias = Result | Split | Artificial


class Points(NamedTuple):
    """Matchpoints of both sides at a table."""

    north: Exact
    east: Exact


#: matchpoints of both sides at a table, or of each seat, clockwise from north
Shares: TypeAlias = Points | tuple[Exact, ...]
#: seats of a table
SEATS = 4


def result_of(numbers: Sequence[int]) -> Result:
    """Return what a board brought both sides, or each seat clockwise from north."""
    return Score(*numbers) if len(numbers) == 2 else SeatScores(*numbers)


def turned(outcome: Outcome) -> Outcome:
    """Return what stands on a line as it is compared where fewer is better."""
    match outcome:
        case Score():
            return outcome.turned()
        case Split(for_north, for_east):
            return Split(for_north.turned(), for_east.turned())
        case SeatScores():
            return SeatScores(*(-one for one in (outcome.north, outcome.east, outcome.south, outcome.west)))
        case Artificial():
            return outcome


def matchpoints(results: Sequence[int]) -> list[int]:
    """Return each result's matchpoints: two for every result that it beats, one for every one that it equals."""
    below: dict[int, int] = {}
    lower = 0
    counts = Counter(results)
    for result in sorted(counts):
        below[result] = lower
        lower += counts[result]
    return [2 * below[result] + counts[result] - 1 for result in results]


def neuberg(points: Exact, expected: int, actual: int) -> Fraction:
    """Return matchpoints among fewer results than there should be, as of the whole number.

    :param points: among the results that there are. :param expected: how many there should be. :param actual: how many.
    """
    return Fraction(points * expected + expected - actual) / actual


def few(points: Exact, actual: int) -> Exact:
    """Return which part of a hundred the EBU gives for one of two or three results where at least three times as many
    should be: 60 and 5 for every matchpoint above the middle.
    """
    return 60 + 5 * (points - (actual - 1))


def score_board(lines: Mapping[Key, Outcome], expected: int, few_rule: bool = False) -> dict[Key, Points]:
    """Return the matchpoints of every line of one board, of a top of twice (expected − 1).

    :param expected: how many results there should be, artificial ones among them. :param few_rule: score two or three
        results among three times as many and more by ``few`` instead of by Neuberg.
    """
    norths = {key: _worth(line, 0) for key, line in lines.items() if not isinstance(line, Artificial)}
    easts = {key: -_worth(line, 1) for key, line in lines.items() if not isinstance(line, Artificial)}
    ways = [_of_expected(one, expected, few_rule) for one in (norths, easts)]
    top = 2 * (max(expected, len(lines)) - 1)
    found: dict[Key, Points] = {}
    for key, line in lines.items():
        if isinstance(line, Artificial):
            found[key] = Points(Fraction(top * line.north, 100), Fraction(top * line.east, 100))
        else:
            found[key] = Points(ways[0][key], ways[1][key])
    return found


def score_seats(lines: Mapping[Key, Outcome], expected: int) -> dict[Key, tuple[Exact, ...]]:
    """Return the matchpoints of every line of one board by seat: each is compared with the same seat elsewhere.

    :param expected: how many results there should be. A side's part of an artificial score is that of both its seats.
    """
    played = {key: line.by_seat for key, line in lines.items() if isinstance(line, SeatScores)}
    ways = [
        _of_expected({key: worth[seat] for key, worth in played.items()}, expected, False) for seat in range(SEATS)
    ]
    top = 2 * (max(expected, len(lines)) - 1)
    found: dict[Key, tuple[Exact, ...]] = {key: tuple(way[key] for way in ways) for key in played}
    for key, line in lines.items():
        if isinstance(line, Artificial):
            found[key] = 2 * (Fraction(top * line.north, 100), Fraction(top * line.east, 100))
    return found


def _worth(line: Outcome, side: int) -> int:
    """Return how much better north and south did, as it counts for a side."""
    if isinstance(line, Split):
        return (line.for_north, line.for_east)[side].worth
    assert isinstance(line, Score)
    return line.worth


def _of_expected(worths: Mapping[Key, int], expected: int, few_rule: bool) -> dict[Key, Exact]:
    """Return the matchpoints of one direction, as of the number of results that there should be."""
    actual = len(worths)
    points = dict(zip(worths, matchpoints(list(worths.values())), strict=True))
    if not actual or actual >= expected:
        return {**points}
    if few_rule and actual in (2, 3) and expected >= 3 * actual:
        top = 2 * (expected - 1)
        return {key: Fraction(few(one, actual) * top, 100) for key, one in points.items()}
    return {key: neuberg(one, expected, actual) for key, one in points.items()}


class Total(NamedTuple):
    """What somebody has of what could be had: points, and the top of the boards that count."""

    points: Exact = 0
    top: Exact = 0

    def plus(self, points: Exact, top: Exact) -> Total:
        """Return it with more points of a greater top."""
        return Total(self.points + points, self.top + top)

    @property
    def part(self) -> Fraction | None:
        """Return the part of a hundred, None before any board counts."""
        return Fraction(self.points * 100) / self.top if self.top else None


def penalty(percent: int, top: int) -> Fraction:
    """Return what a penalty of so many parts of a hundred of one board's top takes away."""
    return -Fraction(percent * top, 100)


def carried(percent: Fraction, boards: int, top: int) -> Total:
    """Return an earlier session as if so many boards of this one had been played at its percentage."""
    return Total(percent * boards * top / 100, boards * top)


class Standing(NamedTuple):
    """A place, from 1. :param shared: whether others have the same."""

    place: int
    shared: bool


def places(worth: Mapping[Key, Fraction]) -> dict[Key, Standing]:
    """Return everybody's place, the most first; equal ones share a place, and the next place is left out for each."""
    order = sorted(worth, key=lambda key: worth[key], reverse=True)
    found: dict[Key, Standing] = {}
    for _, group in groupby(order, key=lambda key: worth[key]):
        same = list(group)
        found |= dict.fromkeys(same, Standing(len(found) + 1, len(same) > 1))
    return found


def margin(home: Iterable[int], tricks: int) -> int:
    """Return by how many tricks a team of four did better over a match.

    :param home: its tricks at both tables, board by board added. :param tricks: of a board.
    """
    return sum(one - tricks for one in home)
