"""How the line to a house is, and where that house is found again: the only place that knows both.

Lives here: the states of a line and their changes. Must not live here: what is sent over it, and how it is told.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from numeramis_access.app.shell.ports import App, Link
from numeramis_access.input.inbox import FromHouse, LineFate
from numeramis_access.store.known_houses import KnownHouse, KnownHouses, last_addresses, note_address
from numeramis_access.tables.house_token import HouseToken
from numeramis_access.tables.requests import Json
from numeramis_access.words.announcement import Priority

#: how the line is. Before the house ever knew us: ``connecting``, then ``no-house`` where nobody answers and
#: ``no-tables`` where something else does. From then on: ``here``; ``lost`` and, after a while, ``away``; ended by a
#: house that closes for a moment (``back-soon``) or until it is opened (``closed``). At last ``refused``: the house
#: does not take us, and never will on this line
LineState: TypeAlias = Literal[
    "connecting", "no-house", "no-tables", "here", "lost", "away", "back-soon", "closed", "refused"
]
#: what became of the line: the state that is new, or ``back`` where it is here again
LineNews: TypeAlias = Literal[LineState, "back"]

#: the message that tells each state in which nothing can be asked for; of who is refused it is told why instead
TOLD: dict[str, str] = {
    "connecting": "people-connecting", "no-house": "people-no-house", "no-tables": "people-no-tables",
    "lost": "people-line-lost", "away": "people-line-away", "back-soon": "people-back-soon", "closed": "people-closed",
}  # fmt: skip
#: seconds after which a line that is lost is told to be away
AWAY = 30.0


class LineToHouse:
    """The line to one house, as scenes see it.

    :param address: of the house, empty for the one that serves this program. :param back: whether it has to be the
        house that was last at this address, wherever it is now.
    :ivar state: how the line is now. :ivar known_here: whether the house ever knew who is here. :ivar link: carries
        lines.
    """

    def __init__(self, app: App, address: str, back: bool = False) -> None:
        self.address = address
        self.state: LineState = "connecting"
        self.known_here = False
        self._app = app
        self._houses = KnownHouses(app.home)
        #: where it leads, empty where only the house itself knows
        self._reached = ""
        self._lost_at = 0.0
        self.link: Link = app.connect(address, app.inbox)
        known = self._houses.at(address) if back else None
        if known is not None:
            self.link.stay_with(HouseToken(known.house, known.ticket, known.secret))

    @property
    def refused(self) -> bool:
        """Return whether the house does not take us, and never will on this line."""
        return self.state == "refused"

    @property
    def addresses(self) -> tuple[str, ...]:
        """Return where the house was by now."""
        return self._houses.addresses_of(self.address)

    def note(self, item: FromHouse) -> LineNews | None:
        """Take that the line has come about or is lost; return what is new of it."""
        if item.up:
            self._reached = item.address
            return None  # until the house knows who is here
        return self._change(self._state_of_lost(item.why))

    def note_welcome(self, answer: Json) -> LineNews | None:
        """Take that the house knows who is here, and by what the house is known again; return what is new."""
        news: LineNews | None = None if self.state == "here" else "back" if self.known_here else "here"
        self.state, self.known_here = "here", True
        self._take_token(answer)
        return news

    def note_end(self, code: Literal["back-soon", "closed"]) -> LineNews | None:
        """Take that the house closes; return what is new."""
        self._lost_at = self._app.now()
        return self._change(code)

    def refuse(self) -> LineNews | None:
        """Take that the house knows us no more: its line is closed."""
        self.link.close()
        return self._change("refused")

    def tell(self, seated: bool, priority: Priority = Priority.NOW) -> None:
        """Tell how the line is where nothing can be asked for now; of who is refused it was told why.

        :param seated: whether the player has a place at a table there.
        """
        if (message := TOLD.get(self.state)) is not None:
            self._app.say(message, priority, cue="refusal", seated=seated)

    def _change(self, state: LineState) -> LineNews | None:
        new, self.state = state != self.state, state
        return state if new else None

    def _state_of_lost(self, why: LineFate) -> LineState:
        """Return how a line is that has just failed."""
        now = self._app.now()
        if not self.known_here:
            return "no-tables" if why == "strange" else "no-house"
        if self.state == "here":
            self._lost_at = now
            return "lost"
        waits = self.state in ("lost", "back-soon")
        return "away" if waits and now - self._lost_at >= AWAY else self.state

    def _take_token(self, answer: Json) -> None:
        """Take by what the house is known again, and note where it is now; one of before gives nothing."""
        try:
            token = msgspec.convert(answer.get("token"), HouseToken)
        except msgspec.ValidationError:
            return
        self.link.stay_with(token)
        if not self.address:
            return
        here = self._reached or self.address
        at = tuple(dict.fromkeys((here, self.address)))
        self._houses.note(KnownHouse(token.house, token.ticket, token.secret, at))
        if here != self.address and self.address in last_addresses(self._app.home):
            note_address(self._app.home, here, instead=self.address)
