"""Every message of a language is formed by one of the processes that test it."""

from __future__ import annotations

import pytest

from tests.made_once import of_the_run
from tests.words import samples


@pytest.fixture(autouse=True, scope="session")
def formed_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Have what was formed lie in a folder of the run."""
    samples.kept = of_the_run(tmp_path_factory)
