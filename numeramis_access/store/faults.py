"""The log of unexpected errors, for the developers and safe to send to them.

An entry contains the error's type and the program lines that led to it. An error's own text is left out unless it comes
from the operating system, because it could name another seat's card.
"""

from __future__ import annotations

import contextlib
import datetime
import sys
import traceback
from pathlib import Path

from numeramis_access import __version__
from numeramis_access.store.changing import lock_folders
from numeramis_access.store.files import move, open_regular_file

#: bytes of a log after which a new one begins; the previous one is kept beside it
MAX_LOG_BYTES = 256 * 1024


class FaultLog:
    """One player's log of unexpected errors; a failure to write it is ignored.

    :param path: the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, error: BaseException) -> None:
        """Add an error with the time, the versions and its traceback; a failure to write is ignored."""
        self.note(describe(error))

    def note(self, fault: str) -> None:
        """Add the description of an error, for example of another process, with the time and the versions.

        A log of more than ``MAX_LOG_BYTES`` bytes is renamed first, which replaces the one renamed before. A failure to
        write is ignored.

        :param fault: the description by ``describe``.
        """
        now = datetime.datetime.now().isoformat(" ", "seconds")
        versions = f"{__version__}, Python {sys.version.split()[0]}, {sys.platform}"
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._begin_anew_when_long()
            text = f"{now} ({versions})\n{fault}\n".encode("utf-8", "backslashreplace")
            with self.path.open("ab", buffering=0) as file:  # in one write: other programs can append too
                file.write(text)

    def _begin_anew_when_long(self) -> None:
        """Rename a long log. A second program that waited for the lock finds a short one."""
        if self._is_long():
            with lock_folders(self.path.parent):
                if self._is_long():
                    move(self.path, self.path.with_name(f"{self.path.name}.1"))

    def _is_long(self) -> bool:
        return self.path.exists() and self.path.stat().st_size > MAX_LOG_BYTES

    def last_lines(self, lines: int) -> list[str]:
        """Return the last lines of the log, oldest first; none if it is missing or cannot be read.

        :param lines: greatest number of lines.
        """
        try:
            with open_regular_file(self.path) as file:
                return file.read().decode("utf-8", "replace").splitlines()[-lines:]
        except OSError:
            return []


def describe(error: BaseException) -> str:
    """Return the tracebacks and types of an error and its causes, the first cause first.

    The text of an error is left out unless it comes from the operating system.
    """
    parts: list[str] = []
    known: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in known:
        known.add(id(cause))
        system = f": {cause.strerror}" if isinstance(cause, OSError) and cause.strerror else ""
        parts.append("".join(traceback.format_tb(cause.__traceback__)) + f"{type(cause).__qualname__}{system}\n")
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "followed by\n".join(reversed(parts))
