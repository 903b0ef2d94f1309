"""How often somebody may guess: codes and passphrases are too many to try, if trying takes time."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable

#: wrong guesses that one address may make within so many seconds
MOST, WITHIN = 10, 60.0
#: addresses that are remembered: the oldest are forgotten first
REMEMBERED = 10_000


class Guesses:
    """Wrong guesses by address. :param clock: seconds that only go forward."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._wrong: OrderedDict[str, deque[float]] = OrderedDict()

    def wrong(self, address: str) -> None:
        """Take note of a wrong guess."""
        self._wrong.setdefault(address, deque(maxlen=MOST)).append(self._clock())
        self._wrong.move_to_end(address)
        if len(self._wrong) > REMEMBERED:
            self._wrong.popitem(last=False)

    def too_many(self, address: str) -> bool:
        """Return whether this address has to wait."""
        lately = self._wrong.get(address)
        return lately is not None and len(lately) == MOST and self._clock() - lately[0] < WITHIN
