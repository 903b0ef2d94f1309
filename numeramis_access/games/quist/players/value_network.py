"""Estimates the value of four open hands at Quist when all four follow the learned policy, in place of a rollout.

It evaluates all four hands before the first card of a phase. Judge and master use it in sampled worlds; no player uses
it on hands that it may not see. ``training.value_network`` made the data file.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from numeramis_access.games.quist.players.model import COPIES, HAND_SIZE, NUMBERS, SEATS, NumberCounts
from numeramis_access.games.quist.players.policy_network import MAX_COPIES, MAX_PILE
from numeramis_access.players.search.network import OUTPUT_ZERO, PackedNetwork, Weights, read_weights

#: the first index of each group of inputs: hands (seat from the leader on, number, copy), cards left, tied phases
INPUT_HANDS, INPUT_LEFT, INPUT_PILE, INPUT_COUNT = 0, 160, 169, 174


class ValueNetwork(PackedNetwork):
    """A network that estimates the further tricks of the leader's side from four open hands.

    :param weights: the weights of the shipped file.
    """

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        #: [seat from the leader on][number][copies in hand]
        self._held = [[self._holding(rel, number) for number in range(NUMBERS)] for rel in range(SEATS)]
        #: [cards left in each hand][tied phases on the table]
        self._status = [
            [
                self.start + self.rows[INPUT_LEFT + max(left, 1) - 1] + self.rows[INPUT_PILE + min(pile, MAX_PILE)]
                for pile in range(HAND_SIZE)
            ]
            for left in range(HAND_SIZE + 1)
        ]

    def _holding(self, rel: int, number: int) -> list[int]:
        """Return the contribution of holding n copies of a number, for n from 0."""
        first = INPUT_HANDS + (rel * NUMBERS + number) * MAX_COPIES
        return list(accumulate([0, *self.rows[first : first + MAX_COPIES], *[0] * (COPIES - MAX_COPIES)]))

    def worth(self, hands: list[NumberCounts], leader: int, pile: int, left: int) -> float:
        """Return the estimate of the further tricks of the leader's side above an even share of them, before the first
        card of a phase.

        :param hands: the hand of each seat from 0, as counts per number.
        :param leader: the seat to lead.
        :param pile: tied phases on the table.
        :param left: cards in each hand, at least 1.
        """
        known = self._status[left][pile]
        for rel, held in enumerate(self._held):
            known += sum([row[count] for row, count in zip(held, hands[leader + rel - SEATS], strict=True)])
        return (self.outputs(known)[0] - OUTPUT_ZERO) / self.scale


@lru_cache(maxsize=1)
def default_value_network() -> ValueNetwork:
    """Return the shipped value network; it is read once and kept."""
    return ValueNetwork(read_weights(__package__, "value_network"))
