"""After a kill the first entry of the main menu leads straight to the place that was played last, of each kind."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.daily.scene import DailyScene
from numeramis_access.app.evening import menu as evenings
from numeramis_access.app.evening.director_menu import DirectorDesk
from numeramis_access.app.shell.scene import Push, Scene
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.catalogue import STANDARD
from numeramis_access.store.journal import Journal
from tests.app.player import Player, begin, behind, player
from tests.app.test_terminals import SILENT, Pseudo, start, started

__all__ = ["started"]

#: the kinds of ``menu-last-place`` and their scenes
SCENES: dict[str, type[Scene]] = {
    "match": MatchScene, "day": DailyScene, "called": CallingScene, "evening": DirectorDesk,
}  # fmt: skip


def play(someone: Player, kind: str, seed: int | None = None) -> None:
    """Go to a place of this kind, do something there, and leave as a program that ends."""
    app = someone.app
    if kind == "match":
        rules = STANDARD["quist"].ruleset()
        begin(app, rules, rules.options(), 4, seed)
        someone.press("z", "return", "return")
    elif kind == "day":
        app.follow(Push(app.doors.daily(app)))
        someone.press("home", "return", "z", "return", "return")
    elif kind == "called":
        rules = STANDARD["quist"].ruleset()
        app.follow(set_up.open_set_up(app, rules, rules.options(), 4))
        someone.press("return", "5")
    else:
        evenings.create_evening(app, evenings.first_plan(app))
    while len(app.scenes) > 1:
        app.scenes.pop().leave()
    app.scene.enter()
    someone.settle()
    someone.told()


def as_if_later(someone: Player, seconds: float) -> None:
    """Make all journals so far older than those that follow."""
    for folder in (someone.app.home.matches, someone.app.home.days, someone.app.home.called_matches):
        for path in folder.glob("*.match"):
            os.utime(path, (path.stat().st_atime, path.stat().st_mtime - seconds))


@pytest.mark.parametrize("kind", SCENES)
@pytest.mark.parametrize("others", ["alone", "after all others", "after three matches"])
def test_the_first_entry_leads_to_the_place_played_last(own_home: Path, kind: str, others: str) -> None:
    earlier = {"alone": [], "after all others": [*SCENES], "after three matches": ["match"] * 3}[others]
    with player("cs") as someone:
        for other in earlier:
            play(someone, other)
            as_if_later(someone, 10)
        play(someone, kind)
        someone.press("home", "return")
        assert type(someone.app.scene) is SCENES[kind]


def test_the_match_played_last_goes_on_though_another_was_begun_after_it(own_home: Path) -> None:
    with player("cs") as someone:
        play(someone, "match", seed=1)
        play(someone, "match", seed=2)
        os.utime(max(someone.app.home.matches.glob("*.match")), (0, 0))
        someone.app.scene.enter()
        someone.press("home", "return")
        assert behind(someone.match).seed == 1


def test_a_finished_place_is_no_way_back(own_home: Path) -> None:
    with player("cs") as someone:
        plain = [item.label for item in someone.screen.items]
        play(someone, "called")
        (path,) = someone.app.home.called_matches.glob("*.match")
        assert [item.label for item in someone.screen.items] != plain
        journal, _ = Journal.resume(path)
        journal.finish([1, 2, 1, 2], [5, 4])
        someone.app.scene.enter()
        someone.settle()
        assert [item.label for item in someone.screen.items] == plain


def test_one_enter_leads_to_the_table_after_a_kill(started: list[Pseudo], own_home: Path) -> None:
    with (own_home / "settings.toml").open("a") as settings:
        settings.write(f'known_version = "{__version__}"\n')
    killed = start(started, "play", "quist", "--seed", "5", *SILENT)
    killed.wait_for("Vynášíte|Na řadě|Jste na řadě")
    killed.type(b"z\r")
    killed.wait_for("z\r")
    killed.process.send_signal(signal.SIGKILL)
    killed.process.wait()
    again = start(started, *SILENT)
    again.wait_for("Pokračovat v partii")
    again.type(b"\r")
    again.wait_for("Vynášíte|Na řadě|Jste na řadě")
