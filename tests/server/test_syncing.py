"""The server syncs visitors' journals to disk in the background."""

from __future__ import annotations

import errno
import os
import sys
import threading
from pathlib import Path

import pytest

from numeramis_access.server.syncing import BackgroundSync, BackgroundWork
from numeramis_access.store.journal import Entrant, Header, Journal
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files are brought to the disk at once there")


class SlowDisk:
    """A disk that waits for permission. :ivar taken: its synced files, by inode."""

    def __init__(self) -> None:
        self.may, self.asked = threading.Event(), threading.Event()
        self.taken: list[int] = []

    def __call__(self, descriptor: int) -> None:
        """Sync a file."""
        self.asked.set()
        assert self.may.wait(PATIENCE)
        self.taken.append(os.fstat(descriptor).st_ino)


def journal(path: Path, sync: BackgroundSync) -> Journal:
    """Return a new journal, whose beginning is on disk."""
    return Journal.create(path, Header("quist", 4, 1, {}, (Entrant("Eva"),)), sync)


def test_who_writes_does_not_wait_and_a_file_is_taken_once_for_all_that_came_meanwhile(tmp_path: Path) -> None:
    disk = SlowDisk()
    sync = BackgroundSync(disk)
    one, two = journal(tmp_path / "one.match", sync), journal(tmp_path / "two.match", sync)
    one.keep_levels(["club"])
    assert disk.asked.wait(PATIENCE)
    for _ in range(5):
        two.keep_levels(["club"])
    one.keep_levels(["club"])
    two.close()
    again, saved = Journal.resume(two.path)  # and the program that resumes it closes it too
    assert saved.damaged_at is None
    again.close()
    two.path.rename(tmp_path / "record.match")
    disk.may.set()
    sync.close()
    first, second = one.path.stat().st_ino, (tmp_path / "record.match").stat().st_ino
    assert disk.taken == [first, second, first]


def test_the_end_of_a_server_does_not_wait_for_a_disk_that_hangs(tmp_path: Path) -> None:
    disk = SlowDisk()
    sync = BackgroundSync(disk)
    one = journal(tmp_path / "one.match", sync)
    one.keep_levels(["club"])
    assert disk.asked.wait(PATIENCE)
    sync.close(0.05)
    assert not disk.taken
    disk.may.set()
    one.close()


def test_a_disk_that_took_nothing_is_told_of_at_the_next_action_which_is_kept_then(tmp_path: Path) -> None:
    tries: list[int] = []

    def disk(descriptor: int) -> None:
        tries.append(descriptor)
        if len(tries) == 1:
            raise OSError(errno.EIO, "broken")

    sync = BackgroundSync(disk)
    made = journal(tmp_path / "one.match", sync)
    made.keep_levels(["club"])
    wait_until(lambda: sync.failed)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        made.keep_levels(["strong"])
    made.keep_levels(["expert"])
    made.close()
    sync.close()
    again, saved = Journal.resume(made.path)
    again.close()
    assert saved.levels == ("expert",)
    assert len(saved.whole.splitlines()) == 2 + 3  # all headers and changes


def test_statistics_are_written_in_order_while_nobody_waits_and_a_fault_stops_none(
    caplog: pytest.LogCaptureFixture,
) -> None:
    later, may, done = BackgroundWork(), threading.Event(), list[int]()

    def first() -> None:
        assert may.wait(PATIENCE)
        done.append(1)

    def fails() -> None:
        raise ZeroDivisionError("nobody foresaw it")

    for work in (first, fails, lambda: done.append(2)):
        later(work)
    assert not done
    may.set()
    later.close()
    assert done == [1, 2]
    assert "nobody foresaw it" in caplog.text


def test_a_strangers_file_that_is_looked_at_for_ever_ends_with_the_server() -> None:
    """A server asked to end waited for the whole scan of a page's archive."""
    later, begun, done = BackgroundWork(), threading.Event(), threading.Event()

    def looks() -> None:
        begun.set()
        done.wait()

    later(looks)
    begun.wait()
    later.close(0.01)
    assert not done.is_set()
    assert all(thread.daemon for thread in threading.enumerate() if thread.name == "statistics to the disk")
    done.set()
