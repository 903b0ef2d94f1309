"""The numbered messages of one table, made for a seat when it asks for them: nothing is stored a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action, Event
from numeramis_access.core.ruleset import AnyRuleset, State
from numeramis_access.core.seats import ONLOOKER
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


class Onlooker(NamedTuple):
    """How somebody watches a table.

    :param eyes: the entrant whose cards they see by his leave, None for nobody's. :param since: number of the message
        after which they see them. :param later: whether they are told a part of a deal later.
    """

    eyes: int | None = None
    since: int = 0
    later: bool = False


def position_of(rules: AnyRuleset, state: State, entrant: int, seats: int) -> Position:
    """Return how a state stands for an entrant: on the seat where he sits then. :param seats: number of players."""
    seating = rules.seating(state)[:seats]
    seat = seating.index(entrant)
    return Position(seat, rules.view(state, seat), seating, rules.pairs(state), rules.to_act(state) is None)


def watched_position(rules: AnyRuleset, state: State, eyes: int | None, seats: int) -> Position:
    """Return how a state stands for somebody who watches. :param eyes: entrant whose cards they see, or None."""
    position = position_of(rules, state, rules.seating(state)[0] if eyes is None else eyes, seats)
    own = position.view
    view = own.public() if eyes is None else msgspec.structs.replace(own, seat=None, legal=())
    return msgspec.structs.replace(position, view=view, watches=True, shown=eyes is not None)


def unseen(message: Happened) -> Happened:
    """Return a message as whoever watches and sees nobody's cards would be told it."""
    position = message.position
    position = msgspec.structs.replace(position, seat=0, view=position.view.public(), watches=True, shown=False)
    return msgspec.structs.replace(message, event=message.event.seen_by(ONLOOKER), position=position)


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
        self._between = True
        #: up to which messages the last two parts of the deal under way go
        self._parts = (0, 0)
        counts = match.actions_by_moment()
        for (event, state), actions in zip(match.moments, counts, strict=True):
            self.add_event(event, state, actions)

    def __len__(self) -> int:
        """Return the number of the last message."""
        return len(self._entries)

    @property
    def deciding(self) -> int:
        """Return the number of the message since which nothing has happened in the match: later offers know it."""
        return self._deciding

    def add_event(self, event: Event, state: State, actions: int) -> None:
        """Add an event of the match. :param state: after it. :param actions: of the match by then."""
        if isinstance(event, self._rules.begins_deal):
            self._between, self._parts = False, (len(self._entries), len(self._entries))
        self._entries.append(_Event(event, state, actions))
        self._deciding = len(self._entries)
        if isinstance(event, self._rules.ends_deal):
            self._between = True
        elif isinstance(event, self._rules.ends_part):
            self._parts = (self._parts[1], len(self._entries))

    def told_to(self, onlooker: Onlooker) -> int:
        """Return up to which number somebody who watches is told now.

        Whoever is told later hears a part of a deal when the next one is over, and all of it when the deal is.
        """
        return self._parts[0] if onlooker.later and not self._between else len(self._entries)

    def watched(self, onlooker: Onlooker, number: int = 0, most: int | None = None) -> list[Message]:
        """Return what somebody who watches is told after that number, so many messages at most."""
        entries = self._entries[number : self.told_to(onlooker)][:most]
        return [self._watched_message(onlooker, at, entry) for at, entry in enumerate(entries, number + 1)]

    def watched_from(self, onlooker: Onlooker, start: State) -> Position:
        """Return how the match stands for somebody who watches, as far as they are told. :param start: of the match."""
        entries = reversed(self._entries[: self.told_to(onlooker)])
        state = next((entry.state for entry in entries if isinstance(entry, _Event | _Undo)), start)
        eyes = onlooker.eyes if self.told_to(onlooker) >= onlooker.since else None
        return watched_position(self._rules, state, eyes, self._seats)

    def _watched_message(self, onlooker: Onlooker, number: int, entry: _Event | _Undo | Message) -> Message:
        eyes = onlooker.eyes if number > onlooker.since else None
        return _message(number, entry, lambda state: watched_position(self._rules, state, eyes, self._seats))

    def add_seal(self, lot: Lot) -> None:
        """Add the digest of a lot whose event comes next, where it has one."""
        if lot.salt:
            self._sealed.append(lot)
            self.add_message(Sealed(number=0, digest=digest(lot)))

    def add_opened(self, record: Sequence[Action]) -> None:
        """Add what the sealed lots were of which that was not told before. :param record: all actions by now."""
        if self._sealed:
            lots, self._sealed = tuple(self._sealed), []
            self.add_message(Opened(number=0, lots=lots, actions=tuple(record[self._opened :])))
            self._opened = len(record)

    def add_undo(self, count: int, state: State) -> None:
        """Add that the last actions were taken back to this state."""
        self._entries.append(_Undo(count, state))
        self._deciding = len(self._entries)

    def add_message(self, message: Message) -> None:
        """Add what every seat is told alike; it gets its number here."""
        self._entries.append(msgspec.structs.replace(message, number=len(self._entries) + 1))

    def after(self, entrant: int, number: int = 0, most: int | None = None) -> list[Message]:
        """Return an entrant's messages after that number, so many at most."""
        entries = self._entries[number:][:most]
        return [self._message_for(entrant, at, entry) for at, entry in enumerate(entries, number + 1)]

    def at(self, entrant: int, number: int) -> Message:
        """Return an entrant's message of that number, from 1. :raises IndexError: when there is none."""
        return self._message_for(entrant, number, self._entries[number - 1])

    def _message_for(self, entrant: int, number: int, entry: _Event | _Undo | Message) -> Message:
        return _message(number, entry, lambda state: position_of(self._rules, state, entrant, self._seats))


def _message(number: int, entry: _Event | _Undo | Message, placed: Callable[[State], Position]) -> Message:
    """Return an entry of the log as a message. :param placed: gives the listener's position in a state."""
    match entry:
        case _Event(event, state, actions):
            position = placed(state)
            seen = event.seen_by(ONLOOKER if position.watches and not position.shown else position.seat)
            return Happened(number=number, event=seen, position=position, actions=actions)
        case _Undo(undone, state):
            return TakenBack(number=number, count=undone, position=placed(state))
        case _:
            return entry
