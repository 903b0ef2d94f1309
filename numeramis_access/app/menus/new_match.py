"""Set up a match: the game's options from its ruleset, opponents, seed."""

from __future__ import annotations

from functools import partial

import msgspec

from numeramis_access.app.menus import own_tables
from numeramis_access.app.menus.opponents_choice import company_menu
from numeramis_access.app.menus.rules_choice import RulesChoice
from numeramis_access.app.shell.menu import Entry, Menu, button, game_entry, opens
from numeramis_access.app.shell.number import NumberMenu, number_entry
from numeramis_access.app.shell.ports import App, Begin
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.catalogue import Game
from numeramis_access.core.codec import plain, read_options
from numeramis_access.core.ruleset import AnyRuleset, Options, fitting_seats
from numeramis_access.core.table import MATCH_NUMBERS

#: lowest and highest number that names a match
ENDS = (MATCH_NUMBERS[0], MATCH_NUMBERS[-1])


def menu(app: App, game: str, begin: Begin, among_people: bool = False, people: int = 1) -> Menu:
    """Return the menu that sets up a match of this game.

    :param among_people: whether people play, so that there are no opponents to choose and no seed.
    :param people: number of people at this computer, whose seats no computer takes.
    :param begin: begins the match.
    """
    return Menu(app, f"game-{game}", SetUp(app, app.catalogue[game], begin, among_people, people).entries)


def variant_menu(app: App, game: Game, begin: Begin, options: Options) -> Menu:
    """Return the menu that sets up a match with these options at first. :param begin: begins the match."""
    set_up = SetUp(app, game, begin)
    set_up.options = options
    return Menu(app, f"game-{game.name}", set_up.entries)


def games_menu(app: App, begin: Begin) -> Menu:
    """Return the menu of all matches to begin: the player's own tables, then the games."""

    def entries() -> list[Entry]:
        games = [game_entry(app, name, partial(menu, app, name, begin)) for name in app.catalogue.names]
        own = own_tables.entries(app, begin)
        keeping = [opens(app, "own-tables", partial(own_tables.menu, app))] if own else []
        return [*own, *games, *keeping]

    return Menu(app, "choose-game", entries)


class SetUp(RulesChoice):
    """The match being set up: options, number of players, level, seed.

    :param begin: begins the match.
    :param among_people: whether people meet at the table, so that opponents are not chosen.
    :param people: number of people at this computer.
    """

    def __init__(self, app: App, game: Game, begin: Begin, among_people: bool = False, people: int = 1) -> None:
        super().__init__(app, game, last_options(app, game.ruleset()))
        self.among_people = among_people
        self._people = people
        self.begin = begin
        low, high = self._ends
        self.seats = min(max(app.settings.players.get(self.rules.name, 4), low), high)
        self.seed: int | None = None

    def entries(self) -> list[Entry]:
        """Return the entries of the menu from the start to keeping the set-up, without those that do not apply."""
        low, high = self._ends
        begins = "open-table" if self.among_people else "start-match"
        rows = [Entry(lambda: self.app.text(begins), self._start)]
        if self.rules.presets:
            rows.append(self.preset_entry())
        if low != high:
            rows.append(self._seats_entry(low, high))
        rows.append(self._level_entry())
        if high > 1 and not self.among_people:
            rows.append(button(self.app, "option-opponents", self._choose_company))
        if not self.among_people:
            rows.append(self._seed_entry())
        rows += self.option_entries()
        if not self.among_people:
            rows.append(own_tables.keep_entry(self.app, self.rules, self.options, self.seats))
        return rows

    @property
    def _ends(self) -> tuple[int, int]:
        """Return the least and the greatest number of seats."""
        low, high = self.rules.seats
        return max(low, self._people), high

    def _start(self) -> Transition | None:
        name, settings = self.rules.name, self.app.settings
        if fitting_seats(self.rules, self.options, self.seats) < self._people:
            self.app.say("together-too-many", cue="refusal")
            return None
        self.app.change(
            matches={**settings.matches, name: plain(self.options)}, players={**settings.players, name: self.seats}
        )
        seats = fitting_seats(self.rules, self.options, self.seats)
        return self.begin(self.app, self.rules, self.options, seats, self.seed)

    def _choose_company(self) -> Transition | None:
        chairs = fitting_seats(self.rules, self.options, self.seats) - self._people
        if chairs:
            return Push(company_menu(self.app, chairs))
        self.app.say("no-opponents", cue="refusal")
        return None

    def _seats_entry(self, low: int, high: int) -> Entry:
        def take(seats: int) -> None:
            self.seats = seats

        return number_entry(self.app, partial(self.app.text, "option-players"), lambda: self.seats, take, (low, high))

    def _level_entry(self) -> Entry:
        game = self.app.catalogue[self.rules.name]

        def change(by: int) -> None:
            place = game.levels.index(game.level(self.app.settings.level)) + by
            self.app.change(level=game.levels[min(len(game.levels) - 1, max(0, place))])

        def value() -> str:
            return self.app.text(f"set-level-{game.level(self.app.settings.level)}")

        return Entry(lambda: self.app.text("option-level"), None, value, change)

    def _seed_entry(self) -> Entry:
        """Return the entry of the number that names the match; the same number deals the same cards."""

        def choose(seed: int | None) -> Transition:
            self.seed = seed
            return Again()

        def ask() -> Transition:
            any_deal = button(self.app, "seed-any", lambda: Pop(then=lambda: choose(None)))
            others = [any_deal] if self.seed is not None else []
            return Push(NumberMenu(self.app, "choose-seed", called, ENDS, choose, self.seed, others))

        def value() -> str:
            return self.app.text("seed-any") if self.seed is None else str(self.seed)

        called = partial(self.app.text, "option-seed")
        return Entry(called, ask, value)


def last_options(app: App, rules: AnyRuleset) -> Options:
    """Return the options of the last match of this game, or the defaults."""
    try:
        return read_options(rules, app.settings.matches.get(rules.name, {}))
    except msgspec.ValidationError:
        return read_options(rules, {})
