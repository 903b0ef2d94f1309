"""Starts the program in its own environment, once that is there."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

from numeramis_access.bootstrap.environment import SetUpError, environment, up_to_date
from numeramis_access.bootstrap.packages import ROOT
from numeramis_access.bootstrap.telling import tell

#: packages without which nothing starts
NEEDED = ("fluent", "msgspec", "platformdirs", "pygame", "serial", "tomlkit", "espeakng_loader")
LOCKS = ROOT / "numeramis_access/bootstrap"
#: everything that a first start installs
ALL = (LOCKS / "start.lock",)
#: the packages of it for screen readers: some machines cannot have them, and the program works without
READERS = ("accesskit", "prismatoid")


def ready() -> bool:
    """Return whether this very Python has what the program needs."""
    return all(find_spec(name) for name in NEEDED) and up_to_date(ALL)


def restart(module: str, arguments: list[str]) -> int:
    """Run a module of the program in its own environment; return its exit status, 1 where that cannot be made.

    Where the system can, this process becomes the program, so that signals reach it and nothing is left beside it.
    """
    try:
        python = environment(ALL, READERS)
    except SetUpError as error:
        tell(error.code, error.detail)
        return 1
    except KeyboardInterrupt:
        return 130
    command = [str(python), "-m", module, *arguments]
    surroundings = {**os.environ, "NUMERAMIS_OWN": "1"}
    if sys.platform != "win32":
        os.execve(python, command, surroundings)
    return _attend(subprocess.Popen(command, env=surroundings))


def _attend(program: subprocess.Popen[bytes]) -> int:
    """Wait until a program has ended; return its exit status. Ctrl+C is the program's affair."""
    while True:
        try:
            return program.wait()
        except KeyboardInterrupt:
            continue
