"""Announce an evening: game, contest, movement, length of a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args, get_type_hints

import msgspec

from numeramis_access.app.menus.rules_choice import RulesChoice
from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Transition
from numeramis_access.evening.boards import can_play_at_tables, options_of, planned, refuse_boards
from numeramis_access.evening.draw import refuse_plan
from numeramis_access.evening.events import Plan

#: upper limits: boards and minutes of a round, rounds, tricks of a deal in a game unknown to the program
BOARDS, MINUTES, ROUNDS, TRICKS = 32, 240, 99, 99


class PlanMenu(Menu):
    """The plan of an evening, changed entry by entry; at a house's tables every table has its own copy of the boards.

    :param announce: takes the finished plan and returns the next transition. :param first: message of the entry that
        announces.
    """

    def __init__(
        self, app: App, plan: Plan, announce: Callable[[Plan], Transition | None], first: str = "evening-announce"
    ) -> None:
        super().__init__(app, "evening-plan", self._entries)
        self._first = first
        self.plan = plan
        self._announce = announce
        #: the games with comparable deals
        self._games = [game.name for game in app.catalogue if can_play_at_tables(game.ruleset())]

    @property
    def plan(self) -> Plan:
        """Return the plan as it stands."""
        rules = self._rules
        return self._plan if rules is None else planned(self._plan, rules.rules, rules.options)

    @plan.setter
    def plan(self, plan: Plan) -> None:
        self._plan = plan
        game = self.app.catalogue[plan.game] if plan.game else None
        self._rules = None if game is None else RulesChoice(self.app, game, options_of(game.ruleset(), plan))

    def _check_and_announce(self) -> Transition | None:
        """Announce the evening, or say why it could not be played or its deals not be compared."""
        rules, narrator = self._rules, self.app.narrator
        refusal = refuse_plan(self.plan)
        if refusal is None and rules is not None:
            refusal, narrator = refuse_boards(rules.rules, rules.options), rules.narrator
        if refusal is None:
            return self._announce(self.plan)
        self.app.tell([narrator.refusal(refusal)])
        return None

    def _rules_entries(self) -> list[Entry]:
        """Return the entries of the game's options; for a game unknown to the program, those of its tricks."""
        rules = self._rules
        if rules is None:
            return [self._number("tricks", (0, TRICKS)), self._fewer()]
        return rules.option_entries(rules.rules.settled)

    def _entries(self) -> list[Entry]:
        real = not self.plan.at_tables
        rounds = [] if self.plan.contest == "individuals" else [self._choice("movement")]
        copies = [self._copies()] if real and self.plan.contest == "pairs" and self.plan.movement != "swiss" else []
        return [
            button(self.app, self._first, self._check_and_announce),
            self._game(), *self._rules_entries(), self._choice("contest"), *rounds,
            self._number("boards", (1, BOARDS)), self._number("rounds", (0, ROUNDS)),
            self._number("minutes", (0, MINUTES), step=5), *copies, back(self.app),
        ]  # fmt: skip

    def _set(self, **fields: object) -> None:
        self._plan = msgspec.structs.replace(self.plan, **fields)

    def _choice(self, name: str) -> Entry:
        """Return the entry of a field with several named values."""
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
            if name:
                rules = self.app.catalogue[name].ruleset()
                self.plan = planned(self.plan, rules, rules.options())
            else:
                contest = "pairs" if self.plan.by_seat else self.plan.contest
                self.plan = msgspec.structs.replace(
                    self.plan, game="", options={}, unit="", most=0, by_seat=False, contest=contest
                )

        def value() -> str:
            return self.app.text(f"game-{self.plan.game}" if self.plan.game else "evening-other-game")

        return Entry(lambda: self.app.text("evening-game"), None, value, change)

    def _number(self, name: str, ends: tuple[int, int], step: int = 1) -> Entry:
        return number_entry(
            self.app, lambda: self.app.text(f"evening-plan-{name}"), lambda: int(getattr(self.plan, name)),
            lambda number: self._set(**{name: number}), ends,
            lambda: self.app.text(f"evening-plan-{name}-value", value=getattr(self.plan, name)), step,
        )  # fmt: skip

    def _fewer(self) -> Entry:
        def change(by: int) -> None:
            self._set(fewer=not self.plan.fewer)

        return Entry(
            lambda: self.app.text("evening-better"), None,
            lambda: self.app.text("evening-better-value", fewer=self.plan.fewer), change,
        )  # fmt: skip

    def _copies(self) -> Entry:
        def change(by: int) -> None:
            self._set(moving=not self.plan.moving)

        return Entry(
            lambda: self.app.text("evening-copies"), None,
            lambda: self.app.text("evening-copies-value", moving=self.plan.moving), change,
        )  # fmt: skip
