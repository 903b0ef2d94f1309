"""A store in a PostgreSQL database that several processes share: each table has one owner, its only writer.

Leases end by the database's clock, because the clocks of machines can be wrong. A table's row has its owner and an
epoch that grows with each change of owner; each write to a table requires both.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from math import inf

import msgspec
import psycopg
from psycopg.errors import UniqueViolation
from psycopg.rows import TupleRow
from psycopg_pool import ConnectionPool, PoolTimeout
from sqlalchemy.exc import SQLAlchemyError

from numeramis_access.server.stores.evenings import KEEP_NOTE
from numeramis_access.server.stores.migrations import migrate
from numeramis_access.server.stores.patience import STATEMENT_SECONDS, StatementTimeoutConnection
from numeramis_access.server.stores.port import (
    LEASE_SECONDS,
    EntryNumberTaken,
    KeptTable,
    OwnershipLost,
    Row,
    StoreFailed,
)
from numeramis_access.server.stores.rows import compare, insert_statement, row_queries
from numeramis_access.server.stores.statements import Statement
from numeramis_access.server.stores.store import Store

#: seconds to wait for a free connection; the pool's threads make new ones
FREE_CONNECTION_SECONDS = 0.2
#: most connections: one for each thread that uses the store
MAX_CONNECTIONS = 8
#: seconds after a failed connection in which requests fail at once, because waiting blocks the server's thread
AWAY_SECONDS = 1.0
#: seconds to reach the database at the start; seconds to make a new connection
START_SECONDS, CONNECT_SECONDS = 5.0, 2
#: seconds until the pool retries a failed connection; a request makes it retry sooner
RECONNECT_SECONDS = 0.2
#: milliseconds until the database's machine must acknowledge sent data; its system does so at once, even if the
#: database is slow
ACKNOWLEDGE_MILLISECONDS = 750
#: options of a connection, which detect a vanished database
CONNECTION_OPTIONS: dict[str, object] = {
    "autocommit": True, "connect_timeout": CONNECT_SECONDS, "keepalives_idle": CONNECT_SECONDS,
    "tcp_user_timeout": ACKNOWLEDGE_MILLISECONDS,
}  # fmt: skip
#: settings of the database's side: writes are durable, and the locks of a server that vanished amid a transaction end
SESSION_SETTINGS = (
    f"SET synchronous_commit = on; SET statement_timeout = '{STATEMENT_SECONDS}s'; "
    f"SET idle_in_transaction_session_timeout = '{STATEMENT_SECONDS}s'; SET client_connection_check_interval"
    f" = '{STATEMENT_SECONDS}s'; "
    f"SET tcp_keepalives_idle = {CONNECT_SECONDS}; SET tcp_user_timeout = '{CONNECT_SECONDS}s'"
)

#: number of the advisory lock that a process holds while it becomes an owner (arbitrary)
OWNERS_LOCK = 0x6F776E65

#: number of the advisory lock that a process holds while it changes blocks (arbitrary)
BLOCKS_LOCK = 0x626C6F63

#: renews a shared lease that does not end soon, without the lock: no exclusive owner can exist meanwhile
RENEW_LEASE = (
    "UPDATE owner SET until = clock_timestamp() + make_interval(secs => %(lease)s) WHERE id = %(owner)s "
    "AND shared AND %(shared)s AND until > clock_timestamp() + make_interval(secs => %(lease)s / 2)"
)
OWNER_IS_ALIVE = "EXISTS (SELECT FROM owner WHERE owner.id = sitting.owner AND until > clock_timestamp())"
TABLE_IS_OURS = f"sitting.owner = %(owner)s AND sitting.epoch = %(epoch)s AND {OWNER_IS_ALIVE}"
INSERT_TABLE = (
    "INSERT INTO sitting VALUES (?, ?, ?, ?, ?, 1) "
    "ON CONFLICT (id) DO UPDATE SET code = excluded.code, stage = excluded.stage, setting = excluded.setting "
    f"WHERE sitting.owner = ? AND sitting.epoch = ? AND {OWNER_IS_ALIVE} RETURNING epoch"
)
#: locks the table's row while it writes, so that the next owner reads every entry of the last
APPEND_ENTRY = (
    f"INSERT INTO entry SELECT id, %(number)s, %(body)s FROM sitting WHERE id = %(table)s AND {TABLE_IS_OURS} "
    "FOR SHARE OF sitting"
)

#: selects the people who have a place at an unfinished table
SELECT_PLACED_PEOPLE = (
    "SELECT place ->> 'person' FROM sitting, json_array_elements(convert_from(setting, 'UTF8')::json -> 'places') "
    "AS place WHERE stage <> 'over' AND place ->> 'person' IS NOT NULL"
)


class PostgresStore(Store):
    """People and tables in one PostgreSQL database. The methods raise what those of ``Store`` raise. Making the store
    first brings the database to this version of the program.

    :param address: ``postgresql://…``.
    :param owner: unique name of this process as an owner of tables, random by default.
    :param lease: seconds for which a call of ``renew`` lasts.
    :param shared: whether other processes that share the store can own tables too.
    :param reached: address of this server for clients of other servers, empty if they cannot reach it.
    :raises StoreFailed: if the database cannot be used.
    """

    append_statement = APPEND_ENTRY
    placed = SELECT_PLACED_PEOPLE

    def __init__(
        self, address: str, owner: str = "", lease: float = LEASE_SECONDS, shared: bool = False, reached: str = ""
    ) -> None:
        self.owner = owner or secrets.token_hex(8)
        self._as = {"owner": self.owner, "lease": lease, "shared": shared, "reached": reached}
        self._epochs: dict[str, int] = {}
        #: requests fail at once until this monotonic time
        self._away_until = 0.0
        with _failing():
            migrate(address)
            self._pool = ConnectionPool(
                address, connection_class=StatementTimeoutConnection, kwargs=CONNECTION_OPTIONS, min_size=1,
                max_size=MAX_CONNECTIONS,
                timeout=FREE_CONNECTION_SECONDS, open=False, configure=_configure, max_lifetime=inf,
                reconnect_timeout=RECONNECT_SECONDS,
            )  # fmt: skip
            self._pool.open(wait=True, timeout=START_SECONDS)

    # tables

    def _table(self, do: Statement, table: KeptTable) -> None:
        epoch = self._epochs.get(table.id, 0)
        kept = do(INSERT_TABLE, *msgspec.structs.astuple(table), self.owner, self.owner, epoch)
        if not kept:
            raise OwnershipLost(table.id)
        self._epochs[table.id] = kept[0][0]

    def append(self, table: str, number: int, entry: bytes) -> None:
        """Add an entry to the record of a table, as ``Store.append`` describes, with the same errors. If the database's
        answer is lost, the entry counts as added if it is there.
        """
        values = {"table": table, "number": number, "body": entry, **self._as_owner(table)}
        try:
            with self._connection() as db:
                written = db.execute(self.append_statement, values).rowcount
        except StoreFailed as error:
            if isinstance(error.__cause__, UniqueViolation):
                raise EntryNumberTaken(str(error)) from error
            if self._do("SELECT body FROM entry WHERE sitting = %s AND number = %s", table, number) != [(entry,)]:
                raise
            return
        if not written:
            raise OwnershipLost(table)

    def append_all(self, table: str, number: int, entries: Sequence[bytes], notes: Mapping[int, str]) -> None:
        """Add entries to the record of a table with the directors' notes, all or none, as ``Store.append_all``
        describes, with the same errors. If the database's answer is lost, they count as added if the last entry is
        there.
        """
        last = number + len(entries) - 1
        try:
            with self._transaction() as db:
                for at, entry in enumerate(entries, number):
                    values = {"table": table, "number": at, "body": entry, **self._as_owner(table)}
                    if not db.execute(self.append_statement, values).rowcount:
                        raise OwnershipLost(table)
                for at, text in notes.items():
                    _run(db, KEEP_NOTE, at, text, table)
        except OwnershipLost:
            raise
        except StoreFailed as error:
            if isinstance(error.__cause__, UniqueViolation):
                raise EntryNumberTaken(str(error)) from error
            if self._do("SELECT body FROM entry WHERE sitting = %s AND number = %s", table, last) != [(entries[-1],)]:
                raise

    def offer(self, table: str, owner: str) -> None:
        """Give a table of this process to another owner, as ``Store.offer`` describes, with the same errors."""
        give = "UPDATE sitting SET owner = %(other)s, epoch = epoch + 1 WHERE id = %(table)s"
        if not self._do(f"{give} AND {TABLE_IS_OURS} RETURNING id", other=owner, table=table, **self._as_owner(table)):
            raise OwnershipLost(table)
        self._epochs.pop(table, None)

    def remove(self, table: str) -> None:
        """Delete a table with its record; do nothing if this process does not own it."""
        self._do(f"DELETE FROM sitting WHERE id = %(table)s AND {TABLE_IS_OURS}", table=table, **self._as_owner(table))

    # owners

    def renew(self) -> None:
        """Renew the lease of this process, which is alone or shares the store.

        :raises OwnershipLost: if another process has taken the store.
        """
        with self._connection() as db:
            if db.execute(RENEW_LEASE, self._as).rowcount:
                return
        with self._transaction() as db:
            db.execute("SELECT pg_advisory_xact_lock(%s)", (OWNERS_LOCK,))
            lives = db.execute(
                "INSERT INTO owner SELECT %(owner)s, clock_timestamp() + make_interval(secs => %(lease)s), "
                "%(shared)s, %(reached)s WHERE NOT EXISTS (SELECT FROM owner WHERE id <> %(owner)s "
                "AND until > clock_timestamp() AND NOT (shared AND %(shared)s)) "
                "ON CONFLICT (id) DO UPDATE SET until = excluded.until",
                self._as,
            ).rowcount
        if not lives:
            raise OwnershipLost(self.owner)

    def release(self) -> None:
        """End the lease of this process; delete owners whose leases ended more than a day ago."""
        self._do("DELETE FROM owner WHERE id = %s OR until < clock_timestamp() - interval '1 day'", self.owner)

    def living_owners(self) -> dict[str, str]:
        """Return all living owners, each with its address for clients."""
        return dict(self._do("SELECT id, address FROM owner WHERE until > clock_timestamp() ORDER BY id"))

    def table_and_owner(self, code_or_id: str) -> tuple[str, str] | None:
        """Return the id of an unfinished table and its living owner, empty for none; None for no such table."""
        if "\0" in code_or_id:
            return None
        living = f"CASE WHEN {OWNER_IS_ALIVE} THEN owner ELSE '' END"
        which = "stage <> 'over' AND (id = %(table)s OR code = %(table)s)"
        rows = self._do(f"SELECT id, {living} FROM sitting WHERE {which}", table=code_or_id)
        return None if not rows else (rows[0][0], rows[0][1])

    def owned_tables(self) -> frozenset[str]:
        """Return the ids of the unfinished tables that this process owns and has claimed."""
        return frozenset(table for table, epoch in self._named_tables() if self._epochs.get(table) == epoch)

    def _named_tables(self) -> list[TupleRow]:
        """Return the unfinished tables that name this owner in the store, with their epochs."""
        return self._do("SELECT id, epoch FROM sitting WHERE stage <> 'over' AND owner = %s", self.owner)

    def adopt_orphans(self, most: int) -> list[KeptTable]:
        """Take tables without a living owner, and tables that another owner has offered to this process; return them.

        It skips tables that another owner is taking now, and takes none after the lease of this process has ended.

        :param most: greatest number of tables.
        """
        offered = [table for table, epoch in self._named_tables() if self._epochs.get(table) != epoch]
        living = "EXISTS (SELECT FROM owner WHERE id = %(owner)s AND until > clock_timestamp())"
        which = (
            f"SELECT id FROM sitting WHERE stage <> 'over' AND {living} "
            f"AND (NOT {OWNER_IS_ALIVE} OR owner = %(owner)s AND id = ANY(%(offered)s)) "
            "LIMIT %(most)s FOR UPDATE SKIP LOCKED"
        )
        return self._take_over(f"id IN ({which})", most=most, offered=offered)

    def claim(self, table: str) -> KeptTable | None:
        """Take a table and return it, also a finished one; None if it is unknown or another living owner has it."""
        rows = self._take_over(f"id = %(table)s AND (owner = %(owner)s OR NOT {OWNER_IS_ALIVE})", table=table)
        return rows[0] if rows else None

    def _take_over(self, which: str, **values: object) -> list[KeptTable]:
        """Become the owner of the tables of a condition; return them."""
        rows = self._do(
            "UPDATE sitting SET owner = %(owner)s, epoch = epoch + (owner <> %(owner)s)::int WHERE "
            f"{which} RETURNING id, code, stage, setting, epoch",
            owner=self.owner, **values,
        )  # fmt: skip
        self._epochs |= {table: epoch for table, *_, epoch in rows}
        return [KeptTable(*kept) for *kept, _ in rows]

    def close(self) -> None:
        """End the lease of this process and close all connections."""
        with contextlib.suppress(StoreFailed):  # the lease ends by itself
            self.release()
        self._pool.close()

    # all that there is

    def rows(self) -> Iterator[Row]:
        """Yield all rows of a consistent snapshot, without time limits; other connections go on meanwhile."""
        with self._at_leisure() as db:
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            yield from _rows(db)

    def fill(self, source: Store) -> int:
        """Copy all rows of another store into this empty one and compare them, all or none; return their number. Errors
        as in ``Store.fill``.
        """
        with self._at_leisure() as db:
            db.execute("DELETE FROM meta")
            compare(_rows(db), ())
            for name, rows in groupby(source.rows(), key=lambda row: row[0]):
                db.cursor().executemany(insert_statement(name, "%s"), (values for _, values in rows))
            db.execute("SELECT setval(pg_get_serial_sequence('report', 'number'), 1 + max(number)) FROM report")
            db.execute("SELECT setval(pg_get_serial_sequence('notice', 'number'), 1 + max(number)) FROM notice")
            return compare(_rows(db), source.rows())

    def _as_owner(self, table: str) -> dict[str, object]:
        """Return the values of ``TABLE_IS_OURS``; an unclaimed table has epoch 0, which matches no row."""
        return {"owner": self.owner, "epoch": self._epochs.get(table, 0)}

    def _do(self, query: str, *values: object, **named: object) -> list[TupleRow]:
        with self._connection() as db:
            return _run(db, query, *values, **named)

    def _number_changes(self, do: Statement) -> None:
        do("SELECT pg_advisory_xact_lock(?)", BLOCKS_LOCK)

    @contextlib.contextmanager
    def _atomic(self, unhurried: bool = False) -> Iterator[Statement]:
        with self._at_leisure() if unhurried else self._transaction() as db:
            yield partial(_run, db)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[StatementTimeoutConnection]:
        with self._connection() as db, db.transaction():
            yield db

    @contextlib.contextmanager
    def _at_leisure(self) -> Iterator[StatementTimeoutConnection]:
        """Yield a transaction without time limits."""
        with self._connection() as db, db.without_time_limit(), db.transaction():
            db.execute("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0")
            yield db

    @contextlib.contextmanager
    def _connection(self) -> Iterator[StatementTimeoutConnection]:
        """Yield a connection of the pool. :raises StoreFailed: when none is free in time or a statement fails."""
        if time.monotonic() < self._away_until and not self._pool.get_stats()["pool_available"]:
            raise StoreFailed("away")
        try:
            with _failing():
                db = self._pool.getconn()
                try:
                    yield db
                finally:
                    self._pool.putconn(db)  # connections commit each statement
        except StoreFailed as error:
            if isinstance(error.__cause__, PoolTimeout):
                self._away_until = time.monotonic() + AWAY_SECONDS
            raise


def _run(db: psycopg.Connection, query: str, *values: object, **named: object) -> list[TupleRow]:
    """Run a statement; return its rows. :param query: SQL with a question mark for each value, or with names."""
    cursor = db.execute(query.replace("?", "%s"), named or values)
    return cursor.fetchall() if cursor.description else []


def _rows(db: psycopg.Connection) -> Iterator[Row]:
    """Return all rows within a transaction; a server-side cursor keeps them out of memory."""
    for name, query in row_queries():
        with db.cursor("rows") as cursor:
            cursor.execute(query)
            yield from ((name, values) for values in cursor)


def _configure(db: psycopg.Connection) -> None:
    db.execute(SESSION_SETTINGS)


@contextlib.contextmanager
def _failing() -> Iterator[None]:
    """Turn errors of the database into ``StoreFailed``."""
    try:
        yield
    except (psycopg.Error, SQLAlchemyError) as error:
        raise StoreFailed(str(error)) from error
