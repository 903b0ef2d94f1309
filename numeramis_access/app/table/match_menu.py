"""The menu of a match: what Escape opens at the table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Protocol

from numeramis_access.app.shell.keys import does
from numeramis_access.app.shell.menu import Entry, Menu, back, button, confirm, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Do, Pop, Push, Replace, Scene, ToMain, Transition
from numeramis_access.input.commands import AnyCommand
from numeramis_access.players.policy import LEVELS


class Playing(Protocol):
    """What the menu of a match has to know of it, and may change in it."""

    @property
    def number(self) -> int | None:
        """Return the number that the match is called by, None where it has none that may be told."""

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""

    @property
    def kept(self) -> bool:
        """Return whether it can be continued from where it is now."""

    @property
    def level(self) -> str:
        """Return the opponents' level, empty where there are none."""

    def again(self) -> Transition | None:
        """Begin a match like this one, with new cards."""

    def same_cards(self) -> Scene | None:
        """Return a practice table with the cards of this match from the next seat; None where nobody has any."""

    def set_up(self) -> Scene:
        """Return the menu that sets up another match of this game."""

    def about(self) -> tuple[str, ...]:
        """Return the rules' texts about it."""

    def asks(self) -> list[AnyCommand]:
        """Return the commands that can do something now and do not only move the cursor."""

    def change_level(self, level: str) -> None:
        """Have all opponents play at this level from now on."""


def match_menu(app: App, match: Playing) -> Menu:
    """Return the menu of a match that counts."""

    def entries() -> list[Entry]:
        return [
            *(_over(app, match) if match.over else ()),
            back(app, "match-back"),
            commands_entry(app, match),
            rules_entry(app, match),
            number_entry(app, match, "seed-now", "seed-secret"),
            level_entry(app, match),
            opens(app, "menu-settings", partial(app.doors.settings, app)),
            leave_entry(app, match, "match-end"),
        ]

    return Menu(app, "match-menu", entries)


def _over(app: App, match: Playing) -> list[Entry]:
    """Return the entries of a match that is over: the ways to the next one."""

    def same_cards() -> Transition | None:
        scene = match.same_cards()
        if scene is not None:
            return Replace(scene)
        app.say("match-same-cards-none", cue="refusal")
        return None

    return [
        button(app, "match-again", match.again),
        opens(app, "match-set-up", match.set_up),
        button(app, "match-same-cards", same_cards),
    ]


def commands_entry(app: App, match: Playing) -> Entry:
    """Return the entry that opens everything that can be asked and done at the table now: no key is needed for it."""

    def entry(command: AnyCommand) -> Entry:
        name = partial(does, app, command, (match.about()[-1], "table"))
        return Entry(name, lambda: Pop(2, then=lambda: Do(command)))

    def entries() -> list[Entry]:
        return [*map(entry, match.asks()), back(app)]

    return opens(app, "match-commands", lambda: Menu(app, "match-commands", entries))


def rules_entry(app: App, match: Playing) -> Entry:
    """Return the entry that opens the rules of the game."""
    return opens(app, "match-rules", lambda: app.doors.rules(app, match.about()[-1:]))


def leave_entry(app: App, match: Playing, ended: str = "match-leave") -> Entry:
    """Return the entry that leaves the table, after a question where the match is not over.

    :param ended: message id of the entry when it is over.
    """
    label = ended if match.over else "match-leave"
    return replace(button(app, label, partial(leaving, app, match)), also=leave_words(app))


def leaving(app: App, match: Playing) -> Transition:
    """Return what leaves the table, after a question where the match is not over."""
    if match.over:
        return ToMain()
    return Push(confirm(app, "really-leave-kept" if match.kept else "really-leave", ToMain))


def leave_words(app: App) -> tuple[str, ...]:
    """Return what is typed to leave a table."""
    return tuple(app.narrator.language.form("match-leave", "typed").split(", "))


def level_entry(app: App, match: Playing) -> Entry:
    """Return the entry that changes the opponents' level during a match, losing nothing."""

    def level() -> str:
        return match.level or app.settings.level

    def change(by: int) -> None:
        place = LEVELS.index(level()) + by
        chosen = LEVELS[min(len(LEVELS) - 1, max(0, place))]
        app.change(level=chosen)
        match.change_level(chosen)

    return Entry(lambda: app.text("option-level"), None, lambda: app.text(f"level-{level()}"), change)


def number_entry(app: App, match: Playing, named: str, nameless: str) -> Entry:
    """Return the entry that tells the number of the match: by one message where there is one, else by the other."""

    def tell() -> None:
        if match.number is None:
            app.say(nameless)
        else:
            app.say(named, seed=str(match.number))

    return button(app, "match-describe", tell)
