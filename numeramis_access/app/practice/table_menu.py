"""The menus of the practice table and of a lesson: what Escape opens there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal

from numeramis_access.app.practice.counting import CountingDesk
from numeramis_access.app.practice.same_deal import same_deal
from numeramis_access.app.practice.strength import strength_entry
from numeramis_access.app.shell.menu import Entry, Menu, back, button, opens
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Push, Replace, Scene, Transition
from numeramis_access.app.table.match_menu import (
    commands_entry,
    leave_entry,
    level_entry,
    number_entry,
    rules_entry,
)
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.practice.review import Verdict
from numeramis_access.practice.themes import themes_of

if TYPE_CHECKING:
    from numeramis_access.app.practice.lesson_scene import LessonScene
    from numeramis_access.app.practice.table_scene import PracticeScene
    from numeramis_access.app.practice.topic_scene import TopicScene

#: the least and the greatest number that a match may be called by
ENDS = (MATCH_NUMBERS[0], MATCH_NUMBERS[-1])


def lesson_menu(app: App, lesson: LessonScene | TopicScene) -> Menu:
    """Return what Escape opens in a lesson."""

    def entries() -> list[Entry]:
        return [
            back(app, "lesson-back"),
            button(app, "lesson-again", lambda: Pop(2, lambda: Push(lesson.from_beginning()))),
            rules_entry(app, lesson),
            *([strength_entry(app, app.catalogue[lesson.about()[-1]])] if lesson.rates else []),
            button(app, "lesson-leave", lambda: Pop(2)),
        ]

    return Menu(app, "lesson-menu", entries)


def table_menu(app: App, match: PracticeScene) -> Menu:
    """Return what Escape opens at the practice table."""

    def back_then(message: str, action: Callable[[], None]) -> Entry:
        return button(app, message, lambda: Pop(then=action))

    def by_number() -> Menu:
        called = partial(app.text, "option-seed")
        return NumberMenu(app, "choose-seed", called, ENDS, lambda seed: Replace(match.others.with_seed(seed)), None)

    def entries() -> list[Entry]:
        return [
            back(app, "match-back"),
            back_then("practice-review", match.review.ask),
            *([back_then("review-anew", match.review.judge_anew)] if match.review.older else []),
            *([back_then("practice-longer", match.longer.ask)] if match.longer.close else []),
            *_keeping_entries(app, match),
            *_retrying_entries(app, match),
            *_master_entries(app, match),
            back_then("practice-repeat", match.repeat_deal),
            *_other_seats(app, match),
            opens(app, "practice-by-number", by_number),
            *_theme_entries(app, match),
            _pace_entry(app, match),
            _worth_entry(app, match),
            *_counting_entries(app, match.counting),
            commands_entry(app, match),
            rules_entry(app, match),
            number_entry(app, match, "practice-deal-name", "practice-deal-recorded"),
            level_entry(app, match),
            opens(app, "menu-settings", partial(app.doors.settings, app)),
            leave_entry(app, match),
        ]

    return Menu(app, "practice-table-menu", entries)


def _master_entries(app: App, match: PracticeScene) -> list[Entry]:
    """Return the entries for the strongest player in the player's place: from here on, or in the whole deal."""
    if not app.catalogue[match.about()[-1]].opponents:
        return []
    scenes = {"master": match.others.master(), "master-compare": match.others.compared()}
    found = [opens(app, name, partial(_open_scene, scene)) for name, scene in scenes.items() if scene is not None]
    levels = [opens(app, "master-deal", partial(same_deal, match))] if scenes["master-compare"] is not None else []
    return [*found, *levels]


def _open_scene(scene: Scene) -> Scene:
    return scene


def _other_seats(app: App, match: PracticeScene) -> list[Entry]:
    """Return the entry that plays this deal with the cards of another seat, where there is one."""

    def entry(steps: int, named: str) -> Entry:
        return Entry(lambda: named, lambda: Replace(match.others.from_seat(steps)))

    def entries() -> list[Entry]:
        return [*(entry(steps, named) for steps, named in match.others.places()), back(app)]

    opened = partial(Menu, app, "practice-other-seat-menu", entries)
    return [opens(app, "practice-other-seat", opened)] if match.others.places() else []


def _theme_entries(app: App, match: PracticeScene) -> list[Entry]:
    """Return the entry for deals on a theme, where the game has any."""
    game = app.catalogue[match.about()[-1]]
    names = themes_of(game).themes

    def begin(theme: str) -> Transition | None:
        scene = match.others.with_theme(theme)
        if scene is not None:
            return Replace(scene)
        app.say("theme-none", cue="refusal")
        return None

    def entries() -> list[Entry]:
        return [*(button(app, f"theme-{game.name}-{name}", partial(begin, name)) for name in names), back(app)]

    return [opens(app, "theme-menu", lambda: Menu(app, "theme-menu-title", entries))] if names else []


def _keeping_entries(app: App, match: PracticeScene) -> list[Entry]:
    """Return the entry that keeps costly moments as exercises, where the review has found any."""
    found = match.costly.found

    def kept(verdicts: tuple[Verdict, ...]) -> Pop:
        return Pop(2, lambda: match.costly.keep(verdicts))

    def moments() -> list[Entry]:
        every = [button(app, "position-keep-all", lambda: kept(found))] if len(found) > 1 else []
        return [
            *every,
            *(Entry(partial(match.costly.name, one), partial(kept, (one,))) for one in found),
            back(app),
        ]

    return [opens(app, "position-keep", lambda: Menu(app, "position-keep-menu", moments))] if found else []


def _retrying_entries(app: App, match: PracticeScene) -> list[Entry]:
    """Return the entry that goes back to a costly moment, where the review has found any."""
    found = match.costly.found

    def moments() -> list[Entry]:
        def entry(one: Verdict) -> Entry:
            return Entry(partial(match.costly.name, one), lambda: Pop(2, lambda: match.retries.stand_at(one)))

        return [*map(entry, found), back(app)]

    return [opens(app, "review-retry", lambda: Menu(app, "review-retry-menu", moments))] if found else []


def _pace_entry(app: App, match: PracticeScene) -> Entry:
    """Return the entry that goes step by step, or at the usual pace."""
    table = match.seat.table

    def value() -> str:
        return app.text("practice-pace-step" if table.by_step else "practice-pace-usual")

    def change(by: int) -> None:
        table.by_step = by < 0

    return Entry(lambda: app.text("practice-pace"), None, value, change)


def _worth_entry(app: App, match: PracticeScene) -> Entry:
    """Return the entry that has the worth of each choice told."""
    return Entry(
        lambda: app.text("practice-worth"),
        None,
        lambda: app.text(f"practice-worth-{match.worth.telling}"),
        lambda by: match.worth.change(by),
    )


def _counting_entries(app: App, counting: CountingDesk) -> list[Entry]:
    """Return the entries for the coach and for playing without the table's answers, where the game is counted in."""
    return [_switch(app, "drill-coach", "coach"), _switch(app, "drill-unaided", "unaided")] if counting.counted else []


def _switch(app: App, message: str, setting: Literal["coach", "unaided"]) -> Entry:
    """Return the entry that switches a setting of the practice table on and off."""

    def on() -> bool:
        return app.settings.coach if setting == "coach" else app.settings.unaided

    def change(by: int) -> None:
        app.change(**{setting: by > 0})

    return Entry(lambda: app.text(message), None, lambda: app.text("drill-switch", on=on()), change)
