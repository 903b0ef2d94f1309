"""The state of the limits: a token bucket for each recently active connection, person and address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from numeramis_access.server.people.limits import LIMITS, Limits, Rate, Scope, has_room

#: most buckets; the least recently used one is dropped first
MAX_BUCKETS = 100_000
#: waits up to this many seconds are rounding errors
ROUNDING_SECONDS = 1e-6

_Bucket: TypeAlias = tuple[str, Scope, str]


class CountedGuest(NamedTuple):
    """The connection, person and address that a request counts for; each field is empty if there is none.

    :param line: number of the connection, as text.
    :param person: id of the person.
    :param address: network address of the client.
    :param known: whether the house has known the person for ``KNOWN_PERSON_SECONDS`` seconds.
    """

    line: str = ""
    person: str = ""
    address: str = ""
    known: bool = False


class Allowance:
    """Counts recent use against the table of limits.

    :param clock: returns monotonic seconds.
    :param limits: the table of limits.
    """

    def __init__(self, clock: Callable[[], float], limits: Limits = LIMITS) -> None:
        self.limits = limits
        self._clock = clock
        #: time at which each bucket is full again, in seconds of the clock
        self._full: OrderedDict[_Bucket, float] = OrderedDict()

    def has_room(self, name: str, scope: Scope, there: int, more: int = 1) -> bool:
        """Return whether a limit allows more items.

        :param name: name of the limit.
        :param scope: whose items are counted: those of a connection, a person, an address, a table or the whole house.
        :param there: the present number.
        :param more: the number of items to add.
        """
        return has_room(self.limits, name, scope, there, more)

    def wait_seconds(self, name: str, who: CountedGuest, amount: int = 1) -> float:
        """Return the seconds to wait before a limit allows an amount, 0 if it allows the amount now.

        An amount above the whole limit is never allowed; for it the result is at least the time after which the whole
        limit is available again.

        :param name: name of the limit.
        :param who: the connection, person and address that the amount counts for.
        :param amount: the amount, in the limit's unit (times or bytes).
        """
        now = self._clock()
        waits = (
            self._seconds_until_full(bucket, rate, amount, now) - rate.seconds
            for bucket, rate in self._buckets(name, who)
        )
        longest = max(waits, default=0.0)
        return longest if longest > ROUNDING_SECONDS else 0.0

    def charge(self, name: str, who: CountedGuest, amount: int = 1) -> None:
        """Count an amount against a limit, even if the limit does not allow it; at most, the limit is then
        used up.

        :param name: name of the limit.
        :param who: the connection, person and address that the amount counts for.
        :param amount: the amount, in the limit's unit (times or bytes).
        """
        now = self._clock()
        for bucket, rate in self._buckets(name, who):
            self._full[bucket] = now + min(self._seconds_until_full(bucket, rate, amount, now), rate.seconds)
            self._full.move_to_end(bucket)
        while len(self._full) > MAX_BUCKETS:
            self._full.popitem(last=False)

    def try_charge(self, name: str, who: CountedGuest, amount: int = 1) -> float:
        """Count an amount if the limit allows it now and return 0; otherwise count nothing and return the seconds to
        wait.

        :param name: name of the limit.
        :param who: the connection, person and address that the amount counts for.
        :param amount: the amount, in the limit's unit (times or bytes).
        """
        wait = self.wait_seconds(name, who, amount)
        if not wait:
            self.charge(name, who, amount)
        return wait

    def _seconds_until_full(self, bucket: _Bucket, rate: Rate, amount: int, now: float) -> float:
        """Return the seconds until a bucket is full again after an amount is taken from it now."""
        return max(0.0, self._full.get(bucket, now) - now) + amount * rate.seconds / rate.most

    def _buckets(self, name: str, who: CountedGuest) -> Iterator[tuple[_Bucket, Rate]]:
        """Yield the buckets of a limit that a request takes from."""
        limit = self.limits[name]
        keys: dict[Scope, str] = {"line": who.line, "person": who.person, "address": who.address}
        if limit.only_strangers and who.known:
            del keys["address"]
        for scope, key in keys.items():
            rate = limit.rates.get(scope)
            if rate is not None and rate.seconds and key:
                yield (name, scope, key), rate
