"""The time for a decision at a table by turns: whole days by the wall clock, which stands still during holidays.

Nothing here measures time. A table stores when each wait for a person began, so the time also passes while no
server runs.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

#: seconds of a day
DAY_SECONDS = 86_400
#: offered days for each decision
DAYS_FOR_DECISIONS = (1, 3, 7)
#: decisions in a row that a computer makes for a person; with the last of them it keeps the seat
MAX_MISSES = 3
#: part of the agreed time that a person still has after the reminder
REMINDER_SHARE = 0.25
#: days of holidays that a person can take within a year, and the days of that year
MAX_HOLIDAY_DAYS, YEAR_DAYS = 30, 365


class Holiday(msgspec.Struct, frozen=True, order=True):
    """A person's holiday, during which no time for decisions passes.

    :param begins: begin in seconds since 1970.
    :param ends: end in seconds since 1970.
    """

    begins: int
    ends: int


class AwaitedDecision(msgspec.Struct, frozen=True):
    """The decision that a table by turns waits for.

    :param place: place of the player, from 0; None while the table waits for no decision: paused, or only computers
        play.
    :param decision: number of actions before the decision.
    :param since: since when the table waits, in seconds since 1970.
    :param reminded: when the player was reminded, in seconds since 1970; 0 before that.
    """

    place: int | None
    decision: int
    since: float
    reminded: float = 0.0

    def ends(self, days: int, holidays: Iterable[Holiday]) -> float:
        """Return when the player's time ends, in seconds since 1970.

        Before the reminder this is the agreed time after ``since``; after it, a quarter of that time after the
        reminder.

        :param days: agreed days for a decision.
        :param holidays: the player's holidays.
        """
        if self.reminded:
            return add_time(self.reminded, days * DAY_SECONDS * REMINDER_SHARE, holidays)
        return add_time(self.since, days * DAY_SECONDS, holidays)


def add_time(since: float, seconds: float, holidays: Iterable[Holiday]) -> float:
    """Return the moment, in seconds since 1970, at which some seconds outside of holidays have passed.

    :param since: the beginning in seconds since 1970.
    :param seconds: the seconds to pass.
    :param holidays: holidays in any order.
    """
    for holiday in sorted(holidays):
        if holiday.ends > since and holiday.begins < since + seconds:
            seconds -= max(0.0, holiday.begins - since)
            since = holiday.ends
    return since + seconds


def holiday_days(holidays: Iterable[Holiday], now: float) -> int:
    """Return the total length, in days, of all holidays that ended in the 365 days before a moment or have not ended.

    A begun day counts as a whole one, and every holiday counts at least one day.

    :param holidays: the holidays of one person.
    :param now: the moment in seconds since 1970.
    """
    year = now - YEAR_DAYS * DAY_SECONDS
    return sum(
        max(1, -(-(holiday.ends - holiday.begins) // DAY_SECONDS)) for holiday in holidays if holiday.ends > year
    )
