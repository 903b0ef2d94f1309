"""A data base in one file of the player's (SQLite), which two copies of the program may use at the same time.

SQLite's write-ahead log keeps them apart, each waits a moment for the other.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from numeramis_access.store.files import NotAFile, keep_private, move, remove, set_aside, sync_folder


class Damaged(Exception):
    """A data base could not be understood; ``name`` is what the file is called now."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Database:
    """A data base in one file.

    :cvar tables: statements that make its tables where there are none. :cvar pragmas: how it is written.
    :cvar format: of the file. :cvar patience: seconds that one program waits while another writes.
    :cvar private: whether nobody else who uses the machine may read it. :cvar refusals: what the tables refuse
        with; nothing is damaged then.
    :raises OSError: from every method, when the file cannot be written or read. :raises Damaged: when it is no data
        base any more; it has been set aside then, and the next call begins a new one.
    """

    tables = ""
    pragmas: tuple[str, ...] = ()
    format = 1
    patience = 1.0
    private = False
    refusals: tuple[type[sqlite3.Error], ...] = ()

    def __init__(self, path: Path) -> None:
        self.path = path

    def put_in_place(self, target: Path) -> None:
        """Give this data base, which nobody has open, the place of another one. :raises OSError: when it cannot be."""
        _remove_beside(target)
        move(self.path, target)
        sync_folder(target.parent)

    def remove(self) -> None:
        """Remove the data base. :raises OSError: when it cannot be removed."""
        _remove_beside(self.path)
        remove(self.path)

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Yield the data base in one transaction."""
        with self._connection() as base, base:
            yield base

    @contextlib.contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and not self.path.is_file():
            raise NotAFile(str(self.path))  # SQLite would wait for a pipe for ever
        try:
            new = not self.path.exists()
            base = sqlite3.connect(self.path, timeout=self.patience)
            try:
                if new and self.private:
                    keep_private(self.path)  # before anything is in it; what SQLite puts beside it is as private
                for pragma in ("journal_mode = WAL", *self.pragmas):
                    base.execute(f"PRAGMA {pragma}")
                base.executescript(self.tables)
                base.execute(f"PRAGMA user_version = {self.format}")
                yield base
            finally:
                base.close()
        except sqlite3.OperationalError as error:
            raise OSError(str(error)) from error
        except sqlite3.DatabaseError as error:
            if isinstance(error, self.refusals):
                raise
            _remove_beside(self.path)
            raise Damaged(set_aside(self.path).name) from None


def _remove_beside(path: Path) -> None:
    """Remove what SQLite keeps beside a data base."""
    for suffix in ("-wal", "-shm"):
        remove(path.with_name(path.name + suffix))
