"""Keeps a match while it is played: journal and statistics. What fails is said once; play always goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from numeramis_access.app.table.tally import Tally
from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.store.database import Damaged
from numeramis_access.store.files import Later, do_at_once, move, sync_folder
from numeramis_access.store.journal import Journal
from numeramis_access.tables.messages import Message, SeatsChanged
from numeramis_access.tables.record import Deed
from numeramis_access.tables.seats import TableSeat, levels


class MatchRecorder:
    """Everything that is kept of one match: the durable record of its table.

    :param records: where the record is put when the match is over. :param journal: takes every action, or None where
        the disk cannot be written to. :param tally: counts for the statistics. :param later: has it count.
    """

    def __init__(
        self, inbox: Inbox, records: Path, journal: Journal | None, tally: Tally, later: Later = do_at_once
    ) -> None:
        self._inbox = inbox
        self._records = records
        self._journal = journal
        self._tally = tally
        self._later = later
        self._failing = False
        self._uncounted = False

    @property
    def continuable(self) -> bool:
        """Return whether the match can be continued from where it is now."""
        return self._journal is not None and not self._failing

    def record_deed(self, deed: Deed) -> None:
        """Have these on the disk before they are told; the player plays on even where the disk does not take them."""
        self._try(lambda journal: journal.append(*deed.actions))

    def telling(self, message: Message) -> None:
        """Have it on the disk when the opponents now play at other levels."""
        if isinstance(message, SeatsChanged):
            self._try(lambda journal: journal.keep_levels(levels(message.seats)))

    def deal_ended(self, state: Any, seats: Sequence[TableSeat]) -> None:
        """Count the deal that has just ended. :param state: after it."""
        self._later(partial(self._count, lambda: self._tally.deal(state, levels(seats))))

    def match_ended(self, seats: Sequence[TableSeat]) -> None:
        """Count a match that is over, close its record and put it among the records."""
        self._later(partial(self._count, lambda: self._tally.count_match(levels(seats))))
        self.put_aside()

    def put_aside(self) -> None:
        """Close the record as that of a match that is over, and put it among the records."""
        self._try(lambda journal: journal.finish(self._tally.places(), self._tally.score()))
        if self.continuable:
            self._try(lambda journal: put_away(journal.path, self._records))
        self.close()

    def close(self) -> None:
        """Leave the journal as it is, so that the match can be continued."""
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.close()

    def _try(self, write: Callable[[Journal], object]) -> None:
        """Write; say once that the disk does not take it, and once that all of it stands there after all."""
        if self._journal is None:
            return
        try:
            write(self._journal)
        except OSError:
            failing = True
        else:
            failing = False
        if failing != self._failing:
            self._failing = failing
            self._inbox.put(Report("journal-not-written" if failing else "journal-written-again", {}))

    def _count(self, count: Callable[[], None]) -> None:
        """Count; statistics that fail are said once and harm nothing."""
        try:
            try:
                count()
            except Damaged as damaged:
                self._inbox.put(Report("statistics-damaged", {"name": damaged.name}))
                count()
        except (OSError, Damaged):
            if not self._uncounted:
                self._uncounted = True
                self._inbox.put(Report("statistics-not-written", {}))


def put_away(path: Path, records: Path) -> Path:
    """Move the journal of a finished match to the folder of records; return where it lies then.

    :raises OSError: when it cannot be moved.
    """
    target = records / path.name
    target.parent.mkdir(parents=True, exist_ok=True)
    move(path, target)
    sync_folder(target.parent)
    sync_folder(path.parent)
    return target
