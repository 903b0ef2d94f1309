"""A copy of the program on a Windows machine's drive, with the environment of a player's first start."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.windows.wine import PLACE, PYTHON_EXE, ROOT, Machine

#: folder of the program with all packages of the tests
WITH_TESTS = "numeramis"
#: first step of ``python -m tests``
SET_UP = (
    "from numeramis_access.bootstrap.environment import prepare_environment; "
    "from numeramis_access.bootstrap.start import LOCK_FILES; from tests.__main__ import LOCK; "
    "prepare_environment((*LOCK_FILES, LOCK))"
)
#: the player's part of the program; the rest is the makers'
PROGRAM = ("numeramis_access", "braille", "sounds", "LICENSE", "NOTICE", "README.md")


def copy_program(target: Path, tests: bool = False) -> Path:
    """Copy the program into a folder from git's index and the work tree; return the folder.

    :param tests: whether to copy the tests and their settings too.
    """
    wanted = () if tests else PROGRAM
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *wanted]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    here = {name for name in names if name and (ROOT / name).is_file()}
    for name in here:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)
    for path in [path for path in target.rglob("*") if path.suffix in (".py", ".ftl", ".toml") and path.is_file()]:
        name = path.relative_to(target).as_posix()
        if name not in here and not name.startswith(".venv/"):
            path.unlink()  # removed from the program since the last copy
    return target


def with_tests(machine: Machine) -> Path:
    """Return a folder on a machine's drive with the present program and all locked packages.

    :raises OSError: when its set-up fails, with its output.
    """
    folder = copy_program(machine.drive / WITH_TESTS, tests=True)
    done = machine.run(PYTHON_EXE, "-c", SET_UP, folder=folder, seconds=1200)
    if not (folder / ".venv/numeramis-stamp").exists() or done.returncode:
        raise OSError(f"no set-up on the Windows machine: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return folder


def own_python(machine: Machine, folder: Path) -> str:
    """Return the interpreter of a set-up program, in the machine's path."""
    return machine.path(folder / ".venv/Scripts/python.exe")


def main_machine() -> Machine:
    """Return the machine that tests share: Czech, with a user's name in ASCII."""
    return Machine(PLACE / "czech")
