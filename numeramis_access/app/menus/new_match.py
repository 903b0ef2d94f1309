"""Set up a match: the game's options from its ruleset, opponents, seed."""

from __future__ import annotations

from functools import partial

import msgspec

from numeramis_access.app.menus import own_tables
from numeramis_access.app.menus.opponents_choice import opponents_menu
from numeramis_access.app.menus.rules_choice import RulesChoice
from numeramis_access.app.shell.menu import Entry, Menu, button_entry, game_entry, opening_entry
from numeramis_access.app.shell.number import NumberMenu, number_entry
from numeramis_access.app.shell.ports import App, BeginMatch
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.catalogue import Game
from numeramis_access.core.codec import read_options, to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options, fitting_seats
from numeramis_access.core.table import MATCH_NUMBERS

#: lowest and highest number that names a match
MATCH_NUMBER_LIMITS = (MATCH_NUMBERS[0], MATCH_NUMBERS[-1])


def menu(app: App, game: str, begin: BeginMatch, among_people: bool = False, people: int = 1) -> Menu:
    """Return the menu that sets up a match of this game, with the options used last.

    :param app: the program. :param game: name of the game. :param begin: begins the match.
    :param among_people: whether people from elsewhere play, so that there are no opponents and no seed to choose.
    :param people: number of people at this computer, whose seats no computer takes.
    """
    return Menu(app, f"game-{game}", MatchSetUp(app, app.catalogue[game], begin, among_people, people).entries)


def variant_menu(app: App, game: Game, begin: BeginMatch, options: Options) -> Menu:
    """Return the menu that sets up a match of this game; its entries first show these options.

    :param app: the program. :param game: the game. :param begin: begins the match. :param options: the game's options.
    """
    set_up = MatchSetUp(app, game, begin)
    set_up.options = options
    return Menu(app, f"game-{game.name}", set_up.entries)


def games_menu(app: App, begin: BeginMatch) -> Menu:
    """Return the menu of all matches to begin: the player's own tables, the games, and if there are own tables, the
    entry that changes them.

    :param app: the program. :param begin: begins the match.
    """

    def entries() -> list[Entry]:
        games = [game_entry(app, name, partial(menu, app, name, begin)) for name in app.catalogue.names]
        own = own_tables.entries(app, begin)
        keeping = [opening_entry(app, "own-tables", partial(own_tables.menu, app))] if own else []
        return [*own, *games, *keeping]

    return Menu(app, "choose-game", entries)


class MatchSetUp(RulesChoice):
    """The set-up of a match: options, number of players, level, opponents, seed. Before the player changes anything, it
    has the options and the number of players of the last match of this game.

    Level and opponents change the settings at once; options and number are saved in the settings when the match begins.

    :param game: the game. :param begin: begins the match.
    :param among_people: whether people from elsewhere meet at the table, so that opponents are not chosen.
    :param people: number of people at this computer.
    :ivar seats: the wished number of players; if several people sit at this computer, at first their number. The
        options can allow only another one.
    :ivar seed: number of the match, None to draw one.
    """

    def __init__(self, app: App, game: Game, begin: BeginMatch, among_people: bool = False, people: int = 1) -> None:
        super().__init__(app, game, last_options(app, game.ruleset()))
        self.among_people = among_people
        self._people = people
        self.begin = begin
        low, high = self._ends
        wished = app.settings.players.get(self.rules.name, 4) if people == 1 else people
        self.seats = min(max(wished, low), high)
        self.seed: int | None = None

    def entries(self) -> list[Entry]:
        """Return the entries: start, preset, number of players, level, opponents, seed, options, and saving the set-up
        as one of the player's tables.

        Entries without a choice in this game or at this kind of table are missing.
        """
        low, high = self._ends
        begins = "open-table" if self.among_people else "start-match"
        rows = [Entry(lambda: self.app.text(begins), self._start)]
        if self.rules.presets:
            rows.append(self.preset_entry())
        if low != high:
            rows.append(self._seats_entry(low, high))
        chairs = fitting_seats(self.rules, self.options, self.seats) - self._people
        if chairs or self.among_people:
            rows.append(self._level_entry())
        if chairs and not self.among_people:
            rows.append(opening_entry(self.app, "option-opponents", partial(opponents_menu, self.app, chairs)))
        if not self.among_people:
            rows.append(self._seed_entry())
        rows += self.option_entries()
        if not self.among_people:
            rows.append(own_tables.save_table_entry(self.app, self.rules, self.options, self.seats))
        return rows

    @property
    def _ends(self) -> tuple[int, int]:
        """Return the smallest and the largest number of seats."""
        low, high = self.rules.seats
        return max(low, self._people), high

    def _start(self) -> Transition | None:
        name, settings = self.rules.name, self.app.settings
        if fitting_seats(self.rules, self.options, self.seats) < self._people:
            self.app.say("together-too-many", cue="refusal")
            return None
        self.app.change(matches={**settings.matches, name: to_json_value(self.options)})
        if self._people == 1:
            self.app.change(players={**settings.players, name: self.seats})
        seats = fitting_seats(self.rules, self.options, self.seats)
        return self.begin(self.app, self.rules, self.options, seats, self.seed)

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
            return EnterAgain()

        def ask() -> Transition:
            any_deal = button_entry(self.app, "seed-any", lambda: Pop(then=lambda: choose(None)))
            others = [any_deal] if self.seed is not None else []
            return Push(NumberMenu(self.app, "choose-seed", called, MATCH_NUMBER_LIMITS, choose, self.seed, others))

        def value() -> str:
            return self.app.text("seed-any") if self.seed is None else str(self.seed)

        called = partial(self.app.text, "option-seed")
        return Entry(called, ask, value)


def last_options(app: App, rules: AnyRuleset) -> Options:
    """Return the options of the player's last match of this game; the defaults if there was none or this version
    refuses them.
    """
    try:
        return read_options(rules, app.settings.matches.get(rules.name, {}))
    except msgspec.ValidationError:
        return read_options(rules, {})
