"""Backup and restore of an SQLite store, also while a server uses it."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.store.files import remove, restrict_to_owner, sync_folder
from numeramis_access.store.lock import lock_file

#: the tables that every store has
NEEDED_TABLES = {"meta", "person", "device", "sitting", "entry"}


class BadCopy(StoreFailed):
    """The file is no copy of a store or of a whole house, or it is damaged."""


@contextlib.contextmanager
def lock_store(path: Path) -> Iterator[None]:
    """Hold the lock of a store file in a ``with`` block: only one process at a time serves or replaces the store. A
    missing folder is created.

    :param path: the store file; the lock is a file beside it, ``.lock``.
    :raises FileBusy: if another process holds the lock.
    :raises OSError: if the folder cannot be written to.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path.with_suffix(".lock"), "ab") as file:
        restrict_to_owner(Path(file.name))
        lock_file(file)
        yield


def back_up(path: Path, copy: Path) -> None:
    """Write a consistent snapshot of a store to a new file, or nothing; other processes may write to the store
    meanwhile.

    :param path: the store file.
    :param copy: the new file.
    :raises FileExistsError: if the new file exists.
    :raises OSError: if the new file cannot be written.
    :raises StoreFailed: if SQLite fails.
    """
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # fail if the file exists
    try:
        with _open_file(path) as source, _open_file(copy) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # the copy is one file
        with open(copy, "rb+") as file:
            os.fsync(file.fileno())
    except BaseException:
        remove(copy)
        raise
    sync_folder(copy.parent)


def restore_store(copy: Path, path: Path) -> Path | None:
    """Replace a store by a copy; return the path of a backup of the old store, None if there was none.

    The store begins a new epoch, because clients know numbers of messages that the copy does not have.

    :param copy: path of the copy, which stays as it is.
    :param path: the store file.
    :raises FileBusy: while a server runs.
    :raises BadCopy: for a wrong or damaged file; the store is unchanged.
    :raises StoreFailed: if SQLite fails.
    :raises OSError: if a file cannot be written.
    """
    with lock_store(path), _open_file(copy, "?mode=ro") as source:
        _check(source)
        kept = _free_name(path) if path.exists() else None
        if kept is not None:
            back_up(path, kept)
        path.touch(mode=0o600)
        restrict_to_owner(path)
        with _open_file(path) as target:
            source.backup(target)
            target.execute("INSERT OR REPLACE INTO meta VALUES ('epoch', ?)", (secrets.token_bytes(8),))
    return kept


def _check(db: sqlite3.Connection) -> None:
    """Check a file's integrity, tables and references. :raises BadCopy: when a check fails."""
    try:
        whole = db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        strays = db.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise BadCopy(str(error)) from error
    if not whole or strays or not tables >= NEEDED_TABLES:
        raise BadCopy(", ".join(sorted(NEEDED_TABLES - tables)))


def _free_name(path: Path) -> Path:
    """Return an unused path beside the store for its old content."""
    number = 1
    while (kept := path.with_name(f"{path.stem}-before-{number}{path.suffix}")).exists():
        number += 1
    return kept


@contextlib.contextmanager
def _open_file(path: Path, mode: str = "") -> Iterator[sqlite3.Connection]:
    """Open an SQLite file. :param mode: mode of an SQLite URI. :raises StoreFailed: when SQLite fails."""
    try:
        with contextlib.closing(sqlite3.connect(path.absolute().as_uri() + mode, isolation_level=None, uri=True)) as db:
            yield db
    except sqlite3.Error as error:
        raise StoreFailed(str(error)) from error
