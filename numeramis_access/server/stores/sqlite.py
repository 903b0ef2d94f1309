"""A store in one file: SQLite with a write-ahead log, each change on the disk before its method returns."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from collections.abc import Collection, Iterator
from itertools import groupby
from pathlib import Path
from threading import RLock
from typing import Any

import msgspec

from numeramis_access.server.stores.port import (
    FORGOTTEN,
    KEEP_DAYS,
    SWEPT,
    Fault,
    KeptTable,
    OwnerOrder,
    Passkey,
    Person,
    Report,
    Row,
    Store,
    StoreFailed,
    Taken,
    Wait,
)
from numeramis_access.server.stores.rows import (
    PERSON,
    all_rows,
    alone_played,
    by_person,
    compare,
    count_fault,
    insert,
    strangers,
)
from numeramis_access.store.files import keep_private

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
TABLE = (
    "INSERT INTO sitting VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
    "SET code = excluded.code, stage = excluded.stage, setting = excluded.setting"
)
#: steps from one version of the file to the next; each is taken once
STEPS = (
    # 2: of matches that were over before it was noted who had played them
    "INSERT OR IGNORE INTO played SELECT sitting.id, person.id, strftime('%s', 'now') FROM sitting, "
    "json_each(CAST(setting AS TEXT), '$.places') AS place "
    "JOIN person ON person.id = json_extract(place.value, '$.person') WHERE stage = 'over'",
    # 3: of people who came before it was noted when they do
    "INSERT OR IGNORE INTO visit SELECT id, 0, strftime('%s', 'now') FROM person",
)
#: everybody who has a place at a table that is not over
PLACED = (
    "SELECT json_extract(place.value, '$.person') FROM sitting, json_each(CAST(setting AS TEXT), '$.places') AS place "
    "WHERE stage != 'over' AND json_extract(place.value, '$.person') IS NOT NULL"
)


#: the version of the file that this program makes
VERSION = 1 + len(STEPS)


class SqliteStore:
    """People and tables in one SQLite file. :raises StoreFailed: when the file cannot be used."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
            keep_private(file)  # of before: SQLite makes the other two as the first one is
        self._claimed: set[str] = set()
        #: held by the thread that uses the connection: nobody reads what is written and not yet kept
        self._alone = RLock()
        with _failing():
            path.touch(mode=0o600)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
            self._db.executescript(SCHEMA)
            self._db.execute("INSERT OR IGNORE INTO meta VALUES ('salt', ?)", (secrets.token_bytes(16),))
        self._step()

    def _step(self) -> None:
        """Take the steps that this file has not taken yet."""
        with self._at_once() as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            for step in STEPS[max(0, version - 1) :]:
                db.execute(step)
            db.execute(f"PRAGMA user_version = {max(version, VERSION)}")

    def person(self, id: str) -> Person | None:
        """Return a person by their id."""
        return self._person("WHERE id = ?", id)

    def person_of(self, device: bytes) -> Person | None:
        """Return whose device this is."""
        return self._person("JOIN device ON device.person = person.id WHERE device.digest = ?", device)

    def keep(self, person: Person, device: bytes | None = None) -> None:
        """Keep a person as they are now, and a further device of theirs."""
        with self._at_once() as db:
            db.execute(
                "INSERT INTO person (id, name, gender, language) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
                "SET name = excluded.name, gender = excluded.gender, language = excluded.language",
                (person.id, person.name, person.gender, person.language),
            )
            db.execute("INSERT OR IGNORE INTO visit VALUES (?, ?, ?)", (person.id, person.since, person.since))
            if device is not None:
                db.execute(
                    "INSERT INTO device VALUES (?, ?) ON CONFLICT (digest) DO UPDATE SET person = excluded.person",
                    (device, person.id),
                )

    def notice(self, person: str, line: bytes) -> None:
        """Keep a line that somebody is to be told."""
        with self._at_once() as db:
            db.execute("INSERT INTO notice (person, line) SELECT id, ? FROM person WHERE id = ?", (line, person))

    def take_notices(self, person: str) -> list[bytes]:
        """Return what somebody is to be told, and keep it no more."""
        if not self._all("SELECT 1 FROM notice WHERE person = ? LIMIT 1", person):
            return []  # as a rule nothing has to be written
        with self._at_once() as db:
            rows = db.execute("DELETE FROM notice WHERE person = ? RETURNING number, line", (person,)).fetchall()
        return [bytes(line) for _, line in sorted(rows)]

    def note_seen(self, people: Collection[str], at: int) -> None:
        """Keep that people were here."""
        with self._at_once() as db:
            rows = [(at, person, at) for person in people]
            db.executemany("UPDATE visit SET seen = ? WHERE person = ? AND seen < ?", rows)

    def forget_strangers(self, before: int) -> int:
        """Forget people of whom nothing is kept but their name."""
        which = strangers(PLACED, "?", "?")
        with self._at_once() as db:
            return db.execute(f"DELETE FROM person WHERE id IN ({which})", (before, FORGOTTEN)).rowcount

    def passphrase(self, person: str, digest: bytes, at: int) -> None:
        """Keep the digest of a person's passphrase."""
        with self._at_once() as db:
            db.execute("UPDATE person SET passphrase = ? WHERE id = ?", (digest, person))
            db.execute("INSERT OR REPLACE INTO words VALUES (?, ?)", (person, at))
            db.execute("DELETE FROM waiting WHERE person = ?", (person,))

    def has_passphrase(self, person: str) -> bool:
        """Return whether there is a passphrase of a person's."""
        return bool(self._all("SELECT 1 FROM person WHERE id = ? AND passphrase IS NOT NULL", person))

    def passphrase_made(self, person: str) -> int:
        """Return when a person's passphrase was made."""
        return sum(made for (made,) in self._all("SELECT made FROM words WHERE person = ?", person))

    def wait_for_words(self, person: str, device: bytes, at: int) -> None:
        """Keep that a device of a person's waits for new words."""
        with self._at_once() as db:
            db.execute("INSERT OR REPLACE INTO waiting VALUES (?, ?, ?)", (person, device, at))

    def waits_for_words(self, person: str) -> Wait | None:
        """Return whether a device of a person's waits for new words."""
        rows = self._all("SELECT device, since FROM waiting WHERE person = ?", person)
        return next((Wait(*row) for row in rows), None)

    def wait_no_more(self, person: str) -> None:
        """Have no device of a person's wait for new words any more."""
        with self._at_once() as db:
            db.execute("DELETE FROM waiting WHERE person = ?", (person,))

    def recovered(self, digest: bytes) -> Person | None:
        """Return whose passphrase this is."""
        return self._person("WHERE passphrase = ?", digest)

    def keep_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey as it is now."""
        with self._at_once() as db:
            db.execute("INSERT OR REPLACE INTO passkey VALUES (?, ?, ?, ?, ?)", msgspec.structs.astuple(passkey))

    def passkey(self, id: bytes) -> Passkey | None:
        """Return a passkey by its id."""
        return next((Passkey(*row) for row in self._all("SELECT * FROM passkey WHERE id = ?", id)), None)

    def passkeys(self, person: str) -> list[Passkey]:
        """Return all passkeys of a person."""
        return [Passkey(*row) for row in self._all("SELECT * FROM passkey WHERE person = ? ORDER BY id", person)]

    def forget_passkeys(self, person: str) -> None:
        """Delete all passkeys of a person."""
        with self._at_once() as db:
            db.execute("DELETE FROM passkey WHERE person = ?", (person,))

    def page(self, home: str) -> bytes | None:
        """Return the digest of the cookie that opens a home."""
        return next((cookie for (cookie,) in self._all("SELECT cookie FROM page WHERE home = ?", home)), None)

    def keep_page(self, home: str, cookie: bytes) -> None:
        """Keep the digest of the cookie that opens a home."""
        instead = "ON CONFLICT (home) DO UPDATE SET cookie = excluded.cookie"
        with self._at_once() as db:
            db.execute(f"INSERT INTO page (home, cookie) VALUES (?, ?) {instead}", (home, cookie))

    def bind_page(self, home: str, device: bytes) -> None:
        """Keep by which device's key the page of a home is somebody."""
        instead = "ON CONFLICT (home) DO UPDATE SET device = excluded.device"
        with self._at_once() as db:
            db.execute(f"INSERT INTO page (home, device) VALUES (?, ?) {instead}", (home, device))

    def void_others(self, person: str, device: bytes) -> None:
        """Make all devices of a person but this one void for good, and delete all passkeys."""
        with self._at_once() as db:
            others = "FROM device WHERE person = ? AND digest != ?"
            db.execute(f"UPDATE page SET cookie = x'' WHERE device IN (SELECT digest {others})", (person, device))
            db.execute(f"INSERT OR IGNORE INTO void SELECT digest {others}", (person, device))
            db.execute(f"DELETE {others}", (person, device))
            db.execute("DELETE FROM passkey WHERE person = ?", (person,))

    def void(self) -> frozenset[bytes]:
        """Return the devices that are void."""
        return frozenset(bytes(digest) for (digest,) in self._all("SELECT digest FROM void"))

    def forget(self, person: str) -> None:
        """Delete a person with their devices."""
        with self._at_once() as db:
            db.execute(alone_played("?1"), (person,))
            db.execute("DELETE FROM owner_order WHERE kind = 'answer' AND what LIKE ? || '/%'", (person,))
            db.execute("DELETE FROM person WHERE id = ?", (person,))

    def people(self) -> list[Person]:
        """Return everybody whom the house knows."""
        return [Person(*row) for row in self._all(f"{PERSON} ORDER BY name, id")]

    def ban(self, person: str, banned: bool = True) -> None:
        """Keep that somebody may not come in, or may again."""
        with self._at_once() as db:
            if banned:
                db.execute("INSERT OR IGNORE INTO ban SELECT id FROM person WHERE id = ?", (person,))
            else:
                db.execute("DELETE FROM ban WHERE person = ?", (person,))

    def banned(self) -> frozenset[str]:
        """Return who may not come in."""
        return frozenset(person for (person,) in self._all("SELECT person FROM ban"))

    def order(self, order: OwnerOrder) -> None:
        """Keep an order of the owner's."""
        with self._at_once() as db:
            db.execute("INSERT OR REPLACE INTO owner_order VALUES (?, ?, ?)", msgspec.structs.astuple(order))

    def orders(self) -> list[OwnerOrder]:
        """Return all orders."""
        return [OwnerOrder(*row) for row in self._all("SELECT * FROM owner_order ORDER BY kind, what")]

    def drop_order(self, order: OwnerOrder) -> None:
        """Delete an order."""
        with self._at_once() as db:
            db.execute("DELETE FROM owner_order WHERE kind = ? AND what = ?", (order.kind, order.what))

    def block(self, person: str, other: str, blocked: bool = True) -> None:
        """Keep that somebody has blocked another, or no more."""
        both = "SELECT one.id, two.id FROM person AS one, person AS two WHERE one.id = ? AND two.id = ?"
        with self._at_once() as db:
            if blocked:
                db.execute(f"INSERT OR IGNORE INTO block {both}", (person, other))
            else:
                db.execute("DELETE FROM block WHERE person = ? AND other = ?", (person, other))
            db.execute("INSERT OR REPLACE INTO block_change (person) SELECT id FROM person WHERE id = ?", (person,))

    def blocks(self, after: int | None = None) -> tuple[int, dict[str, frozenset[str]]]:
        """Return whom those have blocked who have changed that after a number."""
        with self._alone:
            ((last,),) = self._all("SELECT coalesce(max(number), 0) FROM block_change")
            if after is None:
                return last, by_person((), self._all("SELECT person, other FROM block"))
            changed = [person for (person,) in self._all("SELECT person FROM block_change WHERE number > ?", after)]
            joined = "FROM block_change JOIN block USING (person) WHERE number > ?"
            return last, by_person(changed, self._all(f"SELECT person, other {joined}", after))

    def report(self, report: Report) -> None:
        """Keep a report for the owner."""
        with self._at_once() as db:
            db.execute("INSERT INTO report (body) VALUES (?)", (msgspec.json.encode(report),))

    def reports(self) -> list[Report]:
        """Return all reports that are kept."""
        rows = self._all("SELECT number, body FROM report ORDER BY number")
        return [
            msgspec.structs.replace(msgspec.json.decode(body, type=Report), number=number) for number, body in rows
        ]

    def dismiss(self, report: int) -> None:
        """Delete a report."""
        with self._at_once() as db:
            db.execute("DELETE FROM report WHERE number = ?", (report,))

    def count_fault(self, fault: Fault) -> None:
        """Keep that an error has happened so many times more."""
        with self._at_once() as db:
            db.execute(count_fault("?"), msgspec.structs.astuple(fault))

    def faults(self) -> list[Fault]:
        """Return the errors that have happened, the latest first."""
        return [Fault(*row) for row in self._all("SELECT * FROM fault ORDER BY at DESC, kind, place")]

    def salt(self) -> bytes:
        """Return this store's own salt."""
        return bytes(self._all("SELECT value FROM meta WHERE name = 'salt'")[0][0])

    def table(self, table: KeptTable) -> None:
        """Keep a table as it is now."""
        self._claimed.add(table.id)
        with self._at_once() as db:
            db.execute(TABLE, msgspec.structs.astuple(table))

    def finish(self, table: KeptTable, people: Collection[str], at: float) -> None:
        """Keep a table whose match is over now, and who has played it."""
        with self._at_once() as db:
            db.execute(TABLE, msgspec.structs.astuple(table))
            db.executemany(
                "INSERT OR IGNORE INTO played SELECT ?, id, ? FROM person WHERE id = ?",
                [(table.id, at, person) for person in people],
            )

    def finished(self, person: str) -> list[str]:
        """Return the tables at which somebody has played a match that is over."""
        rows = self._all("SELECT sitting FROM played WHERE person = ? ORDER BY ended DESC, sitting", person)
        return [table for (table,) in rows]

    def count_finished(self) -> tuple[int, float]:
        """Return how many matches that are over are kept, and since when the oldest."""
        ((count, oldest),) = self._all("SELECT count(DISTINCT sitting), min(ended) FROM played")
        return count, oldest or 0.0

    def sweep(self, before: float) -> int:
        """Delete matches that were over before a time."""
        which = "SELECT DISTINCT sitting FROM played WHERE ended < ? LIMIT ?"
        with self._at_once() as db:
            return db.execute(f"DELETE FROM sitting WHERE id IN ({which})", (before, SWEPT)).rowcount

    def keep_days(self) -> int:
        """Return for how many days matches that are over are kept."""
        found = self._all("SELECT value FROM meta WHERE name = 'keep-days'")
        return int(found[0][0]) if found else KEEP_DAYS

    def set_keep_days(self, days: int) -> None:
        """Keep for how many days matches that are over are kept."""
        with self._at_once() as db:
            db.execute("INSERT OR REPLACE INTO meta VALUES ('keep-days', ?)", (str(days).encode(),))

    def tables(self) -> list[KeptTable]:
        """Return all tables that are not over."""
        return [KeptTable(*row) for row in self._all("SELECT * FROM sitting WHERE stage != 'over' ORDER BY id")]

    def table_of(self, id: str) -> KeptTable | None:
        """Return one table."""
        return next((KeptTable(*row) for row in self._all("SELECT * FROM sitting WHERE id = ?", id)), None)

    def append(self, table: str, number: int, entry: bytes) -> None:
        """Add an entry to the record of a table."""
        try:
            with self._at_once() as db:
                db.execute("INSERT INTO entry VALUES (?, ?, ?)", (table, number, entry))
        except StoreFailed as error:
            if isinstance(error.__cause__, sqlite3.IntegrityError):
                raise Taken(str(error)) from error
            raise

    def entries(self, table: str) -> Iterator[bytes]:
        """Return the record of a table."""
        for (body,) in self._all("SELECT body FROM entry WHERE sitting = ? ORDER BY number", table):
            yield body

    def remove(self, table: str) -> None:
        """Delete a table with its record."""
        with self._at_once() as db:
            db.execute("DELETE FROM sitting WHERE id = ?", (table,))

    def check(self) -> None:
        """Keep something that says nothing."""
        with self._at_once() as db:
            db.execute("INSERT OR REPLACE INTO meta VALUES ('check', ?)", (secrets.token_bytes(8),))

    # one process has the file alone (``copies.alone``): all tables are its own

    owner = "here"

    def renew(self) -> None:
        """Nobody else could be the owner."""

    def release(self) -> None:
        """Nobody else could have the tables."""

    def owners(self) -> dict[str, str]:
        """Return ourselves."""
        return {self.owner: ""}

    def where(self, named: str) -> tuple[str, str] | None:
        """Return the id of a table, and ourselves."""
        found = self._all("SELECT id FROM sitting WHERE stage != 'over' AND ? IN (id, code)", named)
        return (found[0][0], self.owner) if found else None

    def owned(self) -> frozenset[str]:
        """Return all tables that are not over."""
        return frozenset(id for (id,) in self._all("SELECT id FROM sitting WHERE stage != 'over'"))

    def orphans(self, most: int) -> list[KeptTable]:
        """Return tables that were not returned before: of the process that had the file before."""
        new = sorted(self.owned() - self._claimed)[:most]
        self._claimed |= set(new)
        return [table for id in new if (table := self.table_of(id)) is not None]

    def claim(self, table: str) -> KeptTable | None:
        """Return a table: it is ours."""
        return self.table_of(table)

    # all that there is

    def rows(self) -> Iterator[Row]:
        """Return everything as it is at one instant."""
        with self._alone:
            self._all("BEGIN")
            try:
                yield from self._rows()
            finally:
                self._all("COMMIT")

    def fill(self, source: Store) -> int:
        """Take over everything from another store, in one piece."""
        with self._at_once() as db:
            db.execute("DELETE FROM meta")
            compare(self._rows(), ())
            for name, rows in groupby(source.rows(), key=lambda row: row[0]):
                db.executemany(insert(name, "?"), (values for _, values in rows))
            return compare(self._rows(), source.rows())

    def _rows(self) -> Iterator[Row]:
        for name, query in all_rows():
            with _failing():
                yield from ((name, values) for values in self._db.execute(query))

    def close(self) -> None:
        """Close the file."""
        with self._alone:
            self._db.close()

    def _person(self, where: str, value: object) -> Person | None:
        rows = self._all(f"{PERSON} {where}", value)
        return Person(*rows[0]) if rows else None

    def _all(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with self._alone, _failing():
            return self._db.execute(query, values).fetchall()

    @contextlib.contextmanager
    def _at_once(self) -> Iterator[sqlite3.Connection]:
        """Make what is done within durable together, or not at all."""
        with self._alone, _failing():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):  # a full disk has rolled back by itself
                    self._db.execute("ROLLBACK")
                raise


@contextlib.contextmanager
def _failing() -> Iterator[None]:
    """Tell a fault of the database as a fault of the store."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed(str(error)) from error
