"""``python -m tests.lock`` rewrites the lock files from ``pyproject.toml``; run it after a change of dependencies.

It needs the package index, and also writes the list of licences (``tests.licences``) and the table of wheels
(``tests.wheels``).

Each purpose has one universal lock for Linux, Windows and macOS and every Python from 3.11 to 3.15, with the hashes of
all files that may be installed. Versions stay the same if the bounds allow; ``--upgrade`` takes the newest.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from numeramis_access.bootstrap.start import LOCK_FILES
from tests import licences, wheels

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests/requirements.lock"
#: packages that need no set-up carry all optional parts for players
SHIPPED = ROOT / "tests/ship/shipped.lock"
#: the tools that build the wheel and the source package
BUILD = ROOT / "tests/ship/build.lock"
#: omitted from the tests: on macOS it brings some 170 packages
LEFT_OUT = ("pyttsx3",)
HEADER = """\
# Written by `python -m tests.lock`; do not edit. Run it after a change of dependencies in pyproject.toml;
# with --upgrade it takes the newest versions that the bounds there allow.
# for: {}
"""


def project() -> dict[str, Any]:
    """Return the project table of ``pyproject.toml``."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def extras() -> dict[Path, tuple[str, ...]]:
    """Return the optional sets of packages in each lock file besides the program's needs."""
    everything = tuple(name for name in project()["optional-dependencies"] if name not in LEFT_OUT)
    return {TESTS: everything, LOCK_FILES[0]: ("screen-reader",), SHIPPED: ("braille", "screen-reader")}


def build_tools() -> list[str]:
    """Return the tools that the project's build asks for."""
    found: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    return found


def all_locks() -> tuple[Path, ...]:
    """Return every lock file: those of packages that are installed, and the one of the build's tools."""
    return (*extras(), BUILD)


def wanted(lock: Path) -> str:
    """Return a digest of everything from which a lock file follows; if it differs from the file's own, the file is out
    of date.
    """
    made_from: list[Any] = [build_tools()]
    if lock != BUILD:
        table = project()
        sets = {name: table["optional-dependencies"][name] for name in extras()[lock]}
        made_from = [table["requires-python"], table["dependencies"], sets]
    return hashlib.sha256(json.dumps(made_from, sort_keys=True).encode()).hexdigest()


def write(lock: Path, upgrade: bool, same_as: tuple[Path, ...] = ()) -> bool:
    """Write a lock file; return whether that was possible.

    :param same_as: lock files with the same versions.
    """
    words = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
    words += [word for name in extras().get(lock, ()) for word in ("--extra", name)]
    words += [word for other in same_as for word in ("--constraint", str(other))]
    words += ["--upgrade"] * upgrade
    uv = [sys.executable, "-m", "uv", "--no-config", "pip", "compile"]
    command = [*uv, "-" if lock == BUILD else "pyproject.toml", *words, "--output-file", str(lock)]
    tools = "\n".join(build_tools()) if lock == BUILD else ""
    done = subprocess.run(command, cwd=ROOT, input=tools, text=True, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        return False
    lock.write_text(HEADER.format(wanted(lock)) + lock.read_text(encoding="utf-8"), encoding="utf-8")
    return True


def main() -> int:
    """Write all lock files and the list of licences; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.lock")
    parser.add_argument("--upgrade", action="store_true")
    upgrade = parser.parse_args().upgrade
    others = [lock for lock in extras() if lock != TESTS]
    done = write(TESTS, upgrade) and all(write(lock, upgrade, (TESTS,)) for lock in others) and write(BUILD, upgrade)
    if not done:
        return 1
    wheels.write(extras())
    return licences.main()


if __name__ == "__main__":
    sys.exit(main())
