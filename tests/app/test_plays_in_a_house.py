"""A tournament of whole plays at the tables of a house, by keys: its director, players, and tables of any size."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec

from numeramis_access.app.evening.evening_news import EveningNews, EveningTexts
from numeramis_access.app.evening.plan import PlanMenu
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.events import Plan
from numeramis_access.tables.evening import EveningNow, PlaysLeft
from numeramis_access.tables.long_clocks import DAY_SECONDS
from tests.app.friends import Friend, arrive, club, friends
from tests.app.test_people_evenings import be_ready, entries_of, evening_of, finish_boards
from tests.server.guests import Club
from tests.server.test_bad_guests import pass_time

__all__ = ["club"]


def test_a_tournament_of_plays_is_planned_drawn_played_and_ended_by_keys(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Olga", "cs")) as people:
        adam, eva, olga = people
        for friend in people:
            arrive(friend)
        adam.choose("New club evening")
        planned = plan_by_keys(adam, "Who plays", "plays")
        planned += plan_by_keys(adam, "Game", "sipky")
        planned += plan_by_keys(adam, "Players at a table", "3", "left")
        assert "single players, whole games at drawn tables" in planned
        heard = adam.choose("Announce it")
        assert "To play as well, take a free place. When you start, the draw gives the players their tables." in heard
        assert "Počkejte tu, až vám los určí stůl." in eva.choose("Klubový večer")
        olga.choose("Klubový večer")
        adam.choose("third seat")
        heard = adam.choose("Begin")
        assert "First round of three: Šipky, darts with cards, table one, with " in heard, heard
        heard = eva.told()
        assert "První kolo ze tří: Šipky, stůl jedna, spolu s vámi " in heard
        assert "Hrajete" not in heard
        assert isinstance(eva.app.scene, PeopleMatch), "she is at her table without a key"
        side = evening_of(adam)
        for number in range(3):
            finish_boards(*people)
            for friend in (*people, *people):
                friend.settle()
            heard = eva.told()
            assert "Vaše umístění: " in heard
            assert "Jak hráli ostatní" not in heard
            assert " bod" in heard, "points, no percent"
            be_ready(*people)
            assert side.log.round == min(2, number + 1)
        eva.press("escape")
        assert "Jak hráli ostatní" not in {entry.label() for entry in eva.app.scene.entries}  # type: ignore[attr-defined]
        eva.choose("Odejít od stolu")
        assert " bod" in eva.choose("Pořadí")
        adam.press("escape")
        adam.choose("Leave the table", "The director's desk", "End the evening")
        assert "Večer skončil. Vaše umístění: " in olga.told()


def test_an_older_house_cannot_hold_a_tournament_of_plays_and_the_director_hears_it(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        arrive(adam)
        adam.choose("New club evening")
        plan_by_keys(adam, "Who plays", "plays")
        menu = adam.app.scene
        next(scene.company for scene in adam.app.scenes if hasattr(scene, "company")).knows_plays = False
        assert "version" in adam.choose("Announce it")
        assert adam.app.scene is menu


def test_a_tournament_of_plays_by_turns_is_planned_put_aside_and_told_after_its_week(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Olga", "cs")) as people:
        adam, eva, olga = people
        for friend in people:
            arrive(friend)
        adam.choose("New club evening")
        plan_by_keys(adam, "Who plays", "plays")
        plan_by_keys(adam, "Game", "sipky")
        plan_by_keys(adam, "Players at a table", "3", "left")
        adam.press("home", *["down"] * list(entries_of(adam)).index("Play by turns"), "right")
        assert entries_of(adam)["Play by turns"] == "one day for each decision, one week for a round"
        assert "Time for a round" not in entries_of(adam)
        adam.choose("Announce it")
        eva.choose("Klubový večer")
        olga.choose("Klubový večer")
        adam.choose("third seat")
        assert "You have seven days for the round." in adam.choose("Begin")
        assert "Na kolo máte sedm dní." in eva.told()
        adam.press("escape")
        adam.choose("Put the match aside; the table waits for me", "Put the match aside")
        eva.press("escape")
        eva.choose("Odložit partii", "Odložit partii")
        assert isinstance(adam.app.scene, HouseMenu)
        assert isinstance(eva.app.scene, HouseMenu)
        pass_time(club, 7.1 * DAY_SECONDS)
        for _ in range(4):
            pass_time(club, DAY_SECONDS / 24)
        heard = eva.told() + eva.choose("Klubový večer")
        assert "Kolo skončilo. Vaše umístění: " in heard
        assert "Druhé kolo ze tří: Šipky, stůl jedna" in heard, "nobody had to come for that"
        eva.press("escape")
        eva.choose("Odložit partii")
        assert " bod" in eva.choose("Pořadí"), "the standings can be read between decisions"


def plan_by_keys(friend: Friend, label: str, value: str, key: str = "right") -> str:
    """Change an entry of the plan by an arrow until it has a value; return what was told then."""
    menu = friend.app.scene
    assert isinstance(menu, PlanMenu)
    labels = [entry.label() for entry in menu.entries]
    friend.press("home", *["down"] * labels.index(label))
    told = ""
    for _ in range(12):
        plan = menu.plan
        if value in (plan.contest, plan.movement, plan.game, str(plan.sizes[:1]).strip("(,)")):
            return told
        told += friend.press(key)
    raise AssertionError(value)


def test_free_plays_are_planned_and_played_by_keys_and_everybody_hears_what_is_left(
    club: Club, tmp_path: Path
) -> None:
    people_of = (("Adam", "en"), ("Eva", "cs"), ("Olga", "cs"), ("Iva", "cs"), ("Petr", "cs"))
    with friends(club, tmp_path, *people_of) as people:
        adam, eva, *_ = people
        for friend in people:
            arrive(friend)
        adam.choose("New club evening")
        plan_by_keys(adam, "Who plays", "plays")
        plan_by_keys(adam, "Game", "sipky")
        plan_by_keys(adam, "Who meets whom", "free")
        plan_by_keys(adam, "Players at a table", "2", "left")
        adam.press("home", *["down"] * list(entries_of(adam)).index("Matches for each player"), "left")
        assert not {"Play by turns", "Time for a round"} & entries_of(adam).keys()
        adam.choose("Announce it")
        for friend in people[1:]:
            friend.choose("Klubový večer")
        adam.choose("Begin")
        heard = {friend: friend.told() for friend in people}
        assert "První partie ze dvou: Šipky, stůl jedna, spolu s vámi Olga." in heard[eva]
        told = play_freely(adam, people[1:], heard)
        for friend in people[1:]:
            assert told[friend].count("Partie skončila. Vaše umístění: ") == 2, told[friend]
            assert "Zbývá vám odehrát: Šipky: jedna partie. Ke stolu vás los posadí" in told[friend]
            assert "Druhá partie ze dvou: Šipky, stůl " in told[friend]
            assert "Máte odehráno. Pořadí najdete v nabídce večera." in told[friend]
            assert "Další partie začne za " in told[friend]
            assert "kolo" not in told[friend], told[friend]
        assert "All matches have been played. End the evening at the desk." in told[adam]
        eva.press("escape")
        eva.choose("Odejít od stolu")
        assert entries_of(eva)["Zbývá odehrát"] == "Šipky: nic"
        adam.choose("The director's desk", "End the evening")
        assert "Večer skončil. Vaše umístění: " in eva.told()


def play_freely(adam: Friend, players: Sequence[Friend], heard: dict[Friend, str]) -> dict[Friend, str]:
    """Let people play until everything is played; return all that everybody has heard.

    :param adam: the director. :param heard: what they heard before.
    """
    chance, side = random.Random(4), evening_of(adam)
    for _ in range(20_000):
        for friend in players:
            match = friend.app.scene
            if isinstance(match, PeopleMatch) and match.is_waiting_for_player:
                match.activate()
            elif isinstance(match, PeopleMatch) and match.is_own_turn:
                match.act(chance.choice(match.view.legal))
            friend.settle()
        adam.settle()
        heard = {friend: text + friend.told() for friend, text in heard.items()}
        if side.log.has_begun_all and not open_lines(side.log):
            for friend in (adam, *players) * 2:
                friend.settle()
            return {friend: text + friend.told() for friend, text in heard.items()}
        be_ready(*players)
    raise AssertionError("it never ends")


def test_who_has_played_everything_hears_it_in_place_of_sitting_out_while_others_are_drawn() -> None:
    told = EveningNews(0)
    texts = EveningTexts(lambda message, **values: message, Plan("plays", sizes=(2,)), "".join, str)
    now = EveningNow("e", alone=True, round=2, rounds=0, plays=True, to_play=(PlaysLeft("sipky", 0, 1),))
    assert [line.id for line in told.compare(now, texts, True).lines] == ["evening-house-free-waits"]
    one_left = msgspec.structs.replace(now, round=3, to_play=(PlaysLeft("sipky", 1, 2),))
    assert [line.id for line in told.compare(one_left, texts, True).lines] == ["evening-house-sits-out"]


def test_free_plays_are_told_to_need_a_newer_house(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        arrive(adam)
        adam.choose("New club evening")
        plan_by_keys(adam, "Who plays", "plays")
        plan_by_keys(adam, "Who meets whom", "free")
        menu = adam.app.scene
        next(scene.company for scene in adam.app.scenes if hasattr(scene, "company")).knows_free_plays = False
        assert "version" in adam.choose("Announce it")
        assert adam.app.scene is menu
