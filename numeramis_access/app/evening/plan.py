"""The menu that plans an evening: game, contest, movement, length of a round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, TypeAlias, get_args, get_type_hints

import msgspec

from numeramis_access.app.evening.plan_entries import limits_entry
from numeramis_access.app.evening.plan_games import games_entry
from numeramis_access.app.evening.plan_points import WIN_AND_LOSS_POINTS, points_entries
from numeramis_access.app.menus.rules_choice import RulesChoice
from numeramis_access.app.shell.menu import Entry, Menu, button_entry
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Meaning, NamedThing, Push, Scene, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.evening.boards import (
    MAX_PLAYERS,
    can_play_at_tables,
    options_of,
    plan_for_game,
    refuse_boards,
    sizes_of,
)
from numeramis_access.evening.draw import refuse_plan
from numeramis_access.evening.events import Plan, PlannedGame
from numeramis_access.evening.refusals import ROUND_BY_ROUND, TABLE_MOVEMENTS
from numeramis_access.tables.long_clocks import DAYS_FOR_DECISIONS

#: upper limits: boards and minutes of a round, rounds, tricks of a deal in a game unknown to the program
MAX_BOARDS, MAX_MINUTES, MAX_ROUNDS, MAX_TRICKS = 32, 240, 99, 99
#: most plays of a game for each player
MAX_CREDITS = 99
#: usual number of rounds of whole plays
USUAL_PLAY_ROUNDS = 3
#: the movements of entrants where boards are compared, and in whole plays
MOVEMENTS = ("all-meet", "mitchell", "swiss")
PLAY_MOVEMENTS = ("lot", "neighbours", "free", "groups", "knock-out")
#: those of them that need no number of rounds
MOVEMENTS_WITHOUT_ROUNDS = ("groups", "knock-out")
#: what people who see wear, by its code in a plan
BLINDFOLD = "blindfold"
#: most characters of the words about what people who see wear
MAX_WEAR_CHARACTERS = 60
#: most people of a group
MAX_GROUP_SIZE = 99
#: what happens with people who are left over: they sit out, or tables have fewer or more players
SparePeople: TypeAlias = Literal["none", "less", "more", "both"]
#: the same by whether tables can have fewer players, and more
SPARE_OF_SIZES: dict[tuple[bool, bool], SparePeople] = {
    (False, False): "none", (True, False): "less", (False, True): "more", (True, True): "both",
}  # fmt: skip


class PlanMenu(Menu):
    """The menu that changes the plan of an evening entry by entry.

    :param plan: the plan at the beginning. :param announce: takes the finished plan and returns the next transition; a
        plan that cannot be played is refused with a reason instead.
    :param first: id of the message that names the entry to announce it.
    :param drawn: whether the tables are drawn, so that only points, rounds, time and names can change, and with real
        cards the tables of later rounds.
    :param title: id of the message that names the menu. :ivar more: the games of the contest after the first.
    """

    def __init__(
        self, app: App, plan: Plan, announce: Callable[[Plan], Transition | None], first: str = "evening-announce",
        drawn: bool = False, title: str = "evening-plan",
    ) -> None:  # fmt: skip
        super().__init__(app, title, self._entries)
        self._drawn = drawn
        self._first = first
        self.more: tuple[PlannedGame, ...] = plan.games[1:]
        #: the number of further games before this change, the plays of each player of the first game, and whether plays
        #: are counted already
        self._known, self._credits = len(self.more), plan.games[0].credits if plan.games else USUAL_PLAY_ROUNDS
        self._counted = bool(plan.games) and drawn
        plan = plan.of_game(0)
        self.plan = plan
        self._is_typed = False
        self._announce = announce
        best, *others = plan.sizes or (0,)
        #: which other sizes of tables are wished, if the game allows them
        self._spare: SparePeople = "both" if not plan.sizes else SPARE_OF_SIZES[
            any(size < best for size in others), any(size > best for size in others)
        ]  # fmt: skip
        #: the games with comparable deals
        self._games = [game.name for game in app.catalogue if can_play_at_tables(game.ruleset())]

    @property
    def has_draft(self) -> bool:
        """Return whether a name or a row of points was typed, which leaving would lose."""
        return self._is_typed

    @property
    def plan(self) -> Plan:
        """Return the plan as it stands, with the measures that follow from its game.

        Setting it also sets the choice of rules.
        """
        rules = self._rules
        return self._plan if rules is None else plan_for_game(self._plan, rules.rules, rules.options)

    @plan.setter
    def plan(self, plan: Plan) -> None:
        self._plan = plan
        game = self.app.catalogue[plan.game] if plan.game else None
        self._rules = None if game is None else RulesChoice(self.app, game, options_of(game.ruleset(), plan))
        self.about_game = () if game is None else (game.name,)

    @property
    def whole_plan(self) -> Plan:
        """Return the plan to announce: with its list of games if each player has a number of plays, else as ``plan``.
        """
        plan = self.plan
        if not self._has_credits:
            return plan
        games = (plan.as_game(self._credits), *self.more)
        days = 0 if plan.movement == "free" else plan.days
        return msgspec.structs.replace(plan, games=games, sizes=(), rounds=0, days=days)

    @property
    def _has_credits(self) -> bool:
        """Return whether each player has a number of plays."""
        return self._plays and (self._has_games or self._plan.movement == "free")

    @property
    def _has_games(self) -> bool:
        """Return whether the plan keeps a list of games, whatever its movement."""
        return bool(self.more) or self._counted

    def _check_and_announce(self) -> Transition | None:
        """Announce the evening and return the next transition.

        If the plan cannot be played or its deals not be compared, say why and return None, to stay.
        """
        rules, narrator = self._rules, self.app.narrator
        refusal = refuse_plan(self.whole_plan)
        if refusal is None and rules is not None and not self._plays:
            refusal, narrator = refuse_boards(rules.rules, rules.options), rules.narrator
        if refusal is None:
            return self._announce(self.whole_plan)
        self.app.tell([narrator.refusal(refusal)])
        return None

    def _rules_entries(self) -> list[Entry]:
        """Return the entries of the game's options; for a game unknown to the program, the entries of its tricks."""
        rules = self._rules
        if rules is None:
            return [self._number("tricks", (0, MAX_TRICKS)), self._switch("fewer", "evening-better")]
        return rules.option_entries(rules.rules.settled)

    def _entries(self) -> list[Entry]:
        if self._plays:
            return self._play_entries()
        real = not self.plan.at_tables
        rounds = [] if self.plan.contest == "individuals" else [self.choice_entry("movement", MOVEMENTS)]
        has_copies = real and self.plan.contest == "pairs" and self.plan.movement != "swiss"
        copies = [self._switch("moving", "evening-copies")] if has_copies else []
        title, wear = ([self._title_entry()], [self._wear_entry(), limits_entry(self)]) if real else ([], [])
        return [
            self._announce_entry(), self._game(), *self._rules_entries(), self._contest(), *rounds,
            self._number("boards", (1, MAX_BOARDS)), self._number("rounds", (0, MAX_ROUNDS)),
            *title, *self._minutes(), *copies, *wear, self.back_entry(),
        ]  # fmt: skip

    def back_entry(self) -> Entry:
        """Return the entry that leaves the plan; it asks first if something was typed."""
        return replace(button_entry(self.app, "back", self.go_back), stays_last=True)

    def _announce_entry(self) -> Entry:
        """Return the entry that announces the plan, which can be named by its other names too."""
        entry = button_entry(self.app, self._first, self._check_and_announce)
        return replace(entry, synonyms=(self.app.text("evening-announce"), self.app.text("evening-plan-keep")))

    def named_things(self) -> Iterator[NamedThing]:
        """Yield the entries, and the act that ends the evening: if its name is typed here, the program says where that
        act is.
        """
        yield from super().named_things()
        names = (self.app.text("evening-finish", missing=0), self.app.text("evening-finish-early"))
        said = partial(self.app.say, "evening-finish-where", cue="refusal")
        yield NamedThing(Meaning(names[0], said), names, ())

    @property
    def _plays(self) -> bool:
        """Return whether whole plays are planned."""
        return self.plan.contest == "plays"

    def _play_entries(self) -> list[Entry]:
        """Return the entries of a contest of whole plays."""
        keep = self._announce_entry()
        points, rounds = points_entries(self), self._rounds()
        limits = [] if self._drawn else [limits_entry(self)]
        wear = [] if self.plan.at_tables else [self._wear_entry(), *limits]
        names = [*self._game_name(), self._title_entry()]
        how = [*names, *points, *rounds, *self._further_games(), *self._minutes(), *wear]
        if self._drawn:
            return [keep, *self._later_tables(), *how, self.back_entry()]
        meets, groups = self.choice_entry("movement", self._movements()), [self._number("group", (0, MAX_GROUP_SIZE))]
        seated = groups if self.plan.movement == "groups" else self.size_entries()
        if self.plan.at_tables:
            seated = [*seated, self._switch("has_computers", "evening-plan-computers", "computers")]
        return [
            keep, self._game(), *self.play_options(), self._contest(), meets, *seated, *how, self.back_entry()
        ]  # fmt: skip

    def _later_tables(self) -> list[Entry]:
        """Return the entries of the tables that are drawn after a change, where rounds are drawn one by one."""
        if self.plan.at_tables or self.plan.movement not in ROUND_BY_ROUND:
            return []
        by_rounds = self.plan.movement in TABLE_MOVEMENTS
        return [*([self.choice_entry("movement", TABLE_MOVEMENTS)] if by_rounds else []), *self.size_entries()]

    def _movements(self) -> tuple[str, ...]:
        """Return the movements of plays: groups only for a game of two, and one by one where several games follow."""
        names = ROUND_BY_ROUND if self._has_games else PLAY_MOVEMENTS
        return tuple(name for name in names if name != "groups" or self._seats[0] == 2)

    def play_options(self) -> list[Entry]:
        """Return the entries of the game's options; of a game unknown to the program, whether fewer is better."""
        rules = self._rules
        return [self._switch("fewer", "evening-better")] if rules is None else rules.option_entries(rules.rules.settled)

    def size_entries(self) -> list[Entry]:
        """Return two entries: the size of tables, and what happens with people who are left over."""
        size = number_entry(
            self.app, lambda: self.app.text("evening-plan-size"), lambda: self.plan.sizes[0],
            self._set_sizes, (self._seats[0], self._seats[-1]),
            lambda: self.app.text("evening-plan-size-value", value=self.plan.sizes[0]),
        )  # fmt: skip
        return [size, self._spare_entry()]

    def _minutes(self) -> list[Entry]:
        """Return the entry of the clock; at a house's tables, that of days for each decision first.

        Tables of free people begin at different times, so they have no clock; by turns a round lasts a week.
        """
        if self.plan.movement == "free":
            return []
        days = [self.choice_entry("days", (0, *DAYS_FOR_DECISIONS))] if self.plan.at_tables else []
        return [*days, *([] if self.plan.days else [self._number("minutes", (0, MAX_MINUTES), step=5)])]

    def _further_games(self) -> list[Entry]:
        """Return the entry of the further games, in contests whose rounds are drawn one by one."""
        add = (self.app.text("evening-add-game"),)
        return [replace(games_entry(self), synonyms=add)] if self._plan.movement in ROUND_BY_ROUND else []

    def has_drawn_rounds(self, number: int) -> bool:
        """Return whether rounds of a further game may have been drawn, so that it stays. :param number: number of the
        further game, from 0.
        """
        return self._drawn and number < self._known

    def game_menu(self, plan: Plan, credits: int, take: Callable[[PlannedGame], Transition], known: bool) -> Scene:
        """Return the menu of one game.

        :param plan: the plan of the game.
        :param credits: the number of plays of each player.
        :param take: takes the finished game and returns the next transition.
        :param known: whether only its points and plays can change.
        """
        here = msgspec.structs.replace(plan, at_tables=self.plan.at_tables)
        return PlannedGameMenu(self.app, here, credits, take, known)

    def game_name(self, game: PlannedGame) -> str:
        """Return the name of a game in words: for a game unknown to the program the name in the plan, or a general
        word.
        """
        return self.app.text(f"game-{game.game}") if game.game else game.called or self.app.text("evening-other-game")

    def game_value(self, game: PlannedGame) -> str:
        """Return the plays of each player of a game, in words."""
        return self.app.text("evening-credits-value", value=game.credits)

    def credits_entry(self) -> Entry:
        """Return the entry that sets how many plays of this game each player gets."""
        return number_entry(
            self.app, lambda: self.app.text("evening-credits"), lambda: self._credits,
            partial(setattr, self, "_credits"), (1, MAX_CREDITS),
            lambda: self.app.text("evening-credits-value", value=self._credits),
        )  # fmt: skip

    def _rounds(self) -> list[Entry]:
        """Return the entry of the number of rounds, or of plays of each player; a knock-out has as many as it takes."""
        if self._has_credits:
            return [self.credits_entry()]
        least = 0 if self.plan.movement in MOVEMENTS_WITHOUT_ROUNDS else 1
        rounds = replace(self._number("rounds", (least, MAX_ROUNDS)), synonyms=(self.app.text("evening-credits"),))
        return [] if self.plan.movement == "knock-out" else [rounds]

    def _game_name(self) -> list[Entry]:
        """Return the entry of the name of a game that the program does not know."""
        return [] if self.plan.game else [self._text_entry("called")]

    @property
    def _seats(self) -> tuple[int, ...]:
        """Return the numbers of players of a table that the game allows; any for a game unknown to the program."""
        rules = self._rules
        return sizes_of(rules.rules, rules.options) if rules is not None else tuple(range(2, MAX_PLAYERS + 1))

    def _set_sizes(self, best: int) -> None:
        """Set the size of tables, and the others around it that are wished and that the game allows."""
        less, more = next(which for which, name in SPARE_OF_SIZES.items() if name == self._spare)
        if self.plan.movement == "groups":
            less = more = False
        near = [best, *([best - 1] if less else []), *([best + 1] if more else [])]
        seats = self._seats
        self.change(sizes=tuple(size for size in near if size in seats) or (seats[0],))

    def _spare_entry(self) -> Entry:
        def change(by: int) -> None:
            names = list(SPARE_OF_SIZES.values())
            self._spare = names[(names.index(self._spare) + by) % len(names)]
            self._set_sizes(self.plan.sizes[0])

        return Entry(
            lambda: self.app.text("evening-plan-spare"), None,
            lambda: self.app.text("evening-plan-spare-value", value=self._spare), change,
        )  # fmt: skip

    def _title_entry(self) -> Entry:
        """Return the entry of the name."""
        return self._text_entry("title")

    def _wear_entry(self) -> Entry:
        """Return the entry for the wear of people who see: left and right choose a blindfold or nothing, Enter opens a
        field for other words.
        """

        def change(by: int) -> None:
            self.change(wear="" if self.plan.wear else BLINDFOLD)

        def value() -> str:
            return self.app.text("evening-plan-wear-value", value=self.plan.wear or "none")

        def write() -> Transition:
            now = "" if self.plan.wear == BLINDFOLD else self.plan.wear
            return Push(WritingMenu(self.app, "evening-plan-wear", written, now, longest=MAX_WEAR_CHARACTERS))

        def written(text: str) -> Transition:
            self.change_by_typing(wear=text)
            return EnterAgain()

        return Entry(lambda: self.app.text("evening-plan-wear"), write, value, change)

    def _text_entry(self, name: str) -> Entry:
        """Return the entry of a field with a name. :param name: the field."""

        def write() -> Transition:
            now = getattr(self.plan, name)
            return Push(WritingMenu(self.app, f"evening-plan-{name}", written, now, longest=MAX_NAME_CHARACTERS))

        def written(text: str) -> Transition:
            self.change_by_typing(**{name: text})
            return EnterAgain()

        return Entry(
            lambda: self.app.text(f"evening-plan-{name}"), write,
            lambda: self.app.text("evening-plan-title-value", value=getattr(self.plan, name) or "none"),
        )  # fmt: skip

    def _contest(self) -> Entry:
        """Return the entry of the kind of contest."""
        return self.choice_entry("contest")

    def _change_contest(self, before: Plan) -> None:
        """Fill in what only whole plays have, or take it away."""
        if self._plays and before.contest != "plays":
            rounds = before.rounds or USUAL_PLAY_ROUNDS
            self.change(movement=PLAY_MOVEMENTS[0], boards=1, rounds=rounds, by_seat=False)
            self._set_sizes(next(size for size in (4, *self._seats) if size in self._seats))
        elif self._plays and before.movement != self.plan.movement:
            groups = self.plan.movement == "groups"
            rows = {**self.plan.rows, 2: WIN_AND_LOSS_POINTS} if groups else self.plan.rows
            self.change(
                rounds=0 if self.plan.movement in MOVEMENTS_WITHOUT_ROUNDS else before.rounds or USUAL_PLAY_ROUNDS,
                rows=rows,
            )
            if groups or before.movement == "groups":
                self._set_sizes(2 if groups else next(size for size in (4, *self._seats) if size in self._seats))
        elif before.contest == "plays" and not self._plays:
            self.change(movement="all-meet", sizes=())

    def change(self, **fields: object) -> None:
        """Change fields of the plan. :param fields: the new values by name of the field."""
        self._plan = msgspec.structs.replace(self.plan, **fields)

    def change_by_typing(self, **fields: object) -> None:
        """Change fields to something typed, so that leaving asks. :param fields: as for ``change``."""
        self.change(**fields)
        self._is_typed = True

    def choice_entry(self, name: str, named: Sequence[object] = ()) -> Entry:
        """Return the entry that changes one field among several values, each with a name in words; after the last value
        the first follows. Fields that depend on it change too.

        :param name: name of the field.
        :param named: the values, among them the present one; empty for all that the field allows.
        """
        choices = named or get_args(get_type_hints(Plan, include_extras=True)[name])

        def change(by: int) -> None:
            before = self.plan
            self.change(**{name: choices[(choices.index(getattr(before, name)) + by) % len(choices)]})
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
                self.plan = plan_for_game(self.plan, rules, rules.options())
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
            lambda number: self.change(**{name: number}), ends,
            lambda: self.app.text(f"evening-plan-{name}-value", value=getattr(self.plan, name)), step,
        )  # fmt: skip

    def _switch(self, field: str, title: str, value: str = "") -> Entry:
        """Return the entry of a measure of the plan that is on or off.

        :param field: name of the measure in the plan. :param title: id of the entry's message; the message of its value
            has the same id with ``-value``. :param value: name of the value there, if not that of the measure.
        """

        def change(by: int) -> None:
            self.change(**{field: not getattr(self.plan, field)})

        def state() -> str:
            return self.app.text(f"{title}-value", **{value or field: getattr(self.plan, field)})

        return Entry(lambda: self.app.text(title), None, state, change)


class PlannedGameMenu(PlanMenu):
    """The plan of one of several games: the game, its tables, points, and the plays of each player.

    :param plan: the plan of the game. :param credits: the plays of each player.
    :param take: takes the finished game and returns the next transition.
    :param known: whether only its points and plays can change.
    """

    def __init__(
        self, app: App, plan: Plan, credits: int, take: Callable[[PlannedGame], Transition], known: bool
    ) -> None:
        lot = msgspec.structs.replace(plan, movement="lot")
        super().__init__(app, lot, self._keep, "evening-game-keep", known, title="evening-game")
        self._credits, self._announce_game = credits, take

    def _keep(self, plan: Plan) -> Transition:
        return self._announce_game(plan.as_game(self._credits))

    def _play_entries(self) -> list[Entry]:
        keep = button_entry(self.app, self._first, lambda: self._keep(self.plan))
        sizes = [] if self.plan.at_tables and self._drawn else self.size_entries()
        what = [] if self._drawn else [self._game(), *self.play_options()]
        return [
            keep, *what, *sizes, *self._game_name(), *points_entries(self), self.credits_entry(), self.back_entry()
        ]  # fmt: skip
