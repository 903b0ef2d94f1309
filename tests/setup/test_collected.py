"""What was collected once is run by processes that did not collect it: the same tests, none left out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.__main__ import collected_in

ROOT = Path(__file__).parents[2]
#: of two folders, one of which has fixtures of its own
FILES = ("tests/practice/test_lessons.py", "tests/core/test_notation.py", "tests/practice/test_weeks.py")


def run(*words: str) -> tuple[int, str]:
    """Return the status of a run of these files, and what it said."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_processes_run_just_what_was_written_down(tmp_path: Path) -> None:
    kept = collected_in(tmp_path)
    status, said = run("--collect-only", kept, *FILES)
    names = re.findall(r"^tests/\S+::.+$", said, re.MULTILINE)
    assert (status, {name.partition("::")[0] for name in names}) == (0, {*FILES})
    # all tests there are would be run, were nothing written down
    status, said = run("-n", "2", "--dist", "loadfile", "-v", "-v", kept)
    assert sorted(re.findall(r"PASSED (tests/\S+::.+?) *$", said, re.MULTILINE)) == sorted(names)
    assert status == 0


def test_where_something_was_not_collected_nothing_is_written_down(tmp_path: Path) -> None:
    broken = tmp_path / "test_broken.py"
    broken.write_text("import nothing_of_this_name")
    status, _ = run("--collect-only", collected_in(tmp_path), FILES[0], str(broken))
    assert (status, (tmp_path / "tests.json").exists()) == (2, False)
