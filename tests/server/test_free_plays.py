"""Plays that go on freely at the tables of a house, and draws of free people while other tables still play."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import round_events
from numeramis_access.evening.draw import with_counted_plays
from numeramis_access.evening.evening import Evening, busy_entrants, occupied_tables, open_lines
from numeramis_access.evening.log import Log
from numeramis_access.evening.plays import plays_of
from numeramis_access.evening.scoring import PlayScores
from numeramis_access.server.people.round_clock import REST_SECONDS
from numeramis_access.server.people.stored_match import COMPUTER_PACE_SECONDS
from numeramis_access.tables.evening_requests import RoundsBegin
from numeramis_access.tables.table_requests import Act, Enter, Leave, NextDeal
from tests.server.guests import Club
from tests.server.test_conducting import AT, add, house_log
from tests.server.test_evenings import Player, play
from tests.server.test_plays_at_tables import begun, entered, gathered, restarted

FOURS = ev.PlannedGame("sipky", sizes=(4,), credits=2)


def begun_freely(club: Club, count: int, *games: ev.PlannedGame) -> tuple[Player, list[Player]]:
    """Return the director and the people of free plays whose first tables are open."""
    director, players = gathered(club, count)
    begun(director, players, movement="free", sizes=(), games=games or (FOURS,), rounds=0)
    club.run(1.0)
    go_all(players)
    return director, players


def go_all(players: Sequence[Player]) -> None:
    """Let everybody who has a table go there: computers play for people who are absent."""
    for player in players:
        if player.evening.own is not None:
            player.go()


def evening_of(club: Club, director: Player) -> Evening:
    return house_log(club, director).log.evening


def at_table(players: Sequence[Player], number: int) -> list[Player]:
    """Return the people whose house says that they play at a table. :param number: number of the table, from 0."""
    return [player for player in players if player.evening.own is not None and player.evening.own.table == number]


def finish(club: Club, players: Sequence[Player]) -> None:
    """Let people go to their table and finish its match; its result is then in the log."""
    go_all(players)
    chance = random.Random(5)
    for _ in range(2000):
        club.run(2 * COMPUTER_PACE_SECONDS)
        for player in players:
            if player.rests:
                player.done(NextDeal, table=player.table)
            elif (choice := player.choice(chance)) is not None:
                player.done(Act, table=player.table, offer=player.offer(choice))
        if all(player.over for player in players):
            for _ in range(3):  # the result, the standings, the rest
                club.run(1.0)
            return
    raise AssertionError("it never ends")


def told(player: Player) -> tuple[int, int, list[tuple[str, int]]]:
    """Return a person's play, the number of their plays, and the plays left, as told to the person."""
    now = player.evening
    return now.round, now.rounds, [(left.game, left.count) for left in now.to_play]


def test_four_free_people_get_a_table_while_another_plays_and_their_result_enters_the_log(club: Club) -> None:
    director, players = begun_freely(club, 8)
    first, second = at_table(players, 0), at_table(players, 1)
    assert (len(first), len(second)) == (4, 4)
    assert told(first[0]) == (1, 2, [("sipky", 1)])
    finish(club, first)
    assert [player.evening.own for player in first] == [None] * 4, "they are free, and wait"
    assert all(player.evening.standing is not None and player.evening.breath is not None for player in first)
    assert second[0].evening.standing is None, "people who play hear nothing of it"
    club.run(REST_SECONDS + 1)
    club.run(1.0)
    evening = evening_of(club, director)
    assert (evening.round, len(open_lines(evening))) == (1, 2)
    assert [told(player) for player in first] == [(2, 2, [("sipky", 0)])] * 4
    assert [player.evening.round for player in second] == [1] * 4
    finish(club, first)
    finish(club, second)
    club.run(REST_SECONDS + 1)
    club.run(1.0)
    finish(club, second)
    club.run(REST_SECONDS + 1)
    evening = evening_of(club, director)
    assert (evening.round, len(evening.outcomes), open_lines(evening)) == (2, 4, [])
    assert all(isinstance(score, PlayScores) for score in evening.outcomes.values())
    assert [player.evening.standing.after for player in players if player.evening.standing is not None] == [2] * 8
    add(director, house_log(club, director).log, [ev.EveningFinished()])
    club.run(1.0)
    assert all(player.evening.over for player in players)


def test_free_people_who_are_all_ready_do_not_wait(club: Club) -> None:
    director, players = begun_freely(club, 8)
    first = at_table(players, 0)
    finish(club, first)
    for player in first:
        player.done(NextDeal, table=player.gathering)
    club.run(1.0)
    club.run(1.0)
    assert evening_of(club, director).round == 1
    assert all(player.evening.own is not None for player in first)


def test_a_rest_ends_when_too_few_people_are_free_and_begins_again_later(club: Club) -> None:
    director, players = begun_freely(club, 8)
    first = at_table(players, 0)
    finish(club, first)
    assert first[1].evening.breath is not None
    first[0].done(Leave, table=first[0].gathering)
    club.run(1.0)
    club.run(1.0)
    assert first[1].evening.breath is None
    first[0].done(Enter, table=first[0].gathering, plays=True)
    club.run(1.0)
    club.run(1.0)
    assert first[1].evening.breath is not None
    assert evening_of(club, director).round == 0


def test_a_house_killed_while_two_draws_play_goes_on_with_both(club: Club) -> None:
    director, players = begun_freely(club, 8)
    first, second = at_table(players, 0), at_table(players, 1)
    play(club, second, actions=12)
    finish(club, first)
    club.run(REST_SECONDS + 1)
    club.run(1.0)
    before = {one.id: len(one.match.match.record) for one in club.house.sittings.values() if one.match is not None}
    assert len(before) >= 2
    restarted(club, director, players)
    assert [told(player)[:2] for player in (*first, *second)] == [(2, 2)] * 4 + [(1, 2)] * 4
    finish(club, second)
    finish(club, first)
    club.run(REST_SECONDS + 1)
    club.run(1.0)
    finish(club, second)
    evening = evening_of(club, director)
    assert (len(evening.outcomes), open_lines(evening)) == (4, [])
    assert len({(play.line.round, play.line.table) for play in plays_of(evening)}) == 4


def test_a_draw_that_the_house_has_written_but_not_begun_begins_after_a_kill(club: Club) -> None:
    director, players = begun_freely(club, 4)
    finish(club, players)
    log = house_log(club, director)
    drawn, _ = round_events(log.log.evening, lambda order: None, AT)
    log.add(drawn, AT, "", "")
    restarted(club, director, players)
    club.run(REST_SECONDS + 1)
    club.run(1.0)
    club.run(1.0)
    assert evening_of(club, director).round == 1
    assert all(player.evening.own is not None for player in players)


def test_who_comes_late_or_returns_is_drawn_and_who_leaves_is_not(club: Club) -> None:
    director, players = begun_freely(club, 5, ev.PlannedGame("sipky", sizes=(4,), credits=1))
    first = at_table(players, 0)
    (left_over,) = [player for player in players if player not in first]
    assert told(left_over) == (0, 1, [("sipky", 1)])
    finish(club, first)
    late = [entered(club, director, name) for name in ("Mona", "Nora", "Olga")]
    left_over.done(Leave, table=left_over.gathering)
    club.run(1.0)
    club.run(REST_SECONDS + 1)
    assert evening_of(club, director).round == 0, "three are too few"
    left_over.done(Enter, table=left_over.gathering, plays=True)
    for _ in range(3):
        club.run(REST_SECONDS + 1)
    assert all(player.evening.own is not None for player in (*late, left_over))


def test_a_director_stops_free_draws_and_draws_by_hand(club: Club) -> None:
    director, players = begun_freely(club, 8)
    director.done(RoundsBegin, table=director.gathering, itself=False)
    first = at_table(players, 0)
    finish(club, first)
    club.run(REST_SECONDS + 5)
    assert evening_of(club, director).round == 0
    add_by_hand(club, director)
    assert all(player.evening.own is not None for player in first)


def add_by_hand(club: Club, director: Player) -> None:
    """Let a director draw tables of the people who are free."""
    log = Log(house_log(club, director).log.entries)
    add(director, log, round_events(log.evening, lambda order: None, AT))
    club.run(1.0)
    club.run(1.0)


@pytest.mark.parametrize("movement", ["lot", "neighbours"])
def test_rounds_overlap_where_a_director_draws_free_people_while_others_play(club: Club, movement: str) -> None:
    director, players = gathered(club, 8)
    begun(director, players, movement=movement, sizes=(4,), rounds=2)
    club.run(1.0)
    go_all(players)
    first, second = at_table(players, 0), at_table(players, 1)
    play(club, second, actions=12)
    finish(club, first)
    log = Log(house_log(club, director).log.entries)
    counted = with_counted_plays(log.evening)
    assert counted is not None
    add(director, log, [ev.PlanAnnounced(counted.plan)])
    add_by_hand(club, director)
    evening = evening_of(club, director)
    assert (evening.round, len(open_lines(evening)), len(busy_entrants(evening))) == (1, 2, 8)
    assert [player.evening.round for player in (*first, *second)] == [2] * 4 + [1] * 4
    finish(club, first)
    assert second[0].evening.own is not None
    finish(club, second)
    club.run(1.0)
    club.run(REST_SECONDS + 1)
    club.run(1.0)
    assert {player.evening.round for player in second} == {3}, "the rest of the plays begins by itself"
    finish(club, second)
    evening = evening_of(club, director)
    assert (len(evening.outcomes), open_lines(evening), evening.has_begun_all) == (4, [], True)


def test_two_draws_of_a_director_at_once_open_the_tables_of_both(club: Club) -> None:
    director, players = gathered(club, 8)
    begun(director, players, sizes=(), games=(FOURS,), rounds=0)
    club.run(1.0)
    go_all(players)
    finish(club, at_table(players, 0))
    finish(club, at_table(players, 1))
    log = Log(house_log(club, director).log.entries)
    two = ev.PlannedGame("sipky", sizes=(4,), credits=1)
    add(director, log, [ev.PlanAnnounced(ev.Plan(
        "plays", "lot", game="sipky", boards=1, at_tables=True, games=(FOURS, two),
    ))])  # fmt: skip
    draw, *_ = round_events(log.evening, lambda order: None, AT)
    assert isinstance(draw, ev.RoundDrawn)
    halves = [ev.RoundDrawn((table,), None, draw.game) for table in draw.sittings]
    assert len(halves) == 2
    for number, half in enumerate(halves):
        play_of = tuple(msgspec.structs.replace(table, boards=(2 + number,)) for table in half.sittings)
        add(director, log, [ev.RoundDrawn(play_of, None, half.game), ev.RoundBegun(1 + number, AT)])
    club.run(1.0)
    club.run(1.0)
    assert all(player.evening.own is not None for player in players)
    assert len({player.evening.own.at for player in players if player.evening.own is not None}) == 2
    assert len(occupied_tables(evening_of(club, director), 2)) == 1
