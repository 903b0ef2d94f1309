"""An environment with exactly the packages of a first start, and real programs in it.

The packages are those of the tests, from the same lock: a bare environment gets links to the files of all packages that
``start.lock`` names for this computer, so that it can import no others. It needs no package index.
"""

from __future__ import annotations

import os
import queue
import re
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

from numeramis_access.bootstrap.start import LOCK_FILES
from tests.wheels import Package, locked

ROOT = Path(__file__).resolve().parents[2]
#: seconds; machines are shared
PATIENCE = 120.0
#: runs the program, and prints the modules behind players' menus that the early imports have missed
WATCHED = """\
import sys, threading
from numeramis_access import cli, compose_server

begin = compose_server.import_player_modules

def watched():
    thread = begin()
    def tell():
        thread.join()
        names = list(compose_server.player_modules())
        print("imported early", len(names), [name for name in names if name not in sys.modules], flush=True)
    threading.Thread(target=tell, daemon=True).start()

compose_server.import_player_modules = watched
sys.exit(cli.main(sys.argv[1:]))
"""


def packages() -> list[Package]:
    """Return the packages that a first start installs on this computer."""
    from packaging.markers import Marker

    return [package for path in LOCK_FILES for package in locked(path)
            if not package.marker or Marker(package.marker).evaluate()]  # fmt: skip


def install(folder: Path) -> Path:
    """Make the environment in a folder; return its Python."""
    subprocess.run([sys.executable, "-I", "-m", "venv", "--without-pip", str(folder)], check=True)
    target = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    for package in packages():
        installed = distribution(package.name)
        assert installed.version == package.version, f"the tests' environment is not that of the lock: {package}"
        for file in installed.files or ():
            source, link = Path(str(file.locate())), target / file
            if ".." not in file.parts and source.exists() and not link.exists():
                link.parent.mkdir(parents=True, exist_ok=True)
                os.link(source, link) if source.stat().st_dev == folder.stat().st_dev else link.symlink_to(source)
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


class Program:
    """A program in the environment, whose output and errors a thread reads as they arrive."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.told: list[str] = []
        self._process = process
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\n"))

    def hears(self, pattern: str) -> re.Match[str]:
        """Wait for a line that matches; return the match. :raises AssertionError: with all output."""
        while True:
            try:
                self.told.append(self._lines.get(timeout=PATIENCE))
            except queue.Empty:
                raise AssertionError("\n".join((f"never told: {pattern}", *self.told))) from None
            if found := re.search(pattern, self.told[-1]):
                return found

    def types(self, line: str) -> None:
        """Type a line at its terminal."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def choose(self, *names: str) -> None:
        """Go down in menus to the entries of these names, hear each, and open them."""
        for name in names:
            while not re.match(name, self._next_entry()):
                self.types("down")
            self.types("")

    def _next_entry(self) -> str:
        return self.hears(r", \w+ of [\w-]+\.?$").string


@contextmanager
def started(python: Path, home: Path, *words: str) -> Iterator[Program]:
    """Start the program in the environment, with a separate home, and end it afterwards."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    own = {"NUMERAMIS_OWN": "1", "NUMERAMIS_HOME": str(home), "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [str(python), "-c", WATCHED, *words], cwd=ROOT, env={**kept, **own}, stdin=pipe, stdout=pipe,
        stderr=subprocess.STDOUT, text=True, encoding="utf-8",
    )  # fmt: skip
    try:
        yield Program(process)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def faults(home: Path) -> str:
    """Return the faults in a home's log."""
    from numeramis_access.store.home import Home

    log = Home.at(home).fault_log
    return log.read_text(encoding="utf-8") if log.exists() else ""
