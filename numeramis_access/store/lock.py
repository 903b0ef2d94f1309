"""One file, one program: two running copies never write to the same journal.

The lock is the operating system's own and ends with the program, however that ends.
"""

from __future__ import annotations

import errno
import sys
from typing import IO

#: what file systems without locks answer (some network folders): better no lock than no record
WITHOUT = (errno.ENOLCK, errno.ENOSYS, errno.EINVAL, errno.EOPNOTSUPP)


class Busy(OSError):
    """Another program has the file open."""


def hold(file: IO[bytes]) -> None:
    """Lock an open file until it is closed.

    :raises Busy: when another program holds it.
    """
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        raise Busy(file.name) from None
    except OSError as error:
        if error.errno not in WITHOUT:
            raise


if sys.platform == "win32":
    #: a byte far behind any content: Windows forbids others even to read what is locked
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
