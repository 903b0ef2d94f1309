"""A year of evenings: how each person did in all of them, reckoned from their logs alone."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Container, Iterable
from fractions import Fraction
from typing import NamedTuple

from numeramis_access.evening.evening import Evening
from numeramis_access.evening.events import PersonId
from numeramis_access.evening.interchange import decimal
from numeramis_access.evening.scoring import places
from numeramis_access.evening.standings import standings


class OwnResult(NamedTuple):
    """How somebody did in an evening.

    :param date: of it, ISO 8601. :param of: how many were ranked beside them. :param percent: parts of a hundred.
    :param boards: how many counted.
    """

    date: str
    place: int
    shared: bool
    of: int
    percent: Fraction
    boards: int


class YearLine(NamedTuple):
    """How somebody did in a year. :param percent: over all boards, each weighing the same. :param results: by date."""

    person: PersonId
    place: int
    shared: bool
    percent: Fraction
    results: tuple[OwnResult, ...]

    @property
    def boards(self) -> int:
        """Return over how many boards."""
        return sum(one.boards for one in self.results)


def results_of(evening: Evening, date: str) -> dict[PersonId, OwnResult]:
    """Return how everybody did in an evening that is over; nobody in one of teams, which is ranked by tricks."""
    if evening.stage != "over" or evening.plan.contest == "teams":
        return {}
    return {
        person: OwnResult(date, rank.place, rank.shared, len(field), rank.worth, rank.boards)
        for field in standings(evening) for rank in field if rank.boards
        for person in evening.entrants[rank.entrant]
    }  # fmt: skip


def year(evenings: Iterable[tuple[str, Evening]], known: Container[PersonId]) -> tuple[YearLine, ...]:
    """Return how people did in these evenings, the best first.

    :param evenings: with their dates, the first one first. :param known: who has a name still; nobody else is ranked.
    """
    found: dict[PersonId, list[OwnResult]] = {}
    for date, evening in evenings:
        for person, result in results_of(evening, date).items():
            if person in known:
                found.setdefault(person, []).append(result)
    worth = {person: _percent(results) for person, results in found.items()}
    stands = places(worth)
    order = sorted(worth, key=lambda person: (stands[person].place, person))
    return tuple(YearLine(one, *stands[one], worth[one], tuple(found[one])) for one in order)


def _percent(results: Iterable[OwnResult]) -> Fraction:
    """Return the average over all boards."""
    own = list(results)
    return Fraction(sum(one.percent * one.boards for one in own)) / sum(one.boards for one in own)


def year_csv(lines: Iterable[YearLine], name: Callable[[PersonId], str]) -> str:
    """Return a year as a table: the person's line, then one for each of their evenings. :param name: of a person."""
    target = io.StringIO()
    write = csv.writer(target, delimiter=";", lineterminator="\r\n").writerow
    write(["YEAR", "name", "place", "percent", "evenings", "boards"])
    write(["EVENING", "name", "date", "place", "of", "percent", "boards"])
    for line in lines:
        who = name(line.person)
        write(["YEAR", who, _place(line), decimal(line.percent), len(line.results), line.boards])
        for one in line.results:
            write(["EVENING", who, one.date[:10], _place(one), one.of, decimal(one.percent), one.boards])
    return target.getvalue()


def _place(one: YearLine | OwnResult) -> str:
    return f"{one.place}{'=' if one.shared else ''}"
