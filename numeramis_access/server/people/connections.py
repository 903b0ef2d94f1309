"""The connections of a house, and the ways to send to a person or to a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from numeramis_access.server.people.elsewhere import Elsewhere
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import HousePush


class Connections:
    """The connections of a house, and the connections that follow each table.

    :param elsewhere: returns the other servers of the house.
    :ivar all: every connection, including those made at another server.
    """

    def __init__(self, elsewhere: Callable[[], Elsewhere]) -> None:
        self.all: set[Guest] = set()
        self._elsewhere = elsewhere
        #: connections that follow a table, by its id
        self._there: defaultdict[str, set[Guest]] = defaultdict(set)

    def open(
        self,
        send: Callable[[bytes], None],
        address: str = "",
        end: Callable[[], None] = lambda: None,
        has_room: Callable[[], bool] = lambda: True,
    ) -> Guest:
        """Return a new connection; its parameters are those of ``Guest``."""
        guest = Guest(send, address, end, has_room)
        self.all.add(guest)
        return guest

    # people

    def of(self, person: str) -> list[Guest]:
        """Return all connections of a person."""
        return [guest for guest in self.all if guest.person is not None and guest.person.id == person]

    def people(self) -> Iterable[KnownPerson]:
        """Return all people connected here."""
        return {guest.person.id: guest.person for guest in self.all if guest.person and not guest.far}.values()

    def everybody(self) -> Iterable[KnownPerson]:
        """Return all people connected here or at other servers."""
        return [*self.people(), *self._elsewhere().people()]

    def tables_elsewhere(self) -> Iterable[Listing]:
        """Return the tables of other servers that are not over."""
        return self._elsewhere().tables()

    def tell(self, person: str, push: HousePush, but: Guest | None = None) -> None:
        """Send a message to all connections of a person, at all servers. :param but: a connection to leave out."""
        for guest in self.of(person):
            if not guest.far and guest is not but:
                guest.say(push)
        self._elsewhere().pass_on(person, push)

    # tables

    def join(self, guest: Guest, table: str) -> None:
        """Add a connection to the followers of a table."""
        self._there[table].add(guest)

    def part(self, guest: Guest, table: str) -> None:
        """Remove a connection from the followers of a table."""
        self._there.get(table, set()).discard(guest)

    def forget(self, table: str) -> None:
        """Forget a removed table."""
        self._there.pop(table, None)

    def at(self, table: str) -> Iterable[Guest]:
        """Return all connections that follow a table."""
        return self._there.get(table, ())

    def is_present(self, table: str, person: str) -> bool:
        """Return whether a connection of a person follows a table."""
        return any(guest.person is not None and guest.person.id == person for guest in self.at(table))

    def tell_table(self, table: str, push: HousePush) -> None:
        """Send a message to all connections that follow a table."""
        for guest in self.at(table):
            guest.say(push)
