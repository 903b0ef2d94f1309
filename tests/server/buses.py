"""A real NATS server for tests."""

from __future__ import annotations

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.campaigns.house_server import free_port
from tests.waiting import wait_until


class Nats:
    """A server of messages. :ivar port: where it listens, also when it was started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def start(self) -> None:
        """Have it run."""
        found = shutil.which("nats-server")
        assert found is not None
        command = ["setpriv", "--pdeathsig", "KILL", found, "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(self._listens)

    def _listens(self) -> bool:
        with socket.socket() as tried:
            return tried.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """Have it end."""
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
