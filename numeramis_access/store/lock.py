"""Lock a file for one program, so that two running copies never write to the same journal.

The operating system holds the lock and releases it when the program ends in any way.
"""

from __future__ import annotations

import errno
import sys
from typing import IO

#: errors of file systems without locks (some network folders); a record without a lock is better than none
WITHOUT = (errno.ENOLCK, errno.ENOSYS, errno.EINVAL, errno.EOPNOTSUPP)


class Busy(OSError):
    """Another program has the file open."""


def hold(file: IO[bytes]) -> None:
    """Lock an open file until it is closed; on a file system without locks, do nothing.

    :raises Busy: if another program holds the lock.
    :raises OSError: if locking fails for another reason.
    """
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        raise Busy(file.name) from None
    except OSError as error:
        if error.errno not in WITHOUT:
            raise


if sys.platform == "win32":
    #: a byte far behind any content, since Windows also forbids others to read locked bytes
    FAR = 1 << 40

    def _lock(file: IO[bytes]) -> None:
        import msvcrt

        place = file.tell()
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)

else:

    def _lock(file: IO[bytes]) -> None:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
