"""Open the store at an address: a PostgreSQL database or a file."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from numeramis_access.server.stores.copies import lock_store
from numeramis_access.server.stores.port import LEASE_SECONDS, OwnershipLost, StoreFailed
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from numeramis_access.store.lock import FileBusy

#: how addresses of databases begin
DATABASE_PREFIXES = ("postgresql://", "postgres://")
#: packages that a database needs
NEEDED_PACKAGES = ("psycopg", "psycopg_pool", "alembic")
#: seconds of the lease while everything moves out of a database or into one
MOVING_LEASE_SECONDS = 60.0
#: least free bytes on the disk of a file store
MIN_FREE_BYTES = 1 << 20


class MissingPackages(StoreFailed):
    """The packages for a database are not installed: the extra ``society``."""


def is_database(address: str) -> bool:
    """Return whether an address names a database, not the path of a file."""
    return address.startswith(DATABASE_PREFIXES)


def open_store(address: str, lease: float = LEASE_SECONDS, shared: bool = False, reached: str = "") -> Store:
    """Open a store and return it.

    :param address: ``postgresql://…``, or the path of a file.
    :param lease: seconds for which a call of ``renew`` lasts; a file has no lease.
    :param shared: whether other servers use the store too.
    :param reached: address of this server for clients of other servers, empty if they cannot reach it.
    :raises MissingPackages: for a database if its packages are not installed.
    :raises StoreFailed: if the store cannot be used.
    """
    if not is_database(address):
        return SqliteStore(Path(address))
    if not all(find_spec(name) for name in NEEDED_PACKAGES):
        raise MissingPackages(address)
    from numeramis_access.server.stores.postgres import PostgresStore

    return PostgresStore(address, lease=lease, shared=shared, reached=reached)


def has_free_disk_space(address: str) -> bool:
    """Return whether the disk of a file store has at least ``MIN_FREE_BYTES`` bytes free.

    :param address: path of the store's file.
    :raises OSError: if its folder does not exist.
    """
    return shutil.disk_usage(Path(address).parent).free >= MIN_FREE_BYTES


@contextlib.contextmanager
def open_unserved_store(address: str) -> Iterator[Store]:
    """Open a store for this process alone, and close it after the ``with`` block. A missing file is created.

    :param address: path of a file, or address of a database.
    :raises FileBusy: while a server uses it.
    :raises StoreFailed: if it cannot be used.
    :raises OSError: if its folder cannot be written to.
    """
    with contextlib.ExitStack() as held:
        if not is_database(address):
            held.enter_context(lock_store(Path(address)))
        store = held.enter_context(contextlib.closing(open_store(address, MOVING_LEASE_SECONDS)))
        try:
            store.renew()
        except OwnershipLost as error:
            raise FileBusy(address) from error
        yield store
