"""Where Quist's hidden cards lie, for a match with real cards.

The program sees no card there: a person at the table tells it each play. ``core.hidden`` describes the methods.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import Card
from numeramis_access.core.hidden import HiddenCards, Piles
from numeramis_access.games.quist.state import SEATS, QuistOptions, QuistState


class QuistHiddenCards(HiddenCards[QuistOptions, QuistState]):
    """The four hands and the stock; a play proves nothing about the other cards of its hand (Q5)."""

    def called_options(self, options: QuistOptions) -> QuistOptions:
        return msgspec.structs.replace(options, partners="agreed")

    def piles(self, state: QuistState) -> Piles:
        """Return the hand of each seat from 0, then the stock."""
        return (*state.hands, state.stock)

    def with_piles(self, state: QuistState, piles: Piles) -> QuistState:
        """Return the state with other cards in hands and stock.

        :param state: the state to change, which itself stays as it is.
        :param piles: the new cards, in the order of ``piles``.
        """
        *hands, stock = piles
        return msgspec.structs.replace(state, hands=tuple(tuple(sorted(hand)) for hand in hands), stock=stock)

    def pile_shown(self, state: QuistState, action: Action) -> int:
        """Return the index, from 0, of the pile from which an action shows a card: the hand of the seat to act."""
        return (state.leader + len(state.phase)) % SEATS

    def cards_shown(self, state: QuistState, action: Action, cards: Sequence[Card]) -> int:
        """Return the number of cards that an action shows: 1 for a play, else 0."""
        return int(isinstance(action, PlayCard))
