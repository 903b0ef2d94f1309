"""Servers as people start them: the command ``serve`` in its own process."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.waiting import wait_until


class Node:
    """A server process.

    :param home: its folder. :param words: options of ``serve``. :param within: command prefix.
    """

    def __init__(self, home: Path, *words: str, within: Sequence[str] = ()) -> None:
        command = [*within, sys.executable, "-m", "numeramis_access", "serve", "--language", "en", *words]
        if "--port" not in words:
            command += ["--port", "0"]
        environment = {**os.environ, "NUMERAMIS_HOME": str(home), "NUMERAMIS_OWN": "1", "PYTHONUNBUFFERED": "1"}
        self.said = home.with_suffix(".log")
        with open(self.said, "wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)

    def says(self, words: str) -> str:
        """Wait until the server has printed these words; return all its output."""
        wait_until(lambda: words in self.said.read_text("utf-8"), lambda: self.said.read_text("utf-8"))
        return self.said.read_text("utf-8")

    @property
    def url(self) -> str:
        """The server's address, after a wait for it."""
        said = self.says("http://")
        return "http://" + said.partition("http://")[2].split()[0].rstrip("/")

    def end(self, how: signal.Signals) -> None:
        """Terminate the first process."""
        self.process.send_signal(how)
        self.process.wait()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)  # the opponents' processes
