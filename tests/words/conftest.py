"""One of the test processes forms all messages of a language for the others."""

from __future__ import annotations

import pytest

from tests.made_once import of_the_run
from tests.words import samples


@pytest.fixture(autouse=True, scope="session")
def formed_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep the formed messages in a folder of the run."""
    samples.kept = of_the_run(tmp_path_factory)
