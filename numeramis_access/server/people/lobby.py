"""The lobby as each person sees it: what is the same for all is made once, however many look."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import Person
from numeramis_access.tables.protocol import LobbyNow, Present

#: lobbies that a house tells within a second, once more than so many people look
RATE, FEW = 500, 20


def lobbies(here: Iterable[Person], sittings: Iterable[Sitting]) -> Callable[[str], LobbyNow]:
    """Return what gives the lobby as a person sees it, by id. :param here: everybody who is connected."""
    persons = {one.id: Present(one.id, one.name, one.gender) for one in here}
    people = tuple(sorted(persons.values(), key=lambda one: one.name))
    going_on = [sitting for sitting in sittings if sitting.stage != "over"]
    public = [(sitting.id, sitting.seen_by("")) for sitting in going_on if sitting.setting.access == "open"]
    own: defaultdict[str, dict[str, Sitting]] = defaultdict(dict)
    for sitting in going_on:
        for place in sitting.setting.places:
            if place.person:
                own[place.person][sitting.id] = sitting

    def seen(person: str) -> LobbyNow:
        mine = own.get(person, {})
        return LobbyNow(
            people=people,
            tables=tuple(now for table, now in public if table not in mine),
            mine=tuple(sitting.seen_by(person) for sitting in mine.values()),
        )

    return seen


def pause(watchers: int) -> float:
    """Return for how many seconds a lobby told to so many stands before it is told again."""
    return max(0, watchers - FEW) / RATE
