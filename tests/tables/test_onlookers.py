"""Onlookers hear the public events, some after a delay if the table agreed one, and see one hand with permission."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import perform
from numeramis_access.core.seats import CHANCE, ONLOOKER
from numeramis_access.core.table import Table
from numeramis_access.tables import codec
from numeramis_access.tables.log import MessageLog, Onlooker
from numeramis_access.tables.messages import EventHappened, Message
from numeramis_access.tables.proof import Witness
from tests.contract.test_policies import with_hidden_cards_exchanged
from tests.contract.walk import EVERY, name_of, some_action, table_of, walk
from tests.standard import GAMES
from tests.tables.test_fairness import played

every_setting = pytest.mark.parametrize("setting", EVERY, ids=name_of)
LATER = Onlooker(later=True)


@every_setting
def test_blindness_nothing_on_the_wire_depends_on_a_card_that_is_hidden(setting: Any) -> None:
    """Exchange all cards hidden from onlookers: if the public view stays the same, so does every byte."""
    compared = 0
    for seed in range(3):
        match = table_of(setting, seed)
        for step, _ in enumerate(walk(match, random.Random(seed), 60)):
            rules, state = match.ruleset, match.state
            if step % 4 != 3 or match.to_act in (CHANCE, None):
                continue
            action = some_action(match, random.Random(step))
            other = with_hidden_cards_exchanged(rules, state, ONLOOKER, random.Random(step))
            if other == state or rules.refuse(other, action) is not None:
                continue
            told = [bytes_told(match, start, action) for start in (state, other)]
            compared += told[0] == told[1]
            assert told[0] == told[1] or told[0][1] != told[1][1]
    assert compared or setting[0] == "loker", "in Loker a random hand is rarely able to do the same"


def bytes_told(match: Table, state: Any, action: Any) -> tuple[bytes, Any]:
    """Return the bytes that an onlooker receives for the first event of an action, and the public view after it."""
    log = MessageLog(Table(match.ruleset, match.options, match.seats, 0))
    event, after = perform(match.ruleset, state, action)[0]
    log.add_event(event, after, 1)
    return msgspec.json.encode(to_json_value(log.onlooker_messages(Onlooker()))), match.ruleset.view(
        after, 0
    ).public_view()


@every_setting
def test_every_message_has_the_number_it_has_for_the_seats_and_comes_out_of_json_as_it_went_in(setting: Any) -> None:
    match = table_of(setting, 4)
    for _ in walk(match, random.Random(4), 90):
        pass
    log = MessageLog(match)
    for onlooker in (Onlooker(), Onlooker(eyes=match.seats - 1)):
        told = log.onlooker_messages(onlooker)
        assert [message.number for message in told] == list(range(1, len(log) + 1))
        assert log.onlooker_messages(onlooker, 7) == told[7:]
        for message in told:
            assert isinstance(message, EventHappened)
            assert message.position.watches
            assert not message.position.view.legal
            sent = msgspec.json.decode(msgspec.json.encode(to_json_value(message)))
            assert codec.read_message(match.ruleset, sent) == message
        assert told[-1].position == log.onlooker_position(onlooker, match.start_state)  # type: ignore[attr-defined]


@pytest.mark.turns(3)
@pytest.mark.slow
@every_setting
def test_a_part_is_told_when_the_next_one_is_over_and_all_of_a_deal_at_its_end(setting: Any) -> None:
    match = table_of(setting, 3)
    rules, log = match.ruleset, MessageLog(Table(match.ruleset, match.options, match.seats, 0))
    told = before = held_back = 0
    for _ in walk(match, random.Random(3), 400):
        for event, state in match.moments[before:]:
            log.add_event(event, state, len(match.record))
            now = log.last_number_for(LATER)
            assert told <= now <= len(log), "what was told stays told"
            # compare only new messages: to compare all of them after each event would repeat the same thousands of
            # times
            assert log.onlooker_messages(LATER, told) == log.onlooker_messages(Onlooker(), told)[: now - told]
            told = now
            since = [message.event for message in log.messages_after(0, now) if isinstance(message, EventHappened)]
            if isinstance(event, rules.ends_deal):
                assert not since
            if since:
                held_back += 1
                parts = sum(isinstance(one, rules.ends_part) for one in since)
                assert parts <= 1, "of two parts that are over the first was told"
                assert parts == 1 or not any(isinstance(one, rules.ends_part) for one in log_of_deal(log, rules))
        before = len(match.moments)
    assert log.onlooker_messages(LATER) == log.onlooker_messages(Onlooker())[:told]
    assert held_back


def log_of_deal(log: MessageLog, rules: Any) -> list[Any]:
    """Return the events of the deal under way."""
    events: list[Any] = []
    for message in log.messages_after(0):
        assert isinstance(message, EventHappened)
        events = [] if isinstance(message.event, rules.begins_deal) else [*events, message.event]
    return events


@pytest.mark.parametrize("game", GAMES)
def test_one_hand_is_seen_by_its_leave_from_then_on_and_no_other(game: str) -> None:
    table, _ = played(game)
    since = table.number // 3
    told = table.onlooker_messages(Onlooker(eyes=2, since=since))
    public, own = table.onlooker_messages(Onlooker()), table.messages(2)
    assert told[:since] == public[:since]
    for one, theirs in zip(told[since:], own[since:], strict=True):
        if isinstance(one, EventHappened) and isinstance(theirs, EventHappened):
            assert one.event == theirs.event
            assert one.position.seat == theirs.position.seat
            assert one.position.view == msgspec.structs.replace(theirs.position.view, seat=None, legal=())
    assert HIDDEN_CARD in str(public)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("onlooker", [Onlooker(), LATER, Onlooker(1, 40)], ids=["at-once", "later", "with-leave"])
def test_whoever_watches_can_check_the_cards_too(game: str, onlooker: Onlooker) -> None:
    table, _ = played(game)
    told = table.onlooker_messages(onlooker)
    assert witness(table, told).fault is None
    assert witness(table, told).checked == len(table.match.dealt_packs)
    false = [another_card(message) for message in told]
    fault = witness(table, false).fault
    assert fault is not None
    assert fault.code == "told-otherwise"


def witness(table: Any, messages: list[Message]) -> Witness:
    found = Witness(table.match.ruleset, table.match.options, table.match.seats, None)
    for message in messages:
        found.check_message(message)
    return found


def another_card(message: Message) -> Message:
    """Return the message with another dealer in its view."""
    if not isinstance(message, EventHappened) or message.position.view.dealer is None:
        return message
    view = msgspec.structs.replace(message.position.view, dealer=message.position.view.dealer + 1)
    return msgspec.structs.replace(message, position=msgspec.structs.replace(message.position, view=view))
