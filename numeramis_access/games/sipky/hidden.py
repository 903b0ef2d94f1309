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
from numeramis_access.games.sipky.events import Compose, Take
from numeramis_access.games.sipky.state import ZERO, SipkyOptions, SipkyState


class SipkyHiddenCards(HiddenCards[SipkyOptions, SipkyState]):
    """The pack, whose next cards a throw shows."""

    def called_options(self, options: SipkyOptions) -> SipkyOptions:
        return msgspec.structs.replace(options, packs="one")

    def piles(self, state: SipkyState) -> Piles:
        """Return the pack."""
        return (state.pack,)

    def with_piles(self, state: SipkyState, piles: Piles) -> SipkyState:
        """Return the state with another order of the pack."""
        return msgspec.structs.replace(state, pack=piles[0])

    def pile_shown(self, state: SipkyState, action: Action) -> int:
        """Return the pack."""
        return 0

    def cards_shown(self, state: SipkyState, action: Action, cards: Sequence[Card]) -> int:
        """Return the number of cards of a throw, with those that replace zeros (S4, S7)."""
        if not isinstance(action, Take):
            return 0
        size: int = action.cards
        needed = size
        while len(cards) >= needed and set(cards[needed - size : needed]) == {ZERO}:
            needed += size
        return needed

    def callable_cards(self, state: SipkyState) -> tuple[Card, ...]:
        """Return the numbers in the pack before a throw, otherwise none."""
        return () if state.throw else tuple(sorted({*state.pack, *state.gone} if state.playing else ()))

    def action_of_card(self, state: SipkyState, card: Card) -> Action:
        """Return a throw of two cards (S2)."""
        return Take(2)

    def action_of_cards(self, state: SipkyState, cards: tuple[Card, ...]) -> Action | None:
        """Return the number that two cards make in the order of the call (S3)."""
        return Compose(int("".join(cards[-2:]))) if len(state.hand) == state.throw == 2 else None
