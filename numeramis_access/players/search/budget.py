"""How much work one choice may do."""

from __future__ import annotations

from math import inf
from time import perf_counter


class Budget:
    """A time for one choice, or a number of samples where no time is given.

    :param samples: to be taken when ``ms`` is 0. :param ms: milliseconds from now on; 0 for no limit of time.
    """

    def __init__(self, samples: int, ms: int) -> None:
        self._samples = samples
        self._until = perf_counter() + ms / 1000 if ms else inf

    def allows(self, taken: int) -> bool:
        """Return whether another sample may be taken after so many."""
        return taken < self._samples if self._until == inf else perf_counter() < self._until

    def allows_at_most(self, taken: int) -> bool:
        """Return whether another sample may be taken where more than the usual number is of no use."""
        return taken < self._samples and perf_counter() < self._until
