"""Who belongs to a table with a match under way finds the way back to it first in the main menu."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from tests.app.test_people import Friend, club, friends, gathered
from tests.app.test_people_records import at_a_table, play_out
from tests.server.guests import Club

__all__ = ["club"]


def to_main_menu(friend: Friend) -> list[str]:
    """Close whatever is open, as a program does that ends; return what the main menu has, from its top."""
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


def test_two_keys_lead_from_the_main_menu_to_the_next_card(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        entries = to_main_menu(eva)
        assert entries[0] == "Zpět ke stolu, kde hrajete s lidmi"
        eva.told()
        eva.press("home", "return")
        eva.press("return")
        assert isinstance(eva.app.scene, PeopleMatch)
        assert [type(scene) for scene in eva.app.scenes].count(HouseMenu) == 1
        play_out([adam, eva])
        assert to_main_menu(eva)[0] == "Nová partie", "the match is over"


@pytest.mark.parametrize(("place", "own"), [(0, ("You ", "they ", "Partner")), (1, ("Vy ", "soupeři ", "Spoluhráč"))])
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
            if stays.match.own_turn:
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
        while not eva.match.own_turn:
            adam.press("home", "return")
            eva.told()
        eva.line("odejít")
        club.run(70)
        played = len(adam.match.view.past_tricks())
        while len(adam.match.view.past_tricks()) < played + 2:
            if adam.match.own_turn:
                adam.press("home", "return")
            adam.told()
        eva.told()
        heard = eva.choose("Pokračovat v partii")
        adam.told()
        assert eva.match.seat.known == adam.match.seat.known  # type: ignore[attr-defined]
        assert "hraje" not in heard.partition("Na řadě")[2], heard
