"""A league: the results of people over the evenings that count, at one place or at several.

Everything follows from the logs and from the organiser's answers to the question whether two people of one name are the
same person. The order in which logs and answers come does not matter.

Source: the society's leagues, ``facts/society.md`` E7 (one contest in several places) and E10 (a season).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Annotated, NamedTuple, TypeAlias

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.evening.copies import RefusedEntry
from numeramis_access.evening.evening import Evening
from numeramis_access.evening.events import Entrant, PersonId
from numeramis_access.evening.interchange import decimal_text
from numeramis_access.evening.plays import plays_of
from numeramis_access.evening.scoring import places_of_totals
from numeramis_access.evening.standings import standings

#: people by their id, each with the id that stands for all ids of the same person
MergedIds: TypeAlias = Mapping[PersonId, PersonId]


class League(msgspec.Struct, frozen=True):
    """A league.

    :param id: id of the league. :param name: its name for people. :param evenings: ids of the evenings that count.
    :param best: how many results of each person count, the best ones; 0 for all.
    """

    id: str
    name: Annotated[str, msgspec.Meta(max_length=60)]
    evenings: tuple[str, ...] = ()
    best: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class NameAnswer(msgspec.Struct, frozen=True, order=True):
    """The organiser's answer about two people of one name.

    :param first, second: ids of the two people. :param same: whether both ids mean the same person.
    """

    first: PersonId
    second: PersonId
    same: bool


class Leagues(msgspec.Struct, frozen=True):
    """All leagues of a home, with the organiser's answers and refusals.

    :param leagues: the leagues. :param names: the answers about people of one name.
    :param refused_entries: the entries that make a copy of a log invalid.
    """

    leagues: tuple[League, ...] = ()
    names: tuple[NameAnswer, ...] = ()
    refused_entries: tuple[RefusedEntry, ...] = msgspec.field(default=(), name="refused")


class LeagueResult(NamedTuple):
    """A person's result in an evening.

    :param evening: id of the evening.
    :param worth: the result in the unit of the evening (``unit_of_points``): points, margin in tricks, or percentage.
    :param scores: sum of the game's own scores in whole plays, otherwise 0. :param place: place in the evening, from 1.
    """

    evening: str
    worth: Fraction
    scores: int
    place: int


class LeagueRank(NamedTuple):
    """A person's rank in a league.

    :param person: id of the person. :param place: place from 1. :param shared: whether others tie.
    :param worth: sum over the counted results. :param counted_results: number of results that count.
    :param results: all results, the best first; the first ``counted_results`` ones count.
    """

    person: PersonId
    place: int
    shared: bool
    worth: Fraction
    counted_results: int
    results: tuple[LeagueResult, ...]


def unit_of_points(evening: Evening) -> str:
    """Return the unit in which an evening's results count.

    It is the kind of points in plays (``mixed`` if the games have different ones), ``tricks`` or ``points`` for teams,
    otherwise ``percent``. Results of different units must not be added up.
    """
    plan = evening.plan
    if plan.games:
        kinds = {game.points for game in plan.games}
        return kinds.pop() if len(kinds) == 1 else "mixed"
    return plan.points if plan.contest == "plays" else plan.counted_unit if plan.contest == "teams" else "percent"


def merged_ids(names: Iterable[NameAnswer]) -> dict[PersonId, PersonId]:
    """Return, for each id that the organiser called the same person as another, the alphabetically first id of that
    person.

    Ids without such an answer are left out.

    :param names: the organiser's answers.
    """
    groups: dict[PersonId, set[PersonId]] = {}
    for answer in sorted(names):
        if answer.same:
            group = groups.setdefault(answer.first, {answer.first}) | groups.setdefault(answer.second, {answer.second})
            groups.update(dict.fromkeys(group, group))
    return {person: min(group) for person, group in groups.items()}


def open_name_questions(
    named: Mapping[PersonId, str], rooms: Iterable[Collection[PersonId]], names: Collection[NameAnswer]
) -> Iterator[tuple[PersonId, PersonId]]:
    """Yield each two ids of people of one name where the organiser has not answered yet.

    People who took part in the same evening are different people, so that they are left out.

    :param named: the name of each person. :param rooms: ids of the people of each evening.
    :param names: the organiser's answers so far.
    """
    person_by_id = merged_ids(names)
    seen: dict[PersonId, set[int]] = {}
    for number, room in enumerate(rooms):
        for person in room:
            seen.setdefault(person_by_id.get(person, person), set()).add(number)
    apart = {
        frozenset((person_by_id.get(answer.first, answer.first), person_by_id.get(answer.second, answer.second)))
        for answer in names if not answer.same
    }  # fmt: skip
    called: dict[str, set[PersonId]] = {}
    for person, name in named.items():
        if person_by_id.get(person, person) in seen:
            called.setdefault(name, set()).add(person_by_id.get(person, person))
    for name in sorted(called):
        for first, second in combinations(sorted(called[name]), 2):
            if frozenset((first, second)) not in apart and not seen[first] & seen[second]:
                yield first, second


def results_by_person(id: str, evening: Evening, person_by_id: MergedIds) -> dict[PersonId, LeagueResult]:
    """Return each person's result in an evening, by the id that stands for that person.

    :param id: id of the evening. :param evening: the evening.
    :param person_by_id: the id that stands for a person with several.
    """
    scores: dict[Entrant, int] = {}
    if evening.plan.contest == "plays":
        for play in plays_of(evening):
            for entrant, score in zip(play.entrants, play.scores, strict=True):
                scores[entrant] = scores.get(entrant, 0) + score
    return {
        person_by_id.get(person, person): LeagueResult(id, rank.worth, scores.get(rank.entrant, 0), rank.place)
        for field in standings(evening) for rank in field for person in evening.entrants[rank.entrant]
    }  # fmt: skip


def league_standings(
    league: League, evenings: Mapping[str, Evening], person_by_id: MergedIds
) -> tuple[LeagueRank, ...]:
    """Return the ranks of a league, the best first.

    The sum of the counted results decides, then the sum of the game's own scores in them, then the best result.

    :param league: the league. :param evenings: evenings by id; those that do not count for the league are ignored.
    :param person_by_id: the id that stands for a person with several.
    """
    by_person: dict[PersonId, list[LeagueResult]] = {}
    for id in sorted(set(league.evenings) & evenings.keys()):
        for person, result in results_by_person(id, evenings[id], person_by_id).items():
            by_person.setdefault(person, []).append(result)
    worth: dict[PersonId, tuple[Fraction, int, Fraction]] = {}
    for person, results in by_person.items():
        results.sort(key=lambda result: (-result.worth, -result.scores, result.evening))
        counted = results[: league.best or None]
        total = sum((result.worth for result in counted), Fraction(0))
        worth[person] = total, sum(result.scores for result in counted), results[0].worth
    level = {key: Fraction(number) for number, key in enumerate(sorted(set(worth.values())))}
    stands = places_of_totals({person: level[key] for person, key in worth.items()})
    order = sorted(worth, key=lambda person: (stands[person].place, person))
    return tuple(
        LeagueRank(person, *stands[person], worth[person][0], len(by_person[person][: league.best or None]),
                   tuple(by_person[person]))
        for person in order
    )  # fmt: skip


def league_csv(ranks: Iterable[LeagueRank], name: Callable[[PersonId], str]) -> str:
    """Return a league as CSV with semicolons: a row of headings, then a row for each rank.

    :param ranks: the ranks, the best first. :param name: takes the id of a person and returns the name.
    """
    target = io.StringIO()
    write = csv.writer(target, delimiter=";", lineterminator="\r\n").writerow
    write(["place", "name", "points", "counted", "played"])
    for rank in ranks:
        place = f"{rank.place}{'=' if rank.shared else ''}"
        write([place, name(rank.person), decimal_text(rank.worth), rank.counted_results, len(rank.results)])
    return target.getvalue()


class Qualifier(NamedTuple):
    """A person with a result that can lead to a final.

    :param person: id of the person. :param place: place in their field, from 1.
    :param worth: the result divided by the number of plays or boards, for comparison between fields.
    """

    person: PersonId
    place: int
    worth: Fraction


def candidate_fields(evenings: Iterable[Evening], person_by_id: MergedIds) -> Iterator[list[Qualifier]]:
    """Yield the candidates of each field of these evenings, the best first. A field is an evening or one group of it.

    :param evenings: the evenings. :param person_by_id: the id that stands for a person with several.
    """
    for evening in evenings:
        for field in standings(evening):
            yield [
                Qualifier(person_by_id.get(person, person), rank.place, rank.worth / max(1, rank.boards))
                for rank in field for person in evening.entrants[rank.entrant]
            ]  # fmt: skip


def finalists(fields: Iterable[Sequence[Qualifier]], each: int, best: int) -> list[PersonId]:
    """Return the ids of the people who reach a final: first those by their place in a field, in the order of place and
    then average, then the further people in the order of their average.

    All people on a shared last place of a field go on. Among further people, equal averages are decided by the place,
    then by the id, so that never more than ``best`` go on.

    :param fields: the candidates of each field. :param each: number of places in each field that go on.
    :param best: number of further people, the best of the rest by their average.
    """
    everyone = [candidate for field in fields for candidate in field]
    placed = [(who.place, -who.worth, who.person) for who in everyone if who.place <= each]
    rest = [(-who.worth, who.place, who.person) for who in everyone if who.place > each]
    sure = dict.fromkeys(person for _, _, person in sorted(placed))
    further = dict.fromkeys(person for _, _, person in sorted(rest) if person not in sure)
    return [*sure, *list(further)[:best]]


def merged_leagues(own: Leagues, come: Leagues) -> Leagues:
    """Return the leagues, answers and refusals of two homes together.

    :param own: leagues of this home, which win if both know a league or an answer. :param come: leagues of the other
        home.
    """
    leagues = {league.id: league for league in (*come.leagues, *own.leagues)}
    names = {(answer.first, answer.second): answer for answer in (*come.names, *own.names)}
    refused = sorted({*come.refused_entries, *own.refused_entries})
    return Leagues(tuple(leagues.values()), tuple(names.values()), tuple(refused))


def read_leagues(text: str) -> Leagues:
    """Return the leagues in a JSON text, none if it is empty.

    :raises ValueError: if the text is not JSON of leagues.
    """
    return from_json(text, Leagues) if text else Leagues()
