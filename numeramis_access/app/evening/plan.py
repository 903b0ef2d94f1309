"""Announcing an evening: what is played, who competes, how they meet, how long a round is."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args, get_type_hints

import msgspec

from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Transition
from numeramis_access.evening.boards import at_tables, by_seat, tricks_of
from numeramis_access.evening.events import Plan

#: most boards and minutes of a round, rounds, and tricks of a deal of a game that the program does not know
BOARDS, MINUTES, ROUNDS, TRICKS = 32, 240, 99, 99


class PlanMenu(Menu):
    """The plan of an evening, changed entry by entry. :param announce: is given it in the end.

    At the tables of a house all meet at equal boards.
    """

    def __init__(self, app: App, plan: Plan, announce: Callable[[Plan], Transition | None]) -> None:
        super().__init__(app, "evening-plan", self._entries)
        self.plan = plan
        self._announce = announce
        #: games that are offered, with the tricks of a deal: that four play in pairs, and at tables of a house all that
        #: can be compared there
        self._games = {
            game.name: tricks_of(game.ruleset()) for game in app.catalogue
            if tricks_of(game.ruleset()) or (plan.at_tables and at_tables(game.ruleset()))
        }  # fmt: skip

    def _entries(self) -> list[Entry]:
        real = not self.plan.at_tables
        rounds = [] if self.plan.contest == "individuals" else [self._choice("movement")]
        copies = [self._copies()] if real and self.plan.contest == "pairs" and self.plan.movement != "swiss" else []
        other = [] if self.plan.game else [self._number("tricks", (0, TRICKS))]
        return [
            button(self.app, "evening-announce", lambda: self._announce(self.plan)),
            self._game(), *other, self._choice("contest"), *rounds,
            self._number("boards", (1, BOARDS)), self._number("rounds", (0, ROUNDS)),
            self._number("minutes", (0, MINUTES), step=5), *copies, back(self.app),
        ]  # fmt: skip

    def _set(self, **fields: object) -> None:
        self.plan = msgspec.structs.replace(self.plan, **fields)

    def _choice(self, name: str) -> Entry:
        """Return the entry of a field that is one of several words."""
        choices = get_args(get_type_hints(Plan, include_extras=True)[name])
        def change(by: int) -> None:
            self._set(**{name: choices[(choices.index(getattr(self.plan, name)) + by) % len(choices)]})

        return Entry(
            lambda: self.app.text(f"evening-plan-{name}"), None,
            lambda: self.app.text(f"evening-plan-{name}-value", value=getattr(self.plan, name)), change,
        )  # fmt: skip

    def _game(self) -> Entry:
        names = [*self._games, *([] if self.plan.at_tables else [""])]

        def change(by: int) -> None:
            name = names[(names.index(self.plan.game) + by) % len(names)]
            alone = bool(name) and by_seat(self.app.catalogue[name].ruleset())
            contest = "individuals" if alone else "pairs" if self.plan.by_seat else self.plan.contest
            self._set(game=name, tricks=self._games.get(name, self.plan.tricks), by_seat=alone, contest=contest)

        def value() -> str:
            return self.app.text(f"game-{self.plan.game}" if self.plan.game else "evening-other-game")

        return Entry(lambda: self.app.text("evening-game"), None, value, change)

    def _number(self, name: str, ends: tuple[int, int], step: int = 1) -> Entry:
        return number_entry(
            self.app, lambda: self.app.text(f"evening-plan-{name}"), lambda: int(getattr(self.plan, name)),
            lambda number: self._set(**{name: number}), ends,
            lambda: self.app.text(f"evening-plan-{name}-value", value=getattr(self.plan, name)), step,
        )  # fmt: skip

    def _copies(self) -> Entry:
        def change(by: int) -> None:
            self._set(moving=not self.plan.moving)

        return Entry(
            lambda: self.app.text("evening-copies"), None,
            lambda: self.app.text("evening-copies-value", moving=self.plan.moving), change,
        )  # fmt: skip
