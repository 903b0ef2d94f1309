"""How many examples are tried in tests of whole matches, which take long."""

from __future__ import annotations

import os

from hypothesis import settings

#: how many times as many as each run tries, by ``EXAMPLES`` of the environment
TIMES = int(os.environ.get("EXAMPLES", "1"))


def some(examples: int) -> settings:
    """Return how Hypothesis tries so many examples, or as many times so many as is wished."""
    return settings(max_examples=examples * TIMES, deadline=None)
