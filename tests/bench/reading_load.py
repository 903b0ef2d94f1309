"""The number of cells of a braille display that change in a trick of the recorded deals.

``python -m tests.bench.reading_load`` prints it for the logs in ``tests/transcripts/recorded``; with a commit, as in
``python -m tests.bench.reading_load main``, also for those of that commit.
A cell counts each time that its character or its dots 7 and 8 change. A test allows each log five hundredths more than
``BEFORE``, the number before the pace was measured and something open had its sign.
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
#: cells a trick at commit 54ed122e, by log; an evening counts as one trick
BEFORE = {
    "club-cs-line-40": 5079.0, "club-en-line-14": 3601.0, "evening-cs-line-20": 13434.0,
    "evening-en-line-40": 16170.0, "loker-cs-line-14": 396.0, "loker-cs-line-20": 547.0, "loker-cs-line-40": 646.0,
    "loker-cs-line-80": 970.0, "loker-cs-line-9x40": 596.0, "loker-en-line-40": 682.0, "quist-cs-line-14": 47.2,
    "quist-cs-line-20": 56.7, "quist-cs-line-40": 42.3, "quist-cs-line-80": 53.0, "quist-cs-line-9x40": 44.2,
    "quist-en-line-40": 38.8, "sipky-cs-line-14": 398.0, "sipky-cs-line-20": 418.0, "sipky-cs-line-40": 682.0,
    "sipky-cs-line-80": 1023.0, "sipky-cs-line-9x40": 795.0, "sipky-en-line-40": 662.0, "whist-cs-line-14": 54.8,
    "whist-cs-line-20-sure": 109.3, "whist-cs-line-20": 64.0, "whist-cs-line-40": 64.5, "whist-cs-line-80": 58.8,
    "whist-cs-line-9x40": 67.4, "whist-en-line-20-sure": 104.6, "whist-en-line-40": 61.7,
}  # fmt: skip
#: most cells a trick, as a multiple of those
MOST = 1.05


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
    """Print the figures.

    :param commit: a commit to compare the logs with; empty for none. :raises CalledProcessError: for an unknown commit.
    """
    if commit:
        subprocess.run(["git", "cat-file", "-e", f"{commit}^{{commit}}"], check=True, cwd=FOLDER)
    for file in sorted(FOLDER.glob("*-line-*.txt")):
        tricks = tricks_of(file)
        line = f"reading load: {file.stem}: {load(file.read_text(encoding='utf-8'), tricks):.1f} cells a trick"
        if commit:
            name = f"{commit}:tests/transcripts/recorded/{file.name}"
            shows = subprocess.run(["git", "show", name], capture_output=True, check=False, cwd=FOLDER)
            before = shows.stdout.decode()
            line += f", {load(before, tricks):.1f} at {commit}" if before else f", no such log at {commit}"
        say(line)


if __name__ == "__main__":
    run(print, *sys.argv[1:])
