"""Writes a match's journal (its file on disk), and reports once when writing begins to fail and once when it works
again.
"""

from __future__ import annotations

from collections.abc import Callable

from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.store.journal import Journal


class JournalWriter:
    """The journal of one match.

    :param inbox: receives a report when writing begins to fail or succeeds again.
    :param journal: the open journal, None if the disk cannot be written; then nothing is written.
    """

    def __init__(self, inbox: Inbox, journal: Journal | None) -> None:
        self._inbox = inbox
        self._journal = journal
        self._failing = False

    @property
    def is_whole(self) -> bool:
        """Return whether there is a journal and its latest writing succeeded, so that it holds the whole match so far;
        False after it is closed.
        """
        return self._journal is not None and not self._failing

    @property
    def name(self) -> str:
        """Return the file name of the journal; empty if there is none or it is closed."""
        return "" if self._journal is None else self._journal.path.name

    def write(self, write: Callable[[Journal], object]) -> None:
        """Write to the journal if there is one; put a report into the inbox if writing begins to fail or succeeds
        again.

        :param write: a function that writes to the journal; its OSError counts as a failure and is not raised.
        """
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

    def close(self) -> None:
        """Close the journal; nothing more is written."""
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.close()
