"""The lobby as each person sees it: what is the same for all is made once, however many look."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

import msgspec

from numeramis_access.server.stores.port import Person
from numeramis_access.tables.protocol import LobbyNow, Present, TableNow

#: lobbies that a house tells within a second, once more than so many people look
RATE, FEW = 500, 20
#: connections of a house whose lobby stands for a second before it is told again: it lists everybody
MANY = 10_000


class Listing(msgspec.Struct, frozen=True):
    """A table as a server knows it. :param now: as those see it who do not sit there. :param code: to enter by.

    :param let_in: who may come to a table for friends, by id. :param deserted: whether its match goes on without
        any of its people.
    """

    now: TableNow
    code: str
    let_in: tuple[str, ...] = ()
    deserted: bool = False

    def place_of(self, person: str) -> int | None:
        """Return the place of a person, None for nobody's."""
        return next((at for at, place in enumerate(self.now.places) if place.person == person), None)

    def offered_to(self, person: str) -> bool:
        """Return whether the lobby shows the table to somebody who has no place there."""
        return not self.deserted and (self.now.access == "open" or (self.now.friends and person in self.let_in))

    def seen_by(self, person: str) -> TableNow:
        """Return the table as somebody sees it who sits there."""
        return msgspec.structs.replace(self.now, code=self.code, own=self.place_of(person))


def lobbies(
    here: Iterable[Person], tables: Iterable[Listing], is_blocked: Callable[[str, str], bool]
) -> Callable[[str], LobbyNow]:
    """Return what gives the lobby as a person sees it, by id.

    :param here: everybody who is connected. :param is_blocked: tells whether a person is blocked by another one.
    """
    persons = {one.id: Present(one.id, one.name, one.gender) for one in here}
    people = tuple(sorted(persons.values(), key=lambda one: one.name))
    going_on = list(tables)
    public = [table for table in going_on if table.now.access == "open" or table.now.friends]
    own: defaultdict[str, dict[str, Listing]] = defaultdict(dict)
    for table in going_on:
        for place in table.now.places:
            if place.person:
                own[place.person][table.now.table] = table

    def seen(person: str) -> LobbyNow:
        mine = own.get(person, {})
        return LobbyNow(
            people=people,
            tables=tuple(
                one.now for one in public
                if one.now.table not in mine and one.offered_to(person) and not is_blocked(person, one.now.host)
            ),
            mine=tuple(table.seen_by(person) for table in mine.values()),
        )

    return seen


def pause(watchers: int, connections: int) -> float:
    """Return for how many seconds a lobby told to so many stands before it is told again.

    :param connections: in all.
    """
    return max(0, watchers - FEW) / RATE + max(0, connections - FEW) / MANY
