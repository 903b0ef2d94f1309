"""Evenings of several places in one table: copies of logs in any order, forks, people of one name, leagues, finals."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

import msgspec
import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import round_events
from numeramis_access.evening.copies import (
    CopiedPerson,
    EveningCopy,
    Fork,
    merge_copies,
    people_of,
    read_copy,
    refusal_of,
    write_copy,
)
from numeramis_access.evening.evening import Evening, score_lines
from numeramis_access.evening.league import (
    League,
    Leagues,
    NameAnswer,
    Qualifier,
    candidate_fields,
    finalists,
    league_csv,
    league_standings,
    merged_ids,
    merged_leagues,
    open_name_questions,
    read_leagues,
    unit_of_points,
)
from numeramis_access.evening.log import Log, line_of, read_entries
from numeramis_access.evening.scoring import PlayScores
from tests.evening.test_plays import add, contest, enter


def lines_of(log: Log) -> list[str]:
    return [line_of(entry) for entry in log.entries]


def played(place: str, count: int = 4, rounds: int = 2) -> Log:
    """Return the finished log of a place; its people's ids begin with its name."""
    log, chance = contest(count, rounds=rounds, title=place), random.Random(place)
    for number in range(rounds):
        enter(log, chance=chance)
        if number + 1 < rounds:
            add(log, *round_events(log.evening, chance.shuffle, "2026-11-29T18:30:00"))
    add(log, ev.EveningFinished())
    return Log(read_entries(re.sub(r'"p(\d+)"', rf'"{place}-\1"', line) for line in lines_of(log)))


def corrected(log: Log) -> Log:
    """Return the log with a later correction."""
    made, line = log.copy(), next(score_lines(log.evening, 0))
    last = made.entry_to_undo()
    assert last is not None
    add(made, ev.EventUndone(last.number))
    add(made, ev.ResultCorrected(line, PlayScores((90, 1, 2, 3)), "mistake"), ev.EveningFinished())
    return made


def test_the_longer_copy_holds_in_any_order_and_twice() -> None:
    whole = lines_of(corrected(played("brno")))
    parts = [whole[:5], whole[:9], whole, whole[:9]]
    for order in permutations(parts):
        holds: Sequence[str] | Fork = ()
        for part in order:
            assert not isinstance(holds, Fork)
            holds = merge_copies("brno", holds, part)
        assert holds == whole


def test_a_fork_is_settled_by_refusing_one_of_two_entries() -> None:
    log = played("brno")
    one, last = lines_of(corrected(log)), log.entry_to_undo()
    assert last is not None
    add(log, ev.EventUndone(last.number), ev.EveningFinished())
    other = lines_of(log)
    fork = merge_copies("brno", one, other)
    assert isinstance(fork, Fork)
    assert one[: fork.number] == other[: fork.number]
    assert one[fork.number] != other[fork.number]
    refused = {refusal_of("brno", fork.number, one[fork.number])}
    for first, second in ((one, other), (other, one), (one[: fork.number], other)):
        assert merge_copies("brno", first, second, refused) == other
    assert merge_copies("ostrava", [], one, refused) == one, "another evening"


def test_a_copy_travels_whole_and_an_impossible_one_is_refused() -> None:
    log = played("brno")
    people = tuple(CopiedPerson(one, one.upper()) for one in sorted(people_of(lines_of(log))))
    copy = EveningCopy("numeramis-evening", "brno", "2026-11-29T18:00:00", people, tuple(lines_of(log)))
    assert read_copy(write_copy(copy).decode()) == copy
    for wrong in (
        msgspec.structs.replace(copy, lines=copy.lines[1:]), msgspec.structs.replace(copy, lines=("[]",)),
        msgspec.structs.replace(copy, format="other"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=r"."):
            read_copy(write_copy(wrong).decode())


def answered(
    named: dict[str, str], rooms: Sequence[set[str]], truth: dict[str, str], names: tuple[NameAnswer, ...] = ()
) -> Iterator[NameAnswer]:
    """Yield the answers of an organiser who knows who is who."""
    while (question := next(open_name_questions(named, rooms, names), None)) is not None:
        first, second = question
        answer = NameAnswer(first, second, truth.get(first, first) == truth.get(second, second))
        names = (*names, answer)
        yield answer


def test_people_of_one_name_are_asked_about_once_and_those_of_one_evening_never() -> None:
    rooms = [{"a1", "a2", "x"}, {"b1"}, {"c1", "c2"}]
    named = {"a1": "eva", "a2": "eva", "b1": "eva", "c1": "eva", "c2": "jan", "x": "iva"}
    truth = {"b1": "a1", "c1": "a1"}
    names = tuple(answered(named, rooms, truth))
    assert 2 <= len(names) <= 3, "a1 with b1 and c1; a2 with one of them, or with both"
    one = merged_ids(names)
    assert {one.get(id, id) for id in ("a1", "b1", "c1")} == {"a1"}
    assert one.get("a2", "a2") == "a2"
    assert not list(open_name_questions(named, rooms, names))
    assert merged_ids(reversed(names)) == one


def test_the_best_results_of_a_person_count_and_ties_share() -> None:
    logs = {place: played(place).evening for place in ("brno", "praha", "zlin")}
    same = {f"{place}-{at}": f"brno-{at}" for place in ("praha", "zlin") for at in range(4)}
    league = League("l", "Liga", tuple(logs), best=2)
    ranks = league_standings(league, logs, same)
    assert len(ranks) == 4
    for rank in ranks:
        worth = [result.worth for result in rank.results]
        assert worth == sorted(worth, reverse=True)
        assert rank.worth == sum(worth[:2])
        assert (rank.counted_results, len(rank.results)) == (2, 3)
    assert [rank.place for rank in ranks] == sorted(rank.place for rank in ranks)
    rows = league_csv(ranks, str).split("\r\n")
    assert rows[0].startswith("place;")
    assert len(rows) == 6
    assert not league_standings(League("l", "Liga"), logs, same), "no evening counts"


def test_results_of_unlike_units_are_told_apart() -> None:
    assert unit_of_points(Evening(ev.Plan("plays", points="beaten"))) == "beaten"
    assert unit_of_points(Evening(ev.Plan("pairs"))) == "percent"
    assert unit_of_points(Evening(ev.Plan("teams", tricks=13))) == "tricks"


def test_the_first_of_each_place_and_the_best_of_the_others_go_on() -> None:
    def one(person: str, place: int, worth: int) -> Qualifier:
        return Qualifier(person, place, Fraction(worth))

    fields = [
        [one("a", 1, 9), one("b", 2, 8), one("c", 3, 2)], [one("d", 1, 5), one("e", 2, 4)],
        [one("f", 1, 7), one("g", 1, 7), one("h", 3, 6)],
    ]  # fmt: skip
    assert finalists(fields, 1, 0) == ["a", "f", "g", "d"], "shared places all go on"
    assert finalists(fields, 1, 2) == ["a", "f", "g", "d", "b", "h"]
    assert finalists(fields, 0, 1) == ["a"]
    logs = [played("brno").evening, played("praha").evening]
    assert {person.split("-")[0] for person in finalists(candidate_fields(logs, {}), 1, 0)} == {"brno", "praha"}


def test_leagues_of_two_homes_are_joined() -> None:
    own = Leagues((League("l", "Own", ("a",)),), (NameAnswer("p", "q", same=True),), (refusal_of("a", 1, "x"),))
    come = Leagues((League("l", "Other"), League("m", "More")), (NameAnswer("p", "q", same=False),))
    joined = merged_leagues(own, come)
    assert {league.name for league in joined.leagues} == {"Own", "More"}
    assert joined.names == own.names
    assert joined.refused_entries == own.refused_entries
    assert read_leagues(msgspec.json.encode(joined).decode()) == joined
    assert read_leagues("") == Leagues()
