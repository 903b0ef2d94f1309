"""Time limits for people at tables that have agreed on them, and pauses.

The clocks store only durations, so a restart, a pause or a lost connection uses up no player's time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated

import msgspec

from numeramis_access.tables.messages import Message, PauseWished, TablePaused, TableWentOn

#: free seconds at the start of a decision: for the network, and for hearing or reading the previous events
HEARING_SECONDS = 5
#: seconds that one request for more time adds to a decision
MORE_TIME_SECONDS = 60


class ClockTerms(msgspec.Struct, frozen=True):
    """The time limits of a table.

    :param decision: seconds for each decision.
    :param reserve: extra seconds of each player for the whole match.
    :param more: number of times in a match that each player can take an extra minute.
    :param double: whether players who ask for it get twice the seconds of both kinds.
    """

    decision: Annotated[int, msgspec.Meta(ge=5, le=3600)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=36000)] = 0
    more: Annotated[int, msgspec.Meta(ge=0, le=100)] = 3
    double: bool = True


class Clocks:
    """The clocks of all players at one table; the table reports each decision and each change of turn to them.

    :param terms: the time limits; None for no limit, then the clocks only measure how long a decision takes.
    :param seats: number of entrants.
    :param has_double: takes the number of an entrant, from 0; returns whether they have asked for double time.
    :param now: returns monotonic seconds.
    :param misses: the number of time-outs in a row after which a computer keeps the seat.
    :ivar entrant: number, from 0, of the player to act, None if no person is to act.
    :ivar runs: whether the clock runs for that player.
    """

    def __init__(
        self,
        terms: ClockTerms | None,
        seats: int,
        has_double: Callable[[int], bool],
        now: Callable[[], float],
        misses: int = 2,
    ) -> None:
        self.terms = terms
        self.entrant: int | None = None
        self.runs = False
        self._has_double = has_double
        self._now = now
        self._spent = [0.0] * seats
        self._asked = [0] * seats
        #: for each entrant, the last decisions in a row that a computer made
        self._missed = [0] * seats
        self._misses = misses
        self._decision = -1
        self._begun = self._since = 0.0
        self._used = self._added = 0.0

    # events

    def update(self, entrant: int | None, decision: int, runs: bool) -> bool:
        """Update the clocks to the player to act; return whether the player, the decision or ``runs`` has changed.

        A new decision begins with its full time. Whenever the clock starts, the first ``HEARING_SECONDS`` seconds are
        free.

        :param entrant: number, from 0, of the player to act, None if no person is to act.
        :param decision: number of actions in the match before the decision.
        :param runs: whether the clock runs for that player.
        """
        new = (entrant, decision) != (self.entrant, self._decision)
        if not new and runs == self.runs:
            return False
        now = self._now()
        if new:
            self.entrant, self._decision, self._begun, self._used, self._added = entrant, decision, now, 0.0, 0.0
        else:
            self._used = self._used_by(now)
        self.runs, self._since = runs, now + HEARING_SECONDS
        return True

    def note_decision(self, entrant: int, spent: float) -> None:
        """Record a person's decision, which ends a series of time-outs.

        :param entrant: number of the person's entrant, from 0.
        :param spent: seconds of the reserve that the decision took.
        """
        self._spent[entrant] += spent
        self._missed[entrant] = 0

    def note_time_out(self, entrant: int, once: bool) -> None:
        """Record that a person ran out of time: the whole reserve is spent.

        :param entrant: number of the person's entrant, from 0.
        :param once: whether the computer makes only this decision; False if it keeps the seat, which ends the series of
            time-outs.
        """
        self._spent[entrant] = self._reserve(entrant)
        self._missed[entrant] = self._missed[entrant] + 1 if once else 0

    def note_extra_time(self, entrant: int) -> None:
        """Record that a person took an extra minute, which is added to the current decision if that person is to act.

        :param entrant: number of the person's entrant, from 0.
        """
        self._asked[entrant] += 1
        if entrant == self.entrant:
            self._added += MORE_TIME_SECONDS

    # readings

    @property
    def waited_seconds(self) -> float:
        """Return the seconds since the current decision began, 0 if no person is to act."""
        return 0.0 if self.entrant is None else self._now() - self._begun

    @property
    def decision_seconds_left(self) -> float | None:
        """Return the seconds before the clock uses the reserve, free seconds included; 0 once it uses it, None without
        limits.
        """
        if self.terms is None:
            return None
        free = max(0.0, self._since - self._now()) if self.runs else 0.0
        return free + max(0.0, self._limit - self._used_by(self._now()))

    def reserve_left(self, entrant: int) -> float:
        """Return the remaining seconds of an entrant's reserve; 0 without limits.

        :param entrant: number of the entrant, from 0.
        """
        return max(0.0, self._reserve(entrant) - self._spent[entrant] - self.spent_reserve(entrant))

    def spent_reserve(self, entrant: int | None) -> float:
        """Return the seconds of reserve that an entrant's current decision has used, to a tenth.

        It is 0 without limits, and for an entrant who is not to act or None.
        """
        if self.terms is None or entrant != self.entrant:
            return 0.0
        return round(max(0.0, self._used_by(self._now()) - self._limit), 1)

    def extra_minutes_left(self, entrant: int) -> int:
        """Return how many more times an entrant can take an extra minute; 0 without limits."""
        return 0 if self.terms is None else max(0, self.terms.more - self._asked[entrant])

    def is_next_time_out_last(self, entrant: int) -> bool:
        """Return whether a computer keeps an entrant's seat after the entrant's next time-out, because that completes
        a series of ``misses``.
        """
        return self._missed[entrant] + 1 >= self._misses

    def due(self) -> float | None:
        """Return the moment at which the time of the player to act ends, in seconds of the clock.

        It is None without limits, if no person is to act, and while the clock does not run.
        """
        if self.terms is None or self.entrant is None or not self.runs:
            return None
        reserve = self._reserve(self.entrant) - self._spent[self.entrant]
        return self._since + self._limit + max(0.0, reserve) - self._used

    def _used_by(self, now: float) -> float:
        return self._used + (max(0.0, now - self._since) if self.runs else 0.0)

    @property
    def _limit(self) -> float:
        """Return the seconds for this decision without the reserve."""
        assert self.terms is not None
        return self._added + self.terms.decision * (1 if self.entrant is None else self._factor(self.entrant))

    def _reserve(self, entrant: int) -> float:
        return 0.0 if self.terms is None else float(self.terms.reserve * self._factor(entrant))

    def _factor(self, entrant: int) -> int:
        return 2 if self.terms is not None and self.terms.double and self._has_double(entrant) else 1


class PauseState:
    """Whether a table is paused, and which people wish to start or end the pause.

    A wish lasts until the person acts in the match, or until the pause begins or ends.

    :ivar paused: whether the match is paused.
    :ivar wishing: entrants who want a pause, or during a pause want to resume, in the order of their wishes.
    """

    def __init__(self) -> None:
        self.paused = False
        self.wishing: list[int] = []

    def messages_of_wish(self, entrant: int, all_of: Collection[int]) -> list[Message]:
        """Return the messages that an entrant's wish to pause (or, during a pause, to resume) causes, without changing
        anything.

        If everyone now shares the wish, the message says that the pause begins or ends; otherwise it says whose wish is
        missing. A repeated wish causes no message. The table records the message, then ``follow_message`` applies it.

        :param entrant: number, from 0, of the entrant who wishes.
        :param all_of: numbers of the entrants who must all share the wish.
        """
        wishing = [*self.wishing, entrant]
        if set(all_of) <= set(wishing):
            return [TableWentOn(number=0) if self.paused else TablePaused(number=0, entrant=wishing[0])]
        if entrant in self.wishing:
            return []
        waits = tuple(sorted(set(all_of) - set(wishing)))
        return [PauseWished(number=0, entrant=entrant, asked=wishing[0], waits=waits)]

    def follow_message(self, message: Message) -> None:
        """Update the pause and the wishes from a message of the table; messages about other things are ignored."""
        match message:
            case PauseWished(entrant=entrant):
                self.wishing.append(entrant)
            case TablePaused() | TableWentOn():
                self.paused = isinstance(message, TablePaused)
                self.wishing.clear()
            case _:
                pass

    def drop_wish(self, entrant: int | None) -> None:
        """Drop the wish of an entrant who has acted in the match, if there is one.

        :param entrant: number of the entrant, from 0; None, for chance, does nothing.
        """
        if entrant in self.wishing:
            self.wishing.remove(entrant)
