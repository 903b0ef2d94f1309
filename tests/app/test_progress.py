"""Progress in practice: the page by keys, its graphs by ear, finger and eye, and the table; a sentence without data."""

from __future__ import annotations

import csv
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from braille.text import BrailleTable
from numeramis_access.app.reading.progress import braille_graph
from numeramis_access.app.shell.scene import Push
from numeramis_access.output.channel import PlaysGraphs
from numeramis_access.practice import schedule
from numeramis_access.practice.weeks import JudgedChoices
from numeramis_access.store.home import Home
from numeramis_access.store.statistics import CountedMatch, Statistics
from tests.app.player import Player, home, player
from tests.standins import Recorder

DAY = 86400.0


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    return tmp_path


class Ear(Recorder, PlaysGraphs):
    """A channel that remembers its graphs."""

    def __init__(self) -> None:
        super().__init__()
        self.graphs: list[tuple[tuple[float | None, ...], float, tuple[float, float]]] = []

    def play_graph(self, values: Sequence[float | None], seconds: float, hertz: tuple[float, float]) -> None:
        self.graphs.append((tuple(values), seconds, hertz))


def some_weeks(own: Home) -> None:
    """Write three weeks of practice to a home, with no practice in the week before the last."""
    progress, now = schedule.Progress(), time.time()
    for ago, good in ((3, 1), (2, 2), (0, 3)):
        for name, unit in (("quist/lead", "tricks"), ("loker/exchange", "points")):
            judged = JudgedChoices(4, good, {unit: 0.5 * (4 - good)})
            progress = schedule.with_judged(progress, now - 7 * ago * DAY, name, judged)
        progress = schedule.count_week(progress, now - 7 * ago * DAY, schedule.Week(asked=10, right=5 + good))
    schedule.change_progress(own.progress_file, lambda _: progress)
    day = datetime.fromtimestamp(now, UTC)
    match = CountedMatch(f"quist-{day:%Y%m%d}-120000-000000-1", "quist", "", "club")
    Statistics(own.statistics).count(match, 0, {"matches": 1, "matches-won": 1})


def progress_menu(someone: Player) -> list[str]:
    someone.app.follow(Push(someone.app.doors.progress(someone.app)))
    return someone.told()


@pytest.mark.parametrize(
    ("language", "lead", "week"),
    [
        ("en", "Leading: fifty percent of twelve choices cost nothing, the others about three tricks together.",
         "Choices that cost nothing: seventy-five percent of eight choices. Counting: eight of ten right. "
         "Played: one match."),
        ("cs", "Výnos: padesát procent ze dvanácti voleb nic nestálo, ostatní dohromady asi tři zdvihy.",
         "Volby, které nic nestály: sedmdesát pět procent z osmi voleb. Počítání: správně osm z deseti odpovědí. "
         "Dohráno: jedna partie."),
    ],
)  # fmt: skip
def test_the_page_tells_this_week_each_kind_of_choice_and_every_week(language: str, lead: str, week: str) -> None:
    some_weeks(home())
    with player(language) as someone:
        progress_menu(someone)
        someone.press("return")
        lines = [item.label for item in someone.screen.items]
        assert lines[1] == week
        assert sum(lead in line for line in lines) == 1
        assert sum(week in line for line in lines) == 2  # on top, and week by week
        heard = [line for _ in lines[1:] for line in someone.press("down")]
        headed = ("Heading: ", "Nadpis: ")
        told = [line.partition(": ")[2] if line.startswith(headed) else line for line in heard]
        assert [line.rstrip(".") for line in told] == [line.rstrip(".") for line in lines[1:]]


def test_a_graph_is_heard_seen_and_felt_and_turned_by_the_arrows() -> None:
    some_weeks(home())
    with player("en") as someone:
        ear = Ear()
        someone.app.announcer.channels.append(ear)
        progress_menu(someone)
        said = someone.press("down")[0]
        assert "four weeks, from twenty-five percent to seventy-five percent, at most seventy-five percent" in said
        someone.press("return")
        assert ear.graphs == [((0.25, 0.5, None, 0.75), 0.2, (220.0, 880.0))]
        chart = someone.screen.chart
        assert chart is not None
        assert chart.values == (0.25, 0.5, None, 0.75)
        assert someone.screen.items[1].braille == f"choices {braille_graph(chart.values)}"
        names = [someone.press("right")[0] for _ in range(5)]
        for part, name in zip(("Quist", "Loker", "Counting", "Matches played", "Choices"), names, strict=True):
            assert part in name
        someone.press("down", "right", "up", "return")
        assert ear.graphs[-1][1] == 0.5
        assert "middle, two hundred and twenty to eight hundred and eighty hertz" in someone.press("down", "down")[-1]
        assert "high, four hundred and forty to one thousand seven hundred and" in someone.press("right")[0]
        someone.press("up", "up", "return")
        assert ear.graphs[-1][2] == (440.0, 1760.0)


def test_where_nothing_plays_the_player_is_told_so() -> None:
    some_weeks(home())
    with player("en") as someone:
        progress_menu(someone)
        someone.press("down")
        (said,) = someone.press("return")
        assert said == "The graph can't be played because sound is off. Read it on the page instead."


def test_dots_grow_with_the_value_and_stand_on_a_display_as_they_are() -> None:
    assert braille_graph((0.0, 1 / 3, 2 / 3, 1.0)) == "⣠⣾"
    assert braille_graph((None, 1.0, 0.0)) == "⢸⡀"
    for name in ("cs-8", "en-6"):
        cells = BrailleTable(name).cells("a ⣠⣾ b")
        assert cells[2:4] == bytes([0xE0, 0xFE])


def test_the_table_has_every_week_kind_and_count() -> None:
    some_weeks(home())
    with player("en") as someone:
        progress_menu(someone)
        someone.press("down", "down", "down", "down")
        (said,) = someone.press("return")
        target = home().exports / "progress.csv"
        assert str(target) in said
        with target.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        leads = [row for row in rows if (row["game"], row["what"]) == ("quist", "lead")]
        assert [(row["count"], row["good"], row["lost"], row["unit"]) for row in leads] == [
            ("4", "1", "1.5", "tricks"), ("4", "2", "1.0", "tricks"), ("4", "3", "0.5", "tricks"),
        ]  # fmt: skip
        assert [row["good"] for row in rows if row["what"] == "counting"] == ["6", "7", "8"]
        assert [row["count"] for row in rows if row["what"] == "matches"] == ["1"]


def test_nothing_played_is_said_and_a_damaged_file_hurts_nothing() -> None:
    with player("cs") as someone:
        assert "Zatím není co ukázat" in progress_menu(someone)[1]
        someone.press("escape")
        home().progress_file.parent.mkdir(parents=True, exist_ok=True)
        home().progress_file.write_bytes(b"{")
        home().statistics.write_bytes(b"no data base" * 400)
        assert "Zatím není co ukázat" in progress_menu(someone)[1]


def test_progress_is_reached_from_the_menu_of_practice() -> None:
    some_weeks(home())
    with player("en") as someone:
        someone.app.follow(Push(someone.app.doors.practice(someone.app)))
        someone.told()
        place = next(at for at, item in enumerate(someone.screen.items) if item.label == "How you're getting on")
        assert "How you're getting on." in someone.press(*["down"] * place, "return")
