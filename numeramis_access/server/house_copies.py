"""Copies of a whole house in one zip file, also while its server runs.

A copy contains ``people.sqlite`` (or ``people.pgdump`` from pg_dump), the visitors' homes, and ``house.json``, by which
an incomplete copy is recognized.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from numeramis_access.server.stores.copies import BadCopy, back_up, lock_store, restore_store
from numeramis_access.store.files import move, remove, restrict_to_owner, sync_folder

#: name of a copy in a folder of copies; names inside a copy
COPY_NAME, STORE_NAME, DUMP_NAME = "house-{:%Y-%m-%dT%H%M%S}.zip", "people.sqlite", "people.pgdump"
HOMES_FOLDER, CONTENTS_FILE = "visitors", "house.json"
#: path of a visitor's file in a copy, which cannot lead out of the homes
VISITOR_PATH_PATTERN = re.compile(r"visitors/[0-9a-f]{40}(/[^/\\\0]+)+")
#: file with the time of the last copy, beside the homes
LAST_COPY_FILE = "backup.json"


class DumpFailed(OSError):
    """pg_dump is missing or failed."""


class CopyContents(msgspec.Struct, frozen=True):
    """The description of a copy, in its ``house.json``.

    :param at: time of the copy, in seconds since 1970.
    :param homes: number of homes.
    :param files: number of their files.
    :param store: name of the store in the copy.
    :param format: version of the format.
    """

    at: float
    homes: int
    files: int
    store: str
    format: int = 1


def copy_house(store: Path | str, homes: Path, target: Path) -> tuple[Path, CopyContents]:
    """Write a complete copy to a new file, or nothing; return its path and contents. The time of the copy is noted for
    ``club check``.

    :param store: store file, or address of the database.
    :param homes: folder of the visitors' homes.
    :param target: the new file, or a folder of copies.
    :raises FileExistsError: if the file exists.
    :raises OSError: if the file cannot be written.
    :raises StoreFailed: if the store cannot be read.
    :raises DumpFailed: if pg_dump is missing or fails.
    """
    file = target / COPY_NAME.format(datetime.now()) if target.is_dir() else target
    with TemporaryDirectory(prefix=".copy-", dir=file.absolute().parent) as aside:
        part = Path(aside) / "part"
        people = Path(aside) / (STORE_NAME if isinstance(store, Path) else DUMP_NAME)
        if isinstance(store, Path):
            back_up(store, people)
        else:
            _dump(store, people)
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as copy:
            copy.write(people, people.name)
            files = [name for name in _homes(homes) if _add_file(copy, homes, name)]
            made = CopyContents(time.time(), len({name.split("/")[1] for name in files}), len(files), people.name)
            copy.writestr(CONTENTS_FILE, msgspec.json.encode(made))
        restrict_to_owner(part)
        with open(part, "rb+") as whole:
            os.fsync(whole.fileno())
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # fail if the file exists
        move(part, file)
    sync_folder(file.absolute().parent)
    _note(homes.parent, file, made)
    return file, made


def _homes(homes: Path) -> Iterator[str]:
    """Return the paths of all files of the homes, as in a copy."""
    for path in sorted(homes.rglob("*")):
        name = f"{HOMES_FOLDER}/{path.relative_to(homes).as_posix()}"
        if VISITOR_PATH_PATTERN.fullmatch(name) and path.is_file() and not path.is_symlink():
            yield name


def _add_file(copy: zipfile.ZipFile, homes: Path, name: str) -> bool:
    """Add a visitor's file; return False if it was deleted meanwhile."""
    try:
        content = (homes / name.removeprefix(f"{HOMES_FOLDER}/")).read_bytes()
    except FileNotFoundError:
        return False
    copy.writestr(name, content)
    return True


def _dump(address: str, target: Path) -> None:
    """Copy a database by pg_dump. :raises DumpFailed: when it is missing or fails."""
    program = shutil.which("pg_dump")
    if program is None:
        raise DumpFailed("pg_dump")
    command = [program, "--format=custom", f"--file={target}", f"--dbname={address}"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
    if done.returncode:
        raise DumpFailed(done.stderr.strip())


def _note(data: Path, file: Path, made: CopyContents) -> None:
    """Note the time of the last copy; a failure to write it does not matter."""
    with contextlib.suppress(OSError):
        (data / LAST_COPY_FILE).write_bytes(json.dumps({"at": made.at, "file": str(file.absolute())}).encode())
        restrict_to_owner(data / LAST_COPY_FILE)
        _hand_over(data / LAST_COPY_FILE, data)


def last_copy_time(data: Path) -> float | None:
    """Return the time of the last copy in seconds since 1970, None if unknown. :param data: folder of the house."""
    try:
        return float(json.loads((data / LAST_COPY_FILE).read_text("utf-8"))["at"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def delete_old_copies(folder: Path, most: int) -> int:
    """Delete the oldest copies (``house-*.zip``) in a folder; return the number of deleted copies.

    :param folder: the folder of copies.
    :param most: the number of copies to keep, at least 1.
    :raises OSError: if a copy cannot be deleted.
    """
    copies = sorted(path for path in folder.glob("house-*.zip") if path.is_file())
    for old in copies[:-most]:
        remove(old)
    return max(0, len(copies) - most)


def restore_house(copy: Path, store: Path, homes: Path) -> tuple[list[Path], CopyContents | None]:
    """Replace a house by a copy; return the new paths of the old data, and the copy's contents.

    A copy from an older version contains only the store: then the homes stay, and the contents are None.

    :param copy: path of the copy.
    :param store: path of the store file.
    :param homes: folder of the visitors' homes.
    :raises FileBusy: while a server runs.
    :raises BadCopy: for a wrong or damaged file; the house is unchanged.
    :raises StoreFailed: if the store cannot be read or written.
    :raises OSError: if another file cannot be read or written.
    """
    with open(copy, "rb") as file:
        if file.read(16) == b"SQLite format 3\0":
            before = restore_store(copy, store)
            _hand_over(store, store.parent)
            return [before] if before else [], None
    homes.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".copy-", dir=homes.parent) as aside:
        contents = _unpack(copy, Path(aside))
        with lock_store(store):
            pass  # no server runs, so the homes are unused
        before = restore_store(Path(aside) / STORE_NAME, store)
        kept = [before] if before else []
        if homes.exists():
            kept.append(_free_name(homes))
            move(homes, kept[-1])
        move(Path(aside) / HOMES_FOLDER, homes)
    for path in (homes, store, store.with_suffix(".lock"), *kept):
        _hand_over(path, homes.parent)
    return kept, contents


def _unpack(copy: Path, folder: Path) -> CopyContents:
    """Unpack and check a copy. :raises BadCopy: for a wrong or damaged file."""
    try:
        with zipfile.ZipFile(copy) as whole:
            contents = msgspec.json.decode(whole.read(CONTENTS_FILE), type=CopyContents)
            files = [name for name in whole.namelist() if VISITOR_PATH_PATTERN.fullmatch(name)]
            parts = [part for name in files for part in name.split("/")]
            if contents.format != 1 or contents.store != STORE_NAME or len(files) != contents.files or ".." in parts:
                raise BadCopy(str(contents))
            (folder / HOMES_FOLDER).mkdir(0o700)
            for name in (STORE_NAME, *files):
                path = folder / name
                path.parent.mkdir(0o700, parents=True, exist_ok=True)
                path.write_bytes(whole.read(name))  # raises for damaged data
                restrict_to_owner(path)
    except (zipfile.BadZipFile, KeyError, msgspec.DecodeError, EOFError, NotImplementedError, ValueError) as error:
        raise BadCopy(str(error)) from error
    for path in (folder / HOMES_FOLDER).rglob("*"):
        restrict_to_owner(path)
    return contents


def _free_name(homes: Path) -> Path:
    """Return an unused path for the old homes."""
    number = 1
    while (kept := homes.with_name(f"{homes.name}-before-{number}")).exists():
        number += 1
    return kept


def _hand_over(path: Path, data: Path) -> None:
    """Give files made by root to the owner of their folder, the user of the server."""
    if sys.platform == "win32" or os.geteuid() != 0 or not path.exists():
        return
    owner = data.stat()
    for file in (path, *path.rglob("*")):
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)
