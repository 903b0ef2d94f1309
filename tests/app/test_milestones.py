"""Streaks, bests, months and aims: computed from the statistics, read by keys in both languages, never pressed."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.app.reading import milestones
from numeramis_access.app.reading.milestones import Streak, streak_of
from numeramis_access.app.shell.scene import Push
from numeramis_access.store.settings import load_settings
from numeramis_access.store.statistics import CountedMatch, PlayedCount, Statistics
from tests.app.player import Player, home, player
from tests.practice.test_own_positions import choose

TODAY = datetime.date.today()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    return tmp_path


def played(game: str, day: str, number: int, deals: list[dict[str, int]], won: int | None = None) -> None:
    """Count a match of one day. :param won: 1 for a won match, 0 for a lost one, None for an unfinished one."""
    statistics = Statistics(home().statistics)
    match = CountedMatch(f"{game}-{day}-10{number:04}-000000-1", game, "", "club")
    for deal, counts in enumerate(deals, 1):
        statistics.count(match, deal, counts)
    if won is not None:
        statistics.count(match, 0, {"matches": 1, "matches-won": won})


@given(st.lists(st.booleans()))
def test_a_streak_is_the_longest_run_and_the_one_that_goes_on(successes: list[bool]) -> None:
    runs = "".join("x" if one else " " for one in successes).split(" ")
    assert streak_of(successes) == Streak(max(map(len, runs)), len(runs[-1]))


def test_what_was_played_comes_in_the_order_of_play_and_without_a_day_it_has_none() -> None:
    played("quist", "20261122", 1, [{"games": 1}, {"games": 1}], 1)
    played("quist", "20261005", 1, [{"games": 1}])
    played("sipky", "strange", 1, [{"games": 1}])
    found = Statistics(home().statistics).counts_in_order()
    assert [(one.day, one.deal) for one in found] == [
        (datetime.date(2026, 10, 5), 1), (datetime.date(2026, 11, 22), 1), (datetime.date(2026, 11, 22), 2),
        (datetime.date(2026, 11, 22), 0), (None, 1),
    ]  # fmt: skip
    november = {"games": 2, "matches": 1, "matches-won": 1}
    assert milestones.counts_by_month(found) == {(2026, 11): november, (2026, 10): {"games": 1}}


def test_the_best_game_is_the_first_of_the_best_and_nothing_is_no_best() -> None:
    tricks = ((1, 4), (2, 7), (3, 7))
    games = [PlayedCount(f"quist-2026110{day}-1", "quist", "", "", 1, {"tricks": number}) for day, number in tricks]
    assert milestones.best_deal(games, "tricks") == games[1]
    assert milestones.best_deal(games, "points") is None
    assert milestones.best_deal([], "tricks") is None


def some_play() -> None:
    for number, (hit, won) in enumerate([(1, 1), (1, 1), (0, 0), (1, 1)]):
        played("sipky", "20261005", number, [{"games": 1, "hits": hit, "games-won": won, "points": 3 + won}], won)
    played("sipky", f"{TODAY:%Y%m%d}", 9, [{"games": 1, "hits": 1, "games-won": 1, "points": 4}], 1)


def statistics_menu(someone: Player) -> None:
    someone.app.follow(Push(someone.app.doors.statistics(someone.app)))
    someone.told()


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Most matches won in a row: two, now two.", "Exact hits: four in five games.",
                "Most games in a row with a hit: two, now two.",
                "Most points in one game: four, on the fifth of October two thousand and twenty-six.",
                "October two thousand and twenty-six: four matches, three won, four games and three hits."]),
        ("cs", ["Nejvíc vyhraných partií po sobě: dvě, teď dvě.", "Přesné trefy: čtyři z celkem pěti her.",
                "Nejvíc her s trefou po sobě: dvě, teď dvě.",
                "Nejvíc bodů v jedné hře: čtyři, pátého října dva tisíce dvacet šest.",
                "Říjen dva tisíce dvacet šest: čtyři partie, vyhrané partie tři, čtyři hry a tři trefy."]),
    ],
)  # fmt: skip
def test_the_page_of_a_game_tells_streaks_bests_and_months(language: str, lines: list[str]) -> None:
    some_play()
    with player(language) as someone:
        statistics_menu(someone)
        choose(someone, {"en": "Šipky", "cs": "Šipky"}[language])
        told = [item.label for item in someone.screen.items]
        heard = [line for _ in told[1:] for line in someone.press("down")]
        for line in lines:
            assert line in told
            assert line in heard
        assert not any("aim" in line or "Cíl" in line for line in told)


@pytest.mark.parametrize(
    ("language", "aims", "line"),
    [
        ("en", "Aims", "The aim for this month: two hits, so far one."),
        ("cs", "Cíle", "Cíl na tento měsíc: dvě trefy, zatím jedna."),
    ],
)
def test_an_aim_is_set_by_the_arrows_kept_and_told_on_the_page_alone(language: str, aims: str, line: str) -> None:
    some_play()
    with player(language) as someone:
        statistics_menu(someone)
        choose(someone, aims)
        assert [item.label.startswith("Šipky") for item in someone.screen.items] == [True, False]
        someone.press("right", "right")
        assert load_settings(home().settings_file)[0].aims == {"sipky": 2}
        someone.press("escape")
        choose(someone, "Šipky")
        assert line in [item.label for item in someone.screen.items]
        someone.press("escape", "left", "right")
        kinds = [said.kind for said in someone.app.announcer.history]
        assert "milestones-aim" not in kinds  # the page has it, and no announcement does
