"""Every practice test has settings and progress of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep files of the program in the test's own folder."""
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    return tmp_path
