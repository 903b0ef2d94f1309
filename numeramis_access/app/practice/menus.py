"""The menus of practice: table, lessons and drills; and the menu of the practice table itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.menus import new_match
from numeramis_access.app.shell.menu import Entry, Menu, button, confirm, game_menu
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.table import matches

if TYPE_CHECKING:
    from numeramis_access.app.practice.lesson_match import LessonMatch
    from numeramis_access.app.practice.practice_match import PracticeMatch
    from numeramis_access.app.shell.program import App


def menu(app: App) -> Menu:
    """Return the menu of practice."""

    def table() -> None:
        app.push(game_menu(app, lambda game: new_match.menu(app, game, practice=True)))

    def drills() -> None:
        from numeramis_access.app.practice import drill

        app.push(drill.menu(app))

    def entries() -> list[Entry]:
        return [
            button(app, "practice-lessons", lambda: app.push(lessons_menu(app))),
            button(app, "practice-table", table),
            button(app, "practice-drills", drills),
        ]

    return Menu(app, "practice-menu", entries)


def lessons_menu(app: App) -> Menu:
    """Return the menu of all lessons, in the order in which they are best taken."""
    from numeramis_access.practice.lesson import ORDER

    def begin(name: str) -> None:
        from numeramis_access.app.practice.lesson_match import LessonMatch

        app.push(LessonMatch(app, name))

    def entries() -> list[Entry]:
        return [button(app, f"lesson-{name}-title", partial(begin, name)) for name in ORDER]

    return Menu(app, "practice-lessons", entries)


def lesson_menu(app: App, match: LessonMatch) -> Menu:
    """Return what Escape opens in a lesson."""
    from numeramis_access.app.reading import reader

    def leave() -> None:
        for _ in range(2):
            app.scenes.pop().leave()
        app.scene.enter()

    def again() -> None:
        from numeramis_access.app.practice.lesson_match import LessonMatch

        for _ in range(2):
            app.scenes.pop().leave()
        app.push(LessonMatch(app, match.name))

    def entries() -> list[Entry]:
        return [
            button(app, "lesson-back", app.pop),
            button(app, "lesson-again", again),
            button(app, "match-rules", lambda: app.push(reader.game_rules(app, match.table.ruleset.name))),
            button(app, "lesson-leave", leave),
        ]

    return Menu(app, "lesson-menu", entries)


def table_menu(app: App, match: PracticeMatch) -> Menu:
    """Return what Escape opens at the practice table."""
    from numeramis_access.app.menus import settings as settings_menu
    from numeramis_access.app.reading import reader

    def back_then(action: str) -> None:
        app.scenes.pop().leave()
        getattr(match, action)()

    def other_seat() -> None:
        app.replace(match.from_next_seat())

    def by_number() -> None:
        table = match.table

        def begin(seed: int) -> None:
            matches.begin(app, table.ruleset, table.options, table.seats, seed, practice=True)

        app.push(NumberMenu(app, "choose-seed", "option-seed", new_match.SEEDS, begin, None))

    def away() -> None:
        while len(app.scenes) > 1:
            app.scenes.pop().leave()
        app.scene.enter()

    def entries() -> list[Entry]:
        game = match.table.ruleset.name
        return [
            button(app, "match-back", app.pop),
            button(app, "practice-review", lambda: back_then("look_back")),
            button(app, "practice-repeat", lambda: back_then("repeat_deal")),
            button(app, "practice-other-seat", other_seat),
            button(app, "practice-by-number", by_number),
            _pace(app, match),
            button(app, "match-rules", lambda: app.push(reader.game_rules(app, game))),
            button(app, "match-describe", lambda: app.say("practice-deal-name", seed=str(match.table.seed))),
            matches.level_entry(app, match),
            button(app, "menu-settings", lambda: app.push(settings_menu.menu(app))),
            button(app, "match-leave", away if match.table.over else lambda: app.push(leave())),
        ]

    def leave() -> Menu:
        return confirm(app, "really-leave", away)

    return Menu(app, "practice-table-menu", entries)


def _pace(app: App, match: PracticeMatch) -> Entry:
    """Return the entry that goes step by step, or at the usual pace."""

    def value() -> str:
        return app.text("practice-pace-step" if match.by_step else "practice-pace-usual")

    return Entry(lambda: app.text("practice-pace"), None, value, lambda by: match.set_by_step(by < 0))
