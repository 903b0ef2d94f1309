"""The leader's claim of all remaining tricks in Quist, judged from the leader's own view (Q5-Q11).

The others need not follow or beat (Q5), and each of them can hold any unseen card. So the leader's lowest card decides:

- If all unseen cards are lower, every card of the leader wins its phase.
- If the highest unseen number equals it, that number can only tie. The leader, who played it first, leads again (Q8)
  and wins the pile later, or with a tied last phase if the option ``last_pile`` is ``leader`` (Q11).
- If a higher card is unseen, the claim is refused.
"""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card, numeramis_pack
from numeramis_access.games.quist.state import QuistView


def refuse_claim(view: QuistView) -> Refusal | None:
    """Return why the seat to act may not claim the remaining tricks; None if it wins them in every order of play.

    :param view: the view of the seat to act, which has cards.
    """
    if view.phase:
        return Refusal("claim-not-leading", "Q5")
    lowest, highest_unseen = min(view.hand), max(_unseen_cards(view))
    can_tie = lowest == highest_unseen
    if lowest > highest_unseen or (can_tie and view.options.last_pile == "leader"):
        return None
    values = {"card": lowest, "by": highest_unseen, "same": can_tie}
    return Refusal("claim-uncertain", "Q11" if can_tie else "Q7", values)


def _unseen_cards(view: QuistView) -> Counter[Card]:
    """Return the cards in other hands and the undealt ones (Q3), in a view before the first card of a phase."""
    played = [play.card for pile in (*view.past_piles, view.pile) for phase in pile for play in phase]
    return Counter(numeramis_pack()) - Counter(played) - Counter(view.hand)
