"""Every app test has its own settings and matches."""

from __future__ import annotations

import random
import secrets
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep files of the program in the test's own folder."""
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a test the same matches every time, so that a rare deal does not make a test fail only now and then."""
    chance = random.Random(request.node.name)
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)
    monkeypatch.setattr(secrets, "choice", chance.choice)
