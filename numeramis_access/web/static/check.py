"""Start a built page once in Node.js, which the build needs anyway, before it is offered to players."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import msgspec

from numeramis_access.web.static.fetch import HERE, find_program

#: seconds after which a page counts as one that does not start
PATIENCE = 300.0


#: the line of a traceback that names the error
ERROR = re.compile(r"[\w.]*(Error|Exception|Interrupt)\b")


class Dead(Exception):
    """A page does not start. :param why: the first error, in the words of the program's Python or of Node.js."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Start(msgspec.Struct, frozen=True):
    """The result of a start. :param modules: number of modules. :param wrong: the failures with their reasons."""

    modules: int
    wrong: list[str]


def start_once(made: Path) -> None:
    """Start a page in Node.js, import all its modules and press a key.

    :param made: the folder of its files; a note for Node.js is written beside it. :raises Dead: when it does not start.
    """
    (made.parent / "package.json").write_text(json.dumps({"type": "module"}), encoding="utf-8", newline="\n")
    command = [find_program("node"), str(HERE / "check.js"), str(made)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise Dead(f"no answer in {PATIENCE:.0f} s") from None
    try:
        start = msgspec.json.decode(done.stdout.strip().rpartition("\n")[2], type=Start)
    except msgspec.DecodeError:
        raise Dead(reason(done.stderr) or f"node: {done.returncode}") from None
    if start.wrong or not start.modules:
        raise Dead(reason(start.wrong[0]) if start.wrong else "no modules")


def reason(text: str) -> str:
    """Return the line of a traceback that names the error, else the last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if ERROR.match(line)]
    return [*lines, *errors][-1] if lines else ""
