"""The complete match behind a finished called match: after the last card, the plays reveal each player's cards.

The calls are repeated in one guess. At the end of a deal each hand is known: its played cards, and the guess for
cards that stayed unseen, such as those of a deal that was given up. Then a pack is made that deals these hands.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from numeramis_access.core.actions import Action, Event, PlayCard, Refusal, Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.hidden import AnyHiddenCards, Piles
from numeramis_access.core.ruleset import AnyRuleset, State, View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.core.table import MATCH_NUMBERS, Table
from numeramis_access.tables.called.match import CalledMatch, Penalty, TableCall, message_of
from numeramis_access.tables.messages import Happened
from numeramis_access.tables.seats import TableSeat


class _Deal(NamedTuple):
    """A deal when its last call is performed.

    :param state: the guess at that moment. :param played: the cards played before it, each with its seat.
    """

    state: State
    played: tuple[tuple[int, Card], ...]


def whole_match(called: CalledMatch) -> Table | None:
    """Return the match with its real cards; None if some cards stay unknown, or a play broke the rules.

    :param called: a finished called match.
    :raises ValueError: if the rules refuse a repeated call or a dealt pack.
    """
    hidden = called.ruleset.hidden_cards
    if hidden is None or hidden.exchanges or _is_penalized(called):
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
    """A called match to read in any order, with public information only.

    :param called: the match.
    :param seats: the players by entrant.
    """

    def __init__(self, called: CalledMatch, seats: Sequence[TableSeat]) -> None:
        self.game = called.ruleset.name
        self.seats = tuple(seats)
        self._called = called
        #: numbers of the messages that dealt cards
        self.deals = self._numbers(called.ruleset.begins_deal)

    def __len__(self) -> int:
        """Return the number of messages."""
        return len(self._called.moments)

    @property
    def is_penalized(self) -> bool:
        """Return whether a player broke the rules of play and paid a penalty."""
        return _is_penalized(self._called)

    def message(self, number: int) -> Happened:
        """Return a message. :param number: its number, from 1. :raises IndexError: if there is no such message."""
        calls = bisect_left(self._called.starts, number)
        return message_of(self._called, self._called.moments[number - 1], number, calls)

    def deal_end(self, number: int) -> State | None:
        """Return None: the complete state is unknown. :param number: number of a message, from 1."""
        return None

    def last_message_of_deal(self, number: int) -> int | None:
        """Return the number of the message that ends the deal of a given message, None if the deal did not end.

        :param number: number of the given message, from 1.
        """
        return next((end for end in self._numbers(self._called.ruleset.ends_deal) if end >= number), None)

    def shows_hands(self, number: int) -> bool:
        """Return False: the hands of a called match are unknown. :param number: number of a message, from 1."""
        return False

    def hands(self, number: int) -> tuple[tuple[Card, ...], ...]:
        """Return an empty tuple: the hands are unknown. :param number: number of a message, from 1."""
        return ()

    def view_of(self, number: int, seat: Seat) -> View | None:
        """Return the view that a seat had after a message, None if its cards are unknown.

        :param number: number of the message, from 1.
        :param seat: the seat.
        """
        hidden, over = self._called.ruleset.hidden_cards, self.last_message_of_deal(number)
        if hidden is None or over is None:
            return None
        view, last = (self._called.moments[place - 1].view for place in (number, over - 1))
        then: View | None = hidden.view_then(view, last, seat)
        return then

    def _numbers(self, kinds: tuple[type[Event], ...]) -> tuple[int, ...]:
        return tuple(number for number, (event, _) in enumerate(self._called.moments, 1) if isinstance(event, kinds))


def _is_penalized(called: CalledMatch) -> bool:
    return any(isinstance(entry, Penalty) for entry in called.calls)


def _play_again(again: CalledMatch, called: CalledMatch) -> list[_Deal]:
    """Make all calls in another guess; return the deals."""
    deals: list[_Deal] = []
    played: tuple[tuple[int, Card], ...] = ()
    for entry in called.calls:
        seat, number = again.to_act, sum(kind == "deal" for kind, _ in again.lots)
        if isinstance(failed := again.call(entry), Refusal):
            raise ValueError(f"{entry} was refused: {failed}")
        if isinstance(entry, TableCall) and seat is not None:
            played = played if len(deals) == number else ()
            deals[number - 1 :] = [_Deal(again.guess, played)]
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
    return hidden.piles_dealt(deal.state, tuple(map(tuple, piles)))


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
