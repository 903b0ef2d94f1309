"""Free network ports of this machine."""

from __future__ import annotations

import contextlib
import random
import socket


def free_port() -> int:
    """Return a free TCP port of this machine, outside the range from which systems choose ports by themselves."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
