"""The house conducts an evening whose log it has, without any director's program and beside one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import pytest

from numeramis_access.evening import conductor
from numeramis_access.evening import events as ev
from numeramis_access.evening.log import Log, LogEntry
from numeramis_access.evening.scoring import Score
from numeramis_access.server.people.house_log import HouseLog
from numeramis_access.tables.evening_requests import Direct, KeepPeople, RoundsBegin, ShowName, TellStandings
from tests.server.guests import Club
from tests.server.test_evenings import Player, gathered, person_of, play

AT = "2026-11-28T18:00:00"


def announced(director: Player, players: Sequence[Player], **plan: object) -> Log:
    """Let a director begin an evening of pairs, each a person with a computer; return its log."""
    log = Log()
    add(director, log, [ev.PlanAnnounced(ev.Plan(game="quist", tricks=9, boards=1, at_tables=True, rounds=2, **plan))])  # type: ignore[arg-type]
    parties = [(person_of(player), f"computer-{at}") for at, player in enumerate(players)]
    parties += [(f"computer-{at}-a", f"computer-{at}-b") for at in range(4 - len(parties))]
    add(director, log, conductor.opening_events(log.evening, parties, lambda order: None, AT))
    return log


def add(director: Player, log: Log, events: Iterable[ev.AnyEvent]) -> None:
    """Add a director's acts to the log of the house and to this one."""
    new, after = list(events), len(log.entries)
    acts = [{"at": AT, "event": msgspec.to_builtins(event)} for event in new]
    director.done(Direct, table=director.gathering, after=after, acts=acts)
    for number, event in enumerate(new, after):
        log.add(LogEntry(number, AT, person_of(director), event))


def house_log(club: Club, director: Player) -> HouseLog:
    log = club.house.sittings[director.gathering].evening.log
    assert log is not None
    return log


def played(club: Club, players: Sequence[Player]) -> None:
    """Let people play the round that the house has opened."""
    club.run(1.0)
    for player in players:
        player.go()
    play(club, players)


@pytest.mark.parametrize("present", [True, False])
def test_rounds_by_key_bring_results_and_standings_with_and_without_a_director(club: Club, present: bool) -> None:
    director, players = gathered(club)
    director.done(RoundsBegin, table=director.gathering, itself=False)
    log = announced(director, players)
    if not present:
        director.drop()
    played(club, players)
    club.run(5.0)
    evening = house_log(club, director).log.evening
    assert (evening.round, len(evening.outcomes)) == (0, 2), "the next round waits for the director's key"
    assert players[0].evening.standing is not None
    assert players[0].evening.round == 1
    if not present:
        director.connect()
    log = house_log(club, director).log.copy()
    add(director, log, conductor.round_events(log.evening, lambda order: None, AT))
    club.run(1.0)
    assert players[0].evening.round == 2


def test_a_result_that_a_director_takes_back_stays_away_until_the_director_enters_one(club: Club) -> None:
    director, players = gathered(club)
    announced(director, players)
    director.done(RoundsBegin, table=director.gathering, itself=False)
    played(club, players)
    club.run(5.0)
    log = house_log(club, director).log.copy()
    entry = next(one for one in log.entries if isinstance(one.event, ev.ResultEntered))
    add(director, log, [ev.EventUndone(entry.number)])
    club.run(3.0)
    assert len(house_log(club, director).log.evening.outcomes) == 1
    add(director, log, [ev.ResultEntered(entry.event.line, Score(9, 0))])  # type: ignore[union-attr]
    club.run(3.0)
    outcomes = house_log(club, director).log.evening.outcomes
    assert len(outcomes) == 2
    assert Score(9, 0) in outcomes.values()


def test_a_request_to_tell_standings_cuts_no_round_that_the_house_conducts(club: Club) -> None:
    director, players = gathered(club)
    announced(director, players)
    club.run(1.0)
    director.done(TellStandings, table=director.gathering, standings=[], over=True)
    club.run(1.0)
    assert not players[0].evening.over
    assert {one.stage for one in club.house.sittings.values() if one.setting.played} == {"playing"}


@pytest.mark.parametrize("first", ["agreement", "name"])
def test_an_agreement_to_be_named_reaches_the_log_without_a_directors_program(club: Club, first: str) -> None:
    director, (eva, fred) = gathered(club)
    announced(director, (eva, fred))
    known = [{"person": person_of(one), "name": one.name} for one in (eva, fred)]
    if first == "agreement":
        eva.done(ShowName, table=eva.gathering, on=True)
    director.done(KeepPeople, table=director.gathering, known=known)
    director.drop()
    eva.done(ShowName, table=eva.gathering, on=True)
    people = house_log(club, director).people
    assert (people[person_of(eva)].shown, people[person_of(fred)].shown) == (True, False)
    eva.done(ShowName, table=eva.gathering, on=False)
    assert not house_log(club, director).people[person_of(eva)].shown
