"""The numbered messages of one table, made for a seat when it asks for them: nothing is stored a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action, Event
from numeramis_access.core.ruleset import AnyRuleset, State
from numeramis_access.core.table import Table
from numeramis_access.tables.fairness import Lot, digest
from numeramis_access.tables.messages import Happened, Message, Opened, Position, Sealed, TakenBack


class _Event(NamedTuple):
    """An event, the state after it, and how many actions the match had by then."""

    event: Event
    state: State
    actions: int


class _Undo(NamedTuple):
    """So many actions were taken back to this state."""

    undone: int
    state: State


def position_of(rules: AnyRuleset, state: State, entrant: int, seats: int) -> Position:
    """Return how a state stands for an entrant: on the seat where he sits then. :param seats: number of players."""
    seating = rules.seating(state)[:seats]
    seat = seating.index(entrant)
    return Position(seat, rules.view(state, seat), seating, rules.pairs(state), rules.to_act(state) is None)


class MessageLog:
    """Everything that the seats of one table were told, in order.

    :param match: what has happened in it already stands at the beginning.
    """

    def __init__(self, match: Table) -> None:
        self._rules = match.ruleset
        self._seats = match.seats
        self._entries: list[_Event | _Undo | Message] = []
        self._deciding = 0
        self._sealed: list[Lot] = []
        #: how many actions of the match were opened
        self._opened = 0
        counts = match.actions_by_moment()
        for (event, state), actions in zip(match.moments, counts, strict=True):
            self.happened(event, state, actions)

    def __len__(self) -> int:
        """Return the number of the last message."""
        return len(self._entries)

    @property
    def deciding(self) -> int:
        """Return the number of the message since which nothing has happened in the match: later offers know it."""
        return self._deciding

    def happened(self, event: Event, state: State, actions: int) -> None:
        """Add an event of the match. :param state: after it. :param actions: of the match by then."""
        self._entries.append(_Event(event, state, actions))
        self._deciding = len(self._entries)

    def sealed(self, lot: Lot) -> None:
        """Add the digest of a lot whose event comes next, where it has one."""
        if lot.salt:
            self._sealed.append(lot)
            self.told(Sealed(number=0, digest=digest(lot)))

    def opened(self, record: Sequence[Action]) -> None:
        """Add what the sealed lots were of which that was not told before. :param record: all actions by now."""
        if self._sealed:
            lots, self._sealed = tuple(self._sealed), []
            self.told(Opened(number=0, lots=lots, actions=tuple(record[self._opened :])))
            self._opened = len(record)

    def taken_back(self, count: int, state: State) -> None:
        """Add that the last actions were taken back to this state."""
        self._entries.append(_Undo(count, state))
        self._deciding = len(self._entries)

    def told(self, message: Message) -> None:
        """Add what every seat is told alike; it gets its number here."""
        self._entries.append(msgspec.structs.replace(message, number=len(self._entries) + 1))

    def after(self, entrant: int, number: int = 0) -> list[Message]:
        """Return an entrant's messages after that number."""
        return [self._for(entrant, at, entry) for at, entry in enumerate(self._entries[number:], number + 1)]

    def at(self, entrant: int, number: int) -> Message:
        """Return an entrant's message of that number, from 1. :raises IndexError: when there is none."""
        return self._for(entrant, number, self._entries[number - 1])

    def _for(self, entrant: int, number: int, entry: _Event | _Undo | Message) -> Message:
        match entry:
            case _Event(event, state, actions):
                position = self._position(state, entrant)
                return Happened(
                    number=number, event=event.seen_by(position.seat), position=position, actions=actions
                )
            case _Undo(undone, state):
                return TakenBack(number=number, count=undone, position=self._position(state, entrant))
            case _:
                return entry

    def _position(self, state: State, entrant: int) -> Position:
        return position_of(self._rules, state, entrant, self._seats)
