"""The seat of the caller, who enters the cards of a match that is played with real cards.

It has the same port as a player's seat (``SeatPort``); an offered action is a call. The hand of its position has the
cards that can be called, so each way to play a card enters a call. French cards are shown by suit, because one suit
fits on a braille line and a phone. A call that needs more cards stays open until they are called.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_not
from typing import Protocol

import msgspec

from numeramis_access.core.actions import Action, PlayCard, Refusal, Values
from numeramis_access.core.cards import NUMBERS, SUIT, SUITS, Card, french_pack
from numeramis_access.core.ruleset import AnyRuleset, View
from numeramis_access.core.table import Table, first_pack
from numeramis_access.players.policy import Choice
from numeramis_access.tables.called.caller_actions import CORRECTION_CHOICES, SHOW_SUITS
from numeramis_access.tables.called.match import (
    AnyCall,
    CalledMatch,
    CardsNeeded,
    Penalty,
    PublicMoment,
    TableCall,
    message_of,
)
from numeramis_access.tables.messages import ActionsUndone, EventHappened, Message, Position, Refused, TableFacts
from numeramis_access.tables.seats import TableSeat


class CallLog(Protocol):
    """The log on disk of the calls of a match."""

    @property
    def is_continuable(self) -> bool:
        """Return whether the log holds all calls, so that the match can be continued later."""

    def append(self, *entries: AnyCall) -> None:
        """Write calls at the end of the log."""

    def undo(self, count: int) -> None:
        """Write that the last calls were taken back. :param count: number of these calls."""

    def finish(self, match: CalledMatch) -> None:
        """Save the record of a finished match."""

    def close(self) -> None:
        """Close the log of an unfinished match, which can be continued later."""


class CalledSeat:
    """The caller's seat at one called match.

    :param match: the match.
    :param people: the players, one for each seat from 0.
    :param log: the log on disk.
    :ivar suit: the suit in the hand of its position, empty in a game without suits.
    :ivar needed: the cards that the open call still lacks; None if no call waits for cards.
    :ivar revoke: ``seat``, ``card``, ``suit`` and ``trick`` if the last call was refused because it proves that a seat
        did not follow suit earlier, for ``penalize``; otherwise empty.
    """

    def __init__(self, match: CalledMatch, people: tuple[TableSeat, ...], log: CallLog) -> None:
        self.match = match
        self.seats = people
        self._log = log
        self._told = 0
        self._news: list[Message | Refused] = []
        self._past: list[Message] = []
        #: the call that waits for cards
        self._open: TableCall | None = None
        self.needed: CardsNeeded | None = None
        self.revoke: Values = {}
        self.ruleset: AnyRuleset = match.ruleset
        self.facts = TableFacts(self.ruleset.name, match.options, match.seats)
        pack = first_pack(match.ruleset, match.seats, match.options)
        self.suit = SUITS[0] if any(card in SUIT for card in pack) else ""
        #: the latest position, with the values that it was made of, as a cache
        self._made: tuple[tuple[View, str, CardsNeeded | None], Position] | None = None
        self._tell(match.moments)
        self._past, self._news = [message for message in self._news if isinstance(message, Message)], []

    @property
    def position(self) -> Position:
        """Return the public position; its hand holds the cards to call, its legal actions are the calls and the
        caller's own choices (``caller_actions``).

        With suits, the hand holds all cards of ``suit``; legal are only those that can be called. It is the same object
        until something in it changes, because a table looks at it many times for each key.
        """
        made_of = self.match.view, self.suit, self.needed
        if self._made is None or any(map(is_not, made_of, self._made[0])):
            self._made = made_of, self._position()
        return self._made[1]

    def _position(self) -> Position:
        cards, over = self.cards, self.match.to_act is None
        choices = () if self.needed is not None else self.match.choices()
        keys = () if over else (*(SHOW_SUITS if self.suit else ()), *CORRECTION_CHOICES)
        if self.suit and cards:
            hand = tuple(card for card in french_pack() if SUIT[card] == self.suit)
            cards = tuple(card for card in hand if card in cards)
        else:
            hand = cards or self.match.view.hand  # thrown cards whose number is not called yet
        legal = (*map(PlayCard, cards), *choices, *keys)
        view = msgspec.structs.replace(self.match.view, hand=hand, legal=legal)
        return Position(0, view, self.match.seating, self.match.has_partners, over, watches=True)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the different cards that can be called now; while the open call waits for cards, all ten numbers."""
        return NUMBERS if self.needed is not None else self.match.callable_cards()

    @property
    def last_card(self) -> Card:
        """Return the card that was named last for the open call; empty if there is none."""
        call = self._open
        cards = () if call is None else call.hands[-1][1] if call.hands else call.cards
        return cards[-1] if cards else ""

    def is_choice_number(self, card: Card) -> bool:
        """Return whether a card calls one of ``CalledMatch.choices``, as a number can call how many cards to exchange.
        """
        entry = self.match.call_of_card(card)
        return isinstance(entry, TableCall) and entry.action in self.match.choices()

    @property
    def number(self) -> int:
        """Return the number of the last message, 0 before the first."""
        return self._told

    @property
    def is_resting(self) -> bool:
        """Return False: the program never waits between deals, because the people at the table set the pace."""
        return False

    @property
    def is_continuable(self) -> bool:
        """Return whether the match can be continued after the program ends."""
        return self._log.is_continuable

    def news(self) -> list[Message | Refused]:
        """Return the messages and refusals since the previous call of this method, in order."""
        news, self._news = self._news, []
        self._past += [message for message in news if isinstance(message, Message)]
        return news

    def past_messages(self) -> list[Message]:
        """Return all earlier messages, in order: those that ``news`` has returned and those from before this seat was
        opened.
        """
        return list(self._past)

    # calls

    def offer(self, action: Action) -> None:
        """Call an action, or a card that begins a call or completes the open one.

        The result arrives in ``news``; if the call needs more cards, ``needed`` says which.
        """
        if not isinstance(action, PlayCard):
            self._call(TableCall(action))
        elif self._open is not None and self.needed is not None:
            self._call(self._with_card(self._open, self.needed, action.card))
        else:
            entry = self.match.call_of_card(action.card)
            begins = isinstance(entry, TableCall) and not isinstance(entry.action, PlayCard)
            if begins and isinstance(entry, TableCall) and self.match.is_missing_shown_cards(entry):
                entry = msgspec.structs.replace(entry, cards=(action.card,))
            self._call(entry)

    def _with_card(self, call: TableCall, needed: CardsNeeded, card: str) -> TableCall:
        """Return the open call with one more card."""
        if self.match.is_missing_shown_cards(call):
            return msgspec.structs.replace(call, cards=(*call.cards, card))
        hands = dict(call.hands)
        hands[needed.seat] = (*hands.get(needed.seat, ()), card)
        return msgspec.structs.replace(call, hands=tuple(hands.items()))

    def _call(self, entry: AnyCall) -> None:
        happened = self.match.call(entry)
        self._open, self.needed, self.revoke = None, None, {}
        if isinstance(happened, Refusal):
            self.revoke = happened.values if happened.code == "call-revoke" else {}
            self._news.append(Refused("", happened))
        elif isinstance(happened, CardsNeeded):
            assert isinstance(entry, TableCall)
            self._open, self.needed = entry, happened
        else:
            self._log.append(entry)
            self._tell(happened)
            follows = self.match.call_of_cards(entry.cards) if isinstance(entry, TableCall) and entry.cards else None
            if follows is not None:
                self._call(follows)

    def penalize(self, tricks: int, points: int) -> None:
        """Enter the penalty for the failure to follow suit in ``revoke``, then make the call that was refused because
        of it.

        :param tricks: number of tricks that go to the other side.
        :param points: number of points that go to the other side.
        :raises KeyError: if the last call was not refused for that reason.
        """
        seat, card = int(str(self.revoke["seat"])), str(self.revoke["card"])
        self._call(Penalty(seat, card, tricks, points))
        self._call(TableCall(PlayCard(card)))

    def take_back(self) -> bool:
        """Take back the last thing that the caller entered; return False if nothing has been entered.

        That is the last card of the open call, or the open call if it has no card. Without an open call it is the last
        call, together with the call whose cards decided it; of a call that laid hands open only the last card.
        """
        if self._open is not None:
            self._open, self.needed = self._without_last_card(self._open)
            return True
        if not self.match.calls:
            return False
        last, count = self.match.take_back(), 1
        before = self.match.calls[-1] if self.match.calls else None
        if isinstance(before, TableCall) and before.cards and self.match.call_of_cards(before.cards) == last:
            self.match.take_back()  # one line of cards made both calls
            count = 2
        self._log.undo(count)
        if isinstance(last, TableCall) and self.match.has_named_cards(last):
            self._open, self.needed = self._without_last_card(last)
        self._tell_change(count)
        return True

    def _without_last_card(self, call: TableCall) -> tuple[TableCall | None, CardsNeeded | None]:
        """Return a call without its last card, and the cards that it then needs; nothing if it has no card."""
        if call.hands:
            *before, (seat, cards) = call.hands
            hands = (*before, (seat, cards[:-1])) if cards[1:] else tuple(before)
            call = msgspec.structs.replace(call, hands=hands)
        elif call.cards:
            call = msgspec.structs.replace(call, cards=call.cards[:-1])
        else:
            return None, None
        needed = self.match.call(call)
        assert isinstance(needed, CardsNeeded)
        return call, needed

    def correct(self, place: int, entry: AnyCall) -> tuple[int, Refusal] | None:
        """Replace an earlier call and repeat the later ones.

        :param place: number of the call, from 0. :param entry: the call instead of it.
        :return: None if all calls were performed; otherwise the number, from 0, of the first call that fails, and the
            reason, and then nothing has changed.
        """
        later = len(self.match.calls) - place
        failed = self.match.correct(place, entry)
        if failed is not None:
            number, reason = failed
            return number, reason if isinstance(reason, Refusal) else Refusal("call-incomplete")
        self._log.undo(later)
        self._log.append(*self.match.calls[place:])
        self._tell_change(later)
        return None

    def _tell_change(self, count: int) -> None:
        self._told += 1
        self._news.append(ActionsUndone(number=self._told, count=count, position=self.position))

    def first_message_of_call(self, place: int) -> EventHappened | None:
        """Return the first event of a call as a message; None for a call without events, such as a card that waits for
        another one.

        :param place: number of the call, from 0.
        """
        ends = [*self.match.starts[place + 1 :], len(self.match.moments)]
        if self.match.starts[place] >= ends[0]:
            return None
        return message_of(self.match, self.match.moments[self.match.starts[place]], self._told, place + 1)

    def _tell(self, moments: Sequence[PublicMoment]) -> None:
        """Tell moments as messages of one action."""
        for moment in moments:
            self._told += 1
            self._news.append(message_of(self.match, moment, self._told, len(self.match.calls)))

    # what only other tables do

    def start(self) -> None:
        """Do nothing: the people at the table start the match."""

    def ask_for_next_deal(self) -> None:
        """Do nothing: the program never waits between deals."""

    def change_level(self, level: str) -> None:
        """Do nothing: no computer plays. :param level: ignored."""

    def take_thinker_answer(self, ticket: int, choice: Choice | None) -> bool:
        """Return False: no computer thinks. :param ticket: ignored. :param choice: ignored."""
        return False

    def due(self) -> float | None:
        """Return None: nothing is due."""
        return None

    def tick(self) -> None:
        """Do nothing: a called match changes only by calls."""

    def repeat_from_next_seat(self) -> Table | None:
        """Return None: the match cannot be played again from another seat, because its cards are unknown."""
        return None

    def close(self) -> None:
        """Save the record of a finished match, or close the log so that the match can be continued."""
        if self.match.result is not None:
            self._log.finish(self.match)
        else:
            self._log.close()
