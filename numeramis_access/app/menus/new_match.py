"""Setting up a match: the game's options as the ruleset declares them, the company, the seed."""

from __future__ import annotations

import secrets
from functools import partial

import msgspec

from numeramis_access.app.menus import own_tables
from numeramis_access.app.menus.opponents import company_menu
from numeramis_access.app.menus.order import OrderMenu
from numeramis_access.app.shell.menu import Activate, Entry, Menu, button, opens
from numeramis_access.app.shell.number import NumberMenu, number_entry
from numeramis_access.app.shell.options import bounds_of, choices_of, members_of
from numeramis_access.app.shell.ports import App, Begin
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.catalogue import Game
from numeramis_access.core.codec import plain, read_options
from numeramis_access.core.ruleset import AnyRuleset, Options, fitting_seats
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.options import dash, option_name, option_value

#: the least and the greatest number that a match may be called by
ENDS = (MATCH_NUMBERS[0], MATCH_NUMBERS[-1])


def menu(app: App, game: str, begin: Begin, among_people: bool = False) -> Menu:
    """Return the menu that sets up a match of this game.

    :param among_people: people meet at the table: nobody chooses who comes, and no number names the match.
    """
    return Menu(app, f"game-{game}", SetUp(app, app.catalogue[game], begin, among_people).entries)


def games_menu(app: App, begin: Begin) -> Menu:
    """Return the menu of everything that can be begun: the player's own tables, then the games."""

    def entries() -> list[Entry]:
        games = [opens(app, f"game-{name}", partial(menu, app, name, begin)) for name in app.catalogue.names]
        own = own_tables.entries(app, begin)
        keeping = [opens(app, "own-tables", partial(own_tables.menu, app))] if own else []
        return [*own, *games, *keeping]

    return Menu(app, "choose-game", entries)


class SetUp:
    """What is being set up: options, number of players, level, the match's number."""

    def __init__(self, app: App, game: Game, begin: Begin, among_people: bool = False) -> None:
        self.app = app
        self.among_people = among_people
        self.rules = game.ruleset()
        self.begin = begin
        self._words = Narrator(app.language, game.game_words())
        self.options = remembered(app, self.rules)
        low, high = self.rules.seats
        self.seats = min(max(app.settings.players.get(self.rules.name, 4), low), high)
        self.seed: int | None = None

    @property
    def words(self) -> Language:
        """Return the game's messages, in the language that is heard now."""
        return self._words.language

    def entries(self) -> list[Entry]:
        """Return start, presets, players, level, the match's number and every option."""
        low, high = self.rules.seats
        begins = "open-table" if self.among_people else "start-match"
        found = [Entry(lambda: self.app.text(begins), self._start)]
        if self.rules.presets:
            found.append(self._preset_entry())
        if low != high:
            found.append(self._seats_entry(low, high))
        found.append(self._level_entry())
        if high > 1 and not self.among_people:
            found.append(button(self.app, "option-opponents", self._choose_company))
        if not self.among_people:
            found.append(self._seed_entry())
        fields = msgspec.structs.fields(self.rules.options)
        shown = [field for field in fields if field.name not in self.options.idle()]
        found += [entry for field in shown for entry in self._option(field)]
        if not self.among_people:
            found.append(own_tables.keep_entry(self.app, self.rules, self.options, self.seats))
        return found

    def _start(self) -> Transition:
        name, settings = self.rules.name, self.app.settings
        self.app.change(
            matches={**settings.matches, name: plain(self.options)}, players={**settings.players, name: self.seats}
        )
        seats = fitting_seats(self.rules, self.options, self.seats)
        return self.begin(self.app, self.rules, self.options, seats, self.seed)

    def _preset_entry(self) -> Entry:
        names = list(self.rules.presets)

        def current() -> str:
            return next((name for name in names if self.rules.presets[name] == self.options), "")

        def change(by: int) -> None:
            place = names.index(current()) + by if current() else (0 if by > 0 else -1)
            self.options = self.rules.presets[names[place % len(names)]]

        def value() -> str:
            return self.words.text(f"preset-{dash(current())}") if current() else self.app.text("preset-own")

        return Entry(lambda: self.app.text("option-preset"), None, value, change)

    def _choose_company(self) -> Transition | None:
        chairs = fitting_seats(self.rules, self.options, self.seats) - 1
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
            return self.app.text(f"level-{game.level(self.app.settings.level)}")

        return Entry(lambda: self.app.text("option-level"), None, value, change)

    def _seed_entry(self) -> Entry:
        """Return the entry of the number that names the match: the same number deals the same cards again."""

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

    def _option(self, field: msgspec.structs.FieldInfo) -> list[Entry]:
        """Return the entry of one option, none for a kind that has no place in a menu."""
        if members := members_of(field.type):
            return [self._order(field.name, members)]
        bounds = bounds_of(field.type)
        choices = choices_of(field.type)
        if field.type is bool:
            choices = (False, True)
        if not choices and bounds is None:
            return []

        def change(by: int) -> None:
            now = getattr(self.options, field.name)
            self._set(field.name, choices[(choices.index(now) + by) % len(choices)])

        label = partial(self._called, field.name)
        value = partial(self._value, field.name)
        entry = Entry(label, self._explain(field.name), value, change) if choices else self._number(field.name, bounds)
        if field.name not in self.rules.drawable:
            return [entry]
        return [entry, Entry(lambda: self.words.text(f"draw-{dash(field.name)}"), partial(self._draw, field.name))]

    def _called(self, name: str) -> str:
        """Return what an option is called."""
        return option_name(self.words, name)

    def _set(self, name: str, value: object) -> None:
        self.options = msgspec.structs.replace(self.options, **{name: value})

    def _number(self, name: str, bounds: tuple[int, int] | None) -> Entry:
        """Return the entry of an option that is a number; its house rule is said before it is typed."""
        assert bounds is not None
        return number_entry(
            self.app,
            partial(self._called, name),
            lambda: int(getattr(self.options, name)),
            partial(self._set, name),
            bounds,
            partial(self._value, name),
            about=lambda: self.words.text(f"house-{dash(name)}"),
        )

    def _order(self, name: str, members: tuple[str, ...]) -> Entry:
        """Return the entry of an option that is a list; Enter opens it."""

        def change(order: tuple[str, ...]) -> None:
            self.options = msgspec.structs.replace(self.options, **{name: order})

        def open_it() -> Transition:
            named = partial(self._choice, name)
            return Push(OrderMenu(self.app, getattr(self.options, name), members, named, change))

        return Entry(partial(self._called, name), open_it, partial(self._value, name))

    def _choice(self, name: str, value: str) -> str:
        return self.words.text(f"option-{dash(name)}-{dash(value)}")

    def _draw(self, name: str) -> None:
        """Leave an option to the lot, and say what was drawn."""
        value = secrets.choice(self.rules.drawable[name])
        self.options = msgspec.structs.replace(self.options, **{name: value})
        self.app.say("drawn", value=self._value(name))

    def _explain(self, name: str) -> Activate:
        """Return what Enter on an option does: its house rule is said in one sentence."""

        def explain() -> None:
            self.app.say("say-text", text=self.words.text(f"house-{dash(name)}"))

        return explain

    def _value(self, name: str) -> str:
        return option_value(self.words, self.options, name)


def remembered(app: App, rules: AnyRuleset) -> Options:
    """Return the options of the last match of this game, or the defaults."""
    try:
        return read_options(rules, app.settings.matches.get(rules.name, {}))
    except msgspec.ValidationError:
        return read_options(rules, {})
