"""A listener in NVDA's place: it answers the controller client that programs bring, and notes each call.

``controller.idl`` is the interface that NV Access publishes; widl and mingw make the listener from it.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import NamedTuple

from tests.waiting import until
from tests.windows.wine import PATIENCE, Machine

HERE = Path(__file__).parent
MINGW = "x86_64-w64-mingw32"


class Call(NamedTuple):
    """One call: ``speak``, ``braille``, ``cancel``, ``test``, or first of all ``listening``; and its text."""

    what: str
    text: str


def build(target: Path) -> None:
    """Make the listener. :raises subprocess.CalledProcessError: when a compiler refuses."""
    with tempfile.TemporaryDirectory() as name:
        for source in ("controller.idl", "listener.c"):
            shutil.copy(HERE / source, name)
        made = ["-h", "-H", "controller.h", "-s", "-S", "controller_s.c"]
        stubs = [f"{MINGW}-widl", "-m64", "-Oicf", *made, "controller.idl"]
        program = [f"{MINGW}-gcc", "-O1", "-s", "-o", str(target), "listener.c", "controller_s.c", "-lrpcrt4"]
        for command in (stubs, program):
            subprocess.run(command, cwd=name, check=True, capture_output=True)


class Listener:
    """The listener running on a machine. :ivar calls: all that came, oldest first."""

    def __init__(self, machine: Machine) -> None:
        folder = machine.drive / "nvda"
        folder.mkdir(exist_ok=True)
        program, self._closed = folder / "listener.exe", folder / "closed"
        self._closed.unlink(missing_ok=True)
        build(program)
        self.calls: list[Call] = []
        self._process = machine.begin(machine.path(program), machine.path(self._closed))
        threading.Thread(target=self._read, daemon=True).start()
        assert until(lambda: bool(self.calls), PATIENCE), "the listener does not listen"

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            what, _, text = line.decode("utf-8").rstrip("\r\n").partition("\t")
            self.calls.append(Call(what, text))

    def told(self, what: str) -> list[str]:
        """Return the texts of all calls of one kind."""
        return [call.text for call in self.calls if call.what == what]

    def close_reader(self) -> None:
        """Answer from now on as without NVDA."""
        self._closed.touch()

    def start_reader(self) -> None:
        """Answer again."""
        self._closed.unlink()

    def end(self) -> None:
        """End the listener through its input: a kill of its starter would leave it to take later calls."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
