"""Standings of an evening, computed from the outcomes of its score lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, Protocol, TypeVar

from numeramis_access.evening import scoring
from numeramis_access.evening.evening import Evening, score_lines, sides_of, table_of_line
from numeramis_access.evening.events import Entrant, ScoreLine
from numeramis_access.evening.plays import play_sums, plays_of, ranked_groups


class PlacedItem(Protocol):
    """An item with a place."""

    @property
    def place(self) -> int:
        """Return the place, from 1."""


AnyPlaced = TypeVar("AnyPlaced", bound=PlacedItem)


def neighbours_of(field: Sequence[AnyPlaced], own: AnyPlaced) -> tuple[AnyPlaced | None, AnyPlaced | None]:
    """Return the nearest item with a better place and the nearest with a worse one, each None if there is none.

    Items with the same place count as neither.

    :param field: the items, best first. :param own: the item between them.
    """
    before = next((other for other in reversed(field) if other.place < own.place), None)
    return before, next((other for other in field if other.place > own.place), None)


class Rank(NamedTuple):
    """An entrant's rank.

    :param entrant: number of the entrant, from 0. :param place: place from 1. :param shared: whether others tie.
    :param worth: the deciding score: a percentage, a team's margin in tricks or points, or points of plays.
    :param total: matchpoints and their maximum; zero for teams and plays.
    :param boards: number of boards or plays counted.
    """

    entrant: Entrant
    place: int
    shared: bool
    worth: Fraction
    total: scoring.Total
    boards: int


class BoardScore(NamedTuple):
    """A counted board with its matchpoints.

    :param points: for each line, the matchpoints of both sides, north and south first, or of all seats, clockwise from
        north.
    :param top: the maximum matchpoints of a line.
    """

    points: Mapping[ScoreLine, scoring.MatchpointShares]
    top: int


def scored_boards(evening: Evening) -> dict[int, BoardScore]:
    """Return the boards that count now, by number: a board counts if all its lines in the begun rounds have an outcome.

    If no board is played twice, nothing can be compared, and tricks or points themselves are the matchpoints. In a
    contest of plays no board counts.
    """
    begun: dict[int, list[ScoreLine]] = {}
    for number in range(evening.round + 1 if evening.plan.contest != "plays" else 0):
        for line in score_lines(evening, number):
            begun.setdefault(line.board, []).append(line)
    most = max(map(len, begun.values()), default=0)
    by_board = {}
    for board, own in begun.items():
        outcomes = {line: _comparable(evening, line) for line in own if line in evening.outcomes}
        if len(outcomes) == len(own):
            points = (
                scoring.score_seats(outcomes, most) if evening.plan.by_seat else scoring.score_board(outcomes, most)
            )
            compared = BoardScore(points, 2 * (most - 1))
            alone = BoardScore(_by_tricks(evening, outcomes), evening.plan.most or evening.plan.tricks)
            by_board[board] = compared if most > 1 else alone
    return by_board


def has_scaled_boards(evening: Evening) -> bool:
    """Return whether counted boards have different numbers of results, so that matchpoints are scaled to the largest
    number.

    It is False for teams and plays, which do not compare results in this way.
    """
    counts = Counter(line.board for line in evening.outcomes)
    compares = evening.plan.contest in ("pairs", "individuals")
    return compares and len({counts[board] for board in scored_boards(evening)}) > 1


def _comparable(evening: Evening, line: ScoreLine) -> scoring.Outcome:
    """Return the outcome of a line in a form in which more is better."""
    outcome = evening.outcomes[line]
    return scoring.reversed_outcome(outcome) if evening.plan.fewer else outcome


def _by_tricks(
    evening: Evening, outcomes: dict[ScoreLine, scoring.Outcome]
) -> dict[ScoreLine, scoring.MatchpointShares]:
    """Return the tricks of each line as its points."""
    return {line: _tricks(evening.plan.tricks, outcome) for line, outcome in outcomes.items()}


def _tricks(all_tricks: int, outcome: scoring.Outcome) -> scoring.MatchpointShares:
    """Return both sides' tricks; for an artificial score percentages of all tricks."""
    match outcome:
        case scoring.Score(north, east):
            return north, east
        case scoring.SeatScores():
            return outcome.by_seat
        case scoring.PlayScores(scores):
            return scores
        case scoring.Split(for_north, for_east):
            return for_north.north, for_east.east
        case scoring.Artificial(north, east):
            return Fraction(north * all_tricks, 100), Fraction(east * all_tricks, 100)


def fields(evening: Evening) -> tuple[tuple[Entrant, ...], ...]:
    """Return the entrants of each field for comparison: one field of all entrants, or with two winners the north and
    the east side.

    Withdrawn entrants are left out; absent ones are not.
    """
    if evening.movement is None or evening.movement.winners == 1:
        return (evening.playing,)
    half = len(evening.seating) // 2
    parts = (evening.seating[:half], evening.seating[half:])
    return tuple(tuple(sorted(entrant for entrant in part if entrant is not None)) for part in parts)


def standings(evening: Evening) -> tuple[tuple[Rank, ...], ...]:
    """Return the ranks of each field, best first. Entrants without a counted board or play are left out."""
    if evening.plan.contest == "teams":
        return (_teams(evening),)
    if evening.plan.contest == "plays":
        return tuple(_plays(evening))
    totals, counts = _totals(evening)
    ranks = []
    for field in fields(evening):
        parts = {
            entrant: part for entrant in field if (part := totals.get(entrant, scoring.Total()).percentage) is not None
        }
        stands = scoring.places_of_totals(parts)
        ranks.append(tuple(
            Rank(entrant, *stands[entrant], parts[entrant], totals[entrant], counts.get(entrant, 0))
            for entrant in sorted(parts, key=lambda entrant: (stands[entrant].place, entrant))
        ))  # fmt: skip
    return tuple(ranks)


def ranks_among(field: Sequence[Rank], entrants: Collection[Entrant]) -> tuple[Rank, ...]:
    """Return the ranks of some entrants of a field with their places among themselves, the best first.

    :param field: the ranks of the field, the best first. :param entrants: the entrants to compare.
    """
    own = [rank for rank in field if rank.entrant in entrants]
    counts = Counter(rank.place for rank in own)
    return tuple(
        rank._replace(place=1 + sum(other.place < rank.place for other in own), shared=counts[rank.place] > 1)
        for rank in own
    )


def _totals(evening: Evening) -> tuple[dict[Entrant, scoring.Total], dict[Entrant, int]]:
    """Return each entrant's matchpoints and number of boards."""
    boards = scored_boards(evening)
    top = max((board.top for board in boards.values()), default=0)
    points: dict[Entrant, scoring.ExactNumber] = {}
    counts: dict[Entrant, int] = {}
    for board in boards.values():
        for line, won_there in board.points.items():
            for entrant, won in _shares(_sides(evening, line), won_there):
                points[entrant] = points.get(entrant, 0) + won
                counts[entrant] = counts.get(entrant, 0) + 1
    totals = {entrant: scoring.Total(points[entrant], counts[entrant] * top) for entrant in points}
    for entrant, (hundredths, count) in evening.carried_results.items():
        own = totals.get(entrant, scoring.Total())
        totals[entrant] = own.plus(*scoring.carried_points(Fraction(hundredths, 100), count, top))
    for entrant, percent in evening.penalties:
        totals[entrant] = totals.get(entrant, scoring.Total()).plus(scoring.penalty(percent, top), 0)
    return totals, counts


def _shares(
    both: Sequence[tuple[Entrant, ...]], points: scoring.MatchpointShares
) -> Iterator[tuple[Entrant, scoring.ExactNumber]]:
    """Yield each entrant of a line with their points: the side's, the seat's, or the average of their two seats."""
    for way, side in enumerate(both):
        own = points[way::2]
        if len(own) == 1:
            yield from ((entrant, own[0]) for entrant in side)
        elif len(side) == len(own):
            yield from zip(side, own, strict=True)
        else:
            yield side[0], Fraction(sum(own), len(own))


def _sides(evening: Evening, line: ScoreLine) -> tuple[tuple[Entrant, ...], ...]:
    sitting = table_of_line(evening, line)
    assert sitting is not None
    return sides_of(evening, sitting)


def _plays(evening: Evening) -> Iterator[tuple[Rank, ...]]:
    """Yield the ranks of each field in a contest of plays: by points, then by the rules for ties."""
    sums = play_sums(plays_of(evening))
    for field in ranked_groups(evening):
        ranks: list[Rank] = []
        for equal in field:
            place, shared = len(ranks) + 1, len(equal) > 1
            for entrant in equal:
                ranks.append(Rank(entrant, place, shared, sums[entrant].points, scoring.Total(), sums[entrant].plays))
        yield tuple(ranks)


class MatchMargin(NamedTuple):
    """A match of two teams, over the boards that both tables have finished.

    :param round: number of the round, from 0. :param home: number of the first team as an entrant, from 0.
    :param away: number of the second team.
    :param margin: lead of the first team in tricks, points or chips, negative if the second team leads; a board counts
        half of the team's leads at both tables together.
    :param boards: number of these boards.
    """

    round: int
    home: Entrant
    away: Entrant
    margin: Fraction
    boards: int


def margins(evening: Evening) -> Iterator[MatchMargin]:
    """Yield every match of teams in the begun rounds with its margin so far.

    A match counts as soon as it is drawn; boards that only one table has finished are left out.
    """
    for number in range(evening.round + 1):
        own: dict[tuple[Entrant, Entrant], list[ScoreLine]] = {}
        for line in score_lines(evening, number):
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
    """Return the margin on a board of the team that sits north and south at the first table.

    It is half of both differences together; with tricks that equals its tricks at both tables minus those of a deal.
    """
    return (_better(_comparable(evening, first), 0) - _better(_comparable(evening, second), 1)) / 2


def _better(outcome: scoring.Outcome, side: int) -> Fraction:
    """Return the margin of north and south as it counts for a side; an artificial score is level."""
    match outcome:
        case scoring.Score() | scoring.SeatScores():
            return Fraction(outcome.worth)
        case scoring.Split(for_north, for_east):
            return Fraction((for_north, for_east)[side].worth)
        case scoring.Artificial() | scoring.PlayScores():
            return Fraction(0)


def _teams(evening: Evening) -> tuple[Rank, ...]:
    """Return the ranks of teams: by their margins over all matches."""
    worth: dict[Entrant, Fraction] = {}
    counts: dict[Entrant, int] = {}
    for margin in margins(evening):
        for team, sign in ((margin.home, 1), (margin.away, -1)):
            if margin.boards:
                worth[team] = worth.get(team, Fraction(0)) + sign * margin.margin
                counts[team] = counts.get(team, 0) + margin.boards
    stands = scoring.places_of_totals(worth)
    order = sorted(worth, key=lambda team: (stands[team].place, team))
    return tuple(Rank(team, *stands[team], worth[team], scoring.Total(), counts[team]) for team in order)
