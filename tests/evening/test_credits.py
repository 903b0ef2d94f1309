"""Several games with a number of plays for each player, tables of free people, places in categories, newer logs."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import free_table_events, opening_events, round_events
from numeramis_access.evening.draw import games_to_draw, with_counted_plays
from numeramis_access.evening.evening import (
    busy_entrants,
    open_lines,
    plan_of_round,
    plays_left,
    sides_of,
    table_of_line,
)
from numeramis_access.evening.league import unit_of_points
from numeramis_access.evening.log import LOG_VERSION, Log, NewerLog, line_of, read_entries, version_needed
from numeramis_access.evening.plays import plays_of, points_of
from numeramis_access.evening.scoring import PlayScores
from numeramis_access.evening.standings import ranks_among, standings
from numeramis_access.evening.typed_results import read_result
from tests.evening.test_plays import AT, add, contest, enter

SIPKY = ev.PlannedGame("sipky", sizes=(4, 3, 5), credits=2)
LOKER = ev.PlannedGame("loker", sizes=(5, 4, 6), points="beaten", credits=1)
CHESS = ev.PlannedGame(called="Šach", sizes=(2,), rows={2: (2, 0)}, fewer=True, credits=3)


def games_log(count: int, *games: ev.PlannedGame, movement: str = "lot") -> Log:
    """Return the log of a contest of games whose first round has begun."""
    log, chance = Log(), random.Random(count)
    add(log, ev.PlanAnnounced(ev.Plan("plays", movement, boards=1, games=games)))  # type: ignore[arg-type]
    add(log, *opening_events(log.evening, [[f"p{at}"] for at in range(count)], chance.shuffle, AT))
    return log


def players(log: Log, line: ev.ScoreLine) -> list[int]:
    sitting = table_of_line(log.evening, line)
    assert sitting is not None
    return [one for side in sides_of(log.evening, sitting) for one in side]


def finish(log: Log, line: ev.ScoreLine, chance: random.Random) -> None:
    add(log, ev.ResultEntered(line, PlayScores(tuple(chance.randrange(102) for _ in players(log, line)))))


def check_free(log: Log) -> None:
    """Check that no person sits at two tables, and that tables in use have different numbers."""
    lines = open_lines(log.evening)
    seated = [one for line in lines for one in players(log, line)]
    assert len(set(seated)) == len(seated)
    assert len({line.table for line in lines}) == len(lines)


@pytest.mark.parametrize("count", [7, 12, 15, 22])
@pytest.mark.parametrize("games", [(SIPKY,), (SIPKY, LOKER), (SIPKY, LOKER, CHESS)], ids=len)
def test_everybody_plays_their_number_of_plays_of_each_game(count: int, games: tuple[ev.PlannedGame, ...]) -> None:
    log, chance = games_log(count, *games), random.Random(count)
    while True:
        enter(log, chance=chance)
        if log.evening.has_begun_all:
            break
        add(log, *round_events(log.evening, chance.shuffle, AT))
    assert not games_to_draw(log.evening)
    left = plays_left(log.evening)
    for number, game in enumerate(games):
        missing = [entrant for entrant in left if left[entrant][number]]
        assert len(missing) < min(game.sizes), "no further table can be filled"
        assert all(0 <= left[entrant][number] <= game.credits for entrant in left)
    for play in plays_of(log.evening):
        plan = plan_of_round(log.evening, play.line.round)
        assert play.points == points_of(plan, play.scores)
    assert read_entries(map(line_of, log.entries)) == log.entries
    assert Log(log.entries).evening == log.evening


@pytest.mark.parametrize("count", [6, 9, 15, 23])
@pytest.mark.parametrize("games", [(SIPKY,), (SIPKY, LOKER, CHESS)], ids=len)
def test_a_table_is_drawn_as_soon_as_enough_people_are_free(count: int, games: tuple[ev.PlannedGame, ...]) -> None:
    log, chance = games_log(count, *games, movement="free"), random.Random(count)
    while True:
        while events := free_table_events(log.evening, chance.shuffle, AT):
            add(log, *events)
            check_free(log)
        lines = open_lines(log.evening)
        if not lines:
            break
        left, busy = plays_left(log.evening), busy_entrants(log.evening)
        for number, game in enumerate(games):
            free = [entrant for entrant in left if left[entrant][number] and entrant not in busy]
            assert len(free) < game.sizes[0], "the best size never waits"
        finish(log, chance.choice(lines), chance)
    assert log.evening.has_begun_all
    left = plays_left(log.evening)
    assert all(sum(left[one][at] > 0 for one in left) < min(game.sizes) for at, game in enumerate(games))


def test_free_people_of_rounds_are_drawn_while_others_play_and_nobody_loses_a_play() -> None:
    log, chance = contest(16, sizes=(4,), rounds=3), random.Random(2)
    first, second, *rest = open_lines(log.evening)
    assert with_counted_plays(log.evening) is not None
    for line in (first, second):
        finish(log, line, chance)
    assert log.refuse(round_events(log.evening, chance.shuffle, AT)[0]) is not None, "rounds wait for all"
    counted = with_counted_plays(log.evening)
    assert counted is not None
    add(log, ev.PlanAnnounced(counted.plan))
    assert with_counted_plays(log.evening) is None
    (draw,) = games_to_draw(log.evening)
    assert set(draw.entrants) == {*players(log, first), *players(log, second)}
    add(log, *round_events(log.evening, chance.shuffle, AT))
    check_free(log)
    assert len(open_lines(log.evening)) == 4
    for line in rest:
        table = line.table + 1
        typed = read_result(log.evening, f"{table} 9 8 7 6")
        assert typed == (line, PlayScores((9, 8, 7, 6))), "the table of the earlier round"
    while True:
        while lines := open_lines(log.evening):
            finish(log, lines[0], chance)
        if log.evening.has_begun_all:
            break
        add(log, *round_events(log.evening, chance.shuffle, AT))
    assert {rank.boards for rank in standings(log.evening)[0]} == {3}


def test_a_draw_of_busy_people_of_people_without_plays_or_at_a_used_table_is_refused() -> None:
    log, chance = games_log(8, msgspec.structs.replace(SIPKY, sizes=(4,), credits=1)), random.Random(1)
    busy, (line, *_) = log.evening.rounds[0], open_lines(log.evening)
    play = (log.evening.round + 2,)
    again = tuple(msgspec.structs.replace(sitting, boards=play) for sitting in busy)
    assert log.refuse(ev.RoundDrawn(again, None)) is not None, "they play"
    finish(log, line, chance)
    here = tuple(one for one in again if one.table == line.table)
    assert log.refuse(ev.RoundDrawn(here, None)) is not None, "they have played"
    assert log.refuse(ev.RoundDrawn(here, None, game=1)) is not None, "no such game"


def test_games_can_follow_and_plays_change_but_a_game_that_is_played_stays() -> None:
    log = games_log(8, SIPKY)
    plan = log.evening.plan
    more = (msgspec.structs.replace(SIPKY, credits=4, points="beaten"), LOKER)
    assert log.refuse(ev.PlanAnnounced(msgspec.structs.replace(plan, games=more))) is None
    assert log.refuse(ev.PlanAnnounced(msgspec.structs.replace(plan, games=more, movement="free"))) is None
    for wrong in ((LOKER,), (LOKER, SIPKY), (msgspec.structs.replace(SIPKY, sizes=()),), ()):
        assert log.refuse(ev.PlanAnnounced(msgspec.structs.replace(plan, games=wrong))) is not None, wrong
    add(log, ev.PlanAnnounced(msgspec.structs.replace(plan, games=more)))
    assert [game.credits for game in log.evening.plan.games] == [4, 1]


@pytest.mark.parametrize("wrong", [
    {"sizes": (4,)}, {"at_tables": True}, {"movement": "groups"}, {"movement": "knock-out"}, {"contest": "pairs"},
    {"games": (ev.PlannedGame("sipky"),)},
])  # fmt: skip
def test_a_list_of_games_belongs_to_plays_that_are_drawn_one_by_one(wrong: dict[str, object]) -> None:
    fields = {"contest": "plays", "movement": "lot", "games": (SIPKY,), **wrong}
    assert Log().refuse(ev.PlanAnnounced(ev.Plan(**fields))) is not None  # type: ignore[arg-type]


def test_results_of_games_with_unlike_points_have_a_unit_of_their_own() -> None:
    assert unit_of_points(games_log(8, SIPKY).evening) == "places"
    assert unit_of_points(games_log(8, SIPKY, LOKER).evening) == "mixed"


def test_places_within_a_category_keep_ties_and_order() -> None:
    log = contest(8, sizes=(4,), rounds=1, points="beaten", ties=())
    enter(log)
    (field,) = standings(log.evening)
    assert Counter(rank.place for rank in field) == {1: 2, 3: 2, 5: 2, 7: 2}
    own = [field[0].entrant, field[2].entrant, field[3].entrant, field[6].entrant]
    ranks = ranks_among(field, own)
    assert [rank.entrant for rank in ranks] == own
    assert [(rank.place, rank.shared) for rank in ranks] == [(1, False), (2, True), (2, True), (4, False)]


def test_a_log_says_which_programs_can_read_it() -> None:
    plans = {
        0: ev.Plan(), 1: ev.Plan("plays", "groups", sizes=(2,)), 2: ev.Plan("plays", "free", games=(SIPKY,)),
    }  # fmt: skip
    for version, plan in plans.items():
        assert version_needed(plan) == version <= LOG_VERSION
        log = Log()
        add(log, ev.PlanAnnounced(plan))
        assert log.entries[0].event == ev.PlanAnnounced(plan, version)
        assert read_entries(map(line_of, log.entries)) == log.entries
        newer = line_of(log.entries[0]).replace(f'"version":{version}', f'"version":{LOG_VERSION + 1}')
        with pytest.raises(NewerLog):
            read_entries([newer])
        unknown = newer.replace('"movement":', '"never":1,"movement":').replace('"lot"', '"unheard"')
        with pytest.raises(NewerLog):
            read_entries([unknown, '{"number":1,"at":"","by":"","event":{"type":"of-the-future"}}'])
