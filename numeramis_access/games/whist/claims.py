"""Decides whether the leader can claim the rest of a deal of Whist, from the leader's view alone (W3, W4).

An unseen card is assumed to be wherever it does harm, even in the partner's hand, since a trick of the partner gives
the lead away. So each own card must beat every unseen card of its suit, and no plain card is safe while a trump is
unseen.
"""

from __future__ import annotations

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import RANK, SUIT, Card
from numeramis_access.games.whist.state import WhistView, beats
from numeramis_access.games.whist.tours import TRICKS, pack_for


def refuse_claim(view: WhistView) -> Refusal | None:
    """Return why the seat to act may not claim the rest; None if it wins every remaining trick in every order of play.

    :param view: the view of the seat to act, which has cards.
    """
    if view.asked:
        return Refusal("not-now", view.tour.rule)
    if view.trick:
        return Refusal("claim-not-leading", "W3")
    if view.tour.null_after < TRICKS or view.tour.queen:
        return Refusal("claim-not-in-tour", view.tour.rule)
    for card in view.hand:
        by = _could_take(view, card)
        if by is not None:
            return Refusal("claim-uncertain", "W4", {"card": card, "by": by, "same": False})
    return None


def refuse_concession(view: WhistView) -> Refusal | None:
    """Return why the seat to act may not concede the rest; None if it may. :param view: the view of that seat."""
    if view.asked:
        return Refusal("not-now", view.tour.rule)
    if view.tour.alone:
        return Refusal("concede-not-alone", view.tour.rule)
    if view.tour.queen == "loses":
        return Refusal("concede-not-in-tour", view.tour.rule)
    return None


def _could_take(view: WhistView, card: Card) -> Card | None:
    """Return the strongest unseen card that beats an own one, if possible of its suit; None if there is none."""
    seen = {play.card for trick in view.past for play in trick} | set(view.hand)
    out = (other for other in pack_for(view.seats) if other not in seen)
    better = [other for other in out if beats(other, card, view.trump)]
    return max(better, key=lambda other: (SUIT[other] == SUIT[card], RANK[other]), default=None)
