"""Where Šipky's hidden cards lie, for a match with real cards.

The program sees no card there: a person at the table tells it each play. Only the pack is hidden here, whose order
decides the cards of a throw. ``core.hidden`` describes the methods.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import Card
from numeramis_access.core.hidden import HiddenCards, Piles
from numeramis_access.games.sipky.events import LayNumber, TakeCards
from numeramis_access.games.sipky.state import ZERO_CARD, SipkyOptions, SipkyState


class SipkyHiddenCards(HiddenCards[SipkyOptions, SipkyState]):
    """The pack, whose next cards a throw shows."""

    def called_options(self, options: SipkyOptions) -> SipkyOptions:
        return msgspec.structs.replace(options, packs="one")

    def piles(self, state: SipkyState) -> Piles:
        """Return the pack as the only pile, the next card first."""
        return (state.pack,)

    def with_piles(self, state: SipkyState, piles: Piles) -> SipkyState:
        """Return the state with another order of the pack."""
        return msgspec.structs.replace(state, pack=piles[0])

    def pile_shown(self, state: SipkyState, action: Action) -> int:
        """Return 0, the index of the pack, which is the only pile."""
        return 0

    def cards_shown(self, state: SipkyState, action: Action, cards: Sequence[Card]) -> int:
        """Return the number of cards of a throw, with those that replace zeros (S4, S7); 0 for other actions."""
        if not isinstance(action, TakeCards):
            return 0
        size: int = action.cards
        needed = size
        while len(cards) >= needed and set(cards[needed - size : needed]) == {ZERO_CARD}:
            needed += size
        return needed

    def callable_cards(self, state: SipkyState) -> tuple[Card, ...]:
        """Return the different numbers in the pack and among the cards put away before a throw; none during a throw or
        outside a game.
        """
        return () if state.throw else tuple(sorted({*state.pack, *state.used_cards} if state.playing else ()))

    def action_of_card(self, state: SipkyState, card: Card) -> Action:
        """Return a throw of two cards (S2), for any card."""
        return TakeCards(2)

    def action_of_cards(self, state: SipkyState, cards: tuple[Card, ...]) -> Action | None:
        """Return the action that lays the number of the last two cards, in the order of the call (S3); None unless two
        cards have been thrown.
        """
        return LayNumber(int("".join(cards[-2:]))) if len(state.hand) == state.throw == 2 else None
