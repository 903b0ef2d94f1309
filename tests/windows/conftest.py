"""The Windows machines that tests share; ``python -m tests.windows`` has made them."""

from __future__ import annotations

import re
import shutil
from collections import defaultdict
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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how many seconds each file of this room took."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.partition("::")[0]] += report.duration
    for file, took in sorted(seconds.items(), key=lambda item: -item[1]):
        if file.startswith("tests/windows/"):
            terminalreporter.write_line(f"{took:7.0f} s {file}")
