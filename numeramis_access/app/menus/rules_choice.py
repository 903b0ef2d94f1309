"""Choose the rules of a game: its presets, and the options that its ruleset declares."""

from __future__ import annotations

import secrets
from functools import partial

import msgspec

from numeramis_access.app.menus.order import OrderMenu
from numeramis_access.app.shell.menu import Activate, Entry
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.options import bounds_of, choices_of, members_of
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.catalogue import Game
from numeramis_access.core.ruleset import Options
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.options import as_message_id, option_name, option_value


class RulesChoice:
    """The rules that the player is choosing for a match.

    :param game: the game. :param options: the options to begin with.
    :ivar options: the present options, which the entries show and change.
    :ivar rules: the game's ruleset. :ivar narrator: forms the game's messages.
    """

    def __init__(self, app: App, game: Game, options: Options) -> None:
        self.app = app
        self.rules = game.ruleset()
        self.narrator = Narrator(app.language, game.game_words())
        self.options = options

    @property
    def words(self) -> Language:
        """Return the game's messages in the present language."""
        return self.narrator.language

    def preset_entry(self) -> Entry:
        """Return the entry of the game's presets: right sets the options of the next preset, left those of the one
        before, from the last round to the first.

        Options that fit no preset are called the player's own; from them right leads to the first preset, left to the
        last.
        """
        names = list(self.rules.presets)

        def current() -> str:
            return next((name for name in names if self.rules.presets[name] == self.options), "")

        def change(by: int) -> None:
            place = names.index(current()) + by if current() else (0 if by > 0 else -1)
            self.options = self.rules.presets[names[place % len(names)]]

        def value() -> str:
            return self.words.text(f"preset-{as_message_id(current())}") if current() else self.app.text("preset-own")

        return Entry(lambda: self.app.text("option-preset"), None, value, change)

    def option_entries(self, settled: frozenset[str] = frozenset()) -> list[Entry]:
        """Return the entries of the options that have an effect with the present ones and can be changed in a menu.

        An option that can be drawn by chance has a second entry, which draws it.

        :param settled: names of further options to leave out.
        """
        hidden = self.options.options_without_effect() | settled
        fields = msgspec.structs.fields(self.rules.options)
        return [entry for field in fields if field.name not in hidden for entry in self._option(field)]

    def _option(self, field: msgspec.structs.FieldInfo) -> list[Entry]:
        """Return the entry of an option, with a second one if it can be drawn; none for a kind without a place in a
        menu."""
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

        label = partial(self._option_name, field.name)
        value = partial(self._value, field.name)
        entry = Entry(label, self._explain(field.name), value, change) if choices else self._number(field.name, bounds)
        if field.name not in self.rules.drawable:
            return [entry]
        return [
            entry,
            Entry(lambda: self.words.text(f"draw-{as_message_id(field.name)}"), partial(self._draw, field.name)),
        ]

    def _option_name(self, name: str) -> str:
        """Return the name of an option."""
        return option_name(self.words, name)

    def _set(self, name: str, value: object) -> None:
        self.options = msgspec.structs.replace(self.options, **{name: value})

    def _number(self, name: str, bounds: tuple[int, int] | None) -> Entry:
        """Return the entry of a number; its field says the house rule first."""
        assert bounds is not None
        return number_entry(
            self.app,
            partial(self._option_name, name),
            lambda: int(getattr(self.options, name)),
            partial(self._set, name),
            bounds,
            partial(self._value, name),
            about=lambda: self.words.text(f"house-{as_message_id(name)}"),
        )

    def _order(self, name: str, members: tuple[str, ...]) -> Entry:
        """Return the entry of a list; Enter opens it."""

        def change(order: tuple[str, ...]) -> None:
            self.options = msgspec.structs.replace(self.options, **{name: order})

        def open_it() -> Transition:
            named = partial(self._choice, name)
            return Push(OrderMenu(self.app, getattr(self.options, name), members, named, change))

        return Entry(partial(self._option_name, name), open_it, partial(self._value, name))

    def _choice(self, name: str, value: str) -> str:
        return self.words.text(f"option-{as_message_id(name)}-{as_message_id(value)}")

    def _draw(self, name: str) -> None:
        """Draw an option's value, and say it."""
        value = secrets.choice(self.rules.drawable[name])
        self.options = msgspec.structs.replace(self.options, **{name: value})
        self.app.say("drawn", value=self._value(name))

    def _explain(self, name: str) -> Activate:
        """Return the action of Enter on an option: it says the house rule in one sentence."""

        def explain() -> None:
            self.app.say("say-text", text=self.words.text(f"house-{as_message_id(name)}"))

        return explain

    def _value(self, name: str) -> str:
        return option_value(self.words, self.options, name)
