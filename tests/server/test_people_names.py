"""Names of people at one table are told apart by ear and by sight, and stay while partners play."""

from __future__ import annotations

import pytest

from numeramis_access.players.characters import characters_invited
from numeramis_access.tables.person_requests import Hello, MyData, Rename
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Begin, Enter
from tests.server.guests import Club, Friend, key_of
from tests.server.test_people import begun


@pytest.mark.parametrize("name", ["", "   ", "\x1b", "Аdam", "\u202e", "123"])
def test_names_that_cannot_be_told_apart_or_heard_are_refused(club: Club, name: str) -> None:
    friend = Friend(club, "Eva")
    assert friend.denied(Hello, version=1, key=key_of("n"), name=name or " ") == "name"


def test_two_of_one_name_at_a_table_are_told_apart_by_ear_and_by_sight(club: Club) -> None:
    adam = Friend(club, "Eva")
    made = adam.done(OpenTable, game="loker", players=5)
    for number, name in enumerate(("Éva", "ЕVА".replace("V", "В"), "EVA")):
        Friend(club, name, key_of(f"{number}")).done(Enter, table=made["code"])
    assert [place.name for place in adam.now.places][:4] == ["Eva", "Éva 2", "ЕВА", "EVA 3"]
    ana = Friend(club, "АНА", key_of("a"))
    other = ana.done(OpenTable, game="quist", players=4)
    Friend(club, "AHA", key_of("b")).done(Enter, table=other["code"])
    assert [place.name for place in ana.now.places][:2] == ["АНА", "AHA 2"]


@pytest.mark.parametrize("name", ["Anna.", "An na", "ANNA", "Änna", "A-n-n-a", "A\u200bnna"])
def test_names_that_sound_alike_to_a_screen_reader_are_told_apart(club: Club, name: str) -> None:
    adam = Friend(club, "Anna")
    made = adam.done(OpenTable, game="loker", players=5)
    Friend(club, name, key_of("b")).done(Enter, table=made["code"])
    assert [place.name for place in adam.now.places][1].endswith(" 2")


@pytest.mark.parametrize(("first", "second"), [("limes", "Iimes"), ("Oto", "0to"), ("Al", "A1")])
def test_names_that_look_alike_are_told_apart(club: Club, first: str, second: str) -> None:
    adam = Friend(club, first)
    made = adam.done(OpenTable, game="loker", players=5)
    Friend(club, second, key_of("b")).done(Enter, table=made["code"])
    assert [place.name for place in adam.now.places][:2] == [first, f"{second} 2"]


def test_names_stay_while_partners_play_a_deal(club: Club) -> None:
    friends = begun(club)
    assert friends[0].denied(Rename, name="Seven", gender="feminine") == "rename-later"
    assert friends[0].now.places[0].name != "Seven"
    other = Friend(club, "Otto", key_of("o"))
    assert other.done(Rename, name="Seven", gender="feminine")["name"] == "Seven"


def test_no_computer_is_called_as_somebody_who_sits_there(club: Club) -> None:
    name = characters_invited((), 1)[0].name
    (friend,) = [Friend(club, name)]
    friend.done(OpenTable, game="quist", players=4)
    friend.done(Begin, table=friend.now.table)
    names = [place.name for place in friend.now.places]
    assert names[:2] == [name, f"{name} 2"]
    assert len(set(names)) == 4


def test_a_name_is_cleaned_of_what_nobody_hears(club: Club) -> None:
    assert Friend(club, "E\u200bva  \u0007\x1bMalá").done(MyData)["person"]["name"] == "Eva Malá"
