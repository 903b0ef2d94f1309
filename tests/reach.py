"""Which tests reach a line of the program.

``record`` runs tests with coverage.py and keeps, for each line, the tests that run it and the seconds of each test. As
a pytest plugin (``-p tests.reach``) this module does the recording in each process of pytest. Other processes that a
test starts are not seen.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).resolve().parent.parent
#: environment variable with the folder for the recording
FOLDER = "NUMERAMIS_REACH"
#: packages whose lines count
PACKAGES = ("numeramis_access", "braille")
#: name of coverage.py's file, and of the file with the seconds of each test
LINES, SECONDS = "lines", "seconds.json"


class Recording:
    """The plugin's state in one process of pytest.

    :param folder: the folder for its files. :param process: a name of the process.
    """

    def __init__(self, folder: Path, process: str) -> None:
        self._seconds: dict[str, float] = {}
        self._file = folder / f"{process}.json"
        self._coverage = coverage.Coverage(
            data_file=str(folder / LINES), data_suffix=process, config_file=False, concurrency=["greenlet", "thread"],
            include=[f"{ROOT / package}/*" for package in PACKAGES],
        )  # fmt: skip
        self._coverage.set_option("run:relative_files", True)
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note the lines that a test runs under its name."""
        self._coverage.switch_context(item.nodeid)
        begins = time.perf_counter()
        result = yield
        self._seconds[item.nodeid] = time.perf_counter() - begins
        self._coverage.switch_context("")
        return result

    def pytest_unconfigure(self) -> None:
        """Write the recording."""
        self._coverage.stop()
        self._coverage.save()
        self._file.write_text(json.dumps(self._seconds), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Start recording in each process that runs tests."""
    worker = getattr(config, "workerinput", {}).get("workerid", "")
    if FOLDER in os.environ and (worker or not getattr(config.option, "numprocesses", None)):
        config.pluginmanager.register(Recording(Path(os.environ[FOLDER]), worker or "main"))


def record(folder: Path, words: Sequence[str]) -> None:
    """Run tests and keep their lines in an empty folder.

    :param words: options and tests for pytest.
    """
    folder.mkdir(parents=True)
    command = [sys.executable, "-m", "pytest", "-p", "tests.reach", "-p", "no:cacheprovider", *words]
    subprocess.run(command, cwd=ROOT, env={**os.environ, FOLDER: str(folder)}, check=False)
    whole = coverage.Coverage(data_file=str(folder / LINES), config_file=False)
    whole.set_option("run:relative_files", True)
    whole.combine([str(folder)])
    whole.save()
    parts = sorted(folder.glob("*.json"))
    seconds = [json.loads(part.read_text("utf-8")) for part in parts]
    for part in parts:
        part.unlink()
    (folder / SECONDS).write_text(json.dumps({test: s for part in seconds for test, s in part.items()}), "utf-8")


class Reach:
    """A recording.

    :param folder: the folder that ``record`` filled.
    """

    def __init__(self, folder: Path) -> None:
        self._data = coverage.CoverageData(str(folder / LINES))
        self._data.read()
        self.seconds: dict[str, float] = json.loads((folder / SECONDS).read_text("utf-8"))
        self._lines: dict[str, dict[int, list[str]]] = {}

    def tests(self, file: str, lines: Sequence[int]) -> list[str]:
        """Return the tests that run any of these lines, the shortest first.

        :param file: path in the repository. :param lines: 1-based numbers.
        """
        if file not in self._lines:
            self._lines[file] = self._data.contexts_by_lineno(file)
        there = {test for line in lines for test in self._lines[file].get(line, ()) if test}
        return sorted(there, key=lambda test: (self.seconds.get(test, 0.0), test))
