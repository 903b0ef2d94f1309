"""The number of cells of a braille display that change in a trick of the recorded logs by dots.

``python -m tests.bench.reading_load`` prints it for the logs in ``tests/transcripts/recorded``; with a commit, as in
``python -m tests.bench.reading_load main``, also for those of that commit.
A cell counts each time that its character or its dots 7 and 8 change. The text that measures the pace does not count,
because a home shows it once. A test allows each log five hundredths more than ``BEFORE``.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES

FOLDER = Path(__file__).parents[1] / "transcripts" / "recorded"
#: a line of a log that begins a state of the display, and a line of marks below it
STATE, MARKS = re.compile(r"^(?: *\d+\.\d +\+\d+\.\d +)?\|(.*)\|", re.MULTILINE), re.compile("[ 789]*")
#: tricks in the recorded deal of each game; deals of Loker and Šipky count as one trick
TRICKS = {"quist": 9, "whist": 13}
#: cells a trick, by log; an evening counts as one trick. Logs that commit 54ed122e has: its number, among people with
#: the pace that the reader has now; others: the number of 29 November 2026
BEFORE = {
    "call-loker-cs-line-40": 6039.0, "call-loker-en-line-40": 5891.0, "call-quist-cs-line-40": 974.0,
    "call-quist-en-line-40": 930.0, "call-sipky-cs-line-40": 3386.0, "call-sipky-en-line-40": 3147.0,
    "call-watched-cs-line-40": 215.0, "call-watched-en-line-40": 210.0, "call-whist-cs-line-40": 3829.0,
    "call-whist-en-line-40": 3850.0, "club-cs-line-40": 5079.0, "club-en-line-14": 3601.0,
    "evening-cs-line-20": 13434.0, "evening-en-line-40": 16170.0, "loker-cs-line-14": 396.0,
    "loker-cs-line-20": 547.0, "loker-cs-line-40": 646.0, "loker-cs-line-80": 970.0, "loker-cs-line-9x40": 596.0,
    "loker-en-line-40": 682.0, "people-loker-cs-20": 3274.0, "people-loker-en-40": 6024.0,
    "people-quist-cs-20": 2629.0, "people-quist-en-40": 4623.0, "people-sipky-cs-40": 4158.0,
    "people-sipky-en-20": 2543.0, "people-whist-cs-40": 5414.0, "people-whist-en-20": 3464.0,
    "quist-cs-line-14": 47.2, "quist-cs-line-20": 56.7, "quist-cs-line-40": 42.3, "quist-cs-line-80": 53.0,
    "quist-cs-line-9x40": 44.2, "quist-de-line-20": 50.4, "quist-en-line-40": 38.8, "quist-pl-line-20": 59.4,
    "quist-sk-line-20": 59.7, "sipky-cs-line-14": 398.0, "sipky-cs-line-20": 418.0, "sipky-cs-line-40": 682.0,
    "sipky-cs-line-80": 1023.0, "sipky-cs-line-9x40": 795.0, "sipky-en-line-40": 662.0,
    "tournament-sipky-cs-line-20": 6723.0, "tournament-sipky-en-line-40": 8916.0, "whist-cs-line-14": 54.8,
    "whist-cs-line-20": 64.0, "whist-cs-line-20-sure": 109.3, "whist-cs-line-40": 64.5, "whist-cs-line-80": 58.8,
    "whist-cs-line-9x40": 67.4, "whist-en-line-20-sure": 104.6, "whist-en-line-40": 61.7,
}  # fmt: skip
#: most cells a trick, as a multiple of those
MOST = 1.05


def logs() -> list[Path]:
    """Return the recorded logs that show a braille display."""
    return [file for file in sorted(FOLDER.rglob("*.txt")) if STATE.search(file.read_text(encoding="utf-8"))]


def shown(log: str) -> list[list[str]]:
    """Return the successive contents of the display: a text for every cell, its character and its marks."""
    states: list[list[str]] = []
    begins = 0
    for line in log.splitlines():
        state = STATE.match(line)
        if state is not None:
            begins = state.start(1)
            states.append(list(state[1]))
        elif states and line[:begins].strip() == "|":
            states[-1] += list(line[begins:].rpartition("|")[0])
        elif states and MARKS.fullmatch(line):
            marks = line[begins:].ljust(len(states[-1]))
            states[-1] = [cell + mark for cell, mark in zip(states[-1], marks, strict=False)]
    return states


def without_pace(states: list[list[str]]) -> list[list[str]]:
    """Return the states from the last line of the text that measures the pace on, or all if there is no such text."""
    begins = _pace_learnt()
    texts = ["".join(cell[:1] for cell in state).rstrip() for state in states]
    at = next((at for at, text in enumerate(texts) if text.startswith(begins)), 0)
    while at and texts[at].endswith("#"):
        at += 1
    return states[at:]


@cache
def _pace_learnt() -> tuple[str, ...]:
    """Return the beginning of the message that ends the measuring, in each language."""
    sentences = (Language(code).phrase("reading-pace-learnt", pace=1).braille for code in LANGUAGES)
    return tuple(sentence.lower().partition("1")[0] for sentence in sentences)


def tricks_of(file: Path) -> int:
    """Return the number of tricks in a log."""
    return TRICKS.get(file.name.split("-")[0], 1)


def load(log: str, tricks: int) -> float:
    """Return the mean number of cells that change in a trick."""
    states = pairwise(without_pace(shown(log)))
    return sum(one != other for before, now in states for one, other in zip(before, now, strict=True)) / tricks


def run(say: Callable[[str], None] = print, commit: str = "") -> None:
    """Print the figures.

    :param commit: a commit to compare the logs with; empty for none. :raises CalledProcessError: for an unknown commit.
    """
    if commit:
        subprocess.run(["git", "cat-file", "-e", f"{commit}^{{commit}}"], check=True, cwd=FOLDER)
    for file in logs():
        tricks = tricks_of(file)
        line = f"reading load: {file.stem}: {load(file.read_text(encoding='utf-8'), tricks):.1f} cells a trick"
        if commit:
            name = f"{commit}:tests/transcripts/recorded/{file.relative_to(FOLDER).as_posix()}"
            shows = subprocess.run(["git", "show", name], capture_output=True, check=False, cwd=FOLDER)
            before = shows.stdout.decode()
            line += f", {load(before, tricks):.1f} at {commit}" if before else f", no such log at {commit}"
        say(line)


if __name__ == "__main__":
    run(print, *sys.argv[1:])
