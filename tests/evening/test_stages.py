"""Stages of plays: everybody with everybody in groups, tables of a knock-out, and plans that change while they play."""

from __future__ import annotations

import random
from itertools import combinations

import msgspec
import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import round_events
from numeramis_access.evening.draw import entrants_in_round, movement_for, refuse_plan
from numeramis_access.evening.evening import occupied_tables, sides_of
from numeramis_access.evening.knock_out import groups_needing_lot
from numeramis_access.evening.log import NEW_TABLES_VERSION, Log, line_of, read_entries
from numeramis_access.evening.movements import NoMovement, group_sizes
from numeramis_access.evening.plays import play_fields
from numeramis_access.evening.standings import standings
from tests.evening.test_plays import AT, add, contest, enter


def seated(log: Log, number: int) -> list[list[int]]:
    evening = log.evening
    tables = (sides_of(evening, sitting) for sitting in occupied_tables(evening, number))
    return [[entrant for side in table for entrant in side] for table in tables]


@pytest.mark.parametrize(("count", "size"), [(4, 0), (5, 0), (9, 3), (11, 4), (13, 5), (8, 4), (15, 5)])
def test_everybody_meets_everybody_of_their_group_once(count: int, size: int) -> None:
    log = contest(count, movement="groups", sizes=(2,), rows={2: (2, 0)}, rounds=0, group=size)
    fields = play_fields(log.evening)
    assert tuple(sorted(map(len, fields), reverse=True)) == group_sizes(count, size)
    assert sorted(one for field in fields for one in field) == list(range(count))
    chance = random.Random(count)
    while True:
        enter(log, chance=chance)
        if log.evening.has_begun_all:
            break
        add(log, *round_events(log.evening, chance.shuffle, AT))
    met = [frozenset(pair) for number in range(len(log.evening.rounds)) for pair in seated(log, number)]
    assert sorted(map(sorted, met)) == sorted(sorted(pair) for field in fields for pair in combinations(field, 2))
    for number in range(len(log.evening.rounds)):
        playing = [one for pair in seated(log, number) for one in pair]
        assert len(set(playing)) == len(playing)
    ranks = standings(log.evening)
    assert [len(field) for field in ranks] == [len(field) for field in fields]
    assert sum(rank.worth for field in ranks for rank in field) == 2 * len(met), "two points a win"
    assert [rank.place for field in ranks for rank in field].count(1) >= len(fields)


def test_a_group_of_one_has_no_movement_and_groups_need_no_number_of_rounds() -> None:
    with pytest.raises(NoMovement):
        movement_for(ev.Plan("plays", "groups", sizes=(2,)), 1)
    assert refuse_plan(ev.Plan("plays", "groups", sizes=(2,))) is None
    assert refuse_plan(ev.Plan("plays", "knock-out", sizes=(4,))) is None
    assert refuse_plan(ev.Plan("plays", "lot", sizes=(4,))) is not None


@pytest.mark.parametrize(("count", "sizes"), [(15, (5, 4, 6)), (14, (5, 4, 6)), (12, (4,)), (9, (3,)), (6, (3,)),
                                              (16, (2,)), (11, (4, 3, 5)), (13, (4,)), (4, (4,))])  # fmt: skip
def test_a_knock_out_ends_with_one_table_and_ranks_by_the_round_reached(count: int, sizes: tuple[int, ...]) -> None:
    log, chance = contest(count, movement="knock-out", sizes=sizes, rounds=0), random.Random(count)
    playing = []
    while True:
        playing.append({one for table in seated(log, log.evening.round) for one in table})
        enter(log, chance=chance)
        if log.evening.has_begun_all:
            break
        add(log, *round_events(log.evening, chance.shuffle, AT))
        assert len(playing) < 12
    assert len(seated(log, log.evening.round)) == 1
    assert len(playing) == 1 or len(playing[-1]) < len(playing[0])
    (field,) = standings(log.evening)
    final = [rank.entrant for rank in field[: len(playing[-1])]]
    assert set(final) == playing[-1], "the table of the final stands first"


def test_the_better_half_goes_on_and_a_tie_across_the_line_is_decided_by_a_lot() -> None:
    log = contest(8, movement="knock-out", sizes=(4,), rounds=0)
    enter(log, dict.fromkeys(range(8), 5))
    assert sorted(map(len, groups_needing_lot(log.evening))) == [4, 4]
    events = round_events(log.evening, random.Random(4).shuffle, AT)
    lot = events[0]
    assert isinstance(lot, ev.LotDrawn)
    assert len(lot.order) == 8
    add(log, *events)
    first, second = lot.order[:4], lot.order[4:]
    assert set(entrants_in_round(log.evening, 1)) == {*first[:2], *second[:2]}
    assert not groups_needing_lot(log.evening), "nobody has played yet"


def test_points_time_and_rounds_can_change_while_they_play_but_not_the_contest() -> None:
    log = contest(8, rounds=4)
    plan = log.evening.plan
    enter(log)
    before = standings(log.evening)[0]
    add(log, ev.PlanAnnounced(msgspec.structs.replace(plan, points="beaten", rounds=1, minutes=30)))
    assert log.evening.has_begun_all, "shortened"
    assert log.evening.stage == "drawn"
    assert [rank.worth for rank in standings(log.evening)[0]] != [rank.worth for rank in before]
    for wrong in ({"sizes": ()}, {"movement": "groups"}, {"contest": "pairs", "sizes": ()}, {"game": "quist"}):
        assert log.refuse(ev.PlanAnnounced(msgspec.structs.replace(plan, **wrong))) is not None, wrong
    assert log.refuse(ev.PlanAnnounced(msgspec.structs.replace(plan, rounds=0))) is not None
    last = log.entry_to_undo()
    assert last is not None
    add(log, ev.EventUndone(last.number))
    assert not log.evening.has_begun_all


@pytest.mark.parametrize("at_tables", [False, True])
def test_tables_of_later_rounds_can_differ_with_real_cards_only(at_tables: bool) -> None:
    log = contest(8, rounds=4, at_tables=at_tables)
    enter(log)
    for change in ({"sizes": (5, 3)}, {"movement": "neighbours"}):
        other = msgspec.structs.replace(log.evening.plan, **change)
        assert (log.refuse(ev.PlanAnnounced(other, reason="time")) is not None) == at_tables
        if not at_tables:
            add(log, ev.PlanAnnounced(other, reason="time"))
            assert log.entries[-1].event == ev.PlanAnnounced(other, NEW_TABLES_VERSION, "time")
            assert read_entries(map(line_of, log.entries)) == log.entries
