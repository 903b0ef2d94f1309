"""The limits of entries in a plan: the greatest number of entries, and their last day.

A part of ``plan``; it receives the plan by a port.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from functools import partial

from numeramis_access.app.evening import keeper
from numeramis_access.app.evening.evening_writer import day_text, limits_of_entries
from numeramis_access.app.evening.plan_points import PlanPort
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.scene import EnterAgain, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu

#: most entries of a limit; most characters of a typed day
MAX_CAPACITY, MAX_DAY_CHARACTERS = 999, 10


def limits_entry(menu: PlanPort) -> Entry:
    """Return the entry of the limits, which opens a menu of them."""

    def value() -> str:
        return limits_of_entries(menu.app, menu.plan) or menu.app.text("evening-plan-entries-none")

    return Entry(partial(menu.app.text, "evening-plan-entries"), lambda: Push(_limits_menu(menu)), value)


def _limits_menu(menu: PlanPort) -> Menu:
    app = menu.app

    def entries() -> list[Entry]:
        places = number_entry(
            app, lambda: app.text("evening-plan-capacity"), lambda: menu.plan.capacity,
            lambda number: menu.change(capacity=number), (0, MAX_CAPACITY),
            lambda: app.text("evening-plan-capacity-value", value=menu.plan.capacity),
        )  # fmt: skip
        return [places, _day_entry(menu), back_entry(app)]

    return Menu(app, "evening-plan-entries", entries)


def _day_entry(menu: PlanPort) -> Entry:
    """Return the entry of the last day: Enter opens a field for it, left and right change it by a day, and before today
    there is none.
    """
    app = menu.app

    def change(by: int) -> None:
        today = keeper.now().date()
        now = menu.plan.closes
        day = date.fromisoformat(now) + timedelta(by) if now else today if by > 0 else None
        menu.change(closes=day.isoformat() if day is not None and day >= today else "")

    def write() -> Transition:
        return Push(WritingMenu(app, "evening-plan-closes", written, longest=MAX_DAY_CHARACTERS))

    def written(text: str) -> Transition:
        day = typed_day(text, keeper.now().date())
        if day is None:
            return EnterAgain(partial(app.say, "evening-day-form", cue="refusal"))
        menu.change_by_typing(closes=day.isoformat())
        return EnterAgain()

    def value() -> str:
        closes = menu.plan.closes
        return day_text(app, closes) if closes else app.text("evening-plan-closes-none")

    return Entry(partial(app.text, "evening-plan-closes"), write, value, change)


def typed_day(text: str, today: date) -> date | None:
    """Return the day in a typed text, None if it has none.

    The text has the numbers of day and month, and can have the year; without it the next such day is meant. A text that
    begins with the year is ISO 8601.

    :param text: the text. :param today: the present day.

    >>> typed_day("24. 12.", date(2026, 12, 1)), typed_day("3 1", date(2026, 12, 1)), typed_day("31 2", date.min)
    (datetime.date(2026, 12, 24), datetime.date(2027, 1, 3), None)
    """
    numbers = [int(number) for number in re.findall(r"[0-9]+", text)]
    if len(numbers) == 3 and numbers[0] > 31:
        numbers.reverse()
    if len(numbers) not in (2, 3):
        return None
    day, month, *years = numbers
    try:
        if years:
            return date(years[0], month, day)
        own = date(today.year, month, day)
        return own if own >= today else date(today.year + 1, month, day)
    except ValueError:
        return None
