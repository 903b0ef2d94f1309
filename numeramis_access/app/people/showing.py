"""Shows a match with real cards to people on a server: it sends each call there, and tells how they come to watch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.invitation import Invitation, invitation_entries
from numeramis_access.app.people.open_requests import RequestHouse
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.core.codec import to_json_value
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import ShowTable
from numeramis_access.tables.seats import Gender, TableSeat
from numeramis_access.tables.table_requests import Leave, TellCalls
from numeramis_access.words.announcement import Priority

#: the most calls in one request
MAX_CALLS_OF_REQUEST = 100


class ShownMatchesHouse(RequestHouse, Protocol):
    """A server that shows matches with real cards."""

    def readable_gender(self, gender: Gender) -> Gender:
        """Return a gender as this server can read it; older servers know only two."""


class ShownCalls:
    """One match with real cards, shown at a server.

    :param house: takes the requests. :param address: returns the address of the server for others, empty on a page.
    """

    def __init__(self, house: ShownMatchesHouse, address: Callable[[], str]) -> None:
        self._house = house
        self._address = address
        self._match: CalledMatch | None = None
        self._table = self._code = ""

    def open(self, match: CalledMatch, people: Sequence[TableSeat]) -> None:
        """Ask the server for a table; when it exists, say address and code and send all calls so far.

        :param match: the match with real cards. :param people: the players by seat.
        """
        self._match = match
        names = tuple(seat.occupant.name for seat in people)
        genders = tuple(self._house.readable_gender(seat.occupant.gender) for seat in people)
        request = ShowTable(
            id=new_id(), game=match.ruleset.name, options=to_json_value(match.options), dealer=match.dealer,
            names=names, genders=genders,
        )  # fmt: skip
        self._house.ask(request, self._take_table)

    def _take_table(self, answer: Json) -> None:
        self._table, self._code = str(answer.get("table", "")), str(answer.get("code", ""))
        address = self._address()
        self._house.app.say("call-shown", Priority.QUEUE, address=address or "none", code=self._code)
        self.send_from(0)

    def send_from(self, first: int) -> None:
        """Send the calls from a number on, which replace those sent before; do nothing while there is no table.

        If the server lacks earlier calls, all are sent again. If it refuses, the player is told that the match is no
        longer shown.

        :param first: number of the call, from 0.
        """
        if not self._table or self._match is None:
            return
        calls = [to_json_value(call) for call in self._match.calls[first:]]
        for at in range(0, max(len(calls), 1), MAX_CALLS_OF_REQUEST):
            part = tuple(calls[at : at + MAX_CALLS_OF_REQUEST])
            request = TellCalls(id=new_id(), table=self._table, first=first + at, calls=part)
            self._house.ask(request, None, self._note_refusal)

    def _note_refusal(self, code: str) -> None:
        """Tell all calls again if the server lacks some; otherwise say once that the table is not shown any more."""
        if code == "calls-missing":
            self.send_from(0)
        elif self._table:
            self._table = ""
            self._house.app.say("call-not-shown", Priority.QUEUE, "refusal")

    def close(self) -> None:
        """Close the table of the watchers at the server, if there is one."""
        if self._table:
            self._house.ask(Leave(id=new_id(), table=self._table))
            self._table = ""

    def menu(self) -> Menu:
        """Return the menu of the invitation: how others come to watch."""
        app = self._house.app

        def entries() -> list[Entry]:
            game = app.text(f"game-{self._match.ruleset.name}") if self._match is not None else ""
            return [*invitation_entries(app, Invitation(self._address(), self._code), game), back_entry(app)]

        return Menu(app, "call-shown-menu", entries)
