"""The numbered messages of one table, made for a seat on request; nothing is stored per seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action, Event
from numeramis_access.core.ruleset import AnyRuleset, State
from numeramis_access.core.seats import ONLOOKER
from numeramis_access.core.table import Table
from numeramis_access.tables.fairness import Lot, digest_of
from numeramis_access.tables.messages import ActionsUndone, EventHappened, LotSealed, LotsOpened, Message, Position


class _Event(NamedTuple):
    """An event, the state after it, and the number of actions so far."""

    event: Event
    state: State
    actions: int


class _Undo(NamedTuple):
    """A number of undone actions and the state after undoing them."""

    undone: int
    state: State


class Onlooker(NamedTuple):
    """A person who watches a table.

    :param eyes: the entrant who shows this onlooker the hand, None for none.
    :param since: number of the last message before that permission; from the next one on the onlooker sees the hand.
    :param later: whether the onlooker hears each part of a deal only when the next part is over.
    """

    eyes: int | None = None
    since: int = 0
    later: bool = False


def position_of(rules: AnyRuleset, state: State, entrant: int, seats: int) -> Position:
    """Return the match as an entrant's seat sees it in a state.

    :param rules: the game's rules. :param state: the state. :param entrant: number of the entrant, from 0.
    :param seats: number of players.
    """
    seating = rules.seating(state)[:seats]
    seat = seating.index(entrant)
    return Position(seat, rules.view(state, seat), seating, rules.has_partners(state), rules.to_act(state) is None)


def watched_position(rules: AnyRuleset, state: State, eyes: int | None, seats: int) -> Position:
    """Return the match as an onlooker sees it in a state.

    An onlooker without a hand to see is placed at seat 0 and gets public information only.

    :param rules: the game's rules. :param state: the state.
    :param eyes: entrant who shows the hand to the onlooker, None if no one does. :param seats: number of players.
    """
    position = position_of(rules, state, rules.seating(state)[0] if eyes is None else eyes, seats)
    own = position.view
    view = own.public_view() if eyes is None else msgspec.structs.replace(own, seat=None, legal=())
    return msgspec.structs.replace(position, view=view, watches=True, shown=eyes is not None)


def without_hands(message: EventHappened) -> EventHappened:
    """Return the message for an onlooker who sees no hand."""
    position = message.position
    position = msgspec.structs.replace(position, seat=0, view=position.view.public_view(), watches=True, shown=False)
    return msgspec.structs.replace(message, event=message.event.seen_by(ONLOOKER), position=position)


class MessageLog:
    """All messages of one table, in order.

    :param match: the match; its events so far become the first messages.
    """

    def __init__(self, match: Table) -> None:
        self._rules = match.ruleset
        self._seats = match.seats
        self._entries: list[_Event | _Undo | Message] = []
        self._deciding = 0
        self._sealed: list[Lot] = []
        #: number of actions in the match at the last opening
        self._opened = 0
        self._between = True
        #: last message numbers of the previous two parts of the deal
        self._parts = (0, 0)
        counts = match.actions_by_moment()
        for (event, state), actions in zip(match.moments, counts, strict=True):
            self.add_event(event, state, actions)

    def __len__(self) -> int:
        """Return the number of the last message."""
        return len(self._entries)

    @property
    def last_event_number(self) -> int:
        """Return the number of the last event or undo, 0 before the first. An offer based on an earlier message is
        late.
        """
        return self._deciding

    def add_event(self, event: Event, state: State, actions: int) -> None:
        """Add an event.

        :param event: the event. :param state: the state after the event.
        :param actions: number of actions in the match so far, chance included.
        """
        if isinstance(event, self._rules.begins_deal):
            self._between, self._parts = False, (len(self._entries), len(self._entries))
        self._entries.append(_Event(event, state, actions))
        self._deciding = len(self._entries)
        if isinstance(event, self._rules.ends_deal):
            self._between = True
        elif isinstance(event, self._rules.ends_part):
            self._parts = (self._parts[1], len(self._entries))

    def last_number_for(self, onlooker: Onlooker) -> int:
        """Return the number of the last message that an onlooker may have now.

        A delayed onlooker hears each part of a deal when the next part is over, and everything at the end of the deal.
        """
        return self._parts[0] if onlooker.later and not self._between else len(self._entries)

    def onlooker_messages(self, onlooker: Onlooker, number: int = 0, most: int | None = None) -> list[Message]:
        """Return messages for an onlooker, in order, up to the last one that the onlooker may have now.

        :param onlooker: the onlooker. :param number: number of the last message that the onlooker has, 0 for none.
        :param most: greatest number of messages, None for all.
        """
        entries = self._entries[number : self.last_number_for(onlooker)][:most]
        return [self._watched_message(onlooker, at, entry) for at, entry in enumerate(entries, number + 1)]

    def onlooker_position(self, onlooker: Onlooker, start: State) -> Position:
        """Return the match as an onlooker sees it after the last message that the onlooker may have now.

        :param onlooker: the onlooker.
        :param start: the state at the start of the match, for an onlooker who has received no event yet.
        """
        entries = reversed(self._entries[: self.last_number_for(onlooker)])
        state = next((entry.state for entry in entries if isinstance(entry, _Event | _Undo)), start)
        eyes = onlooker.eyes if self.last_number_for(onlooker) >= onlooker.since else None
        return watched_position(self._rules, state, eyes, self._seats)

    def _watched_message(self, onlooker: Onlooker, number: int, entry: _Event | _Undo | Message) -> Message:
        eyes = onlooker.eyes if number > onlooker.since else None
        return _message(number, entry, lambda state: watched_position(self._rules, state, eyes, self._seats))

    def add_seal(self, lot: Lot) -> None:
        """Add a message with the digest of a lot, if the lot has a salt; call it before the lot's event is added."""
        if lot.salt:
            self._sealed.append(lot)
            self.add_message(LotSealed(number=0, digest=digest_of(lot)))

    def reveal_lots(self, record: Sequence[Action]) -> None:
        """Add a message that reveals the sealed lots since the last such message, if there are any.

        :param record: all actions of the match so far.
        """
        if self._sealed:
            lots, self._sealed = tuple(self._sealed), []
            self.add_message(LotsOpened(number=0, lots=lots, actions=tuple(record[self._opened :])))
            self._opened = len(record)

    def add_undo(self, count: int, state: State) -> None:
        """Add a message that the last actions were undone.

        :param count: the number of actions undone.
        :param state: the state after that.
        """
        self._entries.append(_Undo(count, state))
        self._deciding = len(self._entries)

    def add_message(self, message: Message) -> None:
        """Add a message that is the same for every seat, and give it the next number."""
        self._entries.append(msgspec.structs.replace(message, number=len(self._entries) + 1))

    def messages_after(self, entrant: int, number: int = 0, most: int | None = None) -> list[Message]:
        """Return messages for an entrant, in order.

        :param entrant: number of the entrant, from 0.
        :param number: number of the last message that the entrant has, 0 for none.
        :param most: greatest number of messages, None for all.
        """
        entries = self._entries[number:][:most]
        return [self._message_for(entrant, at, entry) for at, entry in enumerate(entries, number + 1)]

    def message_at(self, entrant: int, number: int) -> Message:
        """Return a message as an entrant receives it.

        :param entrant: number of the entrant, from 0. :param number: number of the message, from 1.
        :raises IndexError: if no message has a number so high.
        """
        return self._message_for(entrant, number, self._entries[number - 1])

    def _message_for(self, entrant: int, number: int, entry: _Event | _Undo | Message) -> Message:
        return _message(number, entry, lambda state: position_of(self._rules, state, entrant, self._seats))


def _message(number: int, entry: _Event | _Undo | Message, placed: Callable[[State], Position]) -> Message:
    """Return an entry of the log as a message. :param placed: returns the listener's position in a state."""
    match entry:
        case _Event(event, state, actions):
            position = placed(state)
            seen = event.seen_by(ONLOOKER if position.watches and not position.shown else position.seat)
            return EventHappened(number=number, event=seen, position=position, actions=actions)
        case _Undo(undone, state):
            return ActionsUndone(number=number, count=undone, position=placed(state))
        case _:
            return entry
