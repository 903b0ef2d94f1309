"""The tests also pass in the background, where shells ignore Ctrl+C."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
#: a test file that ends a program by Ctrl+C
ENDED_BY_CTRL_C = "tests/braille/test_first_aid.py"


@pytest.mark.slow
@pytest.mark.system("posix", "a shell of POSIX has Ctrl+C ignored by what it puts into the background")
def test_a_program_is_ended_by_ctrl_c_though_it_was_ignored_when_the_tests_began() -> None:
    assert "SIGINT" in (ROOT / ENDED_BY_CTRL_C).read_text(encoding="utf-8")
    in_background = ["sh", "-c", 'trap "" INT; exec "$@"', "sh"]
    command = [*in_background, sys.executable, "-m", "pytest", "--timeout=60", ENDED_BY_CTRL_C]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
