"""A game of Loker's poker stakes as PokerKit plays it."""

from __future__ import annotations

from typing import Any, ClassVar

import pokerkit

from numeramis_access.games.loker.figures import Figure, figure_of
from numeramis_access.games.loker.poker import MAX_RAISES, smallest_bet
from numeramis_access.games.loker.state import LokerState

LIMITS = {"none": "NO_LIMIT", "pot": "POT_LIMIT", "fixed": "FIXED_LIMIT"}


class Strengths:
    """PokerKit's lookup of hands, in which one card of a player stands for the six cards of Loker."""

    def __init__(self) -> None:
        self.figures: dict[Any, Figure] = {}

    def has_entry(self, cards: tuple[Any, ...]) -> bool:
        return cards[0] in self.figures

    def get_entry(self, cards: tuple[Any, ...]) -> Figure:
        return self.figures[cards[0]]


class LokerHand(pokerkit.KuhnPokerHand):
    """A hand of PokerKit that is as strong as its owner's figure."""

    lookup: ClassVar[Any] = Strengths()


def peer(state: LokerState) -> Any:
    """Return PokerKit's state of a game whose antes are still to be paid, seats from the dealer's left."""
    options = state.options
    automations = [name for name in pokerkit.Automation if name != pokerkit.Automation.HOLE_DEALING]
    cap = MAX_RAISES if options.limit == "fixed" else None
    street = pokerkit.Opening.POSITION, smallest_bet(state), cap
    players = len(state.order)
    made = pokerkit.State(
        tuple(automations), pokerkit.Deck.STANDARD, (LokerHand,),
        tuple(pokerkit.Street(False, (False,) * hole, 1 - hole, False, *street) for hole in (1, 0, 0)),
        getattr(pokerkit.BettingStructure, LIMITS[options.limit]), True, options.ante_in(state.games + 1),
        (0,) * players, 0, tuple(state.chips[seat] for seat in state.order), players,
        mode=pokerkit.Mode.TOURNAMENT,
    )  # fmt: skip
    LokerHand.lookup.figures = {}
    cards = list(pokerkit.Deck.STANDARD)
    for seat, card in zip(state.order, cards, strict=False):
        LokerHand.lookup.figures[card] = figure_of(state.hands[seat])
        made.deal_hole((card,))
    return made
