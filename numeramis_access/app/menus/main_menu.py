"""The main menu, which leads to all parts of the program."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from numeramis_access import __version__
from numeramis_access.app.menus import last_place, new_match, reading_pace, sounds, together
from numeramis_access.app.shell.menu import Entry, Menu, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import DoCommand, Push, Scene, Transition
from numeramis_access.app.table import local_match
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import Incoming, PlaceWanted, TablesWait
from numeramis_access.output.screen import Screen
from numeramis_access.store.begun import BegunMatches


def main_menu(app: App) -> Menu:
    """Return the main menu, the lowest scene, which leads to all parts of the program."""

    def entries() -> list[Entry]:
        games = partial(new_match.games_menu, app, local_match.begin_match)
        people = app.doors.people
        has_table = people is not None and BegunMatches(app.home).last_table() is not None
        waiting = app.tables_by_turns.count if app.tables_by_turns is not None else 0
        return [
            *([_waiting_entry(app, waiting)] if waiting else []),
            *(
                [opening_entry(app, "menu-back-to-table", partial(people, app, back=True))]
                if people and has_table
                else []
            ),
            *last_place.ways_back(app),  # first, so that the focus begins there
            opening_entry(app, "menu-new-match", games),
            opening_entry(app, "menu-together", partial(together.menu, app)),
            opening_entry(app, "menu-daily", partial(app.doors.daily, app)),
            *([opening_entry(app, "menu-people", partial(people, app))] if people else []),
            opening_entry(app, "menu-learn", partial(app.doors.next_lesson, app)),
            opening_entry(app, "menu-practice", partial(app.doors.practice, app)),
            opening_entry(app, "menu-rules", partial(app.doors.rules, app, ())),
            opening_entry(app, "menu-statistics", partial(app.doors.statistics, app)),
            opening_entry(app, "menu-records", partial(app.doors.records, app)),
            opening_entry(app, "menu-learn-sounds", partial(sounds.menu, app)),
            *(
                []
                if app.has_touch_alone
                else [opening_entry(app, "menu-learn-keys", partial(app.doors.keys, app, "table"))]
            ),
            opening_entry(app, "menu-settings", partial(app.doors.settings, app)),
            opening_entry(app, "menu-call", partial(app.doors.called_matches, app)),
            opening_entry(app, "menu-evening", partial(app.doors.evening, app)),
            opening_entry(app, "menu-about", partial(app.doors.about, app), version=__version__),
            button_entry(app, "menu-quit", partial(DoCommand, Command.QUIT)),
        ]

    return MainMenu(app, "main-menu", entries)


def _waiting_entry(app: App, count: int) -> Entry:
    """Return the entry that says how many tables wait for the player, and opens their list."""
    entry = opening_entry(app, "turns-waiting", partial(_my_tables, app), count=count)
    return replace(entry, braille=lambda: app.narrator.language.phrase("turns-waiting", count=count).braille)


def _my_tables(app: App) -> Scene:
    """Return the menu of the player's tables by turns."""
    assert app.tables_by_turns is not None
    return app.tables_by_turns.menu()


class MainMenu(Menu):
    """The lowest scene of the program, except in a second person's program. It asks a player with a braille display for
    the pace of reading, only once.
    """

    item_types = (TablesWait, PlaceWanted)

    def receive(self, item: Incoming) -> Transition | None:
        """Take an item of ``item_types``.

        After a change of the tables that wait, build the entries again and return None, to stay. After a shortcut of
        the page, return the transition to its place: the deal of the day, or the player's tables; without tables by
        turns these are the menu of servers, and without servers the deal of the day.
        """
        if isinstance(item, PlaceWanted):
            people = self.app.doors.people
            if item.place == "daily" or people is None:
                return Push(self.app.doors.daily(self.app))
            return Push(_my_tables(self.app) if self.app.tables_by_turns is not None else people(self.app))
        self.renew()
        return None

    def screen(self) -> Screen:
        """Return the entries below a sentence that says what the program is."""
        return replace(super().screen(), about=self.app.text("program-is"))

    def tick(self) -> Transition | None:
        """Return the transition to the question for the pace of reading as soon as a display is connected and the
        question is open; None before and afterwards.
        """
        return Push(reading_pace.ReadingPace(self.app)) if reading_pace.is_measurement_wanted(self.app) else None
