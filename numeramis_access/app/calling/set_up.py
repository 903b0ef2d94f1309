"""Sets up a called match: the game, its options, who sits where and who deals; and continues one under way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from numeramis_access.app.calling.log import new_seat, reopen_seat, unfinished
from numeramis_access.app.calling.penalties import penalty_entry
from numeramis_access.app.calling.scene import CalledBoard, CallingScene
from numeramis_access.app.menus.new_match import last_options
from numeramis_access.app.menus.rules_choice import RulesChoice
from numeramis_access.app.shell.menu import Entry, Menu, back, game_entry
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App, CallShow
from numeramis_access.app.shell.scene import Again, Pop, Push, Replace, Transition
from numeramis_access.app.shell.writing import NAME, WritingMenu
from numeramis_access.app.table.kept_matches import why_not
from numeramis_access.app.table.kept_names import names_of
from numeramis_access.catalogue import Game
from numeramis_access.core.cards import Card
from numeramis_access.core.codec import plain
from numeramis_access.core.ruleset import AnyRuleset, Options, fitting_seats
from numeramis_access.store.files import clean_name
from numeramis_access.store.journal import Unreadable
from numeramis_access.store.settings import CalledPlayer
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.seats import Human, TableSeat


def menu(app: App, show: CallShow | None = None) -> Menu:
    """Return the menu of real cards: matches under way, then the games that can be called.

    :param show: shows the match to people elsewhere, None for no watchers.
    """

    def entries() -> list[Entry]:
        paths = unfinished(app.home)
        kept = zip(paths, names_of(app, paths), strict=True)
        games = [game for game in app.catalogue if game.ruleset().hidden_cards is not None]
        return [
            *(Entry(partial(_continued_name, app, name), partial(_go_on, app, path, show)) for path, name in kept),
            *(game_entry(app, game.name, CallSetUp(app, game, show).menu) for game in games),
            back(app),
        ]

    return Menu(app, "call-games", entries)


def _continued_name(app: App, name: Callable[[], str]) -> str:
    return str(app.text("call-continue", match=name()))


def again(app: App, path: Path) -> Transition:
    """Continue a match under way that nobody watches; if that is impossible, say why."""
    return _go_on(app, path, None)


def _go_on(app: App, path: Path, show: CallShow | None) -> Transition:
    """Continue a match under way; if that is impossible, say why."""
    try:
        seat = reopen_seat(app, path, show)
    except (Unreadable, OSError) as error:
        app.say(why_not(error), cue="refusal", name=path.name)
        return Again()
    scene = CallingScene(app, seat, show=show)
    scene.recall()
    return _at_table(scene, show, menus=1)


def _at_table(scene: CallingScene, show: CallShow | None, menus: int) -> Transition:
    """Return the transition to the table; while people watch, their house stays below it.

    :param menus: number of menus above the house.
    """
    return Replace(scene) if show is None else Pop(menus, then=lambda: Push(scene))


def begin(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None = None) -> Transition:
    """Open the set-up of a called match with these options. :param seed: ignored, because real cards have none."""
    set_up = CallSetUp(app, app.catalogue[rules.name])
    set_up.options, set_up.seats = options, seats
    return Push(set_up.menu())


def begin_board(
    app: App, match: CalledMatch, people: tuple[TableSeat, ...], dealt: Sequence[Sequence[Card]],
    done: Callable[[tuple[int, ...]], None],
) -> Transition:  # fmt: skip
    """Begin to call one board of an evening; parameters as for ``CallBoard``."""
    return Push(CallingScene(app, new_seat(app, match, people), "call-begun", board=CalledBoard(dealt, done)))


class CallSetUp(RulesChoice):
    """The called match being set up: options, players by seat, first dealer.

    :param show: shows the match to people elsewhere, None for no watchers.
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
        """Return start, players, dealer, preset and every option."""
        hidden = self.rules.hidden_cards
        assert hidden is not None
        called = plain(hidden.called_options(self.options))
        settled = frozenset(name for name, value in plain(self.options).items() if called[name] != value)
        low, high = self.rules.seats
        return [
            Entry(lambda: self.app.text("call-begin"), self._begin),
            *([self._count_entry(low, high)] if low != high else []),
            *(self._player_entry(seat) for seat in range(self._count())),
            self._dealer_entry(),
            *([self.preset_entry()] if self.rules.presets else []),
            *self.option_entries(settled),
            *([penalty_entry(self.app)] if hidden.penalties else []),
            back(self.app),
        ]

    def _count(self) -> int:
        return fitting_seats(self.rules, self.options, self.seats)

    def _players(self) -> list[CalledPlayer]:
        """Return the players by seat; seats without a name are numbered."""
        known = self.app.settings.called_players
        numbers = range(1, self._count() + 1)
        return [
            known.get(str(number)) or CalledPlayer(str(self.app.text("call-player", number=number)))
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
            self._keep(seat, player.name, "masculine" if player.gender == "feminine" else "feminine")

        def named(name: str) -> Transition:
            self._keep(seat, clean_name(name), self._players()[seat].gender)
            return Again()

        def write() -> Transition:
            known = self.app.settings.called_players.get(str(seat + 1))
            return Push(WritingMenu(self.app, "call-name", named, known.name if known else "", NAME))

        def label() -> str:
            return self.app.text("call-seat", number=seat + 1, name=self._players()[seat].name)

        def value() -> str:
            return self.app.text(f"player-{self._players()[seat].gender}")

        return Entry(label, write, value, change, of=f"seat {seat}")

    def _keep(self, seat: int, name: str, gender: str) -> None:
        if name:
            player = CalledPlayer(name, "feminine" if gender == "feminine" else "masculine")
            self.app.change(called_players={**self.app.settings.called_players, str(seat + 1): player})

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
        seat = new_seat(self.app, match, people, self._show)
        return _at_table(CallingScene(self.app, seat, "call-begun", show=self._show), self._show, menus=2)
