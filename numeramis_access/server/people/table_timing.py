"""The pace of a match among people: how fast computers act, and whether the table rests between two deals."""

from __future__ import annotations

from collections.abc import Iterable
from weakref import ReferenceType, ref

from numeramis_access.server.people.setting import KeptSetting
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.seats import Human, Occupant

#: seconds between two actions of computers, for those who listen
PACE = 1.0


class TableTiming:
    """The timing that one match asks for again and again.

    :param kept: the setting of the table. :param occupants: who sits there until ``follow`` names a match.
    """

    def __init__(self, kept: KeptSetting, occupants: Iterable[Occupant]) -> None:
        self._kept = kept
        self._occupants = tuple(occupants)
        self._match: ReferenceType[HostedTable] | None = None

    def follow(self, match: HostedTable) -> None:
        """Look at the seats of a match from now on; the match is not kept alive."""
        self._match = ref(match)

    def __call__(self) -> Timing:
        """Return how the match goes on by itself; a table of an evening rests only while a person plays there."""
        setting, match = self._kept.value, self._match() if self._match is not None else None
        occupants = self._occupants if match is None else tuple(seat.occupant for seat in match.seats)
        rests = setting.played is None or any(isinstance(occupant, Human) for occupant in occupants)
        return Timing(PACE, rests=setting.rests and rests)
