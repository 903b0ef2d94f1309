"""How everything of a player's leaves as one file, and how such a file comes in.

What comes in is looked at whole before anything is touched. Then a plan of all that is to be written and removed is put
on the disk, in one step; whatever happens after that, ``finish`` finishes it at the next start. So a home is the old
one or the new one, never half of each.
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
from numeramis_access.app.transfer.items import IDENTITY, TransferItem, item_of, items_at
from numeramis_access.practice.positions import Kept
from numeramis_access.store import archive
from numeramis_access.store.archive import Archive, NoArchive
from numeramis_access.store.changing import alone_in
from numeramis_access.store.files import (
    open_plain,
    open_to_change,
    read_plain,
    remove,
    set_aside,
    sync_folder,
    write_whole,
)
from numeramis_access.store.home import Home
from numeramis_access.store.lock import hold

#: most bytes of a file that is packed or taken in
LONGEST = 64 * 1024 * 1024
#: bytes to which a file unpacks at most that a page gives to a server, which serves others too
GIVEN = 64 * 1024 * 1024
#: whether what comes in is put beside what is here, or in its place
ImportMode: TypeAlias = Literal["add", "replace"]
#: what everybody has from the first start on
ALWAYS = ("settings.toml", "keymap.toml")


class Exported(NamedTuple):
    """Everything of a player's as one file. :param left: names of what could not be read and stays behind."""

    content: bytes
    left: tuple[str, ...]


class Contents(NamedTuple):
    """What is in a file, in numbers. :param made: when it was packed, ISO 8601 to the minute."""

    made: str
    matches: int
    records: int
    positions: int
    settings: bool


class ImportPlan(msgspec.Struct, frozen=True):
    """What an import is to write and to remove, by their names in an archive."""

    files: dict[str, bytes]
    gone: tuple[str, ...] = ()


def export_all(home: Home, identity: bool = False) -> Exported:
    """Return everything of a player's as the content of one file, which has been read again.

    :param identity: whether the key goes along by which houses know this player; its holder then counts as the player.
    :raises NoArchive: with the code ``unpackable`` when no machine could take the file in, for it is too large.
    """
    files: dict[str, bytes] = {}
    left = []
    for one in items_at(home):
        if one.name != IDENTITY or identity:
            try:
                files[one.name] = one.read()
            except (OSError, ValueError):
                left.append(one.name)
    made = datetime.datetime.now().isoformat(timespec="minutes")
    content = archive.write(Archive(made, files), __version__)
    try:
        read_import(content, home)
    except NoArchive:
        raise NoArchive("unpackable") from None
    return Exported(content, tuple(left))


def read_import(content: bytes, home: Home, largest: int = archive.LARGEST) -> Archive:
    """Return what is in a file, every part of it looked at; nothing is changed. :param largest: bytes unpacked.

    :raises NoArchive: when it is none, is damaged, or has something in it that is nothing of a player's.
    """
    if len(content) > LONGEST:
        raise NoArchive("large")
    found = archive.read(content, largest)
    if len({name.casefold() for name in found.files}) < len(found.files):
        raise NoArchive("damaged")
    for name, part in found.files.items():
        item = item_of(home, name)
        if item is None or len(part) > item.longest:
            raise NoArchive("foreign")
        try:
            item.check(part)
        except ValueError:
            raise NoArchive("damaged") from None
    return found


def read_import_file(path: Path, home: Home) -> Archive:
    """Return what is in a file on the disk, as ``opened``. :raises OSError: also when it cannot be read."""
    return read_import(read_plain(path, LONGEST), home)


def contents(found: Archive) -> Contents:
    """Return what is in a file, in numbers."""
    folders = [name.partition("/")[0] for name in found.files if name.endswith(".match")]
    kept = msgspec.json.decode(found.files.get("positions.json", b"[]"), type=list[Kept])
    return Contents(
        found.made[:16], folders.count("matches"), folders.count("records"), len(kept),
        "settings.toml" in found.files,
    )  # fmt: skip


def language_in(found: Archive) -> str:
    """Return the language of the settings in a file, empty where it has none."""
    written = tomllib.loads(found.files.get("settings.toml", b"").decode("utf-8-sig"))
    return str(written.get("language", ""))


def is_unused(home: Home) -> bool:
    """Return whether there is nothing at home but what everybody has from the first start on."""
    return all(one.name in ALWAYS for one in items_at(home))


def import_archive(found: Archive, home: Home, way: ImportMode) -> Path | None:
    """Have what is in a file at home; return where the things lie that were here, where they had to go.

    :raises NoArchive: when the things that are here cannot be packed first.
    :raises Busy: when a match that is here is being played. :raises OSError: when it cannot be written; nothing is
        changed then, or ``finish`` will finish it.
    """
    if way == "add":
        with _alone_at(home):
            _carry_out(home, ImportPlan(_merged_files(found.files, home)))
        return None
    owned = list(items_at(home))
    for one in owned:
        if one.name.startswith("matches/"):
            with open_to_change(one.path) as file:
                hold(file)
    aside = None if is_unused(home) else _keep_old(home)
    staying = (IDENTITY, *ALWAYS)
    gone = (one.name for one in owned if one.name not in found.files and one.name not in staying and _is_readable(one))
    with _alone_at(home):
        _carry_out(home, ImportPlan(dict(found.files), tuple(gone)))
    return aside


def _alone_at(home: Home) -> AbstractContextManager[None]:
    """Keep every other program from changing what an import may write."""
    return alone_in(home.settings, home.data, home.records)


def _is_readable(one: TransferItem) -> bool:
    """Return whether something can be read: only then it lies in the file of the old things, and may go."""
    try:
        one.read()
    except (OSError, ValueError):
        return False
    return True


def _merged_files(files: Mapping[str, bytes], home: Home) -> dict[str, bytes]:
    """Return what is to be written so that what is here stays and what is missing comes."""
    present = {one.name: one for one in items_at(home)}
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
    """Pack what is here into a file of its own before it goes; return where that is."""
    target = free_place(home, "numeramis-access-before")
    write_whole(target, export_all(home, identity=True).content)
    return target


def free_place(home: Home, begins: str = "numeramis-access") -> Path:
    """Return where a file of this day may be put among what the player writes out; none is overwritten."""
    stem = f"{begins}-{datetime.date.today():%Y-%m-%d}"
    names = (f"{stem}.zip", *(f"{stem}-{number}.zip" for number in range(2, 1000)))
    return next(path for name in names if not (path := home.exports / name).exists())


def _carry_out(home: Home, plan: ImportPlan) -> None:
    write_whole(home.pending_import, msgspec.msgpack.encode(plan))
    _finish(home)


def finish(home: Home) -> None:
    """Finish an import that was begun; done before anything else is read at home.

    :raises OSError: when it cannot be finished; the next call goes on.
    """
    if home.pending_import.exists():
        with _alone_at(home):
            _finish(home)


def _finish(home: Home) -> None:
    """Finish an import, unless another program has done so."""
    if not home.pending_import.exists():
        return
    try:
        with open_plain(home.pending_import) as file:
            plan = msgspec.msgpack.decode(file.read(), type=ImportPlan)
    except msgspec.DecodeError:
        set_aside(home.pending_import)
        return
    for name, content in plan.files.items():
        if (one := item_of(home, name)) is not None:
            one.write(content)
    for name in plan.gone:
        if (one := item_of(home, name)) is not None:
            one.remove()
    remove(home.pending_import)
    sync_folder(home.data)
