"""The compiled libraries and typefaces that a package carries besides Python modules; NOTICE must name each."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from tests.ship.parts import ROOT

#: heading of the packages' contents in NOTICE
HEADING = "What packages carry besides"
#: files by other authors; modules for Python belong to their package in the list of licences
CARRIED = re.compile(r".*(\.dll|\.exe|\.so|\.so\.[\d.]+|\.dylib|\.ttf|\.otf)", re.IGNORECASE)
MODULE = re.compile(r".*\.(cpython-[^/]+|abi3)\.so")
#: the program's own folders; NOTICE lists each of their files
OWN = re.compile(r"(.*/)?(numeramis_access|braille|sounds)/.*")
#: part of a file's name, and the library's name in NOTICE
OTHERWISE = {
    "asound": "alsa", "brotlicommon": "brotli", "brotlidec": "brotli", "bz": "bzip", "crypto": "openssl",
    "dw": "elfutils", "elf": "elfutils", "espeakng": "espeak", "gio": "glib", "giomm": "glibmm", "gmodule": "glib",
    "gobject": "glib", "jpeg": "jpegturbo", "lzma": "xz", "numeramisaccess": "starters", "opusfile": "opus",
    "perfmondata": "pywin", "pythoncom": "pywin", "pythonservice": "pywin", "pythonw": "python", "pywintypes": "pywin",
    "scipyopenblas": "openblas", "sdlimage": "sdl", "sdlmixer": "sdl", "sdlttf": "sdl", "sharpyuv": "webp",
    "ssl": "openssl", "vorbisenc": "vorbis",
    "vorbisfile": "vorbis", "webpdemux": "webp",
}  # fmt: skip


def unnamed(files: Iterable[Path | str]) -> list[str]:
    """Return the files in packages that NOTICE should name but does not."""
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8").partition(HEADING)[2]
    names = {_bare(word) for word in re.split(r"[^A-Za-z0-9+-]+", notice)}
    return sorted(file for file in map(str, files) if of_others(file) and _called(file) not in names)


def of_others(file: str) -> bool:
    """Return whether a file in a package is a compiled library or a typeface by other authors."""
    return bool(CARRIED.fullmatch(file)) and not MODULE.fullmatch(file) and not OWN.fullmatch(file)


def all_named(folder: Path) -> None:
    """Check a package before it is packed. :raises SystemExit: if NOTICE misses one of its libraries."""
    if missing := unnamed(folder.rglob("*")):
        raise SystemExit(f"NOTICE does not name: {missing}")


def _called(file: str) -> str:
    """Return NOTICE's name for a file."""
    stem = re.split(r"\.|-[0-9a-f]{8}|_x64", Path(file).name)[0]
    return OTHERWISE.get(_bare(stem), _bare(stem))


def _bare(name: str) -> str:
    """Return the letters of a name, without a library's prefix."""
    return re.sub("[^a-z]", "", name.lower()).removeprefix("lib")
