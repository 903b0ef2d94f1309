"""A table for friends: only people admitted by the host's program see it and can enter."""

from __future__ import annotations

import msgspec

from numeramis_access.server.people.limits import LIMITS
from numeramis_access.tables.person_requests import Block
from numeramis_access.tables.pushes import Admitted, Asks, LobbyNow
from numeramis_access.tables.requests import OpenTable, WatchLobby
from numeramis_access.tables.table_requests import Arrange, Enter, HandOver, Invite, Leave, LetCome
from tests.server.guests import Club, Friend
from tests.server.test_blocked import person
from tests.server.test_host import ARRANGED
from tests.server.test_limits_reached import person_of


def shown(club: Club, friend: Friend) -> list[str]:
    """Return the tables of others in a friend's lobby."""
    club.run(1.0)
    return [now.table for now in friend.last(LobbyNow).tables]


def asked(friend: Friend) -> list[tuple[str, str]]:
    """Return the names that a host was asked about, with the reasons."""
    return [(push.name, push.what) for push in friend.heard if isinstance(push, Asks)]


def opened(club: Club, *names: str) -> tuple[dict[str, str], list[Friend]]:
    """Return a table for friends with its host, and others who look at the lobby."""
    people = [Friend(club, name) for name in names]
    for one in people:
        one.done(WatchLobby)
    made = people[0].done(OpenTable, game="quist", players=4, friends=True)
    club.run(1.0)
    return made, people


def test_a_table_for_friends_is_seen_by_friends_alone(club: Club) -> None:
    made, (adam, bob, cyril) = opened(club, "Adam", "Bob", "Cyril")
    assert sorted(asked(adam)) == [("Bob", "come"), ("Cyril", "come")]
    assert asked(bob) == asked(cyril) == []
    adam.done(LetCome, table=made["table"], person=person(bob))
    assert shown(club, bob) == [made["table"]]
    assert shown(club, cyril) == []
    assert cyril.denied(Enter, table=made["table"]) == "no-such-table"
    bob.done(Enter, table=made["table"])
    assert [place.name for place in adam.now.places] == ["Adam", "Bob", "", ""]
    assert len(asked(adam)) == 2, "about each once"


def test_hosts_are_asked_about_a_few_at_a_time_and_in_the_end_about_all(club: Club) -> None:
    """A program answers each time: forty questions at once would end its line, and full houses would ask a million."""
    guests = [Friend(club, f"Guest {number}") for number in range(50)]
    hosts = [Friend(club, f"Host {number}") for number in range(30)]
    for host in hosts:
        host.done(OpenTable, game="quist", players=4, friends=True)
    late = Friend(club, "Late")
    told, seconds = [0] * len(hosts), 0
    while told[-1] < len(guests) + len(hosts):
        club.run(1.0)
        now = [len(asked(host)) for host in hosts]
        more = [after - before for after, before in zip(now, told, strict=True)]
        assert max(more) < LIMITS["lines"].rates["line"].most
        assert sum(more) <= 220, "nobody is held up by it"
        told, seconds = now, seconds + 1
        assert seconds < 60
    club.run(10.0)
    assert {len(set(asked(host))) for host in hosts} == {len(guests) + len(hosts)}
    assert {len(asked(host)) for host in hosts} == {len(guests) + len(hosts)}
    assert asked(late) == []


def test_nobody_is_let_in_who_was_never_in_the_house(club: Club) -> None:
    made, (adam, bob) = opened(club, "Adam", "Bob")
    before = len(bob.heard)
    for number in range(40):
        adam.done(LetCome, table=made["table"], person=f"made up {number}")
    assert club.house.sittings[made["table"]].permissions.let_in == set()
    bob.drop()
    adam.done(LetCome, table=made["table"], person=person_of(club, "Bob"))
    bob.connect()
    assert len(bob.heard) > before
    bob.done(Enter, table=made["table"])


def test_a_friend_who_is_no_more_one_finds_it_no_more(club: Club) -> None:
    made, (adam, bob) = opened(club, "Adam", "Bob")
    adam.done(LetCome, table=made["table"], person=person(bob))
    adam.done(LetCome, table=made["table"], person=person(bob), on=False)
    assert shown(club, bob) == []
    assert bob.denied(Enter, table=made["table"]) == "no-such-table"


def test_by_the_code_too_one_has_to_be_let_in(club: Club) -> None:
    made, (adam, bob) = opened(club, "Adam", "Bob")
    assert bob.done(Enter, table=made["code"])["waits"]
    assert asked(adam)[-1] == ("Bob", "knock")
    assert adam.now.places[1].person == ""
    adam.done(LetCome, table=made["table"], person=person(bob))
    assert bob.last(Admitted) == Admitted(table=made["table"], what="enter")
    bob.done(Enter, table=made["table"])
    assert adam.now.places[1].name == "Bob"
    bob.done(Leave, table=made["table"])
    bob.done(Enter, table=made["code"])
    assert adam.now.places[1].name == "Bob", "and may come again"


def test_whom_the_host_invites_is_let_in(club: Club) -> None:
    made, (adam, bob, cyril) = opened(club, "Adam", "Bob", "Cyril")
    adam.done(Invite, table=made["table"], person=person(bob))
    bob.done(Enter, table=made["code"])
    bob.done(Invite, table=made["table"], person=person(cyril))
    assert cyril.done(Enter, table=made["code"])["waits"], "the host's friends, not those of others"


def test_knocking_has_an_end_and_the_blocked_do_not_knock(club: Club) -> None:
    made, (adam, bob, cyril) = opened(club, "Adam", "Bob", "Cyril")
    adam.done(Block, person=person(cyril), on=True)
    before = len(asked(adam))
    assert cyril.denied(Enter, table=made["code"]) == "not-let-in"
    assert len(asked(adam)) == before
    for _ in range(10):
        bob.done(Enter, table=made["code"])
    assert bob.denied(Enter, table=made["code"]) == "too-often"


def test_a_host_who_comes_back_is_asked_anew_and_a_new_host_of_his_own_friends(club: Club) -> None:
    made, (adam, bob, cyril) = opened(club, "Adam", "Bob", "Cyril")
    adam.done(LetCome, table=made["table"], person=person(bob))
    adam.drop()
    club.run(1.0)
    bob.done(Enter, table=made["table"])
    adam.connect()
    adam.done(Enter, table=made["table"])
    club.run(1.0)
    assert asked(adam).count(("Cyril", "come")) == 2
    adam.done(LetCome, table=made["table"], person=person(cyril))
    assert shown(club, cyril) == [made["table"]]
    adam.done(HandOver, table=made["table"], person=person(bob))
    assert shown(club, cyril) == []
    assert ("Cyril", "come") in asked(bob)
    assert adam.denied(LetCome, table=made["table"], person=person(cyril)) == "not-the-host"


def test_who_may_come_is_agreed_by_the_host(club: Club) -> None:
    made, (adam, bob) = opened(club, "Adam", "Bob")
    adam.done(Arrange, table=made["table"], **ARRANGED)
    assert adam.denied(LetCome, table=made["table"], person=person(bob)) == "not-here"
    bob.done(Enter, table=made["code"])


def test_older_clients_understand_the_table(club: Club) -> None:
    made, (adam, bob) = opened(club, "Adam", "Bob")
    adam.done(LetCome, table=made["table"], person=person(bob))
    club.run(1.0)
    (now,) = bob.last(LobbyNow).tables
    assert msgspec.to_builtins(now)["access"] == "code", "they know two kinds alone"
    old = bob.ask(Enter, table=made["table"])
    assert old.re
    adam.done(Arrange, table=made["table"], access="open", level="club", grace=60, talk=False)
    assert not bob.now.friends
