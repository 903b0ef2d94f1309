"""The state of the connection to a server, and the addresses where the server is found again.

Lives here: the states of a connection and their changes. Must not live here: the messages on it, and their words.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from numeramis_access.app.shell.ports import App, Link
from numeramis_access.input.inbox import FromHouse, LineFate
from numeramis_access.store.known_houses import KnownHouse, KnownHouses, last_addresses, note_address
from numeramis_access.tables.house_token import HouseToken
from numeramis_access.tables.request_fields import Json
from numeramis_access.words.announcement import Priority

#: states of a connection. Before the first welcome: ``connecting``, then ``no-house`` (no answer) or ``no-tables``
#: (something else answers). After it: ``here``; ``lost`` and, later, ``away``; ``back-soon`` (the server closes for a
#: moment) or ``closed`` (until it is opened). At last ``refused``: the server will never accept this player
ConnectionState: TypeAlias = Literal[
    "connecting", "no-house", "no-tables", "here", "lost", "away", "back-soon", "closed", "refused"
]
#: the new state of the connection; ``back`` if it is here again, ``restored`` if the server was meanwhile restored from
#: a copy
ConnectionNews: TypeAlias = Literal[ConnectionState, "back", "restored"]

#: the message of each state without requests; a refusal is told with its reason instead
MESSAGE_OF_STATE: dict[str, str] = {
    "connecting": "people-connecting", "no-house": "people-no-house", "no-tables": "people-no-tables",
    "lost": "people-line-lost", "away": "people-line-away", "back-soon": "people-back-soon", "closed": "people-closed",
}  # fmt: skip
#: seconds after which a lost connection is away
AWAY_SECONDS = 30.0


class HouseConnection:
    """The connection to one server, as scenes see it.

    :param address: address of the server, empty for the server that serves this program.
    :param back: whether to accept only the server that was last at this address, even if it has moved.
    :ivar state: the present state.
    :ivar known_here: whether the server has ever welcomed the player on this connection.
    :ivar restored: whether the server was restored from a copy and the player has not been told yet.
    :ivar epoch: the epoch of the server, a text that changes when it is restored from a copy; empty at an older server.
    :ivar link: carries the messages.
    """

    def __init__(self, app: App, address: str, back: bool = False) -> None:
        self.address = address
        self.state: ConnectionState = "connecting"
        self.known_here = False
        self.epoch = ""
        self.restored = False
        self._app = app
        self._houses = KnownHouses(app.home)
        #: address that the connection reached, empty where only the server itself knows it
        self._reached = ""
        self._lost_at = 0.0
        self.link: Link = app.connect(address, app.inbox)
        known = self._houses.at(address) if back else None
        if known is not None:
            self.link.require_token(HouseToken(known.house, known.ticket, known.secret))

    @property
    def is_refused(self) -> bool:
        """Return whether the server refused the player for good."""
        return self.state == "refused"

    @property
    def addresses(self) -> tuple[str, ...]:
        """Return the addresses that the server has had so far."""
        return self._houses.addresses_of(self.address)

    def note_connection(self, item: FromHouse) -> ConnectionNews | None:
        """Record that the connection is up or lost; return the news for the scenes.

        It is None if the state has not changed. It is also None when the connection is up: the welcome of the server
        brings the news.

        :param item: the change of the connection.
        """
        if item.up:
            self._reached = item.address
            return None  # the news comes with the welcome
        return self._change(self._state_of_lost(item.why))

    def note_welcome(self, answer: Json) -> ConnectionNews | None:
        """Record that the server recognised the player, and save its token and epoch; return ``here`` at the first
        welcome, ``back`` at a later one.

        Return None if the server had recognised the player already.

        :param answer: the answer that welcomes.
        """
        news: ConnectionNews | None = None if self.state == "here" else "back" if self.known_here else "here"
        self.state, self.known_here = "here", True
        self.epoch = str(answer.get("epoch", ""))
        self._take_token(answer)
        return news

    def is_restored(self, answer: Json) -> bool:
        """Return whether the server was restored from a copy since the player's last visit; False if that is unknown.

        :param answer: the answer that welcomes.
        """
        token = _token_in(answer)
        before = self.epoch or (self._houses.epoch_of(token.house) if token is not None else "")
        return answer.get("epoch", "") not in ("", before) and bool(before)

    def note_end(self, code: Literal["back-soon", "closed"]) -> ConnectionNews | None:
        """Record that the server closes; return ``code`` as the news, None if it was the state before.

        :param code: ``back-soon`` if the server closes for a moment, else ``closed``.
        """
        self._lost_at = self._app.now()
        return self._change(code)

    def refuse(self) -> ConnectionNews | None:
        """Close the connection for good; return ``refused`` as the news, None if it was closed for good before."""
        self.link.close()
        return self._change("refused")

    def announce_state(self, seated: bool, priority: Priority = Priority.NOW) -> None:
        """Announce the state of a connection that takes no requests; say nothing in other states, nor after a refusal.

        A refusal was announced with its reason when it came.

        :param seated: whether the player has a seat at a match there.
        :param priority: priority of the announcement.
        """
        if (message := MESSAGE_OF_STATE.get(self.state)) is not None:
            self._app.say(message, priority, cue="refusal", seated=seated)

    def tell_restored(self) -> None:
        """If the server was restored from a copy and the player does not know it, say so."""
        if self.restored:
            self.restored = False
            self._app.say("people-house-restored", Priority.QUEUE)

    def _change(self, state: ConnectionState) -> ConnectionNews | None:
        new, self.state = state != self.state, state
        return state if new else None

    def _state_of_lost(self, why: LineFate) -> ConnectionState:
        """Return the state of a connection that has just failed."""
        now = self._app.now()
        if not self.known_here:
            return "no-tables" if why == "strange" else "no-house"
        if self.state == "here":
            self._lost_at = now
            return "lost"
        waits = self.state in ("lost", "back-soon")
        return "away" if waits and now - self._lost_at >= AWAY_SECONDS else self.state

    def _take_token(self, answer: Json) -> None:
        """Keep the token by which the server is recognised, and its present address; older servers send no token."""
        token = _token_in(answer)
        if token is None:
            return
        self.link.require_token(token)
        here = self._reached or self.address
        at = tuple(dict.fromkeys((here, self.address))) if self.address else ()
        self._houses.note(KnownHouse(token.house, token.ticket, token.secret, at, self.epoch))
        if self.address and here != self.address and self.address in last_addresses(self._app.home):
            note_address(self._app.home, here, instead=self.address)


def _token_in(answer: Json) -> HouseToken | None:
    """Return the token in an answer, None from an older server."""
    try:
        return msgspec.convert(answer.get("token"), HouseToken)
    except msgspec.ValidationError:
        return None
