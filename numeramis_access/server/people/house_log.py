"""The log of an evening in the store: its entries, the data of its people, and the directors' notes."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Mapping

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.evening.events import AnyEvent
from numeramis_access.evening.log import Log, LogEntry, line_of, read_entries
from numeramis_access.server.stores.port import UnreadableRecord
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.evening import EveningPerson


class HouseLog:
    """The log of the evening that gathers at a table; the record of that table contains the entries.

    :param store: stores the log.
    :param table: id of the table.
    :ivar log: the entries, and the evening that results from them.
    :ivar size: approximate size of the entries in bytes.
    :ivar people: the data of the people by id.
    :ivar notes: the notes by number of the entry, from 0.
    :ivar state: checksum of ``people`` and ``notes``.
    :raises StoreFailed: if the store fails.
    :raises ValueError: if the record is impossible.
    """

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        lines = [line.decode() for line in store.entries(table)]
        self.size = sum(map(len, lines))
        self.log = Log(read_entries(lines))
        self._look()

    def _look(self) -> None:
        """Read the known people and the directors' notes. :raises StoreFailed: if the store fails."""
        self.people = {person.person: person for person in self._store.evening_people(self._table)}
        self.notes = self._store.evening_notes(self._table)
        self._note_state()

    def _note_state(self) -> None:
        known = msgspec.json.encode([sorted(self.people.values(), key=lambda person: person.person), self.notes])
        self.state = zlib.crc32(known)

    @property
    def notes_size(self) -> int:
        """Return the size of the directors' notes, in bytes."""
        return sum(len(text.encode()) for text in self.notes.values())

    @property
    def count(self) -> int:
        """Return the number of entries."""
        return len(self.log.entries)

    def add(self, event: AnyEvent, at: str, by: str, note: str) -> LogEntry | Refusal:
        """Store an event; return its entry, or the refusal by the rules of an evening, which stores nothing.

        :param event: the event. :param at: the time, ISO 8601.
        :param by: id of the person who acts, empty for the server. :param note: a note by the director, or empty.
        :raises StoreFailed: if the store fails.
        """
        entry = self.log.next_entry(event, at, by)
        if isinstance(entry, Refusal):
            return entry
        line = line_of(entry).encode()
        self._store.append(self._table, entry.number + 1, line)
        self.size += len(line)
        self.log.add(entry)
        if note:
            self._store.keep_evening_note(self._table, entry.number, note)
            self.notes[entry.number] = note
            self._note_state()
        return entry

    def store_entries(self, grown: Log, after: int, notes: Mapping[int, str]) -> None:
        """Store the new entries of a log and their notes, either all or none.

        :param grown: a copy of this log with the new entries.
        :param after: the number of entries before them.
        :param notes: the notes by number of the entry, from 0.
        :raises EntryNumberTaken: if the stored log has grown meanwhile.
        :raises StoreFailed: if the store fails.
        """
        lines = [line_of(entry).encode() for entry in grown.entries[after:]]
        if not lines:
            return
        self._store.append_all(self._table, after + 1, lines, notes)
        self.size += sum(map(len, lines))
        self.log = grown
        if notes:
            self.notes |= notes
            self._note_state()

    def keep_people(self, people: Collection[EveningPerson]) -> None:
        """Store the data of new or changed people. :raises StoreFailed: if the store fails."""
        self._store.keep_evening_people(self._table, people)
        self.people |= {person.person: person for person in people}
        self._note_state()

    def forget_people(self, people: Collection[str]) -> None:
        """Delete the data of people.

        :param people: their ids; if empty, delete the people who did not agree to stay stored, and all needs and notes.
        :raises StoreFailed: if the store fails.
        """
        if people:
            self._store.drop_evening_people(self._table, people)
        else:
            self._store.close_evening(self._table)
        self._look()

    def note_forgotten(self, people: Iterable[str]) -> bool:
        """Drop from memory the people that the store has deleted; return whether the log had any of them.

        :param people: their ids.
        """
        known = [self.people.pop(person) for person in people if person in self.people]
        self._note_state()
        return bool(known)


def log_of(store: Store, table: str) -> HouseLog:
    """Return the log of the evening that gathers at a table.

    :param store: the house's store. :param table: id of the table.
    :raises UnreadableRecord: if the record is impossible.
    :raises StoreFailed: if the store fails.
    """
    try:
        return HouseLog(store, table)
    except ValueError as error:
        raise UnreadableRecord(str(error)) from error
