"""How many examples Hypothesis tries in tests of whole matches, which take long."""

from __future__ import annotations

import os

from hypothesis import settings


def some(examples: int) -> settings:
    """Return how so many examples are tried; ``EXAMPLES`` of the environment says how many times as many."""
    return settings(max_examples=examples * int(os.environ.get("EXAMPLES", "1")), deadline=None)
