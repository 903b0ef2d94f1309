"""When the rest of a game of Quist is certain for whoever leads, from his own view alone (Q5-Q11).

Any card may be played to any lead, and what is not in the own hand or on the table may be in anybody's. So a number is
safe only while none higher is out. One that is out as often as it likes may tie it: the leader was the first with it,
leads again (Q8), and takes the pile in the end, unless a tied last phase goes to nobody (Q11).
"""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card, numeramis_pack
from numeramis_access.games.quist.state import QuistView


def refuse_claim(view: QuistView) -> Refusal | None:
    """Return why the seat to act may not claim the rest, None where it is certain in every order of play."""
    if view.phase:
        return Refusal("claim-not-leading", "Q5")
    lowest, highest = min(view.hand), max(_unseen_cards(view))
    if lowest > highest or (lowest == highest and view.options.last_pile == "leader"):
        return None
    tied = lowest == highest
    return Refusal("claim-uncertain", "Q11" if tied else "Q7", {"card": lowest, "by": highest, "same": tied})


def _unseen_cards(view: QuistView) -> Counter[Card]:
    """Return the cards that the seat has not seen: other hands and those that were not dealt (Q3)."""
    played = [play.card for pile in (*view.past, view.pile) for phase in pile for play in phase]
    return Counter(numeramis_pack()) - Counter(played) - Counter(view.hand)
