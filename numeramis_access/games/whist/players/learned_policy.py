"""The learned Whist policies in plain Python: a weight for each cell of ``features``, one set per kind of tour.

``training.self_play`` at commit 52f0ebf0 made the data file; it belongs to the frozen ladder.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from math import exp

import msgspec

from numeramis_access.games.whist.players import model
from numeramis_access.games.whist.players.features import CELLS_PER_CARD, MAX_WEIGHED_CARDS, list_candidates, stage

#: the terms with which each set of weights was trained; trumps were any suit then
WEIGHT_SETS: dict[str, model.Terms] = {
    "pairs": model.Terms(trump=0),
    "grand": model.Terms(),
    "grand_null": model.Terms(null_after=6),
    "queen_null": model.Terms(queen=model.QUEEN_TURNS),
    "queen_loses": model.Terms(queen=model.QUEEN_LOSES),
    "four_alone": model.Terms(alone=True, trump=0),
    "three_alone": model.Terms(seats=3, alone=True, trump=0),
}
#: weights are integers, this many to a unit of log-odds: a difference of one unit multiplies the odds by e
UNITS_PER_LOG_ODDS = 100


class LearnedPolicy:
    """A policy with one set of weights: chooses a card from the knowledge of the seat. One object serves one thread.

    :param parts: weights of the cells: one list for the whole deal, or one before and one after null begins (V3).
    """

    def __init__(self, parts: list[list[int]]) -> None:
        self._parts = [(*part, 0) for part in (parts[0], parts[-1])]
        self._cards = [0] * MAX_WEIGHED_CARDS
        self._cells = [0] * (MAX_WEIGHED_CARDS * CELLS_PER_CARD)

    def prefer(self, deal: model.Deal) -> int:
        """Return the card that the seat to act would play, as a number of ``model``."""
        at, led = 4 * deal.seat, deal.led
        if led != model.NO_TRUMP and (held := deal.hands[at + led]):
            if not held & (held - 1):
                return led * model.RANKS + model.HIGHEST_OF_MASK[held]
        elif deal.tricks == model.RANKS - 1:
            return model.only_card(deal.hands, at)
        values = self._values(deal)
        return self._cards[values.index(max(values))]

    def probabilities(self, deal: model.Deal) -> dict[int, float]:
        """Return the probability of each card that the policy considers, by the card's number; they sum to 1."""
        weights = self.weights(deal)
        top = max(weights.values())
        parts = {card: exp((weight - top) / UNITS_PER_LOG_ODDS) for card, weight in weights.items()}
        total = sum(parts.values())
        return {card: part / total for card, part in parts.items()}

    def weights(self, deal: model.Deal) -> dict[int, int]:
        """Return the weight of each card that the policy considers, by the card's number; only differences have a
        meaning. ``UNITS_PER_LOG_ODDS`` of them are one unit of log-odds.
        """
        values = self._values(deal)
        return dict(zip(self._cards, values, strict=False))

    def _values(self, deal: model.Deal) -> list[int]:
        """Return the weights of the cards worth weighing, in the order of ``_cards``."""
        worth, cells = self._parts[deal.null], iter(self._cells[: CELLS_PER_CARD * self._weigh(deal)])
        of_each = zip(cells, cells, cells, cells, strict=True)
        return [worth[first] + worth[second] + worth[third] + worth[fourth] for first, second, third, fourth in of_each]

    def _weigh(self, deal: model.Deal) -> int:
        """Fill in the cards and their cells; return the number of cards."""
        table, cards = table_of(deal), self._cards
        hands, left, voids, first = deal.hands, deal.left, deal.voids, deal.first
        count: int = list_candidates(hands, left, voids, first, table, deal.seat, cards, self._cells)
        return count


def table_of(deal: model.Deal) -> tuple[int, ...]:
    """Return the facts of the table as a tuple; the constants ``features.FIELD_…`` are its indexes.

    :param deal: the deal as the seat to act knows it.
    """
    terms = deal.terms
    queen_out = terms.queen if deal.left[model.SPADES] & model.QUEEN_BIT else 0
    return (
        0 if terms.alone else 2, terms.trump, deal.led, deal.highest_card, deal.highest_seat,
        terms.seats - 1 - deal.laid, stage(deal.tricks, terms.null_after, deal.null), int(deal.has_queen_in_trick),
        queen_out, terms.seats,
    )  # fmt: skip


@lru_cache(maxsize=len(WEIGHT_SETS))
def learned_policy(name: str) -> LearnedPolicy:
    """Return the policy with this set of weights; cached. :param name: a key of ``WEIGHT_SETS``."""
    return LearnedPolicy(learned_weights()[name])


def learned_policy_for(terms: model.Terms) -> LearnedPolicy:
    """Return the policy that was trained for deals with these terms."""
    if terms.alone:
        return learned_policy("three_alone" if terms.seats == 3 else "four_alone")
    if terms.queen != model.QUEEN_PLAIN:
        return learned_policy("queen_null" if terms.queen == model.QUEEN_TURNS else "queen_loses")
    if terms.null_after < model.RANKS:
        return learned_policy("grand_null")
    return learned_policy("grand" if terms.trump == model.NO_TRUMP else "pairs")


@lru_cache(maxsize=1)
def learned_weights() -> dict[str, list[list[int]]]:
    """Return every set of weights by the name of its kind of deal: one list for the whole deal, or one before and one
    after null begins (V3).
    """
    data = files(__package__).joinpath("learned_policy.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, list[list[int]]])
