"""Somebody who plays the program: presses keys and remembers what was told."""

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
from numeramis_access.compose import first, program
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

#: seconds after which a test gives up waiting; generous, machines are shared
PATIENCE = 60.0
#: seconds between two looks whether what is waited for came otherwise than by the inbox
LOOK = 0.02


@cache
def _spare_home() -> str:
    return tempfile.mkdtemp()


def home() -> Home:
    """Return the test's own home: never the user's, in which the next run would meet what this one left."""
    return Home.of_user({"NUMERAMIS_HOME": _spare_home(), **os.environ})


def begin(
    app: Program, rules: AnyRuleset, options: Options, seats: int, seed: int | None, practice: bool = False
) -> Any:
    """Sit down at a match, or at a practice table; return the scene."""
    app.follow((table_scene if practice else local_match).begin(app, rules, options, seats, seed))
    return app.scene


def hosted(match: MatchScene) -> HostedTable:
    """Return the table behind a match: what a test may know, and the scene may not."""
    assert isinstance(match.seat, LocalSeat)
    return match.seat.table


def behind(match: MatchScene | None) -> Table:
    """Return the match as its table runs it, every card of it."""
    assert match is not None
    return hosted(match).match


#: how a program gets what thinks for it
Thinking = Callable[[Inbox, Catalogue], ProgramThinker]


class Player(Recorder, ScreenView):
    """A channel, a view of the screen and the fingers in one."""

    def __init__(self, settings: Settings, catalogue: Catalogue = STANDARD, thinker: Thinking = in_a_thread) -> None:
        super().__init__()
        self.app = program(settings, home(), thinker=thinker, catalogue=catalogue)
        self.app.announcer.channels.append(self)
        self.app.views.all.append(self)
        self.screen = Screen("menu", "")

    def draw(self, screen: Screen) -> None:
        """Remember what is shown."""
        self.screen = screen

    def start(self) -> list[str]:
        """Start as the program does after its greeting; return what was said."""
        self.app.follow(first(self.app))
        return self.told()

    def press(self, *keys: str) -> list[str]:
        """Press keys one after another; return everything said meanwhile."""
        for key in keys:
            self.app.press(key)
            self.settle()
        return self.told()

    def told(self) -> list[str]:
        """Return what was said since the last time."""
        texts = self.texts()
        self.shown.clear()
        self.app.refresh()
        return texts

    def remembered(self) -> list[str]:
        """Return the kinds of all that goes into the history from now on: it forgets closed tricks by itself (Q14)."""
        kinds: list[str] = []
        announcer = self.app.announcer
        remember = announcer._remember

        def noted(announcement: Announcement) -> None:
            kinds.append(announcement.kind)
            remember(announcement)

        announcer._remember = noted  # type: ignore[method-assign]
        return kinds

    def announcements(self) -> list[Announcement]:
        """Return what was said since the last time, whole."""
        found = list(self.shown)
        self.shown.clear()
        return found

    def settle(self) -> None:
        """Let everything in the inbox happen, and opponents play until the player is to act or nothing moves."""
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
        """Let what comes next happen, waiting a while for it: asking all the time takes the core from who thinks."""
        item = self.app.inbox.take(seconds)
        if item is not None:
            self.app.receive(item)
        self.app.tick()

    def _opponents_move(self) -> bool:
        match = self.match
        return match is not None and match is self.app.scene and hosted(match).thinking

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
