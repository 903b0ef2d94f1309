"""Club evenings of scripted people and a director who errs, each killed at random instants with SIGKILL.

The campaign plays every evening once in peace. Then one process after another plays it with the same seed; each process
writes an entry to the file of evenings before the entry counts, and acknowledges it on a pipe. SIGKILL ends the process
at any instant of a random entry, and the next process goes on from the file. After every kill the file has all
acknowledged entries and is the beginning of the evening in peace. At the end every seat has played each board of its
schedule once, totals add up, and the log replays to the same evening and the same standings.

``python -m tests.campaigns.evenings --evenings 200``
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from numeramis_access.evening.log import Log, LogEntry, line_of, read_entries
from numeramis_access.evening.standings import standings
from numeramis_access.store.evenings import Evenings
from tests.campaigns.kill import child
from tests.campaigns.playing import wait_for
from tests.evening.scripted import AT, Scripted
from tests.evening.test_evening import check

EVENING = "evening"
#: most seconds of a process between the entry that seals its end and the kill
DELAY = 0.002


class Tally(NamedTuple):
    """The counts of a campaign."""

    evenings: int = 0
    kills: int = 0
    entries: int = 0
    results: int = 0


class Killed(Scripted):
    """The evening of one process; it does not write entries again that the file already has."""

    def __init__(self, seed: int, store: Evenings, kept: int, acknowledge: int) -> None:
        self._store, self._kept, self._acknowledge = store, kept, acknowledge
        super().__init__(seed, self._keep_in_file)

    def _keep_in_file(self, entry: LogEntry) -> None:
        if entry.number >= self._kept:
            self._store.append(EVENING, entry.number, line_of(entry))
            os.write(self._acknowledge, b"%d\n" % entry.number)


def in_file(path: Path) -> list[LogEntry]:
    """Return the entries in the file."""
    kept = Evenings(path).read(EVENING)
    return read_entries(kept.lines) if kept is not None else []


def war(path: Path, seed: int, peace: list[LogEntry]) -> int:
    """Play an evening and kill its process again and again; return the number of kills."""
    chance = random.Random(seed)
    Evenings(path).begin(EVENING, AT)
    kills = 0
    while (kept := len(in_file(path))) < len(peace):
        reader, writer = os.pipe()
        number = child(lambda kept=kept, writer=writer: Killed(seed, Evenings(path), kept, writer).play())  # type: ignore[misc]
        os.close(writer)
        acknowledged = _kill_some_time(number, reader, kept + chance.randint(1, 20), chance.random() * DELAY)
        kills += wait_for(number) == -signal.SIGKILL
        now = in_file(path)
        assert len(now) > acknowledged, (seed, "acknowledged and lost", acknowledged, len(now))
        assert now == peace[: len(now)], (seed, "another evening")
    return kills


def _kill_some_time(number: int, reader: int, at: int, delay: float) -> int:
    """Kill a process some time after it acknowledged an entry; return the last acknowledged entry."""
    last = -1
    with os.fdopen(reader) as lines:
        for line in lines:
            last = int(line)
            if last >= at:
                time.sleep(delay)  # until any instant of its next work
                os.kill(number, signal.SIGKILL)
                break
        for line in lines:
            last = int(line) if line.endswith("\n") else last
    return last


def one(folder: Path, seed: int) -> Tally:
    """Play one evening in peace and in war, and check both."""
    peaceful = Scripted(seed)
    peaceful.play()
    kills = war(folder / f"{seed}.sqlite", seed, peaceful.log.entries)
    again = Log(in_file(folder / f"{seed}.sqlite"))
    check(again)
    assert standings(again.evening) == standings(peaceful.evening)
    return Tally(1, kills, len(again.entries), len(again.evening.outcomes))


def campaign(
    evenings: int, first: int = 0, folder: str | None = None, one: Callable[[Path, int], Tally] = one
) -> Tally:
    """Play evenings; return the counts. :param one: plays and checks the evening of a number in a folder."""
    tally = Tally()
    home = Path(tempfile.mkdtemp(prefix="evenings-", dir=folder))
    try:
        for seed in range(first, first + evenings):
            tally = Tally(*(a + b for a, b in zip(tally, one(home, seed), strict=True)))
            print(f"{tally.evenings} of {evenings}, {tally}", file=sys.stderr, flush=True)
    finally:
        shutil.rmtree(home)
    return tally


def main(said: str | None = __doc__, one: Callable[[Path, int], Tally] = one, evenings: int = 200) -> None:
    """Run the campaign of the command line. :param said: its description. :param evenings: default for their number."""
    parser = argparse.ArgumentParser(description=said)
    parser.add_argument("--evenings", type=int, default=evenings)
    parser.add_argument("--first", type=int, default=0, help="number of the first evening, to run parts in parallel")
    parser.add_argument("--folder", help="folder of the files, to choose the disk")
    words = parser.parse_args()
    print(f"{campaign(words.evenings, words.first, words.folder, one)}; nothing lost")


if __name__ == "__main__":
    main()
