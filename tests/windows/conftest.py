"""The Windows machines that tests share; ``python -m tests.windows`` has made them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.windows.drive import main_machine, with_tests
from tests.windows.wine import Machine


@pytest.fixture(scope="session")
def machine() -> Machine:
    """A Czech machine."""
    made = main_machine()
    made.switch_on()
    return made


@pytest.fixture(scope="session")
def program(machine: Machine) -> Path:
    """A folder of that machine's drive with the program and all packages of the locks."""
    return with_tests(machine)


@pytest.fixture
def home(machine: Machine, request: pytest.FixtureRequest) -> Iterator[Path]:
    """An empty folder of the machine's drive for one player's things."""
    folder = machine.drive / "homes" / re.sub(r"\W+", "-", request.node.name)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)
