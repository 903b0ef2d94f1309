"""Chat at the tables of a house: sent to all people there, and the last messages again to each new connection."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable

import msgspec

from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import Said

#: chat messages remembered at a table, for new connections and for reports
KEPT_MESSAGES = 20


class Conversations:
    """The chat of all tables.

    :param connections: the connections of the house.
    :param blocks: decides whose chat a person does not receive.
    :param date: returns seconds since 1970.
    """

    def __init__(self, connections: Connections, blocks: Blocks, date: Callable[[], float]) -> None:
        self._connections = connections
        self._blocks = blocks
        self._date = date
        #: the last messages at each table, by its id
        self._said: defaultdict[str, deque[Said]] = defaultdict(lambda: deque(maxlen=KEPT_MESSAGES))

    def say(self, table: str, person: KnownPerson, phrase: str, text: str) -> None:
        """Send a person's chat message to all connections at a table, except to people who have blocked the person.

        The house remembers the last messages of the table.

        :param table: an id.
        :param person: the person who speaks.
        :param phrase: id of a set phrase, or empty.
        :param text: typed text, or empty.
        """
        before = self._said[table]
        number = max(before[-1].number + 1 if before else 0, int(self._date() * 1000))  # grows through every restart
        said = Said(table=table, number=number, person=person.id, name=person.name, phrase=phrase, text=text)
        before.append(said)
        for guest in self._connections.at(table):
            if self._hears(guest, said):
                guest.say(said)

    def at(self, table: str) -> tuple[Said, ...]:
        """Return the last chat messages at a table, oldest first. :param table: an id."""
        return tuple(self._said.get(table, ()))

    def say_again(self, guest: Guest, table: str) -> None:
        """Send the last chat messages at a table to a new connection, without messages of people that its person has
        blocked.

        :param guest: the connection.
        :param table: an id.
        """
        for said in self.at(table):
            if self._hears(guest, said):
                guest.say(msgspec.structs.replace(said, again=True))

    def forget(self, table: str) -> None:
        """Delete the chat of a deleted table. :param table: an id."""
        self._said.pop(table, None)

    def _hears(self, guest: Guest, said: Said) -> bool:
        """Return whether a connection receives a chat message."""
        return guest.person is None or not self._blocks.is_blocked(said.person, by=guest.person.id)
