"""Train the network of Whist's expert by rollouts of every card, and write ``games/whist/players/card_network.json``.

    pip install numeramis-access[training]
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

The weights in the repository came from four runs, each starting from the weights of the one before, 90 minutes of one
core of two in all (27 November 2026), with every card tried. The first two had 32 million decisions with strong playing
on and 600,000 deals ``--deep``, with 96 units and without the inputs from ``IN_SHAPE`` on. The third had all inputs and
``--deals 1800000 --deep 450000 --heat 0.03 0.01``. The last had the present shares of tours and ``--deals 700000 --deep
230000 --rate 0.0015 --heat 0.02 0.01``, stopped after 690,000. Over an even share against strong, base Whist had 0.15
after the second run, 0.19 after the third and 0.20 after the last.

One command did not reach these weights from nothing: ``--deals 5000000 --deep 2500000`` and, after 2.7 million, in the
same DIR ``--deals 3500000 --deep 1000000``, 66 minutes of a core in all (28 November 2026; in 0.4 of the deals other
players had a side, a third of them strong), came to 0.13 in base, 0.15 in Grand, 0.06 in Hussar. A fifth run, with more
of Hussar and of strong opponents (``--deals 650000 --deep 650000 --rate 0.0015 --heat 0.012 0.006``), is not included:
against strong it gained 0.01 in Hussar and 0.05 in Grand null with the queen, nothing in base, and lost 0.02 among
three.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np

from numeramis_access.games.whist.players.card_inputs import GROUPS, INPUTS
from numeramis_access.games.whist.players.learned_policy import SETS, SHARPNESS, learned_weights
from numeramis_access.games.whist.players.training.card_lessons import decisions, gather, lesson
from numeramis_access.games.whist.players.training.compiled_deal import GREEDY, LEARNER, OLDER, RANDOM, STRONG
from numeramis_access.games.whist.players.training.self_play import CELLS
from numeramis_access.players.search.network import Weights
from numeramis_access.players.training.compiled import Floats, Ints
from numeramis_access.players.training.kept_training import KeptTraining
from numeramis_access.players.training.network import fresh, scaled, seed_compiled

DEALS, CARDS, BATCH = 256, 52, 1024
#: shares of deals in which a side is another player, and in which each seat is drawn separately
SHARES = (0.3, 0.3)
#: the number of earlier versions kept as opponents
POOL = 20
#: the share of decisions that become lessons while networks play on themselves
DEEP_SHARE = 0.25
#: how often each kind of tour is played, in the order of ``SETS``
TOURS = (0.36, 0.10, 0.10, 0.10, 0.12, 0.12, 0.10)


class Recipe(NamedTuple):
    """The settings of a training.

    :param deals: the number of deals after which the rates have fallen to zero. :param deep: the number of deals at the
        end in which networks play on as themselves. :param units: the number of hidden units. :param seed: the seed of
        all randomness. :param rate: the learning rate of the first lesson. :param heat: the weight of entropy against
        tricks, at first and at last.
    """

    deals: int
    deep: int
    units: int
    seed: int
    rate: float
    heat: tuple[float, float]


class Training(KeptTraining):
    """Whist's training, all tours by one network.

    :param folder: the folder for the state of the training. :param recipe: the settings of the training.
    """

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.recipe, self.strong, self._figures = recipe, strong_weights(), (0.0, 0.0)
        self._rec, self._inner, self._made = decisions(DEALS * CARDS), decisions(1), np.zeros((DEALS, 4))
        policy = fresh(INPUTS, recipe.units, 1, np.random.default_rng(recipe.seed))
        policy.w1[:] *= 0.5
        super().__init__(folder, policy, recipe.seed, recipe.deals, POOL)

    def round(self, rng: np.random.Generator) -> int:
        """Play a round's deals and learn from their decisions; return the number of deals."""
        terms, older = some_terms(rng), self.pool[rng.integers(len(self.pool))]
        deep = self.deals >= self.recipe.deals - self.recipe.deep
        share = DEEP_SHARE if deep else 1.0
        policy = self.policy.layers
        count = gather(terms, who_sits(terms, rng), share, deep, policy, older, self.strong, False, 0, self._rec,
                       self._inner, self._made)  # fmt: skip
        first, last = self.recipe.heat
        heat = last + (first - last) * self.remaining_share
        for chosen in np.array_split(rng.permutation(count), max(1, count // BATCH)):
            self._figures = lesson(chosen, self._rec, policy, self.policy.grad, heat)
            self.policy.step(self.recipe.rate * (self.remaining_share + 0.02))
        return DEALS

    def report(self) -> str:
        """Play a thousand deals by tour and opponent; return a line with the tricks a deal above an even share.

        The opponents are strong and greedy; lead and entropy of the last lesson come first.
        """
        against = [
            f"{name} " + " ".join(f"{self.against(name, kind)[0]:+.3f}" for kind in (STRONG, GREEDY)) for name in SETS
        ]
        return (
            f"lead {self._figures[0]:.4f}, entropy {self._figures[1]:.3f}; over an even share against strong, greedy: "
            + "; ".join(against)
        )

    def packed(self) -> Weights:
        """Return the policy in the game's format."""
        return scaled(self.policy.layers, list(GROUPS))

    def against(self, name: str, kind: int, count: int = 1000) -> tuple[float, float]:
        """Return the policy's result above an even share in duplicate deals of a tour, and half the 95 % interval.

        :param name: name of the tour's set of weights. :param kind: the other players.
        :param count: the number of deals, each played from every side.
        """
        told, at = SETS[name], list(SETS).index(name)
        sides = told.seats if told.alone else 2
        terms, kinds = [], []
        for number in range(count * sides):
            trump = told.trump if told.trump == 4 else number // sides % 4
            terms.append([told.seats, int(told.alone), trump, told.null_after, told.queen, at])
            kinds.append([LEARNER if seat % sides == number % sides else kind for seat in range(4)])
        made, net = np.zeros((len(terms), 4)), self.policy.layers
        seed_compiled(7)
        gather(np.array(terms), np.array(kinds), 0.0, False, net, net, self.strong, True, sides, self._rec, self._inner,
               made)  # fmt: skip
        scores = np.mean([made[side::sides, side] for side in range(sides)], axis=0)
        return float(scores.mean()), float(1.96 * scores.std() / np.sqrt(count))


def some_terms(rng: np.random.Generator) -> Ints:
    """Draw the terms of each deal of a round; return ``Terms`` in numbers, and the number of their set of weights."""
    rows = []
    for at in rng.choice(len(SETS), DEALS, p=TOURS):
        terms = list(SETS.values())[at]
        trump = terms.trump if terms.trump == 4 else int(rng.integers(4))
        null_after = int(rng.integers(4, 9)) if terms.null_after < 13 else 13
        rows.append([terms.seats, int(terms.alone), trump, null_after, terms.queen, at])
    return np.array(rows)


def who_sits(terms: Ints, rng: np.random.Generator) -> Ints:
    """Draw the player on each seat of each deal.

    :param terms: the terms of each deal, as ``some_terms`` returns them.
    """
    kinds = np.full((len(terms), 4), LEARNER)
    for mine, (seats, alone, *_) in zip(kinds, terms, strict=True):
        draw, other = rng.random(), OLDER if rng.random() < 0.6 else rng.integers(STRONG, RANDOM + 1)
        if draw < SHARES[0] and alone:
            mine[:] = other
            mine[rng.integers(seats)] = LEARNER
        elif draw < SHARES[0]:
            mine[rng.integers(2) :: 2] = other
        elif draw < sum(SHARES):
            others = np.where(rng.random(4) < 0.5, OLDER, rng.integers(STRONG, RANDOM + 1, 4))
            mine[:] = np.where(rng.random(4) < 0.5, LEARNER, others)
    return kinds


def strong_weights() -> Floats:
    """Return the ladder's learned policy, [set, part, cell], as log-odds."""
    weights = np.zeros((len(SETS), 2, CELLS + 1))
    for at, parts in enumerate(learned_weights()[name] for name in SETS):
        for part in range(2):
            weights[at, part, :CELLS] = parts[min(part, len(parts) - 1)]
    return weights / SHARPNESS


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
