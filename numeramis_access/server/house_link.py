"""Connect the house to a program that runs in the server's own process, without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from numeramis_access.input.inbox import FromHouse, Inbox
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.tables.house_token import HouseToken

#: seconds between two checks whether the program has read its inbox
POLL_SECONDS = 0.01


class HouseLink:
    """A program's connection to the house within the server's process and thread. It has the interface of
    ``client.HouseLine`` (``app.shell.ports.Link``), without a socket: it is connected at once and is never lost.

    The house sends missed messages in portions; the link asks for the next portion when the program has read its inbox.

    :param people: serves the house.
    :param inbox: receives ``FromHouse`` at once for the connection, then for each message.
    :param address: network address of the page's browser, for the limits.
    :param home: name of the page's home.
    """

    def __init__(self, people: PeopleSocket, inbox: Inbox, address: str, home: str) -> None:
        self._people = people
        self._inbox = inbox
        self._loop = asyncio.get_running_loop()
        self._guest = people.house.connections.open(self._receive, address, self.close, lambda: inbox.is_empty)
        self._guest.home = home
        inbox.put(FromHouse(self))

    def send(self, line: bytes) -> None:
        """Let the house answer a request; the answer comes through the inbox. :param line: the request as JSON."""
        self._people.begin_work(partial(receive, self._people.house, self._guest, line))

    def _receive(self, line: bytes) -> None:
        """Put a line of the house into the inbox."""
        self._inbox.put(FromHouse(self, line))
        self._loop.call_soon(self._ask_for_more)

    def _ask_for_more(self) -> None:
        """Ask the house for the next portion of messages if there is one, once the program has read its inbox."""
        if self._guest.unsent_tables and self._inbox.is_empty:
            self._people.begin_work(lambda: self._people.house.send_more(self._guest))
        elif self._guest.unsent_tables:
            self._loop.call_later(POLL_SECONDS, self._ask_for_more)

    def add_addresses(self, addresses: Sequence[str]) -> None:
        """Do nothing: this program needs no address of the house. :param addresses: ignored."""

    def require_token(self, token: HouseToken) -> None:
        """Do nothing: within the server's process no other house can answer. :param token: ignored."""

    def go_to(self, address: str) -> bool:
        """Return False: the program stays with this house. :param address: ignored."""
        return False

    def close(self) -> None:
        """End the connection: tell the house that the program has gone."""
        self._people.house.note_gone(self._guest)
