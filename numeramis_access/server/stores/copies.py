"""Copies of a store that is in use, and the way back from one: SQLite copies itself, page by page, in one piece."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.store.files import keep_private, remove, sync_folder
from numeramis_access.store.lock import hold

#: tables without which a file is no store of ours
NEEDED = {"meta", "person", "device", "sitting", "entry"}


class NoCopy(StoreFailed):
    """A file is no copy of a store, or a damaged one."""


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Be the one process that serves a store, or puts another into its place.

    :raises Busy: while another process is. :raises OSError: when the folder cannot be written to.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path.with_suffix(".lock"), "ab") as file:
        keep_private(Path(file.name))
        hold(file)
        yield


def back_up(path: Path, copy: Path) -> None:
    """Write a store as it is at one instant to a new file, whole or not at all, whoever writes to it meanwhile.

    :raises FileExistsError, OSError: where that file cannot be made. :raises StoreFailed:
    """
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # nobody else's file: it was not there
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


def restore(copy: Path, path: Path) -> Path | None:
    """Put a copy into the place of the store; return where what stood there before is kept, None for nothing.

    :raises Busy: while a server runs. :raises NoCopy: for another or a damaged file: nothing has changed then.
    :raises StoreFailed, OSError: when it cannot be done.
    """
    with alone(path), _open_file(copy, "?mode=ro") as source:
        _check(source)
        kept = _free_name(path) if path.exists() else None
        if kept is not None:
            back_up(path, kept)
        path.touch(mode=0o600)
        keep_private(path)
        with _open_file(path) as target:
            source.backup(target)
    return kept


def _check(db: sqlite3.Connection) -> None:
    """Look a file over. :raises NoCopy:"""
    try:
        whole = db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        strays = db.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise NoCopy(str(error)) from error
    if not whole or strays or not tables >= NEEDED:
        raise NoCopy(", ".join(sorted(NEEDED - tables)))


def _free_name(path: Path) -> Path:
    """Return a free name for what stood there before."""
    number = 1
    while (kept := path.with_name(f"{path.stem}-before-{number}{path.suffix}")).exists():
        number += 1
    return kept


@contextlib.contextmanager
def _open_file(path: Path, mode: str = "") -> Iterator[sqlite3.Connection]:
    """Open a file of SQLite. :raises StoreFailed:"""
    try:
        with contextlib.closing(sqlite3.connect(path.absolute().as_uri() + mode, isolation_level=None, uri=True)) as db:
            yield db
    except sqlite3.Error as error:
        raise StoreFailed(str(error)) from error
