"""Records a match at a table of this program: its actions in a journal, its results in the statistics.

The table calls the recorder (``tables.record.DurableRecord``). Of the two ways to end, ``finish_journal`` writes the
result and moves the journal to the records; ``close`` leaves it among the unfinished matches. If the disk fails, the
player is told and play goes on.
"""

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
    """The journal and the statistics of one table; a failure to write is reported and raises no error.

    :param inbox: receives reports: when the journal begins to fail and when it works again, and once for statistics.
    :param records: folder for the journals of finished matches.
    :param journal: takes every action; None if it cannot be created, then the match is only counted.
    :param tally: counts for the player's statistics.
    :param later: takes a function that counts, and calls it after the present key; by default at once.
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
        self._told_uncounted = False

    @property
    def name(self) -> str:
        """Return the file name of the journal; empty without one and after its end."""
        return self._writer.name

    @property
    def is_continuable(self) -> bool:
        """Return whether the journal holds the whole match so far, so that the match can be continued; False without
        one, after a failed writing and after its end.
        """
        return self._writer.is_whole

    def record_deed(self, deed: Deed) -> None:
        """Write a deed's actions to the journal; the table calls it before it announces them."""
        self._writer.write(lambda journal: journal.append(*deed.actions))

    def record_message(self, message: Message) -> None:
        """Write the levels of the seats to the journal if the message is ``SeatsChanged``; ignore any other."""
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
        """Count a finished match, then finish its journal (``finish_journal``).

        :param seats: the seats, one for each entrant by its number from 0.
        """
        for tally in self._tallies:
            self._later(partial(self._count, partial(tally.count_match, levels(seats))))
        self.finish_journal()

    def finish_journal(self) -> None:
        """Write the final places and score (none before the end of the match), move the journal to the records if it
        holds the whole match, and close it.
        """
        self._writer.write(lambda journal: journal.finish(self._tally.places(), self._tally.score()))
        if self.is_continuable:
            self._writer.write(lambda journal: move_to_records(journal.path, self._records))
        self.close()

    def close(self) -> None:
        """Close the journal where it is, so that an unfinished match can be continued; nothing more is written."""
        self._writer.close()

    def _count(self, count: Callable[[], None]) -> None:
        """Count; after damaged statistics, report that and count again. The first failure to write is reported.

        :param count: adds one deal or match to one person's statistics.
        """
        try:
            try:
                count()
            except DamagedDatabase as damaged:
                self._inbox.put(Report("statistics-damaged", {"name": damaged.name}))
                count()
        except (OSError, DamagedDatabase):
            if not self._told_uncounted:
                self._told_uncounted = True
                self._inbox.put(Report("statistics-not-written", {}))


def move_to_records(path: Path, records: Path) -> Path:
    """Move the journal of a finished match to the folder of records, which is made if needed; return its new path.

    :param path: path of the journal. :param records: the folder.
    :raises OSError: if it cannot be moved.
    """
    target = records / path.name
    target.parent.mkdir(parents=True, exist_ok=True)
    move(path, target)
    sync_folder(target.parent)
    sync_folder(path.parent)
    return target
