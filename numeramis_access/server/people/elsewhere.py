"""The interface to the other servers of the same house; this class is for a single server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import HousePush
from numeramis_access.tables.requests import AtTable


class Elsewhere:
    """The other servers of a house; here there are none. :ivar has_tables: whether tables can be at another server."""

    has_tables: ClassVar[bool] = False

    def hand_on(self, guest: Guest, request: AtTable, line: bytes) -> bool:
        """Forward a request if another server has its table; return whether it was forwarded.

        :raises StoreFailed: if the store fails.
        """
        return False

    def note_gone(self, guest: Guest) -> None:
        """Record that a connection has ended."""

    def tell_more(self, guest: Guest) -> None:
        """Let other servers send a connection more messages, now that it has room."""

    def people(self) -> Iterable[KnownPerson]:
        """Return all people connected to other servers."""
        return ()

    def tables(self) -> Iterable[Listing]:
        """Return the tables of other servers that are not over."""
        return ()

    def pass_on(self, person: str, push: HousePush) -> None:
        """Send a message to all connections of a person at other servers."""

    def sign_out(self, person: str) -> None:
        """End all connections of a person at other servers."""

    def drop_person(self, person: str) -> None:
        """Remove a deleted person from the tables of other servers, and end their connections there."""

    def nodes(self) -> list[str]:
        """Return the live servers, including this one, in the same order at each; empty for a single server."""
        return []

    def addresses(self) -> list[str]:
        """Return the addresses of the live servers for clients; empty for a single server."""
        return []
