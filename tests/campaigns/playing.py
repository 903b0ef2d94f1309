"""The program playing by itself: entry and exit as from real menus, real journals, opponents with a fixed effort."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from numeramis_access import compose
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Replace
from numeramis_access.app.table import kept_matches, local_match
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import Table
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement
from tests.app.player import behind
from tests.contract.walk import concrete
from tests.standard import ruleset
from tests.standins import in_a_thread

PATIENCE = 120.0  #: seconds without an event until a match counts as hanging


class Kind(NamedTuple):
    """A kind of match that ends after some dozens of actions."""

    game: str
    seats: int
    options: dict[str, Any]
    level: str


KINDS = (
    Kind("quist", 4, {"games": 1}, "beginner"),
    Kind("sipky", 3, {"limit": 101, "games": 1}, "club"),
    Kind("loker", 4, {"games": 2}, "club"),
    Kind("whist", 3, {"tour": "three"}, "club"),
    Kind("quist", 4, {"games": 2, "partners": "draw", "last_pile": "nobody"}, "club"),
    Kind("sipky", 2, {"limit": 101, "variant": "exact", "games": 1}, "beginner"),
    Kind("loker", 3, {"games": 3, "stakes": "poker"}, "beginner"),
    Kind("whist", 4, {"tour": "hussar"}, "beginner"),
    Kind("sipky", 1, {"limit": 101, "games": 1}, "club"),
    Kind("loker", 3, {"games": 3, "stakes": "simple"}, "club"),
    Kind("whist", 4, {"tour": "base"}, "beginner"),
)


def kinds(count: int) -> list[tuple[Kind, int, str]]:
    """Return ``count`` matches over all games and both languages: kind, seed, language."""
    return [(KINDS[number % len(KINDS)], number, ("cs", "en")[number // len(KINDS) % 2]) for number in range(count)]


class Heard:
    """A channel that writes each announcement to a file at once, so that it outlives a kill."""

    name = "heard"

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def show(self, announcement: Announcement) -> None:
        """Write the announcement in one piece."""
        os.write(self._file, f"{announcement.kind}\t{announcement.text}\n".encode())

    def probe(self) -> bool:
        """Return True."""
        return True

    def open(self) -> None:
        """Do nothing."""

    def hush(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)


def program(language: str, level: str) -> Program:
    """Return the program at its main menu, with opponents that answer at once and always the same."""
    settings = Settings(language=language, level=level, pace=0.0, thinking=0, own_plays="say")  # type: ignore[arg-type]
    return compose.make_program(settings, Home.of_user(os.environ), thinker=in_a_thread)


def begin(app: Program, kind: Kind, seed: int) -> MatchScene:
    """Begin a match."""
    rules = ruleset(kind.game)
    return _sit_down(app, local_match.begin_match(app, rules, read_options(rules, kind.options), kind.seats, seed))


def go_on(app: Program) -> MatchScene | None:
    """Continue the only unfinished match; return None if there is none."""
    found = kept_matches.unfinished_matches(app.home)
    assert len(found) <= 1, found
    begins = local_match.resume_match(app, found[0]) if found else None
    return _sit_down(app, begins) if begins is not None else None


def _sit_down(app: Program, begins: Replace) -> MatchScene:
    app.follow(begins)
    assert isinstance(app.scene, MatchScene)
    return app.scene


def own_action(table: Table) -> Any:
    """Return a legal action for the player, always the same at the same place of the same match."""
    chance = random.Random(f"{table.seed}/{len(table.record)}")
    legal = table.view(0).legal
    choice = legal[int(chance.random() * len(legal))]
    return concrete(table.ruleset, choice, chance) if isinstance(choice, AmountRange) else choice


def play(app: Program, match: MatchScene, meanwhile: Callable[[], None] = lambda: None, most: int = 100_000) -> None:
    """Play a match to its end or to ``most`` actions, and wait for the last announcements.

    :param meanwhile: called before each action.
    """
    while not behind(match).is_over and len(behind(match).record) < most:
        meanwhile()
        if match.is_own_turn:
            match.act(own_action(behind(match)))
        else:
            _wait(app)
    while (item := app.inbox.take(0.0)) is not None:
        app.receive(item)


def _wait(app: Program) -> None:
    item = app.inbox.take(PATIENCE)
    assert item is not None, "the match hangs"
    app.receive(item)
    app.scene.tick()


def wait_for(child: int) -> int:
    """Wait for a child process; return its exit status, negative for the signal that ended it."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


class Watch:
    """A reporter of a campaign's progress."""

    def __init__(self, name: str, every: float = 30.0) -> None:
        self._name, self._every = name, every
        self._began = self._last = time.monotonic()

    def say(self, text: str, always: bool = False) -> None:
        """Print a line if the last one is at least ``every`` seconds old."""
        now = time.monotonic()
        if always or now - self._last > self._every:
            self._last = now
            print(f"{self._name}: {text} ({now - self._began:.0f} s)", flush=True)
