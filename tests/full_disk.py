"""A disk that fills up at one write and stays full, to test a program's behaviour at each write in turn.

Every statement that changes a database is a write, and so is every sync.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from numeramis_access.store import files

#: how statements begin that write
WRITING = ("INSERT", "UPDATE", "DELETE", "REPLACE")


class Disk:
    """A disk with room for some writes only.

    :param room: number of writes for which it has room.
    :ivar writes: number of writes that were tried.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self.writes = 0

    @property
    def full(self) -> bool:
        """Return whether a write found no room."""
        return self.writes > self.room

    def has_room(self) -> bool:
        """Count a write; return whether the disk has room for it."""
        self.writes += 1
        return not self.full


@contextmanager
def disk_with_room(writes: int) -> Iterator[Disk]:
    """Make the disk full after this many writes."""
    disk, connect, sync = Disk(writes), sqlite3.connect, os.fsync

    class Connection(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql.lstrip().upper().startswith(WRITING) and not disk.has_room():
                raise sqlite3.OperationalError("database or disk is full")
            return super().execute(sql, *values)

        def executemany(self, sql: str, rows: Any) -> sqlite3.Cursor:
            every = list(rows)
            for row in every:
                self.execute(sql, row)
            return self.cursor()

    def synced(handle: int) -> None:
        if not disk.has_room():
            raise OSError(errno.ENOSPC, "No space left on device")
        sync(handle)

    with (
        patch.object(sqlite3, "connect", lambda *words, **named: connect(*words, **{**named, "factory": Connection})),
        patch.object(files.os, "fsync", synced),
    ):
        yield disk
