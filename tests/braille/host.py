"""The smallest host for tests of drivers: one port, one driver, no retries."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Callable
from pathlib import Path

from braille.driver import Driver, DriverEvent, Identity


class Host:
    """A host that opens ``path`` and carries bytes between the port and the driver while it waits."""

    def __init__(self, driver: Driver, path: Path) -> None:
        self.driver = driver
        self.events: list[DriverEvent] = []
        self._port = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        self._ticked = time.monotonic()

    def write(self, data: bytes) -> None:
        """Write bytes to the display."""
        os.write(self._port, data)

    def wait_for(self, condition: Callable[[], object], patience: float = 10.0) -> None:
        """Carry bytes until the condition holds.

        :raises AssertionError: with all events, after ``patience`` seconds.
        """
        end = time.monotonic() + patience
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"it never came; events: {self.events}")
            self._step()

    def identify(self, tries: int = 3) -> Identity:
        """Ask the display for its identity every 0.3 seconds, at most ``tries`` times.

        :raises AssertionError: without an answer.
        """
        for _ in range(tries):
            self.write(self.driver.hello())
            end = time.monotonic() + 0.3
            while time.monotonic() < end:
                self._step()
                identities = [event for event in self.events if isinstance(event, Identity)]
                if identities:
                    return identities[-1]
        raise AssertionError("nobody there")

    def close(self) -> None:
        """Close the port."""
        os.close(self._port)

    def _step(self) -> None:
        ready, _, _ = select.select([self._port], [], [], 0.01)
        if ready:
            self.events += self.driver.receive(os.read(self._port, 4096))
        now = time.monotonic()
        self.write(self.driver.tick(now - self._ticked))
        self._ticked = now
