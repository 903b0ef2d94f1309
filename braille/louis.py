"""liblouis, when it is on the system, through ctypes; every table that is not built in comes from there."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import threading
from functools import cache
from pathlib import Path

UNICODE_DOTS = 4 | 64  # modes dotsIO and ucBrl of lou_translateString: cells come out as U+2800 and up
SILENT = 60000  # log level above all
DIRECTORIES = ("/usr/share/liblouis/tables", "/usr/local/share/liblouis/tables")
SUFFIXES = (".ctb", ".utb")

#: liblouis keeps its compiled tables in globals without a lock of its own
_lock = threading.Lock()


@cache
def library() -> ctypes.CDLL | None:
    """Return the shared library, or None where there is none."""
    for name in (ctypes.util.find_library("louis"), "liblouis.so.20", "liblouis.dll", "liblouis.dylib"):
        try:
            loaded = ctypes.CDLL(name) if name else None
        except OSError:
            continue
        if loaded:
            loaded.lou_setLogLevel(SILENT)
            return loaded
    return None


def files() -> list[str]:
    """Return the names of the tables that liblouis can be asked for; none when it is not there."""
    if library() is None:
        return []
    places = [*os.environ.get("LOUIS_TABLEPATH", "").split(","), *DIRECTORIES]
    found = {path.name for place in places if place for path in Path(place).glob("*")}
    return sorted(name for name in found if name.endswith(SUFFIXES))


def known(table: str) -> bool:
    """Say whether liblouis is there and can use a table, or a list of tables separated by commas."""
    lou = library()
    if lou is None or not table:
        return False
    with _lock:
        return bool(lou.lou_getTable(table.encode()))


def cells(table: str, text: str) -> bytes:
    """Return the cells of a text; nothing when liblouis cannot use the table (see ``known``)."""
    lou = library()
    if lou is None:
        return b""
    encoding = "utf-16-le" if lou.lou_charSize() == 2 else "utf-32-le"
    width = lou.lou_charSize()
    source = text.encode(encoding)
    room = 16 * len(text) + 64
    target = ctypes.create_string_buffer(width * room)
    read, written = ctypes.c_int(len(source) // width), ctypes.c_int(room)
    with _lock:
        worked = lou.lou_translateString(
            table.encode(),
            ctypes.create_string_buffer(source),
            *(ctypes.byref(read), target, ctypes.byref(written)),
            *(None, None, UNICODE_DOTS),
        )
    return target.raw[: width * written.value : width] if worked else b""
