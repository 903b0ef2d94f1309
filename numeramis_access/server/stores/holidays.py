"""Holidays of people, during which tables by turns wait for them."""

from __future__ import annotations

from numeramis_access.server.stores.statements import Statements
from numeramis_access.tables.long_clocks import Holiday


class HolidayStore(Statements):
    """Stores holidays; deleting a person deletes theirs. All methods raise StoreFailed if the database fails."""

    def keep_holiday(self, person: str, holiday: Holiday) -> None:
        """Add a person's holiday, or change the one with the same begin; do nothing for an unknown person.

        :param person: an id. :param holiday: the holiday.
        """
        self._do(
            "INSERT INTO holiday SELECT id, ?, ? FROM person WHERE id = ? "
            "ON CONFLICT (person, begins) DO UPDATE SET ends = excluded.ends",
            holiday.begins, holiday.ends, person,
        )  # fmt: skip

    def holidays(self, after: float) -> dict[str, tuple[Holiday, ...]]:
        """Return the holidays of all people who have any, under the id of the person, each person's in order.

        :param after: leave out holidays that ended by this time, in seconds since 1970.
        """
        by_person: dict[str, tuple[Holiday, ...]] = {}
        query = "SELECT person, begins, ends FROM holiday WHERE ends > ? ORDER BY person, begins"
        for person, begins, ends in self._do(query, int(after)):
            by_person[person] = (*by_person.get(person, ()), Holiday(begins, ends))
        return by_person

    def forget_holidays(self, before: float) -> None:
        """Delete holidays that ended before a time. :param before: the time in seconds since 1970."""
        self._do("DELETE FROM holiday WHERE ends < ?", int(before))
