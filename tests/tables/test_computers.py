"""Computers at the table: the times of their actions, failed thinking, sitting in, and parallel tables."""

from __future__ import annotations

import random

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.messages import Accepted, EventHappened, SeatsChanged, ThinkingFailed
from numeramis_access.tables.seats import Computer, Human, Nobody, TableSeat
from tests.tables.host import House, Notebook, act, match_of, play, seats_of


def test_a_computer_acts_when_its_choice_has_come_and_its_time_too() -> None:
    house = House(Timing(pace=2.0, thinking=500))
    table = house.open(match_of(), seats_of(4, 0))
    task = house.thinker.asked[0]
    assert (task.level, task.milliseconds, len(house.thinker.asked)) == ("beginner", 500, 1)
    assert task.view == table.match.view(table.match.to_act)
    ((ticket, choice),) = house.thinker.answers()
    assert not table.take_thinker_answer(ticket + 1, choice)
    assert table.take_thinker_answer(ticket, choice)
    due, told = table.due(), table.number
    assert due == house.clock.now + 2.0
    house.clock.now = due - 0.1
    table.tick()
    assert table.number == told
    house.clock.now = due
    table.tick()
    assert table.number > told
    assert len(house.thinker.asked) == 2


def test_temperaments_take_their_own_time() -> None:
    for temperament, seconds in (("bold", 1.5), ("careful", 2.6)):
        house = House(Timing(pace=2.0))
        seats = tuple(TableSeat(Computer("x", temperament=temperament)) for _ in range(4))  # type: ignore[arg-type]
        table = house.open(match_of(), seats)
        ((ticket, choice),) = house.thinker.answers()
        table.take_thinker_answer(ticket, choice)
        assert table.due() == house.clock.now + seconds


def test_thinking_that_fails_is_asked_for_again_in_another_way_and_then_anything_legal_is_done() -> None:
    house = House()
    house.thinker.failing = 3
    table = house.open(match_of(), seats_of(4, 0))
    first = table.entrant_to_act()
    for ticket, choice in house.thinker.answers():
        table.take_thinker_answer(ticket, choice)
    assert (house.thinker.given_up, len(house.thinker.asked)) == (1, 2)
    assert house.thinker.asked[0] == house.thinker.asked[1]
    view = table.match.view(table.match.to_act)
    for ticket, choice in house.thinker.answers():
        table.take_thinker_answer(ticket, choice)
    table.tick()
    failed = [message.entrant for message in table.messages(0) if isinstance(message, ThinkingFailed)]
    assert failed == [first]
    assert table.match.record[-1] == next(action for action in view.legal if isinstance(action, Action))


def test_a_thought_that_never_comes_is_waited_for_no_longer_than_its_time() -> None:
    house = House(Timing(thinking=1000))
    table = house.open(match_of("sipky", limit=101, games=1), seats_of(4, 0))
    assert table.due() == house.clock.now + table.patience + 1.0
    house.clock.now += table.patience + 1.0
    table.tick()
    assert (house.thinker.given_up, len(house.thinker.asked)) == (1, 2)
    house.thinker.tasks.clear()
    house.clock.now += table.patience + 1.0
    table.tick()
    table.tick()
    assert any(isinstance(message, ThinkingFailed) for message in table.messages(0))
    play(house, table)
    assert table.match.is_over


def test_an_answer_that_comes_after_it_was_given_up_is_nobodys() -> None:
    house = House()
    table = house.open(match_of(), seats_of(4, 0))
    ((ticket, choice),) = house.thinker.answers()
    house.clock.now += table.patience
    table.tick()
    assert not table.take_thinker_answer(ticket, choice)


def test_two_tables_side_by_side_play_as_they_do_alone() -> None:
    def alone(game: str, seed: int) -> list[Action]:
        house = House()
        table = house.open(match_of(game, seed=seed, games=1), seats_of(4, 0))
        house.run()
        assert table.match.is_over
        return table.match.record

    both = House()
    matches = [match_of("quist", seed=3, games=1), match_of("loker", seed=4, games=1)]
    tables = [both.open(match, seats_of(4, 0)) for match in matches]
    both.run()
    assert [table.match.record for table in tables] == [alone("quist", 3), alone("loker", 4)]


def test_a_computer_sits_in_for_somebody_and_gives_the_seat_back_at_any_moment() -> None:
    house, record = House(), Notebook()
    table = house.open(match_of(games=1), seats_of(4, 2), record)
    house.run()
    waiting = table.entrant_to_act()
    assert waiting in (0, 1)
    person = table.seats[waiting].occupant
    table.replace_by_computer(waiting, Computer("Robot", level="club"))
    assert house.thinker.asked[-1].level == "club"
    assert record.levels[-1][waiting] == "club"
    assert table.seats[waiting].away == person
    table.give_seat_back(waiting)
    assert table.seats[waiting] == TableSeat(person)
    assert not table.is_thinking
    assert house.thinker.forgotten == [len(house.thinker.asked)]
    house.run()
    assert table.entrant_to_act() == waiting
    assert isinstance(act(table, waiting, "back", random.Random(1)), Accepted)
    changes = [message for message in table.messages(0) if isinstance(message, SeatsChanged)]
    assert [type(message.seats[waiting].occupant) for message in changes] == [Computer, Human]


def test_an_empty_seat_is_waited_for() -> None:
    house = House()
    seats = tuple(TableSeat(Nobody()) for _ in range(4))
    table = house.open(match_of(), seats)
    assert (table.due(), house.thinker.asked) == (None, [])


def test_a_new_level_counts_for_every_computer_and_is_told_and_kept() -> None:
    house, record = House(), Notebook()
    table = house.open(match_of(), seats_of(4, 1), record)
    table.change_level("strong")
    assert record.levels == [("", "strong", "strong", "strong")]
    house.run()
    act(table, 0, "1", random.Random(1))
    assert house.thinker.asked[-1].level == "strong"


def test_between_deals_everybody_present_is_waited_for() -> None:
    house = House(Timing(rests=True))
    table = house.open(match_of(games=2), seats_of(4, 2))
    chance = random.Random(2)
    house.run()
    while not table.resting:
        entrant = table.entrant_to_act()
        assert entrant is not None
        act(table, entrant, str(table.number), chance)
        house.run()
    actions = len(table.match.record)
    table.note_ready(0)
    assert (table.resting, len(table.match.record)) == (True, actions)
    table.note_ready(1)
    assert not table.resting
    assert len(table.match.record) > actions


def test_partners_that_are_drawn_change_the_seat_that_an_entrant_is_told_of() -> None:
    for seed in range(6):
        house = House()
        table = house.open(match_of(partners="draw", seed=seed), seats_of(4, 4))
        for entrant in range(4):
            position = table.position(entrant)
            assert position.seating[position.seat] == entrant
            assert position.view.seat == position.seat
    last = [message for message in table.messages(3) if isinstance(message, EventHappened)][-1]
    assert msgspec.structs.asdict(last.position)["seating"] == table.match.ruleset.seating(table.match.state)
