"""Plants small faults in the program, each alone, and looks whether a test fails.

``python -m tests.campaigns.mutants`` takes about an hour on two cores and goes on where it stopped. A seed draws the
mutants of a room. For each the campaign runs only the quick tests that reach the changed line, then, if all of them
pass, every case of the same tests. It works in a copy of the newest commit. A mutant that lives stands in
``survivors.toml`` with the reason; the campaign prints others as new and then ends with 1.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue

from tests.campaigns.mutated_code import Mutant, mutants
from tests.reach import ROOT, Reach, record

#: files of each room
_PEOPLE = "numeramis_access/server/people/"
ROOMS: dict[str, tuple[str, ...]] = {
    "core": ("numeramis_access/core/**/*.py",),
    "tables": ("numeramis_access/tables/**/*.py",),
    "app/table": ("numeramis_access/app/table/*.py",),
    "evening": ("numeramis_access/evening/*.py",),
    "limits": tuple(f"{_PEOPLE}{name}.py" for name in ("limits", "allowance", "dues", "admission")),
    "identity": tuple(
        f"{_PEOPLE}{name}.py"
        for name in ("accounts", "passkeys", "passphrases", "ceremonies", "members", "friend_questions")
    ),
}  # fmt: skip
#: tests for lines that run when a module is imported: its constants and defaults
IMPORTED = {
    "core": "tests/core", "tables": "tests/tables", "app/table": "tests/app", "evening": "tests/evening",
    "limits": "tests/server", "identity": "tests/server",
}  # fmt: skip
SURVIVORS = Path(__file__).with_name("survivors.toml")
#: seconds of tests, as recorded, for one mutant at the first look and at the second, and real seconds for each look
FIRST, SECOND, PATIENCE = 30.0, 90.0, 240.0
#: pytest's exit status: all passed, some failed, an error while tests were collected
PASSED, FAILED, BROKEN = 0, 1, 2
#: what became of a mutant
KILLED, LIVES, UNREACHED = "killed", "lives", "unreached"


def drawn(room: str, seed: int, count: int, root: Path = ROOT) -> list[Mutant]:
    """Return mutants of a room, drawn by a seed in their order of running."""
    paths = sorted({path for pattern in ROOMS[room] for path in root.glob(pattern)})
    every = [
        mutant for path in paths for mutant in mutants(path.relative_to(root).as_posix(), path.read_text("utf-8"))
    ]
    random.Random(f"{room} {seed}").shuffle(every)
    return every[:count]


def _within(tests: Sequence[str], reach: Reach, seconds: float) -> list[str]:
    """Return the first tests that take no more than these seconds together, at least one."""
    chosen: list[str] = []
    for test in tests:
        seconds -= reach.seconds.get(test, 0.0)
        if chosen and seconds < 0:
            break
        chosen.append(test)
    return chosen


class Copy:
    """A copy of the newest commit, in which one mutant at a time is planted.

    :param folder: a new folder for it. :param reach: the lines that tests reach.
    """

    def __init__(self, folder: Path, reach: Reach) -> None:
        self._folder = folder
        self._reach = reach
        folder.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-x"], cwd=folder, input=archive, check=True)

    def outcome(self, mutant: Mutant, room: str) -> str:
        """Return whether tests kill a mutant."""
        path = self._folder / mutant.file
        source = path.read_text("utf-8")
        tests = _within(self._reach.tests(mutant.file, [mutant.line]), self._reach, FIRST)
        every_case = list(dict.fromkeys(test.partition("[")[0] for test in tests))
        looks = [tests, every_case] if tests else [[IMPORTED[room]]]
        path.write_text(mutant.planted(source), "utf-8")
        try:
            if any(self._fails(words) for words in looks):
                return KILLED
        finally:
            path.write_text(source, "utf-8")
        return LIVES if tests else UNREACHED

    def _fails(self, tests: Sequence[str]) -> bool:
        """Return whether a test fails or hangs."""
        names = self._folder.with_suffix(".tests")
        names.write_text("\n".join(tests), "utf-8")
        quick = ["--quick"] if not any("::" in test for test in tests) else []
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *quick, f"@{names}"]
        try:
            run = subprocess.run(command, cwd=self._folder, capture_output=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            return True
        if run.returncode not in (PASSED, FAILED, BROKEN):
            raise RuntimeError((run.stdout + run.stderr).decode("utf-8", "replace"))
        return run.returncode != PASSED


class Journal:
    """The outcomes so far, a line for each mutant of one commit."""

    def __init__(self, path: Path, commit: str) -> None:
        self._path = path
        self._commit = commit
        self._lock = threading.Lock()
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        rows = [json.loads(line) for line in lines]
        self._outcomes: dict[Mutant, str] = {
            Mutant(*row["mutant"]): row["outcome"] for row in rows if row["commit"] == commit
        }

    def outcome(self, mutant: Mutant) -> str:
        """Return the outcome of a mutant, "" before it has run."""
        return self._outcomes.get(mutant, "")

    def write(self, mutant: Mutant, outcome: str) -> None:
        """Keep an outcome."""
        with self._lock, self._path.open("a", encoding="utf-8") as file:
            self._outcomes[mutant] = outcome
            file.write(json.dumps({"commit": self._commit, "mutant": mutant, "outcome": outcome}) + "\n")


def run(rooms: Sequence[str], seed: int, count: int, seconds: float, folder: Path, processes: int) -> Journal:
    """Run the mutants of rooms that have not run yet, as many as the time allows.

    :param folder: for the recording, the journal and the copies; it stays.
    """
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    name = commit.decode().strip()
    ends = time.monotonic() + seconds
    if not (folder / name / "seconds.json").exists():
        shutil.rmtree(folder / name, ignore_errors=True)
        record(folder / name, ["--quick", "-n", str(processes), "--dist", "loadfile", "--no-loadscope-reorder"])
    journal = Journal(folder / "outcomes.jsonl", name)
    waiting: SimpleQueue[tuple[str, Mutant]] = SimpleQueue()
    for mutant, room in _by_turns(rooms, seed, count):
        if not journal.outcome(mutant):
            waiting.put((room, mutant))
    with tempfile.TemporaryDirectory(prefix="mutants-") as copies:
        threads = []
        for number in range(processes):
            words = (Path(copies) / str(number), Reach(folder / name), waiting, journal, ends)
            threads.append(threading.Thread(target=_work, args=words))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return journal


def _by_turns(rooms: Sequence[str], seed: int, count: int) -> Iterator[tuple[Mutant, str]]:
    """Yield mutants of all rooms by turns, so that a run that is cut short has looked at each room."""
    lists = {room: drawn(room, seed, count) for room in rooms}
    for number in range(count):
        for room, own in lists.items():
            if number < len(own):
                yield own[number], room


def _work(
    folder: Path, reach: Reach, waiting: SimpleQueue[tuple[str, Mutant]], journal: Journal, ends: float
) -> None:
    """Run waiting mutants in a copy until none is left or the time is over."""
    copy = Copy(folder, reach)
    while time.monotonic() < ends:
        try:
            room, mutant = waiting.get_nowait()
        except Empty:
            return
        journal.write(mutant, copy.outcome(mutant, room))


def known_survivors() -> dict[str, str]:
    """Return the reasons of mutants that may live, by ``file: the changed line, old -> new``."""
    return dict(tomllib.loads(SURVIVORS.read_text("utf-8")))


def told(mutant: Mutant) -> str:
    """Return a mutant as ``survivors.toml`` names it: by its text, because line numbers change."""
    line = (ROOT / mutant.file).read_text("utf-8").splitlines()[mutant.line - 1]
    before, after = line[: mutant.at].lstrip(), line[mutant.at + len(mutant.old) :]
    return f"{mutant.file}: {before}<{mutant.old} -> {mutant.new}>{after}"


def main() -> int:
    """Run the campaign and print the outcomes by room; return 1 for new survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", choices=[*ROOMS, []])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mutants", type=int, default=150, help="number of mutants of each room")
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "numeramis-mutants")
    words = parser.parse_args()
    rooms = words.rooms or list(ROOMS)
    print(f"seed {words.seed}, {words.mutants} mutants of each room", flush=True)
    journal = run(rooms, words.seed, words.mutants, words.seconds, words.folder, words.processes)
    known, new = known_survivors(), 0
    for room in rooms:
        own = drawn(room, words.seed, words.mutants)
        counts = Counter(journal.outcome(mutant) or "not run" for mutant in own)
        print(f"{room}: " + ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())))
        for mutant in own:
            if journal.outcome(mutant) in (LIVES, UNREACHED):
                reason = known.get(told(mutant), "")
                new += not reason
                print(f"  {journal.outcome(mutant)} {told(mutant)} (line {mutant.line}) {reason or 'NEW'}")
    return int(bool(new))


if __name__ == "__main__":
    sys.exit(main())
