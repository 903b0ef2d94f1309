"""The points of whole plays in a plan: their kind, a row of numbers by size of table, and what decides shared places.

A part of ``plan``; it receives the plan by a port.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from numeramis_access.app.shell.menu import Entry, Menu, back_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.evening.events import Plan, TieRule
from numeramis_access.evening.plays import points_row
from numeramis_access.evening.typed_results import SEPARATOR_PATTERN

#: points of a win and a loss at tables of two
WIN_AND_LOSS_POINTS = (2, 0)
#: most points of a place, and most characters of a typed row
MAX_POINTS, MAX_ROW_CHARACTERS = 999, 60


class PlanPort(Protocol):
    """The port through which entries change a plan. :ivar app: the program."""

    app: App

    @property
    def plan(self) -> Plan:
        """Return the plan as it stands."""

    def change(self, **fields: object) -> None:
        """Change fields of the plan. :param fields: the new values by name of the field."""

    def change_by_typing(self, **fields: object) -> None:
        """Change fields to something typed, so that leaving asks. :param fields: as for ``change``."""

    def choice_entry(self, name: str, named: Sequence[object] = ()) -> Entry:
        """Return the entry that changes one field among several values, each with a name in words; fields that depend
        on it change too.

        :param name: name of the field.
        :param named: the values, among them the present one; empty for all that the field allows.
        """


def points_entries(menu: PlanPort) -> list[Entry]:
    """Return the entries of the points: their kind, for points by place the row of each size of table, and the rules
    for ties.
    """
    rows = sorted(menu.plan.sizes, reverse=True) if menu.plan.points == "places" else []
    ties = opening_entry(menu.app, "evening-plan-ties", partial(_ties_menu, menu))
    return [menu.choice_entry("points"), *(_row_entry(menu, size) for size in rows), ties]


def _row_entry(menu: PlanPort, size: int) -> Entry:
    """Return the entry of the points at a table; Enter opens a field to type others."""
    app = menu.app

    def row() -> tuple[int, ...]:
        return points_row(menu.plan, size)

    def write() -> Transition:
        now = " ".join(map(str, row()))
        return Push(WritingMenu(app, "evening-plan-row", written, now, longest=MAX_ROW_CHARACTERS, size=size))

    def written(text: str) -> Transition:
        numbers = [part for part in SEPARATOR_PATTERN.split(text) if part]
        if len(numbers) == 1 and len(numbers[0]) == size:
            numbers = list(numbers[0])  # one digit for each place
        right = len(numbers) == size and all(part.isascii() and part.isdigit() for part in numbers)
        if not right or max(map(int, numbers)) > MAX_POINTS:
            return EnterAgain(partial(app.say, "evening-row-form", cue="refusal", size=size))
        menu.change_by_typing(rows={**menu.plan.rows, size: tuple(map(int, numbers))})
        return EnterAgain()

    def value() -> str:
        return app.narrator.language.join([app.text("evening-cell", value=points) for points in row()])

    return Entry(lambda: app.text("evening-plan-row", size=size), write, value, identity=f"row-{size}")


def _ties_menu(menu: PlanPort) -> Menu:
    """Return the rules for shared places in their order; left moves a rule forward, right backward."""
    app = menu.app

    def move(rule: TieRule, by: int) -> None:
        ties = list(menu.plan.ties)
        at = ties.index(rule)
        to = min(max(0, at + by), len(ties) - 1)
        ties.insert(to, ties.pop(at))
        menu.change(ties=tuple(ties))

    def entries() -> list[Entry]:
        rows = [
            Entry(partial(app.text, "evening-tie", rule=rule), None,
                  lambda rule=rule: app.text("evening-tie-place", place=menu.plan.ties.index(rule) + 1),  # type: ignore[misc]
                  partial(move, rule), identity=rule)
            for rule in menu.plan.ties
        ]  # fmt: skip
        return [*rows, back_entry(app)]

    return Menu(app, "evening-plan-ties", entries)
