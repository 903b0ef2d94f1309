"""The learned Whist policies in plain Python: a weight for each cell of ``whist_features``, a set a kind of tour.

``training.whist_selfplay`` made the data file.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files

from numeramis_access.players.whist_features import MOST, WIDTH, stage, weighed
from numeramis_access.players.whist_model import HIGH, LOSES, NONE, PLAIN, QUEEN_BIT, RANKS, SPADES, TURNS, Deal, Terms

#: what each set of weights was learned with; trumps are any suit then
SETS: dict[str, Terms] = {
    "pairs": Terms(trump=0),
    "grand": Terms(),
    "grand_null": Terms(null_after=6),
    "queen_null": Terms(queen=TURNS),
    "queen_loses": Terms(queen=LOSES),
    "four_alone": Terms(alone=True, trump=0),
    "three_alone": Terms(seats=3, alone=True, trump=0),
}
#: weights are kept as whole numbers: so many to one
SHARPNESS = 100


class Learned:
    """One set of weights: says which card a seat would play, from what that seat may know."""

    def __init__(self, parts: list[list[int]]) -> None:
        self._parts = [(*part, 0) for part in (parts[0], parts[-1])]
        self._cards = [0] * MOST
        self._cells = [0] * (MOST * WIDTH)

    def prefer(self, deal: Deal) -> int:
        """Return the card that the seat to act would play."""
        if deal.led != NONE:
            held = deal.hands[4 * deal.seat + deal.led]
            if held and not held & (held - 1):
                return deal.led * RANKS + HIGH[held]
        found, weights = self._weigh(deal), self._parts[deal.null]
        cells, best, chosen = self._cells, 0, -1
        for place in range(found):
            at = WIDTH * place
            value = weights[cells[at]] + weights[cells[at + 1]] + weights[cells[at + 2]] + weights[cells[at + 3]]
            if value > best or chosen < 0:
                best, chosen = value, place
        return self._cards[chosen]

    def scores(self, deal: Deal) -> dict[int, float]:
        """Return what each card worth weighing weighs; a difference of 1 is e times the chance."""
        found, weights, cells = self._weigh(deal), self._parts[deal.null], self._cells
        sums = [sum(weights[cells[WIDTH * place + cell]] for cell in range(WIDTH)) for place in range(found)]
        return {card: total / SHARPNESS for card, total in zip(self._cards, sums, strict=False)}

    def _weigh(self, deal: Deal) -> int:
        """Write down the cards and their cells; return how many cards."""
        terms = deal.terms
        queen_out = terms.queen if deal.left[SPADES] & QUEEN_BIT else 0
        table = (
            0 if terms.alone else 2, terms.trump, deal.led, deal.top, deal.best, terms.seats - 1 - deal.laid,
            stage(deal.tricks, terms.null_after, deal.null), int(deal.hot), queen_out, terms.seats,
        )  # fmt: skip
        found: int = weighed(deal.hands, deal.left, deal.voids, deal.first, table, deal.seat, self._cards, self._cells)
        return found

    def finish(self, deal: Deal) -> None:
        """Play a deal to its end, all seats by this policy."""
        while not deal.over:
            deal.play(self.prefer(deal))


@lru_cache(maxsize=len(SETS))
def learned(name: str) -> Learned:
    """Return the policy of a set of weights."""
    return Learned(_weights()[name])


def learned_for(terms: Terms) -> Learned:
    """Return the policy that was learned for such a deal."""
    if terms.alone:
        return learned("three_alone" if terms.seats == 3 else "four_alone")
    if terms.queen != PLAIN:
        return learned("queen_null" if terms.queen == TURNS else "queen_loses")
    if terms.null_after < RANKS:
        return learned("grand_null")
    return learned("grand" if terms.trump == NONE else "pairs")


@lru_cache(maxsize=1)
def _weights() -> dict[str, list[list[int]]]:
    text = files("numeramis_access.players").joinpath("data/whist_weights.json").read_text("ascii")
    found: dict[str, list[list[int]]] = json.loads(text)
    return found
