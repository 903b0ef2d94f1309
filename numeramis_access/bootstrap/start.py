"""Start the program in its own environment, which is first created if needed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from numeramis_access.bootstrap.environment import SetUpError, is_up_to_date, prepare_environment
from numeramis_access.bootstrap.packages import PROGRAM_FOLDER
from numeramis_access.bootstrap.telling import tell_step

#: packages that every start needs
NEEDED_PACKAGES = ("fluent", "msgspec", "platformdirs", "pygame", "serial", "tomlkit", "espeakng_loader")
LOCK_FOLDER = PROGRAM_FOLDER / "numeramis_access/bootstrap"
#: lock files of a first start
LOCK_FILES = (LOCK_FOLDER / "start.lock",)
#: packages for screen readers; some machines cannot have them, and the program works without them
READER_PACKAGES = ("accesskit", "prismatoid")


def has_packages() -> bool:
    """Return whether the running Python has the packages that every start needs, in the versions of the lock files."""
    return all(find_spec(name) for name in NEEDED_PACKAGES) and is_up_to_date(LOCK_FILES)


def restart(module: str, arguments: list[str]) -> int:
    """Run a module of the program in its own environment, which is created or updated first if needed.

    :param module: name of the module.
    :param arguments: its command-line arguments.
    :return: as ``run_module``; 1 if the environment cannot be created, which is announced; 130 after Ctrl+C.
    """
    try:
        python = prepare_environment(LOCK_FILES, READER_PACKAGES)
    except SetUpError as error:
        tell_step(error.code, error.detail)
        return 1
    except KeyboardInterrupt:
        return 130
    return run_module(python, module, arguments)


def run_module(python: Path, module: str, arguments: list[str]) -> int:
    """Run a module with the Python of a finished environment.

    On Windows it is a child process, and this function returns its exit status. On other systems it replaces this
    process, so that signals reach it, and the function does not return.

    :param python: path of the Python. :param module: name of the module.
    :param arguments: its command-line arguments.
    :return: the exit status of the module.
    :raises OSError: if it cannot be started.
    """
    command = [str(python), "-m", module, *arguments]
    surroundings = {**os.environ, "NUMERAMIS_OWN": "1"}
    if sys.platform != "win32":
        os.execve(python, command, surroundings)
    return _attend(subprocess.Popen(command, env=surroundings))


def _attend(program: subprocess.Popen[bytes]) -> int:
    """Wait for the end of a program and return its exit status; Ctrl+C is left to the program."""
    while True:
        try:
            return program.wait()
        except KeyboardInterrupt:
            continue
