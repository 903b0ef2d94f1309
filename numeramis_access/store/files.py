"""How a file is written so that it is either old or new, never half, and how a damaged one is put aside."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from pathlib import Path


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


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that a reader finds the old content or the new, also after a power cut.

    :raises OSError: when it cannot be written; the old content stands then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, so that it is kept and a new one can be written; return that name.

    :raises OSError: when it cannot be renamed.
    """
    aside = _aside(path)
    path.rename(aside)
    sync_folder(path.parent)
    return aside


def copy_aside(path: Path) -> Path:
    """Copy a damaged file to another name, as ``set_aside`` does where the file itself will be repaired.

    :raises OSError: when it cannot be copied.
    """
    aside = _aside(path)
    try:
        shutil.copyfile(path, aside)
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)
    return aside
