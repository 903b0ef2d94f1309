"""Blocked people: nothing of theirs reaches the blocker, whose tables are closed to them."""

from __future__ import annotations

from numeramis_access.tables.person_requests import Block, DeleteMe, MakePassphrase, MyData, Recover
from numeramis_access.tables.pushes import Asks, Blocked, Invited, LobbyNow, Said
from numeramis_access.tables.requests import OpenTable, WatchLobby
from numeramis_access.tables.table_requests import (
    Arrange,
    AskHand,
    Begin,
    Enter,
    HandOver,
    Invite,
    Leave,
    Say,
    WatchTable,
)
from tests.server.guests import Club, Friend, key_of
from tests.server.test_host import ARRANGED
from tests.server.test_people import gathered


def person(friend: Friend) -> str:
    assert friend.guest is not None
    assert friend.guest.person is not None
    return friend.guest.person.id


def second_device(club: Club, friend: Friend) -> Friend:
    """Return a person's second connection, by another key and the six words."""
    friend.words = friend.done(MakePassphrase, words=friend.words)["words"]
    other = Friend(club, f"{friend.name} two")
    other.done(Recover, version=1, key=key_of(f"{friend.name}-second"), words=friend.words)
    return other


def test_what_they_say_comes_to_no_device(club: Club) -> None:
    adam, bob, cyril = gathered(club, 3)
    tablet = second_device(club, adam)
    adam.done(Block, person=person(bob), on=True)
    for device in (adam, tablet):
        assert [one.name for one in device.last(Blocked).people] == [bob.name]
    tablet.done(Enter, table=adam.now.table)
    bob.done(Say, table=adam.now.table, text="Hello?")
    bob.done(Say, table=adam.now.table, phrase="hello")
    assert [push.text for push in cyril.heard if isinstance(push, Said)] == ["Hello?", ""]
    assert not any(isinstance(push, Said) for device in (adam, tablet) for push in device.heard)
    later = second_device(club, adam)
    later.done(Enter, table=adam.now.table)
    assert not any(isinstance(push, Said) for push in later.heard), "nor what was said before"
    tablet.done(Block, person=person(bob), on=False)
    bob.done(Say, table=adam.now.table, text="Again")
    assert adam.last(Said).text == tablet.last(Said).text == "Again"


def test_whom_one_blocks_is_known_again_after_the_house_was_closed(club: Club) -> None:
    adam, bob = gathered(club, 2)
    bobs = person(bob)
    adam.done(Block, person=bobs, on=True)
    assert adam.done(MyData)["blocked"] == [bobs]
    club.house.close()
    club.open()
    adam.connect()
    answer = adam.connect()
    assert [one["person"] for one in answer["blocked"]] == [bobs]
    bob.connect()
    assert "blocked" not in bob.connect(), "nobody hears who blocks them"
    bob.done(DeleteMe)
    assert "blocked" not in adam.connect()


def test_their_invitations_and_knocks_do_not_come(club: Club) -> None:
    adam = Friend(club, "Adam")
    bob, cyril = Friend(club, "Bob"), Friend(club, "Cyril")
    adam.done(Block, person=person(bob), on=True)
    made = bob.done(OpenTable, game="quist", players=4)
    bob.done(Invite, table=made["table"], person=person(adam))
    bob.done(Invite, table=made["table"], person=person(cyril))
    assert not any(isinstance(push, Invited) for push in adam.heard)
    assert cyril.last(Invited).name == "Bob"


def test_what_they_ask_while_they_watch_does_not_come(club: Club) -> None:
    host, adam = gathered(club, 2)
    host.done(Arrange, table=host.now.table, watch="friends", **ARRANGED)
    host.done(Begin, table=host.now.table)
    bob = Friend(club, "Bob")
    adam.done(Block, person=person(bob), on=True)
    assert bob.done(WatchTable, table=host.now.code)["waits"]
    assert host.last(Asks).person == person(bob)
    assert not any(isinstance(push, Asks) for push in adam.heard)
    sitting = club.house.sittings[host.now.table]
    sitting.onlookers.permissions.admit(person(bob))
    bob.done(WatchTable, table=host.now.code)
    bob.done(AskHand, table=host.now.table, place=1)
    assert not any(isinstance(push, Asks) for push in adam.heard)


def test_tables_of_a_host_who_blocks_them_are_not_offered_and_closed(club: Club) -> None:
    adam, bob, cyril = Friend(club, "Adam"), Friend(club, "Bob"), Friend(club, "Cyril")
    for friend in (bob, cyril):
        friend.done(WatchLobby)
    made = adam.done(OpenTable, game="quist", players=4, access="open")
    club.run(1.0)
    assert [now.table for now in bob.last(LobbyNow).tables] == [made["table"]]
    adam.done(Block, person=person(bob), on=True)
    club.run(1.0)
    assert bob.last(LobbyNow).tables == ()
    assert [now.table for now in cyril.last(LobbyNow).tables] == [made["table"]]
    for named in made.values():
        assert bob.denied(Enter, table=named) == bob.denied(WatchTable, table=named) == "not-let-in"
    cyril.done(Enter, table=made["code"])
    adam.done(HandOver, table=made["table"], person=person(cyril))
    bob.done(Enter, table=made["code"])
    assert [place.name for place in bob.now.places] == ["Adam", "Cyril", "Bob", ""], "it is another's table now"
    bob.done(Leave, table=made["table"])
    adam.done(Block, person=person(bob), on=False)
    cyril.done(HandOver, table=made["table"], person=person(adam))
    bob.done(Enter, table=made["table"])


def test_a_table_is_closed_to_them_while_its_host_is_away(club: Club) -> None:
    adam, bob = Friend(club, "Adam"), Friend(club, "Bob")
    made = adam.done(OpenTable, game="quist", players=4, access="open")
    adam.done(Block, person=person(bob), on=True)
    adam.drop()
    club.house.close()
    club.open()
    bob.connect()
    assert bob.denied(Enter, table=made["code"]) == "not-let-in"


def test_nobody_blocks_nobody_nor_without_end(club: Club) -> None:
    club.limit("blocks", "person", 1)
    adam, bob, cyril = Friend(club, "Adam"), Friend(club, "Bob"), Friend(club, "Cyril")
    assert adam.denied(Block, person=person(adam), on=True) == "not-here"
    assert adam.denied(Block, person="nobody", on=True) == "not-here"
    adam.done(Block, person=person(bob), on=True)
    assert adam.denied(Block, person=person(cyril), on=True) == "too-many-blocked"
    adam.done(Block, person=person(bob), on=False)
    adam.done(Block, person=person(cyril), on=True)
