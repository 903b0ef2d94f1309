"""The packages of a first start are locked: current, pinned, hashed, and compiled for all systems."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from numeramis_access.app.tools import doctor
from numeramis_access.bootstrap.packages import _part
from numeramis_access.bootstrap.start import LOCK_FILES, READER_PACKAGES
from tests import lock, wheels
from tests.wheels import PYTHONS, TARGETS, Target

START = LOCK_FILES[0]
LINUX, ARM_LINUX, WINDOWS, ARM_WINDOWS, MAC, INTEL_MAC = TARGETS
#: each computer in the resolver's words; screen readers' packages need a glibc of 2021
SYSTEMS = {
    LINUX: "x86_64-manylinux_2_34", ARM_LINUX: "aarch64-manylinux_2_34", WINDOWS: "x86_64-pc-windows-msvc",
    ARM_WINDOWS: "aarch64-pc-windows-msvc", MAC: "aarch64-apple-darwin", INTEL_MAC: "x86_64-apple-darwin",
}  # fmt: skip
#: the oldest promised C library of Linux: minor version of glibc 2; screen readers' packages need a newer one
OLDEST_GLIBC = 28
NEW = PYTHONS[4:]
#: packages without a wheel, their targets, and the reason that it locks no player out
EXCEPTIONS: dict[str, tuple[tuple[Target, ...], tuple[str, ...], str]] = {
    "accesskit": ((ARM_WINDOWS,), PYTHONS, "the set-up goes on without it, and Prism reaches the screen reader"),
    "hidapi": (TARGETS, NEW, "braille displays by USB alone; other ways to them need no package"),
    "hidapi on ARM": ((ARM_WINDOWS,), PYTHONS, "as above"),
    "libusb-package": ((ARM_WINDOWS,), PYTHONS, "as above"),
    "cryptography": ((ARM_WINDOWS,), PYTHONS, "passkeys of a server"),
    "psycopg-binary": ((ARM_WINDOWS,), PYTHONS, "a society's database"),
    "open-spiel": ((LINUX, ARM_LINUX), NEW, "tests compare with it on older Pythons"),
    "pyyaml": ((LINUX, ARM_LINUX), NEW, "OpenSpiel's"),
}


def entries(path: Path) -> dict[str, set[str]]:
    """Return the versions of each package in a lock file; Pythons may need different ones."""
    found: dict[str, set[str]] = {}
    for package in wheels.locked(path):
        found.setdefault(package.name, set()).add(package.version)
    return found


def lacking(path: Path) -> set[tuple[str, Target, str]]:
    """Return the entries of a lock file without a wheel in the table: package, computer, Python."""
    known = wheels.table()
    return {
        (package.name, target, python)
        for package in wheels.locked(path) for target in TARGETS for python in PYTHONS
        if package.is_for(target, python) and not known[package.name, package.version].get((target, python))
    }  # fmt: skip


def excepted() -> set[tuple[str, Target, str]]:
    return {
        (name.split()[0], target, python)
        for name, (targets, pythons, _) in EXCEPTIONS.items() for target in targets for python in pythons
    }  # fmt: skip


def test_the_table_of_wheels_is_about_the_locked_packages() -> None:
    packages = {package[:2] for path in lock.extras() for package in wheels.locked(path)}
    assert len(packages) > 80
    assert wheels.table().keys() == packages, "lock files have changed: run `python -m tests.lock`"


def test_every_promised_computer_and_python_has_each_package_ready_made_but_for_named_exceptions() -> None:
    found = {gap for path in lock.extras() for gap in lacking(path)}
    assert found <= excepted(), f"no wheel: {sorted(found - excepted())}"
    assert found == excepted(), f"there is a wheel by now: {sorted(excepted() - found)}"


def test_what_a_first_start_installs_lacks_nothing_that_it_cannot_do_without() -> None:
    assert {name for name, _, _ in lacking(START)} <= set(READER_PACKAGES)


def test_what_a_first_start_needs_fits_the_oldest_system_that_is_promised() -> None:
    known, met = wheels.table(), 0
    for package in wheels.locked(START):
        for (_, _), tag in known[package.name, package.version].items():
            if package.name not in READER_PACKAGES and (glibc := re.search(r"manylinux_2_(\d+)_", tag)):
                assert int(glibc[1]) <= OLDEST_GLIBC, package
                met += 1
    assert met > 20


def test_what_the_program_speaks_and_shows_with_is_an_ordinary_dependency() -> None:
    """A package in an extra is missing after an installation by README."""
    project = tomllib.loads((lock.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    ordinary = set(map(name_of, project["dependencies"]))
    of_displays = set(map(name_of, project["optional-dependencies"]["braille"]))
    advised = {
        *READER_PACKAGES,
        *doctor.PACKAGE_OF_MODULE.values(),
        *doctor.MISSING_PACKAGES.values(),
        *doctor.BROKEN_PACKAGES.values(),
    }
    assert advised - of_displays <= ordinary


def name_of(requirement: str) -> str:
    (name,) = re.findall(r"^[\w.-]+", requirement)
    return str(name).lower()


def test_a_package_without_a_wheel_is_found() -> None:
    files = ["thing-1-cp311-cp311-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", "thing-1-cp38-abi3-win_amd64.whl"]
    assert wheels.tag(files, LINUX, "3.11") == "cp311-cp311-manylinux_2_17_x86_64"
    assert [wheels.tag(files, LINUX, python) for python in PYTHONS[1:]] == [""] * 4
    assert [wheels.tag(files, target, "3.11") for target in (ARM_LINUX, ARM_WINDOWS, MAC)] == [""] * 3
    assert wheels.tag(files, WINDOWS, "3.15") == "cp38-abi3-win_amd64"


@pytest.mark.parametrize("path", lock.all_locks(), ids=lambda path: path.name)
def test_it_is_made_from_the_dependencies_as_they_stand(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert f"# for: {lock.wanted(path)}\n" in text, "dependencies have changed: run `python -m tests.lock`"


@pytest.mark.parametrize("path", lock.all_locks(), ids=lambda path: path.name)
def test_everything_is_pinned_and_hashed_and_no_place_is_named(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert lines
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert re.fullmatch(r"[a-z0-9._-]+==[^ ]+( ; [^:]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line
        assert line.endswith("\\") == following.startswith("    --hash="), line


def test_all_lock_files_agree() -> None:
    everything = entries(lock.TESTS)
    for path in LOCK_FILES:
        for name, versions in entries(path).items():
            assert versions <= everything[name], f"{name}: other versions in {path.name} than in {lock.TESTS.name}"


def test_on_macos_no_package_brings_a_hundred_others() -> None:
    assert not [name for name in entries(lock.TESTS) if name.startswith("pyobjc")]


@pytest.mark.turns(6)
@pytest.mark.peer("package-index")
@pytest.mark.parametrize("target", TARGETS, ids="-".join)
@pytest.mark.parametrize("python", PYTHONS)
def test_the_package_index_has_what_the_table_says(target: Target, python: str, tmp_path: Path) -> None:
    for path in lock.extras():
        gaps = {name for name, *where in lacking(path) if where == [target, python]}
        rest = _part((path,), tmp_path / path.name, lambda package, gaps=gaps: package not in gaps)
        assert missing(rest, SYSTEMS[target], python, tmp_path) == ""
        for name in gaps:
            alone = _part((path,), tmp_path / f"{name}.lock", lambda package, name=name: package == name)
            assert missing(alone, SYSTEMS[target], python, tmp_path) != ""


@pytest.mark.peer("package-index")
@pytest.mark.parametrize("python", PYTHONS)
def test_what_a_start_needs_can_be_had_on_older_systems_too(python: str, tmp_path: Path) -> None:
    needed = _part(LOCK_FILES, tmp_path / "needed.lock", lambda package: package not in READER_PACKAGES)
    for processor in ("x86_64", "aarch64"):
        assert missing(needed, f"{processor}-manylinux_2_{OLDEST_GLIBC}", python, tmp_path) == ""


def missing(path: Path, system: str, python: str, folder: Path) -> str:
    """Return the files of a lock file that the package index lacks for a system and a Python, "" for none."""
    where = ["--target", str(folder), "--python-platform", system, "--python-version", python]
    how = ["--dry-run", "--require-hashes", "--no-deps", "--only-binary", ":all:"]
    command = [sys.executable, "-m", "uv", "--no-config", "pip", "install", *how, *where, "-r", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""
