"""Exchange lines with an untrusted program in a cage (see ``cage``), with limits on time and size."""

from __future__ import annotations

import contextlib
import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path

CAGE_PROGRAM = Path(__file__).with_name("cage.py")
#: the most bytes of an answer
MAX_ANSWER_BYTES = 64 * 1024
#: the most unread answers
MAX_UNREAD_ANSWERS = 4
#: seconds to wait for the end of a killed program
KILL_SECONDS = 10.0
#: names of the environment variables that the program gets
VARIABLE_NAMES = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TEMP", "TZ", "SYSTEMROOT", "VIRTUAL_ENV")


class ProgramFault(Exception):
    """The program broke the rules of the exchange.

    :param why: ``late`` (no answer in time), ``ended`` (the program ended), ``flood`` (too much output), ``garbled``
        (no JSON or another request's answer), ``refused`` (an error as the answer), ``illegal`` (an illegal action) or
        ``unasked`` (not asked after too many failures).
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class CagedProgram:
    """A running untrusted program, whose processes ``cage.py`` kills at the end; on Windows it runs without a cage.

    :param command: the program and its arguments.
    :raises OSError: if it cannot be started.
    """

    def __init__(self, command: list[str]) -> None:
        environment = {name: value for name, value in os.environ.items() if name in VARIABLE_NAMES}
        self._control: int | None = None
        if sys.platform == "win32":
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
            )
        else:
            read, self._control = os.pipe()
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(CAGE_PROGRAM), str(read), *command],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment,
                pass_fds=(read,), start_new_session=True,
            )  # fmt: skip
            os.close(read)
        self._lines: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self._read, name="arena", daemon=True).start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the answer, with its line end.

        :param line: the line, with its line end.
        :param seconds: time limit of the answer.
        :raises ProgramFault: ``late``, ``ended`` or ``flood``; the caller must then kill the program.
        """
        if not self._lines.empty():
            raise ProgramFault("ended" if self._lines.get() == b"" else "flood")
        ends = time.monotonic() + seconds
        threading.Thread(target=self._write, args=(line,), name="arena", daemon=True).start()
        try:
            answer = self._lines.get(timeout=max(0.0, ends - time.monotonic()))
        except queue.Empty:
            raise ProgramFault("late") from None
        if not answer.endswith(b"\n"):
            raise ProgramFault("flood" if len(answer) > MAX_ANSWER_BYTES else "ended")
        return answer

    def kill(self) -> None:
        """Kill the program, with the processes that the cage can kill, and wait for its end; on Windows only itself."""
        if self._control is not None:
            os.close(self._control)
            self._control = None
        else:
            self._process.kill()
        try:
            self._process.wait(KILL_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _read(self) -> None:
        """Read lines until the program ends or has written more than allowed."""
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            line = b" "
            while line and self._lines.qsize() < MAX_UNREAD_ANSWERS:
                with contextlib.suppress(OSError, ValueError):
                    line = stream.readline(MAX_ANSWER_BYTES + 1)
                self._lines.put(line)
                if len(line) > MAX_ANSWER_BYTES:
                    return
