"""Each practice test has its own settings and progress; tests of sentences need no certain judge."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from numeramis_access.app.shell import thinker
from numeramis_access.players.judging import compare_again, confirm_choice
from numeramis_access.players.policy import Choice, SamplingPolicy


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the program's files in the test's own folder."""
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def brief_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judge compare over few worlds before it blames: full comparisons take long and are tested elsewhere."""

    def briefly(look: Any) -> Any:
        def compare(policy: SamplingPolicy, *words: Any) -> Choice:
            policy.max_worlds = min(policy.max_worlds, MOST * policy.worlds)
            found: Choice = look(policy, *words)
            return found

        return compare

    monkeypatch.setattr(thinker, "confirm_choice", briefly(confirm_choice))
    monkeypatch.setattr(thinker, "compare_again", briefly(compare_again))


#: how many times the worlds of a choice a brief judge compares at most
MOST = 4
