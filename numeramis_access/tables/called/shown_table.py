"""A table of a server that shows a called match to onlookers; the caller's program sends the calls."""

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
    """A hosted table at which no one plays; onlookers follow a called match there, and every message is public.

    The base class gets a match in which nothing happens; position and messages are those of the called match.

    :param called: the called match; only this table changes it.
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
        #: all messages to onlookers, in order
        self._messages: list[Message] = []
        self._add_events(called.moments)

    def replace_calls(self, first: int, calls: Sequence[AnyCall]) -> bool:
        """Replace all calls of the match from a number on by the given ones.

        Onlookers get the events of calls that are only added. If a call had to be undone, they get one message with the
        new position instead.

        :param first: number of the first given call, from 0.
        :param calls: the calls that the match has from there on.
        :return: False if the match has fewer than ``first`` calls; then nothing has changed.
        :raises ValueError: if the rules refuse a call or it lacks cards; then the calls before it are made, and the
            replaced ones stay undone.
        """
        known = self._called.calls
        if first > len(known):
            return False
        equal_count = _equal_count(known[first:], calls)
        undone_count = len(known) - first - equal_count
        for _ in range(undone_count):
            self._called.take_back()
        try:
            for call in calls[equal_count:]:
                moments = self._called.call(call)
                if not isinstance(moments, list):
                    raise ValueError(f"{call} was refused: {moments}")
                if not undone_count:
                    self._add_events(moments)
        finally:
            if undone_count:  # onlookers hear where the match stands now, not every repeated card
                self._add_message(ActionsUndone(number=0, count=undone_count, position=self._public_position()))
        return True

    def _add_events(self, moments: Sequence[PublicMoment]) -> None:
        for moment in moments:
            self._add_message(message_of(self._called, moment, 0, len(self._called.calls)))

    def _add_message(self, message: Message) -> None:
        self._messages.append(msgspec.structs.replace(message, number=len(self._messages) + 1))

    def _public_position(self) -> Position:
        """Return the present position of the called match, with public information only."""
        called = self._called
        return Position(0, called.view, called.seating, called.has_partners, called.to_act is None, watches=True)

    # the port of a house

    @property
    def number(self) -> int:
        """Return the number of the last message, 0 before the first."""
        return len(self._messages)

    def onlooker_messages(self, onlooker: Onlooker, after: int = 0, most: int | None = None) -> list[Message]:
        """Return the messages for an onlooker, in order.

        :param onlooker: ignored, because every onlooker gets the same messages.
        :param after: number of the last message that the onlooker has.
        :param most: greatest number of messages, None for all.
        """
        return self._messages[after:][:most]

    def watched_state(self, onlooker: Onlooker) -> WholeState:
        """Return the state that an onlooker needs to start watching. :param onlooker: ignored."""
        return WholeState(self.number, self.facts, self._public_position(), self.seats, False)

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


def _equal_count(known: Sequence[AnyCall], calls: Sequence[AnyCall]) -> int:
    """Return the number of equal calls at the beginning of two lists."""
    pairs = enumerate(zip(known, calls, strict=False))
    return next((number for number, (old, new) in pairs if old != new), min(len(known), len(calls)))
