"""Start the real brltty on private directories, ports and pseudo-terminals; end it by its own process id.

``start_brltty("bm", path)`` drives a display (emulator) at a serial port. ``start_virtual(20)`` is brltty's own virtual
display with a BrlAPI server behind it: tests read its cells and send it keys.
"""

from __future__ import annotations

import os
import re
import select
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.waiting import until

BRLAPI_PORT = 4101
#: last bytes of the virtual display's lines in which the newest one is looked for first
TAIL = 8192
LOG_CATEGORIES = "debug,inpkts,outpkts,brldrv,brlkeys"


def free_port(at_least: int = 1024) -> int:
    """Return a free TCP port of the loopback interface."""
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        if port >= at_least:
            return port


def raw_pty() -> tuple[int, int, str]:
    """Return a raw pseudo-terminal: the display's descriptor, the port's descriptor, the port's path.

    Keep the port's descriptor open while the display is plugged in; close both to unplug it.
    """
    import tty  # Windows has neither it nor pseudo-terminals

    display, port = os.openpty()
    tty.setraw(display)
    tty.setraw(port)
    return display, port, os.ttyname(port)


class Brltty:
    """One running brltty; ``with`` ends it."""

    def __init__(self, code: str, device: str, extra_args: Sequence[str] = (), api: str = "") -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="brltty-"))
        for name in ("upd", "wri"):
            (self.directory / name).mkdir()
        self._log = self.directory / "log"
        command = [
            *("brltty", "-n", "-e", "-q", "-f", "/dev/null", "-x", "no", "-s", "no", "-l", LOG_CATEGORIES),
            *("-U", str(self.directory / "upd"), "-W", str(self.directory / "wri")),
            *("-P", str(self.directory / "pid"), "-b", code, "-d", device),
            *(("-A", api) if api else ("-N",)),
            *extra_args,
        ]
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def log(self) -> str:
        """Return brltty's log so far."""
        return self._log.read_text(errors="replace")

    def wait_for(self, words: str, seconds: float = 20.0) -> None:
        """Wait until the log has ``words``.

        :raises AssertionError: with the end of the log if they do not come.
        """
        if not until(lambda: words in self.log() or self.process.poll() is not None, seconds) or (
            words not in self.log()
        ):
            raise AssertionError(f"brltty never said {words!r}:\n{self.log()[-4000:]}")

    def kill(self) -> None:
        """Kill brltty without notice to its clients."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """End brltty and remove its directories."""
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.kill()
        shutil.rmtree(self.directory, ignore_errors=True)

    def __enter__(self) -> Brltty:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def start_brltty(code: str, device_path: str, extra_args: Sequence[str] = ()) -> Brltty:
    """Start brltty as the driver of a display at a serial port, without its API server.

    :param code: brltty's driver code, ``"bm"``. :param device_path: the port, for example a pty's path.
    :param extra_args: for example ``["-B", "protocol=esysiris"]``.
    """
    return Brltty(code, f"serial:{device_path}", extra_args)


def start_server(code: str, device_path: Path) -> tuple[Brltty, str]:
    """Start brltty as the driver of a display at a serial port, with a BrlAPI server; return it and BrlAPI's host word.

    It is returned with its display: on a busy machine brltty can hang for ever if a client comes while it starts.

    :param code: brltty's driver code, ``"bm"``.
    """
    host = f"127.0.0.1:{free_port(BRLAPI_PORT) - BRLAPI_PORT}"
    brltty = Brltty(code, f"serial:{device_path}", api=f"auth=none,host={host}")
    try:
        brltty.wait_for("braille is online")
    except AssertionError:
        brltty.close()
        raise
    return brltty, host


class VirtualDisplay:
    """brltty's virtual display (driver ``vr``) and the BrlAPI server in front of it."""

    def __init__(self, columns: int, auth: str = "none", host: str = "", port: int = 0) -> None:
        self.port = port or free_port(BRLAPI_PORT)
        self.host = host or f"127.0.0.1:{self.port - BRLAPI_PORT}"
        self._server = free_port()
        self.brltty = Brltty("vr", f"server:127.0.0.1:{self._server}", api=f"auth={auth},host={self.host}")
        self.brltty.wait_for("listening on:")
        self._plug(columns)
        self.brltty.wait_for("brlapi_handleReports")  # from then on the server knows the size

    def _plug(self, columns: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", self._server), 5)
        self._said = b""
        self.send(f"cells {columns}")

    def send(self, line: str) -> None:
        """Send a line to the virtual display: ``cells 40``, ``route 4``, ``fwinrt``.

        The display takes one line at a time: wait for the effect of each before the next.
        """
        self._socket.sendall(line.encode() + b"\n")

    def restart(self, columns: int) -> None:
        """Make brltty restart its driver, and plug in a display of another size."""
        before = self.brltty.log().count("listening on:")
        self.send("restartbrl")
        assert until(lambda: self.brltty.log().count("listening on:") > before)
        self._socket.close()
        self._plug(columns)

    def cells(self) -> bytes:
        """Return the display's dots."""
        self._drain()
        newest = rb'^Braille "(.*)"'
        lines = re.findall(newest, self._said[-TAIL:], re.MULTILINE) or re.findall(newest, self._said, re.MULTILINE)
        return b"" if not lines else bytes(_cell(dots) for dots in lines[-1].split(b"|"))

    @property
    def stood(self) -> list[str]:
        """Return every text that the display has shown, in full width and in order."""
        self._drain()
        return re.findall(r'^Visual "(.*)"$', self._said.decode("utf-8", "replace"), re.MULTILINE)

    def frames(self) -> int:
        """Return how often the dots have changed so far."""
        self._drain()
        return len(re.findall(rb'^Braille "', self._said, re.MULTILINE))

    def _drain(self) -> None:
        while select.select([self._socket], [], [], 0)[0] and (more := self._socket.recv(4096)):
            self._said += more

    def kill(self) -> None:
        """Kill brltty, as a crash would."""
        self._socket.close()
        self.brltty.kill()

    def close(self) -> None:
        """End brltty and remove its directories."""
        self._socket.close()
        self.brltty.close()

    def __enter__(self) -> VirtualDisplay:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def start_virtual(columns: int, auth: str = "none", host: str = "", port: int = 0) -> VirtualDisplay:
    """Start brltty with a virtual display of this many cells and a BrlAPI server.

    :param auth: ``"none"`` or ``"keyfile:/path"``.
    :param host: BrlAPI's host word, ``":7"`` for a Unix socket; by default a free TCP port.
    :param port: TCP port of the server, a free one when 0.
    """
    return VirtualDisplay(columns, auth, host, port)


def _cell(dots: bytes) -> int:
    return sum(1 << (digit - 0x31) for digit in dots.strip())
