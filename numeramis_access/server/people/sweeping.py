"""Delete old data: abandoned tables, old finished matches, and people who visited only briefly."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Protocol

from numeramis_access.server.beside import TurnLock
from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.calls import CODE_KEEP_SECONDS, NOTE_KEEP_SECONDS, REFUSAL_KEEP_SECONDS
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.limits import (
    BY_TURNS_KEEP_SECONDS,
    DEAL_KEEP_SECONDS,
    GATHERING_KEEP_SECONDS,
    IDLE_SECONDS,
    MATCH_KEEP_SECONDS,
    VISITOR_KEEP_SECONDS,
)
from numeramis_access.server.people.members import Members
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import MATCHES_PER_SWEEP, PEOPLE_PER_SWEEP, StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.long_clocks import YEAR_DAYS

#: seconds of a day; seconds between two looks for old matches and people
DAY_SECONDS, SWEEP_SECONDS = 86_400, 3600.0
#: tables checked in one step; thousands at once would delay all players
TABLES_PER_STEP = 1000


class SweptHouse(Protocol):
    """The house whose data is deleted.

    :ivar turns: locks of its tables.
    """

    turns: TurnLock

    def date(self) -> float:
        """Return the current time in seconds since 1970."""

    def delete_abandoned(self, sitting: Sitting) -> None:
        """Delete an abandoned table. :raises StoreFailed: if the store fails."""


class Sweeper:
    """Deletes old tables, matches and people.

    :param store: stores them.
    :param connections: the connections of the house.
    :param sittings: the tables by id.
    :param apart: isolates an error at one table from the others.
    :param clock: returns monotonic seconds.
    :param house: closes abandoned tables.
    """

    def __init__(
        self, store: Store, connections: Connections, sittings: Mapping[str, Sitting], apart: FailingMembers,
        clock: Callable[[], float], house: SweptHouse,
    ) -> None:  # fmt: skip
        self._store = store
        self._members = Members(store)
        self._connections = connections
        self._sittings = sittings
        self._apart = apart
        self._clock = clock
        self._house = house
        #: time of the next look for old data in the store, in seconds of the clock
        self._next = 0.0
        #: ids of the tables to check next
        self._waiting: list[str] = []

    def sweep(self) -> None:
        """Mark, unload and delete some abandoned tables. Once an hour, also delete old finished matches and people who
        visited only briefly, and when none are left, old holidays, calls and shared deals. Call it every second.

        :raises StoreFailed: if the store fails.
        """
        left = self._tables_to_sweep()
        self._apart.run_each("table", ((table.id, table) for table in left[:MATCHES_PER_SWEEP]), self._sweep)
        if self._clock() >= self._next and not (self._matches() or self._people()):
            self._next = self._clock() + SWEEP_SECONDS
            self._store.forget_holidays(self._house.date() - (YEAR_DAYS + 1) * DAY_SECONDS)
            kept = (CODE_KEEP_SECONDS, NOTE_KEEP_SECONDS, REFUSAL_KEEP_SECONDS)
            codes, notes, refusals = (int(self._house.date() - seconds) for seconds in kept)
            self._store.forget_old_calls(codes, notes, refusals, self._house.date())
            self._store.forget_deals(
                datetime.fromtimestamp(self._house.date() - DEAL_KEEP_SECONDS, UTC).date().toordinal()
            )

    def _sweep(self, sitting: Sitting) -> None:
        """Sweep one table if it is still due. :raises StoreFailed: if the store fails."""
        with self._house.turns.turn(sitting.id):
            if self._sittings.get(sitting.id) is sitting and self._is_due(sitting):
                self._note(sitting)

    def _tables_to_sweep(self) -> list[Sitting]:
        """Return the due tables among the next ``TABLES_PER_STEP``; those beyond ``MATCHES_PER_SWEEP`` come first next
        time.
        """
        there = self._sittings
        if len(self._waiting) < TABLES_PER_STEP:
            self._waiting = list(dict.fromkeys((*self._waiting, *there)))
        some, self._waiting = self._waiting[:TABLES_PER_STEP], self._waiting[TABLES_PER_STEP:]
        left: list[Sitting] = []
        known = ((id, table) for id in some if (table := there.get(id)) is not None)
        self._apart.run_each("table", known, lambda table: left.append(table) if self._is_due(table) else None)
        self._waiting = [*(table.id for table in left[MATCHES_PER_SWEEP:]), *self._waiting]
        return left

    def _is_due(self, sitting: Sitting) -> bool:
        """Return whether a table has to be marked, unloaded or deleted."""
        if sitting.stage == "over":
            return False
        if sitting.match is None and sitting.setting.left and sitting.stage == "playing":  # only in the store
            return self._is_over(sitting)
        if not sitting.setting.left or not sitting.is_deserted:
            return bool(sitting.setting.left) or sitting.is_deserted
        idle = self._since(sitting) >= IDLE_SECONDS or sitting.turns.is_at_rest(sitting.match)
        return self._is_over(sitting) or (
            sitting.match is not None and idle and not self._connections.at(sitting.id)
        )

    def _since(self, sitting: Sitting) -> float:
        """Return the seconds since the last person left a table."""
        return self._house.date() - sitting.setting.left

    def _is_over(self, sitting: Sitting) -> bool:
        """Return whether a table was abandoned long enough to be deleted."""
        club = sitting.setting.club
        begins = sitting.stage == "gathering" and (club is None or not club.round)  # an evening can go on another day
        empty = BY_TURNS_KEEP_SECONDS if sitting.setting.days else GATHERING_KEEP_SECONDS
        return self._since(sitting) >= (empty if begins else MATCH_KEEP_SECONDS)

    def _note(self, sitting: Sitting) -> None:
        """Mark a table as abandoned or visited again; unload or delete it when its time has come."""
        if not sitting.is_deserted:
            sitting.change_setting(left=0.0)
        elif not sitting.setting.left:
            sitting.change_setting(left=self._house.date())
            sitting.evening.log = sitting.evening.log_size = None  # the next visitor reads it again
        elif self._is_over(sitting):
            self._house.delete_abandoned(sitting)
        else:
            sitting.unload_match()

    def _matches(self) -> bool:
        """Delete old finished matches; return whether there can be more."""
        days = self._store.keep_days()
        before = self._house.date() - days * DAY_SECONDS
        return bool(days) and self._store.delete_old_matches(before) >= MATCHES_PER_SWEEP

    def _people(self) -> bool:
        """Delete people who visited only briefly; return whether there can be more."""
        with contextlib.suppress(StoreFailed):
            self._members.note_visits([person.id for person in self._connections.people()], self._house.date())
        return self._store.forget_strangers(int(self._house.date() - VISITOR_KEEP_SECONDS)) >= PEOPLE_PER_SWEEP
