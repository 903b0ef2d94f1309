"""Points and standings of whole plays at tables of any size.

Points are data: a row by size of table, the part of the opponents beaten, the game's own score, or wins. Players with
equal scores share the points of their places equally. The plan lists the tie-breaks in order; a drawn lot is the last.

Source: the society's tournaments, ``facts/society.md`` E3 (points of places) and E5 (ties).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from numeramis_access.evening.evening import Evening, plan_of_round, score_lines, sides_of, table_of_line
from numeramis_access.evening.events import Entrant, Plan, ScoreLine
from numeramis_access.evening.movements import group_sizes
from numeramis_access.evening.scoring import PlayScores

#: points by place at tables of each size, the best first; other sizes count down to one
POINTS_OF_PLACES: Mapping[int, tuple[int, ...]] = {3: (2, 1, 0), 4: (4, 3, 2, 1), 5: (8, 6, 4, 2, 0)}


class TablePlay(NamedTuple):
    """A finished play at one table.

    :param line: round and table. :param entrants: numbers of the entrants, clockwise from the first seat.
    :param scores: the game's own score of each, in the same order; more is better. :param points: the points of each in
        the contest, in the same order.
    """

    line: ScoreLine
    entrants: tuple[Entrant, ...]
    scores: tuple[int, ...]
    points: tuple[Fraction, ...]


#: returns an entrant's number by which a tie is broken, more is better; it gets the entrant and all tied entrants
TieBreak: TypeAlias = Callable[[Entrant, Sequence[Entrant]], Fraction]


def points_row(plan: Plan, size: int) -> tuple[int, ...]:
    """Return the points for each place at a table, the best first: the plan's own, or else the usual ones.

    :param plan: the plan. :param size: number of players of the table.
    """
    return plan.rows.get(size) or POINTS_OF_PLACES.get(size) or tuple(range(size, 0, -1))


def points_of(plan: Plan, scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of each player of a table by the plan's kind of points; equal scores share their points
    equally.

    :param plan: the plan. :param scores: the game's own score of each seat; more is better.

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
    """Return whether points are given by place at tables of different sizes, where one place can be worth unlike
    points.

    :param plan: the plan. :param sizes: the numbers of players of the tables.
    """
    return plan.points == "places" and len(set(sizes)) > 1


def plays_of(evening: Evening) -> Iterator[TablePlay]:
    """Yield the finished plays of the begun rounds. If fewer is better, the signs of the scores are reversed."""
    for number in range(evening.round + 1):
        for line in score_lines(evening, number):
            outcome, sitting = evening.outcomes.get(line), table_of_line(evening, line)
            if isinstance(outcome, PlayScores) and sitting is not None:
                plan = plan_of_round(evening, number)
                scores = tuple(-score for score in outcome.scores) if plan.fewer else outcome.scores
                entrants = tuple(entrant for side in sides_of(evening, sitting) for entrant in side)
                yield TablePlay(line, entrants, scores, points_of(plan, scores))


class PlaySum(NamedTuple):
    """The results of an entrant. :param points: sum of the points. :param plays: number of plays."""

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


def ranked_groups(evening: Evening) -> Iterator[list[tuple[Entrant, ...]]]:
    """Yield, for each field, its entrants who have played, in groups: the best group first; entrants of a group tie.

    In a knock-out the last round played decides first, then the points of that play.
    """
    plays = list(plays_of(evening))
    sums = play_sums(plays)
    rules: list[TieBreak] = [lambda entrant, _: sums[entrant].points, *tie_rules(evening, plays)]
    if evening.plan.movement == "knock-out":
        last = {entrant: play for play in sorted(plays, key=lambda play: play.line) for entrant in play.entrants}
        rules = [
            lambda entrant, _: Fraction(last[entrant].line.round),
            lambda entrant, _: last[entrant].points[last[entrant].entrants.index(entrant)], *rules,
        ]  # fmt: skip
    for field in play_fields(evening):
        yield list(equal_groups([entrant for entrant in field if entrant in sums], rules))


def play_fields(evening: Evening) -> tuple[tuple[Entrant, ...], ...]:
    """Return the entrants of each field, the entrants who are compared with each other.

    Once groups have been drawn, each group is a field; otherwise all entrants who take part are one.
    """
    if evening.movement is None or evening.movement.name != "groups":
        return (evening.playing,)
    sizes = group_sizes(len(evening.seating), evening.plan.group)
    parts = (evening.seating[end - size : end] for size, end in zip(sizes, accumulate(sizes), strict=True))
    return tuple(tuple(sorted(entrant for entrant in part if entrant is not None)) for part in parts)


def tie_rules(evening: Evening, plays: Sequence[TablePlay]) -> list[TieBreak]:
    """Return the rules that break ties among entrants, in the order of the plan.

    :param evening: the evening. :param plays: the plays that count.
    """
    by_name = _rules(evening, plays)
    return [by_name[name] for name in evening.plan.ties]


def equal_groups(equal: Sequence[Entrant], rules: Sequence[TieBreak]) -> Iterator[tuple[Entrant, ...]]:
    """Yield groups of entrants, the best first: by the first rule, and within its ties by the next ones.

    :param equal: entrants who are equal so far. :param rules: the rules to apply, in order.
    """
    if len(equal) < 2 or not rules:
        if equal:
            yield tuple(equal)
        return
    worth = {entrant: rules[0](entrant, equal) for entrant in equal}
    for value in sorted(set(worth.values()), reverse=True):
        yield from equal_groups([entrant for entrant in equal if worth[entrant] == value], rules[1:])


def _rules(evening: Evening, plays: Sequence[TablePlay]) -> dict[str, TieBreak]:
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


def groups_for_lot(evening: Evening) -> tuple[tuple[Entrant, ...], ...]:
    """Return the groups of entrants who tie by all rules, so that only a lot can decide; none if the plan has no lot.
    """
    if "lot" not in evening.plan.ties:
        return ()
    return tuple(group for field in ranked_groups(evening) for group in field if len(group) > 1)
