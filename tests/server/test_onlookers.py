"""Onlookers at people's tables: admitted as agreed, told the public events, heard if it harms no player."""

from __future__ import annotations

import random

import pytest

from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.tables.messages import EventHappened, MatchOver, Message
from numeramis_access.tables.proof import Witness
from numeramis_access.tables.pushes import Admitted, Asks, LobbyNow, Removed, Said, TableNow
from numeramis_access.tables.requests import OpenTable, Records, WatchLobby
from numeramis_access.tables.table_requests import (
    Arrange,
    AskHand,
    Begin,
    Enter,
    Leave,
    LetWatch,
    Remove,
    Say,
    ShowHand,
    WatchTable,
)
from tests.server.guests import Club, Friend, key_of
from tests.server.test_people import NAMES, SHORT, play
from tests.standard import GAMES


def playing(club: Club, game: str = "quist", **agreed: object) -> list[Friend]:
    """Return four people whose match has begun. :param agreed: the table's settings."""
    friends = [Friend(club, name) for name in NAMES]
    made = friends[0].done(OpenTable, game=game, players=4, options=SHORT[game], **agreed)
    for friend in friends[1:]:
        friend.done(Enter, table=made["code"])
    friends[0].done(Begin, table=made["table"])
    return friends


def coming(club: Club, friends: list[Friend], name: str = "Eva") -> Friend:
    """Return an onlooker who came by the table's code."""
    eva = Friend(club, name)
    assert not eva.done(WatchTable, table=friends[0].now.code)["waits"]
    return eva


@pytest.mark.turns(2)
@pytest.mark.parametrize("later", [False, True], ids=["at-once", "later"])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_watches_is_told_the_match_as_everybody_may_know_it(club: Club, game: str, later: bool) -> None:
    friends = playing(club, game, watch="all", later=later)
    play(club, friends, actions=3)
    eva = coming(club, friends)
    assert eva.position is not None
    assert eva.position.watches
    play(club, friends)
    assert eva.over
    match = next(iter(club.house.sittings.values())).match
    assert match is not None
    seats = [match.messages(entrant) for entrant in range(4)]
    for heard, *told in zip(eva.messages, *seats, strict=True):
        assert type(heard) is type(told[0])
        if isinstance(heard, EventHappened):
            assert all(heard.position.view == one.position.view.public_view() for one in told)  # type: ignore[attr-defined]
            assert not heard.position.view.legal
    witness = Witness(match.match.ruleset, match.match.options, 4, None)
    for message in eva.messages:
        witness.check_message(message)
    assert witness.fault is None
    assert witness.checked == len(match.match.dealt_packs)


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_with_a_delay_nothing_of_the_part_under_way_is_on_the_wire(club: Club, game: str) -> None:
    friends = playing(club, game, watch="all", later=True)
    eva, chance, behind = coming(club, friends), random.Random(5), 0
    for _ in range(60):
        if not play(club, friends, actions=1, chance=chance):
            break
        sitting = next(iter(club.house.sittings.values()))
        assert sitting.match is not None
        rules, missing = sitting.match.match.ruleset, friends[0].messages[len(eva.messages) :]
        events = [one.event for one in missing if isinstance(one, EventHappened)]
        if not events:
            continue
        behind += 1
        assert sum(isinstance(event, rules.ends_part) for event in events) <= 1
        assert not any(isinstance(event, rules.ends_deal) for event in events)
        heard = [one.position for one in eva.messages if isinstance(one, EventHappened)]
        assert eva.position is not None
        assert not heard or eva.position == heard[-1]
        late = Friend(club, "Late")
        late.done(WatchTable, table=friends[0].now.code)
        assert late.position == eva.position, "whoever comes now knows no more"
        assert late.messages == eva.messages
        late.drop()
    assert behind > 3


def test_a_table_says_who_may_watch(club: Club) -> None:
    adam, *others = playing(club, watch="nobody", access="open")
    eva = Friend(club, "Eva")
    assert eva.denied(WatchTable, table=adam.now.table) == "not-watched"
    assert eva.denied(WatchTable, table="some other four words") == "no-such-table"
    assert others[0].denied(WatchTable, table=adam.now.table) == "not-begun", "who plays does not watch"
    eva.done(WatchLobby)
    assert [table.watch for table in eva.last(LobbyNow).tables] == ["nobody"]


def test_friends_of_those_who_play_are_let_in_by_their_programs(club: Club) -> None:
    adam, bara, *_ = playing(club)
    eva = Friend(club, "Eva")
    assert eva.done(WatchTable, table=adam.now.code)["waits"]
    assert not [push for push in eva.heard if isinstance(push, TableNow)]
    asks = bara.last(Asks)
    assert (asks.name, asks.what) == ("Eva", "watch")
    assert eva.denied(LetWatch, table=adam.now.table, person=asks.person) == "no-such-table"
    bara.done(LetWatch, table=asks.table, person=asks.person)
    assert eva.last(Admitted).table == asks.table
    assert not eva.done(WatchTable, table=adam.now.code)["waits"]
    assert [one.name for one in adam.now.onlookers] == ["Eva"]
    assert adam.denied(LetWatch, table=asks.table, person="nobody") == "not-here"
    eva.drop()
    assert adam.now.onlookers == ()
    eva.connect()
    assert not eva.done(WatchTable, table=adam.now.code, after=len(eva.messages))["waits"], "let in once is enough"


def test_a_hand_is_shown_by_its_players_leave_and_hidden_again(club: Club) -> None:
    friends = playing(club, watch="all")
    play(club, friends, actions=2)
    eva, bara = coming(club, friends), friends[1]
    before = len(eva.messages)
    assert eva.denied(ShowHand, table=eva.table, person="x", on=True) == "no-such-table"
    eva.done(AskHand, table=eva.table, place=1)
    asks = bara.last(Asks)
    assert asks.what == "hand"
    assert not [push for push in friends[2].heard if isinstance(push, Asks)], "nobody else is asked"
    assert hand_of(eva) == ()
    bara.done(ShowHand, table=bara.table, person=asks.person, on=True)
    assert bara.now.shown_to == (asks.person,)
    assert friends[2].now.shown_to == ()
    assert hand_of(eva) == hand_of(bara) != ()
    assert eva.position is not None
    assert eva.position.shown
    play(club, friends, actions=3)
    assert hand_of(eva) == hand_of(bara)
    hands = eva.position.view.hands_by_seat()
    assert [HIDDEN_CARD in hand for hand in hands] == [seat != eva.position.seat for seat in range(4)]
    bara.done(ShowHand, table=bara.table, person=asks.person, on=False)
    assert hand_of(eva) == ()
    told = len(eva.messages)
    play(club, friends, actions=3)
    assert not any(one.position.shown for one in eva.messages[told:] if isinstance(one, EventHappened))
    assert not any(one.position.shown for one in eva.messages[:before] if isinstance(one, EventHappened))
    witnessed(club, eva.messages)


def hand_of(friend: Friend) -> tuple[str, ...]:
    assert friend.position is not None
    return friend.position.view.hand


def witnessed(club: Club, messages: list[Message]) -> None:
    """Assert that the proof of a program that watched passes."""
    match = next(iter(club.house.sittings.values())).match
    assert match is not None
    witness = Witness(match.match.ruleset, match.match.options, 4, None)
    for message in messages:
        witness.check_message(message)
    assert witness.fault is None


def test_whoever_watches_says_nothing_while_partners_play_a_deal(club: Club) -> None:
    friends = playing(club, watch="all")
    eva = coming(club, friends)
    assert eva.denied(Say, table=eva.table, phrase="well-played") == "deal-is-on"
    assert eva.denied(Say, table=eva.table, text="The nine!") == "deal-is-on"
    play(club, friends)
    eva.done(Say, table=eva.table, phrase="well-played")
    assert friends[0].last(Said).name == "Eva"
    assert eva.denied(Records, table=eva.table) == "no-such-table", "a record belongs to those who played"


def test_whoever_watches_leaves_or_is_sent_away_and_play_goes_on(club: Club) -> None:
    friends = playing(club, watch="all")
    eva, jan = coming(club, friends), coming(club, friends, "Jan")
    assert [one.name for one in friends[0].now.onlookers] == ["Eva", "Jan"]
    eva.done(Leave, table=eva.table)
    assert [one.name for one in friends[0].now.onlookers] == ["Jan"]
    person = friends[0].now.onlookers[0].person
    assert friends[1].denied(Remove, table=jan.table, person=person) == "not-the-host"
    friends[0].done(Remove, table=jan.table, person=person)
    assert jan.last(Removed).table == jan.table
    told = len(eva.messages), len(jan.messages)
    play(club, friends)
    assert (len(eva.messages), len(jan.messages)) == told, "whoever has left is told nothing more"
    assert any(isinstance(one, MatchOver) for one in friends[0].messages)
    assert all(place.here for place in friends[0].now.places)


def test_a_table_has_room_for_so_many_who_watch(club: Club) -> None:
    friends = playing(club, watch="all", access="open")
    club.limit("onlookers", "table", 3)
    for number in range(3):
        Friend(club, f"Eva {number}", key_of(f"{number}")).done(WatchTable, table=friends[0].table)
    assert Friend(club, "Jan").denied(WatchTable, table=friends[0].table) == "full"


def test_who_may_watch_is_agreed_before_the_match(club: Club) -> None:
    adam = Friend(club, "Adam")
    table = adam.done(OpenTable, game="quist", players=4, options={"games": 1})["table"]
    assert (adam.now.watch, adam.now.later) == ("friends", False)
    adam.done(Arrange, table=table, access="open", level="club", grace=60, talk=False, watch="all", later=True)
    assert (adam.now.watch, adam.now.later) == ("all", True)
    club.house.close()
    club.open()
    adam.connect()
    adam.done(Enter, table=table)
    assert (adam.now.watch, adam.now.later) == ("all", True)
