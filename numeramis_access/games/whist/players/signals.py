"""Signals to the partner by cards: a player leads first a good suit, and discards first from an unwanted one.

These are the signals of the lesson; a computer gives them only among equally good cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.cards import RANK, SUIT, Card
from numeramis_access.core.ruleset import Options, View
from numeramis_access.core.seats import partner_of
from numeramis_access.games.whist.state import WhistOptions, WhistView
from numeramis_access.games.whist.tours import TOURS
from numeramis_access.players.opponents import Signals

#: an honour's value in its suit, in addition to its length
_HONOURS = {"A": 2.0, "K": 1.5, "Q": 1.0, "J": 0.5}


def has_partners(options: Options) -> bool:
    """Return whether a match with these options has partners, so that signals have a meaning."""
    assert isinstance(options, WhistOptions)
    return options.tour == "mixed" or not TOURS[options.tour].alone


def signal_card(view: View, cards: Sequence[Card]) -> Card | None:
    """Return the card that signals among equally good cards; None if none does.

    A lead signals by its suit: first the seat's best plain suit, later the suit that the partner led first. The seat's
    first discard signals an unwanted suit by its lowest card, if all the cards are discards. Nothing signals where all
    play alone, in null, and where the queen of spades counts.

    :param view: the view of the seat to act.
    :param cards: the cards to choose from.
    """
    assert isinstance(view, WhistView)
    if view.tour.alone or view.null or view.tour.queen:
        return None  # where tricks are unwanted, no suit is a good one
    if not view.trick:
        return _lead(view, cards)
    led = SUIT[view.trick[0].card]
    thrown = [card for card in cards if SUIT[card] not in (led, view.trump)]
    return _throw(view, thrown) if len(thrown) == len(cards) and not _has_thrown(view) else None


def _lead(view: WhistView, cards: Sequence[Card]) -> Card | None:
    """Return a card of the seat's best suit for the first lead; later, of the suit that the partner led first. None if
    there is none.
    """
    assert view.seat is not None
    led = [trick[0] for trick in view.past]
    if all(play.seat != view.seat for play in led):
        plain = [card for card in cards if SUIT[card] != view.trump]
        return max(plain, key=lambda card: _goodness(view, SUIT[card]), default=None)
    wish = next((SUIT[play.card] for play in led if play.seat == partner_of(view.seat)), None)
    return next((card for card in cards if SUIT[card] == wish), None)


def _throw(view: WhistView, cards: Sequence[Card]) -> Card:
    """Return the lowest card of the least wanted suit."""
    return min(cards, key=lambda card: (_goodness(view, SUIT[card]), RANK[card]))


def _has_thrown(view: WhistView) -> bool:
    """Return whether this seat has discarded before."""
    return any(
        play.seat == view.seat and SUIT[play.card] not in (SUIT[trick[0].card], view.trump)
        for trick in view.past
        for play in trick
    )


def _goodness(view: WhistView, suit: str) -> float:
    """Return how good a suit is: its length plus its honours."""
    return sum(1 + _HONOURS.get(card[0], 0.0) for card in view.hand if SUIT[card] == suit)


SIGNALS = Signals(has_partners, signal_card)
