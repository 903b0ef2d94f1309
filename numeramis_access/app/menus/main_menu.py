"""The menus from which everything is reached: the main menu, the menu of a match, and leaving the program."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.shell.menu import Entry, Menu, button, confirm, game_menu
from numeramis_access.input.commands import Command
from numeramis_access.words.announcement import Policy

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App
    from numeramis_access.app.table.match import Match


def main_menu(app: App) -> Menu:
    """Return the lowest scene: everything the program can do."""
    from numeramis_access.app.menus import new_match
    from numeramis_access.app.menus import settings as settings_menu
    from numeramis_access.app.menus import sounds as sounds_menu
    from numeramis_access.app.reading import reader
    from numeramis_access.app.table import matches

    def practice() -> None:
        from numeramis_access.app.practice import menus as practice_menu

        app.push(practice_menu.menu(app))

    def statistics() -> None:
        from numeramis_access.app.reading import statistics as statistics_menu

        app.push(statistics_menu.menu(app))

    def records() -> None:
        from numeramis_access.app.reading import records

        app.push(records.menu(app))

    def entries() -> list[Entry]:
        found = [button(app, "menu-new-match", lambda: app.push(game_menu(app, partial(new_match.menu, app))))]
        if matches.unfinished():
            found.append(button(app, "menu-continue", lambda: matches.continue_menu(app)))
        return [
            *found,
            button(app, "menu-practice", practice),
            button(app, "menu-rules", lambda: app.push(reader.rules_menu(app))),
            button(app, "menu-statistics", statistics),
            button(app, "menu-records", records),
            button(app, "menu-learn-sounds", lambda: app.push(sounds_menu.menu(app))),
            button(app, "menu-learn-keys", lambda: app.push(reader.keys_reader(app, "table"))),
            button(app, "menu-settings", lambda: app.push(settings_menu.menu(app))),
            button(app, "menu-quit", lambda: app.do(Command.QUIT)),
        ]

    return Menu(app, "main-menu", entries)


def confirm_quit(app: App) -> Menu:
    """Ask whether to leave the program; a match under way is kept in its journal."""

    def leave() -> None:
        app.say("goodbye", Policy.NOW)
        app.running = False

    return confirm(app, "really-quit", leave)


def match_menu(app: App, match: Match) -> Menu:
    """Return the menu of a match: what Escape opens at the table."""
    from numeramis_access.app.menus import settings as settings_menu
    from numeramis_access.app.reading import reader
    from numeramis_access.app.table import matches

    def away() -> None:
        while len(app.scenes) > 1:
            app.scenes.pop().leave()
        app.scene.enter()

    def entries() -> list[Entry]:
        question = "really-leave-kept" if match.keeper.keeps else "really-leave"
        leave = button(app, "match-leave", lambda: app.push(confirm(app, question, away)))
        if match.table.over:
            leave = button(app, "match-end", away)
        return [
            button(app, "match-back", app.pop),
            button(app, "match-rules", lambda: app.push(reader.game_rules(app, match.table.ruleset.name))),
            button(app, "match-describe", lambda: app.say("seed-now", seed=str(match.table.seed))),
            matches.level_entry(app, match),
            button(app, "menu-settings", lambda: app.push(settings_menu.menu(app))),
            leave,
        ]

    return Menu(app, "match-menu", entries)
