"""Messages: numbered without a gap, limited to the seat's knowledge, and carried by JSON."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import perform
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.tables import codec
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.log import MessageLog
from numeramis_access.tables.messages import EventHappened, MatchOver, Message, Offer, TableResting
from tests.contract.test_policies import with_hidden_cards_exchanged
from tests.contract.walk import SETTINGS, name_of, some_action, table_of, walk
from tests.tables.host import House, match_of, play, seats_of

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)


def test_numbers_run_without_a_gap_and_what_is_asked_for_is_what_was_missed() -> None:
    house = House(Timing(rests=True))
    table = house.open(match_of(games=2), seats_of(4))
    play(house, table)
    whole = table.messages(2)
    assert [message.number for message in whole] == list(range(1, table.number + 1))
    for after in (0, 1, 17, table.number - 1, table.number):
        assert table.messages(2, after) == whole[after:]
    kinds = [type(message) for message in whole]
    assert kinds.count(TableResting) == 1, "after the last deal nobody waits"
    assert kinds[-1] is MatchOver


def test_the_whole_state_is_what_the_messages_lead_to() -> None:
    house = House()
    table = house.open(match_of(), seats_of(4))
    house.run()
    state = table.state(0)
    last = [message for message in table.messages(0) if isinstance(message, EventHappened)][-1]
    assert state.number == table.number
    assert state.position == last.position
    assert state.seats == table.seats


def test_all_that_one_action_brings_about_has_one_number() -> None:
    house = House()
    table = house.open(match_of(games=1), seats_of(4))
    play(house, table)
    told = [message for message in table.messages(0) if isinstance(message, EventHappened)]
    assert sorted({message.actions for message in told}) == list(range(1, len(table.match.record) + 1))
    assert [message.actions for message in told] == table.match.actions_by_moment()


def test_a_table_that_goes_on_numbers_what_had_happened_as_it_was_numbered_before() -> None:
    house = House()
    table = house.open(match_of(), seats_of(4))
    house.run()
    again = house.open(table.match, table.seats)
    assert again.messages(1) == table.messages(1)


@every_setting
def test_blindness_a_seats_messages_hold_nothing_beyond_its_view(setting: Any) -> None:
    """Exchange cards that a seat cannot see: if another's action leaves its view the same, its messages are the same
    too."""
    compared = 0
    for seed in range(3):
        match = table_of(setting, seed)
        for step, _ in enumerate(walk(match, random.Random(seed), 60)):
            if step % 5 != 4 or match.to_act in (CHANCE, None):
                continue
            rules, state, action = match.ruleset, match.state, some_action(match, random.Random(step))
            for seat, entrant in enumerate(rules.seating(state)[: match.seats]):
                other = with_hidden_cards_exchanged(rules, state, seat, random.Random(step))
                if seat != match.to_act and other != state and rules.refuse(other, action) is None:
                    told = [told_of(match, start, action, entrant) for start in (state, other)]
                    assert told[0] == told[1] or told[0][1] != told[1][1]
                    compared += told[0] == told[1]
    assert compared or match.seats == 1


def told_of(match: Table, state: Any, action: Any, entrant: int) -> tuple[bytes, Any]:
    """Return an entrant's message about the first event of an action, and the entrant's view after it."""
    log = MessageLog(Table(match.ruleset, match.options, match.seats, 0))
    event, after = perform(match.ruleset, state, action)[0]
    log.add_event(event, after, 1)
    return bytes_of(log.messages_after(entrant)), match.ruleset.view(after, match.ruleset.seating(after).index(entrant))


@every_setting
def test_blindness_a_deal_tells_a_seat_of_its_own_cards_alone(setting: Any) -> None:
    """Exchange two cards of the pack before the deal: seats with the same view receive the same messages."""
    match = table_of(setting, 1)
    while match.to_act == CHANCE and match.ruleset.chance(match.state).kind != "deal":
        match.act(match.next_chance_action())
    state, lot = match.state, match.next_chance_action()
    assert isinstance(lot, Shuffle)
    chance, same = random.Random(1), 0
    for _ in range(40):
        first, second = chance.sample(range(len(lot.cards)), 2)
        cards = list(lot.cards)
        cards[first], cards[second] = cards[second], cards[first]
        for entrant in range(match.seats):
            told = [told_of(match, state, action, entrant) for action in (lot, Shuffle(tuple(cards)))]
            came = [own_cards_as_they_came(match, state, action, entrant) for action in (lot, Shuffle(tuple(cards)))]
            assert told[0] == told[1] or told[0][1] != told[1][1] or came[0] != came[1]
            same += told[0] == told[1] and tuple(cards) != lot.cards
    assert same


def own_cards_as_they_came(match: Table, state: Any, action: Any, entrant: int) -> tuple[Card, ...]:
    """Return the cards that an action brings an entrant in order of arrival, which the entrant may know."""
    event, after = perform(match.ruleset, state, action)[0]
    return event.cards_received_by(match.ruleset.seating(after).index(entrant))


def bytes_of(messages: list[Message]) -> bytes:
    return msgspec.json.encode(to_json_value(messages))


@pytest.mark.turns(2)
@every_setting
def test_every_message_comes_out_of_json_as_it_went_in(setting: Any) -> None:
    match = table_of(setting, 4)
    for _ in walk(match, random.Random(4), 120):
        pass
    log = MessageLog(match)
    log.add_undo(3, match.state)
    for entrant in range(match.seats):
        for message in log.messages_after(entrant):
            assert codec.read_message(match.ruleset, over_the_wire(message)) == message


def over_the_wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(codec.write_message(value)))


def test_offers_answers_and_the_whole_state_come_out_of_json_as_they_went_in() -> None:
    house = House(Timing(rests=True))
    table = house.open(match_of(games=2), seats_of(4))
    play(house, table, 60)
    rules = table.match.ruleset
    for entrant in range(4):
        assert codec.read_state(rules, over_the_wire(table.state(entrant))) == table.state(entrant)
    entrant = table.entrant_to_act()
    assert entrant is not None
    offer = Offer("1", table.number, some_action(table.match, random.Random(1)))
    assert codec.read_offer(rules, over_the_wire(offer)) == offer
    for answer in (table.offer((entrant + 1) % 4, offer), table.offer(entrant, offer)):
        assert codec.read_answer(over_the_wire(answer)) == answer
    table.change_level("strong")
    for message in table.messages(0):
        assert codec.read_message(rules, over_the_wire(message)) == message


@pytest.mark.parametrize("broken", [None, [], {}, {"type": "event"}, {"type": "event", "number": 1, "event": 7}])
def test_what_is_no_message_is_refused_as_such(broken: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.read_message(match_of().ruleset, broken)
