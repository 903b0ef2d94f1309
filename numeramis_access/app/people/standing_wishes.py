"""Settings of the player that the program sends to each table without being asked.

They are double time, waiting for readers, and only cards that play themselves at tables by turns.
"""

from __future__ import annotations

from typing import TypeAlias

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.open_requests import RequestHouse
from numeramis_access.tables.pushes import TableNow
from numeramis_access.tables.table_requests import WishDouble, WishOnlyCard, WishWait

Wish: TypeAlias = type[WishDouble] | type[WishOnlyCard] | type[WishWait]


class WishSender:
    """Sends one player's settings to all tables of a server. :param house: takes the requests."""

    def __init__(self, house: RequestHouse) -> None:
        self._house = house
        #: the last wish that was sent, by its kind and table; a table that denied it is not asked again
        self._sent: dict[tuple[Wish, str], bool] = {}

    def send(self, now: TableNow) -> None:
        """Send each setting that differs from the table's, once, if the player has a place there.

        Double time needs a clock that allows it, the only card a table by turns.

        :param now: the table's state.
        """
        if now.own is None:
            return
        place, settings = now.places[now.own], self._house.app.settings
        if now.clock is not None and now.clock.double:
            self._wish(WishDouble, now.table, place.double, settings.twice_the_time)
        if now.turns is not None:
            self._wish(WishOnlyCard, now.table, place.only_card, settings.only_card == "itself")
        self._wish(WishWait, now.table, place.waits, settings.waits_for_readers)

    def forget(self) -> None:
        """Forget which wishes were sent, because the server was restored from a copy."""
        self._sent.clear()

    def _wish(self, kind: Wish, table: str, known: bool, on: bool) -> None:
        if known != on and self._sent.get((kind, table)) != on:
            self._sent[kind, table] = on
            self._house.ask(kind(id=new_id(), table=table, on=on))
