"""A tour of the braille line: the display shows a game table, and speech explains each sign that the reader touches.

The tour plays no cards. On displays without keys over the cells, the movement keys go from sign to sign.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from numeramis_access.app.shell.menu import Menu, game_menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import ScanItem, scan_items_of_commands
from numeramis_access.app.shell.scene import NothingHere, Pop, Scene, Transition
from numeramis_access.app.table.line_signs import explanation_messages, field_names, sign_message
from numeramis_access.app.table.local_match import new_seats, timing_of_settings
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE_CHOICE
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

#: first seed to try, and the player's turn to show: by then there are cards, a trick and a score
FIRST_SEED, SHOWN_TURN = 5, 3
#: most actions to play in a deal, and most seeds to try
MAX_TRIES = 2000


def menu(app: App) -> Menu:
    """Return the menu of the games; each opens the tour of its line."""
    return game_menu(app, lambda game: LineTour(app, app.catalogue[game]))


class LineTour(Scene):
    """The tour of one game's braille line, at a table in the middle of a deal.

    :param game: the game. :param then: returns the transition after the tour; None to return to the scene below.
    :ivar place: index of the last explained sign, in the order of ``explanation_messages``; -1 before the first.
    """

    item_types = (PaceLearned,)
    context = "reader"

    def __init__(self, app: App, game: Game, then: Callable[[], Transition] | None = None) -> None:
        self.app = app
        self.game = game
        self._then = then
        self.place = -1
        match = _moment(game)
        seats = new_seats(app, match.seats, game.level(app.settings.level))
        table = HostedTable(match, seats, app.thinker, app.now, lambda: timing_of_settings(app, rests=True))
        self._table = MatchScene(app, LocalSeat(table))
        self._table.desk.take_view(match.view(0))
        self._signs = explanation_messages(app, game)

    def enter(self) -> None:
        """Tell the title and the instructions."""
        self.app.say("line-tour", Priority.NOW, shown_by="title", game=self.app.text(f"game-{self.game.name}"))
        self.app.say("line-tour-how", Priority.QUEUE)

    def command(self, command: AnyCommand) -> Transition | None:
        """Explain the next, previous, first or last sign, or leave.

        Return None to stay, ``NothingHere`` for other commands.
        """
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
                return Pop(then=self._then) if self._then else Pop()
            case _:
                return NothingHere()
        return None

    def receive(self, item: Incoming) -> Transition | None:
        """Save a new measurement of the reader's pace, in cells a second, and announce it. Return None, to stay."""
        if isinstance(item, PaceLearned) and item.cells != self.app.settings.braille_pace:
            self.app.change(braille_pace=item.cells)
            self.app.say("reading-pace-learnt", Priority.QUEUE, pace=item.cells)
        return None

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the commands that go from sign to sign, and the command that leaves the tour."""
        return scan_items_of_commands(Command.NEXT, Command.PREVIOUS, Command.BACK)

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Explain a touched field of the braille line.

        A touched card explains the first sign, and the last item, which goes on, the next one. Return None, to stay.
        """
        goes_on = zone in ("items", "point", "press") and index == len(self._table.screen().items)
        if goes_on:
            self._go(self.place + 1)
        elif zone == "field":
            self._tell(sign_message(self.app, self.game, field_names(self.game)[index]))
        elif zone in ("items", "point", "press", "focus", "name"):
            self._go(0)
        return None

    def screen(self) -> Screen:
        """Return the table with an item that goes on to the next sign; a touched field explains itself."""
        screen, on = self._table.screen(), self.app.narrator.language.phrase(CONTINUE_CHOICE)
        return replace(screen, items=(*screen.items, Item(on.text, on.braille, "choice")), tour=True)

    def situation(self) -> list[str]:
        """Return the sentence that tells how to take the tour."""
        return [self.app.text("line-tour-how")]

    def leave(self) -> None:
        """Leave the table that the tour shows."""
        self._table.leave()

    def _go(self, to: int) -> None:
        inside = max(0, min(to, len(self._signs) - 1))
        self._tell(self._signs[inside], None if inside == to else "hand-end")

    def _tell(self, message: str, cue: str | None = None) -> None:
        if message in self._signs:
            self.place = self._signs.index(message)
        self.app.say(message, Priority.NOW, cue)


def _moment(game: Game) -> Table:
    """Return a table in the middle of a deal; the first seat is to act.

    :raises AssertionError: if no such table turns up.
    """
    rules = game.ruleset()
    options = rules.options()
    for seed in range(FIRST_SEED, FIRST_SEED + MAX_TRIES):
        table, chance, turns = Table(rules, options, fitting_seats(rules, options), seed), random.Random(seed), 0
        for _ in range(MAX_TRIES):
            table.draw()
            if table.is_over:
                break
            view = table.view(table.to_act)
            turns += table.to_act == 0
            if turns == SHOWN_TURN and view.hand:
                return table
            table.act(chance.choice([action for action in view.legal if isinstance(action, Action)]))
    raise AssertionError(game.name)
