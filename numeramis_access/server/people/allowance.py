"""What may still be done of what is limited: a token bucket for each line, person and address that did it lately."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from numeramis_access.server.people.limits import LIMITS, Limits, Rate, Scope, has_room

#: buckets that are remembered: the one that was used longest ago is forgotten first
REMEMBERED = 100_000
#: seconds that are nothing but the rounding of many small ones
ROUNDING = 1e-6

_Bucket: TypeAlias = tuple[str, Scope, str]


class Counted(NamedTuple):
    """Who is counted. :param line: names one connection; empty for none, as ``person`` and ``address`` are.

    :param known: whether that person has been known for long.
    """

    line: str = ""
    person: str = ""
    address: str = ""
    known: bool = False


class Allowance:
    """What was done lately, measured by the table of limits.

    :param clock: seconds that only go forward. :param limits: the table.
    """

    def __init__(self, clock: Callable[[], float], limits: Limits = LIMITS) -> None:
        self.limits = limits
        self._clock = clock
        #: when each bucket is full again, in seconds of the clock
        self._full: OrderedDict[_Bucket, float] = OrderedDict()

    def has_room(self, name: str, scope: Scope, there: int, more: int = 1) -> bool:
        """Return whether a limit lets more be there. :param there: how many are there already."""
        return has_room(self.limits, name, scope, there, more)

    def wait(self, name: str, who: Counted, amount: int = 1) -> float:
        """Return for how many seconds somebody has to wait for this, 0 where it may be done now."""
        now = self._clock()
        waits = (
            self._seconds_until_full(bucket, rate, amount, now) - rate.seconds
            for bucket, rate in self._buckets(name, who)
        )
        longest = max(waits, default=0.0)
        return longest if longest > ROUNDING else 0.0

    def use(self, name: str, who: Counted, amount: int = 1) -> None:
        """Take note that it was done once more."""
        now = self._clock()
        for bucket, rate in self._buckets(name, who):
            self._full[bucket] = now + min(self._seconds_until_full(bucket, rate, amount, now), rate.seconds)
            self._full.move_to_end(bucket)
        while len(self._full) > REMEMBERED:
            self._full.popitem(last=False)

    def take(self, name: str, who: Counted, amount: int = 1) -> float:
        """Do it where it may be done now; return for how many seconds one has to wait where not, else 0."""
        wait = self.wait(name, who, amount)
        if not wait:
            self.use(name, who, amount)
        return wait

    def _seconds_until_full(self, bucket: _Bucket, rate: Rate, amount: int, now: float) -> float:
        """Return how many seconds after now a bucket would be full again with so much taken out of it."""
        return max(0.0, self._full.get(bucket, now) - now) + amount * rate.seconds / rate.most

    def _buckets(self, name: str, who: Counted) -> Iterator[tuple[_Bucket, Rate]]:
        """Give the buckets out of which somebody takes."""
        limit = self.limits[name]
        keys: dict[Scope, str] = {"line": who.line, "person": who.person, "address": who.address}
        if limit.strangers and who.known:
            del keys["address"]
        for scope, key in keys.items():
            rate = limit.rates.get(scope)
            if rate is not None and rate.seconds and key:
                yield (name, scope, key), rate
