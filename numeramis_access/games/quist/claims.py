"""Decides whether the leader can claim the rest of a game of Quist, from the leader's view alone (Q5-Q11).

Any card may be played to any lead, and any unseen card may be in any other hand. So a number is safe only if no higher
number is unseen. An equal unseen number can only tie it: the leader played it first, leads again (Q8) and wins the pile
in the end, unless a tied last phase goes to neither side (Q11).
"""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card, numeramis_pack
from numeramis_access.games.quist.state import QuistView


def refuse_claim(view: QuistView) -> Refusal | None:
    """Return why the seat to act may not claim the rest; None if the rest is certain in every order of play.

    :param view: the view of the seat to act, which has cards.
    """
    if view.phase:
        return Refusal("claim-not-leading", "Q5")
    lowest, highest = min(view.hand), max(_unseen_cards(view))
    if lowest > highest or (lowest == highest and view.options.last_pile == "leader"):
        return None
    tied = lowest == highest
    return Refusal("claim-uncertain", "Q11" if tied else "Q7", {"card": lowest, "by": highest, "same": tied})


def _unseen_cards(view: QuistView) -> Counter[Card]:
    """Return the cards that the seat has not seen: the other hands and the undealt cards (Q3)."""
    played = [play.card for pile in (*view.past_piles, view.pile) for phase in pile for play in phase]
    return Counter(numeramis_pack()) - Counter(played) - Counter(view.hand)
