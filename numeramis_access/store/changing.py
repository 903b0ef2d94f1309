"""Let several programs change the files of one home without losing each other's changes.

A program that keeps a file in memory and writes it as a whole would overwrite the changes of others. Here each program
passes a function. The file is locked and read, and the function gets its content of that moment.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from pathlib import Path
from typing import IO, Generic, TypeVar

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.store.files import (
    MAX_TEXT_BYTES,
    read_regular_file,
    remove,
    retry_while_in_use,
    set_aside,
    write_whole,
)
from numeramis_access.store.lock import FileBusy, lock_file

#: the file in a folder whose lock protects changes of the folder's files
LOCK_FILE = ".lock"
#: seconds to wait for the lock, and seconds between two tries
LOCK_SECONDS, POLL_SECONDS = 10.0, 0.001
#: seconds of delay before a program asks for the lock, so that frequent changes leave others a chance
YIELD_SECONDS = 2 * POLL_SECONDS

K = TypeVar("K")
V = TypeVar("V")


@contextlib.contextmanager
def lock_folders(*folders: Path) -> Iterator[None]:
    """Keep other programs that ask for the same lock from changing files in some folders, within a ``with`` block.

    Missing folders are created. Programs that lock the same folders in different orders can block each other until one
    of them gives up. The operating system releases the lock of a killed program. A thread that holds a folder's lock
    must not ask for it again.

    :param folders: the folders, locked in this order.
    :raises FileBusy: if another program holds the lock of one folder for ``LOCK_SECONDS`` seconds.
    :raises OSError: if a lock is impossible.
    """
    with contextlib.ExitStack() as held:
        for folder in dict.fromkeys(folders):
            folder.mkdir(parents=True, exist_ok=True)
            _hold_patiently(held.enter_context(_open_lock(folder / LOCK_FILE)))
        yield


def change_file(
    path: Path, change: Callable[[bytes | None], bytes | None], longest: int = MAX_TEXT_BYTES
) -> None:
    """Change a file without losing the changes of other programs.

    :param path: the file, which can be missing.
    :param change: returns the new content for the current one; as argument None means that there is no file, as result
        a wish to delete the file.
    :param longest: most bytes of the current content.
    :raises OSError: if the file cannot be read, locked or written; then the old content remains.
    """
    with lock_folders(path.parent):
        before = _content(path, longest)
        after = change(before)
        if after is None:
            remove(path)
        elif after != before:
            write_whole(path, after)


def change_json(path: Path, kind: object, change: Callable[[V | None], V], longest: int = MAX_TEXT_BYTES) -> V:
    """Change a JSON file as ``change_file`` does and return its new value; a damaged file is renamed and replaced.

    :param path: the file, which can be missing.
    :param kind: the type of the value.
    :param change: returns the new value for the current one, which is None if there is no file, or a damaged one.
    :param longest: most bytes of the current content.
    :raises OSError: as ``change_file``.
    """
    values: list[V] = []

    def written(content: bytes | None) -> bytes:
        now: V | None = None
        try:
            now = None if content is None else from_json(content, kind)
        except ValueError:
            set_aside(path)
        values.append(change(now))
        return msgspec.json.encode(values[-1])

    change_file(path, written, longest)
    return values[-1]


class SharedJson(Generic[V]):
    """A value in a JSON file that several running copies of the program change.

    A change that could not be written applies in this program and is written with the next change. Changes by other
    copies are read only at a change.

    :param path: the file.
    :param kind: the type of the value.
    :param empty: the value if the file is missing, damaged or unreadable.
    :param longest: most bytes of the file.
    :ivar now: the value as this program last read or wrote it.
    """

    def __init__(self, path: Path, kind: object, empty: V, longest: int = MAX_TEXT_BYTES) -> None:
        self._path, self._kind, self._empty, self._longest = path, kind, empty, longest
        self._unwritten: list[Callable[[V], V]] = []
        self.now = empty
        with contextlib.suppress(OSError, ValueError):
            self.now = from_json(read_regular_file(path, longest), kind)

    def change(self, change: Callable[[V], V]) -> None:
        """Change the value, after reading the changes of other programs.

        If it cannot be written, ``now`` has the change nevertheless, and the next call writes it too.

        :param change: returns the new value for the current one; it can be called more than once.
        :raises OSError: if it could not be written.
        """
        self._unwritten.append(change)
        try:
            self.now = change_json(self._path, self._kind, self._apply, self._longest)
        except OSError:
            self.now = change(self.now)
            raise
        self._unwritten.clear()

    def _apply(self, there: V | None) -> V:
        return reduce(lambda value, change: change(value), self._unwritten, self._empty if there is None else there)


def merge_keys(before: Mapping[K, V], own: Mapping[K, V], stored: Mapping[K, V]) -> dict[K, V]:
    """Return the file's mapping with this program's new, changed and deleted keys.

    :param before: the mapping before either changed.
    :param own: this program's mapping.
    :param stored: the file's mapping.
    """
    same = {key for key in own if key in before and before[key] == own[key]}
    gone = before.keys() - own.keys()
    kept = {key: value for key, value in stored.items() if key not in gone}
    return {**kept, **{key: value for key, value in own.items() if key not in same}}


def merge_lists(before: Sequence[V], own: Sequence[V], stored: Sequence[V]) -> list[V]:
    """Return the file's list with this program's changes; if this program changed nothing, the file's list as it is.

    Values of this program come first, then values that another program has added. A value that another program has
    removed disappears, unless it is new in this program's list.

    :param before: the list before either changed.
    :param own: this program's list.
    :param stored: the file's list.
    """
    if list(own) == list(before):
        return list(stored)
    kept = [value for value in own if value in stored or value not in before]
    return [*kept, *(value for value in stored if value not in before and value not in own)]


def _content(path: Path, longest: int) -> bytes | None:
    try:
        return read_regular_file(path, longest)
    except FileNotFoundError:
        return None


def _open_lock(path: Path) -> IO[bytes]:
    """Open a lock file, accessible to its owner only; it stays empty."""
    return retry_while_in_use(lambda: os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0))


def _hold_patiently(file: IO[bytes]) -> None:
    ends = time.monotonic() + LOCK_SECONDS
    time.sleep(YIELD_SECONDS)
    while True:
        try:
            return lock_file(file)
        except FileBusy:
            if time.monotonic() >= ends:
                raise
            time.sleep(POLL_SECONDS)
