"""Tables by turns that wait: the main menu's first entry, the list, the way to the next, calls, and the arrival."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from numeramis_access.app.people import waiting
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.waiting import ASK_SECONDS, CALL_AGAIN_SECONDS
from numeramis_access.app.shell.scene import Pop, Push
from numeramis_access.app.table import local_match
from numeramis_access.catalogue import STANDARD
from numeramis_access.compose import make_program
from numeramis_access.store.settings import Settings
from numeramis_access.tables.long_clocks import DAY_SECONDS
from numeramis_access.tables.requests import OpenTable
from tests.app.friends import Friend, friends
from tests.app.test_people_clocks import begun
from tests.app.test_people_turns import A_DAY, first_legal
from tests.server.guests import Club
from tests.server.test_bad_guests import pass_time
from tests.standins import in_a_thread


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    made = Club(tmp_path)
    monkeypatch.setattr("numeramis_access.app.people.turns.time.time", made.date)
    monkeypatch.setattr(waiting, "local_hour", lambda: 12)
    yield made
    made.house.close()


@pytest.fixture
def pair(club: Club, tmp_path: Path) -> Iterator[tuple[Friend, Friend]]:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        yield adam, eva


#: what is told in each language
WORDS = {
    "en": {
        "mine": "My tables: one is waiting for you", "call": "A table is waiting for you. ",
        "left": "waiting for you, ", "back": "the match goes on", "none": "No other table is waiting for you.",
        "had": "You have",
    },
    "cs": {
        "mine": "Moje stoly: jeden čeká na vás", "call": "Čeká na vás stůl. ", "left": "čeká na vás, ",
        "back": "partie pokračuje", "none": "Žádný jiný stůl na vás nečeká.", "had": "Na toto rozhodnutí",
    },
}  # fmt: skip


def words(friend: Friend) -> dict[str, str]:
    return WORDS[friend.app.language.code]


def start_again(friend: Friend) -> str:
    """Close a person's program and start it again in the same home; return what it says."""
    settings, home = friend.app.settings, friend.app.home
    friend.app.close()
    friend.app = make_program(settings, home, thinker=in_a_thread, connect=friend._connect, clock=friend.club.clock)
    friend.app.announcer.channels.append(friend)
    friend.app.start()
    friend.app.scene.enter()
    return friend.told() + friend.told()


def leave(friend: Friend) -> None:
    """Go back to the main menu from a table."""
    friend.press("escape", "end", "return", "end", "return")
    for _ in range(5):
        if len(friend.app.scenes) > 1:
            friend.press("escape")
    assert len(friend.app.scenes) == 1


def play_until_other_is_to_act(slow: Friend) -> None:
    """Act for a person until the table waits for the other one."""
    for _ in range(10):
        if not slow.match.is_own_turn:
            return
        slow.match.act(first_legal(slow))
        slow.told()


@pytest.fixture
def away(pair: tuple[Friend, Friend]) -> tuple[Friend, Friend]:
    """Return the person whose turn passed, and the person who left before and is waited for now."""
    slow, other = begun(*pair, A_DAY)
    leave(other)
    play_until_other_is_to_act(slow)
    return slow, other


def test_the_program_says_at_its_start_that_a_table_waits_and_leads_there_with_what_happened(
    away: tuple[Friend, Friend], club: Club
) -> None:
    slow, other = away
    heard = start_again(other)
    assert words(other)["call"] in heard
    assert slow.app.settings.name in heard
    assert other.app.scene.entries[0].label() == words(other)["mine"]  # type: ignore[attr-defined]
    assert len(other.app.scene.entries[0].braille()) <= 20  # type: ignore[attr-defined]
    listed = other.press("home", "return")
    assert other.app.scene.is_question("turns-mine")  # type: ignore[attr-defined]
    assert words(other)["left"] in listed
    arrived = other.press("return")
    assert other.match.is_own_turn
    before, after = arrived.index(words(other)["back"]), arrived.index(words(other)["had"])
    happened = other.press("x").split(". ")[0]
    assert before < arrived.index(happened) < after
    turn = {"en": "Your turn", "cs": "Jste na řadě"}[other.app.language.code]
    assert arrived.count(turn) <= 1, "the last event and the answer say the same"


def test_a_call_comes_once_in_half_a_day_and_never_at_night_or_when_it_is_not_wanted(
    away: tuple[Friend, Friend], club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, other = away
    call = words(other)["call"]
    assert call in start_again(other)
    assert call not in start_again(other)
    pass_time(club, CALL_AGAIN_SECONDS - ASK_SECONDS)
    assert call not in other.told()
    pass_time(club, 2 * ASK_SECONDS)
    assert call in other.told() + other.told()
    pass_time(club, CALL_AGAIN_SECONDS + ASK_SECONDS)
    monkeypatch.setattr(waiting, "local_hour", lambda: 23)
    assert call not in start_again(other)
    other.app.change(turn_calls="never")
    monkeypatch.setattr(waiting, "local_hour", lambda: 12)
    assert call not in start_again(other)
    other.app.change(turn_calls="always")
    monkeypatch.setattr(waiting, "local_hour", lambda: 23)
    assert call in start_again(other)


def test_a_call_waits_while_the_player_is_at_a_table(away: tuple[Friend, Friend], club: Club) -> None:
    _, other = away
    call = words(other)["call"]
    other.app.change(turn_calls="never")
    start_again(other)
    rules = STANDARD["quist"].ruleset()
    assert other.app.tables_by_turns is not None
    other.app.follow(Push(other.app.tables_by_turns.menu()))
    other.app.follow(local_match.begin_match(other.app, rules, rules.options(), 4, 1))
    other.app.change(turn_calls="always")
    pass_time(club, ASK_SECONDS + 1)
    assert call not in other.told() + other.told()
    other.app.follow(Pop())
    assert call in other.told() + other.told()


def test_nothing_is_asked_by_a_player_without_tables_by_turns(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Otto", "en")) as (otto,):
        start_again(otto)
        pass_time(club, DAY_SECONDS)
        otto.told()
        assert otto.lines == []
        assert otto.app.tables_by_turns is None


def test_a_server_that_is_away_or_older_changes_nothing(away: tuple[Friend, Friend], club: Club) -> None:
    _, other = away
    start_again(other)
    count = len(other.lines)
    pass_time(club, ASK_SECONDS)
    other.app.tick()
    assert len(other.lines) == count + 1
    other.lines[-1].cut()
    other.settle()
    assert other.app.tables_by_turns is not None
    assert other.app.tables_by_turns.count == 1


def test_one_key_leads_to_the_next_table_that_waits(pair: tuple[Friend, Friend], club: Club) -> None:
    slow, other = begun(*pair, A_DAY)
    first = slow.match.table
    assert words(slow)["none"] in slow.press("shift+j")
    other.press("escape", "end", "return")
    play_until_other_is_to_act(slow)
    house = other.app.scene
    assert isinstance(house, HouseMenu)
    house.company.ask(OpenTable(id=new_id(), game="quist", players=4, days=1), house._come_to)
    other.settle()
    other.press("home", "return")
    assert other.match.table != first
    other.press("shift+j")
    assert other.match.table == first
    assert other.match.is_own_turn


@pytest.mark.system("posix", "Windows takes its zone from the system, not from the environment")
def test_the_hours_of_calls_follow_the_zone_of_the_device_and_its_summer_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = (datetime(2026, 3, day, 5, 30, tzinfo=UTC).timestamp() for day in (28, 29))
    try:
        for zone, hours in (("Europe/Prague", (6, 7)), ("America/New_York", (1, 1)), ("Asia/Tokyo", (14, 14))):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            told = []
            for moment in (before, after):
                monkeypatch.setattr("numeramis_access.app.people.waiting.time.time", partial(float, moment))
                told.append(waiting.local_hour())
            assert tuple(told) == hours
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_settings_of_before_call_by_day() -> None:
    assert Settings().turn_calls == "day"
