"""Mends what Wine does otherwise than Windows and what would stop every program here; it lies in the assembled Python.

What it lacks besides is named test by test in ``lacking.toml``.
"""

import errno
import importlib.abc
import importlib.machinery
import importlib.util
import msvcrt
import sys

_locking = msvcrt.locking
_find_spec = importlib.machinery.PathFinder.find_spec
#: WAIT_TIMEOUT and ERROR_TIMEOUT
TIMED_OUT = (258, 1460)


def locking(number, mode, count):
    """Lock as Windows does: Wine's C library forgets to say that somebody else has the lock."""
    try:
        _locking(number, mode, count)
    except OSError as error:
        raise OSError(error.errno or errno.EACCES, "Permission denied") from None


def find_spec(cls, name, path=None, target=None):
    """Find a module as Python would, but NumPy, for all who import it or only ask: Wine has no ``crealf``."""
    return None if name == "numpy" else _find_spec(name, path, target)


class Mended(importlib.abc.MetaPathFinder):
    """Has pyserial told of a read without bytes as Windows tells it, as done: Wine calls it a failure."""

    def find_spec(self, name, path=None, target=None):
        """Find pyserial's names of Windows' functions as Python would, and change one when they are there."""
        if name != "serial.win32":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        sys.meta_path.insert(0, self)
        plain = spec.loader.exec_module

        def exec_module(module):
            plain(module)
            ask = module.GetOverlappedResult
            module.GetOverlappedResult = lambda *words: ask(*words) or module.GetLastError() in TIMED_OUT

        spec.loader.exec_module = exec_module
        return spec


msvcrt.locking = locking
sys.meta_path.insert(0, Mended())
importlib.machinery.PathFinder.find_spec = classmethod(find_spec)
