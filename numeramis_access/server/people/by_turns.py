"""Play at a table by turns: as in correspondence chess, each decision has days, and people need not be connected.

While such a table waits for a person's decision, it is only in the store.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from numeramis_access.server.people.occupants import substitute_computer
from numeramis_access.server.people.setting import StoredSetting
from numeramis_access.server.people.stored_match import as_store_fault
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.long_clocks import AwaitedDecision, Holiday
from numeramis_access.tables.pushes import TurnsNow
from numeramis_access.tables.seats import Human

#: seconds after which a table looks at its time again, because the wall clock can be set or the machine can sleep
CHECK_SECONDS = 3600.0
#: returns the holidays of the person with an id
HolidaysOf = Callable[[str], Sequence[Holiday]]


class TurnPlay:
    """Play and the time for decisions at one table by turns. At any other table only ``is_at_rest``, ``is_round_over``,
    ``free_seat`` and ``now`` can be called; they return False or None there.

    :param kept: the stored setting, with the decision that the table waits for.
    :param clock: returns monotonic seconds.
    :param date: returns seconds since 1970.
    :param holidays_of: takes the id of a person and returns their holidays.
    """

    def __init__(
        self, kept: StoredSetting, clock: Callable[[], float], date: Callable[[], float], holidays_of: HolidaysOf
    ) -> None:
        self._kept = kept
        self._clock = clock
        self._date = date
        self._holidays_of = holidays_of

    def note_and_play_only_cards(self, match: HostedTable) -> None:
        """Play the only legal cards of people who agreed to that; then store the decision that the match waits for.

        :param match: the match.
        :raises StoreFailed: if the store fails; the played cards stay, and a later call stores the decision.
        """
        while (awaited := self._find_awaited(match)) is not None and awaited.place is not None:
            if not (self._kept.value.places[awaited.place].only_card and match.play_only_card(awaited.place)):
                break
        if awaited != self._kept.value.awaited:
            self._keep(awaited)

    def _keep(self, awaited: AwaitedDecision | None) -> None:
        self._kept.store(msgspec.structs.replace(self._kept.value, awaited=awaited))

    def _find_awaited(self, match: HostedTable) -> AwaitedDecision | None:
        """Return the decision that a match waits for, with its time so far; None while a computer decides."""
        before = self._kept.value.awaited
        at, decision = match.entrant_to_act(), len(match.match.record)
        waits = at is not None and isinstance(match.seats[at].occupant, Human)
        place = at if waits and not match.is_paused else None
        goes_on = _has_person(match) or self._round_ends is not None  # a round does not wait for ever
        if place is None and not match.is_paused and goes_on:
            return None
        if before is not None and (before.place, before.decision) == (place, decision):
            return before
        return AwaitedDecision(place, decision, self._date())

    def is_at_rest(self, match: HostedTable | None) -> bool:
        """Return whether a match only waits: for a person's decision, for the end of a pause, or for people to come
        back. It is True only after ``note_and_play_only_cards`` has stored that, so that the match can then be dropped
        from memory.

        :param match: the match; None, with the result False, if it is only in the store.
        """
        awaited = self._kept.value.awaited
        return match is not None and awaited is not None and self._find_awaited(match) == awaited

    def _ends(self) -> float | None:
        """Return when the present time for a decision ends, in seconds since 1970; None if no time runs."""
        setting = self._kept.value
        if setting.awaited is None or setting.awaited.place is None:
            return None
        return setting.awaited.ends(setting.days, self._holidays_of(setting.places[setting.awaited.place].person))

    @property
    def is_round_over(self) -> bool:
        """Return whether the time of a round of whole plays is over, so that computers play on for everybody."""
        ends = self._round_ends
        return ends is not None and ends <= self._date()

    @property
    def _round_ends(self) -> float | None:
        """Return when a round of whole plays ends, in seconds since 1970; None without such a time."""
        played = self._kept.value.played
        return (played.ends or None) if played is not None else None

    def due(self, match: HostedTable | None) -> float | None:
        """Return the time of the next work, in seconds of the clock; None if nothing is scheduled.

        :param match: the match, None while it is only in the store.
        """
        if self._kept.stage != "playing":
            return None
        if self.is_round_over:
            return self._clock() if match is None or match.is_paused or _has_human(match) else match.due()
        awaited, dates = self._kept.value.awaited, (self._ends(), self._round_ends)
        ends = min((date for date in dates if date is not None), default=None)
        if match is not None:
            plays = None if awaited is not None and awaited.place is None else match.due()
        else:
            plays = self._clock() if awaited is None else None  # a computer is to decide
        over = None if ends is None else self._clock() + min(max(ends - self._date(), 0.0), CHECK_SECONDS)
        return min((due for due in (plays, over) if due is not None), default=None)

    def _remind(self) -> bool:
        """Take note that time has passed; return whether the awaited person's reminder time is over too.

        When the agreed time ends, this stores the time of the reminder, which grants the person a further period.

        :raises StoreFailed: if the store fails; then nothing has changed.
        """
        awaited, ends = self._kept.value.awaited, self._ends()
        if awaited is None or ends is None or self._date() < ends:
            return False
        if awaited.reminded:
            return True
        self._keep(msgspec.structs.replace(awaited, reminded=self._date()))
        return False

    def tick(self, match: HostedTable | None, fetch: Callable[[], HostedTable | None]) -> bool:
        """Do the work that is due: note the reminder when a person's time is over, decide for them when the time after
        the reminder is over too, and let computers play.

        When the time of a round is over, computers play on for everybody, and a pause ends.

        :param match: the match, None while it is only in the store.
        :param fetch: loads the running match if it is only in the store, and returns it; None outside a match.
        :return: whether seats have changed.
        :raises StoreFailed: if the store fails.
        """
        late, before = self._remind(), self._kept.value.awaited
        if late or before is None or self.is_round_over:
            match = fetch()
        if match is None or self._kept.stage != "playing":
            return False
        seats = match.seats
        with as_store_fault():
            if self.is_round_over:
                self._play_for_everybody(match)
            if late and before is not None and before.place is not None and self.is_at_rest(match):
                match.decide_for_late(before.place, substitute_computer(self._kept.value, match.seats))
        match.tick()
        return match.seats != seats

    def _play_for_everybody(self, match: HostedTable) -> None:
        """Let computers play on at all seats of people; a pause ends."""
        places = self._kept.value.places
        people = [at for at, place in enumerate(places) if place.person and isinstance(match.seats[at].occupant, Human)]
        for at in people[:1] if match.is_paused else ():
            match.wish_pause(at, [at])
        for at in people:
            match.replace_by_computer(at, substitute_computer(self._kept.value, match.seats))

    def free_seat(self, match: HostedTable | None, absent: Iterable[int]) -> int | None:
        """Return the number, from 0, of a place that another person can take during the match, None if there is none.

        It is a place where a computer plays on for an absent person.

        :param match: the match, None while it is only in the store. :param absent: numbers of the absent entrants.
        """
        setting = self._kept.value
        if match is None or not setting.days or self._kept.stage != "playing" or match.is_paused or setting.played:
            return None  # in a contest the seat stays the person's own: nobody plays there twice
        away = (at for at in absent if match.seats[at].away is not None and not match.is_helped(at))
        return next(away, None)

    def now(self) -> TurnsNow | None:
        """Return the time as the people of the table see it, None at a table that is not by turns."""
        setting, ends = self._kept.value, self._ends()
        if not setting.days:
            return None
        latest = [
            max((holiday.ends for holiday in self._holidays_of(place.person)), default=0) for place in setting.places
        ]
        holidays = tuple(map(float, latest)) if any(latest) else ()
        awaited = setting.awaited
        if awaited is None or ends is None:
            return TurnsNow(setting.days, holidays=holidays)
        return TurnsNow(setting.days, awaited.place, awaited.since, ends, bool(awaited.reminded), holidays)


def _has_human(match: HostedTable) -> bool:
    """Return whether a person decides at any seat."""
    return any(isinstance(seat.occupant, Human) for seat in match.seats)


def _has_person(match: HostedTable) -> bool:
    """Return whether anyone still keeps a seat: a person, or a computer that makes only one decision for a person."""
    return any(isinstance(seat.occupant, Human) or match.is_helped(at) for at, seat in enumerate(match.seats))
