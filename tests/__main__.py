"""``python3 -m tests`` passes the tests on a machine with only a Python.

It sets up the program's environment with the test packages of ``tests.lock``, installs the real peers
(``tests.installing``), then runs pytest and, in parallel, ruff, import-linter and mypy for three systems. The last
lines name the tests left out for want of a peer. ``python3 -m tests quick`` suits a small change, ``python3 -m tests
touched`` a change of some lines (``tests.touched``); other words go to pytest: ``python3 -m tests tests/games``. The
whole run repeats a few failures alone, because a shared machine sometimes stops, and a test that waits for five
programs then waits in vain. A second failure is a fault; the run names the tests that pass the second time. Pythons as
old as 3.6 must be able to read this file, so that it can advise their users.
"""

import json
import os
import subprocess
import sys
import threading
from datetime import date
from pathlib import Path

from numeramis_access.bootstrap import telling

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "tests/requirements.lock"
#: folders with peers that an ordinary user's PATH may lack
SYSTEM_PROGRAMS = ("/usr/local/sbin", "/usr/sbin", "/sbin")
#: systems for type checks, our own first; each has its own cache, because they would overwrite each other's
SYSTEMS = sorted(("linux", "win32", "darwin"), key=lambda system: system != sys.platform)


def lints(tools: Path, systems: "list[str]") -> "list[list[str]]":
    """Return the commands that check the text without running it. :param tools: the folder of their programs."""
    types = [str(tools / "mypy"), "--platform"]
    return [
        [str(tools / "ruff"), "check", "."],
        [str(tools / "lint-imports")],
        *([*types, system, "--cache-dir", f".mypy_cache/{system}"] for system in systems),
    ]


#: pytest's processes beyond the number of cores: many tests wait for a program, but few quick ones
WHOLE, QUICK = 4, 2
#: up to this number the machine may be at fault (a stopped desktop fails all tests of its file); more are real
FEW = 20
#: pytest's exit status for failed tests
FAILED = 1


def workers(more: int) -> "list[str]":
    """Return pytest's options that divide the test files among processes.

    :param more: processes beyond the number of cores.
    """
    count = (os.cpu_count() or 2) + more
    return ["-n", str(count), "--dist", "loadfile", "--no-loadscope-reorder", "--durations=10"]


def turn() -> "list[str]":
    """Return the day's number as words for pytest: it chooses the cases of tests marked ``turns``, so that each case
    has its day.
    """
    return ["--turn", str(date.today().toordinal())]


class Beside(threading.Thread):
    """Runs commands one after the other in parallel with other work, and keeps their output.

    :ivar said: an output for each ended command. :ivar status: 0 while all have passed.
    """

    def __init__(self, commands: "list[list[str]]", environment: "dict[str, str]") -> None:
        super().__init__(daemon=True)
        self._commands = commands
        self._environment = environment
        self.said = []  # type: list[str]
        self.status = 0
        self.start()

    def run(self) -> None:
        """Run the commands."""
        for command in self._commands:
            said, errors = subprocess.PIPE, subprocess.STDOUT
            around = self._environment
            done = subprocess.run(command, cwd=str(ROOT), env=around, stdout=said, stderr=errors, check=False)
            self.said.append(_title(command) + done.stdout.decode("utf-8", "replace"))
            self.status |= done.returncode


def _title(command: "list[str]") -> str:
    return f"== {Path(command[0]).name} {' '.join(command[1:])}\n"


def _status(command: "list[str]", environment: "dict[str, str]", folder: Path = ROOT) -> int:
    return subprocess.run(command, cwd=str(folder), env=environment, check=False).returncode


def whole(pytest: "list[str]", words: "list[str]", environment: "dict[str, str]", root: Path = ROOT) -> int:
    """Run the tests of a folder in parallel, and repeat a few failed ones alone; return 0 if all pass.

    :param pytest: the command.
    :param words: its options for parallel runs.
    :param environment: the environment variables of the runs.
    :param root: the folder.
    """
    status = _status([*pytest, "--cache-clear", *words], environment, root)
    kept = root / ".pytest_cache/v/cache/lastfailed"
    failed = json.loads(kept.read_text(encoding="utf-8")) if status == FAILED and kept.exists() else {}
    if not 0 < len(failed) <= FEW:
        return status
    print("== once more, alone: what failed beside others and passes now is named below, and worth a look", flush=True)
    return _status([*pytest, "--last-failed", "-rp", *failed], environment, root)


def checks(python: Path, words: "list[str]") -> int:
    """Run every check; return 0 if all pass.

    :param python: the Python with the packages of the tests.
    :param words: ``quick`` for tests that need no peer and little time, ``touched`` for those of them that reach
        changed lines; other words go to pytest, which then runs alone.
    """
    tools, quick = python.parent, words == ["quick"]
    path = os.pathsep.join((str(tools), os.environ.get("PATH", os.defpath), *SYSTEM_PROGRAMS))
    #: keep compiled modules, because the tests start hundreds of programs
    environment = {**os.environ, "PATH": path, "NUMERAMIS_OWN": "1", "PYTHONDONTWRITEBYTECODE": ""}
    if words[:1] == ["touched"]:
        return _status([str(python), "-m", "tests.touched", *words[1:]], environment)
    pytest = [str(python), "-m", "pytest"]
    looks = lints(tools, SYSTEMS[:1] if quick else SYSTEMS) if quick or not words else []
    beside = Beside(looks, environment)
    compiled = Beside([] if words else [[*pytest, "--collect-only", "-qqq"]], environment)
    status = 0 if quick else _status([str(python), "-m", "tests.installing"], environment)
    compiled.join()
    chosen = ["--quick", *workers(QUICK)] if quick else words or [*workers(WHOLE), *turn()]
    print(_title([*pytest, *chosen]), end="", flush=True)
    status |= whole(pytest, chosen, environment) if quick or not words else _status([*pytest, *chosen], environment)
    beside.join()
    print("".join(beside.said), end="", flush=True)
    return int(bool(status or beside.status))


def set_up() -> "Path | None":
    """Return the Python with the packages of the tests: the running one if it has them. If there is none, print the
    reason and return None.
    """
    if not telling.is_new_enough():
        return None
    from numeramis_access.bootstrap.environment import SetUpError, prepare_environment, runs_in_environment
    from numeramis_access.bootstrap.start import LOCK_FILES

    locks = (*LOCK_FILES, LOCK)
    try:
        return Path(sys.executable) if runs_in_environment(locks) else prepare_environment(locks)
    except SetUpError as error:
        telling.tell_step(error.code, error.detail)
        return None


def run_command(room: str, words: "list[str]") -> int:
    """Run the command of a room of tests, ``tests/<room>/command.py``, with the Python that has their packages.

    The command itself imports those packages, so each ``tests/<room>/__main__.py`` calls this function.

    :param room: name of the room. :param words: the command-line arguments.
    :return: the exit status of the command; 1 if the set-up fails.
    """
    python = Path(sys.executable) if os.environ.get("NUMERAMIS_OWN") else set_up()
    if python is None:
        return 1
    from numeramis_access.bootstrap.start import run_module

    return run_module(python, f"tests.{room}.command", words)


def main() -> int:
    """Set up, install, check; return the exit status."""
    python = set_up()
    return checks(python, sys.argv[1:]) if python else 1


if __name__ == "__main__":
    sys.exit(main())
