"""Train Whist's naming of trumps and packets, and write ``games/whist/players/naming_network.json``.

    pip install numeramis-access[training]
    python -m numeramis_access.games.whist.players.training.naming_training --out DIR

Method: regression on rollouts in the actual deal. For every choice of trumps or packets, every answer is tried and the
ladder's strong player finishes the deal, compiled: the result is an unbiased sample of the answer's value for a player
who sees no other hand. The network learns the differences between the answers of one question: the loss is the squared
error of each minus their mean error, so that the luck of a deal has no effect. The mean error has a small weight, so
that values are points. If the choice is left to the partner (V1), the present network makes it. A run resumes from DIR,
so you can stop it at any time; rates fall with the deals played, not with time. ``DIR/log.txt`` has the printed lines,
``DIR/policy.json`` the network in the game's format (``naming_network``).

The weights in the repository: this command, seed 1, one million deals, under four minutes of one of two busy cores,
half of them for compiling (28 November 2026). In all three tours they are level with the search in 24 worlds.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from numeramis_access.games.whist.players.learned_policy import SETS
from numeramis_access.games.whist.players.naming_inputs import ALONE, BISMARCK, DEALER, GROUPS, INPUTS
from numeramis_access.games.whist.players.training.naming_lessons import gather, lesson, namings
from numeramis_access.games.whist.players.training.rollout_training import strong_weights
from numeramis_access.games.whist.tours import THREE_AS_CAYENNE, TOURS
from numeramis_access.players.search.network import Weights
from numeramis_access.players.training.compiled import Ints
from numeramis_access.players.training.kept_training import KeptTraining
from numeramis_access.players.training.network import fresh, scaled

#: deals of a round, the most questions of one, questions of a lesson
DEALS, MOST, BATCH = 1024, 2, 512
#: the seats with a choice, in the order of ``naming_inputs``, and the weight of a square of points for each: larger
#: where results vary less
WEIGHTS = {"dealer": 1 / 30, "partner": 1 / 30, "alone": 4 / 30, "bismarck": 1 / 30}
#: how often each is the first with a choice in a deal
SHARES = {DEALER: 0.4, ALONE: 0.25, BISMARCK: 0.35}
#: share of the deals in which the choice is left to the partner in any case
ODD = 0.2
#: weight of the mean error of a question's answers
LEVEL = 0.05


class Training(KeptTraining):
    """The training of the naming network, in all tours.

    :param folder: the folder for the state of the training.
    :param deals: the number of deals after which the rate has fallen to zero. :param units: the number of hidden units.
    :param seed: the seed of all randomness. :param rate: the learning rate of the first lesson.
    """

    def __init__(self, folder: Path, deals: int, units: int, seed: int, rate: float) -> None:
        self._strong = strong_weights()[[0, list(SETS).index("three_alone")]]
        self._rec, self._rate = namings(DEALS * MOST), rate
        self._gained, self._counts = np.zeros(len(WEIGHTS)), np.zeros(len(WEIGHTS), np.int64)
        super().__init__(folder, fresh(INPUTS, units, 1, np.random.default_rng(seed)), seed, deals, pool=1)

    def round(self, rng: np.random.Generator) -> int:
        """Play a round's deals and learn from their questions; return the number of deals."""
        kinds, net = rng.choice(list(SHARES), DEALS, p=list(SHARES.values())), self.policy.layers
        count = gather(kinds, counted_by(), self._strong, net, ODD, self._rec)
        for rows in np.array_split(rng.permutation(count), count // BATCH):
            lesson(rows, self._rec, net, self.policy.grad, np.array(list(WEIGHTS.values())), LEVEL, self._gained,
                   self._counts)  # fmt: skip
            self.policy.step(self._rate * (self.remaining_share + 0.01))
        return DEALS

    def report(self) -> str:
        """Return a line of text with the lead of the favourites over the mean answer since the last report."""
        gained = self._gained / np.maximum(1, self._counts)
        told = ", ".join(f"{name} {points:.3f} ({count})" for name, points, count in
                         zip(WEIGHTS, gained, self._counts, strict=True))  # fmt: skip
        self._gained[:], self._counts[:] = 0, 0
        return f"points over the mean answer: {told}"

    def packed(self) -> Weights:
        """Return the network in the game's format."""
        return scaled(self.policy.layers, list(GROUPS))


def counted_by() -> Ints:
    """Return the scoring of a deal, by the seat with the choice."""
    cayenne = TOURS["cayenne"]
    tours = (cayenne, cayenne, THREE_AS_CAYENNE, TOURS["bismarck"])
    return np.array([(tour.seats, tour.book, tour.odd_trick, *tour.honours, tour.slams) for tour in tours], np.int64)


def main() -> None:
    """Train, or resume training, and write the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1_000_000, help="after which the rates have fallen to nothing")
    parser.add_argument("--minutes", type=float, default=60, help="for which this run may last")
    parser.add_argument("--units", type=int, default=44)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    Training(args.out, args.deals, args.units, args.seed, args.rate).run(args.minutes)


if __name__ == "__main__":
    main()
