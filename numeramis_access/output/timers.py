"""Time for channels: the present time, and delayed calls."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Protocol


class Timers(Protocol):
    """A clock with delayed calls; tests have one of their own."""

    def now(self) -> float:
        """Return monotonic seconds."""

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """Call something after this many seconds, in any thread; return a function that cancels it.

        :param seconds: seconds until then. :param work: the function to call.
        """


class SystemTimers:
    """The computer's own clock; each alarm has its own thread."""

    def now(self) -> float:
        """Return monotonic seconds."""
        return time.monotonic()

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """Call something after this many seconds, in its own thread; return a function that cancels it.

        :param seconds: seconds until then. :param work: the function to call.
        """
        timer = threading.Timer(seconds, work)
        timer.daemon = True
        timer.start()
        return timer.cancel
