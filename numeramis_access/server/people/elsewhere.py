"""What a house knows of other servers of the same house, and asks of them; a house alone has none."""

from __future__ import annotations

from collections.abc import Iterable

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import HousePush
from numeramis_access.tables.requests import AtTable


class Elsewhere:
    """The other servers of a house; here there are none."""

    def hand_on(self, guest: Guest, request: AtTable, line: bytes) -> bool:
        """Hand a request on where another server has its table; return whether that was done. :raises StoreFailed:"""
        return False

    def note_gone(self, guest: Guest) -> None:
        """Take note that a connection has ended."""

    def tell_more(self, guest: Guest) -> None:
        """Have a connection told more of tables of other servers: it has taken what it was told."""

    def people(self) -> Iterable[KnownPerson]:
        """Return everybody who is connected to other servers."""
        return ()

    def tables(self) -> Iterable[Listing]:
        """Return the tables of other servers that are not over."""
        return ()

    def pass_on(self, person: str, push: HousePush) -> None:
        """Tell all connections of a person at other servers something."""

    def sign_out(self, person: str) -> None:
        """End all connections of a person at other servers."""

    def drop_person(self, person: str) -> None:
        """Have somebody who is known no more leave the tables of other servers, and their connections end there."""

    def nodes(self) -> list[str]:
        """Return the servers that live, this one too, in one order everywhere; none where there is one alone."""
        return []

    def addresses(self) -> list[str]:
        """Return where clients reach the servers that live, empty where there is one alone."""
        return []
