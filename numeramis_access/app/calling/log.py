"""The log of a called match on the disk: starts, reopens and lists the journals of matches under way, and writes
records.

Every call is written before it is announced. The player is told when writing begins to fail and when it succeeds again.
"""

from __future__ import annotations

import datetime
import os
from pathlib import Path

import msgspec

from numeramis_access.app.shell.ports import App, CallShow
from numeramis_access.app.table.journal_writer import JournalWriter
from numeramis_access.app.table.kept_matches import restore_called_match
from numeramis_access.core.codec import to_json_value
from numeramis_access.input.inbox import Report
from numeramis_access.store.files import remove, write_whole
from numeramis_access.store.home import Home
from numeramis_access.store.journal import (
    BoardOfEvening,
    Ending,
    Entrant,
    Header,
    Journal,
    UnreadableJournal,
    encode_record,
    read_journal,
)
from numeramis_access.tables.called.match import AnyCall, CalledMatch
from numeramis_access.tables.called.record import whole_match
from numeramis_access.tables.called.seat import CalledSeat, CallLog
from numeramis_access.tables.seats import Human, TableSeat, gender_of


class CalledLog:
    """The journal of one called match, which the record replaces when the match is finished.

    The player is told when writing begins to fail and when it succeeds again.

    :param records: folder of the records. :param header: describes the match in its record. :param writer: the journal.
    """

    def __init__(self, records: Path, header: Header, writer: JournalWriter) -> None:
        self._records = records
        self._header = header
        self._writer = writer

    @property
    def is_continuable(self) -> bool:
        """Return whether the journal holds all calls so far, so that the match can be continued; False after it is
        closed.
        """
        return self._writer.is_whole

    def append(self, *entries: AnyCall) -> None:
        """Write calls to the journal; a failure is reported, not raised."""
        self._writer.write(lambda journal: journal.append(*entries))

    def undo(self, count: int) -> None:
        """Write to the journal that the last calls were taken back. :param count: their number."""
        self._writer.write(lambda journal: journal.undo(count))

    def finish(self, match: CalledMatch) -> None:
        """Write the record of a finished match, remove its journal, and close the log. If the record cannot be written,
        the journal stays.
        """
        self._writer.write(lambda journal: self._write_record(journal, match))
        self._writer.close()

    def close(self) -> None:
        """Close the journal. An unfinished match can be continued from it."""
        self._writer.close()

    def _write_record(self, journal: Journal, match: CalledMatch) -> None:
        content = record_content(self._header, match)
        write_whole(self._records / journal.path.name, content)
        journal.close()
        remove(journal.path)


class ShownLog:
    """The log of a called match that people elsewhere watch.

    :param log: the log on the disk. :param match: the match. :param show: shows the match to the people.
    """

    def __init__(self, log: CallLog, match: CalledMatch, show: CallShow) -> None:
        self._log = log
        self._match = match
        self._show = show

    @property
    def is_continuable(self) -> bool:
        """Return whether the log on the disk holds all calls so far."""
        return self._log.is_continuable

    def append(self, *entries: AnyCall) -> None:
        """Write calls, then show them. They must have been made in the match already."""
        self._log.append(*entries)
        self._show.send_from(len(self._match.calls) - len(entries))

    def undo(self, count: int) -> None:
        """Write that the last calls were taken back, then show the match without them. :param count: their number."""
        self._log.undo(count)
        self._show.send_from(len(self._match.calls))

    def finish(self, match: CalledMatch) -> None:
        """Write the record of the finished match, and stop showing the match."""
        self._log.finish(match)
        self._show.close()

    def close(self) -> None:
        """Close the log and stop showing the match."""
        self._log.close()
        self._show.close()


def record_content(header: Header, match: CalledMatch) -> bytes:
    """Return the record of a called match, as the content of its file, also while the match goes on.

    It holds the real actions with the whole deals if all cards are known, else the calls.

    :param header: describes the match; options and, with whole deals, the seed are filled in. :param match: the match.
    """
    result = match.result
    ending = Ending() if result is None else Ending(result.places, result.score)
    whole = whole_match(match)
    header = msgspec.structs.replace(header, options=to_json_value(match.options), called=True)
    if whole is None:
        return encode_record(header, {}, match.calls, ending)
    header = msgspec.structs.replace(header, seed=whole.seed)
    return encode_record(header, {}, whole.record, ending)


def start_journal(
    app: App,
    match: CalledMatch,
    people: tuple[TableSeat, ...],
    show: CallShow | None = None,
    of_evening: BoardOfEvening | None = None,
) -> CalledSeat:
    """Return the caller's seat at a new match, with a new journal.

    If the journal cannot be created, the player is told and the match is not stored.

    :param app: the program. :param match: the match. :param people: the players by seat.
    :param show: shows the match to people elsewhere, None for no watchers; it is opened here.
    :param of_evening: the board of an evening that is called, None for any other match.
    """
    now = datetime.datetime.now()
    name = match.ruleset.name
    header = Header(
        name, match.seats, 0, to_json_value(match.options),
        tuple(Entrant(seat.occupant.name, seat.occupant.gender) for seat in people), match.dealer,
        created=now.isoformat(timespec="seconds"), called=True, of_evening=of_evening,
    )  # fmt: skip
    path = app.home.called_matches / f"{name}-{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}.match"
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


def reopen_journal(app: App, path: Path, show: CallShow | None = None) -> tuple[CalledSeat, BoardOfEvening | None]:
    """Open the journal of a called match under way, and repair it if it is damaged.

    Return the caller's seat, and the board of an evening that is called, None for any other match.

    :param app: the program. :param path: the journal.
    :param show: shows the match to people elsewhere, None for no watchers; it is opened here.
    :raises FileBusy: if another program has it open.
    :raises UnreadableJournal: if it is too damaged, which sets it aside, or this version or its rules refuse it.
    :raises OSError: if it cannot be read or repaired.
    """
    journal, saved = Journal.resume(path, app.home.sync)
    try:
        match = restore_called_match(saved, app.catalogue)
    except UnreadableJournal:
        journal.close()
        raise
    people = tuple(TableSeat(Human(person.name, gender_of(person.gender))) for person in saved.header.entrants)
    log = CalledLog(app.home.records, saved.header, JournalWriter(app.inbox, journal))
    return _seat(match, people, log, show), saved.header.of_evening


def unfinished_journals(home: Home) -> list[Path]:
    """Return the paths of the journals of called matches under way, newest first; finished and unreadable ones are left
    out.
    """
    paths = sorted(home.called_matches.glob("*.match"), key=lambda path: path.name.partition("-")[2], reverse=True)
    return [path for path in paths if _goes_on(path)]


def _goes_on(path: Path) -> bool:
    try:
        return not read_journal(path).finished
    except (UnreadableJournal, OSError):
        return False
