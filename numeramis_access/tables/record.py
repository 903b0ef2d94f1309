"""What keeps a match while it is played, and when nobody may be told because it could not be kept."""

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
    """Actions could not be made durable: they are taken back, and nobody is told of them."""


class Deed(msgspec.Struct, frozen=True):
    """What was done at once and is recorded at once: one action of a player, or all that chance had to bring.

    :param lots: of chance, each with its salt. :param entrant: who acted, None for chance. :param offer: by which it
        was asked for, empty where a computer chose it. :param spent: seconds of that person's reserve that it took.
    """

    actions: tuple[Action, ...]
    lots: tuple[Lot, ...] = ()
    entrant: int | None = None
    offer: str = ""
    spent: float = 0.0


class DurableRecord(Protocol):
    """Takes what happens at one table before anybody is told of it."""

    @property
    def continuable(self) -> bool:
        """Return whether the match can be continued from where it is now after the program has ended."""

    def record_deed(self, deed: Deed) -> None:
        """Make these actions durable.

        :raises NotRecorded: when it cannot be done and nobody may be told.
        """

    def telling(self, message: Message) -> None:
        """Keep what does not follow from the actions: who sits where now, that thinking failed.

        :raises NotRecorded: when it cannot be done and nobody may be told.
        """

    def deal_ended(self, state: State, seats: Sequence[TableSeat]) -> None:
        """Count a deal. :param state: after it."""

    def match_ended(self, seats: Sequence[TableSeat]) -> None:
        """Count and close a match that is over."""

    def close(self) -> None:
        """Leave the record as it is, so that the match can be continued."""


class KeepsNothing:
    """The record of a match of which nothing is kept: practice, lessons, replays."""

    continuable = False

    def record_deed(self, deed: Deed) -> None:
        """Keep nothing."""

    def telling(self, message: Message) -> None:
        """Keep nothing."""

    def deal_ended(self, state: State, seats: Sequence[TableSeat]) -> None:
        """Count nothing."""

    def match_ended(self, seats: Sequence[TableSeat]) -> None:
        """Count nothing."""

    def close(self) -> None:
        """There is nothing to close."""
