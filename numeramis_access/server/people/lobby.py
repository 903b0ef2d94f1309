"""The lobby as each person sees it; the part that is equal for everyone is computed once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from heapq import merge
from itertools import islice
from operator import itemgetter
from typing import NamedTuple

import msgspec

from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import LOBBY_PAGE_SIZE, LobbyNews, LobbyNow, Present, TableNow
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.sorting import sort_key

#: connections that add a second to the pause of the lobby, and the count that adds nothing yet
CONNECTIONS_PER_SECOND, FREE_CONNECTIONS = 500, 20
#: connections of the whole house, and tables, that each add a second to that pause
MANY_CONNECTIONS, MANY_TABLES = 10_000, 5_000


class Listing(msgspec.Struct, frozen=True):
    """A table in the lobby's lists.

    :param now: the table as a person without a place there sees it.
    :param code: the code to enter by.
    :param let_in: ids of the people who may enter, at a table for friends.
    :param deserted: whether its match is running but none of its people is connected.
    """

    now: TableNow
    code: str
    let_in: tuple[str, ...] = ()
    deserted: bool = False

    def place_number_of(self, person: str) -> int | None:
        """Return the number of a person's place, from 0, or None without one. :param person: an id."""
        return next((at for at, place in enumerate(self.now.places) if place.person == person), None)

    def is_offered_to(self, person: str) -> bool:
        """Return whether the lobby can show the table to a person without a place there: it is not deserted, and it is
        open or the person may enter a table for friends. Blocks by the host are not considered.

        :param person: an id.
        """
        return not self.deserted and (self.now.access == "open" or (self.now.friends and person in self.let_in))

    def seen_by(self, person: str) -> TableNow:
        """Return the table as a person with a place there sees it. :param person: an id."""
        return msgspec.structs.replace(self.now, code=self.code, own=self.place_number_of(person))


class LobbyPages(NamedTuple):
    """The pages of the lobby that a person looks at.

    :param tables: page of the tables, from 1.
    :param people: page of the people, from 1.
    """

    tables: int = 1
    people: int = 1


class LobbyView(NamedTuple):
    """The part of the lobby that one person sees.

    :param people: people by id.
    :param tables: tables by id, those with a place of this person first.
    :param more_people: whether the lobby has people beyond the page.
    :param more_tables: whether the lobby has tables beyond the page.
    """

    people: Mapping[str, Present]
    tables: Mapping[str, TableNow]
    more_people: bool = False
    more_tables: bool = False

    def changes_since(self, before: LobbyView | None) -> Iterator[LobbyNews]:
        """Yield the changes since an earlier view, at most one page in each message.

        :param before: None for no earlier view.
        """
        old = before or LobbyView({}, {})
        people = [person for id, person in self.people.items() if old.people.get(id) != person]
        tables = [table for id, table in self.tables.items() if old.tables.get(id) != table]
        gone, over = tuple(old.people.keys() - self.people.keys()), tuple(old.tables.keys() - self.tables.keys())
        if before is not None and not (people or tables or gone or over or self[2:] != old[2:]):
            return
        for at in range(0, max(len(people), len(tables), 1), LOBBY_PAGE_SIZE):
            yield LobbyNews(
                people=tuple(people[at : at + LOBBY_PAGE_SIZE]), tables=tuple(tables[at : at + LOBBY_PAGE_SIZE]),
                gone=gone, over=over,
                more_people=self.more_people, more_tables=self.more_tables, whole=before is None and not at,
            )  # fmt: skip
            gone = over = ()


class Lobby:
    """A snapshot of the lobby, which gives each person's view.

    :param here: all connected people.
    :param tables: all unfinished tables.
    :param is_blocked: returns whether the person with the first id is blocked by the person with the second.
    :param own: returns the tables at which the person with an id has a place.
    """

    def __init__(
        self,
        here: Iterable[KnownPerson],
        tables: Iterable[Listing],
        is_blocked: Callable[[str, str], bool],
        own: Callable[[str], Iterable[Listing]],
    ) -> None:
        persons = {person.id: Present(person.id, person.name, person.gender) for person in here}
        self._people = persons.values()
        #: the people in the order of each language that a listener has
        self._sorted: dict[str, list[Present]] = {}
        going_on = list(tables)
        #: open tables, and tables for friends by the id of each person let in; each with its position in the order
        shown = enumerate(going_on)
        self._open = [(at, table) for at, table in shown if table.now.access == "open" and not table.deserted]
        self._let_in: defaultdict[str, list[tuple[int, Listing]]] = defaultdict(list)
        for at, table in enumerate(going_on):
            for person in table.let_in if table.now.access != "open" else ():
                self._let_in[person].append((at, table))
        self._is_blocked = is_blocked
        self._own = own

    def _by_name(self, language: str) -> list[Present]:
        """Return the people in the order of a language, which decides who is on which page."""
        if language not in self._sorted:
            record = LANGUAGES.get(language)
            self._sorted[language] = sorted(self._people, key=lambda person: sort_key(person.name, record))
        return self._sorted[language]

    def seen_by(self, person: str, pages: LobbyPages = LobbyPages(), language: str = "") -> LobbyView:
        """Return the view of a person: a page of people, a page of tables, and the first of their own tables.

        :param person: an id.
        :param pages: the pages.
        :param language: the code of the person's language, which decides the order of the people; empty for the order
            of the fallback language.
        """
        named = self._by_name(language if language in LANGUAGES else "")
        mine, end = {table.now.table: table for table in self._own(person)}, pages.people * LOBBY_PAGE_SIZE
        people = {other.person: other for other in named[end - LOBBY_PAGE_SIZE : end]}
        own = {id: table.seen_by(person) for id, table in islice(mine.items(), LOBBY_PAGE_SIZE)}
        offered = (
            table.now for _, table in merge(self._open, self._let_in.get(person, ()), key=itemgetter(0))
            if table.now.table not in mine and table.is_offered_to(person)
            and not self._is_blocked(person, table.now.host)
        )
        others = {
            table.table: table
            for table in islice(offered, (pages.tables - 1) * LOBBY_PAGE_SIZE, pages.tables * LOBBY_PAGE_SIZE)
        }
        return LobbyView(people, own | others, len(self._people) > end, next(offered, None) is not None)

    def first_page(self, person: str, language: str = "") -> LobbyNow:
        """Return the first page of the lobby for a person whose program does not know pages.

        :param person: an id.
        :param language: the code of the person's language, as for ``seen_by``.
        """
        seen = self.seen_by(person, language=language)
        return LobbyNow(
            people=tuple(seen.people.values()),
            tables=tuple(table for table in seen.tables.values() if table.own is None),
            mine=tuple(table for table in seen.tables.values() if table.own is not None),
        )


def pause_seconds(watchers: int, connections: int, tables: int) -> float:
    """Return the seconds between two updates of the lobby, 0 in a small house.

    :param watchers: number of connections that receive it.
    :param connections: number of all connections.
    :param tables: number of unfinished tables.
    """
    more = ((watchers, CONNECTIONS_PER_SECOND), (connections, MANY_CONNECTIONS), (tables, MANY_TABLES))
    return sum(max(0, there - FREE_CONNECTIONS) / a_second for there, a_second in more)
