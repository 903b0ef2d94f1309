"""What tests of a house of tables share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import Club


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Yield a house without sockets, in which time passes when it is told to."""
    made = Club(tmp_path)
    yield made
    made.house.close()
