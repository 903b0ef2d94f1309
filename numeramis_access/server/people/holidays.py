"""The holidays of people, as a cache of the store: during them no time passes for their decisions."""

from __future__ import annotations

from collections.abc import Callable

from numeramis_access.server.stores.store import Store
from numeramis_access.tables.long_clocks import DAY_SECONDS, MAX_HOLIDAY_DAYS, YEAR_DAYS, Holiday, holiday_days


class Holidays:
    """The holidays of the last year and the present ones. All methods raise StoreFailed if the store fails.

    :param store: stores the holidays for all servers of the house.
    :param date: returns seconds since 1970.
    """

    def __init__(self, store: Store, date: Callable[[], float]) -> None:
        self._store = store
        self._date = date
        self._by_person = self._read()

    def _read(self) -> dict[str, tuple[Holiday, ...]]:
        return self._store.holidays(self._date() - YEAR_DAYS * DAY_SECONDS)

    def read_changes(self) -> set[str]:
        """Read the holidays from the store; return the ids of people who have changed theirs."""
        before, self._by_person = self._by_person, self._read()
        return {person for person, _ in before.items() ^ self._by_person.items()}

    def of(self, person: str) -> tuple[Holiday, ...]:
        """Return the holidays of a person, in order. :param person: an id."""
        return self._by_person.get(person, ())

    def begin_or_end(self, person: str, days: int) -> tuple[int, int] | None:
        """Begin a person's holiday, or end the present one; ``read_changes`` finds it.

        :param person: an id.
        :param days: number of days from now on, 0 to end the holiday.
        :return: days left within a year, and the end of the present holiday in seconds since 1970, 0 for none; None if
            not enough days are left.
        """
        now = int(self._date())
        known = self._read().get(person, ())
        changed = [Holiday(holiday.begins, now) if holiday.ends > now else holiday for holiday in known]
        left = MAX_HOLIDAY_DAYS - holiday_days(changed, now) - days
        if left < 0:
            return None
        begun = [Holiday(now, now + days * DAY_SECONDS)] if days else []
        for holiday in (*(holiday for holiday in changed if holiday not in known), *begun):
            self._store.keep_holiday(person, holiday)
        return left, begun[0].ends if begun else 0
