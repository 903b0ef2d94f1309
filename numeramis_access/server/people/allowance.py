"""How often something may be done from one address or by one person: what takes time is tried by nobody for long."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable

#: addresses that are remembered: the oldest are forgotten first
REMEMBERED = 10_000


class Allowance:
    """What was done lately, by address or person.

    :param most: how often it may be done. :param within: in how many seconds. :param clock: that only goes forward.
    """

    def __init__(self, most: int, within: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._within = within
        self._clock = clock
        self._done: OrderedDict[str, deque[float]] = OrderedDict()

    def use(self, address: str) -> None:
        """Take note that it was done once more."""
        self._done.setdefault(address, deque(maxlen=self._most)).append(self._clock())
        self._done.move_to_end(address)
        if len(self._done) > REMEMBERED:
            self._done.popitem(last=False)

    def used_up(self, address: str) -> bool:
        """Return whether this address has to wait."""
        lately = self._done.get(address)
        return lately is not None and len(lately) == self._most and self._clock() - lately[0] < self._within
