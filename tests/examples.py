"""How many examples are tried in tests of whole matches, which take long."""

from __future__ import annotations

import os

from hypothesis import settings

#: factor for the number of examples, from ``EXAMPLES`` in the environment
TIMES = int(os.environ.get("EXAMPLES", "1"))


def some(examples: int) -> settings:
    """Return Hypothesis's settings for this many examples, multiplied by the factor that the environment names."""
    return settings(max_examples=examples * TIMES, deadline=None)
