"""How several programs change the files of one home: under a lock a file is read again, changed in part, and written.

A program that keeps a file in memory and writes it whole loses what another program has written meanwhile. Here each
program hands in a change. The change sees the content that stands in the file at that moment.
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
from numeramis_access.store.files import LONGEST_TEXT, patiently, read_plain, remove, set_aside, write_whole
from numeramis_access.store.lock import Busy, hold

#: the file in a folder whose lock a program holds while it changes a file there
LOCK = ".lock"
#: seconds for which a program waits for the lock, and seconds between two looks
PATIENCE, LOOK = 10.0, 0.001
#: seconds before a program asks for the lock: a program that changes files again and again lets others in
GIVE_WAY = 2 * LOOK

K = TypeVar("K")
V = TypeVar("V")


@contextlib.contextmanager
def alone_in(*folders: Path) -> Iterator[None]:
    """Keep every other program from changing files of these folders. The system frees the lock of a killed program.

    A thread that holds the lock of a folder must not ask for it again.

    :raises Busy: when another program holds a lock for ``PATIENCE`` seconds. :raises OSError: when there can be none.
    """
    with contextlib.ExitStack() as held:
        for folder in dict.fromkeys(folders):
            folder.mkdir(parents=True, exist_ok=True)
            _hold_patiently(held.enter_context(_open_lock(folder / LOCK)))
        yield


def change_file(
    path: Path, change: Callable[[bytes | None], bytes | None], longest: int = LONGEST_TEXT
) -> None:
    """Change a file, and keep what other programs have written there.

    :param change: returns the new content for the present one; None stands for no file. :param longest: bytes at most.
    :raises OSError: when the file cannot be read, locked or written; the old content stands then.
    """
    with alone_in(path.parent):
        before = _content(path, longest)
        after = change(before)
        if after is None:
            remove(path)
        elif after != before:
            write_whole(path, after)


def change_json(path: Path, kind: object, change: Callable[[V | None], V], longest: int = LONGEST_TEXT) -> V:
    """Change a file of JSON as ``change_file`` does; return what it holds then. A damaged file is set aside.

    :param change: returns the new value for the present one; None stands for no file. :param longest: bytes at most.
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


class KeptJson(Generic[V]):
    """A value in a file of JSON that several programs of one player change.

    What the disk did not take holds in this program, and is written with the next change.

    :ivar now: the value, as it was when this program read or wrote it last.
    :param empty: the value where there is no file, or none that can be read.
    """

    def __init__(self, path: Path, kind: object, empty: V, longest: int = LONGEST_TEXT) -> None:
        self._path, self._kind, self._empty, self._longest = path, kind, empty, longest
        self._unwritten: list[Callable[[V], V]] = []
        self.now = empty
        with contextlib.suppress(OSError, ValueError):
            self.now = from_json(read_plain(path, longest), kind)

    def change(self, change: Callable[[V], V]) -> None:
        """Change the value, and take what other programs have changed. :raises OSError: when it was not written."""
        self._unwritten.append(change)
        try:
            self.now = change_json(self._path, self._kind, self._apply, self._longest)
        except OSError:
            self.now = change(self.now)
            raise
        self._unwritten.clear()

    def _apply(self, there: V | None) -> V:
        return reduce(lambda value, change: change(value), self._unwritten, self._empty if there is None else there)


def merge_keys(before: Mapping[K, V], own: Mapping[K, V], there: Mapping[K, V]) -> dict[K, V]:
    """Return what is there with the changes of one's own, by key: new, changed and deleted ones.

    :param before: what both began with. :param own: what this program has. :param there: what the file has now.
    """
    same = {key for key in own if key in before and before[key] == own[key]}
    gone = before.keys() - own.keys()
    kept = {key: value for key, value in there.items() if key not in gone}
    return {**kept, **{key: value for key, value in own.items() if key not in same}}


def merge_lists(before: Sequence[V], own: Sequence[V], there: Sequence[V]) -> list[V]:
    """Return what is there with the changes of one's own, by element, in one's own order.

    :param before, own, there: as for ``merge_keys``.
    """
    if list(own) == list(before):
        return list(there)
    kept = [one for one in own if one in there or one not in before]
    return [*kept, *(one for one in there if one not in before and one not in own)]


def _content(path: Path, longest: int) -> bytes | None:
    try:
        return read_plain(path, longest)
    except FileNotFoundError:
        return None


def _open_lock(path: Path) -> IO[bytes]:
    """Open the file of a lock, for its owner alone; it stays empty."""
    return patiently(lambda: os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0))


def _hold_patiently(file: IO[bytes]) -> None:
    ends = time.monotonic() + PATIENCE
    time.sleep(GIVE_WAY)
    while True:
        try:
            return hold(file)
        except Busy:
            if time.monotonic() >= ends:
                raise
            time.sleep(LOOK)
