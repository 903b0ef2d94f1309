"""What a first start installs is locked: fresh, pinned, hashed, and to be had for every system without a compiler."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from numeramis_access.bootstrap.environment import NEWEST
from numeramis_access.bootstrap.start import ALL, ENOUGH
from numeramis_access.bootstrap.telling import OLDEST
from tests import licences, lock

#: the systems, in the words of the tool that resolves for them; screen readers' packages ask for a glibc of 2021
SYSTEMS = (
    "x86_64-manylinux_2_34", "aarch64-manylinux_2_34", "x86_64-pc-windows-msvc", "aarch64-apple-darwin",
    "x86_64-apple-darwin",
)  # fmt: skip
PYTHONS = tuple(f"3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1))
#: packages that exist as source only, each with the reason why that is no matter
SOURCE_ONLY: dict[str, str] = {}


def entries(path: Path) -> dict[str, set[str]]:
    """Return the versions of every package in a lock file; Pythons may need different ones."""
    found: dict[str, set[str]] = {}
    for entry in licences.ENTRY.finditer(path.read_text(encoding="utf-8")):
        found.setdefault(entry["name"], set()).add(entry["version"])
    return found


@pytest.mark.parametrize("path", lock.extras(), ids=lambda path: path.name)
def test_it_is_made_from_the_dependencies_as_they_stand(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert f"# for: {lock.wanted(path)}\n" in text, "dependencies have changed: run `python -m tests.lock`"


@pytest.mark.parametrize("path", lock.extras(), ids=lambda path: path.name)
def test_everything_is_pinned_and_hashed_and_no_place_is_named(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert lines
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert re.fullmatch(r"[a-z0-9._-]+==[^ ]+( ; [^:]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line
        assert line.endswith("\\") == following.startswith("    --hash="), line


def test_all_lock_files_agree() -> None:
    everything = entries(lock.TESTS)
    for path in ALL:
        for name, versions in entries(path).items():
            assert versions <= everything[name], f"{name}: other versions in {path.name} than in {lock.TESTS.name}"


def test_on_macos_no_package_brings_a_hundred_others() -> None:
    assert not [name for name in entries(lock.TESTS) if name.startswith("pyobjc")]


@pytest.mark.turns(4)
@pytest.mark.peer("package-index")
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_every_package_can_be_had_ready_made(system: str, python: str, tmp_path: Path) -> None:
    assert missing(ALL[1], system, python, tmp_path) == ""
    if not system.startswith("aarch64-manylinux"):  # OpenSpiel, which tests compare with, has no file for that
        assert missing(lock.TESTS, system, python, tmp_path) == ""


@pytest.mark.peer("package-index")
@pytest.mark.parametrize("python", PYTHONS)
def test_what_a_start_needs_can_be_had_on_older_systems_too(python: str, tmp_path: Path) -> None:
    for system in ("x86_64-manylinux2014", "aarch64-manylinux_2_28"):
        assert missing(ENOUGH[0], system, python, tmp_path) == ""


def missing(path: Path, system: str, python: str, folder: Path) -> str:
    """Return what the package index lacks of a lock file's files for a system and a Python, nothing if all is there."""
    where = ["--target", str(folder), "--python-platform", system, "--python-version", python]
    built = [word for name in SOURCE_ONLY for word in ("--no-binary", name)]
    how = ["--dry-run", "--require-hashes", "--no-deps", "--only-binary", ":all:", *built]
    command = [sys.executable, "-m", "uv", "--no-config", "pip", "install", *how, *where, "-r", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""
