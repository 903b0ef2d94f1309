"""What nobody needs any more goes: tables that were left, matches that are over for long, people who only passed by."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from numeramis_access.server.people.limits import DEALS, DESERTED, EMPTY, IDLE, PASSED
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import FORGOTTEN, SWEPT, StoreFailed
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import TableClosed

if TYPE_CHECKING:
    from numeramis_access.server.people.house import House

#: seconds of a day; until it is looked again for matches and people that can go
DAY, AGAIN = 86_400, 3600.0
#: tables that are looked at each time: thousands at once would hold up everybody
LOOKS = 1000


class Sweeping:
    """Looks through a house. :param house: whose tables and people they are."""

    def __init__(self, house: House) -> None:
        self._house = house
        #: when it is looked next for what the store alone knows, in seconds of the clock
        self._next = 0.0
        #: tables that are looked at next, by id
        self._waiting: list[str] = []

    def look(self) -> None:
        """Do what can be done at once: a few tables, a few matches, a few people. :raises StoreFailed:"""
        house = self._house
        left = self._tables_to_sweep()
        house.apart.each("table", ((one.id, one) for one in left[:SWEPT]), self._sweep)
        if house.now() >= self._next and not (self._matches() or self._people()):
            self._next = house.now() + AGAIN
            house.store.forget_deals(datetime.fromtimestamp(house.date() - DEALS, UTC).date().toordinal())

    def _sweep(self, sitting: Sitting) -> None:
        """Do what there is to do at a table. :raises StoreFailed:"""
        with self._house.turns.turn(sitting.id):
            if self._house.sittings.get(sitting.id) is sitting and self._is_due(sitting):
                self._note(sitting)

    def _tables_to_sweep(self) -> list[Sitting]:
        """Return tables at which there is something to do; more than can be done at once are looked at again first."""
        there = self._house.sittings
        if len(self._waiting) < LOOKS:
            self._waiting = list(dict.fromkeys((*self._waiting, *there)))
        some, self._waiting = self._waiting[:LOOKS], self._waiting[LOOKS:]
        left: list[Sitting] = []
        known = ((id, one) for id in some if (one := there.get(id)) is not None)
        self._house.apart.each("table", known, lambda one: left.append(one) if self._is_due(one) else None)
        self._waiting = [*(one.id for one in left[SWEPT:]), *self._waiting]
        return left

    def _is_due(self, sitting: Sitting) -> bool:
        """Return whether something is to be kept or done about who is at a table."""
        if sitting.stage == "over":
            return False
        if not sitting.setting.left or not sitting.deserted:
            return bool(sitting.setting.left) or sitting.deserted
        return self._is_over(sitting) or (
            sitting.match is not None and self._since(sitting) >= IDLE and not self._house.connections.at(sitting.id)
        )

    def _since(self, sitting: Sitting) -> float:
        """Return for how many seconds nobody of its people has been at a table."""
        return self._house.date() - sitting.setting.left

    def _is_over(self, sitting: Sitting) -> bool:
        """Return whether a table was left for long enough to be no more."""
        club = sitting.setting.club
        begins = sitting.stage == "gathering" and (club is None or not club.round)  # an evening may go on another day
        return self._since(sitting) >= (EMPTY if begins else DESERTED)

    def _note(self, sitting: Sitting) -> None:
        """Keep that a table was left, or is so no more; put away or close one that was left for long enough."""
        if not sitting.deserted:
            sitting.keep(left=0.0)
        elif not sitting.setting.left:
            sitting.keep(left=self._house.date())
            sitting.log = sitting.log_size = None  # it is read again where somebody comes
        elif self._is_over(sitting):
            self._close(sitting)
        else:
            sitting.put_away()

    def _close(self, sitting: Sitting) -> None:
        """Delete a table; whoever was the host of one that gathered is told once they are here."""
        house, host = self._house, sitting.setting.host
        if sitting.match is not None:
            sitting.match.close()
        house.store.remove(sitting.id)
        house.remove(sitting)
        house.lobby.note_change()
        if sitting.stage == "gathering" and host:
            closed = TableClosed(table=sitting.id, game=sitting.setting.game)
            house.store.notice(host, line_of(closed))
            house.tell_notices(host)
        house.watch.note("table-left", table=sitting.id)

    def _matches(self) -> bool:
        """Delete matches that have been over for long enough; return whether there may be more."""
        days = self._house.store.keep_days()
        before = self._house.date() - days * DAY
        return bool(days) and self._house.store.sweep(before) >= SWEPT

    def _people(self) -> bool:
        """Forget people who only passed by; return whether there may be more."""
        house = self._house
        with contextlib.suppress(StoreFailed):
            house.members.note_visits([one.id for one in house.connections.people()], house.date())
        return house.store.forget_strangers(int(house.date() - PASSED)) >= FORGOTTEN
