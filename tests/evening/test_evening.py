"""An evening: refusals with their reasons, a director's acts and their undoing, random evenings against brute force."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import evening as state
from numeramis_access.evening import events as ev
from numeramis_access.evening import log as log_module
from numeramis_access.evening.draw import draw_movement, entrants_without_stationary_seat, movement_for
from numeramis_access.evening.evening import Evening
from numeramis_access.evening.events import Plan, ScoreLine
from numeramis_access.evening.log import (
    MAX_EVENING_COST,
    Log,
    LogEntry,
    WrongLog,
    cost_of,
    reckon_evening,
    undone_numbers,
)
from numeramis_access.evening.movements import NoMovement
from numeramis_access.evening.scoring import Artificial, Score, SeatScores, Split
from numeramis_access.evening.standings import fields, margins, scored_boards, standings
from numeramis_access.evening.years import results_of, year_csv, year_results
from tests.evening.scripted import AT, Scripted, lines_of

PLAN = Plan("pairs", "all-meet", "whist", 13, 2)


def no_chance(order: list[int]) -> None:
    """Leave an order as it is."""


def begun(plan: Plan = PLAN, entrants: int = 4, rounds: int = 1) -> Scripted:
    """Return an evening whose first round has begun, seats in the order of entering."""
    made = Scripted(1)
    made.must(ev.PlanAnnounced(plan))
    for _ in range(entrants):
        made.must(ev.PeopleEntered(made.persons(plan.persons)))
    made.must(ev.EntryClosed())
    made.must(draw_movement(made.evening, (), no_chance))
    made.must(ev.RoundBegun(0, AT))
    for number in range(1, rounds):
        fill(made)
        made.must(ev.RoundBegun(number, AT))
    return made


def fill(made: Scripted) -> None:
    """Enter a result on every open line of the round."""
    for line in state.open_lines(made.evening):
        made.must(ev.ResultEntered(line, made.score()))


def code(refusal: Refusal | None) -> str:
    return refusal.code if refusal is not None else ""


def test_tricks_that_do_not_add_up_are_refused_with_both_sums() -> None:
    made = begun()
    refusal = made.do(ev.ResultEntered(ScoreLine(0, 0, 1), Score(5, 6)))
    assert refusal == Refusal("evening-wrong-sum", values={"total": 11, "tricks": 13, "unit": "tricks"})
    assert made.do(ev.ResultEntered(ScoreLine(0, 0, 1), Score(14, -1))) is not None
    assert made.do(ev.ResultEntered(ScoreLine(0, 0, 1), Score(7, 6))) is None


def test_points_need_not_add_up() -> None:
    made = begun(msgspec.structs.replace(PLAN, tricks=0))
    made.must(ev.ResultEntered(ScoreLine(0, 0, 1), Score(40, 3)))


def test_what_is_entered_twice_is_a_correction_and_nothing_is_corrected_that_is_not_there() -> None:
    made = begun()
    line = ScoreLine(0, 0, 1)
    assert code(made.do(ev.ResultCorrected(line, Score(7, 6), "mistake"))) == "evening-result-missing"
    made.must(ev.ResultEntered(line, Score(7, 6)))
    assert code(made.do(ev.ResultEntered(line, Score(8, 5)))) == "evening-result-there"
    made.must(ev.ResultCorrected(line, Score(8, 5), "mistake"))
    assert made.evening.outcomes[line] == Score(8, 5)


def test_lines_that_do_not_exist_or_have_not_begun_take_no_result() -> None:
    made = begun()
    said = [
        code(made.do(ev.ResultEntered(line, Score(7, 6))))
        for line in (ScoreLine(0, 2, 1), ScoreLine(0, 0, 3), ScoreLine(9, 0, 1), ScoreLine(1, 0, 3))
    ]
    assert said == ["evening-no-line"] * 3 + ["evening-not-begun"]


def test_a_round_begins_when_nothing_is_missing_and_in_its_turn() -> None:
    made = begun()
    refusal = made.do(ev.RoundBegun(1, AT))
    assert refusal == Refusal("evening-round-open", values={"count": 4})
    fill(made)
    assert code(made.do(ev.RoundBegun(2, AT))) == "evening-no-round"
    made.must(ev.RoundBegun(1, AT))


def test_whoever_is_alone_needs_a_partner_before_the_entries_close() -> None:
    made = Scripted(1)
    made.must(ev.PlanAnnounced(PLAN))
    for count in (2, 2, 1, 1):
        made.must(ev.PeopleEntered(made.persons(count)))
    assert made.do(ev.EntryClosed()) == Refusal("evening-alone", values={"count": 2})
    assert code(made.do(ev.PartnersFound(0, 2))) == "evening-too-many"
    assert code(made.do(ev.PeopleEntered(("p0", "new")))) == "evening-entered-already"
    made.must(ev.PartnersFound(2, 3))
    assert made.evening.playing == (0, 1, 2)
    assert made.evening.entrants[2] == ("p4", "p5")
    made.must(ev.EntryClosed())
    assert code(made.do(ev.PeopleEntered(("late", "too")))) == "evening-not-now"


def test_every_act_is_taken_back_by_one_key_and_done_again_by_another() -> None:
    made = begun()
    line = ScoreLine(0, 0, 1)
    made.must(ev.ResultEntered(line, Score(7, 6)))
    made.must(ev.ScoreAdjusted(line, Split(Score(6, 7), Score(8, 5)), "irregular"))
    for expected in (Score(7, 6), None):
        last = made.log.entry_to_undo()
        assert last is not None
        made.must(ev.EventUndone(last.number))
        assert made.evening.outcomes.get(line) == expected
    again = made.log.last_undone()
    assert again is not None
    made.must(ev.EventUndone(again.number))
    assert made.evening.outcomes[line] == Score(7, 6)
    assert undone_numbers(made.log.entries) == {9, 11}, "the adjustment, and the second taking back"
    assert len(made.log.entries) == 13
    more = made.log.last_undone()
    assert more is not None, "what was taken back before can be done again too"
    made.must(ev.EventUndone(more.number))
    assert made.evening.outcomes[line] == Split(Score(6, 7), Score(8, 5))
    assert made.log.last_undone() is None


def test_an_act_that_others_rest_on_is_not_taken_back_before_them() -> None:
    made = begun()
    made.must(ev.ResultEntered(ScoreLine(0, 0, 1), Score(7, 6)))
    refusal = made.do(ev.EventUndone(6))
    assert refusal == Refusal("evening-needed", values={"number": 7})
    assert code(made.do(ev.EventUndone(99))) == "evening-nothing-undone"


def test_an_adjustment_of_long_ago_is_taken_back_and_everything_is_reckoned_anew() -> None:
    made = begun(rounds=3)
    line = ScoreLine(0, 0, 1)
    made.must(ev.ScoreAdjusted(line, Artificial(60, 40), "irregular"))
    number = len(made.log.entries) - 1
    fill(made)
    before = made.evening.outcomes[line]
    made.must(ev.EventUndone(number))
    assert isinstance(made.evening.outcomes[line], Score)
    assert before == Artificial(60, 40)
    assert standings(made.evening) == standings(reckon_evening(made.log.entries)[0])


def test_the_opponents_of_whoever_left_sit_out_and_boards_with_fewer_results_are_scored_of_the_whole() -> None:
    made = begun(entrants=6, rounds=2)
    fill(made)
    made.must(ev.EntrantLeft(3, 2, "left"))
    assert code(made.do(ev.EntrantLeft(3, 3, "left"))) == "evening-away-already"
    assert code(made.do(ev.EntrantLeft(2, 1, "left"))) == "evening-played-already"
    made.must(ev.RoundBegun(2, AT))
    assert len({sitting.table for sitting in state.occupied_tables(made.evening, 2)}) == 2
    fill(made)
    assert {board.top for board in scored_boards(made.evening).values()} == {4}
    assert not state.seats_of(made.evening, 3, 2)
    made.must(ev.EntrantReturned(3, 3))
    made.must(ev.RoundBegun(3, AT))
    assert state.seats_of(made.evening, 3, 3)


def test_a_late_pair_takes_the_empty_place_from_the_next_round_on() -> None:
    made = begun(entrants=7)
    assert state.free_places(made.evening) == [7]
    assert code(made.do(ev.LatePlayersJoined(("late", "pair"), 7, 0))) == "evening-round-begun-already"
    assert code(made.do(ev.LatePlayersJoined(("late", "pair"), 3, 1))) == "evening-no-place"
    fill(made)
    made.must(ev.LatePlayersJoined(("late", "pair"), 7, 1))
    assert len(list(state.score_lines(made.evening, 0))) == 6
    assert len(list(state.score_lines(made.evening, 1))) == 8
    assert code(made.do(ev.LatePlayersJoined(("more", "people"), 7, 1))) == "evening-no-place"


def test_a_substitute_plays_for_the_score_of_the_pair() -> None:
    made = begun()
    assert code(made.do(ev.SubstituteSat(0, "p2", "new", 0, "replaced"))) == "evening-no-entrant"
    assert code(made.do(ev.SubstituteSat(0, "p0", "p3", 0, "replaced"))) == "evening-entered-already"
    made.must(ev.SubstituteSat(0, "p0", "new", 0, "replaced"))
    assert made.evening.entrants[0] == ("new", "p1")


def test_boards_that_time_took_are_average_and_corrected_when_they_were_played() -> None:
    made = begun(rounds=2)
    for line in state.open_lines(made.evening):
        made.must(ev.ScoreAdjusted(line, Artificial(50, 50), "time"))
    fill(made)
    made.must(ev.ResultCorrected(ScoreLine(1, 0, 3), Score(9, 4), "time"))
    assert made.evening.outcomes[ScoreLine(1, 0, 3)] == Score(9, 4)


def test_appeals_are_decided_before_the_evening_is_over() -> None:
    made = begun(msgspec.structs.replace(PLAN, rounds=1))
    fill(made)
    made.must(ev.AppealMade(ScoreLine(0, 0, 1), 0))
    assert made.do(ev.EveningFinished()) == Refusal("evening-appeals-open", values={"count": 1})
    assert code(made.do(ev.AppealDecided(1, True))) == "evening-no-appeal"
    made.must(ev.AppealDecided(0, False))
    assert made.evening.has_begun_all
    made.must(ev.EveningFinished())
    assert code(made.do(ev.EntrantPenalized(0, 10, "late"))) == "evening-not-now"
    last = made.log.entry_to_undo()
    assert last is not None
    made.must(ev.EventUndone(last.number))
    made.must(ev.EntrantPenalized(0, 10, "late"))


def test_a_penalty_takes_a_part_of_one_boards_top() -> None:
    made = begun(msgspec.structs.replace(PLAN, rounds=1))
    for line in state.open_lines(made.evening):
        made.must(ev.ResultEntered(line, Score(7, 6)))
    made.must(ev.EntrantPenalized(1, 10, "late"))
    [ranks] = standings(made.evening)
    worth = {rank.entrant: rank.worth for rank in ranks}
    assert worth == {0: 50, 1: Fraction(45), 2: 50, 3: 50}
    assert [(rank.entrant, rank.place, rank.shared) for rank in ranks] == [
        (0, 1, True), (2, 1, True), (3, 1, True), (1, 4, False),
    ]  # fmt: skip


def test_two_fields_of_a_mitchell_are_ranked_apart() -> None:
    made = begun(Plan("pairs", "mitchell", "whist", 13, 2), entrants=6)
    fill(made)
    assert fields(made.evening) == ((0, 1, 2), (3, 4, 5))
    north, east = standings(made.evening)
    assert sum(rank.worth for rank in north) == sum(rank.worth for rank in east) == 150


def test_teams_are_ranked_by_tricks_over_both_tables() -> None:
    made = begun(Plan("teams", "all-meet", "whist", 13, 1), entrants=2)
    made.must(ev.ResultEntered(ScoreLine(0, 0, 1), Score(8, 5)))
    made.must(ev.ResultEntered(ScoreLine(0, 1, 1), Score(6, 7)))
    [match] = margins(made.evening)
    assert (match.home, match.away, match.margin, match.boards) == (0, 1, Fraction(8 + 7 - 13), 1)
    [ranks] = standings(made.evening)
    assert [(rank.entrant, rank.place, rank.worth) for rank in ranks] == [(0, 1, Fraction(2)), (1, 2, Fraction(-2))]


def test_one_table_alone_is_ranked_by_its_tricks() -> None:
    made = begun(Plan("individuals", "all-meet", "whist", 13, 1), entrants=4)
    made.must(ev.ResultEntered(ScoreLine(0, 0, 1), Score(9, 4)))
    [ranks] = standings(made.evening)
    assert [int(rank.total.points) for rank in ranks] == [9, 9, 4, 4]


def test_whoever_should_stay_seated_does_where_the_movement_has_such_a_seat() -> None:
    chance = random.Random(3)
    for count in range(5, 17):
        made = Scripted(1)
        made.must(ev.PlanAnnounced(PLAN))
        for _ in range(count):
            made.must(ev.PeopleEntered(made.persons(2)))
        made.must(ev.EntryClosed())
        made.must(draw_movement(made.evening, (2, 4), chance.shuffle))
        assert entrants_without_stationary_seat(made.evening, [2, 4]) == [4]
        seats = {(seat.table, seat.way) for number in range(len(made.evening.rounds))
                 for seat in state.seats_of(made.evening, 2, number)}  # fmt: skip
        assert len(seats) == 1


@pytest.mark.parametrize(("contest", "count"), [("individuals", 3), ("individuals", 17), ("pairs", 33)])
def test_a_field_without_a_movement_is_told_so(contest: str, count: int) -> None:
    with pytest.raises(NoMovement):
        movement_for(msgspec.structs.replace(PLAN, contest=contest), count)


def test_more_rounds_than_half_the_field_are_played_by_bergers_tables() -> None:
    assert movement_for(Plan("pairs", "swiss", rounds=5), 20).name == "swiss"
    assert movement_for(Plan("pairs", "swiss", rounds=5), 8).name == "howell"
    assert movement_for(Plan("teams", "swiss", rounds=5), 8).name == "teams"


def slow_standings(evening: Evening) -> dict[int, tuple[int, int]]:
    """Return each entrant's matchpoints and number of boards by comparing all pairs of results.

    This holds only for evenings that no entrant has left.
    """
    found: dict[int, tuple[int, int]] = {}
    rows = [(line, one) for line in lines_of(evening) if isinstance(one := evening.outcomes[line], Score)]
    for line, own in rows:
        sitting = state.table_of_line(evening, line)
        assert sitting is not None
        others = [outcome for other, outcome in rows if other.board == line.board and other != line]
        beaten = sum(2 if own.worth > other.worth else int(own.worth == other.worth) for other in others)
        for side, points in zip(state.sides_of(evening, sitting), (beaten, 2 * len(others) - beaten), strict=True):
            for entrant in side:
                before = found.get(entrant, (0, 0))
                found[entrant] = (before[0] + points, before[1] + 1)
    return found


@pytest.mark.parametrize("contest", ["individuals", "pairs", "teams"])
def test_by_seat_each_is_compared_with_that_seat_elsewhere(contest: str) -> None:
    """Compare all pairs of results: a pair has the mean of its two seats, a team the sum of its differences."""
    made = begun(Plan(contest, "all-meet", "sipky", boards=2, by_seat=True), 8, rounds=2)  # type: ignore[arg-type]
    fill(made)
    evening, found = made.evening, Counter[int]()
    for line in lines_of(evening):
        own, sitting = evening.outcomes[line], state.table_of_line(evening, line)
        assert isinstance(own, SeatScores)
        assert sitting is not None
        others = [one for other, one in evening.outcomes.items() if other.board == line.board and other != line]
        for seat, worth in enumerate(own.by_seat):
            side = state.sides_of(evening, sitting)[seat % 2]
            elsewhere = [one.by_seat[seat] for one in others if isinstance(one, SeatScores)]
            beaten = sum(2 * (worth > one) + (worth == one) for one in elsewhere)
            found[side[seat // 2 if contest == "individuals" else 0]] += worth if contest == "teams" else beaten
            if contest == "teams":
                found[state.sides_of(evening, sitting)[1 - seat % 2][0]] -= worth
    (ranks,) = standings(evening)
    half = 1 if contest == "individuals" else 2
    assert {rank.entrant: rank.worth if contest == "teams" else rank.total.points for rank in ranks} == {
        entrant: Fraction(points, half) for entrant, points in found.items()
    }


@pytest.mark.parametrize("movement", ["all-meet", "mitchell"])
@pytest.mark.parametrize("entrants", [4, 7, 8, 11])
def test_standings_are_those_of_counting_one_by_one(entrants: int, movement: str) -> None:
    made = begun(Plan("pairs", movement, "whist", 13, 2), entrants, rounds=2)  # type: ignore[arg-type]
    fill(made)
    slow = slow_standings(made.evening)
    ranks = [rank for field in standings(made.evening) for rank in field]
    assert {rank.entrant: (rank.total.points, rank.boards) for rank in ranks} == slow


@pytest.mark.parametrize("seed", range(12))
def test_a_random_evening_adds_up_and_its_log_replays_to_the_same(seed: int) -> None:
    made = Scripted(seed)
    made.play()
    check(made.log)


def check(log: Log) -> None:
    """Check that in a finished evening every seat played each board of its schedule once, and that totals add up."""
    evening = log.evening
    assert set(lines_of(evening)) <= set(evening.outcomes)
    plays = Counter((place, line.board) for line in lines_of(evening) for place in sitting_places(evening, line))
    assert set(plays.values()) <= {1}
    for board in scored_boards(evening).values():
        for line, points in board.points.items():
            if isinstance(evening.outcomes[line], Score) and board.top > 0:
                plain = [evening.outcomes[one] for one in board.points]
                if not any(isinstance(one, Split) for one in plain):
                    assert sum(points) == board.top or evening.plan.tricks == board.top
    written = msgspec.json.encode(log.entries)
    again = Log(msgspec.json.decode(written, type=tuple[LogEntry, ...]))
    assert again.evening == evening
    assert standings(again.evening) == standings(evening)


def sitting_places(evening: Evening, line: ScoreLine) -> tuple[int, ...]:
    sitting = state.table_of_line(evening, line)
    assert sitting is not None
    return sitting.places()


def test_a_log_that_cannot_have_been_is_no_evening() -> None:
    made = begun()
    entries = made.log.entries
    for wrong in (entries[1:], [entries[0], entries[0]], [LogEntry(0, AT, "", ev.EventUndone(0))],
                  [entries[0], LogEntry(1, AT, "", ev.EntryClosed())]):  # fmt: skip
        with pytest.raises(WrongLog):
            Log(wrong)


def test_a_draw_that_leaves_somebody_out_or_has_places_that_are_none_is_refused() -> None:
    made = Scripted(1)
    made.must(ev.PlanAnnounced(PLAN))
    for _ in range(4):
        made.must(ev.PeopleEntered(made.persons(2)))
    made.must(ev.EntryClosed())
    right = draw_movement(made.evening, (), no_chance)
    change = msgspec.structs.replace
    first = right.movement.rounds[0][0]
    for wrong in (
        change(right, seating=(0, 1, 2, None)), change(right, seating=(0, 1, 2, 2)), change(right, seating=(0, 1, 2)),
        *(
            change(right, movement=change(right.movement, rounds=((odd,),)))
            for odd in (change(first, sides=((0,), (9,))), change(first, sides=((0, 1), (2,))),
                        change(first, sides=((-1,), (1,))))
        ),
    ):  # fmt: skip
        assert code(made.do(wrong)) == "evening-no-draw"
    made.must(right)


def test_no_event_holds_a_name() -> None:
    """Events name people by ids; every other text in an event is a code, a time or the name of a game."""
    texts = {
        f"{event.name()}.{field.name}"
        for event in ev.EVENTS for field in msgspec.structs.fields(event)
        if "str" in str(field.type) and "Literal" not in str(field.type)
    }  # fmt: skip
    assert texts == {
        "entered.persons", "round-begun.at", "substitute-sat.person", "substitute-sat.by", "joined-late.persons",
    }  # fmt: skip


def test_sixty_pairs_have_room_at_sixty_boards_and_a_third_more_is_left() -> None:
    made = begun(Plan("pairs", "mitchell", "whist", 13, 2), entrants=60)
    while True:
        fill(made)
        if made.evening.has_begun_all:
            break
        made.must(ev.RoundBegun(made.evening.round + 1, AT))
    _, spent = reckon_evening(made.log.entries)
    assert len(made.evening.outcomes) == 30 * 60
    assert spent < MAX_EVENING_COST / 3


def hostile(event: int) -> list[LogEntry]:
    """Return a log that repeats one kind of event thousands of times, as a hostile archive may.

    :param event: 0 for entrants, 1 for corrections, 2 for departures and returns, 3 for appeals.
    """
    made = begun(Plan("individuals", "all-meet", "whist", 0, 1), entrants=8, rounds=1)
    entries, line = list(made.log.entries), ScoreLine(0, 0, 1)
    if event == 0:
        entries, events = (
            [],
            [ev.PlanAnnounced(Plan("individuals")), *(ev.PeopleEntered((f"x{one}",)) for one in range(900))],
        )
    elif event == 1:
        events = [ev.ResultEntered(line, Score(1, 1)), *[ev.ResultCorrected(line, Score(2, 2), "mistake")] * 2000]
    elif event == 2:
        events = [kind for _ in range(500) for kind in (ev.EntrantLeft(7, 1, "left"), ev.EntrantReturned(7, 1))]
    else:
        events = [ev.AppealMade(line, 0) for _ in range(2000)]
    return [*entries, *(LogEntry(len(entries) + at, AT, "", one) for at, one in enumerate(events))]


@pytest.mark.parametrize("event", range(4))
def test_a_log_without_end_is_none_of_an_evening(event: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading 5,000 entrants took seconds and an archive of 30 MB hours, and blocked a server meanwhile."""
    most = MAX_EVENING_COST // 12
    monkeypatch.setattr(log_module, "MAX_EVENING_COST", most)
    entries = hostile(event)
    with pytest.raises(WrongLog, match="evening-full") as wrong:
        reckon_evening(entries)
    log = Log(entries[: wrong.value.number])
    assert code(log.refuse(entries[wrong.value.number].event)) == "evening-full"  # type: ignore[arg-type]
    assert sum(cost_of(log.evening, one.event) for one in log.entries[-10:]) < most / 10, "it came to that step by step"


def test_an_evening_that_is_full_can_be_ended() -> None:
    made = begun(entrants=4, rounds=3)
    fill(made)
    line = ScoreLine(0, 0, 1)
    while (refusal := made.do(ev.ResultCorrected(line, Score(6, 7), "mistake"))) is None:
        made.log._spent += MAX_EVENING_COST // 20
    assert code(refusal) == "evening-full"
    made.must(ev.EveningFinished())
    assert made.evening.stage == "over"


def test_a_year_weighs_every_board_alike_and_ranks_only_whom_a_name_is_known_of() -> None:
    played = [one for seed in range(12) if (one := Scripted(seed)).play() is None]
    over = [(f"2026-{at:02}-01", one.evening) for at, one in enumerate(played, 1) if one.evening.stage == "over"]
    singles = [results_of(evening, date) for date, evening in over]
    assert not any(found for found, (_, one) in zip(singles, over, strict=True) if one.plan.contest == "teams")
    assert sum(map(bool, singles)) > 3
    people = {person for found in singles for person in found}
    gone = min(people)
    lines = year_results(over, people - {gone})
    assert {line.person for line in lines} == people - {gone}
    for line in lines:
        own = [found[line.person] for found in singles if line.person in found]
        assert list(line.results) == own
        assert line.boards == sum(one.boards for one in own)
        assert line.percent * line.boards == sum(one.percent * one.boards for one in own)
        better = sum(other.percent > line.percent for other in lines)
        assert (line.place, line.shared) == (better + 1, sum(one.percent == line.percent for one in lines) > 1)
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    rows = year_csv(lines, str).splitlines()
    assert len(rows) == 2 + len(lines) + sum(len(line.results) for line in lines)
