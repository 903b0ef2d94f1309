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


class NotRecorded(Exception):
    """Actions could not be recorded: the table undoes them and tells no one."""


class Deed(msgspec.Struct, frozen=True):
    """The actions that happen and are recorded together: one action of a player, or all pending actions of chance.

    :param lots: chance's lots with their salts. :param entrant: the player, None for chance.
    :param offer: id of the offer, empty for a computer's choice.
    :param spent: seconds of the player's reserve that it took.
    """

    actions: tuple[Action, ...]
    lots: tuple[Lot, ...] = ()
    entrant: int | None = None
    offer: str = ""
    spent: float = 0.0


class DurableRecord(Protocol):
    """Records everything at one table before any seat is told."""

    @property
    def continuable(self) -> bool:
        """Return whether the match can be continued from here after the program ends."""

    def record_deed(self, deed: Deed) -> None:
        """Make these actions durable. :raises NotRecorded: if that fails; then no one must be told."""

    def record_message(self, message: Message) -> None:
        """Record a message that does not follow from actions, such as new occupants or failed thinking.

        :raises NotRecorded: if that fails; then no one must be told.
        """

    def count_deal(self, state: State, seats: Sequence[TableSeat]) -> None:
        """Count a finished deal. :param state: state after it."""

    def count_match(self, seats: Sequence[TableSeat]) -> None:
        """Count and close a finished match."""

    def close(self) -> None:
        """Leave the record as it is, so the match can be continued."""


class KeepsNothing:
    """The record of a match that is not kept: practice, lessons, replays."""

    continuable = False

    def record_deed(self, deed: Deed) -> None:
        """Do nothing: this record keeps no actions."""

    def record_message(self, message: Message) -> None:
        """Do nothing: this record keeps no messages."""

    def count_deal(self, state: State, seats: Sequence[TableSeat]) -> None:
        """Count nothing."""

    def count_match(self, seats: Sequence[TableSeat]) -> None:
        """Count nothing."""

    def close(self) -> None:
        """Do nothing."""
