"""The further games of a contest of plays: a list of games, each planned as a plan of its own.

A part of ``plan``; it receives the list by a port.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Push, Scene, Transition
from numeramis_access.evening.events import MAX_GAMES, Plan, PlannedGame


class GamesPort(Protocol):
    """The port through which entries change the further games.

    :ivar app: the program. :ivar more: the games of the contest after the first.
    """

    app: App
    more: tuple[PlannedGame, ...]

    @property
    def plan(self) -> Plan:
        """Return the plan of the first game as it stands."""

    def has_drawn_rounds(self, number: int) -> bool:
        """Return whether rounds of a game may have been drawn, so that it stays. :param number: number of the further
        game, from 0.
        """

    def game_menu(self, plan: Plan, credits: int, take: Callable[[PlannedGame], Transition], known: bool) -> Scene:
        """Return the menu of one game.

        :param plan: the plan of the game. :param credits: the plays of each player.
        :param take: takes the finished game and returns the next transition.
        :param known: whether only its points and plays can change.
        """

    def game_name(self, game: PlannedGame) -> str:
        """Return the name of a game in words."""

    def game_value(self, game: PlannedGame) -> str:
        """Return the plays of each player of a game, in words."""


def games_entry(menu: GamesPort) -> Entry:
    """Return the entry that names the further games; Enter opens their list, in which games are added, changed and
    removed.
    """

    def value() -> str:
        names = [menu.game_name(game) for game in menu.more]
        return menu.app.narrator.language.join(names) if names else str(menu.app.text("evening-no-more-games"))

    return Entry(partial(menu.app.text, "evening-more-games"), lambda: Push(_games_menu(menu)), value)


def _games_menu(menu: GamesPort) -> Menu:
    """Return the list of the further games; Enter opens one."""
    app = menu.app

    def entries() -> list[Entry]:
        rows = [
            Entry(partial(menu.game_name, game), partial(_open, menu, number), partial(menu.game_value, game),
                  identity=f"game {number}")
            for number, game in enumerate(menu.more)
        ]  # fmt: skip
        room = len(menu.more) + 1 < MAX_GAMES
        return [*rows, *([button_entry(app, "evening-add-game", add)] if room else []), back_entry(app)]

    def add() -> Transition:
        """Plan another game from the first one."""

        def take(game: PlannedGame) -> Transition:
            menu.more = (*menu.more, game)
            return Pop()

        return Push(menu.game_menu(menu.plan, 1, take, known=False))

    return Menu(app, "evening-more-games", entries)


def _open(menu: GamesPort, number: int) -> Transition:
    """Open one game, or leave it out."""
    app, game, known = menu.app, menu.more[number], menu.has_drawn_rounds(number)

    def put(*games: PlannedGame) -> Transition:
        menu.more = (*menu.more[:number], *games, *menu.more[number + 1 :])
        return Pop(1 if known or not games else 2)

    def change() -> Transition:
        plan = Plan("plays", games=(game,)).of_game(0)
        return Push(menu.game_menu(plan, game.credits, put, known))

    def entries() -> list[Entry]:
        return [
            button_entry(app, "evening-change-game", change), button_entry(app, "evening-remove-game", put),
            back_entry(app),
        ]  # fmt: skip

    return change() if known else Push(Menu(app, "evening-one-game", entries, game=menu.game_name(game)))
