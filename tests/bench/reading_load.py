"""The number of cells of a braille display that change in a trick of the recorded deals.

``python -m tests.bench.reading_load`` prints it for the logs in ``tests/transcripts/recorded``; with a commit, as in
``python -m tests.bench.reading_load main``, also for those of that commit.
A cell counts each time that its character or its dots 7 and 8 change. A test allows each log a tenth more than
``BEFORE``, the number before the display waited for its reader.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "transcripts" / "recorded"
#: tricks in the recorded deal of each game; deals of Loker and Šipky count as one trick
TRICKS = {"quist": 9, "whist": 13}
#: cells a trick at commit 73b1985, by log
BEFORE = {
    "loker-cs-line-14": 375.0, "loker-cs-line-20": 520.0, "loker-cs-line-40": 616.0, "loker-cs-line-80": 954.0,
    "loker-cs-line-9x40": 551.0, "loker-en-line-40": 654.0,
    "quist-cs-line-14": 47.9, "quist-cs-line-20": 57.2, "quist-cs-line-40": 41.0, "quist-cs-line-80": 51.4,
    "quist-cs-line-9x40": 43.9, "quist-en-line-40": 37.4,
    "sipky-cs-line-14": 389.0, "sipky-cs-line-20": 401.0, "sipky-cs-line-40": 682.0, "sipky-cs-line-80": 1009.0,
    "sipky-cs-line-9x40": 781.0, "sipky-en-line-40": 662.0,
    "whist-cs-line-14": 53.3, "whist-cs-line-20": 61.5, "whist-cs-line-40": 62.6, "whist-cs-line-80": 57.2,
    "whist-cs-line-9x40": 67.2, "whist-en-line-40": 58.9,
}  # fmt: skip


def shown(log: str) -> list[list[str]]:
    """Return the successive contents of the display: a text for every cell, its character and its marks."""
    found: list[list[str]] = []
    begins = 0
    for line in log.splitlines():
        row = re.search(r"\|(.*)\|", line)
        if row is None:
            marks = line[begins:].ljust(len(found[-1]))
            found[-1] = [cell + mark for cell, mark in zip(found[-1], marks, strict=False)]
        elif re.match(r" *\d", line):
            begins = row.start() + 1
            found.append(list(row[1]))
        else:
            found[-1] += list(row[1])
    return found


def tricks_of(file: Path) -> int:
    """Return the number of tricks in a log."""
    return TRICKS.get(file.name.split("-")[0], 1)


def load(log: str, tricks: int) -> float:
    """Return the mean number of cells that change in a trick."""
    changes = sum(one != other for before, now in pairwise(shown(log)) for one, other in zip(before, now, strict=True))
    return changes / tricks


def run(say: Callable[[str], None] = print, commit: str = "") -> None:
    """Print the figures. :param commit: a commit to compare the logs with; empty for none."""
    for file in sorted(FOLDER.glob("*-line-*.txt")):
        tricks = tricks_of(file)
        line = f"reading load: {file.stem}: {load(file.read_text(encoding='utf-8'), tricks):.1f} cells a trick"
        if commit:
            name = f"{commit}:tests/transcripts/recorded/{file.name}"
            before = subprocess.run(["git", "show", name], capture_output=True, check=True, cwd=FOLDER).stdout.decode()
            line += f", {load(before, tricks):.1f} at {commit}"
        say(line)


if __name__ == "__main__":
    run(print, *sys.argv[1:])
