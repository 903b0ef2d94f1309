"""The limit of the work for one choice: a time, or a number of samples."""

from __future__ import annotations

from math import inf
from time import perf_counter

#: the part of the time in which a player can prepare before it takes the first sample
PREPARATION_SHARE = 0.3


class Budget:
    """A time limit for one choice, or a number of samples if there is no limit.

    :param samples: number of samples.
    :param ms: milliseconds from now; 0 for no time limit.
    """

    def __init__(self, samples: int, ms: int) -> None:
        self._samples = samples
        now = perf_counter()
        self._until = now + ms / 1000 if ms else inf
        self._beginning = now + ms / 1000 * PREPARATION_SHARE if ms else inf

    @property
    def is_beginning(self) -> bool:
        """Return whether less than ``PREPARATION_SHARE`` of the time has passed; always True without a time limit."""
        return perf_counter() < self._beginning

    def allows(self, taken: int) -> bool:
        """Return whether time or samples are left: with a time limit only the time counts, otherwise only the samples.

        :param taken: number of samples taken.
        """
        return taken < self._samples if self._until == inf else perf_counter() < self._until

    def allows_at_most(self, taken: int, times: int = 1) -> bool:
        """Return whether both time and samples are left, for a search in which further samples would be useless.

        :param taken: number of samples taken. :param times: multiplies the number of samples allowed.
        """
        return taken < self._samples * times and perf_counter() < self._until
