"""Two programs on one home on Windows: they change files in turn and at once, and nothing of either is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.store.home import Home
from tests.app.one_of_two import CHANGES
from tests.app.test_bad_circumstances import settings
from tests.app.test_two_programs import TIMES, missing
from tests.windows.drive import own_python
from tests.windows.wine import Machine

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]

#: holds the lock of a home until it is killed
HOLDS = (
    "import sys, time; from pathlib import Path; from numeramis_access.store.changing import lock_folders\n"
    "with lock_folders(Path(sys.argv[1])): print('held', flush=True); time.sleep(3600)"
)
#: changes a file there, as soon as the lock is free
CHANGES_ONE = (
    "import sys; from pathlib import Path; from numeramis_access.store import changing\n"
    "changing.LOCK_SECONDS = float(sys.argv[2])\n"
    "try: changing.change_file(Path(sys.argv[1], 'one'), lambda content: b'changed')\n"
    "except OSError as error: print(type(error).__name__)\n"
    "else: print('changed')"
)


class Program:
    """A program of that machine that says a line for each that it is given."""

    def __init__(self, machine: Machine, program: Path, home: Path, *words: str) -> None:
        named = {"NUMERAMIS_HOME": machine.path(home), "NUMERAMIS_OWN": "1", "PYTHONUTF8": "1"}
        self.process = machine.begin(own_python(machine, program), *words, folder=program, **named)

    def hear(self, word: str) -> None:
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode().strip()
        assert said == word, self._errors(said)

    def order(self, what: str, number: int) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what} {number}\n".encode())

    def _errors(self, said: str) -> str:
        self.process.kill()
        assert self.process.stderr is not None
        return said + self.process.stderr.read().decode("utf-8", "replace")


def test_what_two_programs_change_in_turn_and_at_once_is_all_there(machine: Machine, program: Path, home: Path) -> None:
    settings(home, '# mine\nlanguage = "cs"\nbraille = "off"\n')
    both = [Program(machine, program, home, "-m", "tests.app.one_of_two", machine.path(home), name) for name in "AB"]
    try:
        for one in both:
            one.hear("ready")
        for number in range(TIMES):
            for what in CHANGES:
                for one in both:
                    one.order(what, number)
                    if not number:  # in turn; later at once
                        one.hear("done")
                for one in both if number else ():
                    one.hear("done")
    finally:
        machine.kill(home)
    assert not {name: lost for name in CHANGES if (lost := missing(Home.at(home), name))}


def changed(machine: Machine, program: Path, home: Path, patience: float) -> str:
    """Let a program on the machine change a file of a home, and return its output."""
    words = (own_python(machine, program), "-c", CHANGES_ONE, machine.path(home), str(patience))
    return machine.run(*words, folder=program, NUMERAMIS_OWN="1").stdout.strip()


def test_the_lock_of_a_killed_program_is_free(machine: Machine, program: Path, home: Path) -> None:
    holder = Program(machine, program, home, "-c", HOLDS, machine.path(home))
    try:
        holder.hear("held")
        assert changed(machine, program, home, 0.1) == "FileBusy"
    finally:
        machine.kill(home)
    assert changed(machine, program, home, 10.0) == "changed"
    assert (home / "one").read_bytes() == b"changed"
