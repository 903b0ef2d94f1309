"""Appending an action durably: the program's own time over a bare write and sync of the same bytes.

``python -m tests.bench.journal`` prints figures without judging them. The journal and the bare file take turns with the
same lines in the same folder.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path

from numeramis_access.core.actions import PlayCard
from numeramis_access.store.journal import Entrant, Header, Journal, seal_line
from tests.bench.figures import Report

COUNT = 500


def run(say: Report) -> None:
    """Print the figures."""
    header = Header("quist", 4, 1, {}, (Entrant("A"), Entrant("B", "feminine", "club")))
    with tempfile.TemporaryDirectory(prefix="journal-") as folder:
        journal = Journal.create(Path(folder) / "a.match", header)
        bare = os.open(Path(folder) / "bare", os.O_WRONLY | os.O_CREAT)
        action = PlayCard("5")
        line, _ = seal_line({"type": "play", "card": "5"}, 0)
        own, alone = [], []
        for number in range(COUNT):
            works = ((own, lambda: journal.append(action)), (alone, lambda: _write(bare, line)))
            for times, work in works if number % 2 else reversed(works):
                began = time.perf_counter()
                work()
                times.append((time.perf_counter() - began) * 1000)
        os.close(bare)
        journal.close()
    cpu = _without_disk()
    say(f"journal: append and sync {_figures(own)}; the bare write and sync {_figures(alone)}, n={COUNT}")
    over = statistics.median(own) - statistics.median(alone)
    say(f"journal: {over:.3f} ms over the bare write (medians); own time without the disk {cpu:.3f} ms; budget 1")
    say.note("journal over a bare write", over, "ms")


def _write(handle: int, line: bytes) -> None:
    os.write(handle, line)
    os.fsync(handle)


def _figures(times: list[float]) -> str:
    ordered = sorted(times)
    return f"{statistics.median(ordered):.3f} ms (median), {ordered[int(len(ordered) * 0.95)]:.3f} ms (95 of 100)"


def _without_disk() -> float:
    """Return the milliseconds of processor time of an append to a file in memory."""
    header = Header("quist", 4, 1, {}, (Entrant("A"),))
    shared = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(prefix="journal-", dir=shared) as folder:
        journal = Journal.create(Path(folder) / "a.match", header)
        began = time.process_time()
        for _ in range(COUNT):
            journal.append(PlayCard("5"))
        spent = time.process_time() - began
        journal.close()
    return spent / COUNT * 1000


if __name__ == "__main__":
    run(Report())
