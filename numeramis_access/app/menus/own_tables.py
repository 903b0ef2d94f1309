"""The player's own tables: matches kept under a name, begun by one entry; renamed, deleted."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.shell.menu import (
    Activate,
    Entry,
    Menu,
    back_entry,
    button_entry,
    confirmation_menu,
    opening_entry,
)
from numeramis_access.app.shell.ports import App, BeginMatch
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.core.codec import read_options, to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options, fitting_seats
from numeramis_access.store.files import clean_name
from numeramis_access.store.settings import Level, OwnTable
from numeramis_access.words.sorting import sort_key


def start_at_table(
    app: App, begin: BeginMatch, name: str, seed: int | None = None, level: Level | None = None
) -> Transition | None:
    """Return the transition that begins a match at one of the player's tables.

    The table's level, opponents, options and number of players become those of the settings. If the table is gone or
    this version cannot play it, say so, change nothing and return None.

    :param app: the program. :param begin: begins a match. :param name: the player's name for the table.
    :param seed: number of the match, None to draw one.
    :param level: level of the opponents, None for the level kept with the table.
    """
    table = app.settings.tables.get(name)
    if table is None:
        _say_gone(app, name)
        return None
    try:
        rules = app.catalogue[table.game].ruleset()
        options = read_options(rules, table.options)
        seats = fitting_seats(rules, options, table.players)
    except (KeyError, ValueError):
        app.say("own-table-unplayable", cue="refusal", name=name)
        return None
    matches = {**app.settings.matches, table.game: to_json_value(options)}
    players = {**app.settings.players, table.game: table.players}
    app.change(level=level or table.level, opponents=table.opponents, matches=matches, players=players)
    return begin(app, rules, options, seats, seed)


def _say_gone(app: App, name: str) -> None:
    """Say that another program of the player has renamed or deleted a table."""
    app.say("own-table-gone", cue="refusal", name=name)


def entries(app: App, begin: BeginMatch) -> list[Entry]:
    """Return an entry for each of the player's tables, by name; Enter begins its match.

    :param app: the program. :param begin: begins a match.
    """
    return [_entry(app, name, partial(start_at_table, app, begin, name)) for name in _names(app)]


def _entry(app: App, name: str, activate: Activate) -> Entry:
    return Entry(partial(str, name), activate, lambda: _description(app, name))


def _names(app: App) -> list[str]:
    return sorted(app.settings.tables, key=lambda name: sort_key(name, app.language.record))


def _description(app: App, name: str) -> str:
    table = app.settings.tables.get(name)
    game = "" if table is None else table.game
    return app.text(f"game-{game}") if game in app.catalogue else game


def save_table_entry(app: App, rules: AnyRuleset, options: Options, seats: int) -> Entry:
    """Return the entry that saves this set-up as one of the player's tables.

    Enter asks for a name; another table of that name, apart from capitals, is replaced after a confirmation. Level and
    opponents are those of the settings at the time of this call.

    :param app: the program. :param rules: the game's rules. :param options: the game's options.
    :param seats: the number of players.
    """
    table = OwnTable(rules.name, to_json_value(options), seats, app.settings.level, app.settings.opponents)
    return button_entry(app, "own-table-keep", lambda: Push(_name_menu(app, partial(_keep, app, table))))


def _name_menu(app: App, take_name: partial[Transition], name: str = "") -> WritingMenu:
    return WritingMenu(app, "own-table-name", take_name, name, MAX_NAME_CHARACTERS)


def _keep(app: App, table: OwnTable, typed: str) -> Transition:
    """Keep a table under a name; ask before replacing another table."""
    name = clean_name(typed)

    def keep(name: str) -> Transition:
        app.change(tables={**app.settings.tables, name: table})
        return EnterAgain(partial(app.say, "own-table-kept", name=name))

    same = _table_sounding_like(app, name)
    if same is None:
        return keep(name)
    return Push(confirmation_menu(app, "own-table-there", partial(keep, same), name=same))


def _table_sounding_like(app: App, name: str) -> str | None:
    """Return the name of the table that differs from this name in capitals at most, because those sound alike; None
    without one.
    """
    return next((known for known in app.settings.tables if known.casefold() == name.casefold()), None)


def menu(app: App) -> Menu:
    """Return the menu of the player's tables; Enter on one leads to renaming and deleting it."""

    def own_entries() -> list[Entry]:
        rows = [_entry(app, name, partial(_open, app, name)) for name in _names(app)]
        return [*rows, back_entry(app)]

    return Menu(app, "own-tables", own_entries)


def _open(app: App, name: str) -> Transition:
    def lines() -> list[Entry]:
        return [
            button_entry(app, "own-table-rename", lambda: Push(_name_menu(app, partial(_rename, app, name), name))),
            opening_entry(
                app, "own-table-delete", lambda: confirmation_menu(app, "own-table-really-delete", delete, name=name)
            ),
            back_entry(app),
        ]

    def delete() -> Transition:
        app.change(tables=_tables_without(app, name))
        return Pop(then=lambda: EnterAgain(partial(app.say, "own-table-deleted", name=name)))

    return Push(Menu(app, "own-table", lines, name=name))


def _rename(app: App, old: str, typed: str) -> Transition:
    """Rename a table, unless another table has the name."""
    new = clean_name(typed)
    if old not in app.settings.tables:
        return Pop(then=lambda: EnterAgain(partial(_say_gone, app, old)))
    if _table_sounding_like(app, new) not in (old, None):
        return EnterAgain(partial(app.say, "own-table-taken", cue="refusal", name=new))
    app.change(tables={**_tables_without(app, old), new: app.settings.tables[old]})
    return Pop(then=lambda: EnterAgain(partial(app.say, "own-table-renamed", name=new)))


def _tables_without(app: App, name: str) -> dict[str, OwnTable]:
    return {other: table for other, table in app.settings.tables.items() if other != name}
