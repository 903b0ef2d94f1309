"""Network ports of this machine that nobody has."""

from __future__ import annotations

import contextlib
import random
import socket


def free_port() -> int:
    """Return a port of this machine that nobody has, and that the system gives to no connection by itself."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
