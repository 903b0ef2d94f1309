"""The log of a called match on the disk: every call is there before it is told; a failure is told once."""

from __future__ import annotations

import datetime
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from numeramis_access.app.shell.ports import App
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.codec import plain, read_action, read_options
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.store.home import Home
from numeramis_access.store.journal import Entrant, Header, Journal, Saved, Unreadable, read
from numeramis_access.tables.called.match import CalledMatch, Entry, TableCall, TurnedUp
from numeramis_access.tables.called.seat import CalledSeat
from numeramis_access.tables.seats import Human, TableSeat


class CalledLog:
    """The journal of one called match. :param journal: the open journal, None if the disk cannot be written."""

    def __init__(self, inbox: Inbox, journal: Journal | None) -> None:
        self._inbox = inbox
        self._journal = journal
        self._failing = False

    @property
    def continuable(self) -> bool:
        """Return whether the journal holds all calls."""
        return self._journal is not None and not self._failing

    def append(self, *entries: Entry) -> None:
        """Write calls."""
        self._try(lambda journal: journal.append(*entries))

    def undo(self, count: int) -> None:
        """Write that the last calls were taken back."""
        self._try(lambda journal: journal.undo(count))

    def finish(self, places: Sequence[int], score: Sequence[int]) -> None:
        """Write the end of the match."""
        self._try(lambda journal: journal.finish(places, score))

    def close(self) -> None:
        """Close the journal; the match can be continued if it has not ended."""
        if self._journal is not None:
            self._journal.close()

    def _try(self, write: Callable[[Journal], None]) -> None:
        """Write to the journal; tell the caller when writing begins to fail and when it works again."""
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


def new_seat(app: App, match: CalledMatch, people: tuple[TableSeat, ...]) -> CalledSeat:
    """Return the caller's seat at a new match, with a new journal."""
    now = datetime.datetime.now()
    name = match.ruleset.name
    header = Header(
        name, match.seats, 0, plain(match.options),
        tuple(Entrant(seat.occupant.name, seat.occupant.gender) for seat in people), match.dealer,
        created=now.isoformat(timespec="seconds"),
    )  # fmt: skip
    path = app.home.called / f"{name}-{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}.match"
    try:
        journal = Journal.create(path, header, app.home.sync)
    except OSError:
        app.inbox.put(Report("journal-not-written", {}))
        journal = None
    return CalledSeat(match, people, CalledLog(app.inbox, journal))


def reopen_seat(app: App, path: Path) -> CalledSeat:
    """Open the journal of a called match under way, repair it if it is damaged, and return the caller's seat.

    :param path: the journal. :raises Busy: if another program has it open.
    :raises Unreadable: if it is too damaged, which sets it aside, or this version or its rules refuse it.
    :raises OSError: if it cannot be read or repaired.
    """
    journal, saved = Journal.resume(path, app.home.sync)
    try:
        match = restore(saved, app.catalogue)
    except Unreadable:
        journal.close()
        raise
    people = tuple(
        TableSeat(Human(person.name, "feminine" if person.gender == "feminine" else "masculine"))
        for person in saved.header.entrants
    )
    return CalledSeat(match, people, CalledLog(app.inbox, journal))


def unfinished(home: Home) -> list[Path]:
    """Return the journals of called matches under way, newest first; finished and unreadable ones are left out."""
    paths = sorted(home.called.glob("*.match"), key=lambda path: path.name.partition("-")[2], reverse=True)
    return [path for path in paths if _goes_on(path)]


def _goes_on(path: Path) -> bool:
    try:
        return not read(path).finished
    except (Unreadable, OSError):
        return False


def restore(saved: Saved, catalogue: Catalogue) -> CalledMatch:
    """Return the match of a journal, with all its calls made again.

    :raises Unreadable: if this version has no such game, option or call, or the rules refuse a call.
    """
    header = saved.header
    try:
        rules = catalogue[header.game].ruleset()
        match = CalledMatch(rules, read_options(rules, header.options), header.seats, header.dealer or 0)
        calls = [_read_entry(rules, value) for value in saved.actions]
        if len(header.entrants) != header.seats or not all(isinstance(match.call(entry), list) for entry in calls):
            raise Unreadable("unknown")
    except (KeyError, ValueError, RecursionError):
        raise Unreadable("unknown") from None
    return match


class _PlainCall(msgspec.Struct, frozen=True, tag="call", tag_field="type"):
    """A call in JSON, its action not yet read by the rules."""

    action: dict[str, object]
    cards: tuple[str, ...] = ()
    hands: tuple[tuple[int, tuple[str, ...]], ...] = ()


def _read_entry(rules: AnyRuleset, value: object) -> Entry:
    """Return the call in a JSON value. :raises msgspec.ValidationError: for any other value."""
    call = msgspec.convert(value, _PlainCall | TurnedUp)
    return call if isinstance(call, TurnedUp) else TableCall(read_action(rules, call.action), call.cards, call.hands)
