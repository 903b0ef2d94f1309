"""Standings of an evening, reckoned anew from what stands on its lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, Protocol, TypeVar

from numeramis_access.evening.evening import Evening, lines, sides, sitting_of
from numeramis_access.evening.events import Entrant, ScoreLine
from numeramis_access.evening.scoring import (
    Artificial,
    Exact,
    Outcome,
    Score,
    SeatScores,
    Shares,
    Split,
    Total,
    carried,
    penalty,
    places,
    score_board,
    score_seats,
    turned,
)


class Placed(Protocol):
    """Whoever has a place among others."""

    @property
    def place(self) -> int:
        """Return the place, from 1."""


AnyPlaced = TypeVar("AnyPlaced", bound=Placed)


def neighbours_of(field: Sequence[AnyPlaced], own: AnyPlaced) -> tuple[AnyPlaced | None, AnyPlaced | None]:
    """Return who stands next before somebody and next behind, None for nobody; who shares their place is neither.

    :param field: whom they are compared with, the best first.
    """
    before = next((one for one in reversed(field) if one.place < own.place), None)
    return before, next((one for one in field if one.place > own.place), None)


class Rank(NamedTuple):
    """Where an entrant stands.

    :param place: from 1. :param shared: whether others stand there too. :param worth: what places go by: parts of a
        hundred, or tricks by which a team did better. :param total: of matchpoints; empty for teams. :param boards: how
        many boards count.
    """

    entrant: Entrant
    place: int
    shared: bool
    worth: Fraction
    total: Total
    boards: int


class BoardScore(NamedTuple):
    """A board that counts: the matchpoints on each of its lines, and their top."""

    points: Mapping[ScoreLine, Shares]
    top: int


def scored_boards(evening: Evening) -> dict[int, BoardScore]:
    """Return the boards that count now: something stands on every line of the rounds begun.

    Where no board is played twice there is nothing to compare with: then tricks themselves are the points.
    """
    begun: dict[int, list[ScoreLine]] = {}
    for number in range(evening.round + 1):
        for line in lines(evening, number):
            begun.setdefault(line.board, []).append(line)
    most = max(map(len, begun.values()), default=0)
    found = {}
    for board, own in begun.items():
        outcomes = {line: _comparable(evening, line) for line in own if line in evening.outcomes}
        if len(outcomes) == len(own):
            points = score_seats(outcomes, most) if evening.plan.by_seat else score_board(outcomes, most)
            compared = BoardScore(points, 2 * (most - 1))
            alone = BoardScore(_by_tricks(evening, outcomes), evening.plan.most or evening.plan.tricks)
            found[board] = compared if most > 1 else alone
    return found


def _comparable(evening: Evening, line: ScoreLine) -> Outcome:
    """Return what stands on a line so that more is better."""
    outcome = evening.outcomes[line]
    return turned(outcome) if evening.plan.fewer else outcome


def _by_tricks(evening: Evening, outcomes: dict[ScoreLine, Outcome]) -> dict[ScoreLine, Shares]:
    """Return the tricks of each line as its points."""
    return {line: _tricks(evening.plan.tricks, outcome) for line, outcome in outcomes.items()}


def _tricks(all_tricks: int, outcome: Outcome) -> Shares:
    """Return both sides' tricks, of an artificial score parts of all."""
    match outcome:
        case Score(north, east):
            return north, east
        case SeatScores():
            return outcome.by_seat
        case Split(for_north, for_east):
            return for_north.north, for_east.east
        case Artificial(north, east):
            return Fraction(north * all_tricks, 100), Fraction(east * all_tricks, 100)


def fields(evening: Evening) -> tuple[tuple[Entrant, ...], ...]:
    """Return who is compared with whom: all, or in a movement with two winners those of each direction."""
    if evening.movement is None or evening.movement.winners == 1:
        return (evening.playing,)
    half = len(evening.seating) // 2
    parts = (evening.seating[:half], evening.seating[half:])
    return tuple(tuple(sorted(one for one in part if one is not None)) for part in parts)


def standings(evening: Evening) -> tuple[tuple[Rank, ...], ...]:
    """Return the ranks of each field, the best first; whoever has no board that counts yet stands in none."""
    if evening.plan.contest == "teams":
        return (_teams(evening),)
    totals, counts = _totals(evening)
    found = []
    for field in fields(evening):
        parts = {one: part for one in field if (part := totals.get(one, Total()).part) is not None}
        stands = places(parts)
        found.append(tuple(
            Rank(one, *stands[one], parts[one], totals[one], counts.get(one, 0))
            for one in sorted(parts, key=lambda one: (stands[one].place, one))
        ))  # fmt: skip
    return tuple(found)


def _totals(evening: Evening) -> tuple[dict[Entrant, Total], dict[Entrant, int]]:
    """Return everybody's matchpoints, and of how many boards."""
    boards = scored_boards(evening)
    top = max((board.top for board in boards.values()), default=0)
    points: dict[Entrant, Exact] = {}
    counts: dict[Entrant, int] = {}
    for board in boards.values():
        for line, won_there in board.points.items():
            for entrant, won in _shares(_sides(evening, line), won_there):
                points[entrant] = points.get(entrant, 0) + won
                counts[entrant] = counts.get(entrant, 0) + 1
    totals = {one: Total(points[one], counts[one] * top) for one in points}
    for entrant, (hundredths, count) in evening.carried.items():
        own = totals.get(entrant, Total())
        totals[entrant] = own.plus(*carried(Fraction(hundredths, 100), count, top))
    for entrant, percent in evening.penalties:
        totals[entrant] = totals.get(entrant, Total()).plus(penalty(percent, top), 0)
    return totals, counts


def _shares(both: Sequence[tuple[Entrant, ...]], points: Shares) -> Iterator[tuple[Entrant, Exact]]:
    """Give the entrants of a line what is theirs: their side's points, their seat's, or what their two seats have
    between them.
    """
    for way, side in enumerate(both):
        own = points[way::2]
        if len(own) == 1:
            yield from ((entrant, own[0]) for entrant in side)
        elif len(side) == len(own):
            yield from zip(side, own, strict=True)
        else:
            yield side[0], Fraction(sum(own), len(own))


def _sides(evening: Evening, line: ScoreLine) -> tuple[tuple[Entrant, ...], tuple[Entrant, ...]]:
    sitting = sitting_of(evening, line)
    assert sitting is not None
    return sides(evening, sitting)


class MatchMargin(NamedTuple):
    """A match of two teams. :param margin: by how much the first one did better, over the boards that both tables have.

    :param boards: how many these are.
    """

    round: int
    home: Entrant
    away: Entrant
    margin: Fraction
    boards: int


def margins(evening: Evening) -> Iterator[MatchMargin]:
    """Give every match of teams in the rounds begun: on each board the tricks at both tables less those of a deal."""
    for number in range(evening.round + 1):
        own: dict[tuple[Entrant, Entrant], list[ScoreLine]] = {}
        for line in lines(evening, number):
            (home,), (away,) = _sides(evening, line)
            own.setdefault((home, away), []).append(line)
        for (home, away), first in own.items():
            if home < away or (away, home) not in own:
                second = {line.board: line for line in own.get((away, home), ())}
                both = [(line, second[line.board]) for line in first if line.board in second]
                known = [two for two in both if all(line in evening.outcomes for line in two)]
                total = sum((_worth(evening, *two) for two in known), Fraction(0))
                yield MatchMargin(number, home, away, total, len(known))


def _worth(evening: Evening, first: ScoreLine, second: ScoreLine) -> Fraction:
    """Return by how much the team north and south at the first table did better on a board.

    That is the half of both differences together, which with tricks is its tricks at both tables less those of a deal.
    """
    return (_better(_comparable(evening, first), 0) - _better(_comparable(evening, second), 1)) / 2


def _better(outcome: Outcome, side: int) -> Fraction:
    """Return by how much north and south did better, as it counts for a side; an artificial score is level."""
    match outcome:
        case Score() | SeatScores():
            return Fraction(outcome.worth)
        case Split(for_north, for_east):
            return Fraction((for_north, for_east)[side].worth)
        case Artificial():
            return Fraction(0)


def _teams(evening: Evening) -> tuple[Rank, ...]:
    """Return the ranks of teams: by tricks over all matches."""
    worth: dict[Entrant, Fraction] = {}
    counts: dict[Entrant, int] = {}
    for one in margins(evening):
        for team, sign in ((one.home, 1), (one.away, -1)):
            if one.boards:
                worth[team] = worth.get(team, Fraction(0)) + sign * one.margin
                counts[team] = counts.get(team, 0) + one.boards
    stands = places(worth)
    order = sorted(worth, key=lambda one: (stands[one].place, one))
    return tuple(Rank(one, *stands[one], worth[one], Total(), counts[one]) for one in order)
