"""One conductor: whole evenings that it leads from a log and a hall, and its waits for a director."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import get_args

import pytest

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import conductor
from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import (
    COMPUTER_PREFIX,
    ConductorStep,
    Hall,
    NewEvents,
    RoundPlan,
    StandingsToTell,
    TableResult,
    next_step,
)
from numeramis_access.evening.draw import movement_for
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.events import Contest, Plan
from numeramis_access.evening.log import Log, LogEntry
from numeramis_access.evening.movements import NoMovement
from numeramis_access.evening.scoring import AVERAGE_PERCENT, Artificial, Score, SeatScores
from tests.evening.scripted import AT

#: contests in which a house compares boards
CONTESTS = tuple(contest for contest in get_args(Contest) if contest != "plays")
MOVEMENTS = ("all-meet", "mitchell", "swiss")
ENTRANTS = {"pairs": 6, "individuals": 8, "teams": 4}


class Led:
    """An evening that the conductor leads. :ivar tells: all standings told. :ivar rounds: all rounds played."""

    def __init__(self, plan: Plan, entrants: int = 0, computers: int = 1) -> None:
        self.chance = random.Random(5)
        self.log = Log()
        self.hall = Hall()
        self.tells: list[StandingsToTell] = []
        self.rounds: list[RoundPlan] = []
        self.do(ev.PlanAnnounced(plan))
        count = entrants or ENTRANTS[plan.contest]
        parties = [[f"p{number}-{at}" for at in range(plan.persons)] for number in range(count - computers)]
        parties += [[f"{COMPUTER_PREFIX}{number}-{at}" for at in range(plan.persons)] for number in range(computers)]
        self.do(*conductor.opening_events(self.log.evening, parties, self.chance.shuffle, AT))

    def do(self, *events: ev.AnyEvent, by: str = "director") -> None:
        """Add events to the log; all are possible."""
        entries = self.log.next_entries(events, AT, by)
        assert isinstance(entries, list), entries
        for entry in entries:
            self.log.add(entry)
        self.hall = self.hall._replace(has_told_standings=False)

    def step(self) -> ConductorStep | None:
        """Carry out the next step, as a house does."""
        step = next_step(self.log, self.hall, self.chance.shuffle, AT)
        match step:
            case NewEvents(events):
                self.do(*events, by="")
            case StandingsToTell():
                self.tells.append(step)
                self.hall = self.hall._replace(has_told_standings=True)
            case RoundPlan(round=number):
                self.rounds.append(step)
                self.hall = self.hall._replace(round=number, results=(), is_time_over=False, has_told_standings=False)
        return step

    def steps(self) -> list[ConductorStep]:
        """Carry out steps until the conductor waits."""
        return list(iter(self.step, None))

    def bring(self, tables: int = 99) -> None:
        """Have tables of the round finish their boards."""
        play = self.rounds[-1]
        self.hall = self.hall._replace(results=tuple(self.results(play, tables)))

    def results(self, play: RoundPlan, tables: int) -> Iterator[TableResult]:
        plan = self.log.evening.plan
        for table, board in product(play.tables[:tables], play.boards):
            worth = (3, 1, 4, 2) if plan.by_seat else (7, 6)
            yield TableResult(table.number, board, worth)

    def events(self, kind: type[ev.EveningEvent]) -> list[LogEntry]:
        """Return the entries of a kind."""
        return [one for one in self.log.entries if isinstance(one.event, kind)]


def plan_of(contest: Contest = "pairs", movement: str = "all-meet", rounds: int = 3, **more: object) -> Plan:
    by_seat = contest == "individuals"
    return Plan(
        contest,
        movement,
        "quist",
        0 if by_seat else 13,
        1,
        rounds,
        10,
        at_tables=True,
        by_seat=by_seat,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(("contest", "movement"), list(product(CONTESTS, MOVEMENTS)))
def test_an_evening_goes_from_the_first_round_to_the_last_and_no_entry_is_made_twice(
    contest: Contest, movement: str
) -> None:
    plan = plan_of(contest, movement, rounds=2)
    led = Led(plan)
    while True:
        led.steps()
        assert led.steps() == [], "nothing new, nothing to do"
        if conductor.is_round_over(led.log.evening):
            break
        led.bring()
    evening = led.log.evening
    assert evening.has_begun_all
    assert [one.round for one in led.rounds] == [0, 1]
    assert len(led.tells) == 2
    assert not led.tells[-1].over, "a director ends the evening"
    assert len(led.events(ev.ResultEntered)) == len(evening.outcomes) == 2 * len(led.rounds[0].tables)
    by = {one.by for one in led.events(ev.ResultEntered)}
    assert by == {""}, "nobody has decided them"
    led.do(ev.EveningFinished())
    assert [one.over for one in led.steps() if isinstance(one, StandingsToTell)] == [True]
    assert led.steps() == []


def test_each_player_of_a_round_has_one_seat() -> None:
    for contest in CONTESTS:
        led = Led(plan_of(contest))
        led.steps()
        (play,) = led.rounds
        seated = [one for table in play.tables for one in table.players]
        everyone = [one for persons in led.log.evening.entrants for one in persons]
        assert sorted(seated) == sorted(everyone), contest
        assert {len(table.players) for table in play.tables} == {4}


def test_the_first_round_waits_for_a_director_and_so_does_a_log_behind_the_tables() -> None:
    led = Led(plan_of())
    led.log = Log(led.log.entries[:-1])
    assert led.steps() == []
    led.hall = Hall(round=0)
    assert led.steps() == [], "the log is behind the tables"
    led.do(ev.RoundBegun(0, AT))
    assert led.steps() == [], "they play it already"


def test_rounds_by_key_bring_results_and_standings_and_wait() -> None:
    led = Led(plan_of())
    led.hall = led.hall._replace(by_itself=False)
    led.steps()
    led.bring()
    led.hall = led.hall._replace(is_time_over=True)
    assert [type(one) for one in led.steps()] == [NewEvents, StandingsToTell]
    assert led.log.evening.round == 0
    led.do(*conductor.round_events(led.log.evening, led.chance.shuffle, AT))
    assert [type(one) for one in led.steps()] == [RoundPlan]


@pytest.mark.parametrize("by_itself", [True, False])
def test_the_clock_averages_only_missing_boards_and_only_where_rounds_begin_by_themselves(by_itself: bool) -> None:
    led = Led(plan_of())
    led.steps()
    led.bring(tables=1)
    led.hall = led.hall._replace(is_time_over=True, by_itself=by_itself)
    led.step()
    outcomes = list(led.log.evening.outcomes.values())
    averaged = [one for one in outcomes if one == Artificial(AVERAGE_PERCENT, AVERAGE_PERCENT)]
    assert Score(7, 6) in outcomes
    assert len(averaged) == (2 if by_itself else 0)
    assert bool(open_lines(led.log.evening)) is not by_itself


def test_a_correction_after_a_round_tells_the_standings_again() -> None:
    led = Led(plan_of(rounds=1))
    led.steps()
    led.bring()
    led.steps()
    line = next(iter(led.log.evening.outcomes))
    led.do(ev.ResultCorrected(line, Score(13, 0), "mistake"))
    led.steps()
    assert len(led.tells) == 2
    assert led.tells[0].fields != led.tells[1].fields


def test_late_players_take_computers_seats_from_the_next_round_on_and_nobody_twice() -> None:
    led = Led(plan_of())
    led.steps()
    led.hall = led.hall._replace(people=("p0-0", "late-1", "late-2", "late-3"))
    led.steps()
    late = led.events(ev.SubstituteSat)
    assert [one.event.by for one in late] == ["late-1", "late-2"], "two computers"  # type: ignore[union-attr]
    assert {one.event.round for one in late} == {1}  # type: ignore[union-attr]
    led.hall = led.hall._replace(lacks_tables=True)
    led.step()
    assert led.rounds[0] == led.rounds.pop(), "nobody sits down in the middle of a round"
    led.hall = led.hall._replace(lacks_tables=False)
    led.bring()
    led.steps()
    seated = {one for table in led.rounds[-1].tables for one in table.players}
    assert {"late-1", "late-2"} <= seated
    assert "late-3" not in seated
    led.hall = led.hall._replace(people=("p0-0", "late-1", "late-2"))
    led.steps()
    assert len(led.events(ev.SubstituteSat)) == 2


@pytest.mark.parametrize("kind", [ev.ResultEntered, ev.ScoreAdjusted, ev.SubstituteSat])
def test_what_a_director_takes_back_does_not_come_back_by_itself(kind: type[ev.EveningEvent]) -> None:
    led = Led(plan_of())
    led.steps()
    led.bring(tables=1)
    led.hall = led.hall._replace(is_time_over=True, people=("late",))
    led.step()
    entry = led.events(kind)[0]
    led.do(ev.EventUndone(entry.number))
    led.steps()
    assert [one.event for one in led.log.entries].count(entry.event) == 1
    before = led.log.evening
    led.do(
        ev.EventUndone(next(one.number for one in reversed(led.log.entries) if isinstance(one.event, ev.EventUndone)))
    )
    assert led.log.evening != before, "the director alone can do it again"


def test_missing_tables_of_a_round_are_asked_for_again() -> None:
    led = Led(plan_of())
    (play,) = led.steps()
    led.hall = led.hall._replace(lacks_tables=True)
    assert next_step(led.log, led.hall, led.chance.shuffle, AT) == play
    led.bring()
    led.step()
    assert not isinstance(next_step(led.log, led.hall, led.chance.shuffle, AT), RoundPlan), "the round is over"


def test_a_round_in_which_everyone_sits_out_has_no_tables_and_is_over() -> None:
    led = Led(plan_of(rounds=2), entrants=4, computers=0)
    led.steps()
    led.bring()
    led.step()
    led.do(*(ev.EntrantLeft(entrant, 1, "left") for entrant in range(3)))
    steps = led.steps()
    assert [type(one) for one in steps] == [StandingsToTell, NewEvents, RoundPlan, StandingsToTell]
    assert led.rounds[-1].tables == led.rounds[-1].boards == ()
    assert led.log.evening.has_begun_all


@pytest.mark.parametrize("worth", [(7, 6), (3, 1, 4, 2)])
def test_a_result_has_a_number_for_each_side_or_each_seat(worth: Sequence[int]) -> None:
    led = Led(plan_of("pairs" if len(worth) == 2 else "individuals"))
    led.steps()
    (table, *_), boards = led.rounds[0].tables, led.rounds[0].boards
    led.hall = led.hall._replace(results=(TableResult(table.number, boards[0], tuple(worth)),))
    led.step()
    expected = Score(*worth) if len(worth) == 2 else SeatScores(*worth)
    assert list(led.log.evening.outcomes.values()) == [expected]


def test_a_field_without_a_movement_opens_no_evening() -> None:
    with pytest.raises(NoMovement):
        movement_for(plan_of("individuals"), 6 + 11)
    with pytest.raises(NoMovement):
        Led(plan_of("individuals"), entrants=17)


def test_a_late_pair_in_an_even_swiss_field_does_not_sit_out_in_the_round_it_came_for() -> None:
    led = Led(plan_of(movement="swiss", rounds=4), entrants=10, computers=0)
    led.hall = led.hall._replace(by_itself=False)
    led.steps()
    led.bring()
    led.steps()
    led.do(ev.LatePlayersJoined(("late-0", "late-1"), None, 1))
    drawn, _ = conductor.round_events(led.log.evening, led.chance.shuffle, AT)
    assert isinstance(drawn, ev.RoundDrawn)
    assert drawn.bye != led.log.evening.playing[-1]
    assert drawn.bye is not None


def test_a_round_that_everybody_has_left_is_refused() -> None:
    led = Led(plan_of(movement="swiss", rounds=4), entrants=10, computers=0)
    led.hall = led.hall._replace(by_itself=False)
    led.steps()
    led.bring()
    led.steps()
    led.do(*(ev.EntrantLeft(entrant, 1, "left") for entrant in led.log.evening.playing))
    drawn, _ = conductor.round_events(led.log.evening, led.chance.shuffle, AT)
    assert led.log.next_entry(drawn, AT, "director") == Refusal("evening-no-draw")
