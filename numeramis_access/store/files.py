"""How a file is written so that it is either old or new, never half, and how a damaged one is put aside."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from io import FileIO
from pathlib import Path
from typing import IO, BinaryIO, TypeAlias, TypeVar

#: brings what was written to an open file to the disk
Sync: TypeAlias = Callable[[IO[bytes]], None]
#: has work done that waits for the disk, at once or later
Later: TypeAlias = Callable[[Callable[[], None]], None]
#: bytes of a file of settings or keys: many times what a person writes
LONGEST_TEXT = 1024 * 1024
#: Windows' own numbers of errors for a file that a program has open: access denied, sharing violation
HELD = (5, 32)
#: how often such a file is opened, moved or deleted again, and the seconds between: a virus scanner soon lets go
TRIES, PAUSE = 20, 0.05

Done = TypeVar("Done")


class NotAFile(OSError):
    """There is something else under this name: a folder, a pipe, a device."""


class TooLarge(OSError):
    """A file is larger than anything that the program writes there."""


def read_plain(path: Path, longest: int) -> bytes:
    """Return the content of an ordinary file; never waits and never reads without end.

    :param longest: the most bytes that it may have.
    :raises NotAFile, TooLarge: where it is none. :raises OSError: when it cannot be read.
    """
    with open_plain(path) as file:
        if os.fstat(file.fileno()).st_size > longest:
            raise TooLarge(str(path))
        return file.read(longest)


@contextlib.contextmanager
def open_plain(path: Path) -> Iterator[BinaryIO]:
    """Open an ordinary file for reading; never waits.

    :raises NotAFile: where it is none. :raises OSError: when it cannot be opened.
    """
    with patiently(lambda: _open_file(path)) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise NotAFile(str(path))
        yield file


def open_to_change(path: Path) -> FileIO:
    """Open a file that is there for reading and writing, without a buffer.

    :raises OSError: when it cannot be opened.
    """
    return patiently(lambda: _opened_to_change(path))


def _open_file(path: Path) -> BinaryIO:
    if path.is_dir():
        raise NotAFile(str(path))
    return open(path, "rb", opener=_without_waiting)


def _opened_to_change(path: Path) -> FileIO:
    return path.open("r+b", buffering=0)


def _without_waiting(path: str, flags: int) -> int:
    """Open a file; a pipe would wait for its writer."""
    if sys.platform != "win32":
        flags |= os.O_NONBLOCK
    return os.open(path, flags)


def read_text(path: Path) -> str:
    """Return the text of an ordinary file, without the mark that Notepad puts before it.

    :raises OSError: as ``read_plain``. :raises ValueError: where it is no UTF-8.
    """
    return read_plain(path, LONGEST_TEXT).decode("utf-8-sig")


def clean_name(name: str, longest: int = 40) -> str:
    """Return a name that can be said and shown: of one line, without what a terminal would obey, not endless."""
    return " ".join("".join(one if one.isprintable() else " " for one in name[: 4 * longest]).split())[:longest]


def keep_private(path: Path) -> None:
    """Have nobody but its owner look into a file or folder that is there, where the system can see to that.

    Somebody else's, which only its owner may change, stays as it is.
    """
    with contextlib.suppress(PermissionError, FileNotFoundError):
        path.chmod(0o700 if path.is_dir() else 0o600)


def sync_folder(folder: Path) -> None:
    """Have a folder's own entries on the disk, so that a file made or renamed in it outlives a power cut.

    Systems that cannot open a folder (Windows) keep its entries by themselves.
    """
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sync_at_once(file: IO[bytes]) -> None:
    """Wait until an open file is on the disk, so that it outlives a power cut."""
    os.fsync(file.fileno())


def do_at_once(work: Callable[[], None]) -> None:
    """Do work that waits for the disk."""
    work()


def patiently(work: Callable[[], Done]) -> Done:
    """Open, move or delete a file; where another program has it open or replaces it, Windows refuses: try for a second.

    :raises OSError: when it cannot be done.
    """
    for _ in range(TRIES):
        try:
            return work()
        except OSError as error:
            if not _is_held(error):
                raise
            time.sleep(PAUSE)
    return work()


def _is_held(error: OSError) -> bool:
    """Return whether Windows said that another program has a file open; other systems do not say so.

    Where a file was to be opened, Python tells only that it is forbidden, without Windows' own number.
    """
    try:
        number: int | None = error.winerror  # type: ignore[attr-defined, unused-ignore]
    except AttributeError:
        return False
    return number in HELD or (number is None and isinstance(error, PermissionError))


def move(path: Path, target: Path) -> None:
    """Give a file or a folder, of which this process must not have anything open, the place of another one.

    :raises OSError: when it cannot be moved.
    """
    patiently(lambda: os.replace(path, target))


def remove(path: Path) -> None:
    """Delete a file, which this process must not have open; one that is not there is no fault.

    :raises OSError: when it cannot be deleted.
    """
    patiently(lambda: path.unlink(missing_ok=True))


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that a reader finds the old content or the new, also after a power cut.

    :raises OSError: when it cannot be written; the old content stands then.
    """
    import tempfile  # here and below: nothing is written before the first sentence, which every module delays

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        move(Path(name), path)
    except OSError:
        remove(Path(name))
        raise
    sync_folder(path.parent)


def _names_aside(path: Path) -> tuple[Path | None, Path]:
    """Return the last name that a damaged file was put aside under, None for none, and the next one."""
    last, number = None, 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        last, number = aside, number + 1
    return last, aside


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, so that it is kept and a new one can be written; return that name.

    :raises OSError: when it cannot be renamed.
    """
    _, aside = _names_aside(path)
    move(path, aside)
    sync_folder(path.parent)
    return aside


def copy_aside(path: Path) -> Path:
    """Copy a damaged file to another name, as ``set_aside`` does where the file itself will be repaired.

    Where the last copy is the same, as after a repair that failed, that one is enough.

    :raises OSError: when it cannot be copied.
    """
    import filecmp
    import shutil

    last, aside = _names_aside(path)
    if last is not None and filecmp.cmp(path, last, shallow=False):
        return last
    try:
        shutil.copyfile(path, aside)
    except OSError:
        remove(aside)
        raise
    sync_folder(path.parent)
    return aside
