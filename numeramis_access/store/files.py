"""Write files atomically, rename damaged files, and read files without waiting for a pipe or device."""

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

from numeramis_access.core.text import clean_text

#: brings an open file's content to the disk
Sync: TypeAlias = Callable[[IO[bytes]], None]
#: runs work that waits for the disk, at once or later
RunLater: TypeAlias = Callable[[Callable[[], None]], None]
#: the most bytes of a settings or keymap file, far more than a person writes
MAX_TEXT_BYTES = 1024 * 1024
#: Windows errors for a file that another program has open: access denied, sharing violation
OPEN_ELSEWHERE_ERRORS = (5, 32)
#: tries to open, move or delete such a file, and the seconds between; a virus scanner releases it soon
MAX_FILE_TRIES, RETRY_SECONDS = 100, 0.01

Done = TypeVar("Done")


class NotAFile(OSError):
    """The path is not a regular file but, for example, a folder, a pipe or a device."""


class TooLarge(OSError):
    """The file is larger than any file that the program writes there."""


def read_regular_file(path: Path, longest: int) -> bytes:
    """Return the content of a regular file.

    It does not wait for a pipe or a device. On Windows it waits up to a second for a file that another program has
    open.

    :param path: path of the file. :param longest: most bytes that the file can have.
    :raises NotAFile: if it is not a regular file.
    :raises TooLarge: if it has more than ``longest`` bytes.
    :raises OSError: if it cannot be read.
    """
    with open_regular_file(path) as file:
        if os.fstat(file.fileno()).st_size > longest:
            raise TooLarge(str(path))
        return file.read(longest)


@contextlib.contextmanager
def open_regular_file(path: Path) -> Iterator[BinaryIO]:
    """Open a regular file for reading, within a ``with`` block.

    It does not wait for a pipe or a device. On Windows it waits up to a second for a file that another program has
    open.

    :raises NotAFile: if it is not a regular file.
    :raises OSError: if it cannot be opened.
    """
    with retry_while_in_use(lambda: _open_file(path)) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise NotAFile(str(path))
        yield file


def open_to_change(path: Path) -> FileIO:
    """Return an existing file opened for reading and writing, without a buffer.

    On Windows it waits up to a second for a file that another program has open.

    :raises OSError: if it is missing or cannot be opened.
    """
    return retry_while_in_use(lambda: _opened_to_change(path))


def _open_file(path: Path) -> BinaryIO:
    if path.is_dir():
        raise NotAFile(str(path))
    return open(path, "rb", opener=_without_waiting)


def _opened_to_change(path: Path) -> FileIO:
    return path.open("r+b", buffering=0)


def _without_waiting(path: str, flags: int) -> int:
    """Open a file without waiting for the writer of a pipe; return its descriptor."""
    if sys.platform != "win32":
        flags |= os.O_NONBLOCK
    return os.open(path, flags)


def read_text(path: Path) -> str:
    """Return the text of a regular file of at most ``MAX_TEXT_BYTES`` bytes, without a byte order mark.

    :raises OSError: as ``read_regular_file``.
    :raises ValueError: if it is not UTF-8.
    """
    return read_regular_file(path, MAX_TEXT_BYTES).decode("utf-8-sig")


def clean_name(name: str, longest: int = 40) -> str:
    """Return a text as a name that can be spoken and shown: on one line, without invisible characters, and cut.

    :param name: any text; the result is empty if nothing of it can be spoken or shown.
    :param longest: most characters of the result.
    """
    return clean_text(name[: 4 * longest])[:longest].rstrip()


def restrict_to_owner(path: Path) -> None:
    """Restrict an existing file or folder to its owner, if the operating system supports that.

    A missing file, and one that this user may not change, are ignored.
    """
    with contextlib.suppress(PermissionError, FileNotFoundError):
        path.chmod(0o700 if path.is_dir() else 0o600)


def sync_folder(folder: Path) -> None:
    """Write a folder's entries to the disk, so that a new or renamed file survives a power cut.

    Errors are ignored; Windows cannot open a folder and stores its entries without that.
    """
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sync_at_once(file: IO[bytes]) -> None:
    """Wait until an open file is on the disk, so that it survives a power cut.

    :param file: the open file.
    :raises OSError: if that fails.
    """
    os.fsync(file.fileno())


def do_at_once(work: Callable[[], None]) -> None:
    """Call a function that waits for the disk, and return when it has finished. :param work: the function."""
    work()


def retry_while_in_use(work: Callable[[], Done]) -> Done:
    """Call a function that opens, moves or deletes a file; while Windows reports the file as in use, retry for about a
    second.

    :param work: the function; it can be called several times.
    :return: the function's result.
    :raises OSError: if it fails.
    """
    for _ in range(MAX_FILE_TRIES):
        try:
            return work()
        except OSError as error:
            if not _is_held(error):
                raise
            time.sleep(RETRY_SECONDS)
    return work()


def _is_held(error: OSError) -> bool:
    """Return whether Windows reported that another program has the file open; other systems never do.

    For an open, Python reports only a permission error without the Windows number.
    """
    try:
        number: int | None = error.winerror  # type: ignore[attr-defined, unused-ignore]
    except AttributeError:
        return False
    return number in OPEN_ELSEWHERE_ERRORS or (number is None and isinstance(error, PermissionError))


def move(path: Path, target: Path) -> None:
    """Move a file or folder to another path, replacing a file there; this process must not have it open.

    :param path: path of the file. :param target: the new path.
    :raises OSError: if it cannot be moved.
    """
    retry_while_in_use(lambda: os.replace(path, target))


def remove(path: Path) -> None:
    """Delete a file, which this process must not have open; a missing file is ignored.

    :raises OSError: if it cannot be deleted.
    """
    retry_while_in_use(lambda: path.unlink(missing_ok=True))


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that a reader finds either the old content or the new one, even after a power cut.

    It waits until the content is on the disk. Missing folders are created.

    :raises OSError: if it cannot be written; then the old content remains.
    """
    import tempfile  # imported here and below, to keep the first sentence fast

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
    """Return the last name that a damaged file was set aside under, None for none, and the next free name."""
    last, number = None, 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        last, number = aside, number + 1
    return last, aside


def set_aside(path: Path) -> Path:
    """Rename a damaged file, so that it is kept and a new one can be written; return the new path.

    :raises OSError: if it cannot be renamed.
    """
    _, aside = _names_aside(path)
    move(path, aside)
    sync_folder(path.parent)
    return aside


def copy_aside(path: Path) -> Path:
    """Copy a damaged file before it is repaired; return the path of the copy, which is named as ``set_aside`` names it.

    If the last such copy equals the file, as after a failed repair, no new one is made.

    :param path: the file.
    :raises OSError: if it cannot be copied.
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
