"""A match with real cards at a house: its caller tells the calls, and people watch it like a table of people."""

from __future__ import annotations

import random

import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.codec import to_json_value
from numeramis_access.tables.called.match import CalledMatch, TableCall, TurnedUp
from numeramis_access.tables.messages import ActionsUndone, EventHappened
from numeramis_access.tables.pushes import Removed
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import ShowTable
from numeramis_access.tables.table_requests import Leave, TellCalls, WatchTable
from tests.contract.walk import SETTINGS, name_of
from tests.server.guests import Club, Friend
from tests.tables.test_called import call_match, dealer_of, real_table

PEOPLE = {"names": ("Marie", "Jan", "Eva", "Cyril"), "genders": ("feminine", "masculine", "feminine", "masculine")}


def shown(club: Club, game: str = "quist", options: Json | None = None) -> tuple[Friend, Json]:
    """Return a caller who shows a match, and the house's answer."""
    caller = Friend(club, "Rut")
    return caller, caller.done(ShowTable, game=game, options=options or {"games": 1}, dealer=3, **PEOPLE)


def cards(text: str) -> tuple[Json, ...]:
    """Return the calls of number cards."""
    return tuple(to_json_value(TableCall(PlayCard(card))) for card in text)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_an_onlooker_is_told_all_that_the_caller_hears(club: Club, setting: tuple[str, int, Json]) -> None:
    match = real_table(setting, 7)
    called = CalledMatch(match.ruleset, match.options, match.seats, dealer_of(match))
    call_match(match, random.Random(7), [called])
    caller = Friend(club, "Rut")
    names = tuple(f"P{seat}" for seat in range(match.seats))
    made = caller.done(
        ShowTable, game=match.ruleset.name, options=to_json_value(match.options), dealer=called.dealer, names=names,
        genders=("feminine",) * match.seats,
    )  # fmt: skip
    jana = Friend(club, "Jana")
    assert not jana.done(WatchTable, table=made["code"])["waits"]
    for first in range(0, len(called.calls), 50):
        part = tuple(map(to_json_value, called.calls[first : first + 50]))
        caller.done(TellCalls, table=made["table"], first=first, calls=part)
    club.run()
    told = [message for message in jana.messages if isinstance(message, EventHappened)]
    assert [(message.event, message.position.view) for message in told] == called.moments
    assert jana.position is not None
    assert jana.position.watches


def test_a_correction_tells_the_onlooker_where_the_match_stands_and_no_card_again(club: Club) -> None:
    caller, made = shown(club)
    jana = Friend(club, "Jana")
    jana.done(WatchTable, table=made["code"])
    caller.done(TellCalls, table=made["table"], first=0, calls=cards("7123"))
    caller.done(TellCalls, table=made["table"], first=1, calls=cards("923"))
    club.run()
    taken = [message.count for message in jana.messages if isinstance(message, ActionsUndone)]
    assert taken == [3]
    match = next(iter(club.house.sittings.values())).match
    assert jana.position is not None
    assert match is not None
    assert [message.number for message in jana.messages] == list(range(1, match.number + 1))
    assert [card.card for card in jana.position.view.cards_on_table()] == ["7", "9", "2", "3"] or (
        [card.card for card in jana.position.view.last_cards_on_table()] == ["7", "9", "2", "3"]
    )
    assert isinstance(jana.messages[-1], ActionsUndone)


def test_the_same_calls_again_tell_nothing_new(club: Club) -> None:
    caller, made = shown(club)
    caller.done(TellCalls, table=made["table"], first=0, calls=cards("7123"))
    match = next(iter(club.house.sittings.values())).match
    assert match is not None
    before = match.number
    caller.done(TellCalls, table=made["table"], first=0, calls=cards("7123"))
    assert match.number == before


def test_missing_calls_and_impossible_ones_are_refused(club: Club) -> None:
    caller, made = shown(club)
    assert caller.denied(TellCalls, table=made["table"], first=2, calls=cards("7")) == "calls-missing"
    assert caller.denied(TellCalls, table=made["table"], first=0, calls=({"type": "call"},)) == "no-such-match"
    nine = cards("9" * 9)
    assert caller.denied(TellCalls, table=made["table"], first=0, calls=nine) == "no-such-match"


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"options": {"x": 1}}, {"dealer": 4}, {"names": ("A",)}, {"genders": ("feminine",)}]
)
def test_a_match_that_nobody_can_play_is_not_shown(club: Club, wrong: Json) -> None:
    caller = Friend(club, "Rut")
    assert caller.denied(ShowTable, **{"game": "quist", "dealer": 0, **PEOPLE, **wrong}) == "no-such-match"


def test_only_its_caller_tells_calls_and_closes_the_table(club: Club) -> None:
    caller, made = shown(club)
    jana = Friend(club, "Jana")
    jana.done(WatchTable, table=made["code"])
    assert jana.denied(TellCalls, table=made["table"], first=0, calls=cards("7")) == "no-such-table"
    jana.done(Leave, table=made["table"])
    assert len(club.house.sittings) == 1
    eva = Friend(club, "Eva")
    eva.done(WatchTable, table=made["code"])
    caller.done(Leave, table=made["table"])
    assert len(club.house.sittings) == 0
    assert [push.table for push in eva.heard if isinstance(push, Removed)] == [made["table"]]


def test_a_house_that_opens_again_takes_all_calls_from_the_caller(club: Club) -> None:
    caller, made = shown(club, "whist", {"length": 1})
    turned = to_json_value(TurnedUp("7h"))
    caller.done(TellCalls, table=made["table"], first=0, calls=(turned,))
    club.house.close()
    club.open()
    again = Friend(club, "Rut")
    assert again.denied(TellCalls, table=made["table"], first=1, calls=()) == "calls-missing"
    again.done(TellCalls, table=made["table"], first=0, calls=(turned,))
