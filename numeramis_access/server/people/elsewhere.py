"""The interface to the other servers of the same house; this class itself is for a house with a single server.

``Nodes`` in ``server/nodes/nodes.py`` implements it for several servers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import HousePush
from numeramis_access.tables.request_fields import AtTable


class OtherServers:
    """The other servers of a house; here there are none.

    :ivar has_tables: whether other servers can own tables.
    """

    has_tables: ClassVar[bool] = False

    def forward_request(self, guest: Guest, request: AtTable, line: bytes) -> bool:
        """Forward a request if another server owns its table; return whether the request was taken, so that the house
        here must not answer. A single server returns False.

        :param guest: the connection. :param request: the request. :param line: the request as received.
        :raises StoreFailed: if the store cannot say who owns the table.
        """
        return False

    def note_gone(self, guest: Guest) -> None:
        """Tell the other servers that a connection has ended."""

    def send_more(self, guest: Guest) -> None:
        """Ask other servers for more messages for a connection that has sent the previous ones to its client."""

    def people(self) -> Iterable[KnownPerson]:
        """Return the people connected to other servers; none for a single server."""
        return ()

    def tables(self) -> Iterable[Listing]:
        """Return the unfinished tables of other servers; none for a single server."""
        return ()

    def pass_on(self, person: str, push: HousePush) -> None:
        """Send a push to all connections of a person at other servers.

        :param person: an id. :param push: the message.
        """

    def sign_out(self, person: str) -> None:
        """End all connections of a person at other servers. :param person: an id."""

    def drop_person(self, person: str) -> None:
        """Remove a deleted person from the tables of other servers, and end their connections there.

        :param person: an id.
        """

    def nodes(self) -> list[str]:
        """Return the sorted names of the living servers, this one included; empty for a single server."""
        return []

    def addresses(self) -> list[str]:
        """Return the addresses for clients of the living servers; empty for a single server."""
        return []
