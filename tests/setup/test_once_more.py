"""The runner repeats the few failed tests of a parallel run alone: a second failure fails the run."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.__main__ import FEW, whole

#: some tests that always fail, and some that fail only the first time
CASES = """\
import pytest
from pathlib import Path

@pytest.mark.parametrize("number", range({always}))
def test_broken(number): assert False

@pytest.mark.parametrize("number", range({once}))
def test_that_waits(number):
    met = Path(__file__).with_name(f"met-{{number}}")
    before = met.exists()
    met.touch()
    assert before

def test_sound(): Path(__file__).with_name("sound").open("a").write("x")
"""


@pytest.mark.turns(2)
@pytest.mark.parametrize(("always", "once", "status", "again"), [
    (0, 0, 0, False),
    (0, FEW, 0, True),
    (0, FEW + 1, 1, False),
    (1, 1, 1, True),
])  # fmt: skip
def test_what_fails_twice_fails_the_run(
    always: int, once: int, status: int, again: bool, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_cases.py").write_text(CASES.format(always=always, once=once))
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    assert whole([sys.executable, "-m", "pytest", "-q"], ["-n", "2"] if again else [], environment, tmp_path) == status
    told = capfd.readouterr().out
    assert ("once more" in told) == again
    assert told.count("PASSED test_cases.py::test_that_waits") == (once if again else 0)
    assert (tmp_path / "sound").read_text() == "x", "what has passed is not run again"


def test_a_run_that_could_not_begin_is_not_looked_at_again(tmp_path: Path) -> None:
    (tmp_path / "test_cases.py").write_text("import nothing_of_this_name")
    assert whole([sys.executable, "-m", "pytest", "-q"], [], dict(os.environ), tmp_path) != 0
