"""Entries of the practice table's menu, and the menu of a lesson; Escape opens both."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Literal

from numeramis_access.app.practice.strength import strength_entry
from numeramis_access.app.practice.worth import WorthDesk
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Push, Scene, Transition
from numeramis_access.app.table.match_menu import TableOfMenu, rules_entry
from numeramis_access.catalogue import Game
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.practice.review import Verdict
from numeramis_access.practice.themes import themes_of
from numeramis_access.tables.practice import PracticeTable

#: the least and the greatest match number
MATCH_NUMBER_LIMITS = (MATCH_NUMBERS[0], MATCH_NUMBERS[-1])


def lesson_menu(app: App, lesson: TableOfMenu, again: Callable[[], Scene], rates: bool) -> Menu:
    """Return the menu that Escape opens in a lesson: back, the lesson from its beginning, rules, strength if ``rates``,
    and leave.

    :param app: the program. :param lesson: the scene below the menu.
    :param again: returns the lesson from its beginning.
    :param rates: whether answers rate the learner, so that the strength is offered.
    """

    def entries() -> list[Entry]:
        return [
            back_entry(app, "lesson-back"),
            button_entry(app, "lesson-again", lambda: Pop(2, lambda: Push(again()))),
            rules_entry(app, lesson),
            *([strength_entry(app, app.catalogue[lesson.seat.facts.game])] if rates else []),
            button_entry(app, "lesson-leave", lambda: Pop(2)),
        ]

    return Menu(app, "lesson-menu", entries)


def back_and_act_entry(app: App, message: str, action: Callable[[], None]) -> Entry:
    """Return the entry that goes back to the table and then calls the action.

    :param app: the program. :param message: id of the message that names the entry. :param action: the action.
    """
    return button_entry(app, message, lambda: Pop(then=action))


def by_number_entry(app: App, begin: Callable[[int], Transition]) -> Entry:
    """Return the entry that asks for the number of a match and begins it.

    :param app: the program. :param begin: takes the number of a match; returns the transition that begins it.
    """

    def by_number() -> Menu:
        return NumberMenu(app, "choose-seed", partial(app.text, "option-seed"), MATCH_NUMBER_LIMITS, begin, None)

    return opening_entry(app, "practice-by-number", by_number)


def scene_entries(app: App, scenes: Mapping[str, Scene | None]) -> list[Entry]:
    """Return an entry for each scene, which opens it; None in place of a scene gives no entry.

    :param app: the player's program.
    :param scenes: each scene by the id of the message that names its entry.
    """
    return [
        opening_entry(app, name, partial(_open_scene, scene)) for name, scene in scenes.items() if scene is not None
    ]


def _open_scene(scene: Scene) -> Scene:
    return scene


def seat_entries(app: App, places: Sequence[tuple[int, str]], sit: Callable[[int], Transition]) -> list[Entry]:
    """Return the entry that opens the menu of the other seats from which the player can play this deal; as a list of
    one; empty without other seats.

    :param app: the program.
    :param places: for each other seat, its distance clockwise from the player's seat, and its label.
    :param sit: returns the transition to the seat at a distance.
    """

    def entry(steps: int, named: str) -> Entry:
        return Entry(lambda: named, lambda: sit(steps))

    def entries() -> list[Entry]:
        return [*(entry(steps, named) for steps, named in places), back_entry(app)]

    opened = partial(Menu, app, "practice-other-seat-menu", entries)
    return [opening_entry(app, "practice-other-seat", opened)] if places else []


def theme_entries(app: App, game: Game, begin: Callable[[str], Transition | None]) -> list[Entry]:
    """Return the entry that opens the themes of the game's deals, as a list of one; no entries if the game has none.

    :param app: the program. :param game: the game.
    :param begin: begins a match whose first deal shows the named theme; returns None if no such deal is found, which
        the entry then tells.
    """
    names = themes_of(game).themes

    def choose(theme: str) -> Transition | None:
        begun = begin(theme)
        if begun is None:
            app.say("theme-none", cue="refusal")
        return begun

    def entries() -> list[Entry]:
        return [
            *(button_entry(app, f"theme-{game.name}-{name}", partial(choose, name)) for name in names),
            back_entry(app),
        ]

    return [opening_entry(app, "theme-menu", lambda: Menu(app, "theme-menu-title", entries))] if names else []


def moment_entries(
    app: App,
    message: str,
    costly: Sequence[Verdict],
    name: Callable[[Verdict], str],
    choose: Callable[[Sequence[Verdict]], None],
    every: str = "",
) -> list[Entry]:
    """Return the entry that opens a menu of the costly moments, as a list of one; no entries if there are none.

    :param app: the program. :param message: names the entry; the title of the menu is ``<message>-menu``.
    :param costly: the verdicts on the moments. :param name: returns the name of a moment.
    :param choose: takes the chosen moments, back at the table.
    :param every: names the entry that chooses all of them if there are several; empty for no such entry.
    """

    def chosen(verdicts: Sequence[Verdict]) -> Pop:
        return Pop(2, lambda: choose(verdicts))

    def entries() -> list[Entry]:
        together = [button_entry(app, every, partial(chosen, costly))] if every and len(costly) > 1 else []
        single = (Entry(partial(name, verdict), partial(chosen, (verdict,))) for verdict in costly)
        return [*together, *single, back_entry(app)]

    return [opening_entry(app, message, lambda: Menu(app, f"{message}-menu", entries))] if costly else []


def pace_entry(app: App, table: PracticeTable) -> Entry:
    """Return the entry of the table's pace: left makes play go step by step, right at the usual pace."""

    def value() -> str:
        return app.text("practice-pace-step" if table.by_step else "practice-pace-usual")

    def change(by: int) -> None:
        table.by_step = by < 0

    return Entry(lambda: app.text("practice-pace"), None, value, change)


def worth_entry(app: App, worth: WorthDesk) -> Entry:
    """Return the entry that shows and changes the setting when the worth of a choice is told."""

    def value() -> str:
        return app.text(f"practice-worth-{worth.worth_setting}")

    return Entry(lambda: app.text("practice-worth"), None, value, worth.change_setting)


def counting_entries(app: App) -> list[Entry]:
    """Return the entries of two settings that left and right switch off and on: whether the coach asks counting
    questions, and whether ``counting.NEEDLESS_QUESTIONS`` to the table add penalty points.
    """
    return [_switch(app, "drill-coach", "coach"), _switch(app, "drill-unaided", "unaided")]


def _switch(app: App, message: str, setting: Literal["coach", "unaided"]) -> Entry:
    """Return the entry that switches a setting on and off."""

    def on() -> bool:
        return app.settings.coach if setting == "coach" else app.settings.unaided

    def change(by: int) -> None:
        app.change(**{setting: by > 0})

    return Entry(lambda: app.text(message), None, lambda: app.text("drill-switch", on=on()), change)
