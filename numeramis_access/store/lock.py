"""Lock a file for one program, so that two running copies never write to the same journal.

The operating system holds the lock and releases it when the program ends in any way.
"""

from __future__ import annotations

import errno
import sys
from typing import IO

#: errors of file systems without locks (some network folders); a record without a lock is better than none
NO_LOCK_ERRORS = (errno.ENOLCK, errno.ENOSYS, errno.EINVAL, errno.EOPNOTSUPP)


class FileBusy(OSError):
    """Another program uses the file: it holds the lock, or it replaced or changed the file meanwhile."""


def lock_file(file: IO[bytes]) -> None:
    """Lock an open file until it is closed; on a file system without locks, do nothing.

    :raises FileBusy: if another program holds the lock.
    :raises OSError: if locking fails for another reason.
    """
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        raise FileBusy(file.name) from None
    except OSError as error:
        if error.errno not in NO_LOCK_ERRORS:
            raise


if sys.platform == "win32":
    #: a byte far behind any content, since Windows also forbids others to read locked bytes
    LOCKED_BYTE = 1 << 40

    def _lock(file: IO[bytes]) -> None:
        import msvcrt

        place = file.tell()
        file.seek(LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)

else:

    def _lock(file: IO[bytes]) -> None:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
