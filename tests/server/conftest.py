"""Fixtures for tests of a house of tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import Club


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Yield a house without sockets, whose time the test moves."""
    made = Club(tmp_path)
    yield made
    made.house.close()
