"""The main menu of a person with a running match at a table begins with the way back to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from numeramis_access.app.evening.at_tables import EveningTableMenu
from numeramis_access.app.evening.directed import DirectedEveningMenu
from numeramis_access.app.people.house_line import AWAY_SECONDS
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import FromHouse
from numeramis_access.server.stores.port import HouseOrder
from tests.app.friends import Friend, club, friends, gathered
from tests.app.test_people_evenings import evening_of, opened, play_round
from tests.app.test_people_records import at_a_table, play_out
from tests.server.guests import Club

__all__ = ["club"]


def to_main_menu(friend: Friend) -> list[str]:
    """Close all scenes, as at the end of a program; return the labels of the main menu."""
    while len(friend.app.scenes) > 1:
        friend.app.scenes.pop().leave()
    friend.app.scene.enter()
    friend.settle()
    return [entry.label() for entry in friend.app.scene.entries]  # type: ignore[attr-defined]


def test_back_to_the_table_is_first_in_the_main_menu_while_a_match_goes_on(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        assert to_main_menu(adam)[0] == "New match"
        gathered(adam, eva)
        assert to_main_menu(eva)[0] == "Nová partie", "a table that gathers goes when all have left"


def test_one_entry_leads_from_the_main_menu_to_the_next_card(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        entries = to_main_menu(eva)
        assert entries[0] == "Zpět ke stolu, kde hrajete s lidmi"
        eva.told()
        eva.press("home", "return")
        assert isinstance(eva.app.scene, PeopleMatch)
        assert [type(scene) for scene in eva.app.scenes].count(HouseMenu) == 1
        play_out([adam, eva])
        assert to_main_menu(eva)[0] == "Nová partie", "the match is over"


def test_no_entry_is_shown_as_gone_on_the_way_back_to_the_table(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        to_main_menu(eva)
        shown: list[str] = []

        def note() -> None:
            screen = eva.app.scene.screen()
            shown.append(screen.items[screen.focus].label if screen.kind == "menu" else screen.kind)

        for key in ("home", "return"):
            eva.app.press(key)
            note()
        eva.club.run()
        while (item := eva.app.inbox.take(0.0)) is not None:
            eva.app.receive(item)
            note()
            eva.club.run()
        gone = eva.app.text("entry-gone", label="").strip()
        assert [label for label in shown if gone in label] == []
        assert (shown[1], shown[-1]) == ("Navazuje se spojení", "table")
        while not isinstance(eva.app.scene, HouseMenu):
            eva.app.scenes.pop().leave()
        assert not any("Navazuje se" in entry.label() for entry in eva.app.scene.entries)


@pytest.mark.parametrize(("place", "own"), [(0, ("You ", "them ", "Partner")), (1, ("Vy ", "soupeři ", "Spoluhráč"))])
def test_what_happened_while_a_computer_sat_in_is_told_of_the_own_side_and_the_own_partner(
    club: Club, tmp_path: Path, place: int, own: tuple[str, ...]
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as both:
        at_a_table(*both, "quist")
        gone, stays = both[place], both[1 - place]
        before = len(gone.match.view.past_tricks())
        gone.lines[0].cut()
        gone.told()
        club.run(70)
        while len(stays.match.view.past_tricks()) < before + 3:
            if stays.match.is_own_turn:
                stays.press("home", "return")
            stays.told()
        gone.lines[0].mend()
        heard = gone.told()
        assert [word for word in own if word not in heard] == []
        assert not re.search(r"pair|dvojice", heard, re.IGNORECASE), heard


def test_who_goes_back_to_the_match_hears_how_it_stands_after_all_that_happened_meanwhile(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        while not eva.match.is_own_turn:
            adam.press("home", "return")
            eva.told()
        eva.line("odejít")
        club.run(70)
        played = len(adam.match.view.past_tricks())
        while len(adam.match.view.past_tricks()) < played + 2:
            if adam.match.is_own_turn:
                adam.press("home", "return")
            adam.told()
        eva.told()
        heard = eva.choose("Pokračovat v partii")
        adam.told()
        assert eva.match.seat.last_received == adam.match.seat.last_received  # type: ignore[attr-defined]
        assert "hraje" not in heard.partition("Na řadě")[2], heard


def test_what_is_asked_while_the_line_is_lost_is_answered_as_it_was_and_said_to_be(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        eva.told()
        eva.lines[0].cut()
        assert eva.told().count("Spojení se přerušilo.") == 1
        for command in (Command.TURN, Command.SCORE, Command.TABLE, Command.SEAT_1):
            eva.app.follow(eva.match.command(command))
            heard = eva.told()
            assert heard.startswith("Není spojení, obnovuje se. Před přerušením: "), (command, heard)
            assert len(heard) > len("Není spojení, obnovuje se. Před přerušením: ")
        eva.app.follow(eva.match.command(Command.HAND))
        assert "Není spojení" not in eva.told(), "nobody else plays the own cards"
        eva.lines[0].mend()
        assert "Spojení je zpět." in eva.told()
        assert "Není spojení" not in eva.press("t")


def test_a_card_that_is_played_while_the_line_is_lost_is_on_the_table_once_when_it_is_back(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        while not eva.match.is_own_turn:
            if adam.match.is_own_turn:
                adam.press("home", "return")
            eva.told()
        cards = len(eva.match.view.hand)  # type: ignore[attr-defined]
        eva.lines[0].cut()
        eva.told()
        eva.press("home")
        assert "Jakmile se vrátí, váš pokyn se odešle." in eva.press("return")
        assert "Jakmile se vrátí, váš pokyn se odešle." in eva.press("return", "return")
        eva.lines[0].mend()
        heard = eva.told()
        assert "Spojení je zpět." in heard
        assert len(eva.match.view.hand) == cards - 1  # type: ignore[attr-defined]
        assert "mezitím" not in heard, "nothing came too late"


def test_a_line_that_stays_lost_is_told_once_more_with_what_can_be_done(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        line = eva.lines[0]
        line.cut()
        eva.told()
        heard = ""
        for _ in range(4):
            club.clock.now += AWAY_SECONDS / 2
            eva.app.inbox.put(FromHouse(line, up=False))
            heard += eva.told()
        assert heard.count("Stoly se pořád neozývají") == 1
        assert "Místo u stolu vám zůstává." in heard
        line.mend()
        assert "Spojení je zpět." in eva.told()


@pytest.mark.parametrize(
    ("why", "sentence"), [("silent", "Na té adrese se nikdo"), ("strange", "odpovídá něco jiného")]
)
def test_that_no_tables_are_at_an_address_is_told_once_however_often_it_is_tried(
    club: Club, tmp_path: Path, why: str, sentence: str
) -> None:
    with friends(club, tmp_path, ("Eva", "cs")) as (eva,):
        eva.app.scene.enter()
        eva.choose("Hrát s lidmi", "Jinam")
        eva.app._take_typed("192.168.1.5")
        line = eva.lines[0]
        while eva.app.inbox.take() is not None:
            pass  # removes all messages, as if the line had never been there
        line.up = False
        heard = ""
        for _ in range(5):
            eva.app.inbox.put(FromHouse(line, up=False, why=why))  # type: ignore[arg-type]
            heard += eva.told()
        assert heard.count(sentence) == 1


def test_a_player_comes_back_to_the_evening_with_the_board_over_it_and_is_led_to_the_next_round(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        adam.choose("Begin")
        eva.told()
        eva.app.close()
        with friends(club, tmp_path, ("Eva", "cs")) as (again,):
            again.app.scene.enter()
            again.settle()
            again.press("home", "return")
            heard = again.told()
            assert isinstance(again.app.scene, PeopleMatch), heard
            below = [type(scene) for scene in again.app.scenes]
            assert below.index(EveningTableMenu) < below.index(PeopleMatch)
            play_round(adam, again)
            heard = again.told()
            assert "Druhé kolo ze tří: stůl" in heard
            again.press("escape")
            again.choose("Odejít z partie")
            assert isinstance(again.app.scene, EveningTableMenu)


def test_a_director_comes_back_to_lead_the_evening(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        adam.told()
        adam.choose("Pair two, first")
        adam.choose("Begin")
        eva.told()
        adam.app.close()
        with friends(club, tmp_path, ("Adam", "en")) as (again,):
            again.app.scene.enter()
            again.settle()
            again.press("home", "return")
            again.told()
            assert isinstance(again.app.scene, PeopleMatch)
            assert isinstance(evening_of(again), DirectedEveningMenu)
            play_round(again, eva)
            assert "Second round of three: table" in again.told()


def test_an_evening_that_was_left_is_none_to_come_back_to(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        assert to_main_menu(eva)[0] == "Zpět ke stolu, kde hrajete s lidmi"
        eva.press("home", "return")
        assert isinstance(eva.app.scene, EveningTableMenu)
        eva.choose("Odejít z večera")
        assert to_main_menu(eva)[0] == "Nová partie"


def test_a_table_that_is_no_more_is_said_so_and_forgotten(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        eva.lines[0].cut()
        eva.told()
        club.house.store.keep_order(HouseOrder("close", next(iter(club.house.sittings))))
        club.house.do_regular_work()
        eva.lines[0].mend()
        heard = eva.told()
        assert heard.count(eva.app.text("people-table-gone")) == 1
        assert isinstance(eva.app.scene, HouseMenu)
        assert to_main_menu(eva)[0] == "Nová partie"
