"""The places that every menu finds by their typed names: the parts of the program, games, variants and settings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from numeramis_access.app.menus import new_match, settings
from numeramis_access.app.menus.main_menu import main_menu
from numeramis_access.app.shell.menu import Entry, game_entry
from numeramis_access.app.shell.options import choices_of
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import NamedThing, Push
from numeramis_access.app.table import local_match
from numeramis_access.catalogue import Game
from numeramis_access.core.ruleset import Options
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.options import as_message_id, option_value


def named_places(app: App) -> list[NamedThing]:
    """Return each place with the names by which a player can go to it.

    The places are, in this order: the entries of the main menu that do something at Enter, the games, their variants
    and the settings. Of places with the same label, apart from capitals, only the first is returned.
    """
    games = [game_entry(app, name, partial(new_match.menu, app, name, local_match.begin_match))
             for name in app.catalogue.names]  # fmt: skip
    variants = [entry for name in app.catalogue.names for entry in _variants(app, app.catalogue[name])]
    entries = [*main_menu(app).entries_now(), *games, *variants, *settings.setting_places(app)]
    named = [
        entry.named_thing(app.narrator.language, entry.activate) for entry in entries if entry.activate is not None
    ]
    return list({place.meaning.label.lower(): place for place in reversed(named)}.values())


def _variants(app: App, game: Game) -> Iterator[Entry]:
    """Yield an entry that sets up a match for each preset of a game and each value of its option of variants."""
    rules, language = game.ruleset(), Narrator(app.language, game.game_words()).language
    usual = rules.options()
    for name, preset in rules.presets.items():
        yield _variant(app, game, language.text(f"preset-{as_message_id(name)}"), preset)
    field = usual.variant_key().partition("=")[0]
    kinds = {option.name: option.type for option in msgspec.structs.fields(rules.options)}
    for value in choices_of(kinds.get(field)):
        options = msgspec.structs.replace(usual, **{field: value})
        yield _variant(app, game, option_value(language, options, field), options)


def _variant(app: App, game: Game, name: str, options: Options) -> Entry:
    def set_up() -> Push:
        return Push(new_match.variant_menu(app, game, local_match.begin_match, options))

    return Entry(partial(str, name), set_up)
