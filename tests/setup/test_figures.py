"""The page of figures follows from their file; notes of experiments stay short."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench import figures
from tests.bench.figures import BUDGETS, NOTES, PAGE, ROWS, Figure, Report, page, record

#: most words of a note, which is a page
WORDS = 500
OLD = Figure("2026-11-21", "7a35d2e", "2 cores", "quiet", "key to sound", "2", "ms", "python -m tests.bench program")


def rows(text: str) -> list[str]:
    """Return the rows of the table on a page, without its head."""
    return [line for line in text.splitlines() if line.startswith("| ")][1:]


def test_the_page_is_what_its_file_gives() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(figures.figures()), "python -m tests.bench.figures writes it"


def test_the_page_is_short_and_in_order() -> None:
    kept = figures.figures()
    assert 0 < len(rows(page(kept))) <= ROWS
    assert [figure.date for figure in kept] == sorted(figure.date for figure in kept)
    metrics = {figure.metric for figure in kept}
    assert set(BUDGETS) <= metrics | {metric.partition(":")[0] for metric in metrics}


@pytest.mark.parametrize(
    ("newer", "trend"),
    [
        ({"value": "3"}, "+50 %"),
        ({"value": "1.5"}, "-25 %"),
        ({"value": "2"}, "+0 %"),
        ({"value": "3", "machine": "8 cores"}, ""),
        ({"value": "3", "unit": "s"}, ""),
    ],
)
def test_a_newer_value_replaces_the_older_and_tells_the_trend(newer: dict[str, str], trend: str) -> None:
    figure = OLD._replace(date="2026-11-28", **newer)
    assert rows(page([OLD, figure])) == [f"| key to sound | {figure.value} {figure.unit} |  | {trend} | 2026-11-28 |"]


@pytest.mark.peer("git")
def test_values_of_a_run_are_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, made = tmp_path / "figures.csv", tmp_path / "README.md"
    file.write_text(",".join(Figure._fields) + "\n")
    monkeypatch.setattr(figures, "FIGURES", file)
    monkeypatch.setattr(figures, "PAGE", made)
    report = Report()
    report.note("journal over a bare write", 0.25, "ms")
    record(report, "3.5", "python -m tests.bench journal")
    (kept,) = figures.figures()
    assert (kept.load, kept.value, kept.unit, kept.command) == ("3.5", "0.25", "ms", "python -m tests.bench journal")
    assert "| journal over a bare write | 0.25 ms |" in made.read_text(encoding="utf-8")


@pytest.mark.parametrize("note", sorted(NOTES.glob("*.md")), ids=lambda note: note.stem)
def test_a_note_is_one_page_with_its_date(note: Path) -> None:
    text = note.read_text(encoding="utf-8")
    assert len(text.split()) <= WORDS
    assert note.name[:4].isdigit()
    assert note.name[:4] in text.partition("\n")[0], "the title has the date"
