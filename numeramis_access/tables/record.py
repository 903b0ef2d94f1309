"""What keeps a match while it is played, and when nobody may be told because it could not be kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import State
from numeramis_access.tables.seats import TableSeat


class NotRecorded(Exception):
    """Actions could not be made durable: they are taken back, and nobody is told of them."""


class DurableRecord(Protocol):
    """Takes what happens at one table before anybody is told of it."""

    @property
    def continuable(self) -> bool:
        """Return whether the match can be continued from where it is now after the program has ended."""

    def acted(self, actions: Sequence[Action]) -> None:
        """Make these actions durable.

        :raises NotRecorded: when it cannot be done and nobody may be told.
        """

    def seated(self, seats: Sequence[TableSeat]) -> None:
        """Keep who sits where now, by entrant."""

    def deal_ended(self, state: State, seats: Sequence[TableSeat]) -> None:
        """Count a deal. :param state: after it."""

    def match_ended(self, seats: Sequence[TableSeat]) -> None:
        """Count and close a match that is over."""

    def close(self) -> None:
        """Leave the record as it is, so that the match can be continued."""


class KeepsNothing:
    """The record of a match of which nothing is kept: practice, lessons, replays."""

    continuable = False

    def acted(self, actions: Sequence[Action]) -> None:
        """Keep nothing."""

    def seated(self, seats: Sequence[TableSeat]) -> None:
        """Keep nothing."""

    def deal_ended(self, state: State, seats: Sequence[TableSeat]) -> None:
        """Count nothing."""

    def match_ended(self, seats: Sequence[TableSeat]) -> None:
        """Count nothing."""

    def close(self) -> None:
        """There is nothing to close."""
