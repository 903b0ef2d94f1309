"""Saves a match while it is played, in journal and statistics; a failure is told once and play goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from numeramis_access.app.table.journal_writer import JournalWriter
from numeramis_access.app.table.tally import Tally
from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.files import RunLater, do_at_once, move, sync_folder
from numeramis_access.store.journal import Journal
from numeramis_access.tables.messages import Message, SeatsChanged
from numeramis_access.tables.record import Deed
from numeramis_access.tables.seats import TableSeat, levels


class MatchRecorder:
    """The durable record of one table: its journal and its statistics; a failure to write is reported and play goes on.

    :param inbox: receives reports of failures.
    :param records: folder for the journals of finished matches.
    :param journal: takes every action, None if the disk cannot be written.
    :param tally: counts for the player's statistics.
    :param later: gets a function that counts, and calls it after the present key; by default at once.
    :param others: count for the statistics of the people beside the player.
    """

    def __init__(
        self,
        inbox: Inbox,
        records: Path,
        journal: Journal | None,
        tally: Tally,
        later: RunLater = do_at_once,
        others: Sequence[Tally] = (),
    ) -> None:
        self._inbox = inbox
        self._records = records
        self._writer = JournalWriter(inbox, journal)
        self._tally = tally
        self._later = later
        self._tallies = (tally, *others)
        self._uncounted = False

    @property
    def name(self) -> str:
        """Return the file name of the journal, empty without one."""
        return self._writer.name

    @property
    def is_continuable(self) -> bool:
        """Return whether the journal holds the whole match, so that the match can be continued; False without one and
        after a failed writing.
        """
        return self._writer.is_whole

    def record_deed(self, deed: Deed) -> None:
        """Write a deed's actions to the disk before the table announces them; if that fails, the player is told and
        play goes on.
        """
        self._writer.write(lambda journal: journal.append(*deed.actions))

    def record_message(self, message: Message) -> None:
        """Write the levels to the disk when the seats have changed."""
        if isinstance(message, SeatsChanged):
            self._writer.write(lambda journal: journal.keep_levels(levels(message.seats)))

    def count_deal(self, state: Any, seats: Sequence[TableSeat]) -> None:
        """Count the deal that has just ended.

        :param state: the game's state after the deal.
        :param seats: the seats, one for each entrant by its number from 0.
        """
        for tally in self._tallies:
            self._later(partial(self._count, partial(tally.count_deal, state, levels(seats))))

    def count_match(self, seats: Sequence[TableSeat]) -> None:
        """Count a finished match, finish its journal, and move the journal to the records. :param seats: the seats by
        entrant.
        """
        for tally in self._tallies:
            self._later(partial(self._count, partial(tally.count_match, levels(seats))))
        self.finish_journal()

    def finish_journal(self) -> None:
        """End the journal and close it: write the result, if there is one, and move a whole journal to the records."""
        self._writer.write(lambda journal: journal.finish(self._tally.places(), self._tally.score()))
        if self.is_continuable:
            self._writer.write(lambda journal: move_to_records(journal.path, self._records))
        self.close()

    def close(self) -> None:
        """Close the journal unfinished, so that the match can be continued."""
        self._writer.close()

    def _count(self, count: Callable[[], None]) -> None:
        """Count, with a second try after damaged statistics; tell the player once if that fails."""
        try:
            try:
                count()
            except DamagedDatabase as damaged:
                self._inbox.put(Report("statistics-damaged", {"name": damaged.name}))
                count()
        except (OSError, DamagedDatabase):
            if not self._uncounted:
                self._uncounted = True
                self._inbox.put(Report("statistics-not-written", {}))


def move_to_records(path: Path, records: Path) -> Path:
    """Move the journal of a finished match to the folder of records, which is made if needed; return its new path.

    :raises OSError: if it cannot be moved.
    """
    target = records / path.name
    target.parent.mkdir(parents=True, exist_ok=True)
    move(path, target)
    sync_folder(target.parent)
    sync_folder(path.parent)
    return target
