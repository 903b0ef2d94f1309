"""A real NATS server for tests."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.ports import free_port
from tests.waiting import wait_until


class Nats:
    """A message server.

    :param host: its address. :param within: command prefix of the machine. :param words: more options.
    :ivar port: its port, the same after a restart.
    """

    def __init__(self, host: str = "127.0.0.1", within: Sequence[str] = (), words: Sequence[str] = ()) -> None:
        self.port = free_port()
        self._host = host
        self._within = within
        self._words = words
        self.start()

    @property
    def address(self) -> str:
        """Its address."""
        return f"nats://{self._host}:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def start(self) -> None:
        """Start it."""
        found = shutil.which("nats-server")
        assert found is not None
        command = ["setpriv", "--pdeathsig", "KILL", *self._within, found, "-a", self._host, "-p", str(self.port)]
        self._process = subprocess.Popen([*command, *self._words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(lambda: f":{self.port:04X} 00000000:0000 0A" in self._sockets())

    def _sockets(self) -> str:
        """Return the system's table of all sockets on its machine."""
        return Path(f"/proc/{self.pid}/net/tcp").read_text("ascii")

    def stop(self) -> None:
        """Stop it."""
        self._process.kill()
        self._process.wait()


@contextmanager
def nats_server() -> Iterator[Nats]:
    """Yield a server of messages."""
    made = Nats()
    try:
        yield made
    finally:
        made.stop()
