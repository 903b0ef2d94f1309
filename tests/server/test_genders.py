"""People who have not told their gender: programs that know them hear so, and older ones hear ``masculine``."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.server.people.answers import receive
from numeramis_access.tables.person_requests import Hello, MyData, TellGender
from numeramis_access.tables.pushes import LobbyNow
from numeramis_access.tables.requests import OpenTable, WatchLobby
from numeramis_access.tables.table_requests import Begin, Enter
from tests.server.guests import Club, Friend, key_of


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path)


def genders_in_lobby(friend: Friend) -> dict[str, str]:
    friend.done(WatchLobby, on=True)
    friend.club.run(3.0)
    return {person.name: person.gender for person in friend.last(LobbyNow).people}


def test_a_program_that_knows_people_without_a_gender_hears_of_them_and_an_older_one_hears_masculine(
    club: Club,
) -> None:
    alex, eva, jan = (Friend(club, name) for name in ("Alex", "Eva", "Jan"))
    assert alex.done(TellGender, gender="none") == {"gender": "none"}
    eva.done(TellGender, gender="feminine")
    assert genders_in_lobby(eva) == {"Alex": "none", "Eva": "feminine", "Jan": "masculine"}
    assert genders_in_lobby(jan) == {"Alex": "masculine", "Eva": "feminine", "Jan": "masculine"}
    made = alex.done(OpenTable, game="quist", players=4)
    for friend in (eva, jan):
        friend.done(Enter, table=made["code"])
        assert friend.now.places[0].gender == ("none" if friend is eva else "masculine")


def test_an_older_program_reads_every_line_about_people_without_a_gender(club: Club) -> None:
    """A name cannot be taken for a field."""
    alex = Friend(club, 'A"gender":"none"')
    alex.done(TellGender, gender="none")
    lines: list[bytes] = []
    guest = club.house.connections.open(lines.append, "")
    hello = b'{"do":"hello","id":"1","version":1,"key":"%s","name":"Jan"}' % key_of("Jan").encode()
    for line in (hello, b'{"do":"lobby","id":"2","on":true}'):
        assert receive(club.house, guest, line)
    club.run(3.0)
    assert any(b'A\\"gender\\":\\"none\\"' in line for line in lines)
    assert not any(b'"gender":"none"' in line for line in lines)


def test_a_device_that_has_not_asked_keeps_what_the_house_knows(club: Club) -> None:
    alex = Friend(club, "Alex")
    assert alex.done(TellGender, gender="feminine") == {"gender": "feminine"}
    alex.drop()
    answer = alex.connect()
    assert (answer["gender"], answer["ungendered"], "new" in answer) == ("feminine", True, False)
    assert alex.done(TellGender) == {"gender": "feminine"}
    assert alex.done(MyData)["person"]["gender"] == "feminine"


def test_only_the_hello_that_creates_a_person_says_that_they_are_new(club: Club) -> None:
    alex = Friend(club, "Alex")
    alex.drop()
    alex.arrive()
    assert "new" not in alex.done(Hello, version=1, key=alex.key, name="Alex")
    eva = Friend(club, "Eva")
    eva.drop()
    eva.key = key_of("another device")
    assert eva.connect()["new"] is True


def test_a_gender_that_could_tell_a_partner_something_waits_for_the_end_of_the_deal(club: Club) -> None:
    alex, eva = Friend(club, "Alex"), Friend(club, "Eva")
    made = alex.done(OpenTable, game="quist", players=4)
    eva.done(Enter, table=made["code"])
    alex.done(Begin, table=made["table"])
    club.run(1.0)
    assert alex.done(TellGender, gender="none") == {"gender": "masculine"}
    assert alex.guest is not None
    assert alex.guest.knows_none

