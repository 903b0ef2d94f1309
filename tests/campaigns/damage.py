"""Damages journals and takes the disk away: the program recovers the match up to the damage, says so, keeps the file.

The damage: cuts at every byte of the last 4 KiB, single flipped bits, a full tmpfs, a read-only tmpfs, and descriptors
closed under the program. ``python -m tests.campaigns.damage --matches 20``
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from numeramis_access.app.table import kept_matches
from numeramis_access.app.table.match_recorder import MatchRecorder
from numeramis_access.catalogue import STANDARD
from numeramis_access.store.journal import Journal, SavedMatch, read_journal
from tests.app.player import behind, home, hosted
from tests.campaigns.playing import Kind, Watch, begin, go_on, kinds, play, program
from tests.standins import Recorder

TAIL = 4096  #: number of bytes at the end of a file at which the campaign cuts it
#: actions before the damage: enough for a long journal, fewer than in the shortest match
ACTIONS = {"quist": 30, "sipky": 4, "loker": 6, "whist": 50}


class Done(NamedTuple):
    """The counts of a campaign."""

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
    play(app, match, lambda: None, actions)
    app.close()
    (path,) = kept_matches.unfinished_matches(home())
    return path


def recovered(path: Path, content: bytes, whole: SavedMatch) -> SavedMatch:
    """Resume a journal with this content; check the recovered match and remove the file."""
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
        assert read_journal(path).damaged_at is None, "what goes on is whole"
    return saved


def cuts(path: Path) -> int:
    """Cut a journal at every byte of its tail."""
    content, whole = path.read_bytes(), read_journal(path)
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
    content, whole = path.read_bytes(), read_journal(path)
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
    """Continue a cut match as the menu does: the program reports the damage, and the match goes on to its end."""
    path.write_bytes(path.read_bytes()[:-3])
    app = program(language, "club")
    match = go_on(app)
    assert match is not None
    assert [one.kind for one in app.announcer.history].count("journal-damaged") == 1
    play(app, match)
    app.close()
    assert not kept_matches.unfinished_matches(home())


class Disk:
    """A small tmpfs; needs root.

    :raises PermissionError: if the system forbids mounting.
    """

    def __init__(self, size: str = "1m") -> None:
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

    def make_read_only(self) -> None:
        """Refuse all writes from now on; no file may be open for writing."""
        self._mount(33)  # MS_REMOUNT | MS_RDONLY

    def fill(self) -> None:
        """Fill the disk to its last byte."""
        with (self.path / "filling").open("wb", buffering=0) as file:
            for size in (4096, 1):
                with contextlib.suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    def empty(self) -> None:
        """Free the space again."""
        (self.path / "filling").unlink(missing_ok=True)

    def close(self) -> None:
        """Unmount the disk."""
        libc = ctypes.CDLL(None, use_errno=True)
        libc.umount2(str(self.path).encode(), 2)  # MNT_DETACH
        self.path.rmdir()


def disk_trouble(kind: Kind, seed: int, language: str, trouble: str) -> None:
    """Play a match in which the disk stops taking data, and takes it again before the end."""
    with _disk() as disk:
        app = program(language, kind.level)
        match = begin(app, kind, seed)
        (record,) = kept_matches.unfinished_matches(home())
        # a full disk still accepts bytes to the end of a block, so let the journal reach the end of one
        if room := -record.stat().st_size % 4096 // 2:
            match.leave()
            record.unlink()
            app.change(name="A" * room)
            match = begin(app, kind, seed)
            (record,) = kept_matches.unfinished_matches(home())
        heard = Recorder()
        app.announcer.channels.append(heard)
        if trouble == "full":
            disk.fill()
        else:
            recorder = hosted(match).record
            assert isinstance(recorder, MatchRecorder)
            journal = recorder._writer._journal
            assert journal is not None
            os.close(journal._open().fileno())
        begun = len(behind(match).record)
        play(app, match, lambda: disk.empty() if len(behind(match).record) > begun + 5 else None)
        told = [one.kind for one in heard.shown]
        assert told.count("journal-not-written") == told.count("journal-written-again") == 1, told
        app.close()
        saved = read_journal(disk.path / "home" / "records" / record.name)
        assert saved.finished
        assert kept_matches.restore_match(saved, STANDARD).state == behind(match).state, "nothing is missing"


def read_only(kind: Kind, seed: int, language: str) -> None:
    """Continue a match and begin another on a read-only disk, and play both to their end."""
    with _disk() as disk:
        path = left_at(kind, seed, language, ACTIONS[kind.game])
        before = path.read_bytes()
        disk.make_read_only()
        app, heard = program(language, kind.level), Recorder()
        app.announcer.channels.append(heard)
        for goes_on in (True, False):
            match = go_on(app) if goes_on else begin(app, kind, seed)
            assert match is not None
            play(app, match)
        told = [one.kind for one in heard.shown]
        assert told.count("journal-not-written") == 2, told
        assert "match-finished" in told
        app.close()
        assert path.read_bytes() == before


@contextlib.contextmanager
def _disk() -> Iterator[Disk]:
    """Yield a small disk that holds the home of the program."""
    disk = Disk()
    kept, os.environ["NUMERAMIS_HOME"] = os.environ["NUMERAMIS_HOME"], str(disk.path / "home")
    try:
        yield disk
    finally:
        os.environ["NUMERAMIS_HOME"] = kept
        disk.close()


def campaign(count: int, bits: int = 200, folder: str | None = None) -> Done:
    """Damage ``count`` matches; return the counts."""
    watch, done = Watch("damage"), Done()
    before = os.environ.get("NUMERAMIS_HOME")
    for number, (kind, seed, language) in enumerate(kinds(count)):
        home = Path(tempfile.mkdtemp(prefix="damage-", dir=folder))
        os.environ["NUMERAMIS_HOME"] = str(home)
        path = left_at(kind, seed, language, ACTIONS[kind.game] if kind.seats > 1 else 3)
        done = done._replace(cuts=done.cuts + cuts(path))
        done = done._replace(flips=done.flips + flips(path, random.Random(seed), bits), matches=number + 1)
        said_when_damaged(path, language)
        if kind.seats > 1:
            done = _troubles(done, kind, seed, language)
        shutil.rmtree(home)
        watch.say(f"{number + 1} of {count}, {done}")
    if before is not None:
        os.environ["NUMERAMIS_HOME"] = before
    watch.say(f"{done}; each file was recovered up to the damage, and the damage reported", always=True)
    return done


def _troubles(done: Done, kind: Kind, seed: int, language: str) -> Done:
    try:
        Disk().close()
    except PermissionError:
        return done  # these figures stay 0; the tests use the kernel's limit of file sizes instead
    for trouble in ("full", "closed"):
        disk_trouble(kind, seed, language, trouble)
    read_only(kind, seed, language)
    return done._replace(full=done.full + 1, read_only=done.read_only + 1, closed=done.closed + 1)


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--bits", type=int, default=2000, help="flipped bits in each match")
    parser.add_argument("--folder", help="folder of the files, to choose the disk")
    words = parser.parse_args()
    campaign(words.matches, words.bits, words.folder)


if __name__ == "__main__":
    main()
