"""Mends what Wine does otherwise than Windows and what would stop every program here; it lies in the assembled Python.

What it lacks besides is named test by test in ``lacking.toml``.
"""

import errno
import msvcrt

_locking = msvcrt.locking


def locking(number: int, mode: int, count: int) -> None:
    """Lock as Windows does: Wine's C library forgets to say that somebody else has the lock."""
    try:
        _locking(number, mode, count)
    except OSError as error:
        raise OSError(error.errno or errno.EACCES, "Permission denied") from None


msvcrt.locking = locking
