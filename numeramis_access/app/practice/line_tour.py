"""A tour of the braille line: a table of a game lies under the fingers, and every sign that is touched says what it is.

Nothing is played there. Where no key is over a cell, the keys that move go from sign to sign.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from numeramis_access.app.shell.menu import Menu, game_menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import NothingHere, Pop, Scene, Transition
from numeramis_access.app.shell.ways import Way, commands
from numeramis_access.app.table.line_signs import explained, field_names, sign
from numeramis_access.app.table.local_match import new_seats, timing
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE
from numeramis_access.catalogue import Game
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.core.table import Table
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.inbox import Incoming, PaceLearned
from numeramis_access.output.screen import Item, Screen
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.words.announcement import Priority

#: the deal whose table is shown, and at which turn of the player's: there are cards, a trick and a score by then
SEED, TURN = 5, 3
#: most actions of a deal
LONGEST = 2000


def menu(app: App) -> Menu:
    """Return the menu of the games, each with its own line."""
    return game_menu(app, lambda game: LineTour(app, app.catalogue[game]))


class LineTour(Scene):
    """The line of one game.

    :ivar place: of the sign that was told last, in the order of help; -1 before the first.
    """

    context = "reader"

    def __init__(self, app: App, game: Game) -> None:
        self.app = app
        self.game = game
        self.place = -1
        match = _moment(game)
        seats = new_seats(app, match.seats, game.level(app.settings.level))
        table = HostedTable(match, seats, app.thinker, app.now, lambda: timing(app, rests=True))
        self._table = MatchScene(app, LocalSeat(table))
        self._table.desk.look(match.view(0))
        self._signs = explained(app, game)

    def enter(self) -> None:
        """Say where we are and what there is to do."""
        self.app.say("line-tour", Priority.NOW, shown_by="title", game=self.app.text(f"game-{self.game.name}"))
        self.app.say("line-tour-how", Priority.QUEUE)

    def command(self, command: AnyCommand) -> Transition | None:
        """Go from sign to sign, or leave."""
        match command:
            case Command.NEXT | Command.DOWN | Command.ACTIVATE:
                self._go(self.place + 1)
            case Command.PREVIOUS | Command.UP:
                self._go(self.place - 1)
            case Command.FIRST:
                self._go(0)
            case Command.LAST:
                self._go(len(self._signs) - 1)
            case Command.BACK | Command.MENU:
                return Pop()
            case _:
                return NothingHere()
        return None

    def receive(self, item: Incoming) -> Transition | None:
        """Take the pace at which the reader has read the tour so far."""
        if isinstance(item, PaceLearned) and item.cells != self.app.settings.braille_pace:
            self.app.change(braille_pace=item.cells)
            self.app.say("reading-pace-learnt", Priority.QUEUE, pace=item.cells)
        return None

    def ways(self) -> Sequence[Way]:
        """Return what goes from sign to sign, and the way out."""
        return commands(Command.NEXT, Command.PREVIOUS, Command.BACK)

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Say what was touched: on the braille line a field, in the window a card of the hand or the table."""
        goes_on = zone in ("items", "point", "press") and index == len(self._table.screen().items)
        if goes_on:
            self._go(self.place + 1)
        elif zone == "field":
            self._tell(sign(self.app, self.game, field_names(self.game)[index]))
        elif zone in ("items", "point", "press", "focus", "name"):
            self._go(0)
        return None

    def screen(self) -> Screen:
        """Return the table, and what goes on to the next sign; on the braille line fields answer with what they are."""
        screen, on = self._table.screen(), self.app.narrator.language.phrase(CONTINUE)
        return replace(screen, items=(*screen.items, Item(on.text, on.braille, "choice")), tour=True)

    def situation(self) -> list[str]:
        """Return what there is to do here."""
        return [self.app.text("line-tour-how")]

    def leave(self) -> None:
        """Leave the table."""
        self._table.leave()

    def _go(self, to: int) -> None:
        inside = max(0, min(to, len(self._signs) - 1))
        self._tell(self._signs[inside], None if inside == to else "hand-end")

    def _tell(self, message: str, cue: str | None = None) -> None:
        if message in self._signs:
            self.place = self._signs.index(message)
        self.app.say(message, Priority.NOW, cue)


def _moment(game: Game) -> Table:
    """Return a table in the middle of a deal at which the first seat is to act."""
    rules = game.ruleset()
    options = rules.options()
    for seed in range(SEED, SEED + LONGEST):
        table, chance, turns = Table(rules, options, fitting_seats(rules, options), seed), random.Random(seed), 0
        for _ in range(LONGEST):
            table.draw()
            if table.over:
                break
            view = table.view(table.to_act)
            turns += table.to_act == 0
            if turns == TURN and view.hand:
                return table
            table.act(chance.choice([action for action in view.legal if isinstance(action, Action)]))
    raise AssertionError(game.name)
