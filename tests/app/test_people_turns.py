"""A match by turns as two people hear it over days, each in their language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.app.people import turns
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.myself import MyselfMenu
from numeramis_access.app.shell.scene import Push
from numeramis_access.core.actions import Action
from numeramis_access.tables.long_clocks import DAY_SECONDS, REMINDER_SHARE
from numeramis_access.tables.pushes import TableNow, TablePlace, TurnsNow
from tests.app.friends import Friend, friends
from tests.app.test_people_clocks import begun, gathered, with_clock
from tests.server.guests import Club
from tests.server.test_bad_guests import pass_time

#: presses of the right arrow that choose a day for each decision
A_DAY = 5


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    made = Club(tmp_path)
    monkeypatch.setattr("numeramis_access.app.people.turns.time.time", made.date)
    yield made
    made.house.close()


@pytest.fixture
def pair(club: Club, tmp_path: Path) -> Iterator[tuple[Friend, Friend]]:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        yield adam, eva


#: what is told in each language
WORDS = {
    "en": {
        "left": "You have one day for this decision.", "reminded": "You have run out of time. In six hours a",
        "other": "has one day for this decision.", "late": " has run out of time. In six hours a",
        "over": "plays this one.", "again": "You've missed three decisions.", "seat": "Somebody else can take",
        "aside": "Put the match aside", "clock": "one day for each decision, by turns",
    },
    "cs": {
        "left": "Na toto rozhodnutí máte jeden den.", "reminded": "Čas vypršel. Za šest hodin za vás rozhodne počítač.",
        "other": "má na toto rozhodnutí jeden den.", "late": ": čas vypršel. Za šest hodin tam rozhodne počítač.",
        "over": "Tentokrát", "again": "Třetí zmeškané rozhodnutí", "seat": "Místo může podle kódu převzít někdo jiný.",
        "aside": "Odložit partii", "clock": "jeden den na každé rozhodnutí, korespondenčně",
    },
}  # fmt: skip


def words(friend: Friend) -> dict[str, str]:
    return WORDS[friend.app.language.code]


def days(club: Club, seconds: float, *those: Friend) -> list[str]:
    """Let days pass; return what each person hears."""
    pass_time(club, seconds)
    return [friend.told() for friend in those]


def test_time_is_told_in_days_and_a_reminder_comes_before_a_computer_decides(
    pair: tuple[Friend, Friend], club: Club
) -> None:
    slow, other = begun(*pair, A_DAY)
    assert words(slow)["left"] in slow.press("shift+l")
    assert words(other)["other"] in other.press("shift+l")
    assert words(other)["other"] in other.press("t")
    (reminded,) = days(club, DAY_SECONDS + 60, slow)
    assert words(slow)["reminded"] in reminded
    assert words(slow)["reminded"] in slow.press("shift+l")
    other.told()
    assert words(other)["late"] in other.press("shift+l")
    for heard, friend in zip(days(club, DAY_SECONDS * REMINDER_SHARE, slow, other), (slow, other), strict=True):
        assert words(friend)["over"] in heard


def test_after_three_missed_decisions_the_place_is_for_others_until_the_person_comes(
    pair: tuple[Friend, Friend], club: Club
) -> None:
    slow, other = begun(*pair, A_DAY)
    told = ["", ""]
    for _ in range(20):
        if other.match.is_own_turn:
            other.press("return", "return")
        heard = days(club, DAY_SECONDS + 60, slow, other)
        later = days(club, DAY_SECONDS * REMINDER_SHARE + 60, slow, other)
        told = [told[at] + heard[at] + later[at] for at in range(2)]
        if words(slow)["again"] in told[0]:
            break
    assert words(slow)["again"] in told[0]
    assert words(other)["seat"] in told[1]
    slow.press("return")
    assert slow.match.seat.seats[slow.match.times.own_place or 0].away is None


def test_nobody_hears_that_a_connection_was_lost_and_leaving_keeps_the_place(
    pair: tuple[Friend, Friend], club: Club
) -> None:
    slow, other = begun(*pair, A_DAY)
    table = slow.match.table
    slow.lines[-1].cut()
    assert not other.told()
    other.press("escape")
    label = [entry.label() for entry in other.app.scene.entries][-1]  # type: ignore[attr-defined]
    assert words(other)["aside"] in label
    other.press("end", "return")
    assert isinstance(other.app.scene, HouseMenu)
    seats = club.house.sittings[table].match.seats  # type: ignore[union-attr]
    assert all(seat.away is None for seat in seats)
    assert club.house.connections.at(table) == set()


def test_a_place_is_given_to_a_computer_only_if_the_player_says_so(pair: tuple[Friend, Friend], club: Club) -> None:
    slow, _ = begun(*pair, A_DAY)
    table, at = slow.match.table, slow.match.times.own_place
    slow.press("escape")
    slow.press("end", "up", "return")
    slow.choose({"en": "Yes", "cs": "Ano"}[slow.app.language.code])
    assert isinstance(slow.app.scene, HouseMenu)
    seats = club.house.sittings[table].match.seats  # type: ignore[union-attr]
    assert [place for place, seat in enumerate(seats) if seat.away is not None] == [at]


def test_the_terms_are_told_before_the_match(pair: tuple[Friend, Friend]) -> None:
    adam, eva = pair
    gathered(adam, eva)
    with_clock(adam, A_DAY)
    assert words(eva)["clock"] in eva.told()


def test_a_holiday_is_taken_by_a_menu_and_the_others_hear_of_it(pair: tuple[Friend, Friend], club: Club) -> None:
    slow, other = begun(*pair, A_DAY)
    pages = slow.match.company
    menu = MyselfMenu(pages)
    slow.app.follow(Push(menu))
    holiday = next(at for at, entry in enumerate(menu.entries) if entry.label() in (
        "Take a holiday from matches by turns", "Vzít si dovolenou z korespondenčních partií"
    ))
    taken = slow.press("home", *["down"] * holiday, "return", "down", "return")
    assert any(text in taken for text in ("Days of holiday left within a year: twenty-eight", "zbývá: dvacet osm dní"))
    pass_time(club, 2)
    assert any(text in other.told() for text in ("is on holiday for two days more", "má dovolenou, ještě dva dny"))


def test_an_only_card_plays_itself_at_a_table_by_turns_for_a_player_who_has_chosen_it(
    pair: tuple[Friend, Friend], club: Club
) -> None:
    adam, eva = pair
    adam.app.change(only_card="itself")
    begun(adam, eva, A_DAY)
    assert [place.only_card for place in club.house.sittings[adam.match.table].setting.places] == [True, False]


def test_the_table_that_waits_longest_stands_first_and_one_key_leads_to_it(
    pair: tuple[Friend, Friend], club: Club
) -> None:
    adam, eva = pair
    slow, other = begun(adam, eva, A_DAY)
    other.press("escape")
    other.press("end", "return")
    pass_time(club, 3600.0)
    (sitting,) = club.house.sittings.values()
    for _ in range(10):
        if slow.match.is_own_turn:
            slow.match.act(first_legal(slow))
        slow.told()
    heard = other.told() + other.press("home")
    assert any(text in heard for text in ("waiting for you, one day left", "čeká na vás, zbývá jeden den")), heard
    other.press("return")
    assert other.match.table == sitting.id
    assert other.match.is_own_turn


def first_legal(friend: Friend) -> Action:
    """Return the first legal action of a person to act."""
    return next(action for action in friend.match.view.legal if isinstance(action, Action))


def table(name: str, awaited: int | None, since: float) -> TableNow:
    """Return a table by turns of a player on place 0."""
    places = (TablePlace("Adam"), TablePlace("Eva"))
    return TableNow(
        table=name, code="", game="loker", options={}, players=2, access="code", level="club", grace=60, rests=True,
        talk=False, stage="playing", host="", places=places, own=0, turns=TurnsNow(1, awaited, since),
    )  # fmt: skip


def test_tables_that_wait_for_the_player_come_first_by_their_wait_and_the_others_keep_their_order() -> None:
    tables = [table("a", 1, 1.0), table("b", 0, 9.0), table("c", None, 0.0), table("d", 0, 5.0)]
    assert [one.table for one in turns.sort_waiting_first(tables)] == ["d", "b", "a", "c"]
