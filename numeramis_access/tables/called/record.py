"""The complete match behind a finished called match: after the last card, the plays reveal each player's cards.

The calls are repeated in one guess. At the end of a deal each hand is known: its played cards, and the guess for
cards that stayed unseen, such as those of a deal that was given up. Then a pack is made that deals these hands.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from numeramis_access.core.actions import Action, DrawDealer, Event, PlayCard, Refusal, Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.hidden import AnyHiddenCards, Piles
from numeramis_access.core.ruleset import AnyRuleset, State, View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.core.table import MATCH_NUMBERS, Table
from numeramis_access.tables.called.match import CalledMatch, Penalty, TableCall, message_of
from numeramis_access.tables.messages import EventHappened
from numeramis_access.tables.recorded_match import RecordedMatch
from numeramis_access.tables.seats import TableSeat


class _Deal(NamedTuple):
    """A deal when its last call is performed.

    :param state: the guess at that moment. :param played: the cards played before it, each with its seat.
    :param actions: all actions of the deal.
    """

    state: State
    played: tuple[tuple[int, Card], ...]
    actions: tuple[Action, ...]


def whole_match(called: CalledMatch) -> Table | None:
    """Return a finished called match as an ordinary match that deals its real cards.

    Cards that no play has shown, such as those of a deal that was given up, are guessed. Return None for a game with
    exchanges, whose hands stay unknown, and after a penalty, because a play broke the rules.

    :param called: a finished called match.
    :raises ValueError: if the rules refuse a repeated call or a dealt pack.
    """
    hidden = called.ruleset.hidden_cards
    if hidden is None or hidden.has_exchanges or any(isinstance(entry, Penalty) for entry in called.calls):
        return None
    again = CalledMatch(called.ruleset, called.options, called.seats, called.dealer)
    deals = _play_again(again, called)
    table = Table(called.ruleset, called.options, called.seats, MATCH_NUMBERS.stop, called.dealer)
    lots = list(again.lots)
    for entry in called.calls:
        _deal(table, hidden, lots, deals)
        if isinstance(entry, TableCall) and isinstance(refusal := table.act(entry.action), Refusal):
            raise ValueError(f"{entry} was refused: {refusal}")
    return table


class PublicRecord:
    """A called match to read in any order; its messages have public information only.

    ``hands``, ``view_of`` and ``deal_end`` also know the hands of a deal whose plays have shown them.

    :param called: the match.
    :param seats: the players, in the order of the entrants' numbers from 0.
    :ivar game: name of the game.
    :ivar deal_starts: numbers of the messages that dealt cards, in order.
    """

    def __init__(self, called: CalledMatch, seats: Sequence[TableSeat]) -> None:
        self.game = called.ruleset.name
        self.seats = tuple(seats)
        self._called = called
        self.deal_starts = self._numbers(called.ruleset.begins_deal)

    def __len__(self) -> int:
        """Return the number of messages."""
        return len(self._called.moments)

    def message(self, number: int) -> EventHappened:
        """Return a message. :param number: its number, from 1. :raises IndexError: if there is no such message."""
        calls = bisect_left(self._called.starts, number)
        return message_of(self._called, self._called.moments[number - 1], number, calls)

    def is_penalized(self, number: int) -> bool:
        """Return whether a penalty was entered in a deal, because a player did not follow suit.

        :param number: number of a message of the deal, from 1.
        """
        return self._deal_of(number) in self._penalized_deals

    def deal_end(self, number: int) -> State | None:
        """Return the complete state at the end of a deal; cards that no play has shown are guessed.

        Return None for an unfinished deal, after a penalty, in a game with exchanges, and for the message that ends the
        deal.

        :param number: number of a message of the deal, from 1.
        """
        deal, at = self._of_deal(number)
        return None if deal is None else deal.deal_end(at)

    def match_at(self, number: int) -> Table:
        """Return a new match that begins with the deal of a message and is played up to that message.

        :param number: number of the message, from 1, of a deal for which ``shows_hands`` returns True.
        """
        deal, at = self._of_deal(number)
        assert deal is not None
        return deal.match_at(at)

    def last_message_of_deal(self, number: int) -> int | None:
        """Return the number of the message that ends the deal of a given message, None if the deal did not end.

        :param number: number of the given message, from 1.
        """
        return next((end for end in self._numbers(self._called.ruleset.ends_deal) if end >= number), None)

    def shows_hands(self, number: int) -> bool:
        """Return whether the hands of a deal are known: the deal is finished without an exchange or a penalty, and its
        plays have shown every hand.

        :param number: number of a message of the deal, from 1.
        """
        deal, at = self._of_deal(number)
        return deal is not None and deal.shows_hands(at)

    def hands(self, number: int) -> tuple[tuple[Card, ...], ...]:
        """Return one hand for each seat, from 0, after a message; an empty tuple if they are unknown.

        :param number: number of the message, from 1.
        """
        deal, at = self._of_deal(number)
        return () if deal is None else deal.hands(at)

    def view_of(self, number: int, seat: Seat) -> View | None:
        """Return the view that a seat had after a message, None if its cards are unknown.

        :param number: number of the message, from 1.
        :param seat: the seat, from 0.
        """
        deal, at = self._of_deal(number)
        if deal is not None:
            return deal.view_of(at, seat)
        hidden, over = self._called.ruleset.hidden_cards, self.last_message_of_deal(number)
        if hidden is None or over is None:
            return None
        view, last = (self._called.moments[place - 1].view for place in (number, over - 1))
        then: View | None = hidden.earlier_view(view, last, seat)
        return then

    def _numbers(self, kinds: tuple[type[Event], ...]) -> tuple[int, ...]:
        return tuple(number for number, (event, _) in enumerate(self._called.moments, 1) if isinstance(event, kinds))

    def _deal_of(self, number: int) -> int:
        """Return the number of the deal of a message, from 1."""
        return max(1, bisect_right(self.deal_starts, number))

    def _of_deal(self, number: int) -> tuple[RecordedMatch | None, int]:
        """Return the record of the deal of a message, None if its hands are unknown, and the message's number there."""
        at = self._deal_of(number)
        deal = self._whole_deals.get(at)
        if deal is None:
            return None, 0
        return deal, min(number - self.deal_starts[at - 1] + deal.deal_starts[0], len(deal))

    @cached_property
    def _penalized_deals(self) -> frozenset[int]:
        """Return the numbers of the deals in which a penalty was paid."""
        calls = zip(self._called.calls, self._called.starts, strict=True)
        return frozenset(self._deal_of(start) for entry, start in calls if isinstance(entry, Penalty))

    @cached_property
    def _whole_deals(self) -> dict[int, RecordedMatch]:
        """Return the finished deals without penalties by their numbers, each as a match that begins with it."""
        called, hidden = self._called, self._called.ruleset.hidden_cards
        if hidden is None or hidden.has_exchanges:
            return {}
        again = CalledMatch(called.ruleset, called.options, called.seats, called.dealer)
        finished = _play_again(again, called)[: len(self._numbers(called.ruleset.ends_deal))]
        packs = [lot for kind, lot in again.lots if kind == "deal"]
        return {
            number: RecordedMatch(_begun_with(called, deal, pack), self.seats, own=None, called=True)
            for number, (deal, pack) in enumerate(zip(finished, packs, strict=False), 1)
            if number not in self._penalized_deals
        }


def _begun_with(called: CalledMatch, deal: _Deal, pack: Action) -> Table:
    """Return a match that begins with a deal of a called match, with its real cards."""
    rules = called.ruleset
    dealer = rules.view(deal.state, None).dealer or 0
    options = rules.options_for_same_deal(deal.state, called.options)
    table = Table(rules, options, called.seats, MATCH_NUMBERS.stop, dealer)
    assert rules.hidden_cards is not None
    _deal(table, rules.hidden_cards, [("dealer", DrawDealer(dealer, chosen=True)), ("deal", pack)], [deal])
    for action in deal.actions:
        if isinstance(refusal := table.act(action), Refusal):
            raise ValueError(f"{action} was refused: {refusal}")
    return table


def _play_again(again: CalledMatch, called: CalledMatch) -> list[_Deal]:
    """Make all calls in another guess; return the deals."""
    deals: list[_Deal] = []
    played: tuple[tuple[int, Card], ...] = ()
    for entry in called.calls:
        seat, number = again.to_act, sum(kind == "deal" for kind, _ in again.lots)
        if isinstance(failed := again.call(entry), Refusal):
            raise ValueError(f"{entry} was refused: {failed}")
        if isinstance(entry, TableCall) and seat is not None:
            begins = len(deals) < number
            played = () if begins else played
            before = () if begins else deals[-1].actions
            deals[number - 1 :] = [_Deal(again.state_before_last_call, played, (*before, entry.action))]
            if isinstance(entry.action, PlayCard):
                played = (*played, (seat, entry.action.card))
    return deals


def _deal(table: Table, hidden: AnyHiddenCards, lots: list[tuple[str, Action]], deals: list[_Deal]) -> None:
    """Let chance act as it did, but deal the hands that are known now."""
    while table.to_act == CHANCE:
        kind, lot = lots.pop(0)
        if kind == "deal" and isinstance(lot, Shuffle) and len(hidden.piles(deals[0].state)) > 1:
            piles = _piles_dealt(hidden, deals[0])
            last = lot.cards[-1] if hidden.turns_up_last_card(table.state) else None
            lot = Shuffle(_pack(table.ruleset, hidden, table.state, lot.cards, piles, last))
        if kind == "deal":
            del deals[0]
        if isinstance(refusal := table.act(lot), Refusal):
            raise ValueError(f"{lot} was refused: {refusal}")


def _piles_dealt(hidden: AnyHiddenCards, deal: _Deal) -> Piles:
    """Return the hidden piles after the deal."""
    piles = [list(pile) for pile in hidden.piles(deal.state)]
    for seat, card in deal.played:
        piles[seat].append(card)
    return hidden.dealt_piles(deal.state, tuple(map(tuple, piles)))


def _pack(
    rules: AnyRuleset, hidden: AnyHiddenCards, state: State, cards: Sequence[Card], piles: Piles, last: Card | None
) -> tuple[Card, ...]:
    """Return the order of a pack that deals these piles. :param last: the card at its end, None for any."""
    left = [Counter(pile) for pile in piles]
    order: list[Card] = []
    for position in range(len(cards) - 1, -1, -1):
        pile = left[_pile_of(rules, hidden, state, len(cards), position)]
        card = last if last is not None and not order else next(iter(+pile))
        pile[card] -= 1
        order.append(card)
    return tuple(reversed(order))


def _pile_of(rules: AnyRuleset, hidden: AnyHiddenCards, state: State, size: int, position: int) -> int:
    """Return the pile to which a position of the pack is dealt: it goes where one other card goes."""
    marked, other = sorted(set(rules.chance(state).cards))[:2]
    pack = [other] * size
    pack[position] = marked
    dealt = rules.evolve(state, rules.decide(state, Shuffle(tuple(pack))))
    return next(number for number, pile in enumerate(hidden.piles(dealt)) if marked in pile)
