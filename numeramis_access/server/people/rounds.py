"""Rounds of a club's evening: collect the results of all tables, and end tables whose round is over."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Protocol

from numeramis_access.server.beside import TurnLock
from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.evenings import ClubTable, EveningOfClub, TableOfRound
from numeramis_access.server.people.setting import TableSetting, setting_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.sittings import Sittings
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.boards import board_scores, play_scores
from numeramis_access.tables.evening import BoardResult


class ChangedTables(Protocol):
    """Sends the people at tables the changes there."""

    def note_change(self, sitting: Sitting) -> None:
        """Record that the people, places or terms of a table have changed."""


class Rounds:
    """Passes the results of tables to the evening that they belong to, and ends tables here after the round of an
    evening that gathers at another server.

    :param store: stores the results.
    :param sittings: the tables of this server.
    :param turns: locks of tables.
    :param apart: isolates an error at one table from the others.
    :param tables: sends changes to the people at tables.
    """

    def __init__(
        self, store: Store, sittings: Sittings, turns: TurnLock, apart: FailingMembers, tables: ChangedTables
    ) -> None:
        self._store = store
        self._sittings = sittings
        self._turns = turns
        self._apart = apart
        self._tables = tables

    def note_results(self, sitting: Sitting) -> bool:
        """Store the finished boards of a table, and pass them to its evening if that gathers here.

        :param sitting: the table; one without a round or a finished deal has nothing to store. :return: whether they
            are stored; if not, call it again, because an evening at another server reads the store.
        """
        played, match = sitting.setting.played, sitting.match
        if played is None or match is None or not match.finished_deal_count:
            return True
        gathering, kept = self._sittings.get(played.of), self._keep_results(sitting)
        if gathering is not None:
            self._bring(gathering, sitting, played.round)
        return kept

    def _bring(self, gathering: Sitting, sitting: Sitting, number: int) -> None:
        """Bring results of a table to its evening, which gathers here. :param number: number of the round."""
        club = gathering.setting.club
        if club is None or all((table.play or club.round) != number for table in club.tables):
            return
        known = dict(gathering.evening.results) if gathering.evening.results is not None else self._results(club)
        new = _of_table(sitting)
        if gathering.evening.results is None or not new.keys() <= known.keys():
            gathering.evening.results = {**known, **new}
            self._tables.note_change(gathering)

    def _keep_results(self, sitting: Sitting) -> bool:
        """Store the finished boards of a table; return False if the store failed."""
        new = [result for result in _of_table(sitting).values() if result.board not in sitting.kept_boards]
        worths = {result.board: result.worth for result in new}
        try:
            if worths:
                self._store.keep_worths(sitting.id, worths)
                sitting.kept_boards |= worths.keys()
        except StoreFailed:
            return False
        return True

    def exchange_with_servers(self) -> None:
        """Exchange results and ends of rounds with other servers through the store; call it every second.

        Evenings that gather here get the results of tables at other servers. Tables here end when their evening, which
        gathers at another server, has finished their round.

        :raises StoreFailed: if the store fails.
        """
        tables = list(self._sittings.of_evenings.items())
        self._apart.run_each("evening", tables, self._take_from_elsewhere)
        gone: dict[str, EveningOfClub | None] = {}
        self._apart.run_each("table", tables, partial(self._look_at_evening, gone))

    def _look_at_evening(self, gone: dict[str, EveningOfClub | None], sitting: Sitting) -> None:
        """End a table of a round if its evening gathers elsewhere and has gone on; leave others as they are.

        :param gone: evenings read from the store so far, by id; this call can add one.
        """
        played = sitting.setting.played
        if played is not None and sitting.stage == "playing" and played.of not in self._sittings:
            if played.of not in gone:
                kept = self._store.table_of(played.of)
                gone[played.of] = setting_of(kept).club if kept is not None else None
            self._end_where_over(sitting, gone[played.of])

    def _take_from_elsewhere(self, gathering: Sitting) -> None:
        """Read the missing results of an evening's tables at other servers from the store, if one gathers here."""
        club = gathering.setting.club
        if club is None or gathering.evening.results is None or not club.has_open_boards(gathering.evening.results):
            return
        away = [table for table in club.tables if table.at not in self._sittings]
        missing = [table for table in away if club.has_missing_results(table, gathering.evening.results)]
        new = self._from_store(missing)
        if not new.keys() <= gathering.evening.results.keys():
            gathering.evening.results = {**gathering.evening.results, **new}
            self._tables.note_change(gathering)

    def _from_store(self, tables: Collection[ClubTable]) -> dict[tuple[int, int], BoardResult]:
        numbers = {table.at: table.number for table in tables}
        return {
            (numbers[at], board): BoardResult.of(numbers[at], board, worth)
            for (at, board), worth in self._store.worths(list(numbers)).items()
        }

    def _end_where_over(self, sitting: Sitting, club: EveningOfClub | None) -> None:
        """End a table if its round is over."""
        played = sitting.setting.played
        assert played is not None
        if club is not None and club.has_finished_round(played.round):
            with self._turns.turn(sitting.id):
                sitting.store_end(cut_short=True)
                self._tables.note_change(sitting)

    def _results(self, club: EveningOfClub) -> dict[tuple[int, int], BoardResult]:
        """Return the results of the round under way, from the store and from tables here."""
        results = self._from_store(club.tables)
        for table in club.tables:
            if club.has_missing_results(table, results):
                sitting = self._sittings.get(table.at) or self._past_table(table.at)
                results |= {} if sitting is None else _of_table(sitting)
        return results

    def _past_table(self, table: str) -> Sitting | None:
        """Return a finished table from the store; older versions stored no results apart from the match. None if it is
        gone.
        """
        kept = self._store.table_of(table)
        return self._sittings.take_in(kept) if kept is not None and kept.stage == "over" else None

    def look_for_results(self, sitting: Sitting) -> None:
        """Load the results of an evening's round from the store if they are not loaded yet, for instance after a
        restart.

        :param sitting: the table where the evening gathers.
        :raises StoreFailed: if the store fails.
        """
        club = sitting.setting.club
        if club is not None and sitting.evening.results is None:
            sitting.evening.results = self._results(club)


def _of_table(sitting: Sitting) -> dict[tuple[int, int], BoardResult]:
    """Return the results of a table's finished boards; a whole play has the number of its round."""
    played, match = sitting.setting.played, sitting.match
    if played is None or match is None:
        return {}
    worths = board_scores(match.match, played.boards) if played.boards else play_scores(match.match, played.round)
    return {(played.number, board): BoardResult.of(played.number, board, worth) for board, worth in worths}


def can_see_record(store: Store, setting: TableSetting) -> bool:
    """Return whether players may see the record of a table. A table that plays an evening's boards is open after all
    its tables have finished them or, if one of these is deleted, after the evening; any other table always.

    :param store: the store.
    :param setting: the setting of the table.
    :raises StoreFailed: if the store fails.
    """
    played = setting.played
    if played is None or not played.boards:
        return True
    kept = [store.table_of(other) for other in played.others]
    if any(table is not None and table.stage != "over" for table in kept):
        return False
    return None not in kept or _is_over(store, played)


def _is_over(store: Store, played: TableOfRound) -> bool:
    """Return whether a round is over: then a missing table was deleted, otherwise it is still to be opened."""
    gathering = store.table_of(played.of)
    club = setting_of(gathering).club if gathering is not None else None
    return club is None or club.has_finished_round(played.round)
