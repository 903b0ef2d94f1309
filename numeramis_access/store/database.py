"""A database of the player in one SQLite file, which two copies of the program can use at the same time.

SQLite's write-ahead log separates them; each waits a moment for the other.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from numeramis_access.store.files import NotAFile, move, remove, restrict_to_owner, set_aside, sync_folder


class DamagedDatabase(Exception):
    """A database was unreadable, and its file has been renamed.

    :param name: the file's new name.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Database:
    """A database in one file.

    :param path: the file.
    :cvar tables: statements that create missing tables.
    :cvar pragmas: settings of SQLite for writing.
    :cvar format: version of the file's format.
    :cvar patience: seconds that one program waits while another writes; after that it raises OSError.
    :cvar private: whether only its owner can read the file.
    :cvar refusals: errors by which the tables refuse a change; they do not mean damage.
    :raises OSError: from every method, if the file cannot be read or written.
    :raises DamagedDatabase: from every method, if the file is not a database; the next call creates a new one.
    """

    tables = ""
    pragmas: tuple[str, ...] = ()
    format = 1
    patience = 1.0
    private = False
    refusals: tuple[type[sqlite3.Error], ...] = ()

    def __init__(self, path: Path) -> None:
        self.path = path

    def move_to(self, target: Path) -> None:
        """Move this database, which no program has open, to another path, replacing a database there.

        :raises OSError: if it cannot be moved.
        """
        _remove_beside(target)
        move(self.path, target)
        sync_folder(target.parent)

    def remove(self) -> None:
        """Delete the database; a missing one is ignored. :raises OSError: if it cannot be deleted."""
        _remove_beside(self.path)
        remove(self.path)

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Yield the database in one transaction."""
        with self._connection() as base, base:
            yield base

    @contextlib.contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and not self.path.is_file():
            raise NotAFile(str(self.path))  # SQLite would wait for a pipe forever
        try:
            new = not self.path.exists()
            base = sqlite3.connect(self.path, timeout=self.patience)
            try:
                if new and self.private:
                    restrict_to_owner(self.path)  # before it has content; files beside it inherit this
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
            raise DamagedDatabase(set_aside(self.path).name) from None


def _remove_beside(path: Path) -> None:
    """Delete the files that SQLite keeps beside a database."""
    for suffix in ("-wal", "-shm"):
        remove(path.with_name(path.name + suffix))
