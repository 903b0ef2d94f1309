"""Setting up a match: the game's options as the ruleset declares them, the company, the seed."""

from __future__ import annotations

import random
import typing
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import msgspec

from numeramis_access.app.shell.menu import Entry, Menu, button
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.table.matches import begin
from numeramis_access.catalogue import Game
from numeramis_access.core.codec import plain, read_options
from numeramis_access.core.ruleset import Options, Ruleset, fitting_seats
from numeramis_access.players.policy import LEVELS
from numeramis_access.words.language import Language

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App

#: how far an unbounded number may go in the menu
MOST = 1000
#: numbers that a match may be called by; one that nobody chose lies below ``ANY``
SEEDS = (0, 999_999_999)
ANY = 1_000_000


def menu(app: App, game: str, practice: bool = False) -> Menu:
    """Return the menu that sets up a match of this game."""
    return Menu(app, f"game-{game}", SetUp(app, app.catalogue[game], practice).entries)


class SetUp:
    """What is being set up: options, number of players, level, the match's number."""

    def __init__(self, app: App, game: Game, practice: bool) -> None:
        self.app = app
        self.rules = game.ruleset()
        self.practice = practice
        self.words = Language(app.settings.language or "cs", game.game_words())
        self.options = remembered(app, self.rules)
        low, high = self.rules.seats
        self.seats = min(max(4, low), high)
        self.seed: int | None = None

    def entries(self) -> list[Entry]:
        """Return start, presets, players, level, the match's number and every option."""
        low, high = self.rules.seats
        found = [Entry(lambda: self.app.text("start-match"), self._start)]
        if self.rules.presets:
            found.append(self._preset_entry())
        if low != high:
            found.append(self._seats_entry(low, high))
        found.append(self._level_entry())
        if high > 1:
            found.append(button(self.app, "option-opponents", self._choose_company))
        found.append(self._seed_entry())
        fields = msgspec.structs.fields(self.rules.options)
        return [*found, *(entry for field in fields for entry in self._option(field))]

    def _start(self) -> None:
        self.app.change(matches={**self.app.settings.matches, self.rules.name: plain(self.options)})
        seats = fitting_seats(self.rules, self.options, self.seats)
        seed = random.SystemRandom().randrange(ANY) if self.seed is None else self.seed
        begin(self.app, self.rules, self.options, seats, seed, self.practice)

    def _preset_entry(self) -> Entry:
        names = list(self.rules.presets)

        def current() -> str:
            return next((name for name in names if self.rules.presets[name] == self.options), "")

        def change(by: int) -> None:
            place = names.index(current()) + by if current() else (0 if by > 0 else -1)
            self.options = self.rules.presets[names[place % len(names)]]

        def value() -> str:
            return self.words.text(f"preset-{_dash(current())}") if current() else self.app.text("preset-own")

        return Entry(lambda: self.app.text("option-preset"), None, value, change)

    def _choose_company(self) -> None:
        from numeramis_access.app.menus.opponents import company_menu

        chairs = fitting_seats(self.rules, self.options, self.seats) - 1
        if chairs:
            self.app.push(company_menu(self.app, chairs))
        else:
            self.app.say("no-opponents", cue="refusal")

    def _seats_entry(self, low: int, high: int) -> Entry:
        def change(by: int) -> None:
            self.seats = min(high, max(low, self.seats + by))

        return Entry(lambda: self.app.text("option-players"), None, lambda: str(self.seats), change)

    def _level_entry(self) -> Entry:
        def change(by: int) -> None:
            place = LEVELS.index(self.app.settings.level) + by
            self.app.change(level=LEVELS[min(len(LEVELS) - 1, max(0, place))])

        def value() -> str:
            return self.app.text(f"level-{self.app.settings.level}")

        return Entry(lambda: self.app.text("option-level"), None, value, change)

    def _seed_entry(self) -> Entry:
        """Return the entry of the number that names the match: the same number deals the same cards again."""

        def choose(seed: int | None) -> None:
            self.seed = seed
            self.app.scene.enter()

        def any_deal() -> None:
            self.app.scenes.pop().leave()
            choose(None)

        def ask() -> None:
            others = [button(self.app, "seed-any", any_deal)] if self.seed is not None else []
            self.app.push(NumberMenu(self.app, "choose-seed", "option-seed", SEEDS, choose, self.seed, others))

        def value() -> str:
            return self.app.text("seed-any") if self.seed is None else str(self.seed)

        return Entry(lambda: self.app.text("option-seed"), ask, value)

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
            value = getattr(self.options, field.name)
            if choices:
                value = choices[(choices.index(value) + by) % len(choices)]
            elif bounds is not None:
                value = min(bounds[1], max(bounds[0], value + by))
            self.options = msgspec.structs.replace(self.options, **{field.name: value})

        def label() -> str:
            return self.words.text(f"option-{_dash(field.name)}")

        entry = Entry(label, self._explain(field.name), lambda: self._value(field.name), change)
        if field.name not in self.rules.drawable:
            return [entry]
        return [entry, Entry(lambda: self.words.text(f"draw-{_dash(field.name)}"), partial(self._draw, field.name))]

    def _order(self, name: str, members: tuple[str, ...]) -> Entry:
        """Return the entry of an option that is a list; Enter opens it."""

        def change(order: tuple[str, ...]) -> None:
            self.options = msgspec.structs.replace(self.options, **{name: order})

        def open_it() -> None:
            from numeramis_access.app.menus.order import OrderMenu

            named = partial(self._choice, name)
            self.app.push(OrderMenu(self.app, getattr(self.options, name), members, named, change))

        def value() -> str:
            return self.app.text("order-length", count=len(getattr(self.options, name)))

        return Entry(lambda: self.words.text(f"option-{_dash(name)}"), open_it, value)

    def _choice(self, name: str, value: str) -> str:
        return self.words.text(f"option-{_dash(name)}-{_dash(value)}")

    def _draw(self, name: str) -> None:
        """Leave an option to the lot, and say what was drawn."""
        value = random.SystemRandom().choice(self.rules.drawable[name])
        self.options = msgspec.structs.replace(self.options, **{name: value})
        self.app.say("drawn", value=self._value(name))

    def _explain(self, name: str) -> Callable[[], None]:
        """Return what Enter on an option does: its house rule is said in one sentence."""

        def explain() -> None:
            self.app.say("say-text", text=self.words.text(f"house-{_dash(name)}"))

        return explain

    def _value(self, name: str) -> str:
        value = getattr(self.options, name)
        if isinstance(value, bool):
            return self.app.text("yes" if value else "no")
        if isinstance(value, int):
            return str(value)
        return self._choice(name, value)


def remembered(app: App, rules: Ruleset[Any, Any, Any]) -> Options:
    """Return the options of the last match of this game, or the defaults."""
    try:
        return read_options(rules, app.settings.matches.get(rules.name, {}))
    except msgspec.ValidationError:
        return read_options(rules, {})


def choices_of(kind: Any) -> tuple[Any, ...]:
    """Return the choices of a ``Literal``, nothing for another kind."""
    return get_args(kind) if get_origin(kind) is Literal else ()


def members_of(kind: Any) -> tuple[Any, ...]:
    """Return what the places of a list of ``Literal`` can be, nothing for another kind."""
    base = get_args(kind)[0] if get_origin(kind) is typing.Annotated else kind
    return choices_of(get_args(base)[0]) if get_origin(base) is tuple else ()


def bounds_of(kind: Any) -> tuple[int, int] | None:
    """Return the lowest and highest value of a whole number, None for another kind."""
    if kind is int:
        return 0, MOST
    if get_origin(kind) is not typing.Annotated:
        return None
    base, *metas = get_args(kind)
    meta = next((meta for meta in metas if isinstance(meta, msgspec.Meta)), None)
    if base is not int or meta is None:
        return None
    return int(meta.ge or 0), int(meta.le if meta.le is not None else MOST)


def _dash(name: str) -> str:
    return name.replace("_", "-")
