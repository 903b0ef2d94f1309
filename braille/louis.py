"""liblouis through ctypes, if it is on this computer; all tables that are not built in come from there.

A copy in the folder ``liblouis`` beside the program comes first, as liblouis's makers pack it for Windows: the library
in ``bin``, the tables in ``share``. On Linux the system's own is the usual one.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import re
import sys
import threading
from dataclasses import dataclass
from functools import cache
from pathlib import Path

UNICODE_DOTS = 4 | 64  # modes dotsIO and ucBrl of lou_translateString: cells are returned as U+2800 and up
KNOWN_DOTS = 4 | 128  # modes dotsIO and noUndefined of lou_backTranslateString
BLANK_CELL_VALUE = 0x8000  # value of the blank cell with dotsIO
LOGGING_OFF = 60000  # a log level above all others
TABLE_DIRECTORIES = ("/usr/share/liblouis/tables", "/usr/local/share/liblouis/tables")
#: the folder of a copy beside the program, its tables, and the library's names there
COPY_FOLDER, TABLES_FOLDER, LIBRARY_NAMES = (
    "liblouis",
    "share",
    ("bin/liblouis*.dll", "lib/liblouis*.so*", "lib/liblouis*.dylib"),
)
TABLE_SUFFIXES = (".ctb", ".utb", ".tbl")
MAX_METADATA_CHARACTERS = 4000  # characters at the top of a table that contain its description
#: a line of metadata: ``#+key: value`` or ``#-key: value``
METADATA_PATTERN = re.compile(r"^#[-+]([a-z-]+):[ \t]*(\S.*?)[ \t]*$", re.MULTILINE)

#: liblouis keeps its compiled tables in globals without a lock
_lock = threading.Lock()


@dataclass(frozen=True, slots=True)
class LouisInfo:
    """The liblouis that is used.

    :param version: its version. :param tables: number of tables for users. :param library: path of the library, or its
        name if the system finds it.
    :param folder: the folder of most of its tables, empty without tables.
    """

    version: str
    tables: int
    library: str
    folder: str


def library_info() -> LouisInfo | None:
    """Return the liblouis that is used, None without one."""
    lou = library()
    if lou is None:
        return None
    lou.lou_version.restype = ctypes.c_char_p
    folder = max(_folders(), key=lambda place: sum(1 for _ in Path(place).glob("*.ctb")), default="")
    count = len(list_tables())
    return LouisInfo(lou.lou_version().decode("ascii", "replace"), count, _load()[1], folder if count else "")


def library() -> ctypes.CDLL | None:
    """Return the shared library, or None where there is none."""
    return _load()[0]


@cache
def _load() -> tuple[ctypes.CDLL | None, str]:
    """Return the shared library and its file, or its name where the system finds it; None where there is none."""
    system = (ctypes.util.find_library("louis"), "liblouis.so.20", "liblouis.dll", "liblouis.dylib")
    beside = [
        (str(path), place / TABLES_FOLDER) for place in _copies() for name in LIBRARY_NAMES for path in place.glob(name)
    ]
    for name, share in (*beside, *((name, None) for name in system)):
        try:
            loaded = ctypes.CDLL(name) if name else None
        except OSError:
            continue
        if loaded:
            loaded.lou_setLogLevel(LOGGING_OFF)
            if share is not None:
                # It opens files by C functions, whose names are in the system's own encoding.
                loaded.lou_setDataPath(str(share).encode("mbcs" if sys.platform == "win32" else "utf-8", "replace"))
            return loaded, str(name)
    return None, ""


def _copies() -> list[Path]:
    """Return the folders of copies beside the program: beside its rooms, and beside the Python that it carries."""
    tops = dict.fromkeys((Path(__file__).resolve().parents[1], Path(sys.prefix).parent))
    return [top / COPY_FOLDER for top in tops if (top / COPY_FOLDER).is_dir()]


def _folders() -> tuple[str, ...]:
    """Return all folders that can have tables."""
    beside = (str(copy / TABLES_FOLDER / "liblouis/tables") for copy in _copies())
    return (*TABLE_DIRECTORIES, *beside, *filter(None, os.environ.get("LOUIS_TABLEPATH", "").split(",")))


@dataclass(frozen=True, slots=True)
class LouisTable:
    """The description of a liblouis table.

    :param file: name of the file. :param title: the title in the file, in English. :param language: a code such as
        ``en``, or empty.
    :param contracted: whether words are shortened. :param dots: number of dots of a cell, 6 or 8.
    """

    file: str
    title: str
    language: str
    contracted: bool
    dots: int


def list_tables() -> tuple[LouisTable, ...]:
    """Return the tables meant for users, sorted by title; none without liblouis."""
    return () if library() is None else _all_tables(_folders())


@cache
def _all_tables(places: tuple[str, ...]) -> tuple[LouisTable, ...]:
    """Read the tables of some folders once: there are hundreds, and a menu asks for the name of each."""
    paths = {path.name: path for place in places for path in Path(place).glob("*")}
    tables = [_describe(path) for name, path in paths.items() if name.endswith(TABLE_SUFFIXES)]
    return tuple(sorted((table for table in tables if table.title), key=lambda table: (table.title, table.file)))


def _describe(path: Path) -> LouisTable:
    """Read the description at the top of a table; an unreadable one has no title."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            top = file.read(MAX_METADATA_CHARACTERS)
    except OSError:
        top = ""
    facts = dict(METADATA_PATTERN.findall(top))
    dots = 8 if facts.get("dots") == "8" or facts.get("type") == "computer" else 6
    contracted = facts.get("contraction", "no") != "no"
    return LouisTable(path.name, facts.get("display-name", ""), facts.get("language", ""), contracted, dots)


def has_table(table: str) -> bool:
    """Return whether liblouis is there and can use a table, or a list of tables separated by commas."""
    lou = library()
    if lou is None or not table:
        return False
    with _lock:
        return bool(lou.lou_getTable(table.encode()))


def cells_of_text(table: str, text: str) -> bytes:
    """Return the cells of a text; empty if liblouis cannot use the table (see ``has_table``)."""
    return _translate(table, text)[0]


def cells_of_characters(table: str, text: str) -> tuple[int, ...]:
    """Return the 0-based cell of each character of a text; in a contraction its first cell."""
    return _translate(table, text)[1]


def _translate(table: str, text: str) -> tuple[bytes, tuple[int, ...]]:
    """Return the cells of a text, and the cell of each character."""
    lou = library()
    if lou is None:
        return b"", ()
    width = lou.lou_charSize()
    source = text.encode(_encoding(width))
    room = 16 * len(text) + 64
    target = ctypes.create_string_buffer(width * room)
    length = len(source) // width
    read, written = ctypes.c_int(length), ctypes.c_int(room)
    stands = (ctypes.c_int * (length + 1))()
    with _lock:
        worked = lou.lou_translate(
            table.encode(),
            ctypes.create_string_buffer(source),
            *(ctypes.byref(read), target, ctypes.byref(written)),
            *(None, None, stands, None, None, UNICODE_DOTS),
        )
    return (target.raw[: width * written.value : width], tuple(stands[:length])) if worked else (b"", ())


def text_of_cells(table: str, cells: bytes) -> str:
    """Return the text of cells; cells without a meaning (yet) are left out. Empty if liblouis cannot use the table."""
    lou = library()
    if lou is None or not cells:
        return ""
    width = lou.lou_charSize()
    source = "".join(chr(BLANK_CELL_VALUE + value) for value in cells).encode(_encoding(width))
    room = 16 * len(cells) + 64
    target = ctypes.create_string_buffer(width * room)
    read, written = ctypes.c_int(len(cells)), ctypes.c_int(room)
    with _lock:
        worked = lou.lou_backTranslateString(
            table.encode(),
            ctypes.create_string_buffer(source),
            *(ctypes.byref(read), target, ctypes.byref(written)),
            *(None, None, KNOWN_DOTS),
        )
    return target.raw[: width * written.value].decode(_encoding(width), "ignore") if worked else ""


def _encoding(width: int) -> str:
    """Return the encoding for liblouis's characters of this many bytes."""
    return "utf-16-le" if width == 2 else "utf-32-le"
