"""The log of a called match on the disk: every call is there before it is told; a failure is told once."""

from __future__ import annotations

import datetime
import os
from pathlib import Path

import msgspec

from numeramis_access.app.shell.ports import App, CallShow
from numeramis_access.app.table.journal_writer import JournalWriter
from numeramis_access.app.table.kept_matches import restore_called
from numeramis_access.core.codec import plain
from numeramis_access.input.inbox import Report
from numeramis_access.store.files import remove, write_whole
from numeramis_access.store.home import Home
from numeramis_access.store.journal import Ending, Entrant, Header, Journal, Unreadable, read, whole_record
from numeramis_access.tables.called.match import CalledMatch, Entry
from numeramis_access.tables.called.record import whole_match
from numeramis_access.tables.called.seat import CalledSeat, CallLog
from numeramis_access.tables.seats import Human, TableSeat


class CalledLog:
    """The journal of one called match, and the record of the finished match.

    :param records: folder of the records. :param header: describes the match in its record. :param writer: the journal.
    """

    def __init__(self, records: Path, header: Header, writer: JournalWriter) -> None:
        self._records = records
        self._header = header
        self._writer = writer

    @property
    def continuable(self) -> bool:
        """Return whether the journal holds all calls."""
        return self._writer.is_whole

    def append(self, *entries: Entry) -> None:
        """Write calls."""
        self._writer.write(lambda journal: journal.append(*entries))

    def undo(self, count: int) -> None:
        """Write that the last calls were taken back."""
        self._writer.write(lambda journal: journal.undo(count))

    def finish(self, match: CalledMatch) -> None:
        """Write the record of a finished match in place of its journal."""
        self._writer.write(lambda journal: self._write_record(journal, match))
        self._writer.close()

    def close(self) -> None:
        """Close the journal, so that the match can be continued."""
        self._writer.close()

    def _write_record(self, journal: Journal, match: CalledMatch) -> None:
        content = record_of(self._header, match)
        write_whole(self._records / journal.path.name, content)
        journal.close()
        remove(journal.path)


class ShownLog:
    """The log of a called match that people elsewhere watch.

    :param log: the log on the disk. :param match: the match. :param show: shows it.
    """

    def __init__(self, log: CallLog, match: CalledMatch, show: CallShow) -> None:
        self._log = log
        self._match = match
        self._show = show

    @property
    def continuable(self) -> bool:
        """Return whether the log holds all calls."""
        return self._log.continuable

    def append(self, *entries: Entry) -> None:
        """Write calls, then show them."""
        self._log.append(*entries)
        self._show.send_from(len(self._match.calls) - len(entries))

    def undo(self, count: int) -> None:
        """Write and show that the last calls were taken back."""
        self._log.undo(count)
        self._show.send_from(len(self._match.calls))

    def finish(self, match: CalledMatch) -> None:
        """Keep the record, and show the match no more."""
        self._log.finish(match)
        self._show.close()

    def close(self) -> None:
        """Close the log, and show the match no more."""
        self._log.close()
        self._show.close()


def record_of(header: Header, match: CalledMatch) -> bytes:
    """Return the record of a finished called match: its real actions, or its calls if some cards stay unseen."""
    result = match.result
    ending = Ending() if result is None else Ending(result.places, result.score)
    whole = whole_match(match)
    header = msgspec.structs.replace(header, options=plain(match.options), called=True)
    if whole is None:
        return whole_record(header, {}, match.calls, ending)
    header = msgspec.structs.replace(header, seed=whole.seed)
    return whole_record(header, {}, whole.record, ending)


def new_seat(
    app: App, match: CalledMatch, people: tuple[TableSeat, ...], show: CallShow | None = None
) -> CalledSeat:
    """Return the caller's seat at a new match, with a new journal.

    :param show: shows the match to people elsewhere, None for no watchers.
    """
    now = datetime.datetime.now()
    name = match.ruleset.name
    header = Header(
        name, match.seats, 0, plain(match.options),
        tuple(Entrant(seat.occupant.name, seat.occupant.gender) for seat in people), match.dealer,
        created=now.isoformat(timespec="seconds"), called=True,
    )  # fmt: skip
    path = app.home.called / f"{name}-{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}.match"
    try:
        journal = Journal.create(path, header, app.home.sync)
    except OSError:
        app.inbox.put(Report("journal-not-written", {}))
        journal = None
    return _seat(match, people, CalledLog(app.home.records, header, JournalWriter(app.inbox, journal)), show)


def _seat(match: CalledMatch, people: tuple[TableSeat, ...], log: CalledLog, show: CallShow | None) -> CalledSeat:
    if show is None:
        return CalledSeat(match, people, log)
    show.open(match, people)
    return CalledSeat(match, people, ShownLog(log, match, show))


def reopen_seat(app: App, path: Path, show: CallShow | None = None) -> CalledSeat:
    """Open the journal of a called match under way, repair it if it is damaged, and return the caller's seat.

    :param path: the journal. :param show: shows the match, None for no watchers. :raises Busy: if another program has
        it open.
    :raises Unreadable: if it is too damaged, which sets it aside, or this version or its rules refuse it.
    :raises OSError: if it cannot be read or repaired.
    """
    journal, saved = Journal.resume(path, app.home.sync)
    try:
        match = restore_called(saved, app.catalogue)
    except Unreadable:
        journal.close()
        raise
    people = tuple(
        TableSeat(Human(person.name, "feminine" if person.gender == "feminine" else "masculine"))
        for person in saved.header.entrants
    )
    return _seat(match, people, CalledLog(app.home.records, saved.header, JournalWriter(app.inbox, journal)), show)


def unfinished(home: Home) -> list[Path]:
    """Return the journals of called matches under way, newest first; finished and unreadable ones are left out."""
    paths = sorted(home.called.glob("*.match"), key=lambda path: path.name.partition("-")[2], reverse=True)
    return [path for path in paths if _goes_on(path)]


def _goes_on(path: Path) -> bool:
    try:
        return not read(path).finished
    except (Unreadable, OSError):
        return False
