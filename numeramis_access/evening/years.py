"""A year of evenings: each person's result over all of them, computed from their logs alone."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Container, Iterable
from fractions import Fraction
from typing import NamedTuple

from numeramis_access.evening.evening import Evening
from numeramis_access.evening.events import PersonId
from numeramis_access.evening.interchange import decimal_text
from numeramis_access.evening.scoring import places_of_totals
from numeramis_access.evening.standings import standings


class OwnResult(NamedTuple):
    """A person's result in an evening.

    :param date: date of the evening, ISO 8601. :param place: place from 1. :param shared: whether others tie.
    :param of: number of ranked entrants in the field. :param percent: the result in percent.
    :param boards: number of boards counted.
    """

    date: str
    place: int
    shared: bool
    of: int
    percent: Fraction
    boards: int


class YearLine(NamedTuple):
    """A person's result in a year.

    :param person: id of the person. :param place: place from 1. :param shared: whether others tie.
    :param percent: average over all boards, in percent. :param results: the results of each evening, oldest first.
    """

    person: PersonId
    place: int
    shared: bool
    percent: Fraction
    results: tuple[OwnResult, ...]

    @property
    def boards(self) -> int:
        """Return the number of boards counted in all evenings."""
        return sum(result.boards for result in self.results)


def results_of(evening: Evening, date: str) -> dict[PersonId, OwnResult]:
    """Return the result of each person in a finished evening, by id.

    It is empty for an unfinished evening, and for teams and plays, which have no percentage. People whose entrant has
    only a result from an earlier session are left out.

    :param evening: the evening. :param date: the evening's date, ISO 8601, which the results carry.
    """
    if evening.stage != "over" or evening.plan.contest in ("teams", "plays"):
        return {}
    return {
        person: OwnResult(date, rank.place, rank.shared, len(field), rank.worth, rank.boards)
        for field in standings(evening) for rank in field if rank.boards
        for person in evening.entrants[rank.entrant]
    }  # fmt: skip


def year_results(evenings: Iterable[tuple[str, Evening]], known: Container[PersonId]) -> tuple[YearLine, ...]:
    """Return the results of people in these evenings, the best average first.

    :param evenings: dates (ISO 8601) and evenings, oldest first.
    :param known: ids of people whose name is still kept; others are not ranked.
    """
    by_person: dict[PersonId, list[OwnResult]] = {}
    for date, evening in evenings:
        for person, result in results_of(evening, date).items():
            if person in known:
                by_person.setdefault(person, []).append(result)
    worth = {person: _percent(results) for person, results in by_person.items()}
    stands = places_of_totals(worth)
    order = sorted(worth, key=lambda person: (stands[person].place, person))
    return tuple(YearLine(person, *stands[person], worth[person], tuple(by_person[person])) for person in order)


def _percent(results: Iterable[OwnResult]) -> Fraction:
    """Return the average over all boards."""
    own = list(results)
    return Fraction(sum(result.percent * result.boards for result in own)) / sum(result.boards for result in own)


def year_csv(lines: Iterable[YearLine], name: Callable[[PersonId], str]) -> str:
    """Return a year as CSV with semicolons: two rows of headings, then each person's row followed by those of their
    evenings.

    :param lines: the lines of the year, the best first. :param name: takes the id of a person and returns the name.
    """
    target = io.StringIO()
    write = csv.writer(target, delimiter=";", lineterminator="\r\n").writerow
    write(["YEAR", "name", "place", "percent", "evenings", "boards"])
    write(["EVENING", "name", "date", "place", "of", "percent", "boards"])
    for line in lines:
        who = name(line.person)
        write(["YEAR", who, _place(line), decimal_text(line.percent), len(line.results), line.boards])
        for result in line.results:
            write(
                [
                    "EVENING",
                    who,
                    result.date[:10],
                    _place(result),
                    result.of,
                    decimal_text(result.percent),
                    result.boards,
                ]
            )
    return target.getvalue()


def _place(line: YearLine | OwnResult) -> str:
    return f"{line.place}{'=' if line.shared else ''}"
