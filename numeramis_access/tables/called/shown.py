"""A called match as a house shows it to onlookers; the caller's program tells the calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from numeramis_access.core.table import Table
from numeramis_access.tables.called.match import CalledMatch, Entry, PublicMoment, message_of
from numeramis_access.tables.computers import Thinker, Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.log import Onlooker
from numeramis_access.tables.messages import Message, Position, TakenBack, WholeState
from numeramis_access.tables.seats import TableSeat


class ShownTable(HostedTable):
    """A table without players at the house, where every message is public.

    :param called: the match. :param seats: the players at the real table. :param thinker, clock: as at any table.
    """

    def __init__(
        self, called: CalledMatch, seats: tuple[TableSeat, ...], thinker: Thinker, clock: Callable[[], float]
    ) -> None:
        match = Table(called.ruleset, called.options, called.seats, 0, called.dealer)
        super().__init__(match, seats, thinker, clock, lambda: Timing(rests=False))
        self._called = called
        self._told: list[Message] = []
        self._tell_moments(called.moments)

    def tell(self, first: int, calls: Sequence[Entry]) -> bool:
        """Take the calls from a number on in place of the known ones; return False if calls before them are missing.

        :param first: number of the first of these calls, from 0. :raises ValueError: if the rules refuse a call.
        """
        known = self._called.calls
        if first > len(known):
            return False
        same = 0
        while same < len(calls) and first + same < len(known) and known[first + same] == calls[same]:
            same += 1
        count = len(known) - first - same
        for _ in range(count):
            self._called.take_back()
        try:
            for call in calls[same:]:
                moments = self._called.call(call)
                if not isinstance(moments, list):
                    raise ValueError(f"{call} was refused: {moments}")
                if count <= 0:
                    self._tell_moments(moments)
        finally:
            if count > 0:  # a correction: onlookers are told where the match stands, not every card again
                self._add(TakenBack(number=0, count=count, position=self._standing()))
        return True

    def _tell_moments(self, moments: Sequence[PublicMoment]) -> None:
        for moment in moments:
            self._add(message_of(self._called, moment, 0, len(self._called.calls)))

    def _add(self, message: Message) -> None:
        self._told.append(msgspec.structs.replace(message, number=len(self._told) + 1))

    def _standing(self) -> Position:
        """Return the public position."""
        called = self._called
        return Position(0, called.view, called.seating, called.pairs, called.to_act is None, watches=True)

    # the port of a house

    @property
    def number(self) -> int:
        """Return the number of the last message."""
        return len(self._told)

    def watched(self, onlooker: Onlooker, after: int = 0, most: int | None = None) -> list[Message]:
        """Return the messages to an onlooker after a number, in order, at most ``most``."""
        return self._told[after:][:most]

    def watched_state(self, onlooker: Onlooker) -> WholeState:
        """Return the whole state that an onlooker needs to start watching."""
        return WholeState(self.number, self.facts, self._standing(), self.seats, False)

    def entrant_to_act(self) -> int | None:
        """Return None: no one acts at the house."""
        return None

    def start(self) -> None:
        """Do nothing: the match goes on at the real table."""

    def due(self) -> float | None:
        """Return None: nothing is due at the house."""
        return None

    def tick(self) -> None:
        """Do nothing: the match goes on at the real table."""
