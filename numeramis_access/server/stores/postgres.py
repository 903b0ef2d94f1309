"""A store in a PostgreSQL database, of which several processes know: each table has one owner, who alone writes to it.

The database's clock alone says whose lease has run out: clocks of machines may be wrong. A table's row has its owner
and an epoch that grows with each change of owner; whatever is written at a table is written where both still hold.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Collection, Iterator
from itertools import groupby
from math import inf

import msgspec
import psycopg
from psycopg.errors import UniqueViolation
from psycopg.rows import TupleRow
from psycopg_pool import ConnectionPool, PoolTimeout
from sqlalchemy.exc import SQLAlchemyError

from numeramis_access.server.stores.migrations import migrate
from numeramis_access.server.stores.patience import PATIENCE, PatientConnection
from numeramis_access.server.stores.port import (
    FORGOTTEN,
    KEEP_DAYS,
    LEASE,
    SWEPT,
    Fault,
    KeptTable,
    Lost,
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

#: seconds in which a connection has to be free: others are made by the pool's own threads, and hardly waited for
FREE = 0.2
#: connections at once: as many as threads that wait for the store
AT_ONCE = 8
#: seconds for which a database that could not be reached is not waited for again: all of the server's thread would be
AWAY = 1.0
#: seconds in which the database is reached at the start, or else there is none; in which a new connection is made
START, CONNECT = 5.0, 2
#: seconds until a failed connection is tried again by itself; whoever asks has it tried again sooner
AGAIN = 0.2
#: milliseconds in which the system of the database's machine has to take what is said: it does that at once, however
#: long the database itself takes
TAKEN = 750
#: how a connection is made: a database that is gone is found out, and what is kept is on its disk
CONNECTION: dict[str, object] = {
    "autocommit": True, "connect_timeout": CONNECT, "keepalives_idle": CONNECT, "tcp_user_timeout": TAKEN,
}  # fmt: skip
#: what the database is to hold to, also when this server is cut off amid a transaction, whose locks stop all others
SETTINGS = (
    f"SET synchronous_commit = on; SET statement_timeout = '{PATIENCE}s'; "
    f"SET idle_in_transaction_session_timeout = '{PATIENCE}s'; SET client_connection_check_interval = '{PATIENCE}s'; "
    f"SET tcp_keepalives_idle = {CONNECT}; SET tcp_user_timeout = '{CONNECT}s'"
)

#: the number of the lock that one process at a time has while it becomes the owner; any number of our own
OWNERS = 0x6F776E65

#: and of the one that a process has while it changes who is blocked
BLOCKS = 0x626C6F63

#: an owner among those who share, whose lease will not end soon, asks nobody: who would be alone cannot be there yet
LIVES_ON = (
    "UPDATE owner SET until = clock_timestamp() + make_interval(secs => %(lease)s) WHERE id = %(owner)s "
    "AND shared AND %(shared)s AND until > clock_timestamp() + make_interval(secs => %(lease)s / 2)"
)
ALIVE = "EXISTS (SELECT FROM owner WHERE owner.id = sitting.owner AND until > clock_timestamp())"
OURS = f"sitting.owner = %(owner)s AND sitting.epoch = %(epoch)s AND {ALIVE}"
TABLE = (
    "INSERT INTO sitting VALUES (%(id)s, %(code)s, %(stage)s, %(setting)s, %(owner)s, 1) "
    "ON CONFLICT (id) DO UPDATE SET code = excluded.code, stage = excluded.stage, setting = excluded.setting "
    f"WHERE {OURS} RETURNING epoch"
)
#: the row of the table is held while an entry is written, so that a new owner reads all that the one before it wrote
APPEND = (
    f"INSERT INTO entry SELECT id, %(number)s, %(body)s FROM sitting WHERE id = %(table)s AND {OURS} "
    "FOR SHARE OF sitting"
)

#: everybody who has a place at a table that is not over
PLACED = (
    "SELECT place ->> 'person' FROM sitting, json_array_elements(convert_from(setting, 'UTF8')::json -> 'places') "
    "AS place WHERE stage <> 'over' AND place ->> 'person' IS NOT NULL"
)


class PostgresStore:
    """People and tables in one PostgreSQL database.

    :param address: ``postgresql://…``. :param owner: as whom tables are owned; any that nobody else has.
    :param lease: seconds for which ``renew`` holds. :param shared: whether others who share may own tables beside this
        one. :param reached: where clients reach this owner. :raises StoreFailed: when the database cannot be used.
    """

    append_statement = APPEND

    def __init__(
        self, address: str, owner: str = "", lease: float = LEASE, shared: bool = False, reached: str = ""
    ) -> None:
        self.owner = owner or secrets.token_hex(8)
        self._as = {"owner": self.owner, "lease": lease, "shared": shared, "reached": reached}
        self._epochs: dict[str, int] = {}
        #: until when it is not waited for again, after it could not be reached
        self._away_until = 0.0
        with _failing():
            migrate(address)
            self._pool = ConnectionPool(
                address, connection_class=PatientConnection, kwargs=CONNECTION, min_size=1, max_size=AT_ONCE,
                timeout=FREE, open=False, configure=_configure, max_lifetime=inf, reconnect_timeout=AGAIN,
            )  # fmt: skip
            self._pool.open(wait=True, timeout=START)

    # people

    def person(self, id: str) -> Person | None:
        """Return a person by their id."""
        return self._person("WHERE id = %s", id)

    def person_of(self, device: bytes) -> Person | None:
        """Return whose device this is."""
        return self._person("JOIN device ON device.person = person.id WHERE device.digest = %s", device)

    def keep(self, person: Person, device: bytes | None = None) -> None:
        """Keep a person as they are now, and a further device of theirs."""
        with self._connected() as db, db.transaction():
            db.execute(
                "INSERT INTO person (id, name, gender, language) VALUES (%s, %s, %s, %s) ON CONFLICT (id) DO UPDATE "
                "SET name = excluded.name, gender = excluded.gender, language = excluded.language",
                (person.id, person.name, person.gender, person.language),
            )
            db.execute(
                "INSERT INTO visit VALUES (%s, %s, %s) ON CONFLICT DO NOTHING", (person.id, person.since, person.since)
            )
            if device is not None:
                db.execute(
                    "INSERT INTO device VALUES (%s, %s) ON CONFLICT (digest) DO UPDATE SET person = excluded.person",
                    (device, person.id),
                )

    def notice(self, person: str, line: bytes) -> None:
        """Keep a line that somebody is to be told."""
        self._do("INSERT INTO notice (person, line) SELECT id, %s FROM person WHERE id = %s", line, person)

    def take_notices(self, person: str) -> list[bytes]:
        """Return what somebody is to be told, and keep it no more."""
        rows = self._all("DELETE FROM notice WHERE person = %s RETURNING number, line", person)
        return [bytes(line) for _, line in sorted(rows)]

    def note_seen(self, people: Collection[str], at: int) -> None:
        """Keep that people were here."""
        self._do("UPDATE visit SET seen = %s WHERE person = ANY(%s) AND seen < %s", at, list(people), at)

    def forget_strangers(self, before: int) -> int:
        """Forget people of whom nothing is kept but their name."""
        which = strangers(PLACED, "%s", "%s")
        with self._at_leisure() as db:
            return db.execute(f"DELETE FROM person WHERE id IN ({which})", (before, FORGOTTEN)).rowcount

    def passphrase(self, person: str, digest: bytes, at: int) -> None:
        """Keep the digest of a person's passphrase."""
        made = "INSERT INTO words VALUES (%s, %s) ON CONFLICT (person) DO UPDATE SET made = excluded.made"
        with self._connected() as db, db.transaction():
            db.execute("UPDATE person SET passphrase = %s WHERE id = %s", (digest, person))
            db.execute(made, (person, at))
            db.execute("DELETE FROM waiting WHERE person = %s", (person,))

    def has_passphrase(self, person: str) -> bool:
        """Return whether there is a passphrase of a person's."""
        return bool(self._all("SELECT 1 FROM person WHERE id = %s AND passphrase IS NOT NULL", person))

    def passphrase_made(self, person: str) -> int:
        """Return when a person's passphrase was made."""
        return sum(made for (made,) in self._all("SELECT made FROM words WHERE person = %s", person))

    def wait_for_words(self, person: str, device: bytes, at: int) -> None:
        """Keep that a device of a person's waits for new words."""
        self._do(
            "INSERT INTO waiting VALUES (%s, %s, %s) ON CONFLICT (person) DO UPDATE SET device = excluded.device, "
            "since = excluded.since", person, device, at,
        )  # fmt: skip

    def waits_for_words(self, person: str) -> Wait | None:
        """Return whether a device of a person's waits for new words."""
        rows = self._all("SELECT device, since FROM waiting WHERE person = %s", person)
        return next((Wait(bytes(device), since) for device, since in rows), None)

    def wait_no_more(self, person: str) -> None:
        """Have no device of a person's wait for new words any more."""
        self._do("DELETE FROM waiting WHERE person = %s", person)

    def recovered(self, digest: bytes) -> Person | None:
        """Return whose passphrase this is."""
        return self._person("WHERE passphrase = %s", digest)

    def keep_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey as it is now."""
        self._do(
            "INSERT INTO passkey VALUES (%s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET person = excluded.person, "
            "host = excluded.host, public_key = excluded.public_key, signs = excluded.signs",
            *msgspec.structs.astuple(passkey),
        )

    def passkey(self, id: bytes) -> Passkey | None:
        """Return a passkey by its id."""
        return next((Passkey(*row) for row in self._all("SELECT * FROM passkey WHERE id = %s", id)), None)

    def passkeys(self, person: str) -> list[Passkey]:
        """Return all passkeys of a person."""
        return [Passkey(*row) for row in self._all("SELECT * FROM passkey WHERE person = %s ORDER BY id", person)]

    def forget_passkeys(self, person: str) -> None:
        """Delete all passkeys of a person."""
        self._do("DELETE FROM passkey WHERE person = %s", person)

    def page(self, home: str) -> bytes | None:
        """Return the digest of the cookie that opens a home."""
        rows = self._all("SELECT cookie FROM page WHERE home = %s", home)
        return next((bytes(cookie) for (cookie,) in rows if cookie is not None), None)

    def keep_page(self, home: str, cookie: bytes) -> None:
        """Keep the digest of the cookie that opens a home."""
        instead = "ON CONFLICT (home) DO UPDATE SET cookie = excluded.cookie"
        self._do(f"INSERT INTO page (home, cookie) VALUES (%s, %s) {instead}", home, cookie)

    def bind_page(self, home: str, device: bytes) -> None:
        """Keep by which device's key the page of a home is somebody."""
        instead = "ON CONFLICT (home) DO UPDATE SET device = excluded.device"
        self._do(f"INSERT INTO page (home, device) VALUES (%s, %s) {instead}", home, device)

    def void_others(self, person: str, device: bytes) -> None:
        """Make all devices of a person but this one void for good, and delete all passkeys."""
        with self._connected() as db, db.transaction():
            others = "FROM device WHERE person = %s AND digest != %s"
            db.execute(f"UPDATE page SET cookie = '' WHERE device IN (SELECT digest {others})", (person, device))
            db.execute(f"INSERT INTO void SELECT digest {others} ON CONFLICT DO NOTHING", (person, device))
            db.execute(f"DELETE {others}", (person, device))
            db.execute("DELETE FROM passkey WHERE person = %s", (person,))

    def void(self) -> frozenset[bytes]:
        """Return the devices that are void."""
        return frozenset(bytes(digest) for (digest,) in self._all("SELECT digest FROM void"))

    def forget(self, person: str) -> None:
        """Delete a person with their devices."""
        with self._connected() as db, db.transaction():
            db.execute(alone_played("%(person)s"), {"person": person})
            db.execute("DELETE FROM owner_order WHERE kind = 'answer' AND what LIKE %s || '/%%'", (person,))
            db.execute("DELETE FROM person WHERE id = %s", (person,))

    def people(self) -> list[Person]:
        """Return everybody whom the house knows."""
        return [Person(*row) for row in self._all(f"{PERSON} ORDER BY name, id")]

    def ban(self, person: str, banned: bool = True) -> None:
        """Keep that somebody may not come in, or may again."""
        if banned:
            self._do("INSERT INTO ban SELECT id FROM person WHERE id = %s ON CONFLICT DO NOTHING", person)
        else:
            self._do("DELETE FROM ban WHERE person = %s", person)

    def banned(self) -> frozenset[str]:
        """Return who may not come in."""
        return frozenset(person for (person,) in self._all("SELECT person FROM ban"))

    def order(self, order: OwnerOrder) -> None:
        """Keep an order of the owner's."""
        self._do(
            "INSERT INTO owner_order VALUES (%s, %s, %s) ON CONFLICT (kind, what) DO UPDATE SET value = excluded.value",
            *msgspec.structs.astuple(order),
        )

    def orders(self) -> list[OwnerOrder]:
        """Return all orders."""
        return [OwnerOrder(*row) for row in self._all("SELECT kind, what, value FROM owner_order ORDER BY kind, what")]

    def drop_order(self, order: OwnerOrder) -> None:
        """Delete an order."""
        self._do("DELETE FROM owner_order WHERE kind = %s AND what = %s", order.kind, order.what)

    def block(self, person: str, other: str, blocked: bool = True) -> None:
        """Keep that somebody has blocked another, or no more; changes are numbered in the order in which they count."""
        both = "SELECT one.id, two.id FROM person AS one, person AS two WHERE one.id = %s AND two.id = %s"
        with self._connected() as db, db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (BLOCKS,))
            if blocked:
                db.execute(f"INSERT INTO block {both} ON CONFLICT DO NOTHING", (person, other))
            else:
                db.execute("DELETE FROM block WHERE person = %s AND other = %s", (person, other))
            db.execute(
                "INSERT INTO block_change (person) SELECT id FROM person WHERE id = %s "
                "ON CONFLICT (person) DO UPDATE SET number = excluded.number", (person,),
            )  # fmt: skip

    def blocks(self, after: int | None = None) -> tuple[int, dict[str, frozenset[str]]]:
        """Return whom those have blocked who have changed that after a number."""
        ((last,),) = self._all("SELECT coalesce(max(number), 0) FROM block_change")
        if after is None:
            return last, by_person((), self._all("SELECT person, other FROM block"))
        changed = [person for (person,) in self._all("SELECT person FROM block_change WHERE number > %s", after)]
        pairs = self._all("SELECT person, other FROM block WHERE person = ANY(%s)", changed) if changed else []
        return last, by_person(changed, pairs)

    def report(self, report: Report) -> None:
        """Keep a report for the owner."""
        self._do("INSERT INTO report (body) VALUES (%s)", msgspec.json.encode(report))

    def reports(self) -> list[Report]:
        """Return all reports that are kept."""
        rows = self._all("SELECT number, body FROM report ORDER BY number")
        return [
            msgspec.structs.replace(msgspec.json.decode(body, type=Report), number=number) for number, body in rows
        ]

    def dismiss(self, report: int) -> None:
        """Delete a report."""
        self._do("DELETE FROM report WHERE number = %s", report)

    def count_fault(self, fault: Fault) -> None:
        """Keep that an error has happened so many times more."""
        self._do(count_fault("%s"), *msgspec.structs.astuple(fault))

    def faults(self) -> list[Fault]:
        """Return the errors that have happened, the latest first."""
        return [Fault(*row) for row in self._all("SELECT * FROM fault ORDER BY at DESC, kind, place")]

    def salt(self) -> bytes:
        """Return this store's own salt."""
        return bytes(self._all("SELECT value FROM meta WHERE name = 'salt'")[0][0])

    # tables

    def table(self, table: KeptTable) -> None:
        """Keep a table as it is now; a new one is ours from the first."""
        with self._connected() as db:
            self._table(db, table)

    def _table(self, db: psycopg.Connection, table: KeptTable) -> None:
        values = {**msgspec.structs.asdict(table), **self._as_owner(table.id)}
        kept = db.execute(TABLE, values).fetchone()
        if kept is None:
            raise Lost(table.id)
        self._epochs[table.id] = kept[0]

    def finish(self, table: KeptTable, people: Collection[str], at: float) -> None:
        """Keep a table whose match is over now, and who has played it."""
        played = "INSERT INTO played SELECT %s, id, %s FROM person WHERE id = ANY(%s) ON CONFLICT DO NOTHING"
        with self._connected() as db, db.transaction():
            self._table(db, table)
            db.execute(played, (table.id, at, list(people)))

    def finished(self, person: str) -> list[str]:
        """Return the tables at which somebody has played a match that is over."""
        rows = self._all("SELECT sitting FROM played WHERE person = %s ORDER BY ended DESC, sitting", person)
        return [table for (table,) in rows]

    def count_finished(self) -> tuple[int, float]:
        """Return how many matches that are over are kept, and since when the oldest."""
        ((count, oldest),) = self._all("SELECT count(DISTINCT sitting), coalesce(min(ended), 0) FROM played")
        return count, oldest

    def sweep(self, before: float) -> int:
        """Delete matches that were over before a time."""
        which = "SELECT DISTINCT sitting FROM played WHERE ended < %s LIMIT %s"
        with self._connected() as db:
            return db.execute(f"DELETE FROM sitting WHERE id IN ({which})", (before, SWEPT)).rowcount

    def keep_days(self) -> int:
        """Return for how many days matches that are over are kept."""
        found = self._all("SELECT value FROM meta WHERE name = 'keep-days'")
        return int(bytes(found[0][0])) if found else KEEP_DAYS

    def set_keep_days(self, days: int) -> None:
        """Keep for how many days matches that are over are kept."""
        self._do(
            "INSERT INTO meta VALUES ('keep-days', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            str(days).encode(),
        )

    def tables(self) -> list[KeptTable]:
        """Return all tables that are not over."""
        return [KeptTable(*row) for row in self._all(f"{_TABLES} WHERE stage <> 'over' ORDER BY id")]

    def table_of(self, id: str) -> KeptTable | None:
        """Return one table."""
        if "\0" in id:  # which PostgreSQL has in no text
            return None
        return next((KeptTable(*row) for row in self._all(f"{_TABLES} WHERE id = %s", id)), None)

    def append(self, table: str, number: int, entry: bytes) -> None:
        """Add an entry to the record of a table; where the answer is lost, look whether it is there."""
        values = {"table": table, "number": number, "body": entry, **self._as_owner(table)}
        try:
            with self._connected() as db:
                written = db.execute(self.append_statement, values).rowcount
        except StoreFailed as error:
            if isinstance(error.__cause__, UniqueViolation):
                raise Taken(str(error)) from error
            if self._all("SELECT body FROM entry WHERE sitting = %s AND number = %s", table, number) != [(entry,)]:
                raise
            return
        if not written:
            raise Lost(table)

    def entries(self, table: str) -> Iterator[bytes]:
        """Return the record of a table."""
        for (body,) in self._all("SELECT body FROM entry WHERE sitting = %s ORDER BY number", table):
            yield body

    def remove(self, table: str) -> None:
        """Delete a table with its record."""
        self._do(f"DELETE FROM sitting WHERE id = %(table)s AND {OURS}", table=table, **self._as_owner(table))

    def check(self) -> None:
        """Keep something that says nothing."""
        self._do(
            "INSERT INTO meta VALUES ('check', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            secrets.token_bytes(8),
        )

    # owners

    def renew(self) -> None:
        """Keep that this owner lives, for the seconds of a lease from now: alone, or among those who share."""
        with self._connected() as db:
            if db.execute(LIVES_ON, self._as).rowcount:
                return
        with self._connected() as db, db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (OWNERS,))
            lives = db.execute(
                "INSERT INTO owner SELECT %(owner)s, clock_timestamp() + make_interval(secs => %(lease)s), "
                "%(shared)s, %(reached)s WHERE NOT EXISTS (SELECT FROM owner WHERE id <> %(owner)s "
                "AND until > clock_timestamp() AND NOT (shared AND %(shared)s)) "
                "ON CONFLICT (id) DO UPDATE SET until = excluded.until",
                self._as,
            ).rowcount
        if not lives:
            raise Lost(self.owner)

    def release(self) -> None:
        """Live no more as an owner; those of long ago are forgotten."""
        self._do("DELETE FROM owner WHERE id = %s OR until < clock_timestamp() - interval '1 day'", self.owner)

    def owners(self) -> dict[str, str]:
        """Return all owners that live."""
        return dict(self._all("SELECT id, address FROM owner WHERE until > clock_timestamp() ORDER BY id"))

    def where(self, named: str) -> tuple[str, str] | None:
        """Return the id of a table and its owner that lives."""
        if "\0" in named:
            return None
        living = f"CASE WHEN {ALIVE} THEN owner ELSE '' END"
        which = "stage <> 'over' AND (id = %(named)s OR code = %(named)s)"
        found = self._all(f"SELECT id, {living} FROM sitting WHERE {which}", named=named)
        return None if not found else (found[0][0], found[0][1])

    def owned(self) -> frozenset[str]:
        """Return all tables that are not over and whose owner this is."""
        rows = self._all("SELECT id, epoch FROM sitting WHERE stage <> 'over' AND owner = %s", self.owner)
        return frozenset(table for table, epoch in rows if self._epochs.get(table) == epoch)

    def orphans(self, most: int) -> list[KeptTable]:
        """Become the owner of tables whose owner lives no more; what another one takes just now is passed over.

        Whose own lease is over takes none: they would be without an owner again at once.
        """
        living = "EXISTS (SELECT FROM owner WHERE id = %(owner)s AND until > clock_timestamp())"
        which = (
            f"SELECT id FROM sitting WHERE stage <> 'over' AND NOT {ALIVE} AND {living} "
            "LIMIT %(most)s FOR UPDATE SKIP LOCKED"
        )
        return self._claimed(f"id IN ({which})", most=most)

    def claim(self, table: str) -> KeptTable | None:
        """Become the owner of a table, unless another one lives."""
        found = self._claimed(f"id = %(table)s AND (owner = %(owner)s OR NOT {ALIVE})", table=table)
        return found[0] if found else None

    def _claimed(self, which: str, **values: object) -> list[KeptTable]:
        """Become the owner of tables; return them."""
        rows = self._all(
            "UPDATE sitting SET owner = %(owner)s, epoch = epoch + (owner <> %(owner)s)::int WHERE "
            f"{which} RETURNING id, code, stage, setting, epoch",
            owner=self.owner, **values,
        )  # fmt: skip
        self._epochs |= {table: epoch for table, *_, epoch in rows}
        return [KeptTable(*kept) for *kept, _ in rows]

    def close(self) -> None:
        """Own nothing any more, and close all connections."""
        with contextlib.suppress(StoreFailed):  # then the lease runs out
            self.release()
        self._pool.close()

    # all that there is

    def rows(self) -> Iterator[Row]:
        """Return everything as it is at one instant."""
        with self._at_leisure() as db:
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            yield from _rows(db)

    def fill(self, source: Store) -> int:
        """Take over everything from another store, in one piece."""
        with self._at_leisure() as db:
            db.execute("DELETE FROM meta")
            compare(_rows(db), ())
            for name, rows in groupby(source.rows(), key=lambda row: row[0]):
                db.cursor().executemany(insert(name, "%s"), (values for _, values in rows))
            db.execute("SELECT setval(pg_get_serial_sequence('report', 'number'), 1 + max(number)) FROM report")
            db.execute("SELECT setval(pg_get_serial_sequence('notice', 'number'), 1 + max(number)) FROM notice")
            return compare(_rows(db), source.rows())

    def _as_owner(self, table: str) -> dict[str, object]:
        """Return what ``OURS`` asks for; the epoch of a table that was not claimed is none."""
        return {"owner": self.owner, "epoch": self._epochs.get(table, 0)}

    def _person(self, where: str, value: object) -> Person | None:
        rows = self._all(f"{PERSON} {where}", value)
        return Person(*rows[0]) if rows else None

    def _all(self, query: str, *values: object, **named: object) -> list[TupleRow]:
        with self._connected() as db:
            return db.execute(query, named or values).fetchall()

    def _do(self, query: str, *values: object, **named: object) -> None:
        with self._connected() as db:
            db.execute(query, named or values)

    @contextlib.contextmanager
    def _at_leisure(self) -> Iterator[PatientConnection]:
        """Give a transaction in which a statement may take as long as it does."""
        with self._connected() as db, db.unhurried(), db.transaction():
            db.execute("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0")
            yield db

    @contextlib.contextmanager
    def _connected(self) -> Iterator[PatientConnection]:
        """Give a connection. :raises StoreFailed: where there is none at once."""
        if time.monotonic() < self._away_until and not self._pool.get_stats()["pool_available"]:
            raise StoreFailed("away")
        try:
            with _failing():
                db = self._pool.getconn()
                try:
                    yield db
                finally:
                    self._pool.putconn(db)  # nothing is to be committed: each statement is by itself
        except StoreFailed as error:
            if isinstance(error.__cause__, PoolTimeout):
                self._away_until = time.monotonic() + AWAY
            raise


_TABLES = "SELECT id, code, stage, setting FROM sitting"


def _rows(db: psycopg.Connection) -> Iterator[Row]:
    """Return everything, within a transaction, without having all of it in memory."""
    for name, query in all_rows():
        with db.cursor("rows") as cursor:
            cursor.execute(query)
            yield from ((name, values) for values in cursor)


def _configure(db: psycopg.Connection) -> None:
    db.execute(SETTINGS)


@contextlib.contextmanager
def _failing() -> Iterator[None]:
    """Tell a fault of the database as a fault of the store."""
    try:
        yield
    except (psycopg.Error, SQLAlchemyError) as error:
        raise StoreFailed(str(error)) from error
