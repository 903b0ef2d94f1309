"""A line to the house from a program that the house itself serves: no socket between them."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.input.inbox import FromHouse, Inbox
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people_socket import PeopleSocket


class HouseLink:
    """A line within the server's process and thread. :param inbox: of the program."""

    def __init__(self, people: PeopleSocket, inbox: Inbox) -> None:
        self._people = people
        self._guest = people.house.guest(lambda line: inbox.put(FromHouse(self, line)), f"page {id(inbox)}", self.close)
        inbox.put(FromHouse(self))

    def send(self, line: bytes) -> None:
        """Have the house answer a request."""
        receive(self._people.house, self._guest, line)
        self._people.set_timer()

    def also_at(self, addresses: Sequence[str]) -> None:
        """Do nothing: the house is where the program is."""

    def go_to(self, address: str) -> bool:
        """Return False: the program stays where it is."""
        return False

    def close(self) -> None:
        """Be no more in the house."""
        self._people.house.gone(self._guest)
        self._people.set_timer()
