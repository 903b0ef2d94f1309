"""The conductor of whole plays in a house: results by player, late, leaving and returning people."""

from __future__ import annotations

import msgspec
import pytest

from numeramis_access.evening import conductor
from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import COMPUTER_PREFIX, RoundPlan, TableResult, round_events
from numeramis_access.evening.draw import with_counted_plays
from numeramis_access.evening.log import HOUSE_GAMES_VERSION, HOUSE_VERSION, Log, version_needed
from numeramis_access.evening.scoring import PlayScores
from tests.evening.test_conductor import AT, Led

SIZES = {"lot": (4, 3), "neighbours": (3, 4), "groups": (2,), "knock-out": (4, 3)}


def led_plays(count: int = 7, movement: str = "lot", robots: int = 0, **more: object) -> Led:
    """Return a tournament of whole plays whose people are all in the house."""
    sizes = SIZES.get(movement, ())
    about: dict[str, object] = {"movement": movement, "sizes": sizes, "rounds": 3, "minutes": 10, **more}
    plan = ev.Plan("plays", game="sipky", boards=1, at_tables=True, **about)  # type: ignore[arg-type]
    led = Led(plan, count, robots)
    led.hall = led.hall._replace(people=tuple(person for (person,) in led.log.evening.entrants))
    return led


def bring(led: Led, tables: int = 99) -> None:
    """Have tables of the round finish."""
    play = led.rounds[-1]
    results = [
        TableResult(table.number, board, tuple(led.chance.randrange(102) for _ in table.players))
        for table in play.tables[:tables] for board in play.boards
    ]  # fmt: skip
    led.hall = led.hall._replace(results=results)


@pytest.mark.parametrize("movement", list(SIZES))
def test_plays_go_from_the_first_round_to_the_last_by_themselves(movement: str) -> None:
    led = led_plays(movement=movement, rounds=0 if movement in ("groups", "knock-out") else 3)
    while True:
        led.steps()
        if conductor.is_round_over(led.log.evening):
            break
        bring(led)
    evening = led.log.evening
    assert evening.has_begun_all
    assert not led.events(ev.EntrantLeft), "everybody is there"
    assert all(isinstance(score, PlayScores) for score in evening.outcomes.values())
    assert {len(table.players) for play in led.rounds for table in play.tables} <= set(SIZES[movement])
    assert all(play.play is not None and play.play.game == "sipky" for play in led.rounds)


def test_time_gives_no_average_and_ends_no_play() -> None:
    led = led_plays()
    led.steps()
    bring(led, tables=1)
    led.hall = led.hall._replace(is_time_over=True)
    led.steps()
    assert not led.events(ev.ScoreAdjusted)
    assert len(led.log.evening.outcomes) == 1
    assert led.log.evening.round == 0


def test_late_people_join_leavers_leave_and_return_and_a_directors_word_stays() -> None:
    led = led_plays()
    led.steps()
    people = led.hall.people
    led.hall = led.hall._replace(people=(*people[2:], "late"))
    led.steps()
    led.steps()
    assert [entry.event for entry in led.events(ev.LatePlayersJoined)] == [ev.LatePlayersJoined(("late",), None, 1)]
    assert {entry.event.entrant for entry in led.events(ev.EntrantLeft)} == {0, 1}  # type: ignore[union-attr]
    led.hall = led.hall._replace(people=(*people, "late"))
    led.do(ev.EntrantLeft(2, 1, "irregular"))
    led.steps()
    came_back = led.events(ev.EntrantReturned)
    assert {entry.event.entrant for entry in came_back} == {0, 1}, "not whom the director sent away"  # type: ignore[union-attr]
    undone = came_back[0]
    led.do(ev.EventUndone(undone.number))
    led.steps()
    assert len(led.events(ev.EntrantReturned)) == 2, "what a director takes back does not come back"
    bring(led)
    led.steps()
    seated = {person for table in led.rounds[-1].tables for person in table.players}
    assert "late" in seated
    assert people[2] not in seated


def test_a_computer_stays_for_a_leaver_and_goes_for_a_late_person_where_the_plan_has_computers() -> None:
    led = led_plays(8, robots=1, sizes=(4,), has_computers=True)
    led.steps()
    people = tuple(person for person in led.hall.people if not person.startswith(COMPUTER_PREFIX))
    led.hall = led.hall._replace(people=(*people[1:], "late", "later"))
    led.steps()
    led.steps()
    assert not led.events(ev.EntrantLeft)
    assert [entry.event.by for entry in led.events(ev.SubstituteSat)] == ["late"]  # type: ignore[union-attr]
    assert [entry.event.persons for entry in led.events(ev.LatePlayersJoined)] == [("later",)]  # type: ignore[union-attr]


def test_while_too_few_are_left_the_next_round_waits() -> None:
    led = led_plays(4, sizes=(4,))
    led.steps()
    people = led.hall.people
    led.hall = led.hall._replace(people=people[1:])
    bring(led)
    led.steps()
    assert led.log.evening.round == 0
    led.hall = led.hall._replace(people=people)
    assert any(isinstance(step, RoundPlan) for step in led.steps())


def test_the_log_needs_programs_of_its_version_and_free_plays_of_a_house_are_counted_and_without_days() -> None:
    plan = ev.Plan("plays", "lot", "sipky", sizes=(4,), at_tables=True)
    assert version_needed(plan) == HOUSE_VERSION
    assert Log().refuse(ev.PlanAnnounced(plan)) is None
    free = ev.Plan("plays", "free", "sipky", at_tables=True, games=(ev.PlannedGame("sipky", sizes=(4,)),))
    assert version_needed(free) == HOUSE_GAMES_VERSION
    assert Log().refuse(ev.PlanAnnounced(free)) is None
    for wrong in ({"days": 1}, {"games": (), "sizes": (4,)}, {"game": ""}):
        assert Log().refuse(ev.PlanAnnounced(msgspec.structs.replace(free, **wrong))) is not None, wrong


def test_rounds_by_turns_wait_for_all_tables() -> None:
    games = (ev.PlannedGame("sipky", sizes=(4,), credits=2),)
    led = led_plays(8, sizes=(), games=games, rounds=0, days=1)
    led.steps()
    bring(led, tables=1)
    led.steps()
    draw, *_ = round_events(led.log.evening, list.sort, AT)
    refusal = led.log.refuse(draw)
    assert refusal is not None
    assert refusal.code == "evening-round-open"
    assert with_counted_plays(led_plays(8, sizes=(4,), days=1).log.evening) is None


def test_a_late_person_enters_when_all_others_have_played_their_number_of_plays() -> None:
    led = led_plays(4, sizes=(), games=(ev.PlannedGame("sipky", sizes=(4,)),), rounds=0, movement="free")
    led.steps()
    bring(led)
    led.steps()
    assert led.log.evening.has_begun_all
    led.hall = led.hall._replace(people=[*led.hall.people, "q0", "q1", "q2", "q3"])
    led.steps()
    assert (led.log.evening.round, len(led.log.evening.entrants)) == (1, 8)
