"""Mend Wine's differences from Windows that would stop every program; this file lies in the assembled Python.

``lacking.toml`` names Wine's other gaps test by test.
"""

import errno
import importlib.abc
import importlib.machinery
import importlib.util
import msvcrt
import sys

_locking = msvcrt.locking
#: WAIT_TIMEOUT and ERROR_TIMEOUT
TIMED_OUT = (258, 1460)
#: the part of NumPy that calls the functions below when it is imported
NUMPY = "numpy._core._multiarray_umath"
#: functions that Wine's C library lacks, as x64 code: ``movd xmm0, ecx; ret``, and the same after ``shr rcx, 32``
LACKING = {b"crealf": bytes.fromhex("66 0f 6e c1 c3"), b"cimagf": bytes.fromhex("48 c1 e9 20 66 0f 6e c1 c3")}
#: MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE and PAGE_EXECUTE_READWRITE (winnt.h)
COMMIT, WRITE, RUN = 0x3000, 0x04, 0x40


def locking(number, mode, count):
    """Lock as Windows does: Wine's C library sets no error number when another program has the lock."""
    try:
        _locking(number, mode, count)
    except OSError as error:
        raise OSError(error.errno or errno.EACCES, "Permission denied") from None


def tell_timeouts(name):
    """Find pyserial's names of Windows' functions; let a read without bytes succeed, as on Windows."""
    spec = importlib.util.find_spec(name)
    plain = spec.loader.exec_module

    def exec_module(module):
        plain(module)
        ask = module.GetOverlappedResult
        module.GetOverlappedResult = lambda *words: ask(*words) or module.GetLastError() in TIMED_OUT

    spec.loader.exec_module = exec_module
    return spec


def give_functions(name):
    """Find a compiled module, load its DLL, and replace the functions that Wine lacks."""
    import ctypes

    spec = importlib.util.find_spec(name)
    kernel = ctypes.WinDLL("kernel32")
    kernel.VirtualAlloc.restype = ctypes.c_void_p
    for place, function in imports(ctypes.WinDLL(spec.origin)._handle):
        if function in LACKING:
            code = LACKING[function]
            address = kernel.VirtualAlloc(None, ctypes.c_size_t(len(code)), COMMIT, RUN)
            ctypes.memmove(address, code, len(code))
            before = ctypes.c_uint32()
            kernel.VirtualProtect(ctypes.c_void_p(place), ctypes.c_size_t(8), WRITE, ctypes.byref(before))
            ctypes.c_uint64.from_address(place).value = address
            kernel.VirtualProtect(ctypes.c_void_p(place), ctypes.c_size_t(8), before, ctypes.byref(before))
    return spec


def imports(base):
    """Yield each function that a loaded DLL imports by name, after the place of its address (PE32+ format)."""
    import ctypes

    def number(at, size=4):
        return int.from_bytes(ctypes.string_at(at, size), "little")

    table = base + number(base + number(base + 0x3C) + 0x90)
    while number(table + 12):  # a DLL's name; before it its names of functions, behind it their addresses
        names, places = base + number(table), base + number(table + 16)
        while name := number(names, 8):
            if not name >> 63:
                yield places, ctypes.string_at(base + name + 2)
            names, places = names + 8, places + 8
        table += 20


class Mended(importlib.abc.MetaPathFinder):
    """Finds the mended modules."""

    mend = {"serial.win32": tell_timeouts, NUMPY: give_functions}

    def find_spec(self, name, path=None, target=None):
        """Find a module as Python would, and mend it."""
        if name not in self.mend:
            return None
        sys.meta_path.remove(self)
        try:
            return self.mend[name](name)
        finally:
            sys.meta_path.insert(0, self)


msvcrt.locking = locking
sys.meta_path.insert(0, Mended())
