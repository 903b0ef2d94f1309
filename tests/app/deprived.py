"""A process that runs the program without a library or with a failing channel, and prints its announcements as JSON.

    python -m tests.app.deprived absent|broken|crashing LIBRARY [VOICE]
    python -m tests.app.deprived failing CHANNEL

``absent``: the library is not installed · ``broken``: it cannot be loaded · ``crashing``: loading it raises an
unforeseen error · ``failing``: the channel opens, and then fails at every call.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

from numeramis_access import __version__, compose, start
from numeramis_access.app.shell import loop
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.program import Program
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.inbox import Inbox, KeyDown, QuitRequested
from numeramis_access.output.channel import ChannelUnavailable
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.languages import LANGUAGES

#: keys to press one after another; some have a cue, some an answer
KEYS = ("down", "up", "end", "home", "f5", "ctrl") * 4
#: seconds between two keys, time for threads to try again
REST = 0.03
#: seconds until the program tries a channel again, several times during the keys
RETRY = 0.15


class Crash(Exception):
    """An error that no library raises."""


ERRORS: dict[str, Exception] = {
    "broken": ImportError("DLL load failed while importing: The specified module could not be found."),
    "crashing": Crash(),
}


class Taken(MetaPathFinder, Loader):
    """A finder that blocks one library. :param error: raised by loading it; None if the library is not installed."""

    def __init__(self, library: str, error: Exception | None) -> None:
        self._library = library
        self._error = error

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the spec from Python's own finder, except for the blocked library."""
        if name != self._library and not name.startswith(f"{self._library}."):
            return PathFinder.find_spec(name, path, target)
        return None if self._error is None else ModuleSpec(name, self)

    def exec_module(self, module: ModuleType) -> None:
        """Raise the error."""
        assert self._error is not None
        raise self._error


def take(library: str, error: Exception | None) -> None:
    """Block a library in this process."""
    sys.meta_path[sys.meta_path.index(PathFinder)] = Taken(library, error)


def fail(app: Program, name: str) -> None:
    """Make a channel fail at every call except opening."""

    def failing(*_: object) -> Any:
        raise ChannelUnavailable("gone")

    (channel,) = (one for one in app.announcer.channels if one.name == name)
    for method in ("show", "hush", "draw", "flush", "turn_page", "pressed", "wait", "apply"):
        if hasattr(channel, method):
            setattr(channel, method, failing)


def press(inbox: Inbox) -> None:
    """Press keys, then leave."""
    for key in KEYS:
        inbox.put(KeyDown(key))
        time.sleep(REST)
    inbox.put(QuitRequested())


def main(how: str, name: str, voice: str = "espeak") -> list[tuple[str, str]]:
    """Run the deprived program; return kind and text of all announcements, oldest first."""
    told: list[tuple[str, str]] = []
    drive = loop.run_program

    def driven(app: Program, front: loop.EventSource) -> None:
        app.announcer.retry_seconds = RETRY
        if how == "failing":
            fail(app, name)
        told.extend((one.kind, one.text) for one in app.announcer.history)
        remember = app.announcer._remember

        def noted(announcement: Announcement) -> None:
            told.append((announcement.kind, announcement.text))
            remember(announcement)

        app.announcer._remember = noted  # type: ignore[method-assign]
        threading.Thread(target=press, args=(app.inbox,), daemon=True).start()
        drive(app, front)

    compose.loop.run_program = driven
    if how != "failing":
        take(name, ERRORS.get(how))
    settings = Settings(language="en", known_version=__version__, theme="dark", motion="off")
    start.run_program(Home.of_user(os.environ), settings, [], LaunchOptions(speech=voice), STANDARD, LANGUAGES)
    return told


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
