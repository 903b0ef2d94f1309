"""Called matches are told exactly as the recorded logs say, so that a review sees every change."""

from __future__ import annotations

from typing import Any

import pytest

from tests.transcripts import call_lines, call_watched
from tests.transcripts.call import CALLED, KILL, LANGUAGES, call
from tests.transcripts.make import FOLDER


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", CALLED, ids=lambda played: played[0])
def test_a_called_match_is_told_as_its_log_says(played: tuple[str, int, dict[str, Any]], language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.call``, and read the difference."""
    log = (FOLDER / f"call-{played[0]}-{language}-terminal.txt").read_text(encoding="utf-8")
    assert KILL in log
    assert call(*played, language) == log


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", CALLED, ids=lambda played: played[0])
def test_what_stands_on_a_callers_display_is_what_its_log_says(
    played: tuple[str, int, dict[str, Any]], language: str
) -> None:
    """After an intended change run ``python -m tests.transcripts.call_lines``, and read the difference."""
    log = (FOLDER / f"call-{played[0]}-{language}-line-40.txt").read_text(encoding="utf-8")
    assert call_lines.call(*played, language) == log


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_reader_beside_a_real_table_gets_is_what_its_log_says(language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.call_watched``, and read the difference."""
    log = (FOLDER / f"call-watched-{language}-line-40.txt").read_text(encoding="utf-8")
    assert call_watched.watch(language) == log
