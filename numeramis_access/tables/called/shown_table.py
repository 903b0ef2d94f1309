"""A called match that a server shows to onlookers; the caller's program sends the calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from numeramis_access.core.table import Table
from numeramis_access.tables.called.match import AnyCall, CalledMatch, PublicMoment, message_of
from numeramis_access.tables.computers import Thinker, Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.log import Onlooker
from numeramis_access.tables.messages import ActionsUndone, Message, Position, WholeState
from numeramis_access.tables.seats import TableSeat


class ShownTable(HostedTable):
    """A hosted table without players on which every message is public.

    :param called: the match.
    :param seats: the players at the real table.
    :param thinker: required by the base class; no computer plays here.
    :param clock: returns monotonic seconds.
    """

    def __init__(
        self, called: CalledMatch, seats: tuple[TableSeat, ...], thinker: Thinker, clock: Callable[[], float]
    ) -> None:
        match = Table(called.ruleset, called.options, called.seats, 0, called.dealer)
        super().__init__(match, seats, thinker, clock, lambda: Timing(rests=False))
        self._called = called
        self._told: list[Message] = []
        self._tell_moments(called.moments)

    def replace_calls(self, first: int, calls: Sequence[AnyCall]) -> bool:
        """Replace all calls from a number on; onlookers get the events of added calls.

        After a correction they get only the new position.

        :param first: number of the first given call, from 0.
        :param calls: the calls.
        :return: False if earlier calls are missing; then nothing has changed.
        :raises ValueError: if the rules refuse a call, or it lacks cards; it and the later calls are then missing, and
            the replaced ones stay undone.
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
                self._add(ActionsUndone(number=0, count=count, position=self._standing()))
        return True

    def _tell_moments(self, moments: Sequence[PublicMoment]) -> None:
        for moment in moments:
            self._add(message_of(self._called, moment, 0, len(self._called.calls)))

    def _add(self, message: Message) -> None:
        self._told.append(msgspec.structs.replace(message, number=len(self._told) + 1))

    def _standing(self) -> Position:
        """Return the public position."""
        called = self._called
        return Position(0, called.view, called.seating, called.has_partners, called.to_act is None, watches=True)

    # the port of a house

    @property
    def number(self) -> int:
        """Return the number of the last message, 0 before the first."""
        return len(self._told)

    def onlooker_messages(self, onlooker: Onlooker, after: int = 0, most: int | None = None) -> list[Message]:
        """Return the messages for an onlooker, in order.

        :param onlooker: ignored, because every onlooker gets the same messages.
        :param after: number of the last message that the onlooker has.
        :param most: greatest number of messages, None for all.
        """
        return self._told[after:][:most]

    def watched_state(self, onlooker: Onlooker) -> WholeState:
        """Return the state that an onlooker needs to start watching."""
        return WholeState(self.number, self.facts, self._standing(), self.seats, False)

    def entrant_to_act(self) -> int | None:
        """Return None: no one acts through the server."""
        return None

    def start(self) -> None:
        """Do nothing: the match goes on at the real table."""

    def due(self) -> float | None:
        """Return None: this table needs no ``tick``."""
        return None

    def tick(self) -> None:
        """Do nothing: the match goes on at the real table."""
