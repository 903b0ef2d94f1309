"""Export all of a player's data to one file, and import such a file.

The import checks the whole file before it changes anything. Then it puts a plan of all writes and removals on the disk
in one step; if it is interrupted after that, ``finish_import`` completes it at the next start. So a home is always
wholly the old one or the new one.
"""

from __future__ import annotations

import datetime
import tomllib
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from numeramis_access import __version__
from numeramis_access.app.transfer.items import IDENTITY_FILE, TransferItem, item_of, items_at
from numeramis_access.catalogue import STANDARD
from numeramis_access.practice.positions import KeptMistake
from numeramis_access.store import archive, journal
from numeramis_access.store.archive import Archive, NoArchive
from numeramis_access.store.changing import lock_folders
from numeramis_access.store.files import (
    open_regular_file,
    open_to_change,
    read_regular_file,
    remove,
    set_aside,
    sync_folder,
    write_whole,
)
from numeramis_access.store.home import Home
from numeramis_access.store.lock import lock_file

#: highest size of an archive, in bytes
MAX_ARCHIVE_BYTES = 64 * 1024 * 1024
#: highest unpacked size of a file that a page gives to a server, in bytes; the server has other guests too
MAX_UPLOADED_BYTES = 64 * 1024 * 1024
#: whether imported data are added to the home's, or replace them
ImportMode: TypeAlias = Literal["add", "replace"]
#: files that every home has from the first start on
FILES_OF_EVERY_HOME = ("settings.toml", "keymap.toml")


class ExportFile(NamedTuple):
    """All data of a player as one file.

    :param content: the bytes of the archive. :param unreadable: names of unreadable files, which are missing in it.
    :param withheld: names of matches under way of several people at this computer, which are missing in it because it
        would show one of them the hands of the others.
    """

    content: bytes
    unreadable: tuple[str, ...]
    withheld: tuple[str, ...] = ()


class Contents(NamedTuple):
    """The contents of an archive, in numbers.

    :param made: time of the export, ISO 8601 to the minute. :param matches: number of matches in progress.
    :param records: number of finished matches. :param positions: number of positions saved for practice.
    :param settings: whether settings are included.
    """

    made: str
    matches: int
    records: int
    positions: int
    settings: bool


class ImportPlan(msgspec.Struct, frozen=True):
    """The files that an import writes and removes, by their names in an archive.

    :param files: the content of each file to write, by name. :param gone: names of the files to remove.
    """

    files: dict[str, bytes]
    gone: tuple[str, ...] = ()


def export_all(home: Home, identity: bool = False, hands: bool = False) -> ExportFile:
    """Return all data of a player as the content of one file, checked as an import would check it. Nothing is written.

    Files that cannot be read or understood, and those held back for the sake of ``hands``, are left out and named in
    the result.

    :param home: the player's home.
    :param identity: whether to include the key by which servers know this player; its holder then counts as the player.
    :param hands: whether to include matches under way that hold the hands of several people at this computer.
    :raises NoArchive: with the code ``unpackable`` if the file could not be imported, because it is too large.
    """
    files: dict[str, bytes] = {}
    unreadable, withheld = [], []
    for item in items_at(home):
        if item.name != IDENTITY_FILE or identity:
            try:
                content = item.read()
            except (OSError, ValueError):
                unreadable.append(item.name)
                continue
            if hands or not _holds_hands(item.name, content):
                files[item.name] = content
            else:
                withheld.append(item.name)
    made = datetime.datetime.now().isoformat(timespec="minutes")
    content = archive.write_archive(Archive(made, files), __version__)
    try:
        read_import(content, home)
    except NoArchive:
        raise NoArchive("unpackable") from None
    return ExportFile(content, tuple(unreadable), tuple(withheld))


def _holds_hands(name: str, content: bytes) -> bool:
    """Return whether a file is a match under way of several people who must not see each other's cards.

    :param name: its name in an archive.
    """
    if not name.startswith("matches/"):
        return False
    saved = journal.readable_match(content)
    game = saved.header.game
    hides = game not in STANDARD or STANDARD[game].ruleset().hides_hands
    return hides and saved.header.format == journal.TOGETHER_FORMAT and not saved.finished


def read_import(content: bytes, home: Home, largest: int = archive.MAX_TOTAL_BYTES) -> Archive:
    """Return the contents of a file after checking every part; nothing is changed.

    :param content: the bytes of the file. :param home: the player's home, which decides the allowed names and sizes.
    :param largest: highest unpacked size, in bytes.
    :raises NoArchive: if it is too large, no archive, damaged, from a later version, or not a player's data.
    """
    if len(content) > MAX_ARCHIVE_BYTES:
        raise NoArchive("large")
    source = archive.read_archive(content, largest)
    if len({name.casefold() for name in source.files}) < len(source.files):
        raise NoArchive("damaged")
    for name, part in source.files.items():
        item = item_of(home, name)
        if item is None or len(part) > item.longest:
            raise NoArchive("foreign")
        try:
            item.check(part)
        except ValueError:
            raise NoArchive("damaged") from None
    return source


def read_import_file(path: Path, home: Home) -> Archive:
    """Return the contents of a file on the disk, checked as by ``read_import``.

    :param path: path of the file. :param home: the player's home, which decides the allowed names and sizes.
    :raises NoArchive: as ``read_import``. :raises OSError: if it cannot be read.
    """
    return read_import(read_regular_file(path, MAX_ARCHIVE_BYTES), home)


def count_contents(source: Archive) -> Contents:
    """Return the contents of an archive in numbers. :param source: the archive, checked by ``read_import``."""
    folders = [name.partition("/")[0] for name in source.files if name.endswith(".match")]
    kept = msgspec.json.decode(source.files.get("positions.json", b"[]"), type=list[KeptMistake])
    return Contents(
        source.made[:16], folders.count("matches"), folders.count("records"), len(kept),
        "settings.toml" in source.files,
    )  # fmt: skip


def language_of_archive(source: Archive) -> str:
    """Return the code of the language in an archive's settings, empty if there is none.

    :param source: the archive, checked by ``read_import``.
    """
    written = tomllib.loads(source.files.get("settings.toml", b"").decode("utf-8-sig"))
    return str(written.get("language", ""))


def is_unused(home: Home) -> bool:
    """Return whether the home has only the files of the first start."""
    return all(item.name in FILES_OF_EVERY_HOME for item in items_at(home))


def import_archive(source: Archive, home: Home, way: ImportMode) -> Path | None:
    """Import an archive; return the path of a new archive with the old data, None if data were added or there were no
    old ones.

    Old data are archived only if they are replaced. The home's files that the archive lacks are then removed, except
    those that cannot be read, the settings, the keys and the key that identifies the player.

    :param source: the archive to import, checked by ``read_import``. :param home: the player's home.
    :param way: whether to add to the home's data or replace them.
    :raises NoArchive: if the old data cannot be exported first.
    :raises FileBusy: if one of the home's matches is being played and data are replaced, or if another program changes
        the home's files for longer than the wait for its lock.
    :raises OSError: if it cannot be written; then nothing is changed, or ``finish_import`` will complete it.
    """
    if way == "add":
        with _alone_at(home):
            _carry_out(home, ImportPlan(_merged_files(source.files, home)))
        return None
    owned = list(items_at(home))
    for item in owned:
        if item.name.startswith(("matches/", "called/")):
            with open_to_change(item.path) as file:
                lock_file(file)
    aside = None if is_unused(home) else _keep_old(home)
    staying = (IDENTITY_FILE, *FILES_OF_EVERY_HOME)
    gone = (
        item.name for item in owned if item.name not in source.files and item.name not in staying and _is_readable(item)
    )
    with _alone_at(home):
        _carry_out(home, ImportPlan(dict(source.files), tuple(gone)))
    return aside


def _alone_at(home: Home) -> AbstractContextManager[None]:
    """Keep other programs from changing the files of an import."""
    return lock_folders(home.settings, home.data, home.records)


def _is_readable(item: TransferItem) -> bool:
    """Return whether a file can be read; only then is it in the archive of the old data and can be removed."""
    try:
        item.read()
    except (OSError, ValueError):
        return False
    return True


def _merged_files(files: Mapping[str, bytes], home: Home) -> dict[str, bytes]:
    """Return the files to write so that the home's data stay and missing ones are added."""
    present = {item.name: item for item in items_at(home)}
    journals = {name.partition("/")[2] for name in present}
    wanted: dict[str, bytes] = {}
    for name, content in files.items():
        if name in present:
            own = present[name].read() if _is_readable(present[name]) else content
            joined = present[name].join(own, content)
            if joined != own:
                wanted[name] = joined
        elif "/" not in name or name.partition("/")[2] not in journals:
            wanted[name] = content
    return wanted


def _keep_old(home: Home) -> Path:
    """Export the old data to a file before they are replaced; return its path."""
    target = unused_archive_path(home, "numeramis-access-before")
    write_whole(target, export_all(home, identity=True, hands=True).content)
    return target


def unused_archive_path(home: Home, begins: str = "numeramis-access") -> Path:
    """Return a path for today's archive in the folder of exports at which no file exists; none is made.

    :param home: the player's home.
    :param begins: the beginning of its name. :raises StopIteration: if the day has 999 such archives already.
    """
    stem = f"{begins}-{datetime.date.today():%Y-%m-%d}"
    names = (f"{stem}.zip", *(f"{stem}-{number}.zip" for number in range(2, 1000)))
    return next(path for name in names if not (path := home.exports / name).exists())


def _carry_out(home: Home, plan: ImportPlan) -> None:
    write_whole(home.pending_import, msgspec.msgpack.encode(plan))
    _finish(home)


def finish_import(home: Home) -> None:
    """Finish an interrupted import, if there is one; call it before anything else is read at the home.

    A damaged plan is set aside and nothing is imported.

    :raises OSError: if it cannot be finished; the next call goes on.
    """
    if home.pending_import.exists():
        with _alone_at(home):
            _finish(home)


def _finish(home: Home) -> None:
    """Finish an import, unless another program has done so."""
    if not home.pending_import.exists():
        return
    try:
        with open_regular_file(home.pending_import) as file:
            plan = msgspec.msgpack.decode(file.read(), type=ImportPlan)
    except msgspec.DecodeError:
        set_aside(home.pending_import)
        return
    for name, content in plan.files.items():
        if (item := item_of(home, name)) is not None:
            item.write(content)
    for name in plan.gone:
        if (item := item_of(home, name)) is not None:
            item.remove()
    remove(home.pending_import)
    sync_folder(home.data)
