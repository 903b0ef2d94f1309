"""One connection to the house."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from numeramis_access.server.people.allowance import Counted
from numeramis_access.server.people.lobby import LobbyPages, Seen
from numeramis_access.server.people.passkeys import Challenge
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import Bye, HousePush

#: numbers of connections
_numbers = count(1)


class Guest:
    """One connection.

    :param send: takes each line for the other end. :param address: where it comes from. :param end: has the connection
        end once everything was sent. :param has_room: tells whether the other end has taken nearly all of that.
    :ivar person: who is there, None before they said so. :ivar lobby: whether the lobby is told. :ivar told: at which
        tables this connection is told, and up to which number. :ivar owed: tables of which there is more to tell.
    :ivar home: name of the home whose page it is, empty for none. :ivar device: digest of the key by which its person
        is known. :ivar challenge: what a passkey has to sign.
    :ivar number: of the connection, as text.
    :ivar dismissed: whether the house has ended it: what is still on its way is not answered.
    """

    #: whether it ends at another server
    far = False

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
        #: which pages of the lobby are told, None where its program knows none, and what was told last
        self.pages: LobbyPages | None = None
        self.seen: Seen | None = None
        self.dismissed = False
        self.told: dict[str, int] = {}
        self.owed: set[str] = set()

    def counted(self, known: Callable[[KnownPerson], bool]) -> Counted:
        """Return as whom limits count it. :param known: tells whether somebody has been known for long."""
        if self.person is None:
            return Counted(self.number, "", self.address)
        return Counted(self.number, self.person.id, self.address, known(self.person))

    def say(self, push: HousePush) -> int:
        """Tell the other end something, unless the house has taken leave of it; return how many bytes it was told."""
        if self.dismissed:
            return 0
        line = line_of(push)
        self._send(line)
        return len(line)

    def pass_on(self, line: bytes) -> None:
        """Tell the other end what another server says to it."""
        if not self.dismissed:
            self._send(line)

    def sign_out(self) -> None:
        """End the connection: its device is its person's no more."""
        self.device = b""
        self.dismiss("signed-out")

    def dismiss(self, code: str) -> None:
        """Say why, and end the connection. :param code: as ``PROTOCOL.md`` lists."""
        self.say(Bye(code=code))
        self.dismissed = True
        self._end()
