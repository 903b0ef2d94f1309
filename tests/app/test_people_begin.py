"""Announcements that people need in time when they begin to play with others."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from numeramis_access.app.people.houses import HousesMenu
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.table_menu import TableMenu
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.input.inbox import HousesFound
from numeramis_access.server.people.accounts import _become
from numeramis_access.server.people.answers import receive
from numeramis_access.store.known_houses import KnownHouse, KnownHouses, note_address
from numeramis_access.store.settings import ToldGender
from numeramis_access.words.languages import LANGUAGES
from tests.app.friends import arrive, club, friends, gathered
from tests.app.player import player
from tests.server.guests import Club
from tests.words.samples import GENDERS

__all__ = ["club"]


def test_when_a_match_begins_one_hears_who_sits_where_and_which_computers(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        heard = {adam: adam.choose("Begin"), eva: eva.told()}
        for friend, words in ((adam, ("on your left", "your partner")), (eva, ("Vlevo", "spoluhráč"))):
            told = heard[friend]
            names = {seat.occupant.name for seat in friend.match.seat.seats} - {friend.match.company.name}
            opening = told[: told.index(words[1]) + 60]
            assert words[0] in opening, told
            assert len(names) == 3
            assert all(name in opening for name in names), (names, told)
            assert told.count(words[0]) == 1


def test_what_may_not_be_typed_now_is_refused_before_it_is_typed(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        for friend, sentence in ((adam, "Partners can't type"), (eva, "spoluhráči si nepíšou")):
            friend.press("escape")
            heard = friend.choose(friend.app.text("people-say"), friend.app.text("people-write"))
            assert sentence in heard
            assert not isinstance(friend.app.scene, WritingMenu)


@pytest.mark.parametrize(("language", "opens"), [("cs", "Otevřít stůl"), ("en", "Open the table")])
def test_a_table_is_opened_by_words_that_say_so(club: Club, tmp_path: Path, language: str, opens: str) -> None:
    """The word is not "play", because play begins only after others have come and the match has begun."""
    with friends(club, tmp_path, ("Eva", language)) as (eva,):
        arrive(eva)
        assert eva.choose(eva.app.text("people-new-table"), "Quist").startswith(f"Quist {opens}, ")
        eva.choose(opens)
        assert isinstance(eva.app.scene, TableMenu)


@pytest.mark.parametrize(("language", "asked"), [("cs", "Mám kód"), ("en", "I have a code")])
def test_who_has_shortened_a_code_too_much_hears_how_much_is_needed_and_types_it_again(
    club: Club, tmp_path: Path, language: str, asked: str
) -> None:
    """The first letters are enough if they fit only one word; after an error the field stays open."""
    with friends(club, tmp_path, ("Eva", "en"), ("Bob", language)) as (eva, bob):
        arrive(eva)
        arrive(bob)
        with patch("numeramis_access.server.people.gathering.draw_words", lambda *_: "mrzutost plocha zlehka topinka"):
            eva.choose("New private table, by code", "Quist", "Open the table")
        opened = bob.choose(asked)
        asks = {"cs": "Napište čtyři slova kódu.", "en": "Type the four words of the code"}
        assert opened.startswith(asks[language])
        assert {"cs": "čtyři písmena", "en": "four letters"}[language] in bob.line("mrzu plo zleh topi")
        assert isinstance(bob.app.scene, HouseMenu)
        bob.line("mrzu ploc zleh topi")
        assert isinstance(bob.app.scene, TableMenu)


@pytest.mark.parametrize("language", ["cs", "en", "sk", "de"])
def test_who_began_in_a_language_by_the_command_is_asked_how_others_hear_of_them(
    club: Club, tmp_path: Path, language: str
) -> None:
    """The question comes in every language, because others at the table may hear a language with gendered verbs."""
    with friends(club, tmp_path, ("Adam", "cs"), ("", language)) as (adam, jana):
        jana.app.change(address="unasked")
        arrive(adam)
        adam.choose("Nový soukromý stůl na kód", "Quist", "Otevřít stůl")
        jana.app.follow(Push(jana.app.doors.people(jana.app)))  # type: ignore[misc]
        jana.line("Jana")
        jana.press("down", "return")
        assert (jana.app.settings.gender, jana.app.settings.address) == ("feminine", "asked")
        jana.choose(jana.app.text("people-join"))
        jana.line("192.168.1.5")
        adam.told()
        jana.line(next(iter(club.house.sittings.values())).code)
        assert "Přišla Jana." in adam.told()


@pytest.mark.parametrize(("gender", "heard"), [("none", "Přichází"), ("feminine", "Přišla"), ("masculine", "Přišel")])
def test_who_has_told_no_gender_is_spoken_of_without_one(
    club: Club, tmp_path: Path, gender: ToldGender, heard: str
) -> None:
    with friends(club, tmp_path, ("Adam", "cs"), ("Alex", "en")) as (adam, alex):
        alex.app.change(gender=gender, address="asked")
        arrive(adam)
        adam.choose("Nový soukromý stůl na kód", "Quist", "Otevřít stůl")
        arrive(alex)
        adam.told()
        alex.line(next(iter(club.house.sittings.values())).code)
        assert f"{heard} Alex." in adam.told()


def test_an_older_house_is_told_a_gender_that_it_knows(club: Club, tmp_path: Path) -> None:
    """It knows neither the value nor the request."""

    def answer_of_older(*asked: Any) -> dict[str, Any]:
        return {name: value for name, value in _become(*asked).items() if name not in ("ungendered", "new")}

    with (
        friends(club, tmp_path, ("Alex", "cs")) as (alex,),
        patch("numeramis_access.server.people.accounts._become", answer_of_older),
        patch("tests.app.friends.receive", wraps=receive) as received,
    ):
        alex.app.change(gender="none", address="asked")
        arrive(alex)
        assert [person.gender for person in club.house.store.people()] == ["masculine"]
        sent = b"".join(call.args[2] for call in received.call_args_list)
        assert b'"hello"' in sent
        assert b"tell-gender" not in sent
        assert b'"none"' not in sent
        (company,) = {scene.company for scene in alex.app.scenes if isinstance(scene, HouseMenu)}
        assert [company.readable_gender(gender) for gender in GENDERS] == ["masculine", "feminine", "masculine"]


def test_leaving_the_question_keeps_the_setting_and_it_is_asked_no_more(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Alex", "en")) as (alex,):
        alex.app.change(address="unasked")
        for asks in (True, False):
            alex.app.follow(Push(alex.app.doors.people(alex.app)))  # type: ignore[misc]
            alex.settle()
            assert isinstance(alex.app.scene, Menu)
            assert alex.app.scene.is_question("people-gender") == asks
            alex.press("escape")
        assert (alex.app.settings.gender, alex.app.settings.address) == ("masculine", "asked")


class Finding:
    """Finds nothing by itself."""

    def close(self) -> None:
        """Do nothing."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_is_last_among_houses_and_one_that_has_moved_is_listed_once(own_home: Path, language: str) -> None:
    now, before, other = "192.0.2.9:42305", "192.0.2.2:42305", "198.51.100.7:9000"
    with player(language, name="Eva") as someone:
        note_address(someone.app.home, before)
        note_address(someone.app.home, other)
        KnownHouses(someone.app.home).note(KnownHouse("house", "ticket", "secret", (now, before)))
        someone.app.find = lambda inbox: Finding()  # type: ignore[assignment]
        someone.app.follow(Push(HousesMenu(someone.app)))
        for houses in ((), (("Jana", now),), (("Adam", "192.0.2.5:1"), ("Jana", now))):
            someone.app.receive(HousesFound(houses))
            someone.app.scene.enter()
            someone.told()
            labels = [item.label for item in someone.screen.items]
            assert labels[-1] == someone.app.text("back")
            assert not {before, other} & {*labels}, "a bare address does not say what it is"
            assert sum(before in label for label in labels) == (not houses)
            assert sum(other in label for label in labels) == 1


def test_who_leaves_a_table_finds_nothing_of_it_among_the_tables(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        for friend in (eva, adam):
            friend.choose(friend.app.text("people-leave-table"))
            labels = [item.label for item in friend.app.scene.screen().items]
            gone = friend.app.text("entry-gone", label="").strip()
            assert not [label for label in labels if label.endswith(gone)], labels
            assert not any(label.startswith("Quist") for label in labels), labels
