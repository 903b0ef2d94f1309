"""The main menu, which leads to all parts of the program."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from numeramis_access import __version__
from numeramis_access.app.menus import last_place, new_match, reading_pace, sounds, together
from numeramis_access.app.shell.menu import Entry, Menu, button, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Do, Push, Transition
from numeramis_access.app.table import local_match
from numeramis_access.input.commands import Command
from numeramis_access.output.screen import Screen
from numeramis_access.store.begun import BegunMatches


def main_menu(app: App) -> Menu:
    """Return the lowest scene, which leads to all parts of the program."""

    def entries() -> list[Entry]:
        games = partial(new_match.games_menu, app, local_match.begin)
        people = app.doors.people
        again = people is not None and BegunMatches(app.home).last() is not None
        return [
            *([opens(app, "menu-back-to-table", partial(people, app, back=True))] if people and again else []),
            *last_place.ways_back(app),  # first, so that the focus begins there
            opens(app, "menu-new-match", games),
            opens(app, "menu-together", partial(together.menu, app)),
            opens(app, "menu-daily", partial(app.doors.daily, app)),
            *([opens(app, "menu-people", partial(people, app))] if people else []),
            opens(app, "menu-learn", partial(app.doors.learn, app)),
            opens(app, "menu-practice", partial(app.doors.practice, app)),
            opens(app, "menu-rules", partial(app.doors.rules, app, ())),
            opens(app, "menu-statistics", partial(app.doors.statistics, app)),
            opens(app, "menu-records", partial(app.doors.records, app)),
            opens(app, "menu-learn-sounds", partial(sounds.menu, app)),
            opens(app, "menu-learn-keys", partial(app.doors.keys, app, "table")),
            opens(app, "menu-settings", partial(app.doors.settings, app)),
            opens(app, "menu-call", partial(app.doors.call, app)),
            opens(app, "menu-evening", partial(app.doors.evening, app)),
            opens(app, "menu-about", partial(app.doors.about, app), version=__version__),
            button(app, "menu-quit", partial(Do, Command.QUIT)),
        ]

    return MainMenu(app, "main-menu", entries)


class MainMenu(Menu):
    """The lowest scene, which asks a reader of dots once for the pace of reading."""

    def screen(self) -> Screen:
        """Return the entries below a sentence that says what the program is."""
        return replace(super().screen(), about=self.app.text("program-is"))

    def tick(self) -> Transition | None:
        """Ask as soon as a display is connected."""
        return Push(reading_pace.ReadingPace(self.app)) if reading_pace.is_wanted(self.app) else None
