"""The table of the deal of the day: one deal that counts once; the player can leave it and continue later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TypeAlias

from numeramis_access.app.daily import days
from numeramis_access.app.daily.day_lines import tell_result
from numeramis_access.app.daily.days import DayResult
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Scene, Transition
from numeramis_access.app.table.kept_matches import record_error_message, restore_match, seats_of
from numeramis_access.app.table.local_match import own_seat, timing_of_settings
from numeramis_access.app.table.match_recorder import MatchRecorder
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.talk import TableTeller
from numeramis_access.app.table.tally import Tally
from numeramis_access.catalogue import Game
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Report
from numeramis_access.players.characters import characters_invited
from numeramis_access.store.journal import Entrant, Header, Journal, UnreadableJournal
from numeramis_access.store.statistics import Statistics
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.messages import EventHappened, MatchOver, Message, Refused, TableResting
from numeramis_access.tables.seats import Computer, TableSeat
from numeramis_access.words.announcement import Announcement

#: level of the opponents, the same for all players
OPPONENT_LEVEL = "club"
#: makes the menu after the deal of a scene
MakeAfterDeal: TypeAlias = "Callable[[DailyScene], Scene]"


class DayRecorder(MatchRecorder):
    """Records the deal of a day, which counts as a deal and not as a match."""

    def count_match(self, seats: Sequence[TableSeat]) -> None:
        """Do nothing: the deal counts when the scene closes the record, after the result has been saved."""


class DailyScene(MatchScene):
    """The table of one deal, which is over once the deal has a result, even if its match could go on.

    :param seat: the player's seat. :param game: the game of the deal. :param day: the day of the deal.
    :param recorder: writes the deal to the disk. :param after: makes the menu after the deal.
    """

    def __init__(
        self, app: App, seat: LocalSeat, game: Game, day: date, recorder: DayRecorder, after: MakeAfterDeal
    ) -> None:
        super().__init__(app, seat)
        self._table = seat.table
        self._game, self._day = game, day
        self._recorder = recorder
        self._after = after
        self._result: DayResult | None = None
        self.teller = DayTeller(self.talk)

    @property
    def is_over(self) -> bool:
        """Return whether the deal has a result; the match at its table can go on."""
        return self._result is not None

    @property
    def result(self) -> DayResult:
        """Return the result of the deal. :raises AssertionError: if the deal is not over."""
        assert self._result is not None
        return self._result

    @property
    def is_waiting_for_player(self) -> bool:
        """Return False: there is no next deal to wait for."""
        return False

    def _tell_events(self, messages: Sequence[EventHappened]) -> None:
        """Announce events up to the end of the deal; then save and announce its result."""
        ends = [isinstance(message.event, self.seat.ruleset.ends_deal) for message in messages]
        super()._tell_events(messages[: ends.index(True) + 1] if any(ends) else () if self.is_over else messages)
        if not self.is_over and any(ends):
            self._end_deal()

    def _end_deal(self) -> None:
        """Save and announce the result of the deal, and put its journal among the records."""
        self._result = days.result_of(self._game, self._day, self._table.match)
        if self._result is not None:
            save_result(self.app, self._result)
            self._recorder.finish_journal()
            tell_result(self.app, "day-over", self._result)

    def menu(self) -> Scene:
        """Return the menu that Escape opens: that of the match, or after the deal the menu of its result."""
        return self._after(self) if self.is_over else super().menu()

    def play_again(self) -> Transition:
        """Return the transition to the menu after the deal, because the deal of a day comes only once."""
        return Push(self._after(self))


class DayTeller(TableTeller):
    """Puts the messages of a day's deal into words, but never speaks of a next deal, because there is none."""

    def remarks(self, message: Message | Refused) -> list[Announcement]:
        """Return the announcements of a message, none for a rest or for the end of the match."""
        return [] if isinstance(message, TableResting | MatchOver) else super().remarks(message)


def save_result(app: App, result: DayResult) -> None:
    """Save a result in the calendar, unless its deal already has one; tell the player if that fails."""
    try:
        days.add_result(app.home, result)
    except OSError:
        app.inbox.put(Report("day-not-kept", {}))


def begin_deal_of_day(app: App, game: Game, day: date, after: MakeAfterDeal) -> Scene | None:
    """Return the scene of a day's deal, new or continued from its journal.

    If the journal cannot be continued, tell the player and return None. If the journal of a new deal cannot be created,
    the player is told and plays the deal unsaved.

    :param app: the program. :param game: the game. :param day: the day. :param after: makes the menu after the deal.
    """
    path = days.journal_path(app.home, game.name, day)
    seats = _seats(app, days.new_table_of_day(game, day).seats)
    match, journal = days.new_table_of_day(game, day), None
    past = path.exists()
    try:
        if past:
            journal, saved = Journal.resume(path, app.home.sync)
            match, seats = restore_match(saved, app.catalogue), seats_of(saved, app.catalogue)
        else:
            journal = Journal.create(path, _header(match, seats), app.home.sync)
    except (UnreadableJournal, OSError) as error:
        if past:
            app.say(record_error_message(error), cue="refusal", name=path.name)
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
    after: MakeAfterDeal,
) -> DailyScene:  # fmt: skip
    """Return the scene of a day's table; the table rests after the deal, so that it deals no other."""
    table = HostedTable(match, seats, app.thinker, app.now, partial(timing_of_settings, app, rests=True), recorder)
    return DailyScene(app, LocalSeat(table), game, day, recorder, after)


def _seats(app: App, count: int) -> tuple[TableSeat, ...]:
    """Return the seats of the player and of the opponents, who are the same for all players."""
    others = (
        TableSeat(Computer(character.name, character.gender, level=OPPONENT_LEVEL, temperament=character.temperament))
        for character in characters_invited((), count - 1)
    )
    return (own_seat(app), *others)


def _header(match: Table, seats: tuple[TableSeat, ...]) -> Header:
    entrants = tuple(Entrant(seat.occupant.name, seat.occupant.gender, seat.level) for seat in seats)
    return Header(match.ruleset.name, match.seats, match.seed, to_json_value(match.options), entrants)
