"""A wire between two programs that a test can cut: it carries data both ways, or nothing at all."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable

#: opens a connection to a wire's target
Leads = Callable[[], socket.socket]


class Wire:
    """A local port that forwards to another program. :param leads: opens a connection to that program."""

    def __init__(self, leads: Leads) -> None:
        self._leads = leads
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._whole = threading.Event()
        self._whole.set()
        self._ends: set[socket.socket] = set()
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        """Close all connections, lose their data, and refuse new ones."""
        self._whole.clear()
        for end in list(self._ends):
            _close(end)

    def hold(self) -> None:
        """Carry nothing more, without notice to either end."""
        self._whole.clear()

    def mend(self) -> None:
        """Carry again; held data are lost with their connections."""
        for end in list(self._ends):
            _close(end)
        self._whole.set()

    def close(self) -> None:
        """Close the wire."""
        self.cut()
        _close(self._listener)

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        try:
            if not self._whole.is_set():
                raise ConnectionRefusedError
            far = self._leads()
        except OSError:
            _close(near)
            return
        self._ends |= {near, far}
        threading.Thread(target=self._carry, args=(far, near), daemon=True).start()
        self._carry(near, far)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if self._whole.is_set():
                    target.sendall(data)
        for end in (source, target):
            _close(end)
            self._ends.discard(end)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


def to_port(port: int) -> Leads:
    """Return an opener of connections to a local port."""
    return lambda: socket.create_connection(("127.0.0.1", port))


def to_socket(path: str) -> Leads:
    """Return an opener of connections to a socket path."""

    def leads() -> socket.socket:
        made = socket.socket(socket.AF_UNIX)
        made.connect(path)
        return made

    return leads
