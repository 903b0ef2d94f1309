"""Whole plays at the tables of a house: the draw opens tables of any size, and their results enter the log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import opening_events
from numeramis_access.evening.evening import occupied_tables, open_lines
from numeramis_access.evening.log import Log
from numeramis_access.evening.scoring import PlayScores
from numeramis_access.tables.evening_requests import HowPlayed, KeepPeople
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Enter, Leave
from tests.server.guests import Club
from tests.server.test_conducting import AT, add, house_log
from tests.server.test_evenings import EVENING, Player, person_of, play

NAMES = ("Eva", "Fred", "Gita", "Hugo", "Iva", "Jan", "Klára", "Leo", "Mona")


def gathered(club: Club, count: int, game: str = "sipky") -> tuple[Player, list[Player]]:
    """Return a director, and people in an evening of whole plays."""
    director = Player(club, "Dita")
    made = director.done(
        OpenTable, game=game, players=17, evening=EVENING, access="open", alone=True, plays=True, rests=False
    )
    director.gathering = made["table"]
    return director, [entered(club, director, name) for name in NAMES[:count]]


def entered(club: Club, director: Player, name: str) -> Player:
    """Return a new person in the evening."""
    player = Player(club, name)
    player.gathering = director.gathering
    player.done(Enter, table=director.gathering, plays=True)
    return player


def begun(director: Player, players: Sequence[Player], robots: int = 0, **plan: object) -> Log:
    """Let a director begin an evening with a plan; return its log."""
    log = Log()
    about = {"contest": "plays", "movement": "lot", "game": "sipky", "sizes": (5, 4), "boards": 1, "rounds": 2}
    add(director, log, [ev.PlanAnnounced(ev.Plan(**{**about, "at_tables": True, **plan}))])  # type: ignore[arg-type]
    parties = [(person_of(player),) for player in players] + [(f"computer-{at}",) for at in range(robots)]
    names = (*NAMES[: len(players)], "Robot")
    known = [{"person": person, "name": name} for (person,), name in zip(parties, names, strict=False)]
    director.done(KeepPeople, table=director.gathering, known=known)
    add(director, log, opening_events(log.evening, parties, lambda order: None, AT))
    return log


def restarted(club: Club, director: Player, players: Sequence[Player]) -> None:
    """Start the club's house again, as after a kill; everybody comes back."""
    club.house.store.close()
    club.open()
    for player in (director, *players):
        player.connect()
        player.done(Enter, table=player.gathering, plays=True)
    club.run(1.0)


def played(club: Club, players: Sequence[Player]) -> None:
    """Let people play the round that the house has opened, and rest after it."""
    club.run(1.0)
    seated = [player for player in players if player.evening.own is not None]
    for player in seated:
        player.go()
    play(club, seated)
    club.run(1.0)
    club.run(40.0)
    club.run(1.0)


def test_people_are_told_tables_of_any_size_and_results_enter_the_log_without_a_directors_program(club: Club) -> None:
    director, players = gathered(club, 9)
    begun(director, players)
    director.drop()
    club.run(1.0)
    seats = [player.evening.own for player in players]
    assert sorted({(seat.table, len(seat.names)) for seat in seats if seat is not None}) == [(0, 5), (1, 4)]
    assert all(
        seat is not None and seat.names[seat.seat] == player.name for seat, player in zip(seats, players, strict=True)
    )
    played(club, players)
    evening = house_log(club, director).log.evening
    assert evening.round == 1, "the next round has begun by itself"
    assert [type(score) for score in evening.outcomes.values()] == [PlayScores] * 2
    assert sorted(len(score.scores) for score in evening.outcomes.values() if isinstance(score, PlayScores)) == [4, 5]
    assert players[0].evening.standing is not None
    played(club, players)
    evening = house_log(club, director).log.evening
    assert (evening.round, len(evening.outcomes), open_lines(evening)) == (1, 4, [])
    director.connect()
    assert players[0].denied(HowPlayed, table=players[0].gathering, round=1) == "not-here"


def test_results_and_tables_stay_when_the_house_is_killed_in_the_middle(club: Club) -> None:
    director, players = gathered(club, 6)
    begun(director, players, sizes=(3,), rounds=1)
    club.run(1.0)
    for player in players:
        player.go()
    play(club, players, actions=40)
    before = {one.id: len(one.match.match.record) for one in club.house.sittings.values() if one.match is not None}
    restarted(club, director, players)
    after = {one.id: len(one.match.match.record) for one in club.house.sittings.values() if one.match is not None}
    assert before.keys() == after.keys()
    assert all(after[table] >= count for table, count in before.items())
    played(club, players)
    assert len(house_log(club, director).log.evening.outcomes) == 2


def test_latecomers_are_drawn_leavers_are_not_and_a_returned_person_plays_again(club: Club) -> None:
    director, players = gathered(club, 6)
    begun(director, players, sizes=(3, 4), rounds=3)
    played_by = list(players)
    club.run(1.0)
    mona = entered(club, director, "Mona")
    players[0].done(Leave, table=players[0].gathering)
    played(club, played_by)
    log = house_log(club, director)
    evening = log.log.evening
    seated = {
        person
        for sitting in occupied_tables(evening, 1)
        for place in sitting.places()
        for person in evening.entrants[place]
    }
    assert person_of(players[0]) not in seated
    assert person_of(mona) in seated
    assert log.people[person_of(mona)].name == "Mona"
    players[0].done(Enter, table=players[0].gathering, plays=True)
    played(club, [*players[1:], mona])
    assert players[0].evening.own is not None


def test_computers_play_only_where_the_plan_says_so(club: Club) -> None:
    director, players = gathered(club, 3)
    begun(director, players, 1, sizes=(4,), rounds=1, has_computers=True)
    club.run(1.0)
    own = players[0].evening.own
    assert own is not None
    assert len(own.computers) == 1
    played(club, players)
    assert len(house_log(club, director).log.evening.outcomes) == 1


def test_several_games_follow_each_other_at_tables_of_their_own_sizes(club: Club) -> None:
    director, players = gathered(club, 4)
    games = (ev.PlannedGame("sipky", sizes=(4,)), ev.PlannedGame("sipky", options={}, sizes=(2,)))
    begun(director, players, sizes=(), games=games, rounds=0)
    played(club, players)
    played(club, players)
    evening = house_log(club, director).log.evening
    assert sorted(len(score.scores) for score in evening.outcomes.values() if isinstance(score, PlayScores)) == [
        2,
        2,
        4,
    ]
    assert evening.has_begun_all


def test_a_program_of_before_hears_that_it_is_too_old_and_other_evenings_stay_open_to_it(club: Club) -> None:
    director, _ = gathered(club, 0)
    old = Player(club, "Olga")
    assert old.denied(Enter, table=director.gathering) == "version"
    pairs = director.done(OpenTable, game="quist", players=9, evening="other", access="open")
    assert old.done(Enter, table=pairs["table"])["table"] == pairs["table"]
    assert director.done(Enter, table=director.gathering, plays=True)


@pytest.mark.parametrize("plan", [{"game": "chess"}, {"sizes": (9,)}, {"contest": "pairs", "sizes": ()}])
def test_a_plan_that_the_house_cannot_play_stops_the_evening_and_tells_it(club: Club, plan: dict[str, object]) -> None:
    director, players = gathered(club, 9)
    if plan.get("contest"):
        log = Log()
        add(director, log, [ev.PlanAnnounced(ev.Plan("pairs", game="quist", at_tables=True, tricks=9))])
        people = [person_of(player) for player in players[:8]]
        add(
            director,
            log,
            opening_events(log.evening, list(zip(people[::2], people[1::2], strict=True)), lambda order: None, AT),
        )
    else:
        begun(director, players, **plan)
    club.run(1.0)
    assert any(msgspec.to_builtins(one).get("is") == "evening-stopped" for one in director.heard)
