"""What is said at the tables of a house: told to all there, and the last of it again to whoever comes."""

from __future__ import annotations

from collections import defaultdict, deque

import msgspec

from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import Said

#: things said at a table that are remembered: for whoever comes, and for whoever reports
REMEMBERED = 20


class Conversations:
    """What is said at tables. :param connections: to whom. :param blocks: who hears nothing of whom."""

    def __init__(self, connections: Connections, blocks: Blocks) -> None:
        self._connections = connections
        self._blocks = blocks
        #: what was said last at a table, by its id
        self._said: defaultdict[str, deque[Said]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def say(self, table: str, person: KnownPerson, phrase: str, text: str) -> None:
        """Have everybody at a table hear what somebody says."""
        before = self._said[table]
        number = before[-1].number + 1 if before else 1
        said = Said(table=table, number=number, person=person.id, name=person.name, phrase=phrase, text=text)
        before.append(said)
        for guest in self._connections.at(table):
            if self._hears(guest, said):
                guest.say(said)

    def at(self, table: str) -> tuple[Said, ...]:
        """Return what was said last at a table, oldest first."""
        return tuple(self._said.get(table, ()))

    def say_again(self, guest: Guest, table: str) -> None:
        """Tell a connection that has come to a table what was said there last."""
        for said in self.at(table):
            if self._hears(guest, said):
                guest.say(msgspec.structs.replace(said, again=True))

    def forget(self, table: str) -> None:
        """Forget a table that is no more."""
        self._said.pop(table, None)

    def _hears(self, guest: Guest, said: Said) -> bool:
        """Return whether a connection is told what somebody says."""
        return guest.person is None or not self._blocks.is_blocked(said.person, by=guest.person.id)
