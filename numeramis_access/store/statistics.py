"""Statistics in SQLite: plain counts by match and deal, so that counting the same thing twice changes nothing.

Two copies of the program may count at the same time. What a count means is not known here.
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
    """Which match something is counted for.

    :param name: the match's own name, the same each time. :param variant, level: what sums are parted by.
    """

    name: str
    game: str
    variant: str
    level: str


class Sum(NamedTuple):
    """A sum over all matches of one game, variant and level."""

    game: str
    variant: str
    level: str
    what: str
    number: int


class Played(NamedTuple):
    """One deal as it was counted, or what was counted of a match as a whole.

    :param name: the match's own name. :param deal: numbered from 1, 0 for the match as a whole.
    """

    name: str
    game: str
    variant: str
    level: str
    deal: int
    counts: dict[str, int]

    @property
    def begun(self) -> str:
        """Return when the match was begun, from its name: what stands after the game."""
        return self.name.partition("-")[2]

    @property
    def day(self) -> date | None:
        """Return the day on which the match was begun, None where its name does not tell."""
        try:
            return datetime.strptime(self.begun[:8], "%Y%m%d").date()
        except ValueError:
            return None


class Statistics(Database):
    """The player's statistics."""

    tables = _TABLES

    def count(self, played: CountedMatch, deal: int, counts: Mapping[str, int]) -> None:
        """Keep what happened in a deal (numbered from 1), or in the match as a whole (0); replaces what was kept."""
        self.count_all([Played(*played, deal, dict(counts))])

    def count_all(self, every: Iterable[Played]) -> None:
        """Keep all of these, as ``count`` keeps one, in one transaction."""
        with self._open() as base:
            for one in every:
                base.execute("INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?)", one[:4])
                base.execute("DELETE FROM counts WHERE name = ? AND deal = ?", (one.name, one.deal))
                rows = [(one.name, one.deal, what, number) for what, number in one.counts.items()]
                base.executemany("INSERT INTO counts VALUES (?, ?, ?, ?)", rows)

    def sums(self) -> list[Sum]:
        """Return all sums, by game, variant, level and what is counted."""
        query = (
            "SELECT game, variant, level, what, SUM(number) FROM counts JOIN matches USING (name) "
            "GROUP BY game, variant, level, what ORDER BY game, variant, level, what"
        )
        if not self.path.exists():
            return []
        with self._open() as base:
            rows = [row for row in base.execute(query) if tuple(map(type, row)) == (str, str, str, str, int)]
            return [
                Sum(game, clean_name(variant), clean_name(level), clean_name(what), number)
                for game, variant, level, what, number in rows
            ]

    def played(self) -> list[Played]:
        """Return everything that was counted, in the order in which it was played; of a match the whole comes last."""
        query = "SELECT name, game, variant, level, deal, what, number FROM counts JOIN matches USING (name)"
        if not self.path.exists():
            return []
        found: dict[tuple[str, int], Played] = {}
        with self._open() as base:
            for row in base.execute(query):
                if tuple(map(type, row)) == (str, str, str, str, int, str, int):
                    name, game, variant, level, deal, what, number = row
                    new = Played(name, game, clean_name(variant), clean_name(level), deal, {})
                    found.setdefault((name, deal), new).counts[clean_name(what)] = number
        return sorted(found.values(), key=lambda one: (one.begun, one.name, one.deal == 0, one.deal))

    def table(self) -> str:
        """Return all sums as a CSV table with a heading."""
        target = io.StringIO()
        writer = csv.writer(target)
        writer.writerow(Sum._fields)
        writer.writerows(self.sums())
        return target.getvalue()
