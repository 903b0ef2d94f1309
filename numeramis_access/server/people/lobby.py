"""The lobby as each person sees it: what is the same for all is made once, however many look."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from heapq import merge
from itertools import islice
from operator import itemgetter
from typing import NamedTuple

import msgspec

from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import PAGE, LobbyNews, LobbyNow, Present, TableNow

#: lobbies that a house tells within a second, once more than so many people look
RATE, FEW = 500, 20
#: connections of a house whose lobby stands for a second before it is told again, and tables: it lists all of them
MANY, CROWDED = 10_000, 5_000


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


class LobbyPages(NamedTuple):
    """Which page of the tables, and of the people, somebody looks at, from 1."""

    tables: int = 1
    people: int = 1


class Seen(NamedTuple):
    """What one person sees of the lobby. :param people: by id. :param tables: by id, the own ones first.

    :param more_people: whether there are more after that page; ``more_tables`` the same.
    """

    people: Mapping[str, Present]
    tables: Mapping[str, TableNow]
    more_people: bool = False
    more_tables: bool = False

    def since(self, before: Seen | None) -> Iterator[LobbyNews]:
        """Give what is new since what that person saw before, None for nothing, in portions of a page."""
        old = before or Seen({}, {})
        people = [one for id, one in self.people.items() if old.people.get(id) != one]
        tables = [one for id, one in self.tables.items() if old.tables.get(id) != one]
        gone, over = tuple(old.people.keys() - self.people.keys()), tuple(old.tables.keys() - self.tables.keys())
        if before is not None and not (people or tables or gone or over or self[2:] != old[2:]):
            return
        for at in range(0, max(len(people), len(tables), 1), PAGE):
            yield LobbyNews(
                people=tuple(people[at : at + PAGE]), tables=tuple(tables[at : at + PAGE]), gone=gone, over=over,
                more_people=self.more_people, more_tables=self.more_tables, whole=before is None and not at,
            )  # fmt: skip
            gone = over = ()


class Lobby:
    """How a house stands; what is the same for all is made once.

    :param here: everybody who is connected. :param is_blocked: tells whether a person is blocked by another one.
    :param own: gives the tables at which a person has a place, as they are now.
    """

    def __init__(
        self,
        here: Iterable[KnownPerson],
        tables: Iterable[Listing],
        is_blocked: Callable[[str, str], bool],
        own: Callable[[str], Iterable[Listing]],
    ) -> None:
        persons = {one.id: Present(one.id, one.name, one.gender) for one in here}
        self._people = sorted(persons.values(), key=lambda one: one.name)
        going_on = list(tables)
        #: tables that are open, and those for friends by whom they are open to; each with its place in the order
        self._open = [(at, one) for at, one in enumerate(going_on) if one.now.access == "open" and not one.deserted]
        self._let_in: defaultdict[str, list[tuple[int, Listing]]] = defaultdict(list)
        for at, one in enumerate(going_on):
            for person in one.let_in if one.now.access != "open" else ():
                self._let_in[person].append((at, one))
        self._is_blocked = is_blocked
        self._own = own

    def seen_by(self, person: str, pages: LobbyPages = LobbyPages()) -> Seen:
        """Return what somebody sees of it: two pages, and the first own tables."""
        mine, end = {one.now.table: one for one in self._own(person)}, pages.people * PAGE
        people = {one.person: one for one in self._people[end - PAGE : end]}
        own = {id: table.seen_by(person) for id, table in islice(mine.items(), PAGE)}
        offered = (
            one.now for _, one in merge(self._open, self._let_in.get(person, ()), key=itemgetter(0))
            if one.now.table not in mine and one.offered_to(person) and not self._is_blocked(person, one.now.host)
        )
        others = {one.table: one for one in islice(offered, (pages.tables - 1) * PAGE, pages.tables * PAGE)}
        return Seen(people, own | others, len(self._people) > end, next(offered, None) is not None)

    def first_page(self, person: str) -> LobbyNow:
        """Return what somebody sees of it whose program knows no pages."""
        seen = self.seen_by(person)
        return LobbyNow(
            people=tuple(seen.people.values()),
            tables=tuple(one for one in seen.tables.values() if one.own is None),
            mine=tuple(one for one in seen.tables.values() if one.own is not None),
        )


def pause(watchers: int, connections: int, tables: int) -> float:
    """Return for how many seconds a lobby told to so many stands before it is told again.

    :param connections: in all. :param tables: that are not over.
    """
    more = ((watchers, RATE), (connections, MANY), (tables, CROWDED))
    return sum(max(0, there - FEW) / a_second for there, a_second in more)
