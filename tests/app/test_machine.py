"""The program as a driven machine: several in one process, each with its own home and language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from numeramis_access.app.shell.program import Program
from numeramis_access.app.table import local_match
from numeramis_access.compose import make_program
from numeramis_access.output.screen import Screen, ScreenView
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.words import phrases as remembering
from tests.standard import GAMES, ruleset
from tests.standins import Recorder, in_a_thread

#: modules that the machine must not import: devices, the command line, other processes
HEAVY = ("argparse", "concurrent.futures", "multiprocessing", "platformdirs", "pygame", "serial", "sounds", "sqlite3")
ROUND = ("h", "v", "t", "right", "return", "c", "f12", "h", "return", "escape", "down", "return", "escape", "return")
KEYS = ROUND * 3


class Driven(Recorder, ScreenView):
    """A driver of one program, which presses keys, keeps announcements, and sets the time."""

    def __init__(self, home: Path, language: str, game: str, seed: int) -> None:
        super().__init__()
        self.time = 1000.0
        settings = Settings(language=language, level="club", thinking=0, pace=0.0)  # type: ignore[call-arg]
        self.app: Program = make_program(settings, Home.at(home), clock=lambda: self.time, thinker=in_a_thread)
        self.app.announcer.channels.append(self)
        self.app.views.all.append(self)
        self.screens: list[Screen] = []
        self.app.start()
        rules = ruleset(game)
        self.app.follow(local_match.begin_match(self.app, rules, rules.options(), 4, seed))
        self.settle()

    def draw(self, screen: Screen) -> None:
        """Keep the screen."""
        self.screens.append(screen)

    def press(self, key: str) -> None:
        """Press a key, and drive the program until nothing is due."""
        self.app.press(key)
        self.settle()

    def settle(self) -> None:
        """Drive the program until it waits for a key."""
        while True:
            self.app.tick()
            self.app.refresh()
            due = self.app.due()
            if due is None:
                return
            item = self.app.inbox.take(0.005)
            if item is not None:
                self.app.receive(item)
            elif due > 0 and due < 1:
                self.time += due

    def told(self) -> list[tuple[str, str, str, int]]:
        """Return all announcements: kind, text, language, number."""
        return [(one.kind, one.text, one.language, one.number) for one in self.shown]


def alone(home: Path, language: str, game: str, seed: int) -> list[tuple[str, str, str, int]]:
    """Return the announcements of a program that is alone in its process."""
    driven = Driven(home, language, game, seed)
    for key in KEYS:
        driven.press(key)
    driven.app.close()
    return driven.told()


def test_two_programs_in_one_process_tell_what_each_tells_alone(tmp_path: Path) -> None:
    wanted = [("cs", "quist", 5), ("en", "whist", 7)]
    apart = [alone(tmp_path / f"alone-{language}", language, game, seed) for language, game, seed in wanted]
    together = [Driven(tmp_path / f"both-{language}", language, game, seed) for language, game, seed in wanted]
    for key in KEYS:
        for driven in together:
            driven.press(key)
    assert [driven.told() for driven in together] == apart
    assert {one[2] for one in apart[0]} == {"cs", "en"}, "F12 was among the keys"
    for driven, (language, game, _) in zip(together, wanted, strict=True):
        driven.app.close()
        (journal,) = (tmp_path / f"both-{language}" / "matches").glob("*.match")
        assert journal.name.startswith(game)
        assert (tmp_path / f"both-{language}" / "settings.toml").exists()


def test_every_announcement_has_a_number_of_its_own(tmp_path: Path) -> None:
    numbers = [one[3] for one in alone(tmp_path, "en", "quist", 5)]
    assert len(numbers) > 50
    assert len(set(numbers)) == len(numbers)


def test_at_the_table_f12_changes_everything_at_once(tmp_path: Path) -> None:
    driven = Driven(tmp_path, "en", "quist", 5)
    before = driven.screens[-1]
    driven.shown.clear()
    driven.press("f12")
    driven.press("h")
    assert {one.language for one in driven.shown} == {"cs"}
    after = driven.screens[-1]
    assert all(now.label != then.label for now, then in zip(after.items, before.items, strict=True))
    assert not set(after.status) & set(before.status)
    driven.app.close()


@pytest.fixture
def formed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that collects every formed message, and clear the cache of formed texts."""
    remembering.formed_texts.cache_clear()
    found: list[str] = []
    form = FluentBundle.format_pattern

    def counted(self: FluentBundle, *values: object, **more: object) -> object:
        found.append("message")
        return form(self, *values, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(FluentBundle, "format_pattern", counted)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_refresh_with_nothing_changed_forms_no_phrase(tmp_path: Path, game: str, formed: list[str]) -> None:
    driven = Driven(tmp_path, "cs", game, 5)
    assert formed, "something was formed, so forming is counted"
    formed.clear()
    for _ in range(5):
        driven.app.tick()
        driven.app.refresh()
    assert not formed
    driven.app.close()


def loaded(module: str) -> set[str]:
    """Return the heavy modules that importing a module loads, in a process of its own."""
    code = f"import sys, threading, {module}\nprint(*sys.modules, sep='\\n')\nassert threading.active_count() == 1"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split()) & set(HEAVY)


@pytest.mark.parametrize("module", ["numeramis_access.app.shell.program", "numeramis_access.compose"])
def test_the_machine_loads_nothing_that_the_first_sentence_does_not_need(module: str) -> None:
    assert not loaded(module)


def test_what_is_heavy_would_be_noticed() -> None:
    assert loaded("argparse, multiprocessing") == {"argparse", "multiprocessing"}
