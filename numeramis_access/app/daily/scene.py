"""The deal of the day at the table: one deal that counts once, and can be left and gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TypeAlias

from numeramis_access.app.daily import days
from numeramis_access.app.daily.days import DayResult
from numeramis_access.app.daily.telling import tell
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Scene, Transition
from numeramis_access.app.table.kept_matches import restore, seats_of, why_not
from numeramis_access.app.table.local_match import own_seat, timing
from numeramis_access.app.table.match_recorder import MatchRecorder
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.tally import Tally
from numeramis_access.app.table.telling import TableTelling
from numeramis_access.catalogue import Game
from numeramis_access.core.codec import plain
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Report
from numeramis_access.players.characters import characters_invited
from numeramis_access.store.journal import Entrant, Header, Journal, Unreadable
from numeramis_access.store.statistics import Statistics
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.messages import Happened, MatchOver, Message, Refused, Resting
from numeramis_access.tables.seats import Computer, TableSeat
from numeramis_access.words.announcement import Announcement

#: how strong everybody's opponents are
LEVEL = "club"
#: makes the menu of what can be done when the deal of this scene is over
AfterDeal: TypeAlias = "Callable[[DailyScene], Scene]"


class DayRecorder(MatchRecorder):
    """Keeps the deal of a day, which counts as a deal and not as a match."""

    def match_ended(self, seats: Sequence[TableSeat]) -> None:
        """Leave the record to the scene, which closes it when the deal has been scored."""


class DailyScene(MatchScene):
    """One deal, which is over when it has been scored.

    :param after: makes the menu of what can be done then, for this scene. :param recorder: of the table.
    """

    def __init__(
        self, app: App, seat: LocalSeat, game: Game, day: date, recorder: DayRecorder, after: AfterDeal
    ) -> None:
        super().__init__(app, seat)
        self._table = seat.table
        self._game, self._day = game, day
        self._recorder = recorder
        self._after = after
        self._result: DayResult | None = None
        self.telling = DayTelling(self.talk)

    @property
    def over(self) -> bool:
        """Return whether the deal is over."""
        return self._result is not None

    @property
    def result(self) -> DayResult:
        """Return what the deal has brought; only where it is over."""
        assert self._result is not None
        return self._result

    @property
    def waits_for_player(self) -> bool:
        """Return False: no other deal comes."""
        return False

    def _tell_events(self, messages: Sequence[Happened]) -> None:
        """Tell what happened; what the deal has brought is kept and told when it is over."""
        ends = [isinstance(message.event, self.seat.ruleset.ends_deal) for message in messages]
        super()._tell_events(messages[: ends.index(True) + 1] if any(ends) else () if self.over else messages)
        if not self.over and any(ends):
            self._end_deal()

    def _end_deal(self) -> None:
        """Keep and tell what the deal has brought, once it is over."""
        self._result = days.result_of(self._game, self._day, self._table.match)
        if self._result is not None:
            keep(self.app, self._result)
            self._recorder.put_aside()
            tell(self.app, "day-over", self._result)

    def menu(self) -> Scene:
        """Return what Escape opens."""
        return self._after(self) if self.over else super().menu()

    def play_again(self) -> Transition:
        """Open what can be done now: the deal of a day comes once."""
        return Push(self._after(self))


class DayTelling(TableTelling):
    """Tells the deal of a day: nothing follows it."""

    def remarks(self, message: Message | Refused) -> list[Announcement]:
        """Return everything but that another deal would follow, or that a match is over."""
        return [] if isinstance(message, Resting | MatchOver) else super().remarks(message)


def keep(app: App, result: DayResult) -> None:
    """Keep a result; where that is not possible the player is told."""
    try:
        days.add(app.home, result)
    except OSError:
        app.inbox.put(Report("day-not-kept", {}))


def begin(app: App, game: Game, day: date, after: AfterDeal) -> Scene | None:
    """Return the table of a day's deal, new or as it was left; None where it cannot be gone on with, which is said."""
    path = days.journal_of(app.home, game.name, day)
    seats = _seats(app, days.table_of(game, day).seats)
    match, journal = days.table_of(game, day), None
    past = path.exists()
    try:
        if past:
            journal, saved = Journal.resume(path, app.home.sync)
            match, seats = restore(saved, app.catalogue), seats_of(saved, app.catalogue)
        else:
            journal = Journal.create(path, _header(match, seats), app.home.sync)
    except (Unreadable, OSError) as error:
        if past:
            app.say(why_not(error), cue="refusal", name=path.name)
            return None
        app.inbox.put(Report("journal-not-written", {}))
    tally = Tally(Statistics(app.home.statistics), path.stem, match)
    recorder = DayRecorder(app.inbox, app.home.records, journal, tally, app.home.later)
    scene = _at_table(app, game, day, match, seats, recorder, after)
    if past:
        tally.resume()
        scene.recall()
    return scene


def _at_table(
    app: App, game: Game, day: date, match: Table, seats: tuple[TableSeat, ...], recorder: DayRecorder,
    after: AfterDeal,
) -> DailyScene:  # fmt: skip
    """Return the scene of a day's table. It waits after the deal, so that no other one is dealt."""
    table = HostedTable(match, seats, app.thinker, app.now, partial(timing, app, rests=True), recorder)
    return DailyScene(app, LocalSeat(table), game, day, recorder, after)


def _seats(app: App, count: int) -> tuple[TableSeat, ...]:
    """Return the player and the opponents that everybody has."""
    others = (
        TableSeat(Computer(one.name, one.gender, level=LEVEL, temperament=one.temperament))
        for one in characters_invited((), count - 1)
    )
    return (own_seat(app), *others)


def _header(match: Table, seats: tuple[TableSeat, ...]) -> Header:
    entrants = tuple(Entrant(seat.occupant.name, seat.occupant.gender, seat.level) for seat in seats)
    return Header(match.ruleset.name, match.seats, match.seed, plain(match.options), entrants)
