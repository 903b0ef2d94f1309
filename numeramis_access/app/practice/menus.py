"""The menu of practice: table, lessons and drills."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.practice import drill, table_scene
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.shell.menu import Entry, Menu, game_menu, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.practice.lesson import lessons_of


def menu(app: App) -> Menu:
    """Return the menu of practice."""

    def entries() -> list[Entry]:
        games = partial(game_menu, app, lambda game: app.doors.new_match(app, game, table_scene.begin))
        return [
            opens(app, "practice-lessons", partial(lessons_menu, app)),
            opens(app, "practice-table", games),
            opens(app, "practice-drills", partial(drill.menu, app)),
        ]

    return Menu(app, "practice-menu", entries)


def lessons_menu(app: App) -> Menu:
    """Return the menu of all lessons, in the order in which they are best taken."""

    def entries() -> list[Entry]:
        names = lessons_of(app.catalogue)
        return [opens(app, f"lesson-{name}-title", partial(LessonScene, app, name)) for name in names]

    return Menu(app, "practice-lessons", entries)
