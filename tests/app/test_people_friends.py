"""A table for friends and the player's own list of people, by menus and their announcements."""

from __future__ import annotations

from pathlib import Path

from tests.app.friends import Friend, arrive, club, friends
from tests.app.test_people_talk import possible
from tests.server.guests import Club

__all__ = ["club"]


def labels(friend: Friend) -> str:
    friend.settle()
    return possible(friend)


def test_a_friend_finds_the_table_and_comes_and_nobody_else_sees_it(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        for one in (adam, eva, jana):
            arrive(one)
        adam.choose("Who is here", "Eva", "Friend")
        adam.press("escape", "escape")
        adam.choose("New table for my friends", "Quist", "Open the table")
        adam.settle()
        eva.settle()
        assert "Quist: Adam" in labels(eva)
        assert "Quist: Adam" not in labels(jana)
        assert "stůl se schází" in eva.choose("Quist: Adam")
        assert "Eva has joined." in adam.told()


def test_whoever_becomes_a_friend_finds_it_and_no_friend_does_not(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New table for my friends", "Quist", "Open the table")
        adam.press("escape")
        assert "Quist: Adam" not in labels(eva)
        adam.choose("Who is here", "Eva", "Friend")
        assert "Quist: Adam" in labels(eva)
        adam.choose("Friend")
        assert "Quist: Adam" not in labels(eva)
        adam.press("escape", "escape")
        assert "Nobody yet" in adam.choose("My friends")


def test_whoever_knocks_with_the_code_comes_once_the_host_makes_a_friend_of_them(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New table for my friends", "Quist", "Open the table")
        adam.told()
        (sitting,) = club.house.sittings.values()
        eva.choose("Mám kód")
        assert "K tomuto stolu smějí jen přátelé hostitele." in eva.line(sitting.code)
        heard = adam.told()
        assert heard.count("Eva would like to join your table for friends") == 1
        adam.press("escape")
        adam.choose("Who is here", "Eva", "Friend")
        assert "stůl se schází" in eva.told()


def test_a_friends_knock_is_answered_by_the_program(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("Who is here", "Eva", "Friend")
        adam.press("escape", "escape")
        adam.choose("New table for my friends", "Quist", "Open the table")
        adam.told()
        (sitting,) = club.house.sittings.values()
        eva.choose("Mám kód")
        assert "stůl se schází" in eva.line(sitting.code)
        assert "knocks" not in adam.told()


def test_who_may_come_is_changed_at_the_table(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New private table, by code", "Quist", "Open the table")
        adam.choose("Agreements")
        assert "my friends only" in adam.press("home", "right")
        (sitting,) = club.house.sittings.values()
        assert sitting.setting.is_for_friends
        assert "everybody" in adam.press("right")
        assert not sitting.setting.is_for_friends
        assert "Quist: Adam" in labels(eva)
