"""Where Loker's hidden cards lie, for a match with real cards.

The program sees no card there: a person at the table tells it each play. ``core.hidden`` describes the methods.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.cards import HIDDEN_CARD, Card
from numeramis_access.core.hidden import HiddenCards, Piles
from numeramis_access.core.seats import Seat
from numeramis_access.games.loker.events import Close, Exchange, Lay
from numeramis_access.games.loker.figures import HAND_SIZE, figure_of
from numeramis_access.games.loker.state import LokerOptions, LokerState, LokerView


class LokerHiddenCards(HiddenCards[LokerOptions, LokerState]):
    """The hidden cards: hands that do not lie open, the cards thrown away, and the stock."""

    has_exchanges = True  # L6

    def called_options(self, options: LokerOptions) -> LokerOptions:
        return msgspec.structs.replace(options, stocks="one")

    def piles(self, state: LokerState) -> Piles:
        """Return the hand of each seat from 0, then the thrown cards of each seat, then the stock; the pile of an open
        hand is empty.
        """
        hands = (() if laid else hand for hand, laid in zip(state.hands, state.laid, strict=True))
        return (*hands, *state.thrown, state.stock)

    def with_piles(self, state: LokerState, piles: Piles) -> LokerState:
        """Return the state with other cards in its hidden piles; open hands keep their cards.

        :param state: the state to change, which itself stays as it is.
        :param piles: the new cards, in the order of ``piles``.
        """
        places = enumerate(zip(state.laid, state.hands, strict=True))
        hands = tuple(hand if laid else tuple(sorted(piles[seat])) for seat, (laid, hand) in places)
        thrown = piles[state.seats : 2 * state.seats]
        return msgspec.structs.replace(state, hands=hands, thrown=thrown, stock=piles[-1])

    def pile_shown(self, state: LokerState, action: Action) -> int:
        """Return the index, from 0, of the pile from which an action shows cards: the hand of the seat to act."""
        return state.turn or 0

    def cards_shown(self, state: LokerState, action: Action, cards: Sequence[Card]) -> int:
        """Return the number of cards that an action shows: all six of the hand for one that lays it open (L8), else 0.
        """
        return HAND_SIZE if isinstance(action, Close | Lay) else 0

    def callable_cards(self, state: LokerState) -> tuple[Card, ...]:
        """Return no cards: players exchange cards face down, so the caller names actions instead (``choices``)."""
        return ()

    def action_of_card(self, state: LokerState, card: Card) -> Action:
        """Return the exchange of a number of cards (L6); after the exchange in the last turn, the laying of the hand
        (L8).

        :param state: the guess.
        :param card: the number of cards, written like a card, since cards are thrown away face down; or the first card
            of the laid hand.
        """
        if state.exchanged and state.closer is not None and state.betting is None:
            return Lay()
        return Exchange((HIDDEN_CARD,) * int(card))

    def earlier_view(self, view: LokerView, last: LokerView, seat: Seat) -> LokerView | None:
        """Return the view with the hand that the seat lays open later, if it exchanges no card until then (L8);
        otherwise None.

        :param view: the public view of the moment.
        :param last: the public view after the last action of the deal.
        :param seat: the seat, from 0, that the view is for.
        """
        if not last.laid[seat] or sum(last.changed[seat]) != sum(view.changed[seat]):
            return None
        hand = last.hands[seat]
        return msgspec.structs.replace(view, seat=seat, hand=hand, figure=figure_of(hand), legal=())

    def choices(self, state: LokerState, legal: Sequence[Action | AmountRange]) -> tuple[Action | AmountRange, ...]:
        """Return the actions that the caller can choose for a player whose hand the program does not know.

        They are one exchange for each number of cards, a close while nobody has closed (without poker stakes), since
        every hand may hold a figure (L6), and the other legal actions.
        """
        counts = sorted({len(action.cards) for action in legal if isinstance(action, Exchange)})
        others = tuple(action for action in legal if not isinstance(action, Exchange | Close))
        closes = state.betting is None and state.closer is None and state.turn is not None
        return (*(Exchange((HIDDEN_CARD,) * count) for count in counts), *((Close(),) if closes else ()), *others)
