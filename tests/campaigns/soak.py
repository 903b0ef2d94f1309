"""Plays match after match in one process and demands no exception, level memory, and no stray descriptors or children.

``python -m tests.campaigns.soak --matches 10000``
"""

from __future__ import annotations

import argparse
import gc
import os
import shutil
import statistics
import tempfile
import threading
from pathlib import Path
from typing import NamedTuple

from numeramis_access.app.shell.scene import PopThrough, Push
from numeramis_access.words.announcement import Announcement
from tests.campaigns.playing import Watch, begin, kinds, play, program

PAGE = os.sysconf("SC_PAGE_SIZE")
SAMPLES = 200  #: number of measurements of memory


class Told:
    """A channel that counts announcements."""

    name = "told"
    count = 0
    reports = 0

    def show(self, announcement: Announcement) -> None:
        """Count the announcement, and demand that it reports no failure."""
        self.count += 1
        assert announcement.text
        assert announcement.kind not in ("opponent-failed", "journal-not-written", "statistics-not-written")

    def probe(self) -> bool:
        """Return True."""
        return True

    def open(self) -> None:
        """Do nothing."""

    def hush(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class Held(NamedTuple):
    """The resources of a process: bytes of memory, open descriptors, threads, children."""

    memory: int
    descriptors: int
    threads: int
    children: int


def held() -> Held:
    """Measure the resources of this process."""
    gc.collect()
    memory = int(Path("/proc/self/statm").read_text().split()[1]) * PAGE
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return Held(memory, len(os.listdir("/proc/self/fd")), threading.active_count(), len(children))


class Soaked(NamedTuple):
    """The result of a soak. :param growth: relative growth of memory over the second half."""

    matches: int
    announcements: int
    growth: float
    before: Held
    after: Held


def campaign(count: int, folder: str | None = None) -> Soaked:
    """Play ``count`` matches; return the result."""
    home = Path(tempfile.mkdtemp(prefix="soak-", dir=folder))
    kept, os.environ["NUMERAMIS_HOME"] = os.environ.get("NUMERAMIS_HOME"), str(home)
    watch, told = Watch("soak"), Told()
    app = program("cs", "club")
    app.announcer.channels.append(told)
    before, memory = held(), []
    for number, (kind, seed, language) in enumerate(kinds(count)):
        app.change(language=language, level=kind.level)
        match = begin(app, kind, seed)
        play(app, match)
        app.follow(Push(match.menu()))
        app.follow(PopThrough(match))
        if number % max(1, count // SAMPLES) == 0:
            memory.append(held().memory)
            shutil.rmtree(home / "records")
        watch.say(f"{number + 1} of {count}, {told.count} announcements, {memory[-1] >> 20} MiB")
    after = held()
    app.close()
    shutil.rmtree(home)
    if kept is not None:
        os.environ["NUMERAMIS_HOME"] = kept
    soaked = Soaked(count, told.count, growth(memory), before, after)
    watch.say(f"{soaked}", always=True)
    return soaked


def growth(memory: list[int]) -> float:
    """Return the relative growth of memory from the first to the last tenth of the second half."""
    second = memory[len(memory) // 2 :]
    tenth = max(1, len(second) // 10)
    first, last = statistics.mean(second[:tenth]), statistics.mean(second[-tenth:])
    return last / first - 1


def check(soaked: Soaked) -> None:
    """Demand that no resource is left behind, and that memory is level after at least a thousand matches."""
    before, after = soaked.before, soaked.after
    assert after.descriptors <= before.descriptors, soaked
    assert after.threads <= before.threads + 1, soaked  # the thread of the last match may still be ending
    assert after.children <= before.children, soaked
    assert soaked.matches < 1000 or soaked.growth < 0.01, soaked


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--folder", help="folder of the files, to choose the disk")
    words = parser.parse_args()
    check(campaign(words.matches, words.folder))


if __name__ == "__main__":
    main()
