"""The menus of the deal of the day: today's deals, the week's series, the calendar."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path

from numeramis_access.app.daily import day_lines, days
from numeramis_access.app.daily.days import DayResult
from numeramis_access.app.daily.scene import DailyScene, begin_deal_of_day
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import PopThrough, Push, Replace, Transition
from numeramis_access.app.table.match_menu import leave_entry
from numeramis_access.catalogue import Game
from numeramis_access.input.inbox import Report
from numeramis_access.practice.playing_on import NO_UNIT


def menu(app: App) -> Menu:
    """Return the menu of the deal of the day: today's deal of every game, this week's series, the calendar if there is
    any result, and the way back.
    """

    def entries() -> list[Entry]:
        known = results(app)
        now = days.today()
        games = [_entry(app, game, now, known, app.text(f"game-{game.name}")) for game in app.catalogue]
        calendar = [opening_entry(app, "day-calendar", partial(_calendar, app))] if known else []
        return [*games, opening_entry(app, "day-week", partial(_week, app)), *calendar, back_entry(app)]

    return Menu(app, "day-menu", entries, **day_lines.date_values(days.today()))


def results(app: App) -> tuple[DayResult, ...]:
    """Return all results, the earliest day first; if the calendar cannot be read, tell the player and return none."""
    try:
        return days.load_results(app.home)
    except OSError:
        app.inbox.put(Report("day-not-kept", {}))
        return ()


def _entry(app: App, game: Game, day: date, known: Sequence[DayResult], label: str) -> Entry:
    """Return the entry of one deal; its value is the result, or whether the deal is begun or new."""
    result = next((result for result in known if result.key == (day, game.name)), None)

    def standing() -> str:
        if result is not None:
            return app.text("day-amount", **day_lines.result_values(app, result))
        begun = days.journal_path(app.home, game.name, day).exists()
        return app.text("day-standing", state="begun" if begun else "new")

    return Entry(partial(str, label), partial(_open, app, game, day), standing)


def _open(app: App, game: Game, day: date) -> Transition | None:
    """Return the transition to the table of a deal, or to the menu of its result if it has been played.

    If its journal cannot be opened, tell the player and return None, to stay.
    """
    result = next((earlier for earlier in results(app) if earlier.key == (day, game.name)), None)
    if result is not None:
        return Push(_result_menu(app, game, result))
    scene = begin_deal_of_day(app, game, day, partial(_over_menu, app, game))
    return Replace(scene) if scene is not None else None


def return_to_deal(app: App, path: Path) -> Transition | None:
    """Return the transition to the deal of a journal: to its table, or to its result if it is in the calendar.

    If the journal's name has no known game or no date, it leads to the menu of deals. If the journal cannot be opened,
    tell the player and return None, to stay.

    :param app: the program. :param path: path of the journal.
    """
    game, day = days.game_and_day_of_journal(path)
    return _open(app, app.catalogue[game], day) if day is not None and game in app.catalogue else Push(menu(app))


def _over_menu(app: App, game: Game, table: DailyScene) -> Menu:
    """Return the menu at the table of a finished deal; it leads back to the cards or out to the main menu."""
    leave = leave_entry(app, "match-end", partial(PopThrough, table))
    return _result_menu(app, game, table.result, [back_entry(app, "match-back"), leave])


def _result_menu(app: App, game: Game, result: DayResult, ways_out: Sequence[Entry] = ()) -> Menu:
    """Return the menu of a result: send its line, practise the deal, see the week.

    :param ways_out: the last entries of the menu; empty for Back alone.
    """
    name = f"{result.game}-{result.day.isoformat()}"

    def practise() -> Transition:
        return Replace(app.doors.practice_table(app, days.new_table_of_day(game, result.day)))

    def entries() -> list[Entry]:
        return [
            button_entry(app, "day-send", lambda: day_lines.share_line(app, day_lines.result_line(app, result), name)),
            button_entry(app, "day-practise", practise),
            opening_entry(app, "day-week", partial(_week, app)),
            *(ways_out or [back_entry(app)]),
        ]

    return Menu(app, "day-played", entries, **day_lines.result_values(app, result))


def _week(app: App) -> Menu:
    """Return the menu of this week's series: every game with its total so far."""

    def entries() -> list[Entry]:
        return [*(_series_entry(app, game) for game in app.catalogue), back_entry(app)]

    return Menu(app, "day-week", entries)


def _of_week(app: App, game: Game) -> list[DayResult]:
    """Return this week's results of one game."""
    this = days.week_of(days.today())
    return [result for result in results(app) if result.game == game.name and result.day in this]


def _series_entry(app: App, game: Game) -> Entry:
    results = _of_week(app, game)
    unit, total = (results[0].unit if results else NO_UNIT), sum(result.value for result in results)
    value = app.text("day-series", played=len(results), count=days.DAYS_OF_WEEK, **day_lines.amount_values(unit, total))
    return Entry(lambda: app.text(f"game-{game.name}"), lambda: Push(_series(app, game)), partial(str, value))


def _series(app: App, game: Game) -> Menu:
    """Return the menu of this week's days for one game; the player can still play missed days."""
    this = days.week_of(days.today())

    def send() -> None:
        results = _of_week(app, game)
        day_lines.share_line(app, day_lines.week_line(app, results, this), f"{game.name}-{this[0].isoformat()}-week")

    def entries() -> list[Entry]:
        known = results(app)
        each = [_entry(app, game, day, known, app.text("weekday", **day_lines.date_values(day))) for day in this]
        return [*each, *([button_entry(app, "day-send-week", send)] if _of_week(app, game) else []), back_entry(app)]

    return Menu(app, f"game-{game.name}", entries)


def _calendar(app: App) -> Menu:
    """Return the menu of all results, the latest day first."""

    def entry(result: DayResult) -> Entry:
        values = day_lines.result_values(app, result)
        opened = partial(_result_menu, app, app.catalogue[result.game], result)
        return Entry(
            lambda: app.text("day-entry", **values), lambda: Push(opened()), lambda: app.text("day-amount", **values)
        )

    def entries() -> list[Entry]:
        known = [result for result in results(app) if result.game in app.catalogue]
        return [*map(entry, reversed(known)), back_entry(app)]

    return Menu(app, "day-calendar", entries)
