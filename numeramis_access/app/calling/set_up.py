"""Sets up a called match (its game, options, players and dealer), or continues one under way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import get_args

import msgspec

from numeramis_access.app.calling.log import reopen_journal, start_journal, unfinished_journals
from numeramis_access.app.calling.penalties import penalty_entry
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.menus.new_match import last_options
from numeramis_access.app.menus.rules_choice import RulesChoice
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, game_entry
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.options import choices_of
from numeramis_access.app.shell.ports import App, CalledBoard, CallShow
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Replace, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.app.table.kept_matches import record_error_message
from numeramis_access.app.table.kept_names import name_makers
from numeramis_access.catalogue import Game
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options, fitting_seats
from numeramis_access.store.files import clean_name
from numeramis_access.store.journal import UnreadableJournal
from numeramis_access.store.settings import CalledPlayer, ToldGender, gender_after
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.seats import Human, TableSeat


def menu(app: App, show: CallShow | None = None) -> Menu:
    """Return the menu of real cards: matches under way, the games that can be called, and the way back.

    :param app: the program. :param show: shows the match to people elsewhere, None for no watchers.
    """

    def entries() -> list[Entry]:
        paths = unfinished_journals(app.home)
        kept = zip(paths, name_makers(app, paths), strict=True)
        games = [game for game in app.catalogue if game.ruleset().hidden_cards is not None]
        return [
            *(Entry(partial(_continued_name, app, name), partial(_go_on, app, path, show)) for path, name in kept),
            *(game_entry(app, game.name, CallSetUp(app, game, show).menu) for game in games),
            back_entry(app),
        ]

    return Menu(app, "call-games", entries)


def _continued_name(app: App, name: Callable[[], str]) -> str:
    return str(app.text("call-continue", match=name()))


def continue_called_match(app: App, path: Path) -> Transition:
    """Return the transition that continues a match under way, without showing it to others; if that is impossible, say
    why and return one that stays.

    :param app: the program. :param path: the journal of the match.
    """
    return _go_on(app, path, None)


def _go_on(app: App, path: Path, show: CallShow | None) -> Transition:
    """Continue a match under way; if that is impossible, say why."""
    try:
        seat, of_evening = reopen_journal(app, path, show)
    except (UnreadableJournal, OSError) as error:
        app.say(record_error_message(error), cue="refusal", name=path.name)
        return EnterAgain()
    board = app.doors.unfinished_board(app, of_evening) if of_evening is not None else None
    again = partial(_set_up_again, app, show) if board is None else None
    scene = CallingScene(app, seat, show=show, board=board, again=again)
    scene.recall()
    return _at_table(scene, show, scenes_above=1)


def _at_table(scene: CallingScene, show: CallShow | None, scenes_above: int) -> Transition:
    """Return the transition to the table. It removes all scenes above the main menu; while people watch, it keeps their
    house's scenes.

    :param scenes_above: number of scenes above those of the house.
    """
    return Replace(scene) if show is None else Pop(scenes_above, then=lambda: Push(scene))


def _set_up_again(app: App, show: CallShow | None, match: CalledMatch) -> Transition:
    """Open the set-up of another match of the same people, above the table of a finished one; the next player deals.

    :param show: as for ``menu``. :param match: the finished match.
    """
    set_up = CallSetUp(app, app.catalogue[match.ruleset.name], show)
    set_up.options, set_up.seats, set_up.dealer = match.options, match.seats, (match.dealer + 1) % match.seats
    return Push(set_up.menu())


def open_set_up(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None = None) -> Transition:
    """Return the transition to the set-up of a called match with these options and this number of players.

    The match itself is not begun.

    :param app: the program. :param rules: the game's rules. :param options: the game's options.
    :param seats: number of players. :param seed: ignored, because real cards have none.
    """
    set_up = CallSetUp(app, app.catalogue[rules.name])
    set_up.options, set_up.seats = options, seats
    return Push(set_up.menu())


def begin_board(
    app: App, match: CalledMatch, people: tuple[TableSeat, ...], board: CalledBoard
) -> Transition:  # fmt: skip
    """Start the journal of one board or play of an evening, and return the transition to its table.

    It cannot be shown to others. Parameters as for ``CallBoard``.
    """
    seat = start_journal(app, match, people, of_evening=board.of_evening)
    return Push(CallingScene(app, seat, "call-begun", board=board))


class CallSetUp(RulesChoice):
    """The set-up of a called match: options, players by seat, first dealer.

    It begins with the options used last.

    :param app: the running program. :param game: the game to call.
    :param show: shows the match to people elsewhere, None for no watchers.
    :ivar seats: the wished number of players. :ivar dealer: seat of the first dealer, from 0.
    """

    def __init__(self, app: App, game: Game, show: CallShow | None = None) -> None:
        self._show = show
        super().__init__(app, game, last_options(app, game.ruleset()))
        low, high = self.rules.seats
        self.seats = min(max(app.settings.players.get(self.rules.name, 4), low), high)
        self.dealer = 0

    def menu(self) -> Menu:
        """Return the menu of the set-up."""
        return Menu(self.app, f"game-{self.rules.name}", self.entries)

    def entries(self) -> list[Entry]:
        """Return the entries: begin, number of players, each player, dealer, preset, the options that real cards leave
        open, penalties and the way back.

        Number, preset and penalties are missing in games that offer no choice of them.
        """
        hidden = self.rules.hidden_cards
        assert hidden is not None
        low, high = self.rules.seats
        return [
            Entry(lambda: self.app.text("call-begin"), self._begin),
            *([self._count_entry(low, high)] if low != high else []),
            *(self._player_entry(seat) for seat in range(self._count())),
            self._dealer_entry(),
            *([self.preset_entry()] if self.rules.presets else []),
            *self.option_entries(self._settled_options()),
            *([penalty_entry(self.app)] if hidden.has_penalties else []),
            back_entry(self.app),
        ]

    def _settled_options(self) -> frozenset[str]:
        """Return the names of the options whose choice real cards do not leave open."""
        hidden = self.rules.hidden_cards
        assert hidden is not None

        def is_open(name: str, choice: object) -> bool:
            wished = msgspec.structs.replace(self.options, **{name: choice})
            return bool(to_json_value(hidden.called_options(wished))[name] == choice)

        fields = msgspec.structs.fields(self.rules.options)
        choices = {field.name: choices_of(field.type) for field in fields}
        return frozenset(name for name, values in choices.items() if not all(is_open(name, value) for value in values))

    def _count(self) -> int:
        return fitting_seats(self.rules, self.options, self.seats)

    def _players(self) -> list[CalledPlayer]:
        """Return the players by seat; seats without a name are numbered."""
        known = self.app.settings.called_players
        numbers = range(1, self._count() + 1)
        return [
            known.get(str(number)) or CalledPlayer(self._default_name(number - 1, "none"), "none")
            for number in numbers
        ]

    def _count_entry(self, low: int, high: int) -> Entry:
        def take(seats: int) -> None:
            self.seats = seats

        return number_entry(self.app, partial(self.app.text, "option-players"), lambda: self.seats, take, (low, high))

    def _player_entry(self, seat: int) -> Entry:
        """Return the entry of a seat: Enter writes the name, left and right change the gender of verbs."""

        def change(by: int) -> None:
            player = self._players()[seat]
            gender = gender_after(player.gender, by)
            nameless = player.name in [self._default_name(seat, told) for told in get_args(ToldGender)]
            self._keep(seat, self._default_name(seat, gender) if nameless else player.name, gender)

        def named(name: str) -> Transition:
            self._keep(seat, clean_name(name), self._players()[seat].gender)
            return EnterAgain()

        def write() -> Transition:
            known = self.app.settings.called_players.get(str(seat + 1))
            return Push(WritingMenu(self.app, "call-name", named, known.name if known else "", MAX_NAME_CHARACTERS))

        def label() -> str:
            return self.app.text("call-seat", number=seat + 1, name=self._players()[seat].name)

        def value() -> str:
            return self.app.text(f"set-gender-{self._players()[seat].gender}")

        return Entry(label, write, value, change, identity=f"seat {seat}")

    def _default_name(self, seat: int, gender: ToldGender) -> str:
        """Return what a player without a name is called: by the seat, in the told gender."""
        return str(self.app.text("call-player", number=seat + 1, gender=gender))

    def _keep(self, seat: int, name: str, gender: ToldGender) -> None:
        if name:
            players = {**self.app.settings.called_players, str(seat + 1): CalledPlayer(name, gender)}
            self.app.change(called_players=players)

    def _dealer_entry(self) -> Entry:
        def change(by: int) -> None:
            self.dealer = (self.dealer + by) % self._count()

        def value() -> str:
            return self._players()[self.dealer % self._count()].name

        return Entry(lambda: self.app.text("call-dealer"), None, value, change)

    def _begin(self) -> Transition:
        """Begin the match."""
        count = self._count()
        people = tuple(TableSeat(Human(player.name, player.gender)) for player in self._players())
        match = CalledMatch(self.rules, self.options, count, self.dealer % count)
        seat = start_journal(self.app, match, people, self._show)
        again = partial(_set_up_again, self.app, self._show)
        scene = CallingScene(self.app, seat, "call-begun", show=self._show, again=again)
        # Above the house lie this menu and the menu of games, or this menu and the table of the finished match.
        return _at_table(scene, self._show, scenes_above=2)
