"""Protect a home from older programs: it stores the version of the program that last used it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

from numeramis_access import __version__
from numeramis_access.store.files import MAX_TEXT_BYTES, read_regular_file, read_text, write_whole
from numeramis_access.store.home import Home

VERSION_PATTERN = re.compile(r"\d{1,6}(\.\d{1,6})*")


def version_number(text: str) -> tuple[int, ...]:
    """Return the first version number in a text as a tuple for comparison, ``(1, 2, 0)`` for 1.2.0; an empty tuple if
    there is none.
    """
    match = VERSION_PATTERN.search(text)
    return tuple(map(int, match[0].split("."))) if match else ()


def newer_version_of(home: Home) -> str:
    """Return the version that last used a home if it is newer than this program, otherwise an empty text."""
    version = _written_version(home.version_file)
    return version if version_number(version) > version_number(__version__) else ""


def mark_home(home: Home) -> None:
    """Store this program's version in a home; a failure to write is ignored."""
    if _written_version(home.version_file) != __version__:
        with contextlib.suppress(OSError):
            write_whole(home.version_file, f"{__version__}\n".encode())


@contextlib.contextmanager
def copy_home(home: Home) -> Iterator[Home]:
    """Yield a temporary home with a copy of another home's settings and own keys, within a ``with`` block.

    A file that cannot be read is left out; at the end the temporary home is deleted.
    """
    import tempfile  # seldom needed, and every import here delays the first sentence

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Home.at(Path(folder))
        for own, new in ((home.settings_file, copy.settings_file), (home.keymap_file, copy.keymap_file)):
            with contextlib.suppress(OSError):
                new.write_bytes(read_regular_file(own, MAX_TEXT_BYTES))
        yield copy


def _written_version(path: Path) -> str:
    try:
        match = VERSION_PATTERN.match(read_text(path))
    except (OSError, ValueError):
        return ""
    return match[0] if match else ""
