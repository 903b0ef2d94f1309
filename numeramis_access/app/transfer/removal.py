"""Remove all of a player's data from this computer."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from numeramis_access.store.changing import LOCK_FILE
from numeramis_access.store.files import remove, retry_while_in_use
from numeramis_access.store.home import PROGRAM_NAME, SHARING, Home

#: patterns of the program's names in the user's cache folder: packages of a first start, fetched parts of the page
CACHED_FOLDERS = ("venv-*", "site")
#: the people and tables of a server that ran here
SERVER_FILE = "people.sqlite"


def removable_paths(home: Home, cache: Path | None = None) -> tuple[Path, ...]:
    """Return the paths of the player's existing data, without the exports: a whole folder if it belongs to the program
    alone, else the program's files and folders in it.

    :param home: the player's home. :param cache: the user's cache folder of the program, None to leave it alone.
    """
    paths = [path for folder in dict.fromkeys((home.settings, home.data)) for path in _paths_in(folder, home)]
    if cache is not None:
        paths += [path for name in CACHED_FOLDERS for path in sorted(cache.glob(name))]
    return tuple(dict.fromkeys(paths))


def _paths_in(folder: Path, home: Home) -> Iterator[Path]:
    """Yield a folder that belongs to the program alone, or what the program has put into another one."""
    if not folder.is_dir():
        return
    if folder.name == PROGRAM_NAME and not home.exports.is_relative_to(folder):
        yield folder
        return
    names = [getattr(home, each).name for each in SHARING if each != "exports"]
    for path in sorted(folder.iterdir()):
        if path.name == LOCK_FILE or any(_is_called(path.name, name) for name in (*names, SERVER_FILE)):
            yield path


def _is_called(name: str, own: str) -> bool:
    """Return whether a file has a name of ours, or is a copy set aside or a part of a database beside it."""
    return name == own or name.startswith((f"{own}.", f"{own}-"))


def remove_all(paths: Sequence[Path]) -> tuple[Path, ...]:
    """Remove files and folders, then the program's folders that contained them if they are empty.

    Return the paths that could not be removed. :raises OSError: if an empty folder cannot be removed.
    """
    left = []
    for path in paths:
        try:
            if path.is_dir() and not path.is_symlink():
                retry_while_in_use(partial(shutil.rmtree, path))
            else:
                remove(path)
        except OSError:
            left.append(path)
    for folder in dict.fromkeys(path.parent for path in paths):
        if folder.name in (PROGRAM_NAME, "home") and folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
    return tuple(left)


def is_running_from(path: Path) -> bool:
    """Return whether this program's Python lies in a folder and therefore cannot be removed while it runs: only on
    Windows.

    :param path: the folder.
    """
    return sys.platform == "win32" and Path(sys.prefix).is_relative_to(path)
