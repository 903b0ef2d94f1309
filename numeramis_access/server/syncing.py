"""Sync the visitors' journals to the disk in a thread, so that the server does not wait for it.

Written data is with the operating system at once, so a killed server loses nothing; a power cut can lose the last
moments. A second thread writes statistics, which can be recounted from the records.
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

#: seconds between two rounds, which leave the disk time for other work
ROUND_SECONDS = 1.0


class BackgroundSync:
    """Syncs files to the disk in a thread, each file once for all writes since the last round.

    :param bring: takes the descriptor of a file and syncs it, which can take long.
    :ivar failed: names of files whose last sync failed, until a caller has got the error.
    """

    def __init__(self, bring: Callable[[int], None] = os.fsync) -> None:
        self._bring = bring
        self._changed = threading.Condition()
        #: descriptors by file name; duplicates, because the journal's descriptor holds its lock
        self._waiting: dict[str, int] = {}
        self.failed: set[str] = set()
        self._ends = False
        self._thread = threading.Thread(target=self._work, name="journals to the disk", daemon=True)
        self._thread.start()

    def __call__(self, file: IO[bytes]) -> None:
        """Schedule the sync of a file, which can be closed or renamed before it; on Windows sync it at once.

        :raises OSError: if the last sync of the file failed.
        """
        if sys.platform == "win32":
            return sync_at_once(file)  # Windows cannot rename a file with a second open descriptor
        name = str(file.name)
        with self._changed:
            if name in self.failed:
                self.failed.discard(name)
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            if name not in self._waiting:
                self._waiting[name] = os.open(name, os.O_RDWR)
                self._changed.notify()
        return None

    def close(self, within: float = 60.0) -> None:
        """Sync all waiting files and end the thread.

        :param within: most seconds to wait; a slower disk is left to the operating system.
        """
        with self._changed:
            self._ends = True
            self._changed.notify()
        self._thread.join(within)

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
                self._changed.wait_for(lambda: self._ends, ROUND_SECONDS)

    def _wait_for_due(self) -> dict[str, int]:
        """Wait for files; return the due ones, none after ``close``."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._ends)
            files, self._waiting = self._waiting, {}
            return files


class BackgroundWork:
    """Runs calls in a thread, one after another, such as writing statistics or examining a stranger's file."""

    def __init__(self) -> None:
        self._works = SimpleQueue[Callable[[], None] | None]()
        self._thread = threading.Thread(target=self._do, name="statistics to the disk", daemon=True)
        self._thread.start()

    def __call__(self, work: Callable[[], None]) -> None:
        """Schedule a call; an unexpected error of it goes to Python's log, and later calls still run."""
        self._works.put(work)

    def close(self, within: float = 60.0) -> None:
        """Finish the scheduled calls and end the thread.

        :param within: most seconds to wait; longer work ends with the process.
        """
        self._works.put(None)
        self._thread.join(within)

    def _do(self) -> None:
        while (work := self._works.get()) is not None:
            try:
                work()
            except Exception:  # the work after it goes on
                logging.getLogger(__name__).exception("work that nobody waits for")
