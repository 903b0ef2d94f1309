"""Train the network of Whist's expert by rollouts of every card, and write ``games/whist/players/card_network.json``.

    python -m numeramis_access.games.whist.players.training.rollout_training --out DIR

Method: policy iteration by rollouts (Tesauro and Galperin 1996). In deals among a ladder of players, each likely card
of the learner is tried in the actual deal and played on to its end: the result is an unbiased sample of the card's
value for a player who sees no other hand. The learner moves towards cards with better results, with a weight of entropy
that falls (all-action policy gradient). At first the ladder's strong player, which is fast, plays on for all networks;
in the last ``--deep`` deals they play on themselves. The terms of the deal are among the inputs, so one network plays
every tour. A run resumes from DIR, so you can stop it at any time; rates fall with the deals played, not with time.
``DIR/log.txt`` has the printed lines, ``DIR/policy.json`` the network in the game's format (``card_network``).

Noise limits it: the others' hands change a card's result by a trick, while choices differ by a hundredth of one. Trying
only the likely cards gives two and a half times as much information in the same time. From 600,000 decisions, fresh
weights learned as much in one pass at a rate of 0.008 as in four at 0.002, and no more in four at 0.005: more decisions
are needed, not more lessons of the same.

The weights in the repository came from four runs of this file compiled (commit 52f0ebf0), each starting from the
weights of the one before, 90 minutes of one core of two in all (27 November 2026), with every card tried. The first two
had 32 million decisions with strong playing on and 600,000 deals ``--deep``, with 96 units and without the inputs from
``INPUT_SHAPE`` on. The third had all inputs and ``--deals 1800000 --deep 450000 --heat 0.03 0.01``. The last had the
present shares of tours and ``--deals 700000 --deep 230000 --rate 0.0015 --heat 0.02 0.01``, stopped after 690,000. Over
an even share against strong, base Whist had 0.15 after the second run, 0.19 after the third and 0.20 after the last.

One command did not reach these weights from nothing: ``--deals 5000000 --deep 2500000`` and, after 2.7 million, in the
same DIR ``--deals 3500000 --deep 1000000``, 66 minutes of a core in all (28 November 2026; in 0.4 of the deals other
players had a side, a third of them strong), came to 0.13 in base, 0.15 in Grand, 0.06 in Hussar. A fifth run, with more
of Hussar and of strong opponents (``--deals 650000 --deep 650000 --rate 0.0015 --heat 0.012 0.006``), is not included:
against strong it gained 0.01 in Hussar and 0.05 in Grand null with the queen, nothing in base, and lost 0.02 among
three.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np

from numeramis_access.games.whist.players.card_inputs import INPUT_COUNT, INPUT_GROUPS
from numeramis_access.games.whist.players.learned_policy import WEIGHT_SETS
from numeramis_access.games.whist.players.model import NO_TRUMP, RANKS, Deal, Terms
from numeramis_access.games.whist.players.training import card_lessons
from numeramis_access.games.whist.players.training.card_lessons import (
    KIND_GREEDY,
    KIND_LEARNER,
    KIND_OLDER,
    KIND_RANDOM,
    KIND_STRONG,
)
from numeramis_access.players.search.network import Weights
from numeramis_access.players.training.network import Ints, random_network, scaled_weights
from numeramis_access.players.training.resumable_training import ResumableTraining

DEALS_PER_ROUND, BATCH_SIZE = 64, 1024
#: shares of deals in which a side is another player, and in which each seat is drawn separately
OPPONENT_SHARES = (0.3, 0.3)
#: the number of earlier versions kept as opponents
POOL_SIZE = 20
#: the share of decisions that become lessons while networks play on themselves
LESSON_SHARE = 0.25
#: deals of each figure in the log
LOGGED_DEALS = 16
#: how often each kind of tour is played, in the order of ``WEIGHT_SETS``
TOUR_SHARES = (0.36, 0.10, 0.10, 0.10, 0.12, 0.12, 0.10)


class Recipe(NamedTuple):
    """The settings of a training.

    :param deals: the number of deals after which the rates have fallen to zero.
    :param self_play_deals: the number of deals at the end in which networks play on as themselves.
    :param units: the number of hidden units.
    :param seed: the seed of all randomness.
    :param rate: the learning rate of the first lesson.
    :param entropy_weights: the weight of entropy against tricks, at first and at last.
    """

    deals: int
    self_play_deals: int
    units: int
    seed: int
    rate: float
    entropy_weights: tuple[float, float]


class Training(ResumableTraining):
    """Whist's training, all tours by one network.

    :param folder: the folder for the state of the training. :param recipe: the settings of the training.
    """

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.recipe, self._figures = recipe, (0.0, 0.0)
        policy = random_network(INPUT_COUNT, recipe.units, 1, np.random.default_rng(recipe.seed))
        policy.w1[:] *= 0.5
        super().__init__(folder, policy, recipe.seed, recipe.deals, POOL_SIZE)

    def play_round(self, rng: np.random.Generator) -> int:
        """Play a round's deals and learn from their decisions; return the number of deals.

        :param rng: the source of chance.
        """
        terms, older = draw_terms(rng), self.pool[rng.integers(len(self.pool))]
        networks_play_on = self.deals >= self.recipe.deals - self.recipe.self_play_deals
        nets, chance = (self.policy.layers, older), random.Random(int(rng.integers(1 << 31)))
        decisions = card_lessons.collect_decisions(
            terms, draw_seat_kinds(terms, rng).tolist(), LESSON_SHARE if networks_play_on else 1.0, networks_play_on,
            nets, chance,
        )  # fmt: skip
        first, last = self.recipe.entropy_weights
        entropy_weight = last + (first - last) * self.remaining_share
        for chosen in np.array_split(rng.permutation(len(decisions)), max(1, len(decisions) // BATCH_SIZE)):
            self._figures = card_lessons.add_gradients([decisions[at] for at in chosen], self.policy, entropy_weight)
            self.policy.step(self.recipe.rate * (self.remaining_share + 0.02))
        return DEALS_PER_ROUND

    def report(self) -> str:
        """Play ``LOGGED_DEALS`` duplicate deals of each tour against strong and as many against greedy; return a line
        with the results, in tricks per deal above an even share.

        The line begins with two means over the last minibatch: the lead as in ``add_gradients``, in tricks, and the
        entropy; both are 0 before the first one.
        """
        against = [
            f"{name} " + " ".join(f"{self.gain_against(name, kind)[0]:+.3f}" for kind in (KIND_STRONG, KIND_GREEDY))
            for name in WEIGHT_SETS
        ]
        return (
            f"lead {self._figures[0]:.4f}, entropy {self._figures[1]:.3f}; over an even share against strong, greedy: "
            + "; ".join(against)
        )

    def packed_weights(self) -> Weights:
        """Return the policy in the game's format."""
        return scaled_weights(self.policy.layers, list(INPUT_GROUPS))

    def gain_against(self, name: str, kind: int, count: int = LOGGED_DEALS) -> tuple[float, float]:
        """Return the policy's result above an even share in duplicate deals of a tour, and half the 95 % interval.

        :param name: name of the tour's set of weights, a key of ``WEIGHT_SETS``.
        :param kind: the kind of the other players, such as ``KIND_STRONG``.
        :param count: the number of deals, each played from every side.
        """
        told, rng, scores = WEIGHT_SETS[name], random.Random(7), np.zeros(count)
        sides, net = told.seats if told.alone else 2, self.policy.layers
        for number in range(count):
            terms = told if told.trump == NO_TRUMP else told._replace(trump=number % 4)
            hands = card_lessons.random_hands(told.seats, rng)
            for side in range(sides):
                deal = Deal(terms, list(hands), 0)
                seated = [KIND_LEARNER if seat % sides == side else kind for seat in range(4)]
                card_lessons.play_deal(deal, seated, (net, net), 0.0, False, rng)
                scores[number] += card_lessons.tricks_above_share(deal)[side] / sides
        return float(scores.mean()), float(1.96 * scores.std() / np.sqrt(count))


def draw_terms(rng: np.random.Generator) -> list[Terms]:
    """Return the terms of each deal of a round: the kind of tour is drawn by ``TOUR_SHARES``, the trump suit and the
    start of null at random.

    :param rng: the source of chance.
    """
    drawn = list[Terms]()
    for at in rng.choice(len(WEIGHT_SETS), DEALS_PER_ROUND, p=TOUR_SHARES):
        terms = list(WEIGHT_SETS.values())[at]
        trump = terms.trump if terms.trump == NO_TRUMP else int(rng.integers(4))
        null_after = int(rng.integers(4, 9)) if terms.null_after < RANKS else RANKS
        drawn.append(terms._replace(trump=trump, null_after=null_after))
    return drawn


def draw_seat_kinds(terms: list[Terms], rng: np.random.Generator) -> Ints:
    """Return the kind of player on each seat of each deal, drawn by ``OPPONENT_SHARES``: a row of four for each deal.

    :param terms: the terms of each deal. :param rng: the source of chance.
    """
    kinds = np.full((len(terms), 4), KIND_LEARNER)
    for mine, (seats, alone, *_) in zip(kinds, terms, strict=True):
        draw, other = rng.random(), KIND_OLDER if rng.random() < 0.6 else rng.integers(KIND_STRONG, KIND_RANDOM + 1)
        if draw < OPPONENT_SHARES[0] and alone:
            mine[:] = other
            mine[rng.integers(seats)] = KIND_LEARNER
        elif draw < OPPONENT_SHARES[0]:
            mine[rng.integers(2) :: 2] = other
        elif draw < sum(OPPONENT_SHARES):
            others = np.where(rng.random(4) < 0.5, KIND_OLDER, rng.integers(KIND_STRONG, KIND_RANDOM + 1, 4))
            mine[:] = np.where(rng.random(4) < 0.5, KIND_LEARNER, others)
    return kinds


def main() -> None:
    """Train, or resume training, and write the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=3_300_000, help="after which the rates have fallen to nothing")
    parser.add_argument("--deep", type=int, default=1_600_000, help="of them in which networks play on by themselves")
    parser.add_argument("--minutes", type=float, default=115, help="for which this run may last")
    parser.add_argument("--units", type=int, default=104)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=5e-3)
    parser.add_argument("--heat", nargs=2, type=float, default=(0.02, 0.008), help="entropy's weight, first and last")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    recipe = Recipe(args.deals, args.deep, args.units, args.seed, args.rate, tuple(args.heat))
    Training(args.out, recipe).run(args.minutes)


if __name__ == "__main__":
    main()
