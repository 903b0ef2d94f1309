"""Records of earlier versions play the same as then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.store.journal import read_journal
from tests.store.old.make import FOLDER, outcome

OLD = sorted(FOLDER.glob("*.match"))


def test_there_are_old_records() -> None:
    assert len({path.name.split("-")[1] for path in OLD}) >= 4


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_is_whole_and_gives_the_same_events(path: Path) -> None:
    saved = read_journal(path)
    assert saved.damaged_at is None
    assert saved.finished
    assert unordered(outcome(path)) == unordered(path.with_suffix(".events").read_text("utf-8"))


def unordered(told: str) -> list[Any]:
    """Return the values of all lines, every hand sorted: in which order its cards came was not told at first."""
    values = [json.loads(line) for line in told.splitlines()]
    for value in values:
        if "hands" in value:
            value["hands"] = [sorted(hand) for hand in value["hands"]]
    return values
