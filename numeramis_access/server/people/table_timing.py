"""The timing of a match of people: the pace of computers, and the rest between two deals."""

from __future__ import annotations

from collections.abc import Iterable
from weakref import ReferenceType, ref

from numeramis_access.server.people.setting import KeptSetting
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.seats import Human, Occupant

#: seconds between two actions of computers, so that listeners can follow
PACE = 1.0


class TableTiming:
    """Callable that returns the present timing of one match.

    :param kept: the setting of the table. :param occupants: the players until ``follow`` is called.
    """

    def __init__(self, kept: KeptSetting, occupants: Iterable[Occupant]) -> None:
        self._kept = kept
        self._occupants = tuple(occupants)
        self._match: ReferenceType[HostedTable] | None = None

    def follow(self, match: HostedTable) -> None:
        """Use the seats of a match from now on, by a weak reference."""
        self._match = ref(match)

    def __call__(self) -> Timing:
        """Return the timing; a table of an evening rests only while a person plays there."""
        setting, match = self._kept.value, self._match() if self._match is not None else None
        occupants = self._occupants if match is None else tuple(seat.occupant for seat in match.seats)
        rests = setting.played is None or any(isinstance(occupant, Human) for occupant in occupants)
        return Timing(PACE, rests=setting.rests and rests)
