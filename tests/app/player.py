"""A player of the program, who presses keys and remembers announcements."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec

from numeramis_access.app.practice import table_scene
from numeramis_access.app.shell.ports import ProgramThinker
from numeramis_access.app.shell.program import Program
from numeramis_access.app.table import local_match
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.compose import first_scene, make_program
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Inbox
from numeramis_access.output.screen import Screen, ScreenView
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.words.announcement import Announcement
from tests.standins import Recorder, in_a_thread

#: seconds until a test gives up waiting; generous, because machines are shared
PATIENCE = 60.0
#: seconds between two checks of a condition that no item of the inbox announces
LOOK = 0.02


@cache
def _spare_home() -> str:
    return tempfile.mkdtemp()


def home() -> Home:
    """Return the test's own home, never the user's, in which this run would affect the next."""
    return Home.of_user({"NUMERAMIS_HOME": _spare_home(), **os.environ})


def begin(
    app: Program, rules: AnyRuleset, options: Options, seats: int, seed: int | None, practice: bool = False
) -> Any:
    """Sit down at a match, or at a practice table; return the scene."""
    begin_at_table = table_scene.begin_practice if practice else local_match.begin_match
    app.follow(begin_at_table(app, rules, options, seats, seed))
    return app.scene


def hosted(match: MatchScene) -> HostedTable:
    """Return the table behind a match, which tests may know and scenes may not."""
    assert isinstance(match.seat, LocalSeat)
    return match.seat.table


def behind(match: MatchScene | None) -> Table:
    """Return the match of the table behind a scene, with every card."""
    assert match is not None
    return hosted(match).match


#: returns a thinker for a program
Thinking = Callable[[Inbox, Catalogue], ProgramThinker]


class Player(Recorder, ScreenView):
    """A channel, a view of the screen and the keys in one."""

    def __init__(self, settings: Settings, catalogue: Catalogue = STANDARD, thinker: Thinking = in_a_thread) -> None:
        super().__init__()
        self.app = make_program(settings, home(), thinker=thinker, catalogue=catalogue)
        self.app.announcer.channels.append(self)
        self.app.views.all.append(self)
        self.screen = Screen("menu", "")

    def draw(self, screen: Screen) -> None:
        """Remember the screen."""
        self.screen = screen

    def start(self) -> list[str]:
        """Open the first scene, as the program does after its greeting; return the announcements."""
        self.app.follow(first_scene(self.app))
        return self.told()

    def press(self, *keys: str) -> list[str]:
        """Press keys one after another; return all announcements."""
        for key in keys:
            self.app.press(key)
            self.settle()
        return self.told()

    def told(self) -> list[str]:
        """Return the texts of the announcements since the last call."""
        texts = self.texts()
        self.shown.clear()
        self.app.refresh()
        return texts

    def remembered(self) -> list[str]:
        """Return a list that collects the kinds of all later announcements; the history itself forgets tricks (Q14)."""
        kinds: list[str] = []
        announcer = self.app.announcer
        remember = announcer._remember

        def noted(announcement: Announcement) -> None:
            kinds.append(announcement.kind)
            remember(announcement)

        announcer._remember = noted  # type: ignore[method-assign]
        return kinds

    def announcements(self) -> list[Announcement]:
        """Return the announcements since the last call."""
        found = list(self.shown)
        self.shown.clear()
        return found

    def settle(self) -> None:
        """Handle the whole inbox, and let opponents play until the player is to act or nothing moves."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            item = self.app.inbox.take(0.0)
            if item is not None:
                self.app.receive(item)
                self.app.tick()
            elif self._opponents_move():
                self.wait()
            else:
                break
        self.app.refresh()

    def wait(self, seconds: float = LOOK) -> None:
        """Wait for the next item of the inbox and handle it; polling without a wait would slow the thinkers down."""
        item = self.app.inbox.take(seconds)
        if item is not None:
            self.app.receive(item)
        self.app.tick()

    def _opponents_move(self) -> bool:
        match = self.match
        at_computers = match is not None and isinstance(match.seat, LocalSeat)
        return match is not None and match is self.app.scene and at_computers and hosted(match).is_thinking

    @property
    def match(self) -> MatchScene | None:
        """Return the match under way, if any."""
        return next((scene for scene in self.app.scenes if isinstance(scene, MatchScene)), None)


@contextmanager
def player(
    language: str = "cs", catalogue: Catalogue = STANDARD, thinker: Thinking = in_a_thread, **settings: object
) -> Iterator[Player]:
    """Yield a player at the main menu, with opponents that do not wait."""
    chosen = msgspec.convert({"language": language, "pace": 0.0, "level": "club", "thinking": 10, **settings}, Settings)
    someone = Player(chosen, catalogue, thinker)
    someone.start()
    try:
        yield someone
    finally:
        someone.app.close()
