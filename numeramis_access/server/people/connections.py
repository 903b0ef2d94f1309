"""The connections of a house: send messages to a person or to a table, and the missing messages to each connection.

Missing messages of a table go out in portions, as fast as a connection receives them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial

from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.elsewhere import OtherServers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.table_seen import messages_for, table_seen_by
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.codec import write_message
from numeramis_access.tables.pushes import HousePush, Told

#: messages sent at once; a connection that is further behind gets more when it has received them
PORTION_MESSAGES = 10


class Connections:
    """The connections of a house, and the connections that follow each table (receive its messages).

    :param elsewhere: returns the other servers of the house.
    :ivar all: every connection, including those to another server that use a table here.
    """

    def __init__(self, elsewhere: Callable[[], OtherServers]) -> None:
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
        """Add a new connection and return it.

        :param send, address, end, has_room: as in ``Guest``.
        """
        guest = Guest(send, address, end, has_room)
        self.all.add(guest)
        return guest

    # people

    def of(self, person: str) -> list[Guest]:
        """Return all connections of a person in ``all``, those to other servers included. :param person: an id."""
        return [guest for guest in self.all if guest.person is not None and guest.person.id == person]

    def people(self) -> Iterable[KnownPerson]:
        """Return all people connected here."""
        return {guest.person.id: guest.person for guest in self.all if guest.person and not guest.is_far}.values()

    def connected_people(self) -> Iterable[KnownPerson]:
        """Return all people connected to this server or to other servers of the house."""
        return [*self.people(), *self._elsewhere().people()]

    def tables_elsewhere(self) -> Iterable[Listing]:
        """Return the unfinished tables of other servers."""
        return self._elsewhere().tables()

    def tell(self, person: str, push: HousePush, but: Guest | None = None) -> None:
        """Send a message to all connections of a person, at all servers.

        :param person: an id. :param push: the message. :param but: a connection to leave out, None for none.
        """
        for guest in self.of(person):
            if not guest.is_far and guest is not but:
                guest.say(push)
        self._elsewhere().pass_on(person, push)

    # tables

    def join(self, guest: Guest, table: str) -> None:
        """Let a connection receive the messages of a table. :param guest: the connection. :param table: an id."""
        self._there[table].add(guest)

    def leave(self, guest: Guest, table: str) -> None:
        """Stop a connection from receiving the messages of a table.

        :param guest: the connection.
        :param table: an id.
        """
        self._there.get(table, set()).discard(guest)

    def forget(self, table: str) -> None:
        """Forget which connections follow a removed table; they stay open. :param table: an id."""
        self._there.pop(table, None)

    def at(self, table: str) -> Iterable[Guest]:
        """Return all connections that follow a table. :param table: an id."""
        return self._there.get(table, ())

    def is_present(self, table: str, person: str) -> bool:
        """Return whether a connection of a person follows a table. :param table: an id. :param person: an id."""
        return any(guest.person is not None and guest.person.id == person for guest in self.at(table))

    def tell_table(self, table: str, push: HousePush) -> None:
        """Send a message to all connections that follow a table.

        :param table: an id. :param push: the message.
        """
        for guest in self.at(table):
            guest.say(push)


def send_table_news(
    connections: Connections,
    apart: FailingMembers,
    sitting: Sitting,
    changed: bool,
    may_catch_up: Callable[[Guest], bool],
) -> bool:
    """Send all connections at a table its news; return whether every connection worked.

    :param connections: the connections of the house.
    :param apart: isolates the error of one connection from the others.
    :param sitting: the table.
    :param changed: whether people, places or terms have changed, not only the match.
    :param may_catch_up: returns whether a connection that is far behind can take more messages now.
    """
    timed = (sitting.update_clocks() and sitting.setting.clock is not None) or changed
    there = ((guest.number, guest) for guest in list(connections.at(sitting.id)))
    return not apart.run_each("connection", there, partial(_tell, sitting, changed, timed, may_catch_up))


def _tell(
    sitting: Sitting, changed: bool, timed: bool, may_catch_up: Callable[[Guest], bool], guest: Guest
) -> None:
    """Send one connection the news of a table.

    :param changed: whether more than the match has changed. :param timed: whether to send the clocks too.
    :param may_catch_up: whether a connection that is far behind can take more messages now.
    """
    if guest.person is None or sitting.id not in guest.told:
        return
    if changed:
        guest.say(table_seen_by(sitting, guest.person.id))
    catch_up(guest, guest.person.id, sitting, may_catch_up)
    later = sitting.setting.later and guest.person.id in sitting.onlookers
    if timed and sitting.match is not None and not later:
        guest.say(sitting.times())


def catch_up(guest: Guest, person: str, sitting: Sitting, may_catch_up: Callable[[Guest], bool]) -> None:
    """Send a connection the messages of a match that it is missing, as many as it can take now. If some remain,
    ``guest.unsent_tables`` names the table.

    :param guest: the connection, which must follow the table.
    :param person: id of its person.
    :param sitting: the table.
    :param may_catch_up: returns whether a connection that is far behind can take more messages now.
    """
    guest.unsent_tables.discard(sitting.id)
    while sitting.number > (after := guest.told[sitting.id]):
        if not guest.has_room() or (sitting.number - after > PORTION_MESSAGES and not may_catch_up(guest)):
            guest.unsent_tables.add(sitting.id)
            return
        if not (messages := messages_for(sitting, person, after, PORTION_MESSAGES)):
            return
        guest.told[sitting.id] = messages[-1].number
        told = [write_message(message) for message in messages]
        guest.say(Told(table=sitting.id, messages=told))  # type: ignore[arg-type]
