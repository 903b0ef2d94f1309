"""The menu of a match: what Escape opens at the table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.shell.keys import does
from numeramis_access.app.shell.menu import Entry, Menu, back, button, confirm, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Below, Do, Pop, Push, Replace, Transition
from numeramis_access.app.table.help import asks
from numeramis_access.input.commands import AnyCommand

if TYPE_CHECKING:
    from numeramis_access.app.table.scene import MatchScene


def match_menu(app: App, match: MatchScene) -> Menu:
    """Return the menu of a match that counts."""

    def entries() -> list[Entry]:
        return [
            *(_over_entries(app, match) if match.over else ()),
            back(app, "match-back"),
            commands_entry(app, match),
            rules_entry(app, match),
            number_entry(app, match, "seed-now", "seed-secret"),
            level_entry(app, match),
            opens(app, "menu-settings", partial(app.doors.settings, app)),
            leave_entry(app, match, "match-end"),
        ]

    return Menu(app, "match-menu", entries)


def _over_entries(app: App, match: MatchScene) -> list[Entry]:
    """Return the entries of a match that is over: the ways to the next one."""

    def same_cards() -> Transition | None:
        same = match.seat.from_next_seat()
        if same is not None:
            return Replace(app.doors.practice_table(app, same))
        app.say("match-same-cards-none", cue="refusal")
        return None

    return [
        button(app, "match-again", match.play_again),
        opens(app, "match-set-up", lambda: app.doors.new_match(app, match.seat.facts.game, app.doors.play)),
        button(app, "match-same-cards", same_cards),
    ]


def commands_entry(app: App, match: MatchScene) -> Entry:
    """Return the entry that opens everything that can be asked and done at the table now: no key is needed for it."""

    def entry(command: AnyCommand) -> Entry:
        name = partial(does, app, command, (match.about()[-1], "table"))
        return Entry(name, lambda: Pop(2, then=lambda: Do(command)))

    def entries() -> list[Entry]:
        return [*map(entry, asks(match.talk, match.possible())), back(app)]

    return opens(app, "match-commands", lambda: Menu(app, "match-commands", entries))


def rules_entry(app: App, match: MatchScene) -> Entry:
    """Return the entry that opens the rules of the game."""
    return opens(app, "match-rules", lambda: app.doors.rules(app, match.about()[-1:]))


def leave_entry(app: App, match: MatchScene, ended: str = "match-leave") -> Entry:
    """Return the entry that leaves the table, after a question where the match is not over.

    :param ended: message id of the entry when it is over.
    """
    label = ended if match.over else "match-leave"
    return replace(button(app, label, partial(leaving, app, match)), also=leave_words(app))


def leaving(app: App, match: MatchScene) -> Transition:
    """Return what leaves the table, after a question where the match is not over."""
    if match.over:
        return Below(match)
    question = "really-leave-kept" if match.seat.continuable else "really-leave"
    return Push(confirm(app, question, lambda: Below(match)))


def leave_words(app: App) -> tuple[str, ...]:
    """Return what is typed to leave a table."""
    return tuple(app.narrator.language.form("match-leave", "typed").split(", "))


def level_entry(app: App, match: MatchScene) -> Entry:
    """Return the entry that changes the opponents' level during a match, losing nothing."""

    game = app.catalogue[match.seat.facts.game]
    levels: tuple[str, ...] = game.levels

    def level() -> str:
        return next((seat.level for seat in match.seat.seats if seat.level), game.level(app.settings.level))

    def change(by: int) -> None:
        place = levels.index(level()) + by
        chosen = levels[min(len(levels) - 1, max(0, place))]
        app.change(level=chosen)
        match.seat.change_level(chosen)

    return Entry(lambda: app.text("option-level"), None, lambda: app.text(f"level-{level()}"), change)


def number_entry(app: App, match: MatchScene, named: str, nameless: str) -> Entry:
    """Return the entry that tells the number of the match: by one message where there is one, else by the other."""

    def tell() -> None:
        number = match.seat.facts.number
        if number is None:
            app.say(nameless)
        else:
            app.say(named, seed=str(number))

    return button(app, "match-describe", tell)
