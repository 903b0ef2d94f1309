"""The rounds of a club's evening as a house has them: results come together, and nobody is ahead of others."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Protocol

from numeramis_access.server.beside import Turns
from numeramis_access.server.people.apart import Apart
from numeramis_access.server.people.evenings import ClubTable, EveningOfClub
from numeramis_access.server.people.setting import Setting, setting_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.sittings import Sittings
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.boards import worth_of_boards
from numeramis_access.tables.evening import BoardResult


class ChangedTables(Protocol):
    """The tables of a house; whoever sits there is told of a change."""

    def note_change(self, sitting: Sitting) -> None:
        """Note that a table has changed."""


class Rounds:
    """Brings results from the tables of a round to its evening. :param turns: of tables. :param tables: to be told."""

    def __init__(self, store: Store, sittings: Sittings, turns: Turns, apart: Apart, tables: ChangedTables) -> None:
        self._store = store
        self._sittings = sittings
        self._turns = turns
        self._apart = apart
        self._tables = tables

    def note_results(self, sitting: Sitting) -> bool:
        """Bring the boards that are over at a table to the evening that it belongs to.

        Return False where they could not be kept: that has to be done again, for the evening may gather at another
        server.
        """
        played, match = sitting.setting.played, sitting.match
        if played is None or match is None or not match.deals:
            return True
        gathering, kept = self._sittings.get(played.of), self._keep_results(sitting)
        if gathering is not None:
            self._bring(gathering, sitting, played.round)
        return kept

    def _bring(self, gathering: Sitting, sitting: Sitting, number: int) -> None:
        """Bring results of a table to its evening, which gathers here. :param number: of their round."""
        club = gathering.setting.club
        if club is None or club.round != number:
            return
        known = dict(gathering.results) if gathering.results is not None else self._results(club)
        new = _of_table(sitting)
        if gathering.results is None or not new.keys() <= known.keys():
            gathering.results = {**known, **new}
            self._tables.note_change(gathering)

    def _keep_results(self, sitting: Sitting) -> bool:
        """Keep the boards that are over at a table; return whether they are."""
        new = [result for result in _of_table(sitting).values() if result.board not in sitting.kept_boards]
        worths = {result.board: result.worth for result in new}
        try:
            if worths:
                self._store.keep_worths(sitting.id, worths)
                sitting.kept_boards |= worths.keys()
        except StoreFailed:
            return False
        return True

    def look_elsewhere(self) -> None:
        """Bring what was played at tables of other servers to evenings that gather here, and have tables here end whose
        evening, which gathers elsewhere, has gone on; to be called every second. :raises StoreFailed:
        """
        gatherings = [(table.id, table) for table in self._sittings.values() if table.setting.club is not None]
        self._apart.each("evening", gatherings, self._take_from_elsewhere)
        there = [
            (table.id, table) for table in self._sittings.values()
            if table.setting.played is not None and table.stage == "playing"
        ]  # fmt: skip
        gone: dict[str, EveningOfClub | None] = {}
        self._apart.each("table", there, partial(self._look_at_evening, gone))

    def _look_at_evening(self, gone: dict[str, EveningOfClub | None], sitting: Sitting) -> None:
        """Have a table of a round end whose evening, which gathers elsewhere, has gone on.

        :param gone: evenings that were looked up in the store.
        """
        played = sitting.setting.played
        assert played is not None
        if played.of not in self._sittings:
            if played.of not in gone:
                kept = self._store.table_of(played.of)
                gone[played.of] = setting_of(kept).club if kept is not None else None
            self._end_where_over(sitting, gone[played.of])

    def _take_from_elsewhere(self, gathering: Sitting) -> None:
        """Take the results of a round's tables that other servers have."""
        club = gathering.setting.club
        if club is None or gathering.results is None or not club.is_played(gathering.results):
            return
        away = [table for table in club.tables if table.at not in self._sittings]
        missing = [table for table in away if any((table.number, at) not in gathering.results for at in club.boards)]
        new = self._from_store(missing)
        if not new.keys() <= gathering.results.keys():
            gathering.results = {**gathering.results, **new}
            self._tables.note_change(gathering)

    def _from_store(self, tables: Collection[ClubTable]) -> dict[tuple[int, int], BoardResult]:
        numbers = {table.at: table.number for table in tables}
        return {
            (numbers[at], board): BoardResult(numbers[at], board, *worth)
            for (at, board), worth in self._store.worths(list(numbers)).items()
        }

    def _end_where_over(self, sitting: Sitting, club: EveningOfClub | None) -> None:
        """Have a table end whose round is over: the evening has gone on, or everybody was told how they stand."""
        played = sitting.setting.played
        assert played is not None
        if club is not None and (club.over or club.round > played.round or club.told == played.round):
            with self._turns.turn(sitting.id):
                sitting.settle(cut_short=True)
                self._tables.note_change(sitting)

    def _results(self, club: EveningOfClub) -> dict[tuple[int, int], BoardResult]:
        """Return the results of the round under way: of tables that are not here as they were kept."""
        results = self._from_store(club.tables)
        for table in club.tables:
            if any((table.number, board) not in results for board in club.boards):
                sitting = self._sittings.get(table.at) or self._past_table(table.at)
                results |= {} if sitting is None else _of_table(sitting)
        return results

    def _past_table(self, table: str) -> Sitting | None:
        """Return a table whose match is over, from the store: one of before results were kept."""
        kept = self._store.table_of(table)
        return self._sittings.take_in(kept) if kept is not None and kept.stage == "over" else None

    def look_for_results(self, sitting: Sitting) -> None:
        """Have an evening's results known to whoever comes to its gathering: after a restart they are looked for."""
        club = sitting.setting.club
        if club is not None and sitting.results is None:
            sitting.results = self._results(club)


def _of_table(sitting: Sitting) -> dict[tuple[int, int], BoardResult]:
    """Return the results of a table's boards that are over."""
    played, match = sitting.setting.played, sitting.match
    if played is None or match is None:
        return {}
    return {
        (played.number, board): BoardResult(played.number, board, *worth)
        for board, worth in worth_of_boards(match.match, played.boards)
    }


def is_open(store: Store, setting: Setting) -> bool:
    """Return whether a record may be read: at an evening's table when nobody plays those boards any more."""
    if setting.played is None:
        return True
    kept = (store.table_of(other) for other in setting.played.others)
    return all(table is None or table.stage == "over" for table in kept)
