"""A store in one SQLite file with a write-ahead log; a change is on the disk before its method returns."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from threading import RLock

import msgspec

from numeramis_access.server.stores.evenings import KEEP_NOTE
from numeramis_access.server.stores.port import EntryNumberTaken, KeptTable, Row, StoreFailed
from numeramis_access.server.stores.rows import compare, insert_statement, row_queries
from numeramis_access.server.stores.statements import Columns, Statement
from numeramis_access.server.stores.store import Store
from numeramis_access.store.files import restrict_to_owner

SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS person (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, gender TEXT NOT NULL, language TEXT NOT NULL, passphrase BLOB UNIQUE
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS visit (
    person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE, since INTEGER NOT NULL, seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS visit_seen ON visit (seen);
CREATE TABLE IF NOT EXISTS notice (
    number INTEGER PRIMARY KEY AUTOINCREMENT, person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    line BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS notice_person ON notice (person);
CREATE TABLE IF NOT EXISTS device (
    digest BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS page (
    home TEXT PRIMARY KEY, cookie BLOB, device BLOB REFERENCES device (digest) ON DELETE SET NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS page_device ON page (device);
CREATE TABLE IF NOT EXISTS words (
    person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE, made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS waiting (
    person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    device BLOB NOT NULL REFERENCES device (digest) ON DELETE CASCADE, since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS passkey (
    id BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE, host TEXT NOT NULL,
    public_key BLOB NOT NULL, signs INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sitting (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, stage TEXT NOT NULL, setting BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS played (
    sitting TEXT NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE, ended REAL NOT NULL, PRIMARY KEY (sitting, person)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS played_person ON played (person);
CREATE INDEX IF NOT EXISTS played_ended ON played (ended);
CREATE TABLE IF NOT EXISTS entry (
    sitting TEXT NOT NULL REFERENCES sitting (id) ON DELETE CASCADE, number INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (sitting, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS evening_person (
    sitting TEXT NOT NULL REFERENCES sitting (id) ON DELETE CASCADE, person TEXT NOT NULL, name TEXT NOT NULL,
    needs TEXT NOT NULL, kept INTEGER NOT NULL, shown INTEGER NOT NULL, PRIMARY KEY (sitting, person)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS evening_person_person ON evening_person (person);
CREATE TABLE IF NOT EXISTS evening_note (
    sitting TEXT NOT NULL REFERENCES sitting (id) ON DELETE CASCADE, number INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (sitting, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS evening_board (
    sitting TEXT NOT NULL REFERENCES sitting (id) ON DELETE CASCADE, board INTEGER NOT NULL, worth TEXT NOT NULL,
    PRIMARY KEY (sitting, board)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ban (
    person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS block (
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS block_change (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    person TEXT NOT NULL UNIQUE REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE IF NOT EXISTS deal_shared (
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE, deal TEXT NOT NULL, day INTEGER NOT NULL,
    value REAL NOT NULL, moves TEXT NOT NULL, PRIMARY KEY (person, deal)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS deal_shared_deal ON deal_shared (deal, value);
CREATE INDEX IF NOT EXISTS deal_shared_day ON deal_shared (day);
CREATE TABLE IF NOT EXISTS deal_hearer (
    person TEXT NOT NULL, deal TEXT NOT NULL, hearer TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (person, deal, hearer),
    FOREIGN KEY (person, deal) REFERENCES deal_shared (person, deal) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS deal_hearer_hearer ON deal_hearer (hearer, deal);
CREATE TABLE IF NOT EXISTS holiday (
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE, begins INTEGER NOT NULL, ends INTEGER NOT NULL,
    PRIMARY KEY (person, begins)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holiday_ends ON holiday (ends);
CREATE TABLE IF NOT EXISTS calling (
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE, kind TEXT NOT NULL, name TEXT NOT NULL,
    since INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (person, kind, name)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS calling_kind ON calling (kind, since);
CREATE TABLE IF NOT EXISTS calling_refused (digest TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calling_limit (digest TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS report (number INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS void (digest BLOB PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS owner_order (
    kind TEXT NOT NULL, what TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, what)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS fault (
    kind TEXT NOT NULL, place TEXT NOT NULL, count INTEGER NOT NULL, since REAL NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (kind, place)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sitting_stage ON sitting (stage);
"""
INSERT_TABLE = (
    "INSERT INTO sitting VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
    "SET code = excluded.code, stage = excluded.stage, setting = excluded.setting"
)
#: steps from each version of the file to the next
UPGRADE_STEPS = (
    # 2: the players of matches that ended before ``played`` existed
    "INSERT OR IGNORE INTO played SELECT sitting.id, person.id, strftime('%s', 'now') FROM sitting, "
    "json_each(CAST(setting AS TEXT), '$.places') AS place "
    "JOIN person ON person.id = json_extract(place.value, '$.person') WHERE stage = 'over'",
    # 3: the visits of people who came before ``visit`` existed
    "INSERT OR IGNORE INTO visit SELECT id, 0, strftime('%s', 'now') FROM person",
    # 4, 5, 6: calls that were made by all ways; codes with an address that was not confirmed
    "INSERT OR IGNORE INTO calling SELECT person, 'pushed', name, since, body FROM calling WHERE kind = 'made'",
    "UPDATE OR IGNORE calling SET kind = 'mailed' WHERE kind = 'made'",
    "DELETE FROM calling WHERE kind = 'code' AND name LIKE '%@%'",
)
#: selects the people who have a place at an unfinished table
SELECT_PLACED_PEOPLE = (
    "SELECT json_extract(place.value, '$.person') FROM sitting, json_each(CAST(setting AS TEXT), '$.places') AS place "
    "WHERE stage != 'over' AND json_extract(place.value, '$.person') IS NOT NULL"
)


#: the version of the file that this program makes
FILE_VERSION = 1 + len(UPGRADE_STEPS)


class SqliteStore(Store):
    """People and tables in one SQLite file; this process owns all its tables. The methods raise what those of
    ``Store`` raise. A file of an older version is brought to this one.

    :param path: the file; a missing one is created.
    :raises StoreFailed: if the file cannot be used.
    :raises OSError: if its folder cannot be created.
    """

    placed = SELECT_PLACED_PEOPLE

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
            restrict_to_owner(file)  # files of old versions; SQLite gives the other two the mode of the first
        self._claimed: set[str] = set()
        #: unfinished tables that this process has not returned yet, the next one last
        self._orphans: list[str] = []
        #: held while a thread uses the connection, so that no other thread reads an open transaction
        self._alone = RLock()
        with _failing():
            path.touch(mode=0o600)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
            self._db.executescript(SCHEMA)
            self._db.execute("INSERT OR IGNORE INTO meta VALUES ('salt', ?)", (secrets.token_bytes(16),))
        self._step()

    def _step(self) -> None:
        """Bring the file to ``FILE_VERSION``."""
        with self._atomic() as do:
            ((version,),) = self._do("PRAGMA user_version")
            for step in UPGRADE_STEPS[max(0, version - 1) :]:
                do(step)
            do(f"PRAGMA user_version = {max(version, FILE_VERSION)}")

    def _table(self, do: Statement, table: KeptTable) -> None:
        self._claimed.add(table.id)
        do(INSERT_TABLE, *msgspec.structs.astuple(table))

    def append(self, table: str, number: int, entry: bytes) -> None:
        """Add an entry to the record of a table, as ``Store.append`` describes, with the same errors."""
        try:
            self._do("INSERT INTO entry VALUES (?, ?, ?)", table, number, entry)
        except StoreFailed as error:
            if isinstance(error.__cause__, sqlite3.IntegrityError):
                raise EntryNumberTaken(str(error)) from error
            raise

    def append_all(self, table: str, number: int, entries: Sequence[bytes], notes: Mapping[int, str]) -> None:
        """Add entries to the record of a table with the directors' notes, all or none, as ``Store.append_all``
        describes, with the same errors.
        """
        try:
            with self._atomic() as do:
                for at, entry in enumerate(entries, number):
                    do("INSERT INTO entry VALUES (?, ?, ?)", table, at, entry)
                for at, text in notes.items():
                    do(KEEP_NOTE, at, text, table)
        except StoreFailed as error:
            if isinstance(error.__cause__, sqlite3.IntegrityError):
                raise EntryNumberTaken(str(error)) from error
            raise

    def offer(self, table: str, owner: str) -> None:
        """Do nothing: a file has no other owner."""

    def remove(self, table: str) -> None:
        """Delete a table with its record."""
        self._do("DELETE FROM sitting WHERE id = ?", table)

    # one process has the file (``copies.lock_store``) and owns all tables

    owner = "here"

    def renew(self) -> None:
        """Do nothing: a file has no lease."""

    def release(self) -> None:
        """Do nothing: a file has no lease."""

    def living_owners(self) -> dict[str, str]:
        """Return this process as the only owner, with an empty address."""
        return {self.owner: ""}

    def table_and_owner(self, code_or_id: str) -> tuple[str, str] | None:
        """Return the id of an unfinished table and the name of this process; None for no such table."""
        rows = self._do("SELECT id FROM sitting WHERE stage != 'over' AND ? IN (id, code)", code_or_id)
        return (rows[0][0], self.owner) if rows else None

    def owned_tables(self) -> frozenset[str]:
        """Return the ids of all unfinished tables."""
        return frozenset(id for (id,) in self._do("SELECT id FROM sitting WHERE stage != 'over'"))

    def adopt_orphans(self, most: int) -> list[KeptTable]:
        """Take unfinished tables of earlier processes that this process has not taken yet, and return them.

        :param most: greatest number of tables.
        """
        if not self._orphans:
            self._orphans = sorted(self.owned_tables() - self._claimed, reverse=True)
        new = [self._orphans.pop() for _ in range(min(most, len(self._orphans)))]
        new = [table for table in new if table not in self._claimed]
        self._claimed |= set(new)
        return [table for id in new if (table := self.table_of(id)) is not None]

    def claim(self, table: str) -> KeptTable | None:
        """Return a table, finished or not; None if unknown."""
        return self.table_of(table)

    # all that there is

    def rows(self) -> Iterator[Row]:
        """Yield all rows of a consistent snapshot; other threads wait for the end of the iteration."""
        with self._alone:
            self._do("BEGIN")
            try:
                yield from self._rows()
            finally:
                self._do("COMMIT")

    def fill(self, source: Store) -> int:
        """Copy all rows of another store into this empty one and compare them, all or none; return their number. Errors
        as in ``Store.fill``.
        """
        with self._atomic() as do:
            do("DELETE FROM meta")
            compare(self._rows(), ())
            for name, rows in groupby(source.rows(), key=lambda row: row[0]):
                self._db.executemany(insert_statement(name, "?"), (values for _, values in rows))
            return compare(self._rows(), source.rows())

    def _rows(self) -> Iterator[Row]:
        for name, query in row_queries():
            with _failing():
                yield from ((name, values) for values in self._db.execute(query))

    def close(self) -> None:
        """Close the file."""
        with self._alone:
            self._db.close()

    def _do(self, query: str, *values: object) -> list[Columns]:
        with self._alone, _failing():
            return self._db.execute(query, values).fetchall()

    def _number_changes(self, do: Statement) -> None:
        """Do nothing: a transaction excludes all other writers."""

    @contextlib.contextmanager
    def _atomic(self, unhurried: bool = False) -> Iterator[Statement]:
        with self._alone, _failing():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._do
                self._db.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):  # on a full disk SQLite has already rolled back
                    self._db.execute("ROLLBACK")
                raise


@contextlib.contextmanager
def _failing() -> Iterator[None]:
    """Turn errors of the database into ``StoreFailed``."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed(str(error)) from error
