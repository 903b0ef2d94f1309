"""Offers have one effect, even if repeated, late or out of turn; the host records them before it tells the seats."""

from __future__ import annotations

import random

import pytest

from numeramis_access.core.actions import PlayCard, Refusal
from numeramis_access.tables.messages import Accepted, EventHappened, Offer, Refused
from numeramis_access.tables.record import Deed, RecordFailed
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from tests.standard import words_of
from tests.tables.host import House, Notebook, act, match_of, play, seats_of, some_action

CHANCE = random.Random(1)


def code(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.refusal.code


def test_the_same_offer_twice_has_one_effect_and_gets_the_same_answer() -> None:
    house = House()
    table = house.open(match_of(), seats_of(4, 4))
    entrant = table.entrant_to_act()
    assert entrant is not None
    offer = Offer("a", table.number, some_action(table, entrant, CHANCE))
    first = table.offer(entrant, offer)
    assert isinstance(first, Accepted)
    actions, told = len(table.match.record), table.number
    assert table.offer(entrant, offer) == first
    assert (len(table.match.record), table.number) == (actions, told)


def test_a_refused_offer_gets_the_same_refusal_again_even_when_it_would_be_possible_by_then() -> None:
    house = House()
    table = house.open(match_of(), seats_of(4, 4))
    entrant = table.entrant_to_act()
    assert entrant is not None
    other = (entrant + 1) % 4
    offer = Offer("x", table.number, PlayCard(table.position(other).view.hand[0]))  # type: ignore[attr-defined]
    assert code(table.offer(other, offer)) == "offer-not-your-turn"
    act(table, entrant, "1", CHANCE)
    assert table.entrant_to_act() == other
    assert code(table.offer(other, offer)) == "offer-not-your-turn"


def test_an_offer_made_before_something_else_happened_is_late() -> None:
    house = House()
    table = house.open(match_of(), seats_of(4, 4))
    entrant = table.entrant_to_act()
    assert entrant is not None
    seen = table.number
    act(table, entrant, "1", CHANCE)
    again = Offer("2", seen, some_action(table, (entrant + 1) % 4, CHANCE))
    before = table.match.state
    assert code(table.offer((entrant + 1) % 4, again)) == "offer-late"
    assert table.match.state is before


def test_an_offer_that_knows_more_than_has_happened_is_early() -> None:
    house = House()
    table = house.open(match_of(), seats_of(4, 4))
    entrant = table.entrant_to_act()
    assert entrant is not None
    offer = Offer("1", table.number + 1, some_action(table, entrant, CHANCE))
    assert code(table.offer(entrant, offer)) == "offer-early"


def test_a_change_of_levels_meanwhile_makes_no_offer_late() -> None:
    house = House()
    table = house.open(match_of(), seats_of(4, 1))
    house.run()
    seen = table.number
    table.change_level("club")
    assert table.number == seen + 1
    assert isinstance(table.offer(0, Offer("1", seen, some_action(table, 0, CHANCE))), Accepted)


def test_what_the_rules_refuse_is_refused_with_the_rule_and_changes_nothing() -> None:
    house = House()
    table = house.open(match_of("whist", tour="base"), seats_of(4, 4))
    for _ in range(40):
        entrant = table.entrant_to_act()
        assert entrant is not None
        view = table.position(entrant).view
        wrong = [card for card in view.hand if PlayCard(card) not in view.legal]  # type: ignore[attr-defined]
        if wrong:
            break
        act(table, entrant, str(table.number), CHANCE)
    before, told = table.match.state, table.number
    answer = table.offer(entrant, Offer("wrong", table.number, PlayCard(wrong[0])))
    assert isinstance(answer, Refused)
    assert answer.refusal.rule.startswith("W")
    assert (table.match.state, table.number) == (before, told)


def test_after_the_end_every_offer_is_refused() -> None:
    house = House()
    table = house.open(match_of(games=1), seats_of(4, 1))
    play(house, table)
    assert code(table.offer(0, Offer("late", table.number, PlayCard("5")))) == "match-over"


def test_nobody_is_told_of_an_action_before_it_is_recorded() -> None:
    house, record = House(), Notebook()
    table = house.open(match_of(games=1), seats_of(4, 1), record)
    play(house, table)
    assert record.actions == table.match.record
    told = [message for message in table.messages(0) if isinstance(message, EventHappened)]
    recorded = [sum(1 for message in told if message.number <= before) for before in record.told_before]
    assert recorded == sorted(set(recorded)), "each time, only what came of earlier actions was told"
    assert record.deals == record.ended == 1


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("refused", ["late", "early", "not-your-turn", "not-recorded"])
def test_every_refusal_of_a_table_can_be_said(language: str, refused: str) -> None:
    said = Narrator(CurrentLanguage(language), words_of("quist")).refusal(Refusal(f"offer-{refused}"))
    assert said.text.endswith(".")
    assert len(said.braille) < 20


class Stubborn(Notebook):
    """A disk that refuses all writes for a while."""

    failing = False

    def record_deed(self, deed: Deed) -> None:
        if self.failing:
            raise RecordFailed
        super().record_deed(deed)


def test_what_cannot_be_recorded_has_not_happened_and_can_be_offered_again() -> None:
    house, record = House(), Stubborn()
    table = house.open(match_of(), seats_of(4, 4), record)
    entrant = table.entrant_to_act()
    assert entrant is not None
    record.failing = True
    state, told, action = table.match.state, table.number, some_action(table, entrant, CHANCE)
    assert code(table.offer(entrant, Offer("1", told, action))) == "offer-not-recorded"
    assert (table.match.state, table.number) == (state, told)
    record.failing = False
    assert isinstance(table.offer(entrant, Offer("2", told, action)), Accepted)
    assert record.actions == table.match.record


@pytest.mark.parametrize("people", [0, 1])
def test_computers_and_chance_wait_until_they_can_be_recorded(people: int) -> None:
    house, record = House(), Stubborn()
    record.failing = True
    table = house.open(match_of(games=1), seats_of(4, people), record)
    assert table.number == 0
    for _ in range(3):
        due = table.due()
        assert due is not None
        house.clock.now = due
        table.tick()
    assert (table.number, table.match.record) == (0, [])
    record.failing = False
    house.clock.now = table.due() or 0.0
    table.tick()
    record.failing = True
    for ticket, choice in house.thinker.answers():
        table.take_thinker_answer(ticket, choice)
    told = table.number
    table.tick()
    assert table.number == told
    record.failing = False
    play(house, table)
    assert record.actions == table.match.record
