"""Club evenings in one SQLite file: append-only logs and, separately, their people, who can be deleted.

Every entry is on the disk when ``append`` returns. This module does not know the meaning of an entry. Names, needs and
notes are in separate tables, and deleted ones are overwritten in the file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from numeramis_access.store.database import Database
from numeramis_access.store.files import clean_name

#: the most characters of a name and of a note
MAX_NAME_CHARACTERS, MAX_NOTE_CHARACTERS = 60, 500

_TABLES = """
CREATE TABLE IF NOT EXISTS evenings (id TEXT PRIMARY KEY, created TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    evening TEXT, number INTEGER, line TEXT NOT NULL, PRIMARY KEY (evening, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY, evening TEXT NOT NULL, name TEXT NOT NULL, needs TEXT NOT NULL, kept INTEGER NOT NULL,
    shown INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notes (
    evening TEXT, number INTEGER, text TEXT NOT NULL, PRIMARY KEY (evening, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS leagues (one INTEGER PRIMARY KEY CHECK (one = 1), text TEXT NOT NULL);
CREATE TRIGGER IF NOT EXISTS log_stays BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'a log is only added to'); END;
CREATE TRIGGER IF NOT EXISTS log_is_whole BEFORE DELETE ON log WHEN EXISTS (
    SELECT 1 FROM evenings WHERE id = OLD.evening
) BEGIN SELECT RAISE(ABORT, 'a log is only added to'); END;
"""


class KeptPerson(msgspec.Struct, frozen=True):
    """A player of evenings.

    :param id: id of the person in the logs.
    :param evening: id of the first evening for which the person registered.
    :param name: the name, cut to ``MAX_NAME_CHARACTERS`` when stored.
    :param needs: codes of the person's needs, which are health data.
    :param kept: whether the person agreed that the name is kept after the evening.
    :param shown: whether the person agreed that it appears on public lists.
    """

    id: str
    evening: str
    name: str
    needs: tuple[str, ...] = ()
    kept: bool = False
    shown: bool = False


class KeptEvening(msgspec.Struct, frozen=True):
    """One evening.

    :param id: id of the evening.
    :param created: time of its creation, ISO 8601.
    :param lines: the entries of its log, as JSON.
    :param notes: notes by the number of their entry, from 0.
    """

    id: str
    created: str
    lines: tuple[str, ...] = ()
    notes: dict[int, str] = {}


class KeptEvenings(msgspec.Struct, frozen=True):
    """The whole content of the file.

    :param evenings: the evenings, in the order of creation.
    :param people: the people, by name.
    :param leagues: the leagues of these evenings as JSON, empty if there are none.
    """

    evenings: tuple[KeptEvening, ...] = ()
    people: tuple[KeptPerson, ...] = ()
    leagues: str = ""


class WrittenElsewhere(OSError):
    """Another program has already written an entry with this number; read the log again."""


class Evenings(Database):
    """The file of all evenings. In each method ``evening`` is the id of an evening.

    The methods raise the errors of ``Database``.
    """

    tables = _TABLES
    pragmas = ("synchronous = FULL", "secure_delete = ON")
    patience = 2.0
    private = True
    refusals = (sqlite3.IntegrityError,)

    def begin(self, evening: str, created: str, *lines: str) -> None:
        """Create an evening with its first entries.

        :param evening: id of the evening. :param created: the current time, ISO 8601.
        :param lines: the entries as JSON, from number 0.
        :raises sqlite3.IntegrityError: if the evening exists.
        """
        with self._open() as base:
            base.execute("INSERT INTO evenings VALUES (?, ?)", (evening, created))
            base.executemany("INSERT INTO log VALUES (?, ?, ?)", _rows(evening, dict(enumerate(lines))))

    def append(self, evening: str, number: int, line: str, note: str = "") -> None:
        """Append an entry to the log of an evening.

        :param evening: id of the evening. :param number: number of the entry, from 0.
        :param line: the entry as JSON.
        :param note: a comment on it, which can be deleted later; empty for none.
        :raises WrittenElsewhere: if an entry with this number exists.
        """
        self.append_all(evening, {number: line}, {number: note} if note else {})

    def append_all(
        self, evening: str, lines: Mapping[int, str], notes: Mapping[int, str], people: Iterable[KeptPerson] = ()
    ) -> None:
        """Append entries with the people that they concern, in one transaction.

        :param evening: id of the evening. :param lines: entries as JSON, by their number, from 0.
        :param notes: comments by the number of their entry, which can be deleted later; long ones are cut.
        :param people: new or changed people.
        :raises WrittenElsewhere: if an entry with one of these numbers exists; then nothing is stored.
        """
        cut = {number: note[:MAX_NOTE_CHARACTERS] for number, note in notes.items()}
        try:
            with self._open() as base:
                base.executemany("INSERT INTO log VALUES (?, ?, ?)", _rows(evening, lines))
                base.executemany("INSERT INTO notes VALUES (?, ?, ?)", _rows(evening, cut))
                base.executemany(_PUT_PERSON, map(_row_of, people))
        except sqlite3.IntegrityError:
            raise WrittenElsewhere(evening) from None

    def read(self, evening: str) -> KeptEvening | None:
        """Return an evening with its log and notes; None for an unknown id and while there is no file."""
        return next((kept for kept in self.all().evenings if kept.id == evening), None)

    def all(self) -> KeptEvenings:
        """Return the whole content: evenings in the order of creation, people by name; empty while there is no file."""
        if not self.path.exists():
            return KeptEvenings()
        with self._open() as base:
            begun = list(base.execute("SELECT id, created FROM evenings ORDER BY created, id"))
            lines: dict[str, list[str]] = {evening: [] for evening, _ in begun}
            for evening, line in base.execute("SELECT evening, line FROM log ORDER BY evening, number"):
                lines.setdefault(evening, []).append(line)
            notes: dict[str, dict[int, str]] = {}
            for evening, number, text in base.execute("SELECT evening, number, text FROM notes"):
                notes.setdefault(evening, {})[number] = clean_name(text, MAX_NOTE_CHARACTERS)
            query = "SELECT id, evening, name, needs, kept, shown FROM people ORDER BY name, id"
            people = tuple(map(_person, base.execute(query)))
            leagues = "".join(text for (text,) in base.execute("SELECT text FROM leagues"))
        evenings = (
            KeptEvening(evening, made, tuple(lines[evening]), notes.get(evening, {})) for evening, made in begun
        )
        return KeptEvenings(tuple(evenings), people, leagues)

    def put_leagues(self, text: str) -> None:
        """Store the leagues, in place of those stored before. :param text: all of them as JSON."""
        with self._open() as base:
            base.execute("INSERT OR REPLACE INTO leagues VALUES (1, ?)", (text,))

    def take_copy(self, evening: KeptEvening, people: Iterable[KeptPerson], common: int) -> None:
        """Store the log of an evening that comes from another club's or computer's file, in one transaction.

        Entries of a stored log beyond the common beginning are replaced, and notes on them are deleted.

        :param evening: the evening with its whole log; its notes are not stored.
        :param people: its people; known ones keep their needs.
        :param common: number of entries at the beginning that both logs have.
        """
        lines = dict(enumerate(evening.lines))
        with self._open() as base:
            base.execute("DELETE FROM evenings WHERE id = ?", (evening.id,))  # allows the change of its log
            base.execute("DELETE FROM log WHERE evening = ? AND number >= ?", (evening.id, common))
            base.execute("DELETE FROM notes WHERE evening = ? AND number >= ?", (evening.id, common))
            base.execute("INSERT INTO evenings VALUES (?, ?)", (evening.id, evening.created))
            base.executemany("INSERT INTO log VALUES (?, ?, ?)", _rows(evening.id, lines)[common:])
            base.executemany(_PUT_COPIED, map(_row_of, people))

    def put_people(self, people: Iterable[KeptPerson], gone: Iterable[str] = ()) -> None:
        """Store new or changed people, and delete others, in one transaction.

        :param people: people to store; a known id is replaced. :param gone: ids of the people to delete.
        """
        deleted = [(person,) for person in gone]
        with self._open() as base:
            base.executemany("DELETE FROM people WHERE id = ?", deleted)
            base.executemany(_PUT_PERSON, map(_row_of, people))
        if deleted:
            self._overwrite()

    def delete_people(self, ids: Sequence[str]) -> None:
        """Delete people and all their data; in logs their ids stay but identify no one. :param ids: ids of the people.
        """
        with self._open() as base:
            base.executemany("DELETE FROM people WHERE id = ?", [(person,) for person in ids])
        self._overwrite()

    def close(self, evening: str) -> None:
        """Delete data of an evening that is over.

        These are its notes, the needs of all people whose first evening it was, and those of these people who did not
        agree to be kept.

        :param evening: id of the evening.
        """
        with self._open() as base:
            base.execute("DELETE FROM people WHERE evening = ? AND NOT kept", (evening,))
            base.execute("UPDATE people SET needs = '' WHERE evening = ?", (evening,))
            base.execute("DELETE FROM notes WHERE evening = ?", (evening,))
        self._overwrite()

    def delete(self, evening: str) -> None:
        """Delete an evening with its log and notes, and the people whose first evening it was and who did not agree to
        be kept.
        """
        with self._open() as base:
            base.execute("DELETE FROM evenings WHERE id = ?", (evening,))
            base.execute("DELETE FROM log WHERE evening = ?", (evening,))
            base.execute("DELETE FROM notes WHERE evening = ?", (evening,))
            base.execute("DELETE FROM people WHERE evening = ? AND NOT kept", (evening,))
        self._overwrite()

    def add_all(self, everything: KeptEvenings) -> None:
        """Add evenings and people in one transaction; leagues, if there are any, replace those of the file.

        :raises sqlite3.IntegrityError: if one of the evenings exists; then nothing is added.
        """
        with self._open() as base:
            for evening in everything.evenings:
                base.execute("INSERT INTO evenings VALUES (?, ?)", (evening.id, evening.created))
                rows = [(evening.id, number, line) for number, line in enumerate(evening.lines)]
                base.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
                notes = [(evening.id, number, text) for number, text in evening.notes.items()]
                base.executemany("INSERT INTO notes VALUES (?, ?, ?)", notes)
            base.executemany(_PUT_PERSON, map(_row_of, everything.people))
            if everything.leagues:
                base.execute("INSERT OR REPLACE INTO leagues VALUES (1, ?)", (everything.leagues,))

    def _overwrite(self) -> None:
        """Clear deleted data from SQLite's write-ahead log."""
        with self._connection() as base:
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)")


_PUT_PERSON = "INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?)"
_PUT_COPIED = (
    "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
    " name = excluded.name, kept = excluded.kept, shown = excluded.shown"
)


def _rows(evening: str, texts: Mapping[int, str]) -> list[tuple[str, int, str]]:
    return [(evening, number, text) for number, text in texts.items()]


def _row_of(person: KeptPerson) -> tuple[str, str, str, str, bool, bool]:
    name, needs = clean_name(person.name, MAX_NAME_CHARACTERS), " ".join(person.needs)
    return person.id, person.evening, name, needs, person.kept, person.shown


def _person(row: tuple[str, str, str, str, int, int]) -> KeptPerson:
    who, evening, name, needs, kept, shown = row
    return KeptPerson(
        who, evening, clean_name(name, MAX_NAME_CHARACTERS), tuple(needs.split()), bool(kept), bool(shown)
    )
