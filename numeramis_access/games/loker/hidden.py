"""Where Loker's hidden cards lie, for a match with real cards.

The program sees no card there: a person at the table tells it each play. ``core.hidden`` describes the methods.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.cards import HIDDEN, Card
from numeramis_access.core.hidden import HiddenCards, Piles
from numeramis_access.games.loker.events import Close, Exchange, Lay
from numeramis_access.games.loker.figures import HAND_SIZE
from numeramis_access.games.loker.state import LokerOptions, LokerState


class LokerHiddenCards(HiddenCards[LokerOptions, LokerState]):
    """The hands that do not lie open, the cards thrown away, and the stock."""

    exchanges = True  # L6

    def called_options(self, options: LokerOptions) -> LokerOptions:
        return msgspec.structs.replace(options, stocks="one")

    def piles(self, state: LokerState) -> Piles:
        """Return the hands by seat, the thrown cards by seat, then the stock."""
        hands = (() if laid else hand for hand, laid in zip(state.hands, state.laid, strict=True))
        return (*hands, *state.thrown, state.stock)

    def with_piles(self, state: LokerState, piles: Piles) -> LokerState:
        """Return the state with other cards in its hidden piles."""
        places = enumerate(zip(state.laid, state.hands, strict=True))
        hands = tuple(hand if laid else tuple(sorted(piles[seat])) for seat, (laid, hand) in places)
        thrown = piles[state.seats : 2 * state.seats]
        return msgspec.structs.replace(state, hands=hands, thrown=thrown, stock=piles[-1])

    def pile_shown(self, state: LokerState, action: Action) -> int:
        """Return the hand of the seat to act."""
        return state.turn or 0

    def cards_shown(self, state: LokerState, action: Action, cards: Sequence[Card]) -> int:
        """Return six for an action that lays the hand open (L8)."""
        return HAND_SIZE if isinstance(action, Close | Lay) else 0

    def callable_cards(self, state: LokerState) -> tuple[Card, ...]:
        """Return none: players exchange face down."""
        return ()

    def action_of_card(self, state: LokerState, card: Card) -> Action:
        """Return the exchange of that many cards (L6)."""
        return Exchange((HIDDEN,) * int(card))

    def choices(self, state: LokerState, legal: Sequence[Action | AmountRange]) -> tuple[Action | AmountRange, ...]:
        """Return one exchange for each number of cards, and the other actions; every hand may hold a figure (L6)."""
        counts = sorted({len(action.cards) for action in legal if isinstance(action, Exchange)})
        others = tuple(action for action in legal if not isinstance(action, Exchange | Close))
        closes = state.betting is None and state.closer is None and state.turn is not None
        return (*(Exchange((HIDDEN,) * count) for count in counts), *((Close(),) if closes else ()), *others)
