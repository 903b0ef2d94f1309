"""The port for the durable record of a running match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import State
from numeramis_access.tables.fairness import Lot
from numeramis_access.tables.messages import Message
from numeramis_access.tables.seats import TableSeat


class RecordFailed(Exception):
    """An action or a message could not be recorded; the table undoes it, and no seat hears of it."""


class Deed(msgspec.Struct, frozen=True):
    """Actions that are recorded together: one action of a player, or all pending actions of chance.

    :param actions: the actions, in order.
    :param lots: chance's lots with their salts; empty for a player's action.
    :param entrant: the player's entrant number, from 0; None for chance.
    :param offer: id of the offer, empty for a computer's choice.
    :param spent: seconds of the player's reserve that the decision used.
    """

    actions: tuple[Action, ...]
    lots: tuple[Lot, ...] = ()
    entrant: int | None = None
    offer: str = ""
    spent: float = 0.0


class DurableRecord(Protocol):
    """The record of one table on disk; every action and message is written before any seat receives it."""

    @property
    def is_continuable(self) -> bool:
        """Return whether the match can be continued after the program ends."""

    def record_deed(self, deed: Deed) -> None:
        """Write actions to the disk. :raises RecordFailed: if that fails; then no seat may hear of them."""

    def record_message(self, message: Message) -> None:
        """Write a message that does not follow from actions, such as new occupants or failed thinking.

        :raises RecordFailed: if that fails; then no seat may hear of it.
        """

    def count_deal(self, state: State, seats: Sequence[TableSeat]) -> None:
        """Add a finished deal to the statistics.

        :param state: the state after it.
        :param seats: the seats, in the order of the entrants' numbers.
        """

    def count_match(self, seats: Sequence[TableSeat]) -> None:
        """Add a finished match to the statistics and close its record as finished.

        :param seats: the seats, in the order of the entrants' numbers.
        """

    def close(self) -> None:
        """Close the record; an unfinished match can be continued later. Do nothing if it is closed already."""


class NoRecord:
    """The record of a match that is not recorded: practice, lessons, replays."""

    is_continuable = False

    def record_deed(self, deed: Deed) -> None:
        """Do nothing: this record keeps no actions."""

    def record_message(self, message: Message) -> None:
        """Do nothing: this record keeps no messages."""

    def count_deal(self, state: State, seats: Sequence[TableSeat]) -> None:
        """Do nothing: no statistics are kept."""

    def count_match(self, seats: Sequence[TableSeat]) -> None:
        """Do nothing: no statistics are kept."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
