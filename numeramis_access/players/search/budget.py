"""How much work one choice may do."""

from __future__ import annotations

from math import inf
from time import perf_counter

#: the part of the time that may go before the first sample is taken
BEGINNING = 0.3


class Budget:
    """A time for one choice, or a number of samples where no time is given.

    :param samples: to be taken when ``ms`` is 0. :param ms: milliseconds from now on; 0 for no limit of time.
    """

    def __init__(self, samples: int, ms: int) -> None:
        self._samples = samples
        now = perf_counter()
        self._until = now + ms / 1000 if ms else inf
        self._beginning = now + ms / 1000 * BEGINNING if ms else inf

    @property
    def begins(self) -> bool:
        """Return whether the time has only begun; always without one."""
        return perf_counter() < self._beginning

    def allows(self, taken: int) -> bool:
        """Return whether another sample may be taken after so many."""
        return taken < self._samples if self._until == inf else perf_counter() < self._until

    def allows_at_most(self, taken: int) -> bool:
        """Return whether another sample may be taken where more than the usual number is of no use."""
        return taken < self._samples and perf_counter() < self._until
