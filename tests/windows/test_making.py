"""The parts that are made for these tests are as large as users are told before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.windows.making import SIZES
from tests.windows.wine import PYTHON, TREE, Machine

pytestmark = pytest.mark.windows

README = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
#: part by which a size may differ, as versions do
NEAR = 0.25


def megabytes(folder: Path) -> float:
    """Return the size of the files in a folder in MB, without compiled modules, which runs add."""
    files = (path for path in folder.rglob("*") if path.suffix != ".pyc" and path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def test_sizes_are_as_told(machine: Machine) -> None:
    made = [megabytes(folder) for folder in (PYTHON, TREE, machine.drive / "windows")]
    assert made == pytest.approx(SIZES, rel=NEAR)
    python, tree, each = SIZES
    assert f"{(python + tree + 2 * each) / 1000:.0f} GB\n" in README
