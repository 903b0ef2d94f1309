"""Waits for events elsewhere: in a thread, another process, a real program."""

from __future__ import annotations

import time
from collections.abc import Callable

#: seconds after which a test gives up; generous, machines are shared
PATIENCE = 60.0
#: seconds between two looks
LOOK = 0.005


def until(condition: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Wait until a condition holds; return whether it did in time."""
    ends = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > ends:
            return False
        time.sleep(LOOK)
    return True


def wait_until(condition: Callable[[], object], told: Callable[[], object] = lambda: "waited in vain") -> None:
    """Wait until a condition holds.

    :param told: explains the state at a failure.
    :raises AssertionError: after ``PATIENCE`` seconds.
    """
    assert until(condition), told()
