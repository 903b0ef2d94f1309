"""Announce an evening: game, contest, movement, length of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias, get_args, get_type_hints

import msgspec

from numeramis_access.app.menus.rules_choice import RulesChoice
from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Transition
from numeramis_access.evening.boards import (
    MOST_PLAYERS,
    can_play_at_tables,
    options_of,
    planned,
    refuse_boards,
    sizes_of,
)
from numeramis_access.evening.draw import refuse_plan
from numeramis_access.evening.events import Contest, Plan

#: upper limits: boards and minutes of a round, rounds, tricks of a deal in a game unknown to the program
BOARDS, MINUTES, ROUNDS, TRICKS = 32, 240, 99, 99
#: usual number of rounds of whole plays
PLAYS = 3
#: who meets whom where boards are compared, and in whole plays
MOVEMENTS, PLAY_MOVEMENTS = ("all-meet", "mitchell", "swiss"), ("lot", "neighbours")
#: what happens with people who are left over: they sit out, or tables have fewer or more players
Spare: TypeAlias = Literal["none", "less", "more", "both"]
#: the same by whether tables can have fewer players, and more
SPARE: dict[tuple[bool, bool], Spare] = {
    (False, False): "none", (True, False): "less", (False, True): "more", (True, True): "both",
}  # fmt: skip


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
        best, *others = plan.sizes or (0,)
        #: which other sizes of tables are wished, if the game allows them
        self._spare: Spare = "both" if not plan.sizes else SPARE[
            any(size < best for size in others), any(size > best for size in others)
        ]  # fmt: skip
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
        if refusal is None and rules is not None and not self._plays:
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
        if self._plays:
            return self._play_entries()
        real = not self.plan.at_tables
        rounds = [] if self.plan.contest == "individuals" else [self._choice("movement", MOVEMENTS)]
        copies = [self._copies()] if real and self.plan.contest == "pairs" and self.plan.movement != "swiss" else []
        return [
            button(self.app, self._first, self._check_and_announce),
            self._game(), *self._rules_entries(), self._contest(), *rounds,
            self._number("boards", (1, BOARDS)), self._number("rounds", (0, ROUNDS)),
            self._number("minutes", (0, MINUTES), step=5), *copies, back(self.app),
        ]  # fmt: skip

    @property
    def _plays(self) -> bool:
        """Return whether whole plays are planned."""
        return self.plan.contest == "plays"

    def _play_entries(self) -> list[Entry]:
        """Return the entries of a contest of whole plays."""
        rules = self._rules
        options = [self._fewer()] if rules is None else rules.option_entries(rules.rules.settled)
        least, most = self._seats[0], self._seats[-1]
        size = number_entry(
            self.app, lambda: self.app.text("evening-plan-size"), lambda: self.plan.sizes[0],
            self._set_sizes, (least, most),
            lambda: self.app.text("evening-plan-size-value", value=self.plan.sizes[0]),
        )  # fmt: skip
        return [
            button(self.app, self._first, self._check_and_announce), self._game(), *options, self._contest(), size,
            self._spare_entry(), self._choice("movement", PLAY_MOVEMENTS), self._choice("points"),
            self._number("rounds", (1, ROUNDS)), self._number("minutes", (0, MINUTES), step=5), back(self.app),
        ]  # fmt: skip

    @property
    def _seats(self) -> tuple[int, ...]:
        """Return the numbers of players of a table that the game allows; any for a game unknown to the program."""
        rules = self._rules
        return sizes_of(rules.rules, rules.options) if rules is not None else tuple(range(2, MOST_PLAYERS + 1))

    def _set_sizes(self, best: int) -> None:
        """Set the size of tables, and the others around it that are wished and that the game allows."""
        less, more = next(which for which, name in SPARE.items() if name == self._spare)
        near = [best, *([best - 1] if less else []), *([best + 1] if more else [])]
        seats = self._seats
        self._set(sizes=tuple(size for size in near if size in seats) or (seats[0],))

    def _spare_entry(self) -> Entry:
        def change(by: int) -> None:
            names = list(SPARE.values())
            self._spare = names[(names.index(self._spare) + by) % len(names)]
            self._set_sizes(self.plan.sizes[0])

        return Entry(
            lambda: self.app.text("evening-plan-spare"), None,
            lambda: self.app.text("evening-plan-spare-value", value=self._spare), change,
        )  # fmt: skip

    def _contest(self) -> Entry:
        """Return the entry of the kind of contest; a house's tables have no whole plays yet."""
        contests = get_args(Contest)
        return self._choice("contest", contests[:-1] if self.plan.at_tables else contests)

    def _change_contest(self, before: Plan) -> None:
        """Fill in what only whole plays have, or take it away."""
        if self._plays and before.contest != "plays":
            self._set(movement=PLAY_MOVEMENTS[0], boards=1, rounds=before.rounds or PLAYS, by_seat=False)
            self._set_sizes(next(size for size in (4, *self._seats) if size in self._seats))
        elif before.contest == "plays" and not self._plays:
            self._set(movement="all-meet", sizes=())

    def _set(self, **fields: object) -> None:
        self._plan = msgspec.structs.replace(self.plan, **fields)

    def _choice(self, name: str, named: Sequence[object] = ()) -> Entry:
        """Return the entry of a field with several named values. :param named: the choices; empty for all."""
        choices = named or get_args(get_type_hints(Plan, include_extras=True)[name])

        def change(by: int) -> None:
            before = self.plan
            self._set(**{name: choices[(choices.index(getattr(before, name)) + by) % len(choices)]})
            self._change_contest(before)

        return Entry(
            lambda: self.app.text(f"evening-plan-{name}"), None,
            lambda: self.app.text(f"evening-plan-{name}-value", value=getattr(self.plan, name)), change,
        )  # fmt: skip

    def _game(self) -> Entry:
        games = [game.name for game in self.app.catalogue] if self._plays else self._games
        names = [*games, *([] if self.plan.at_tables else [""])]

        def change(by: int) -> None:
            name = names[(names.index(self.plan.game) + by) % len(names)]
            if name and self._plays:
                self.plan = msgspec.structs.replace(self.plan, game=name, options={})
            elif name:
                rules = self.app.catalogue[name].ruleset()
                self.plan = planned(self.plan, rules, rules.options())
            else:
                contest = "pairs" if self.plan.by_seat else self.plan.contest
                self.plan = msgspec.structs.replace(
                    self.plan, game="", options={}, unit="", most=0, by_seat=False, contest=contest
                )
            if self._plays:
                self._set_sizes(self.plan.sizes[0])

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
