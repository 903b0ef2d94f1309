"""Figures of the benchmarks: ``figures.csv`` keeps all of them, and ``README.md`` shows the newest of each metric.

``python -m tests.bench NAME --record`` adds the figures of a run. ``python -m tests.bench.figures`` writes the page
again, as a new note needs it.
"""

from __future__ import annotations

import csv
import math
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
FIGURES, PAGE, NOTES = FOLDER / "figures.csv", FOLDER / "README.md", FOLDER / "notes"
#: most rows of the page
ROWS = 45
#: largest value of a metric, in its unit; what stands after a metric's colon is a case, which can have its own value
BUDGETS = {
    "braille, last byte after the wire, 99 of 100": 5.0,
    "braille, key at the table, 99 of 100": 5.0,
    "files that a card passes: among computers": 42.0,
    "files that a card passes: among people": 60.0,
    "hint, worst": 300.0,
    "journal over a bare write": 1.0,
    "package: folder for Windows": 165.0,
    "package: zip for Windows": 68.0,
    "prose, listed words": 3.0,
}
TOP = """\
# Figures

`python3 -m tests.bench [NAME …]` measures without judging. With `--record` it adds its figures to `figures.csv`, with
commit (`+` for uncommitted changes), machine, load and command, and writes this page; `python -m tests.bench.figures`
writes it without a run. The load is the average before the run; other work on the machine makes times longer. The
trend compares the newest value with the one before it on the same machine; the last column has its date.

| metric | newest value | budget | trend | date |
|---|---|---|---|---|
"""
BOTTOM = """
## Notes

Experiments and campaigns, one page each. [SIZING](../../numeramis_access/server/SIZING.md) has the loads of one server
and of three.

"""


class Figure(NamedTuple):
    """A measured value.

    :param date: ISO date. :param commit: of the code; ``+`` for uncommitted changes. :param machine: cores, processor
        and system. :param load: load average before the run. :param unit: empty for a ratio or a number.
    """

    date: str
    commit: str
    machine: str
    load: str
    metric: str
    value: str
    unit: str
    command: str


class Report:
    """Prints the lines of a benchmark, and keeps the values that can be recorded."""

    def __init__(self) -> None:
        self.values: list[tuple[str, float, str]] = []

    def __call__(self, line: str) -> None:
        """Print a line."""
        print(line, flush=True)

    def note(self, metric: str, value: float, unit: str = "") -> None:
        """Keep a value. :param unit: empty for a ratio or a number."""
        self.values.append((metric, value, unit))

    def tell(self) -> None:
        """Print all kept values."""
        for metric, value, unit in self.values:
            self(f"{metric}: {value:.4g} {unit}")


def late(seconds: list[float]) -> float:
    """Return the 99th percentile of some times in seconds."""
    return sorted(seconds)[math.ceil(len(seconds) * 0.99) - 1]


def load() -> str:
    """Return the load average of the last minute."""
    return f"{os.getloadavg()[0]:.1f}"


def record(report: Report, load_before: str, command: str) -> None:
    """Add the values of a report to the file, and write the page."""
    kept = [
        Figure(f"{datetime.now(UTC):%Y-%m-%d}", commit(), machine(), load_before, metric, f"{value:.4g}", unit, command)
        for metric, value, unit in report.values
    ]
    with FIGURES.open("a", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(kept)
    write_page()


def machine() -> str:
    """Return the number of cores, the processor and the system."""
    return f"{os.cpu_count()} cores {platform.machine()} {platform.system()}"


def commit() -> str:
    """Return the commit of the code, with ``+`` for uncommitted changes of code."""
    head = _git("rev-parse", "--short=8", "HEAD").strip()
    return head + "+" * bool(_git("status", "--porcelain", "--", "*.py").strip())


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=FOLDER, capture_output=True, check=True).stdout.decode()


def figures() -> list[Figure]:
    """Return all recorded figures, in the order of the file."""
    with FIGURES.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    return [Figure(*row) for row in rows[1:]]


def page(kept: Iterable[Figure]) -> str:
    """Return the page: the newest value of each metric, by its name, and links to the notes."""
    by_metric: dict[str, list[Figure]] = {}
    for figure in kept:
        by_metric.setdefault(figure.metric, []).append(figure)
    rows = [_row(metric, by_metric[metric]) for metric in sorted(by_metric)]
    notes = [f"- [{title(note)}](notes/{note.name})\n" for note in sorted(NOTES.glob("*.md"), reverse=True)]
    return TOP + "".join(rows) + BOTTOM + "".join(notes)


def _row(metric: str, kept: list[Figure]) -> str:
    newest = kept[-1]
    before = [figure for figure in kept[:-1] if (figure.machine, figure.unit) == (newest.machine, newest.unit)]
    most = BUDGETS.get(metric, BUDGETS.get(metric.partition(":")[0]))
    budget = "" if most is None else f"{most:g}"
    value = f"{newest.value} {newest.unit}".strip()
    return f"| {metric} | {value} | {budget} | {_trend(newest, before)} | {newest.date} |\n"


def _trend(newest: Figure, before: list[Figure]) -> str:
    """Return the change of a value in percent, with its sign; empty if there is no value to compare it with."""
    last = float(before[-1].value) if before else 0.0
    return f"{round(100 * (float(newest.value) - last) / last):+} %" if last else ""


def title(note: Path) -> str:
    """Return the title of a note."""
    return note.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def write_page() -> int:
    """Write the page; return 0."""
    PAGE.write_text(page(figures()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(write_page())
