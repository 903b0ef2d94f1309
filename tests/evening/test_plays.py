"""Contests of whole plays: draws compared with brute force, points, ties, and whole evenings from their logs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import opening_events, round_events
from numeramis_access.evening.draw import movement_for, refuse_plan, repeated_meetings
from numeramis_access.evening.evening import Evening, occupied_tables, score_lines, sides_of, table_of_line
from numeramis_access.evening.log import Log, LogEntry, line_of, read_entries
from numeramis_access.evening.movements import NoMovement
from numeramis_access.evening.play_draw import draw_tables, level_sizes
from numeramis_access.evening.plays import groups_for_lot, has_unfair_rows, points_of
from numeramis_access.evening.scoring import PlayScores, Score
from numeramis_access.evening.standings import standings

AT = "2026-11-29T18:00:00"
SIZES = (4, 3, 5)


def partitions(left: Sequence[int], shape: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield every way to seat entrants at tables of these sizes; tables of one size have no order."""
    if not left:
        yield []
        return
    first, *rest = left
    for size in set(shape):
        remaining = list(shape)
        remaining.remove(size)
        for others in combinations(rest, size - 1):
            after = [one for one in rest if one not in others]
            yield from ([(first, *others), *tables] for tables in partitions(after, remaining))


def meetings(tables: Sequence[Sequence[int]], met: Counter[tuple[int, int]]) -> int:
    return sum(met[pair] for table in tables for pair in combinations(sorted(table), 2))


def sizes_by_force(count: int, sizes: tuple[int, ...]) -> tuple[int, int, int]:
    """Return the most seated, then the most tables of the best size, then the fewest tables, as minus numbers."""
    best = (0, 0, 0)

    def fill(left: int, at: int, tables: list[int]) -> None:
        nonlocal best
        best = max(best, (count - left, tables.count(sizes[0]), -len(tables)))
        for kind in range(at, len(sizes)):
            if sizes[kind] <= left:
                fill(left - sizes[kind], kind, [*tables, sizes[kind]])

    fill(count, 0, [])
    return best


@pytest.mark.parametrize("sizes", [SIZES, (4,), (5, 4, 6), (3, 2), (6, 5)])
def test_tables_seat_most_people_at_most_tables_of_the_best_size(sizes: tuple[int, ...]) -> None:
    for count in range(2, 26):
        tables = level_sizes(count, sizes)
        assert (sum(tables), tables.count(sizes[0]), -len(tables)) == sizes_by_force(count, sizes), count


@pytest.mark.parametrize(("count", "sizes"), [(6, (3,)), (7, SIZES), (9, SIZES), (10, (5,)), (11, SIZES), (12, (4,))])
def test_meetings_are_as_rare_as_brute_force_finds_them(count: int, sizes: tuple[int, ...]) -> None:
    met, sat_out = Counter[tuple[int, int]](), Counter[int]()
    chance = random.Random(count)
    for _ in range(4):
        order = list(range(count))
        chance.shuffle(order)
        drawn = draw_tables(order, sizes, met, sat_out)
        seated = sorted(one for table in drawn.tables for one in table)
        assert sorted([*seated, *drawn.out]) == list(range(count))
        shape = level_sizes(count, sizes)
        least = min(meetings(tables, met) for tables in partitions(seated, shape))
        assert drawn.again == meetings(drawn.tables, met) == least
        assert tuple(map(len, drawn.tables)) == shape
        met.update(pair for table in drawn.tables for pair in combinations(sorted(table), 2))
        sat_out.update(drawn.out)


def test_nobody_sits_out_twice_before_all_others_did() -> None:
    sat_out, met = Counter[int](), Counter[tuple[int, int]]()
    chance = random.Random(1)
    for _ in range(14):
        order = list(range(7))
        chance.shuffle(order)
        drawn = draw_tables(order, (4,), met, sat_out)
        met.update(pair for table in drawn.tables for pair in combinations(sorted(table), 2))
        sat_out.update(drawn.out)
        assert max(sat_out[one] for one in range(7)) - min(sat_out[one] for one in range(7)) <= 1


def test_neighbours_in_the_standings_sit_together_unless_they_have_met() -> None:
    order = list(range(40))
    drawn = draw_tables(order, (4,), {}, {}, near=True)
    assert drawn.tables == tuple(tuple(range(at, at + 4)) for at in range(0, 40, 4))
    again = draw_tables(order, (4,), {(0, 1): 1}, {}, near=True)
    assert again.again == 0
    assert sum(set(one) == set(other) for one in drawn.tables for other in again.tables) >= 8, "the others stay"


HALF = Fraction(1, 2)


@pytest.mark.parametrize(("points", "scores", "expected"), [
    ("places", (101, 95, 80, 78), (4, 3, 2, 1)), ("places", (101, 95, 95, 80), (4, Fraction(5, 2), Fraction(5, 2), 1)),
    ("places", (3, 1, 2), (2, 0, 1)), ("places", (9, 8, 7, 6, 5), (8, 6, 4, 2, 0)),
    ("places", (7, 7), (3 * HALF, 3 * HALF)), ("beaten", (9, 8, 7, 6, 5), (1, Fraction(3, 4), HALF, Fraction(1, 4), 0)),
    ("beaten", (1, 2, 3), (0, HALF, 1)), ("score", (12, 0, 7), (12, 0, 7)), ("wins", (5, 9, 9), (0, HALF, HALF)),
])  # fmt: skip
def test_points_are_data_and_equal_places_share(
    points: ev.PlayPoints, scores: tuple[int, ...], expected: tuple[Fraction, ...]
) -> None:
    assert points_of(ev.Plan("plays", points=points), scores) == expected


def test_rows_of_a_plan_come_before_the_usual_ones_and_mixed_sizes_are_unfair() -> None:
    plan = ev.Plan("plays", sizes=SIZES, rows={4: (6, 4, 2, 0)})
    assert points_of(plan, (1, 2, 3, 4)) == (0, 2, 4, 6)
    assert has_unfair_rows(plan, (4, 4, 3))
    assert not has_unfair_rows(plan, (4, 4))
    assert not has_unfair_rows(ev.Plan("plays", points="beaten"), (4, 3))


def contest(count: int, **plan: object) -> Log:
    """Return the log of a contest of plays whose first round has begun."""
    log = Log()
    fields = {"game": "sipky", "sizes": SIZES, "movement": "lot", "boards": 1, "rounds": 3, **plan}
    add(log, ev.PlanAnnounced(ev.Plan("plays", **fields)))  # type: ignore[arg-type]
    add(log, *opening_events(log.evening, [[f"p{at}"] for at in range(count)], random.Random(count).shuffle, AT))
    return log


def add(log: Log, *events: ev.AnyEvent) -> None:
    for event in events:
        entry = log.next_entry(event, AT)
        assert isinstance(entry, LogEntry), entry
        log.add(entry)


def enter(log: Log, worth: dict[int, int] | None = None, chance: random.Random | None = None) -> None:
    """Enter the results of the round: by entrant, or by chance."""
    evening = log.evening
    for line in score_lines(evening, evening.round):
        sitting = table_of_line(evening, line)
        assert sitting is not None
        players = [one for side in sides_of(evening, sitting) for one in side]
        scores = [(worth or {}).get(one, one) if chance is None else chance.randrange(102) for one in players]
        add(log, ev.ResultEntered(line, PlayScores(tuple(scores))))


@pytest.mark.parametrize("count", [4, 7, 11, 15, 18, 25])
@pytest.mark.parametrize("movement", ["lot", "neighbours"])
def test_an_evening_of_plays_follows_from_its_log_and_its_points_add_up(count: int, movement: str) -> None:
    log, chance = contest(count, movement=movement, points="beaten"), random.Random(count)
    for number in range(3):
        assert log.evening.round == number
        enter(log, chance=chance)
        if number < 2:
            add(log, *round_events(log.evening, chance.shuffle, AT))
    (field,) = standings(log.evening)
    each = [sitting for number in range(3) for sitting in occupied_tables(log.evening, number)]
    assert sum(rank.worth for rank in field) == sum(Fraction(len(sitting.sides), 2) for sitting in each)
    assert sum(rank.boards for rank in field) == sum(len(sitting.sides) for sitting in each)
    assert [rank.place for rank in field] == sorted(rank.place for rank in field)
    assert read_entries(map(line_of, log.entries)) == log.entries
    assert Log(log.entries).evening == log.evening


def test_a_lot_is_drawn_once_and_undone_as_every_act() -> None:
    log = contest(4, rounds=1, sizes=(4,))
    enter(log, dict.fromkeys(range(4), 7))
    assert groups_for_lot(log.evening) == ((0, 1, 2, 3),)
    assert {rank.place for rank in standings(log.evening)[0]} == {1}
    add(log, ev.LotDrawn((2, 0, 3, 1)))
    assert [rank.entrant for rank in standings(log.evening)[0]] == [2, 0, 3, 1]
    assert not any(rank.shared for rank in standings(log.evening)[0])
    assert log.refuse(ev.LotDrawn((0, 1))) is not None
    last = log.entry_to_undo()
    assert last is not None
    add(log, ev.EventUndone(last.number))
    assert groups_for_lot(log.evening) == ((0, 1, 2, 3),)


def test_ties_are_broken_in_the_order_of_the_plan() -> None:
    log = contest(4, rounds=2, sizes=(4,), ties=("scores", "lot"))
    enter(log, {0: 50, 1: 40, 2: 30, 3: 20})
    add(log, *round_events(log.evening, lambda order: None, AT))
    enter(log, {0: 20, 1: 30, 2: 40, 3: 60})
    ranks = {rank.entrant: (rank.worth, rank.place) for rank in standings(log.evening)[0]}
    assert {worth for worth, _ in ranks.values()} == {5}, "each has been at two places that make five"
    assert ranks[3] == (5, 1), "eighty, the others seventy"
    assert {ranks[one][1] for one in (0, 1, 2)} == {2}


def test_impossible_plans_results_and_penalties_are_refused() -> None:
    assert Log().refuse(ev.PlanAnnounced(ev.Plan("plays"))) is not None, "no sizes"
    assert Log().refuse(ev.PlanAnnounced(ev.Plan("plays", sizes=(4,), at_tables=True))) is not None
    assert refuse_plan(ev.Plan("plays", sizes=(4,))) is not None, "how many rounds?"
    with pytest.raises(NoMovement):
        movement_for(ev.Plan("plays", sizes=(4,), rounds=1), 3)
    log = contest(7, rounds=2)
    line = next(score_lines(log.evening, 0))
    for wrong in (Score(3, 4), PlayScores((1, 2)), PlayScores((50_000, 1, 2, 3))):
        assert log.refuse(ev.ResultEntered(line, wrong)) is not None
    assert log.refuse(ev.EntrantPenalized(0, 50, "late")) is not None
    assert log.refuse(ev.ScoreCarriedOver(0, 5000, 3)) is not None


def test_latecomers_play_from_the_next_round_and_leavers_no_more() -> None:
    log = contest(7)
    enter(log)
    add(log, ev.LatePlayersJoined(("late",), None, 1), ev.EntrantLeft(0, 1, "left"))
    add(log, *round_events(log.evening, random.Random(2).shuffle, AT))
    seated = {
        one for sitting in occupied_tables(log.evening, 1) for side in sides_of(log.evening, sitting) for one in side
    }
    assert seated == {1, 2, 3, 4, 5, 6, 7}
    assert repeated_meetings(log.evening) > 0, "seven people at two tables meet again"


def test_an_evening_of_before_has_no_sizes_and_no_lot() -> None:
    assert (ev.Plan().sizes, Evening().lot) == ((), ())


def test_many_people_meet_no_more_often_than_a_long_search_finds() -> None:
    """Twenty people at tables of four: nobody meets twice in four rounds, as a search of ten seconds found too."""
    chance, met = random.Random(7), Counter[tuple[int, int]]()
    for _ in range(4):
        order = list(range(20))
        chance.shuffle(order)
        drawn = draw_tables(order, (4, 3, 5), met, {})
        assert drawn.again == 0
        met.update(pair for table in drawn.tables for pair in combinations(sorted(table), 2))
