"""Start a built page once in Node.js, which the build needs anyway, before it is offered to players."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import msgspec

from numeramis_access.web.static.fetch import THIS_FOLDER, find_program

#: seconds after which a page counts as one that does not start
START_SECONDS = 300.0


#: the line of a traceback that names the error
ERROR_LINE_PATTERN = re.compile(r"[\w.]*(Error|Exception|Interrupt)\b")


class PageFailed(Exception):
    """Raised if a page does not start.

    :param why: the first error, in the words of the program's Python or of Node.js.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class StartResult(msgspec.Struct, frozen=True):
    """The result of a start. :param modules: number of modules. :param wrong: the failures with their reasons."""

    modules: int
    wrong: list[str]


def start_once(made: Path) -> None:
    """Start a page in Node.js, import all its modules and press a key.

    :param made: the folder of its files; a ``package.json`` for Node.js is written beside it.
    :raises PageFailed: if it does not start within ``START_SECONDS`` seconds, or a module fails.
    :raises FileMissing: if Node.js is not installed.
    """
    (made.parent / "package.json").write_text(json.dumps({"type": "module"}), encoding="utf-8", newline="\n")
    command = [find_program("node"), str(THIS_FOLDER / "check.js"), str(made)]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, encoding="utf-8", timeout=START_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise PageFailed(f"no answer in {START_SECONDS:.0f} s") from None
    try:
        start = msgspec.json.decode(done.stdout.strip().rpartition("\n")[2], type=StartResult)
    except msgspec.DecodeError:
        raise PageFailed(error_line(done.stderr) or f"node: {done.returncode}") from None
    if start.wrong or not start.modules:
        raise PageFailed(error_line(start.wrong[0]) if start.wrong else "no modules")


def error_line(text: str) -> str:
    """Return the last line of a text that names an error, else its last line; empty for a text without lines.

    :param text: the output of a program.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if ERROR_LINE_PATTERN.match(line)]
    return [*lines, *errors][-1] if lines else ""
