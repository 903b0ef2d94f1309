"""The people and tables of each server: servers send each other the changes, and every few seconds the full lists."""

from __future__ import annotations

from collections.abc import Iterable

from numeramis_access.server.nodes.wire import Here
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson

#: seconds between two full lists, which repair lost changes
FULL_LIST_SECONDS = 5.0


class Presence:
    """The people and tables of one server. ``Presences`` keeps one for each server.

    :ivar people: people by id.
    :ivar tables: unfinished tables by id.
    """

    def __init__(self, people: Iterable[KnownPerson] = (), tables: Iterable[Listing] = ()) -> None:
        self.people = {person.id: person for person in people}
        self.tables = {table.now.table: table for table in tables}

    def take(self, here: Here) -> bool:
        """Apply a message of that server; return whether anything changed."""
        people, tables = ({}, {}) if here.whole else (dict(self.people), dict(self.tables))
        people |= {person.id: person for person in here.people}
        tables |= {table.now.table: table for table in here.tables}
        for person in here.gone:
            people.pop(person, None)
        for table in here.over:
            tables.pop(table, None)
        before, self.people, self.tables = (self.people, self.tables), people, tables
        return (people, tables) != before

    def changes_since(self, before: Presence, node: str) -> Here | None:
        """Return the changes since an earlier presence of the same server, None for no changes.

        :param before: the earlier presence.
        :param node: name of the server.
        """
        people = tuple(person for id, person in self.people.items() if before.people.get(id) != person)
        tables = tuple(table for id, table in self.tables.items() if before.tables.get(id) != table)
        gone = tuple(before.people.keys() - self.people.keys())
        over = tuple(before.tables.keys() - self.tables.keys())
        if people or tables or gone or over:
            return Here(node=node, people=people, gone=gone, tables=tables, over=over)
        return None

    def full_lists(self, node: str) -> Here:
        """Return the full lists of people and tables as a message. :param node: name of the server."""
        people, tables = tuple(self.people.values()), tuple(self.tables.values())
        return Here(node=node, people=people, tables=tables, whole=True)


class Presences:
    """The presences of other servers, and the presence that this server sent last.

    :ivar others: presence of each other server, by the server's name.
    """

    def __init__(self) -> None:
        self.others: dict[str, Presence] = {}
        self._told = Presence()
        self._whole_at = float("-inf")

    def take(self, here: Here) -> bool:
        """Apply a message of another server; return whether anything changed.

        Changes from a server whose full lists have not arrived are ignored. After a server's first full lists, ``news``
        sends full lists too.

        :param here: the message.
        """
        if here.node not in self.others:
            if not here.whole:
                return False
            self.others[here.node] = Presence()
            self.tell_whole()
        return self.others[here.node].take(here)

    def tell_whole(self) -> None:
        """Make the next message contain the full lists, for a new server or after a possible loss."""
        self._whole_at = float("-inf")

    def news(self, node: str, people: Iterable[KnownPerson], tables: Iterable[Listing], now: float) -> Here | None:
        """Return a message for the other servers with this server's changes since the last call, or its full lists;
        None if nothing has to be sent.

        :param node: name of this server.
        :param people: the people connected to it.
        :param tables: its unfinished tables.
        :param now: monotonic seconds.
        """
        presence, before = Presence(people, tables), self._told
        self._told = presence
        if now - self._whole_at > FULL_LIST_SECONDS:
            self._whole_at = now
            return presence.full_lists(node)
        return presence.changes_since(before, node)
