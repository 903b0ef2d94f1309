"""Damages journals and takes the disk away: the match is recovered up to the damage, said so, and the file is kept.

Cut at every byte of the last 4 KiB, single flipped bits, a full tmpfs, a tmpfs made read-only in the middle of a
match, descriptors closed under the program. ``python -m tests.campaigns.damage --matches 20``
"""

from __future__ import annotations

import argparse
import ctypes
import os
import random
import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

from numeramis_access.app import matches
from numeramis_access.store.journal import Journal, Saved, read
from tests.campaigns.playing import PATIENCE, Kind, Watch, begin, go_on, kinds, leave, own_action, play, program

TAIL = 4096  #: bytes from the end at each of which a file is cut
ENGLISH_DAMAGED = "journal-damaged"


class Done(NamedTuple):
    """What a campaign has done."""

    matches: int = 0
    cuts: int = 0
    flips: int = 0
    full: int = 0
    read_only: int = 0
    closed: int = 0


def left_at(kind: Kind, seed: int, language: str, actions: int) -> Path:
    """Begin a match, leave it after some actions, and return its journal."""
    app = program(language, kind.level)
    match = begin(app, kind, seed)
    while not match.table.over and len(match.table.record) < actions:
        if match.table.to_act == match.seat:
            match.act(own_action(match.table))
        else:
            item = app.inbox.take(PATIENCE)
            assert item is not None
            app.receive(item)
            app.scene.tick()
    leave(app)
    (path,) = [*matches.unfinished(), *(path.parent.parent / "records" / path.name for path in [])]
    return path


def recovered(path: Path, content: bytes, whole: Saved) -> Saved:
    """Resume a journal with this content; check what came of it and put the file away again."""
    path.write_bytes(content)
    journal, saved = Journal.resume(path)
    journal.close()
    kept = len(saved.actions)
    assert saved.actions == whole.actions[:kept]
    assert saved.header == whole.header
    aside = path.with_name(f"{path.name}.damaged-1")
    assert aside.exists() == (saved.damaged_at is not None)
    if aside.exists():
        assert aside.read_bytes() == content, "the damaged file is kept as it was"
        aside.unlink()
        assert read(path).damaged_at is None, "what goes on is whole"
    return saved


def cuts(path: Path) -> int:
    """Cut a journal at every byte of its tail."""
    content, whole = path.read_bytes(), read(path)
    headers = 2 * (content.index(b"\n") + 1)
    first = max(headers, len(content) - TAIL)
    for length in range(first, len(content)):
        saved = recovered(path, content[:length], whole)
        assert len(saved.actions) == content[headers:length].count(b"\n")
        assert (saved.damaged_at is None) == (content[length - 1 : length] == b"\n")
    path.write_bytes(content)
    return len(content) - first


def flips(path: Path, chance: random.Random, count: int) -> int:
    """Flip single bits anywhere in a journal."""
    content, whole = path.read_bytes(), read(path)
    headers = 2 * (content.index(b"\n") + 1)
    for _ in range(count):
        place, bit = int(chance.random() * len(content)), int(chance.random() * 8)
        damaged = content[:place] + bytes([content[place] ^ 1 << bit]) + content[place + 1 :]
        saved = recovered(path, damaged, whole)
        assert saved.damaged_at is not None
        before = content[headers:place].count(b"\n") if place >= headers else len(whole.actions)
        assert len(saved.actions) == before, "recovered up to the damage"
    path.write_bytes(content)
    return count


def said_when_damaged(path: Path, language: str) -> None:
    """Continue a cut match as the menu does: it is said, and the match goes on to its end."""
    path.write_bytes(path.read_bytes()[:-3])
    app = program(language, "club")
    match = go_on(app)
    assert match is not None
    assert [one.kind for one in app.announcer.history].count(ENGLISH_DAMAGED) == 1
    play(app, match)
    leave(app)
    assert not matches.unfinished()


class Disk:
    """A small tmpfs of its own; needs root.

    :raises PermissionError: where nothing may be mounted.
    """

    def __init__(self, size: str = "32k") -> None:
        self.path = Path(tempfile.mkdtemp(prefix="disk-"))
        self._size = size
        try:
            self._mount(0)
        except PermissionError:
            self.path.rmdir()
            raise

    def _mount(self, flags: int) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        options = f"size={self._size}".encode()
        if libc.mount(b"tmpfs", str(self.path).encode(), b"tmpfs", ctypes.c_ulong(flags), options):
            number = ctypes.get_errno()
            raise OSError(number, os.strerror(number))

    def make_read_only(self, yes: bool) -> None:
        """Remount it."""
        self._mount(32 | int(yes))  # MS_REMOUNT, MS_RDONLY

    def fill(self) -> Path:
        """Leave no byte free; return the file that takes the room."""
        path = self.path / "filling"
        with path.open("wb", buffering=0) as file:
            for size in (4096, 1):
                try:
                    while file.write(b"x" * size):
                        pass
                except OSError:
                    continue
        return path

    def close(self) -> None:
        """Take it away."""
        libc = ctypes.CDLL(None, use_errno=True)
        libc.umount2(str(self.path).encode(), 2)  # MNT_DETACH
        self.path.rmdir()


def disk_trouble(kind: Kind, seed: int, language: str, trouble: str) -> None:
    """Play a match during which the disk stops to take anything, and takes it again before the end."""
    disk = Disk()
    kept, os.environ["NUMERAMIS_HOME"] = os.environ["NUMERAMIS_HOME"], str(disk.path / "home")
    try:
        app = program(language, kind.level)
        match = begin(app, kind, seed)
        record = [*matches.unfinished()]
        filling = disk.fill() if trouble == "full" else None
        disk.make_read_only(trouble == "read-only")
        if trouble == "closed":
            assert match.keeper._journal is not None
            os.close(match.keeper._journal._open().fileno())
        actions = 0
        while not match.table.over:
            if actions == 400 or len(match.table.record) > 12:
                disk.make_read_only(False)
                if filling is not None:
                    filling.unlink(missing_ok=True)
            if match.table.to_act == match.seat:
                match.act(own_action(match.table))
            else:
                item = app.inbox.take(PATIENCE)
                assert item is not None
                app.receive(item)
                app.scene.tick()
        while (item := app.inbox.take(0.0)) is not None:
            app.receive(item)
        kinds_told = [one.kind for one in app.announcer.history]
        assert kinds_told.count("journal-not-written") == kinds_told.count("journal-written-again"), kinds_told
        leave(app)
        saved = read(disk.path / "home" / "records" / record[0].name)
        assert saved.finished
        assert matches.restore(saved).state == match.table.state, "nothing is missing"
    finally:
        os.environ["NUMERAMIS_HOME"] = kept
        disk.close()


def campaign(count: int, bits: int = 200, folder: str | None = None) -> Done:
    """Damage so many matches; return what was done."""
    watch, done = Watch("damage"), Done()
    before = os.environ.get("NUMERAMIS_HOME")
    for number, (kind, seed, language) in enumerate(kinds(count)):
        home = Path(tempfile.mkdtemp(prefix="damage-", dir=folder))
        os.environ["NUMERAMIS_HOME"] = str(home)
        path = left_at(kind, seed, language, 4 if kind.seats == 1 else 16 + number % 60)
        done = done._replace(cuts=done.cuts + cuts(path))
        done = done._replace(flips=done.flips + flips(path, random.Random(seed), bits), matches=number + 1)
        said_when_damaged(path, language)
        if kind.seats > 1:
            done = _troubles(done, kind, seed, language)
        shutil.rmtree(home)
        watch.say(f"{number + 1} of {count}, {done}")
    if before is not None:
        os.environ["NUMERAMIS_HOME"] = before
    watch.say(f"{done}; recovered up to the damage, said and kept", always=True)
    return done


def _troubles(done: Done, kind: Kind, seed: int, language: str) -> Done:
    try:
        Disk().close()
    except PermissionError:
        return done  # the figures say 0 then; the tests have the kernel's file size limit instead
    for trouble in ("full", "read-only", "closed"):
        disk_trouble(kind, seed, language, trouble)
    return done._replace(full=done.full + 1, read_only=done.read_only + 1, closed=done.closed + 1)


def main() -> None:
    """Run the campaign as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--bits", type=int, default=2000, help="flipped bits in each match")
    parser.add_argument("--folder", help="where the files lie, so as to choose the disk")
    words = parser.parse_args()
    campaign(words.matches, words.bits, words.folder)


if __name__ == "__main__":
    main()
