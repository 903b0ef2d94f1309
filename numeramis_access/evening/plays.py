"""Points and standings of whole plays at tables of any size.

Points are data: a row by size of table, the part of the opponents beaten, the game's own score, or wins. Equal scores
share what their places have together. Ties are broken in the order of the plan, in the end by a drawn lot.

Source: the society's tournaments, ``facts/society.md`` E3 (points of places) and E5 (ties).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from numeramis_access.evening.evening import Evening, lines, sides, sitting_of
from numeramis_access.evening.events import Entrant, Plan, ScoreLine
from numeramis_access.evening.scoring import PlayScores

#: points by place at tables of each size, the best first; other sizes count down to one
ROWS: Mapping[int, tuple[int, ...]] = {3: (2, 1, 0), 4: (4, 3, 2, 1), 5: (8, 6, 4, 2, 0)}


class TablePlay(NamedTuple):
    """A finished play at one table. :param entrants: by seat. :param scores: by seat, more is better.

    :param points: by seat.
    """

    line: ScoreLine
    entrants: tuple[Entrant, ...]
    scores: tuple[int, ...]
    points: tuple[Fraction, ...]


#: returns what entrants with equal places so far are ranked by next, more is better
Rule: TypeAlias = Callable[[Entrant, Sequence[Entrant]], Fraction]


def points_row(plan: Plan, size: int) -> tuple[int, ...]:
    """Return the points by place at a table, the best first. :param size: number of players."""
    return plan.rows.get(size) or ROWS.get(size) or tuple(range(size, 0, -1))


def points_of(plan: Plan, scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of each player of a table. :param scores: by seat, more is better.

    >>> points_of(Plan("plays"), (101, 95, 95, 80))
    (Fraction(4, 1), Fraction(5, 2), Fraction(5, 2), Fraction(1, 1))
    """
    size = len(scores)
    if plan.points == "score":
        return tuple(map(Fraction, scores))
    row: Sequence[Fraction | int] = points_row(plan, size)
    if plan.points == "beaten":
        row = [Fraction(size - place, size - 1) for place in range(1, size + 1)]
    elif plan.points == "wins":
        row = [1, *[0] * (size - 1)]
    return tuple(_share_of(row, scores, score) for score in scores)


def _share_of(row: Sequence[Fraction | int], scores: Sequence[int], score: int) -> Fraction:
    """Return the part of a score in the points of its places. :param row: points by place, the best first."""
    first, same = sum(other > score for other in scores), scores.count(score)
    return Fraction(sum(row[first : first + same])) / same


def has_unfair_rows(plan: Plan, sizes: Iterable[int]) -> bool:
    """Return whether a place is worth unlike points at tables of these sizes."""
    return plan.points == "places" and len(set(sizes)) > 1


def plays_of(evening: Evening) -> Iterator[TablePlay]:
    """Yield the finished plays of the begun rounds."""
    for number in range(evening.round + 1):
        for line in lines(evening, number):
            outcome, sitting = evening.outcomes.get(line), sitting_of(evening, line)
            if isinstance(outcome, PlayScores) and sitting is not None:
                scores = tuple(-score for score in outcome.scores) if evening.plan.fewer else outcome.scores
                entrants = tuple(entrant for side in sides(evening, sitting) for entrant in side)
                yield TablePlay(line, entrants, scores, points_of(evening.plan, scores))


class PlaySum(NamedTuple):
    """The results of an entrant. :param points: their sum. :param plays: number of plays."""

    points: Fraction
    plays: int


def play_sums(plays: Iterable[TablePlay]) -> dict[Entrant, PlaySum]:
    """Return the sum of points and the number of plays of each entrant who has played."""
    sums: dict[Entrant, PlaySum] = {}
    for play in plays:
        for entrant, points in zip(play.entrants, play.points, strict=True):
            before = sums.get(entrant, PlaySum(Fraction(0), 0))
            sums[entrant] = PlaySum(before.points + points, before.plays + 1)
    return sums


def ranked(evening: Evening) -> list[tuple[Entrant, ...]]:
    """Return the entrants who have played, the best first; those who still tie stand together."""
    plays = list(plays_of(evening))
    sums = play_sums(plays)
    by_name = _rules(evening, plays)
    rules: list[Rule] = [lambda entrant, _: sums[entrant].points, *(by_name[name] for name in evening.plan.ties)]
    return list(_rank_groups(sorted(sums), rules))


def _rank_groups(equal: Sequence[Entrant], rules: Sequence[Rule]) -> Iterator[tuple[Entrant, ...]]:
    """Yield groups of entrants, the best first, by the first rule and within its ties by the next ones."""
    if len(equal) < 2 or not rules:
        if equal:
            yield tuple(equal)
        return
    worth = {entrant: rules[0](entrant, equal) for entrant in equal}
    for value in sorted(set(worth.values()), reverse=True):
        yield from _rank_groups([entrant for entrant in equal if worth[entrant] == value], rules[1:])


def _rules(evening: Evening, plays: Sequence[TablePlay]) -> dict[str, Rule]:
    """Return the rules that break ties, by their names in a plan."""
    scores: dict[Entrant, list[int]] = {}
    best: dict[Entrant, Fraction] = {}
    for play in plays:
        for entrant, score, points in zip(play.entrants, play.scores, play.points, strict=True):
            scores.setdefault(entrant, []).append(score)
            best[entrant] = max(points, best.get(entrant, points))
    played = Counter(entrant for play in plays for entrant in play.entrants)
    lot = {entrant: -place for place, entrant in enumerate(evening.lot)}

    def meeting(entrant: Entrant, equal: Sequence[Entrant]) -> Fraction:
        """Return the points of plays in which all of the equal ones sat at one table."""
        common = (play for play in plays if set(equal) <= set(play.entrants))
        return sum((play.points[play.entrants.index(entrant)] for play in common), Fraction(0))

    return {
        "scores": lambda entrant, _: Fraction(sum(scores[entrant])),
        "best": lambda entrant, _: best[entrant],
        "meeting": meeting,
        "played": lambda entrant, _: Fraction(played[entrant]),
        "lot": lambda entrant, equal: Fraction(lot[entrant] if set(equal) <= lot.keys() else 0),
    }


def undecided(evening: Evening) -> tuple[tuple[Entrant, ...], ...]:
    """Return the groups of entrants who tie by all rules, so that only a lot decides; none where a plan has no lot."""
    return tuple(group for group in ranked(evening) if len(group) > 1) if "lot" in evening.plan.ties else ()
