"""How many cells of a braille display change in a trick, as the recorded deals stood there.

``python -m tests.bench.reading_load`` prints it for the logs in ``tests/transcripts/recorded``; with a commit, as in
``python -m tests.bench.reading_load main``, also for those of that commit.
A cell counts each time that something else comes there, a character or its dots 7 and 8.
"""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "transcripts" / "recorded"
#: in the recorded deal of each game; of Loker and Šipky the whole deal counts
TRICKS = {"quist": 9, "whist": 13}


def shown(log: str) -> list[list[str]]:
    """Return what stood on the display at one time each: a text for every cell, its character and its marks."""
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


def load(log: str, tricks: int) -> float:
    """Return the cells that change in a trick."""
    changes = sum(one != other for before, now in pairwise(shown(log)) for one, other in zip(before, now, strict=True))
    return changes / tricks


def run(commit: str = "") -> None:
    """Print the figures. :param commit: to be compared with."""
    for file in sorted(FOLDER.glob("*-line-*.txt")):
        tricks = TRICKS.get(file.name.split("-")[0], 1)
        line = f"reading load: {file.stem}: {load(file.read_text(encoding='utf-8'), tricks):.1f} cells a trick"
        if commit:
            name = f"{commit}:tests/transcripts/recorded/{file.name}"
            before = subprocess.run(["git", "show", name], capture_output=True, check=True, cwd=FOLDER).stdout.decode()
            line += f", {load(before, tricks):.1f} at {commit}"
        print(line)


if __name__ == "__main__":
    run(*sys.argv[1:])
