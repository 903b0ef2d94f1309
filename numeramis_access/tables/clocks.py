"""How long people may take: a time for each decision and a reserve for the match, where the table has agreed on them.

Only durations are kept, so a restart, a pause and a line that was lost are nobody's time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec

#: seconds after the clock has begun to run that do not count: the network's, and hearing or reading what came before
HEARING = 5
#: seconds that are added to a decision by asking for more time
MORE = 60


class ClockTerms(msgspec.Struct, frozen=True):
    """What a table has agreed on.

    :param decision: seconds for each decision. :param reserve: seconds beyond that, in the whole match. :param more:
        how often each person may ask for more time in a match. :param double: whether who wishes has twice the time.
    """

    decision: Annotated[int, msgspec.Meta(ge=5, le=3600)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=36000)] = 0
    more: Annotated[int, msgspec.Meta(ge=0, le=100)] = 3
    double: bool = True


class Clocks:
    """The clocks of all people at one table; it is told what happens and asked what time it is.

    :param terms: what was agreed on, None for no limit: then it tells only how long somebody is waited for.
    :param seats: how many entrants there are. :param has_double: whether an entrant has asked for twice the time.
    :param now: seconds that only go forward.
    :ivar entrant: who decides now, None where nobody is waited for. :ivar runs: whether that one's time passes.
    """

    def __init__(
        self, terms: ClockTerms | None, seats: int, has_double: Callable[[int], bool], now: Callable[[], float]
    ) -> None:
        self.terms = terms
        self.entrant: int | None = None
        self.runs = False
        self._has_double = has_double
        self._now = now
        self._spent = [0.0] * seats
        self._asked = [0] * seats
        #: who was out of time at their last decision
        self._late: set[int] = set()
        self._decision = -1
        self._begun = self._since = 0.0
        self._used = self._added = 0.0

    # what happens

    def look(self, entrant: int | None, decision: int, runs: bool) -> bool:
        """Take note of who decides now; return whether that is new, or has stopped, or goes on.

        :param decision: its number in the match. :param runs: whether that one's time passes.
        """
        new = (entrant, decision) != (self.entrant, self._decision)
        if not new and runs == self.runs:
            return False
        now = self._now()
        if new:
            self.entrant, self._decision, self._begun, self._used, self._added = entrant, decision, now, 0.0, 0.0
        else:
            self._used = self._used_by(now)
        self.runs, self._since = runs, now + HEARING
        return True

    def note_decision(self, entrant: int, spent: float) -> None:
        """Take note that a person has decided. :param spent: seconds of the reserve that it took."""
        self._spent[entrant] += spent
        self._late.discard(entrant)

    def note_time_out(self, entrant: int, once: bool) -> None:
        """Take note that somebody was out of time. :param once: whether it was not so at the decision before."""
        self._spent[entrant] = self._reserve(entrant)
        self._late.discard(entrant)
        if once:
            self._late.add(entrant)

    def note_more_asked(self, entrant: int) -> None:
        """Take note that somebody has asked for more time."""
        self._asked[entrant] += 1
        if entrant == self.entrant:
            self._added += MORE

    # what time it is

    @property
    def waited(self) -> float:
        """Return for how many seconds the one who decides has been waited for."""
        return 0.0 if self.entrant is None else self._now() - self._begun

    @property
    def left(self) -> float | None:
        """Return seconds until the reserve is touched, those that do not count included; None without a clock."""
        if self.terms is None:
            return None
        free = max(0.0, self._since - self._now()) if self.runs else 0.0
        return free + max(0.0, self._limit - self._used_by(self._now()))

    def reserve_of(self, entrant: int) -> float:
        """Return how many seconds of an entrant's reserve are left now."""
        return max(0.0, self._reserve(entrant) - self._spent[entrant] - self.spending(entrant))

    def spending(self, entrant: int | None) -> float:
        """Return how many seconds of an entrant's reserve this decision has taken so far, to a tenth."""
        if self.terms is None or entrant != self.entrant:
            return 0.0
        return round(max(0.0, self._used_by(self._now()) - self._limit), 1)

    def can_ask(self, entrant: int) -> int:
        """Return how often an entrant may still ask for more time."""
        return 0 if self.terms is None else max(0, self.terms.more - self._asked[entrant])

    def is_late_again(self, entrant: int) -> bool:
        """Return whether somebody whose time is over was out of time at the last decision, too."""
        return entrant in self._late

    def due(self) -> float | None:
        """Return when the time of who decides will be over, None where it will not be."""
        if self.terms is None or self.entrant is None or not self.runs:
            return None
        reserve = self._reserve(self.entrant) - self._spent[self.entrant]
        return self._since + self._limit + max(0.0, reserve) - self._used

    def _used_by(self, now: float) -> float:
        return self._used + (max(0.0, now - self._since) if self.runs else 0.0)

    @property
    def _limit(self) -> float:
        """Return how many seconds this decision has without the reserve."""
        assert self.terms is not None
        return self._added + self.terms.decision * (1 if self.entrant is None else self._factor(self.entrant))

    def _reserve(self, entrant: int) -> float:
        return 0.0 if self.terms is None else float(self.terms.reserve * self._factor(entrant))

    def _factor(self, entrant: int) -> int:
        return 2 if self.terms is not None and self.terms.double and self._has_double(entrant) else 1
