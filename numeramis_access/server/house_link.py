"""A line to the house from a program that the house itself serves: no socket between them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from numeramis_access.input.inbox import FromHouse, Inbox
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.tables.house_token import HouseToken

#: seconds until it is looked again whether a program has taken what it was told
SOON = 0.01


class HouseLink:
    """A line within the server's process and thread.

    :param inbox: of the program. :param address: where its page comes from, as limits count. :param home: name of the
        home whose page it is.
    """

    def __init__(self, people: PeopleSocket, inbox: Inbox, address: str, home: str) -> None:
        self._people = people
        self._inbox = inbox
        self._loop = asyncio.get_running_loop()
        self._guest = people.house.connections.open(self._tell, address, self.close, lambda: inbox.empty)
        self._guest.home = home
        inbox.put(FromHouse(self))

    def send(self, line: bytes) -> None:
        """Have the house answer a request."""
        self._people.begin(partial(receive, self._people.house, self._guest, line))

    def _tell(self, line: bytes) -> None:
        self._inbox.put(FromHouse(self, line))
        self._loop.call_soon(self._tell_more)

    def _tell_more(self) -> None:
        """Have more told of which there is more, when the program has taken what there was."""
        if self._guest.owed and self._inbox.empty:
            self._people.begin(lambda: self._people.house.tell_more(self._guest))
        elif self._guest.owed:
            self._loop.call_later(SOON, self._tell_more)

    def also_at(self, addresses: Sequence[str]) -> None:
        """Do nothing: the house is where the program is."""

    def stay_with(self, token: HouseToken) -> None:
        """Do nothing: there is no other house."""

    def go_to(self, address: str) -> bool:
        """Return False: the program stays where it is."""
        return False

    def close(self) -> None:
        """Be no more in the house."""
        self._people.house.note_gone(self._guest)
