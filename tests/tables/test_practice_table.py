"""The practice table and the actions that only it allows."""

from __future__ import annotations

import random

import pytest

from numeramis_access.core.actions import Refusal
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.messages import ActionsUndone, Offer, Refused
from numeramis_access.tables.practice import PracticeTable
from tests.standard import GAMES
from tests.tables.host import House, act, match_of, seats_of, some_action


def opened(house: House, game: str = "quist", people: int = 1) -> PracticeTable:
    table = PracticeTable(match_of(game), seats_of(4, people), house.thinker, house.clock, lambda: house.timing)
    house.tables.append(table)
    table.start()
    house.run()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_undo_leads_back_to_every_own_decision_and_says_so(game: str) -> None:
    house, chance = House(), random.Random(3)
    table = opened(house, game)
    states = []
    while len(states) < 5 and table.entrant_to_act() == 0:
        states.append(table.match.state)
        act(table, 0, str(len(states)), chance)
        house.run()
    for expected in reversed(states):
        before = table.number
        assert table.undo(0) > 0
        assert table.match.state == expected
        (message,) = table.messages(0, before)
        assert isinstance(message, ActionsUndone)
        assert message.position == table.position(0)
    told = table.number
    assert table.undo(0) == 0
    assert (table.match.state, table.number) == (states[0], told)


def test_an_offer_from_before_an_undo_is_late() -> None:
    house = House()
    table = opened(house)
    act(table, 0, "1", random.Random(1))
    house.run()
    offer = Offer("2", table.number, some_action(table, 0, random.Random(1)))
    table.undo(0)
    answer = table.offer(0, offer)
    assert isinstance(answer, Refused)
    assert answer.refusal.code == "offer-late"


def test_by_steps_a_computer_acts_only_when_it_is_asked() -> None:
    house = House()
    table = opened(house)
    table.by_step = True
    act(table, 0, "1", random.Random(1))
    house.run()
    assert table.is_waiting_for_step
    told = table.number
    house.clock.now += 1000
    table.tick()
    assert table.number == told
    assert table.step()
    assert table.number > told
    house.run()
    assert table.step()
    assert table.undo(0) == 1
    house.run()
    assert table.is_waiting_for_step, "the one whose action was taken back has thought again"
    table.by_step = False
    house.run()
    assert table.entrant_to_act() == 0
    assert not table.step()


def test_the_deal_again_has_the_same_cards() -> None:
    house = House(Timing(rests=True))
    table = opened(house)
    deals, hands = list(table.match.dealt_packs), first_hands(table)
    for number in range(3):
        act(table, 0, str(number), random.Random(1))
        house.run()
    table.repeat_deal()
    assert (table.match.dealt_packs, first_hands(table)) == (deals, table.open_cards()) == (deals, hands)
    assert not table.resting


def test_the_next_seats_cards_come_to_the_first_entrant() -> None:
    house = House()
    table = opened(house)
    hands = [sorted(hand) for hand in first_hands(table)]
    other = table.from_seat(1)
    other.draw()
    found = [sorted(hand) for hand in other.view(None).hands]  # type: ignore[attr-defined]
    assert found == [*hands[1:], hands[0]]


def first_hands(table: PracticeTable) -> tuple[tuple[str, ...], ...]:
    """Return the dealt hands."""
    return next(state.hands for event, state in table.match.moments if event.name() == "hands-dealt")


def test_anybody_may_be_acted_for_but_only_in_turn() -> None:
    house = House()
    table = opened(house, people=4)
    entrant = table.entrant_to_act()
    assert entrant is not None
    action = some_action(table, entrant, random.Random(1))
    assert table.play_for((entrant + 1) % 4, action) == Refusal("offer-not-your-turn")
    assert table.play_for(entrant, action) is None
    assert table.match.record[-1] == action
