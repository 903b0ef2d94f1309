"""The host of a table has powers over the people there that others lack."""

from __future__ import annotations

import pytest

from numeramis_access.players.policy import LEVELS
from numeramis_access.tables.person_requests import DeleteMe
from numeramis_access.tables.pushes import HostDid, Said
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import (
    Arrange,
    Begin,
    DrawSeats,
    Enter,
    HandOver,
    Move,
    Mute,
    Remove,
    Say,
    Sit,
    WatchTable,
)
from tests.server.guests import Club, Friend
from tests.server.test_people import gathered
from tests.standard import STANDARD

#: draws after which it is beyond doubt that chance decides
DRAWS = 60
ARRANGED = {"access": "code", "level": "club", "grace": 60, "talk": False}


def id_of(friend: Friend) -> str:
    """Return the id of a person at a table."""
    now = friend.now
    assert now.own is not None
    return now.places[now.own].person


def names(friend: Friend) -> list[str]:
    return [place.name for place in friend.now.places]


def test_whom_the_host_mutes_is_heard_by_nobody_until_unmuted(club: Club) -> None:
    adam, bob, cyril, _ = friends = gathered(club)
    adam.done(Mute, table=adam.now.table, person=id_of(bob), on=True)
    for friend in friends:
        assert friend.last(HostDid) == HostDid(table=adam.now.table, what="muted", person=id_of(bob), name=bob.name)
        assert friend.now.muted == (id_of(bob),)
    assert bob.denied(Say, table=adam.now.table, text="Hello?") == "muted"
    assert bob.denied(Say, table=adam.now.table, phrase="hello") == "muted"
    assert not any(isinstance(push, Said) for push in cyril.heard)
    adam.done(Mute, table=adam.now.table, person=id_of(bob), on=False)
    bob.done(Say, table=adam.now.table, text="Hello?")
    assert cyril.last(Said).text == "Hello?"


def test_a_mute_outlives_the_house_and_the_way_back_in(club: Club) -> None:
    adam, bob = gathered(club, 2)
    adam.done(Mute, table=adam.now.table, person=id_of(bob), on=True)
    table = adam.now.table
    club.house.close()
    club.open()
    bob.connect()
    bob.done(Enter, table=table)
    assert bob.denied(Say, table=table, phrase="hello") == "muted"


def test_somebody_who_watches_can_be_muted_too(club: Club) -> None:
    adam, *_ = gathered(club)
    adam.done(Arrange, table=adam.now.table, watch="all", **ARRANGED)
    adam.done(Begin, table=adam.now.table)
    eva = Friend(club, "Eva")
    eva.done(WatchTable, table=adam.now.code)
    (present,) = adam.now.onlookers
    adam.done(Mute, table=adam.now.table, person=present.person, on=True)
    assert eva.denied(Say, table=adam.now.table, phrase="hello") == "muted"


def test_two_places_are_exchanged_a_free_one_too(club: Club) -> None:
    adam, bob, cyril = gathered(club, 3)
    adam.done(Move, table=adam.now.table, place=0, to=2)
    assert names(bob) == ["Cyril", "Bára", "Adam", ""]
    adam.done(Move, table=adam.now.table, place=1, to=3)
    assert names(cyril) == ["Cyril", "", "Adam", "Bára"]
    assert [friend.now.own for friend in (adam, bob, cyril)] == [2, 3, 0]
    assert adam.denied(Move, table=adam.now.table, place=1, to=1) == "taken"
    assert adam.denied(Move, table=adam.now.table, place=1, to=4) == "taken"
    adam.done(Begin, table=adam.now.table)
    assert adam.denied(Move, table=adam.now.table, place=0, to=1) == "begun"
    assert adam.denied(DrawSeats, table=adam.now.table) == "begun"


def test_seats_are_drawn_fairly_and_all_are_told(club: Club) -> None:
    club.limit("deeds", "person", 2 * DRAWS)
    adam, *others = gathered(club, 3)
    places = []
    for _ in range(DRAWS):
        adam.done(DrawSeats, table=adam.now.table)
        assert sorted(names(adam)) == ["", "Adam", "Bára", "Cyril"]
        places.append(adam.now.own)
    assert set(places) == {0, 1, 2, 3}, "each place comes; that one does not, in so many draws, is one in ten million"
    for friend in others:
        assert sum(isinstance(push, HostDid) and push.what == "drawn" for push in friend.heard) == DRAWS
        assert names(friend) == names(adam)


def test_seats_can_be_drawn_when_the_match_begins(club: Club) -> None:
    first = set()
    for _ in range(DRAWS):
        adam, bob = gathered(club, 2)
        adam.done(Arrange, table=adam.now.table, drawn=True, **ARRANGED)
        assert names(bob)[:2] == ["Adam", "Bára"], "until then people sit as they sat down"
        adam.done(Begin, table=adam.now.table)
        assert bob.last(HostDid).what == "drawn"
        assert sum(bool(place.level) for place in bob.now.places) == 2
        assert adam.position is not None
        first.add(adam.now.own)
        for friend in (adam, bob):
            friend.done(DeleteMe)
            friend.drop()
    assert first == {0, 1, 2, 3}


def test_the_host_agrees_on_drawing_before_the_match(club: Club) -> None:
    adam, bob = gathered(club, 2)
    adam.done(Arrange, table=adam.now.table, drawn=True, **ARRANGED)
    assert bob.now.drawn
    adam.done(Arrange, table=adam.now.table, **ARRANGED)
    assert not bob.now.drawn, "a client that knows nothing of it agrees on seats as people sat down"


@pytest.mark.parametrize("game", [game.name for game in STANDARD if LEVELS[-1] not in game.levels])
def test_a_level_that_the_game_lacks_is_not_agreed_on(club: Club, game: str) -> None:
    (adam,) = gathered(club, 1, game=game)
    arranged = {**ARRANGED, "level": LEVELS[-1]}
    assert adam.denied(Arrange, table=adam.now.table, **arranged) == "no-such-match"
    assert adam.now.level == "club"


def test_whoever_is_not_the_host_is_refused(club: Club) -> None:
    adam, bob, cyril = gathered(club, 3)
    table = adam.now.table
    for kind, fields in (
        (Mute, {"person": id_of(cyril), "on": True}), (Move, {"place": 0, "to": 1}), (DrawSeats, {}),
        (Remove, {"person": id_of(cyril)}), (HandOver, {"person": id_of(cyril)}), (Arrange, ARRANGED), (Begin, {}),
    ):  # fmt: skip
        assert bob.denied(kind, table=table, **fields) == "not-the-host"
    assert names(cyril) == ["Adam", "Bára", "Cyril", ""]
    assert adam.denied(Mute, table=table, person=id_of(adam), on=True) == "not-here"
    assert adam.denied(Mute, table=table, person="nobody", on=True) == "not-here"


def test_removing_and_handing_over_are_told_to_all(club: Club) -> None:
    adam, bob, cyril = gathered(club, 3)
    table, bobs, cyrils = adam.now.table, id_of(bob), id_of(cyril)
    adam.done(Remove, table=table, person=bobs)
    assert cyril.last(HostDid) == HostDid(table=table, what="removed", person=bobs, name="Bára")
    adam.done(HandOver, table=table, person=cyrils)
    for friend in (adam, cyril):
        assert friend.last(HostDid) == HostDid(table=table, what="handed-over", person=cyrils, name="Cyril")
        assert friend.now.host == cyrils
    assert adam.denied(DrawSeats, table=table) == "not-the-host"


def test_a_new_host_is_heard(club: Club) -> None:
    adam, bob = gathered(club, 2)
    adam.done(Mute, table=adam.now.table, person=id_of(bob), on=True)
    adam.done(HandOver, table=adam.now.table, person=id_of(bob))
    bob.done(Say, table=adam.now.table, phrase="hello")
    assert bob.now.muted == ()


def test_a_free_place_is_chosen_and_a_taken_one_is_not(club: Club) -> None:
    adam = Friend(club, "Adam")
    made = adam.done(OpenTable, game="quist", players=4)
    adam.done(Sit, table=made["table"], place=2)
    bob = Friend(club, "Bára")
    bob.done(Enter, table=made["code"])
    assert names(bob) == ["Bára", "", "Adam", ""]
    assert bob.denied(Sit, table=made["table"], place=2) == "taken"
    bob.done(Sit, table=made["table"], place=3)
    assert names(adam) == ["", "", "Adam", "Bára"]
