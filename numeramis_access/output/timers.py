"""Time as a channel needs it: what it is now, and having something done later."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Protocol


class Timers(Protocol):
    """A clock with an alarm; tests have one of their own."""

    def now(self) -> float:
        """Return seconds that only go forward."""

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """Have something done after so many seconds, in whatever thread; return what calls it off."""


class SystemTimers:
    """The computer's own clock, each alarm in a thread of its own."""

    def now(self) -> float:
        """Return seconds that only go forward."""
        return time.monotonic()

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """Have something done after so many seconds, in a thread of its own."""
        timer = threading.Timer(seconds, work)
        timer.daemon = True
        timer.start()
        return timer.cancel
