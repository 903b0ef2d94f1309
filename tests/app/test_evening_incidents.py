"""A club evening with all incidents, led by few keys, goes as recorded."""

from __future__ import annotations

import pytest

from tests.transcripts import incidents
from tests.transcripts.make import FOLDER

#: the most keys of the evening, letters of names included
MAX_KEYS = 500


@pytest.mark.parametrize("language", incidents.LANGUAGES)
def test_an_evening_with_all_incidents_goes_as_recorded_by_few_keys(language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.incidents``, and read the difference."""
    log, counts = incidents.play(language)
    assert log == (FOLDER / f"incidents-{language}.txt").read_text(encoding="utf-8")
    assert sum(counts.values()) <= MAX_KEYS
