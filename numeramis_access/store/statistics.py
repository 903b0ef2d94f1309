"""Statistics in SQLite: counts by match and deal; counting the same deal twice changes nothing.

Two copies of the program can count at the same time. This module does not know the meaning of a count.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import NamedTuple

from numeramis_access.store.database import Database
from numeramis_access.store.files import clean_name

_TABLES = """
CREATE TABLE IF NOT EXISTS matches (name TEXT PRIMARY KEY, game TEXT, variant TEXT, level TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS counts (
    name TEXT, deal INTEGER, what TEXT, number INTEGER, PRIMARY KEY (name, deal, what)
) WITHOUT ROWID;
"""


class CountedMatch(NamedTuple):
    """The match to which counts belong.

    :param name: the match's unique and permanent name.
    :param game: name of the game.
    :param variant: variant of the game, as ``Options.variant_key`` returns it; sums are separate for each.
    :param level: level of the opponents; sums are separate for each.
    """

    name: str
    game: str
    variant: str
    level: str


class StatisticsSum(NamedTuple):
    """The sum of one count over all matches and deals of one game, variant and level.

    :param game: name of the game.
    :param variant: variant of the game, as in ``CountedMatch``.
    :param level: level of the opponents.
    :param what: name of the count.
    :param number: the sum.
    """

    game: str
    variant: str
    level: str
    what: str
    number: int


class PlayedCount(NamedTuple):
    """The counts of one deal, or of a match as a whole.

    :param name: the match's unique and permanent name.
    :param game: name of the game.
    :param variant: variant of the game, as in ``CountedMatch``.
    :param level: level of the opponents.
    :param deal: number of the deal, from 1; 0 for the match as a whole.
    :param counts: numbers by name of the count.
    """

    name: str
    game: str
    variant: str
    level: str
    deal: int
    counts: dict[str, int]

    @property
    def start_time(self) -> str:
        """Return the part of the match's name that holds its start time, ``YYYYMMDD`` and more digits; empty if the
        name has no hyphen.
        """
        return self.name.partition("-")[2]

    @property
    def day(self) -> date | None:
        """Return the day when the match began, None if its name does not contain it."""
        try:
            return datetime.strptime(self.start_time[:8], "%Y%m%d").date()
        except ValueError:
            return None


class Statistics(Database):
    """The player's statistics; the methods raise the errors of ``Database``."""

    tables = _TABLES

    def count(self, played: CountedMatch, deal: int, counts: Mapping[str, int]) -> None:
        """Store the counts of a deal or match; earlier counts of the same deal or match are replaced.

        :param played: the match.
        :param deal: number of the deal, from 1; 0 for the match as a whole.
        :param counts: numbers by name of the count.
        """
        self.count_all([PlayedCount(*played, deal, dict(counts))])

    def count_all(self, every: Iterable[PlayedCount]) -> None:
        """Store the counts of several matches or deals in one transaction, each as ``count`` does."""
        with self._open() as base:
            for match in every:
                base.execute("INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?)", match[:4])
                base.execute("DELETE FROM counts WHERE name = ? AND deal = ?", (match.name, match.deal))
                rows = [(match.name, match.deal, what, number) for what, number in match.counts.items()]
                base.executemany("INSERT INTO counts VALUES (?, ?, ?, ?)", rows)

    def sums(self) -> list[StatisticsSum]:
        """Return all sums, sorted by game, variant, level and count.

        Damaged rows are left out, and without a file there are none.
        """
        query = (
            "SELECT game, variant, level, what, SUM(number) FROM counts JOIN matches USING (name) "
            "GROUP BY game, variant, level, what ORDER BY game, variant, level, what"
        )
        if not self.path.exists():
            return []
        with self._open() as base:
            rows = [row for row in base.execute(query) if tuple(map(type, row)) == (str, str, str, str, int)]
            return [
                StatisticsSum(game, clean_name(variant), clean_name(level), clean_name(what), number)
                for game, variant, level, what, number in rows
            ]

    def counts_in_order(self) -> list[PlayedCount]:
        """Return all stored counts in the order of play; those of a whole match come after its deals. Damaged rows are
        left out, and without a file there are none.
        """
        query = "SELECT name, game, variant, level, deal, what, number FROM counts JOIN matches USING (name)"
        if not self.path.exists():
            return []
        matches: dict[tuple[str, int], PlayedCount] = {}
        with self._open() as base:
            for row in base.execute(query):
                if tuple(map(type, row)) == (str, str, str, str, int, str, int):
                    name, game, variant, level, deal, what, number = row
                    new = PlayedCount(name, game, clean_name(variant), clean_name(level), deal, {})
                    matches.setdefault((name, deal), new).counts[clean_name(what)] = number
        return sorted(matches.values(), key=lambda match: (match.start_time, match.name, match.deal == 0, match.deal))

    def table(self) -> str:
        """Return all sums as a CSV table whose heading has the fields of ``StatisticsSum``."""
        target = io.StringIO()
        writer = csv.writer(target)
        writer.writerow(StatisticsSum._fields)
        writer.writerows(self.sums())
        return target.getvalue()
