"""The menu of a match, which Escape opens at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from numeramis_access.app.shell.keys import name_of_command
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import DoCommand, Pop, Replace, Scene, Transition
from numeramis_access.app.table.help import listed_commands
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.input.commands import AnyCommand
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.tables.seats import Human
from numeramis_access.words.language import Language


class TableOfMenu(Protocol):
    """The port through which the menu uses its table."""

    @property
    def kind(self) -> str:
        """Return the kind of scene by which help names it; empty to use the name of its context."""

    @property
    def seat(self) -> SeatPort:
        """Return the player's seat."""

    @property
    def talk(self) -> TableTalk:
        """Return the object that forms the table's announcements."""

    @property
    def is_over(self) -> bool:
        """Return whether the match has ended."""

    def rules_topics(self) -> tuple[str, ...]:
        """Return names of the rules' texts about the table, as ``Scene.rules_topics`` does."""

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that have an effect there now."""

    def play_again(self) -> Transition | None:
        """Return the transition to a match like this one; None if the player stays."""


def match_menu(app: App, match: TableOfMenu, leave: Callable[[], Transition]) -> Menu:
    """Return the menu of a match that is saved and counted.

    Its entries: ways to play again if the match is over, back, commands, rules, the match's number, the level of
    computers, settings, leaving.

    :param app: the player's program.
    :param match: the table; the menu reads it whenever it is shown.
    :param leave: returns the transition that leaves the match.
    """

    def entries() -> list[Entry]:
        return [
            *(_over_entries(app, match) if match.is_over else ()),
            back_entry(app, "match-back"),
            commands_entry(app, match),
            rules_entry(app, match),
            number_entry(app, match, "seed-now", "seed-secret"),
            *([level_entry(app, match)] if any(seat.level for seat in match.seat.seats) else []),
            opening_entry(app, "menu-settings", partial(app.doors.settings, app)),
            leave_entry(app, "match-end" if match.is_over else "match-leave", leave),
        ]

    return Menu(app, "match-menu", entries)


def _over_entries(app: App, match: TableOfMenu) -> list[Entry]:
    """Return the entries of a match that is over: the ways to the next one."""

    def same_cards() -> Transition | None:
        same = match.seat.repeat_from_next_seat()
        if same is not None:
            return Replace(app.doors.practice_table(app, same))
        app.say("match-same-cards-none", cue="refusal")
        return None

    def set_up() -> Scene:
        people = [seat for seat in match.seat.seats if isinstance(seat.occupant, Human)]
        if len(people) > 1:
            return app.doors.together(app)
        return app.doors.new_match(app, match.seat.facts.game, app.doors.play)

    return [
        button_entry(app, "match-again", match.play_again),
        opening_entry(app, "match-set-up", set_up),
        button_entry(app, "match-same-cards", same_cards),
    ]


def commands_entry(app: App, match: TableOfMenu) -> Entry:
    """Return the entry that opens a menu of the commands in ``listed_commands``, for players without a keyboard; a
    chosen command is done at the table.
    """

    def entry(command: AnyCommand) -> Entry:
        name = partial(name_of_command, app, command, (match.kind, match.seat.facts.game, "table"))
        return Entry(name, lambda: Pop(2, then=lambda: DoCommand(command)))

    def entries() -> list[Entry]:
        return [*map(entry, listed_commands(match.talk, match.possible_commands())), back_entry(app)]

    return opening_entry(app, "match-commands", lambda: Menu(app, "match-commands", entries))


def rules_entry(app: App, match: TableOfMenu) -> Entry:
    """Return the entry that opens the texts of rules about this table."""
    return opening_entry(app, "match-rules", lambda: app.doors.rules(app, match.rules_topics()))


def leave_entry(app: App, label: str, leave: Callable[[], Transition]) -> Entry:
    """Return the entry that leaves the table.

    :param app: the program. :param label: id of the message that names the entry.
    :param leave: returns the transition.
    """
    return replace(button_entry(app, label, leave), synonyms=leave_words(app.narrator.language))


def leave_words(language: Language) -> tuple[str, ...]:
    """Return the words that a player types to leave a table."""
    return tuple(language.form("match-leave", "typed").split(", "))


def level_entry(app: App, match: TableOfMenu) -> Entry:
    """Return the entry that shows the level of the first computer at the table, or without one that of the settings;
    left and right change it in the match and in the player's settings.
    """

    game = app.catalogue[match.seat.facts.game]
    levels: tuple[str, ...] = game.levels

    def level() -> str:
        return next((seat.level for seat in match.seat.seats if seat.level), game.level(app.settings.level))

    def change(by: int) -> None:
        place = levels.index(level()) + by
        chosen = levels[min(len(levels) - 1, max(0, place))]
        app.change(level=chosen)
        match.seat.change_level(chosen)

    return Entry(lambda: app.text("option-level"), None, lambda: app.text(f"set-level-{level()}"), change)


def number_entry(app: App, match: TableOfMenu, named: str, nameless: str) -> Entry:
    """Return the entry that tells the number of the match, by which its deals can be played again.

    :param app: the program. :param named: id of the message that tells the number.
    :param nameless: id of the message for a match with a secret number.
    """

    def tell() -> None:
        number = match.seat.facts.number
        if number is None:
            app.say(nameless)
        else:
            app.say(named, seed=str(number))

    return button_entry(app, "match-describe", tell)
