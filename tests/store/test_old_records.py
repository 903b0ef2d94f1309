"""Records of earlier versions are played as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.store.journal import read
from tests.store.old.make import FOLDER, outcome

OLD = sorted(FOLDER.glob("*.match"))


def test_there_are_old_records() -> None:
    assert len({path.name.split("-")[1] for path in OLD}) >= 4


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_is_whole_and_gives_the_same_events(path: Path) -> None:
    saved = read(path)
    assert saved.damaged_at is None
    assert saved.finished
    assert outcome(path) == path.with_suffix(".events").read_text("utf-8")
