"""Brings the journals of all visitors to the disk in a thread of its own: a disk's wait is nobody else's.

What is written is the system's at once, so a server that is killed loses nothing; a power cut may take what was
written in its last moments. Statistics, which can be counted anew from records, are written in a second thread.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import IO

from numeramis_access.store.files import sync_at_once

#: seconds between two rounds: a disk that is asked without a pause has no time for anything else
PAUSE = 1.0


class LaterSync:
    """Syncs each file once for all that was written to it meanwhile.

    A file that could not be brought to the disk raises OSError at its next call.

    :param bring: brings a file to the disk, by its descriptor, however long that takes.
    :ivar failed: names of files that it could not bring there.
    """

    def __init__(self, bring: Callable[[int], None] = os.fsync) -> None:
        self._bring = bring
        self._changed = threading.Condition()
        #: descriptors by the name of their file: of our own, because the journal's holds its lock
        self._waiting: dict[str, int] = {}
        self.failed: set[str] = set()
        self._ends = False
        self._thread = threading.Thread(target=self._work, name="journals to the disk", daemon=True)
        self._thread.start()

    def __call__(self, file: IO[bytes]) -> None:
        """Have this file brought to the disk soon; it may be closed or renamed meanwhile.

        :raises OSError: when that failed the last time.
        """
        if sys.platform == "win32":
            return sync_at_once(file)  # Windows renames no file that another descriptor has open
        name = str(file.name)
        with self._changed:
            if name in self.failed:
                self.failed.discard(name)
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            if name not in self._waiting:
                self._waiting[name] = os.open(name, os.O_RDWR)
                self._changed.notify()
        return None

    def close(self) -> None:
        """Bring to the disk what still waits, and end."""
        with self._changed:
            self._ends = True
            self._changed.notify()
        self._thread.join()

    def _work(self) -> None:
        while files := self._wait_for_due():
            for name, descriptor in files.items():
                try:
                    self._bring(descriptor)
                except OSError:
                    with self._changed:
                        self.failed.add(name)
                finally:
                    os.close(descriptor)
            with self._changed:
                self._changed.wait_for(lambda: self._ends, PAUSE)

    def _wait_for_due(self) -> dict[str, int]:
        """Wait for files; return those that are due, none when there will be no more."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._ends)
            files, self._waiting = self._waiting, {}
            return files


class LaterWork:
    """Does work that waits for the disk, or looks at a file of a stranger's, while nobody waits for it."""

    def __init__(self) -> None:
        self._works = SimpleQueue[Callable[[], None] | None]()
        self._thread = threading.Thread(target=self._do, name="statistics to the disk", daemon=True)
        self._thread.start()

    def __call__(self, work: Callable[[], None]) -> None:
        """Have work done soon; a fault that nobody foresaw is in the server's log."""
        self._works.put(work)

    def close(self, within: float = 60.0) -> None:
        """Do what still waits, and end. :param within: seconds; what takes longer ends with the process."""
        self._works.put(None)
        self._thread.join(within)

    def _do(self) -> None:
        while (work := self._works.get()) is not None:
            try:
                work()
            except Exception:  # what comes after it is done all the same
                logging.getLogger(__name__).exception("work that nobody waits for")
