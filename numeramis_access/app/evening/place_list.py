"""The places that the menu of an evening lists; a part of ``at_tables`` that returns numbers of places."""

from __future__ import annotations

from typing import NamedTuple

from numeramis_access.tables.evening import EveningNow, leaders_places
from numeramis_access.tables.pushes import TableNow

#: roles that lead an evening
STAFF_ROLES = ("director", "scorer")


class ListedPlaces(NamedTuple):
    """The places that the menu lists, by their numbers from 0.

    :param chairs: the taken chairs of leaders, then a free one that is offered to a leader.
    :param freed_chairs: chairs that are free now but were listed before.
    :param places: the places of players.
    """

    chairs: list[int]
    freed_chairs: list[int]
    places: list[int]


class PlaceList:
    """Decides which places the menu lists. A listed place stays in the list, so that the other entries do not move when
    people come and go.
    """

    def __init__(self) -> None:
        self._listed: set[int] = set()

    def clear(self) -> None:
        """Forget which places were listed before."""
        self._listed.clear()

    def places_to_list(self, now: TableNow, evening: EveningNow, hosts: bool) -> ListedPlaces:
        """Return the places to list, and note them as listed.

        They are the taken chairs, a free chair for a leader, and the places of parties with people; also one free party
        if the others are taken and the evening is not over. Chairs and parties listed before stay.

        :param now: the table of the gathering. :param evening: the evening.
        :param hosts: whether the reader is the host, who can also take the first chair.
        """
        seats = sorted(leaders_places(now.players))
        taken = [at for at in seats if now.places[at].name]
        own = seats if hosts else seats[1:]
        free = [at for at in own if at not in taken and now.own not in seats][:1]
        offered = free if evening.role in STAFF_ROLES else []
        left = [at for at in seats if at in self._listed and at not in (*taken, *offered)]
        size = 4 if evening.teams else 2
        parties = self._parties(now, size, len(now.places) + 1 - len(seats), evening.over)
        self._listed |= {*taken, *offered, *parties}
        return ListedPlaces([*taken, *offered], left, [at + side for at in parties for side in range(size)])

    def _parties(self, now: TableNow, size: int, end: int, over: bool) -> list[int]:
        """Return the first place of each party in the list. :param size: places of a party."""
        places = now.places[:end]
        parties = range(1, len(places) - size + 1, size)
        taken = {at for at in parties if any(place.name for place in places[at : at + size])}
        there = [at for at in parties if at in self._listed or at in taken]
        has_room = over or not taken >= set(there)
        free = [] if has_room else [at for at in parties if at not in there][:1]
        return sorted((*there, *free))
