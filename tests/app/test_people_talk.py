"""Talking with other people, and muting or reporting a person, by keys and announcements."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.app.people.match import SETTLING_SECONDS
from numeramis_access.tables.pushes import EveningStopped, TablePlace
from tests.app.friends import Friend, arrive, club, friends, gathered
from tests.server.guests import Club

__all__ = ["club"]

#: words that are said one after the other
WORDS = ("One", "Two", "Three", "Four", "Five", "Six")


def say(friend: Friend, what: str) -> None:
    """Say something to the table from its menu."""
    entry, write = {"cs": ("Něco říct", "Napsat vlastními"), "en": ("Say something", "Write it")}[
        friend.app.language.code
    ]
    friend.choose(entry, write)
    friend.line(what)


def test_what_was_said_is_read_back_by_keys_and_never_told_twice(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        say(adam, "Shall we?")
        adam.choose("Say something", "Well played")
        assert "Adam: Shall we?" in eva.told()
        say(eva, "Ano")
        assert "Eva: Ano" in adam.told()
        heard = eva.choose("Co kdo řekl")
        assert "Eva: Ano" in heard
        assert "Pěkně zahráno" in eva.press("down")
        assert "Adam: Shall we?" in eva.press("down")
        eva.press("escape")
        eva.lines[0].cut()
        say(adam, "Eva?")
        eva.lines[0].mend()
        back = eva.told()
        assert back.count("Adam: Eva?") == 1, "what was missed is told"
        assert "Shall we?" not in back, "what was heard is not told again"


@pytest.mark.parametrize("ends", ["line", "house"])
def test_all_words_missed_while_the_line_was_lost_are_told_once(club: Club, tmp_path: Path, ends: str) -> None:
    """A house keeps no talk when it ends: its numbers must not begin again with those that programs know."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        for words in ("One", "Two", "Three"):
            say(adam, words)
        eva.told()
        eva.lines[0].cut()
        if ends == "house":
            adam.lines[0].cut()
            club.house.close()
            club.open()
            adam.lines[0].mend()
        for words in ("Four", "Five"):
            say(adam, words)
        eva.lines[0].mend()
        said = eva.told()
        say(adam, "Six")
        said += eva.told()
        assert [word for word in WORDS if word in said] == ["Four", "Five", "Six"]
        assert [said.count(word) for word in ("Four", "Five", "Six")] == [1, 1, 1]
        eva.choose("Co kdo řekl")
        labels = [entry.label() for entry in eva.app.scene.entries]  # type: ignore[attr-defined]
        assert [label for label in reversed(labels) if "Adam: " in label] == [f"Adam: {word}" for word in WORDS]


def test_whoever_starts_anew_reads_what_was_said_and_hears_none_of_it_again(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        say(adam, "Shall we?")
        eva.app.close()
        (again,) = (Friend(club, tmp_path, "Eva", "cs"),)
        try:
            arrive(again)
            heard = again.choose("Quist")
            assert "Shall we?" not in heard
            assert "Adam: Shall we?" in again.choose("Co kdo řekl")
            again.press("escape")
            again.lines[0].cut()
            say(adam, "Now?")
            again.lines[0].mend()
            assert "Now?" in again.told(), "the first words that this program could miss"
        finally:
            again.app.close()


def test_somebody_who_is_muted_or_blocked_is_not_heard(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        eva.choose("první místo")
        eva.choose("Neslyšet")
        eva.press("escape")
        say(adam, "Hello?")
        assert "Hello?" not in eva.told()
        eva.choose("první místo", "Neslyšet")
        eva.press("escape")
        say(adam, "And now?")
        assert "And now?" in eva.told()
        eva.choose("první místo", "Blokovat")
        eva.press("escape")
        say(adam, "Still there?")
        assert "Still there?" not in eva.told()


def test_a_report_goes_to_the_owner_with_what_was_said(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        say(adam, "You fool")
        eva.choose("první místo", "Nahlásit")
        assert "správce" in eva.line("Nadává mi").lower()
        (report,) = club.house.store.reports()
        assert report.why == "Nadává mi"
        assert report.said == (("Adam", "You fool"),)
        assert {report.by, report.about} == {place.person for place in _places(club) if place.person}


def _places(club: Club) -> tuple[TablePlace, ...]:
    (sitting,) = club.house.sittings.values()
    return sitting.setting.places


def test_whom_the_host_blocks_does_not_sit_at_his_table(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("second seat", "Blocked")
        adam.press("escape")
        eva.choose("Odejít od tohoto")
        adam.told()
        (sitting,) = club.house.sittings.values()
        eva.choose("Mám kód")
        heard = eva.line(sitting.code)
        assert "Eva has joined" not in adam.told()
        assert "K tomuto stolu teď přijít nemůžete." in heard
        assert "Adam" not in heard, "it is not said who blocks"
        assert [bool(place.person) for place in _places(club)] == [True, False, False, False]


def possible(friend: Friend) -> str:
    """Return the labels of the usable entries of a menu; an entry that is gone keeps its place without a use."""
    return "; ".join(entry.label() for entry in friend.app.scene.entries if entry.activate)  # type: ignore[attr-defined]


def test_whoever_is_blocked_sees_none_of_the_tables_until_blocked_no_more(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New table open", "Quist", "Open the table")
        eva.settle()
        assert "Quist: Adam" in possible(eva)
        adam.press("escape")
        assert "on" in adam.choose("Who is here", "Eva", "Blocked")
        eva.settle()
        assert "Quist" not in possible(eva)
        adam.press("escape", "escape")
        assert "Eva: blocked" in adam.choose("My friends")
        adam.choose("Eva", "Blocked")
        eva.settle()
        assert "Quist: Adam" in possible(eva)


def test_the_host_has_somebody_leave_after_a_question_or_hands_the_table_over(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        assert "Remove Eva" in adam.choose("second seat", "Remove from the table")
        adam.choose("No")
        assert "host of this table" in adam.choose("Make them the host")
        adam.press("escape")
        eva.told()
        assert "Začít partii" in [entry.label() for entry in eva.app.scene.entries]  # type: ignore[attr-defined]


def test_somebody_in_the_house_is_invited_unless_they_do_not_wish_it(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New private table, by code", "Quist", "Open the table")
        adam.press("escape")
        assert "You've invited Eva." in adam.choose("Who is here", "Eva", "Invite to the table")
        assert "Adam vás zve: Quist." in eva.told()
        eva.choose("Kdo mě smí zvát")
        eva.press("right", "right")
        adam.choose("Invite to the table")
        assert "vás zve" not in eva.told()
        assert "stůl se schází" in eva.choose("Přijmout pozvání")


def test_how_people_sit_together_is_agreed_by_the_host(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Agreements at this table")
        assert "everybody" in adam.press("right", "right")
        assert "a friendly table" in adam.press("down", "down", "right")
        assert "two minutes" in adam.press("down", "right")
        (sitting,) = club.house.sittings.values()
        assert (sitting.setting.access, sitting.setting.talk, sitting.setting.grace) == ("open", True, 120)
        assert "How we sit" not in " ".join(entry.label() for entry in eva.app.scene.entries)  # type: ignore[attr-defined]


def test_who_comes_is_not_told_while_one_decides(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        for _ in range(20):
            if adam.match.is_own_turn:
                break
            if eva.match.is_own_turn:
                eva.press("home", "return")
            adam.told()
        assert adam.match.is_own_turn
        eva.lines[0].cut()
        assert "Eva" not in adam.told()
        assert "Eva has lost the connection" in adam.press("home", "return")


def test_after_a_restart_of_the_house_each_hears_one_sentence(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        adam.told()
        eva.told()
        for friend in (adam, eva):
            friend.lines[0].cut()
        club.house.close()
        club.open()
        adam.lines[0].mend()
        heard = adam.told()
        eva.lines[0].mend()
        assert "Adam" not in eva.told()
        heard += adam.told()
        assert "The connection is back." in heard
        assert "Eva is back" not in heard
        assert "Eva: the connection" not in heard
        adam.app.now = lambda: club.clock.now + SETTLING_SECONDS + 1e9
        heard = adam.told()
        assert "Eva is back" not in heard
        assert "Eva: the connection" not in heard


def test_everybody_in_an_evening_hears_that_it_does_not_go_on_by_itself(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        (table,) = club.house.sittings
        club.house.connections.tell_table(table, EveningStopped(table=table))
        assert "The club evening has stopped" in adam.told()
        assert "nemůže sám pokračovat" in eva.told()
