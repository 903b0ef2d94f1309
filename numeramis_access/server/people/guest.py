"""One connection to the house; it is called a guest, and it has a person after ``hello``."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from numeramis_access.server.people.allowance import CountedGuest
from numeramis_access.server.people.lobby import LobbyPages, LobbyView
from numeramis_access.server.people.passkeys import Challenge
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import Bye, HousePush

#: the gender of people who have not told one, and what older programs are told instead
NO_GENDER, OLDER_GENDER = b'"gender":"none"', b'"gender":"masculine"'
#: numbers of connections
_numbers = count(1)


class Guest:
    """One connection to the house.

    :param send: called with each line to send to the client, as JSON without a line end.
    :param address: network address of the client.
    :param end: called to close the connection after all lines are sent.
    :param has_room: returns whether the client can be sent another portion of missed messages, because it has taken
        nearly all earlier lines.
    :ivar person: the person, None before ``hello``.
    :ivar lobby: whether it receives the lobby.
    :ivar told: ids of the tables that it follows, each with the number of the last message sent, 0 for none.
    :ivar unsent_tables: ids of the tables with more messages to send.
    :ivar home: name of the home of the page that connects, empty for other clients.
    :ivar device: digest of the key that identified the person.
    :ivar challenge: the challenge that a passkey has to sign, None for none.
    :ivar number: number of the connection, as text.
    :ivar dismissed: whether the house has ended it; later requests get no answer.
    :ivar is_new: whether ``hello`` has created the person.
    :ivar knows_none: whether its client knows people without a gender.
    """

    #: whether its client is connected to another server
    is_far = False

    def __init__(
        self,
        send: Callable[[bytes], None],
        address: str,
        end: Callable[[], None],
        has_room: Callable[[], bool] = lambda: True,
    ) -> None:
        self._send = send
        self.has_room = has_room
        self._end = end
        self.number = str(next(_numbers))
        self.address = address
        self.person: KnownPerson | None = None
        self.language = ""
        self.home = ""
        self.device = b""
        self.challenge: Challenge | None = None
        self.lobby = False
        #: the pages of the lobby it receives, None for a program without pages, and the last view sent
        self.pages: LobbyPages | None = None
        self.seen: LobbyView | None = None
        self.dismissed = False
        self.is_new = self.knows_none = False
        self.told: dict[str, int] = {}
        self.unsent_tables: set[str] = set()

    def counted_guest(self, known: Callable[[KnownPerson], bool]) -> CountedGuest:
        """Return the connection, person and address to which limits charge requests of this connection.

        :param known: takes a person and returns whether the house has known them for ``KNOWN_PERSON_SECONDS`` seconds.
        """
        if self.person is None:
            return CountedGuest(self.number, "", self.address)
        return CountedGuest(self.number, self.person.id, self.address, known(self.person))

    def say(self, push: HousePush) -> int:
        """Send a message; return the size of its line in bytes, or 0 if the connection is dismissed.

        :param push: the message.
        """
        if self.dismissed:
            return 0
        line = self._understood(line_of(push))
        self._send(line)
        return len(line)

    def pass_on(self, line: bytes) -> None:
        """Send a line that another server or the store made for this connection, unless it is dismissed.

        :param line: the message as JSON.
        """
        if not self.dismissed:
            self._send(self._understood(line))

    def _understood(self, line: bytes) -> bytes:
        """Return a line as the client can read it. No text in it can look like a field: JSON escapes quotes."""
        return line if self.knows_none else line.replace(NO_GENDER, OLDER_GENDER)

    def sign_out(self) -> None:
        """End the connection as signed out; its device key is no longer valid."""
        self.device = b""
        self.dismiss("signed-out")

    def dismiss(self, code: str) -> None:
        """Send the reason and end the connection. :param code: a reason in ``PROTOCOL.md``."""
        self.say(Bye(code=code))
        self.dismissed = True
        self._end()
