"""Learn a Whist network for all tours that knows who played which card, among a ladder of others.

    pip install numeramis-access[training]
    python -m numeramis_access.games.whist.players.training.population --out DIR

Method: proximal policy gradient (Schulman et al. 2017) with a critic that sees all hands. What a deal is played by is
among the inputs, so one network plays every tour. Of the deals some are played by the learner alone; in others a side,
or single seats, are played by networks that came before, by the ladder's strong and greedy players, and at random.
What is in DIR is gone on with, so a run may be ended at any time; rates fall with the deals played, not with time.
``DIR/log.txt`` has what was printed, ``DIR/policy.json`` the network as a game reads it (``policy_network``).

No game plays by it yet. At first the ladder's strong player is imitated. Over an even share in pairs, duplicate deals,
its favourite always played, it made -0.09 of 13 tricks against strong when imitation ended, -0.06 ± 0.02 after a
million deals; the expert makes +0.33. Without the cards' rank among those still out it was -0.34 after 170,000
imitated deals instead of -0.15, without imitation -0.47 after 555,000 (27 November 2026).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np

from numeramis_access.games.whist.players.learned_policy import SETS, SHARPNESS, learned_weights
from numeramis_access.games.whist.players.training.deals import (
    ACTIVE,
    CARDS,
    GREEDY,
    LEARNER,
    OLDER,
    RANDOM,
    STRONG,
    play_deal,
)
from numeramis_access.games.whist.players.training.policy_network import (
    ALONE,
    IN_ABOVE,
    IN_AFTER,
    IN_HAND,
    IN_LED,
    IN_LEFT,
    IN_OUT,
    IN_RANKED,
    IN_SEATS,
    IN_TABLE,
    IN_TILL,
    IN_TOP,
    IN_VOID,
    INPUTS,
)
from numeramis_access.games.whist.players.training.self_play import CELLS, TermNumbers, deal
from numeramis_access.players.search.network import Weights
from numeramis_access.players.training.compiled import Floats, Ints, compiled
from numeramis_access.players.training.kept_training import KeptTraining
from numeramis_access.players.training.lessons import LAMBDA, Record, lesson, record
from numeramis_access.players.training.network import Layers, fresh, hidden, probabilities, scaled

DEALS, BATCH, PASSES = 256, 4096, 2
#: shares of deals in which a side is another player, and in which each seat is drawn for itself
SHARES = (0.25, 0.15)
#: how many earlier versions are kept to play against
POOL = 20
#: deals at first in which the ladder's strong player is imitated, for what it knows need not be found again, and how
#: far a step goes then
IMITATED, IMITATION_RATE = 400_000, 3e-3
#: how often each kind of tour is played, in the order of ``SETS``
TOURS = (0.46, 0.12, 0.10, 0.10, 0.10, 0.06, 0.06)


@compiled
def seat_kinds(shares: tuple[float, float], alone: bool, seats: int, kinds: Ints) -> None:
    """Draw who sits where in a deal."""
    with_other, mixed = shares
    kinds[:] = LEARNER
    r, other = np.random.random(), OLDER if np.random.random() < 0.6 else np.random.randint(STRONG, RANDOM + 1)
    if r < with_other and alone:
        kinds[:] = other
        kinds[np.random.randint(seats)] = LEARNER
    elif r < with_other:
        side = np.random.randint(2)
        kinds[side] = kinds[side + 2] = other
    elif r < with_other + mixed:
        for s in range(4):
            q = np.random.random()
            kinds[s] = LEARNER if q < 0.5 else OLDER if q < 0.75 else np.random.randint(STRONG, RANDOM + 1)


@compiled
def look_back(rec: Record, who: Ints, at: int, count: int, gain: Floats, target: Floats) -> None:
    """Fill in the advantage of a deal's decisions and the critic's target, each seat by its own decisions alone."""
    run, after = np.zeros(4), np.zeros(4)
    for row in range(at + count - 1, at - 1, -1):
        seat = who[row]
        run[seat] = rec.reward[row] + after[seat] - rec.value[row] + LAMBDA * run[seat]
        after[seat] = rec.value[row]
        gain[row], target[row] = run[seat], run[seat] + after[seat]


@compiled
def gather(
    shares: tuple[float, float], terms: Ints, learner: Layers, older: Layers, strong: Floats, critic: Layers,
    rec: Record, who: Ints, gain: Floats, target: Floats,
) -> int:  # fmt: skip
    """Play a deal of each of these terms; return how many decisions there were, from the first row on."""
    dealt, kinds, made, at = np.zeros(16, np.int64), np.zeros(4, np.int64), np.zeros(4), 0
    for d in range(len(terms)):
        seats, alone, trump, null_after, queen, which = terms[d]
        deal(seats, dealt)
        seat_kinds(shares, alone == 1, seats, kinds)
        numbers = (seats, alone, trump, null_after, queen)
        count = play_deal(dealt, numbers, np.random.randint(seats), kinds, learner, older, strong[which], critic, False,
                          rec, who, at, made)  # fmt: skip
        look_back(rec, who, at, count, gain, target)
        at += count
    return at


@compiled
def imitate(
    terms: Ints, learner: Layers, strong: Floats, critic: Layers, rec: Record, who: Ints, gain: Floats, target: Floats
) -> int:
    """Have the ladder's strong player play a deal of each of these terms, every choice of its being a good one.

    A lesson from these rows moves the learner towards what strong chose (cross entropy); return how many there were.
    """
    dealt, kinds, made, at = np.zeros(16, np.int64), np.full(4, STRONG), np.zeros(4), 0
    h, prob = np.zeros(learner.b1.size, np.float32), np.zeros(CARDS, np.float64)
    for d in range(len(terms)):
        seats, alone, trump, null_after, queen, which = terms[d]
        deal(seats, dealt)
        numbers = (seats, alone, trump, null_after, queen)
        count = play_deal(dealt, numbers, np.random.randint(seats), kinds, learner, learner, strong[which], critic,
                          False, rec, who, at, made)  # fmt: skip
        look_back(rec, who, at, count, gain, target)
        for row in range(at, at + count):
            hidden(learner.w1, learner.b1, rec.inputs[row], rec.active[row], h)
            probabilities(h, learner.w2, learner.b2, rec.hand[row], prob)
            rec.chance[row], gain[row] = prob[rec.action[row]], 1.0
            rec.learn[row] = rec.hand[row].sum() > 1
        at += count
    return at


@compiled
def duel(count: int, seed: int, terms: TermNumbers, first: Layers, second: Layers, strong: Floats, kind: int,
         rec: Record, who: Ints, scores: Floats) -> None:  # fmt: skip
    """Fill scores with what a seat of the first makes in duplicate deals, less an even share, against others."""
    np.random.seed(seed)
    seats, alone, trump, null_after, queen = terms
    dealt, kinds, made = np.zeros(16, np.int64), np.zeros(4, np.int64), np.zeros(4)
    sides = seats if alone else 2
    for d in range(count):
        deal(seats, dealt)
        suit = trump if trump == 4 else d % 4
        scores[d] = 0
        for side in range(sides):
            for s in range(4):
                kinds[s] = LEARNER if s % sides == side else kind
            numbers = (seats, alone, suit, null_after, queen)
            play_deal(dealt, numbers, d % seats, kinds, first, second, strong, first, True, rec, who, 0, made)
            scores[d] += made[side] / sides


class Recipe(NamedTuple):
    """How a network is trained. :param deals: after which the rates have fallen to nothing."""

    deals: int
    units: int
    seed: int
    rate: float
    shares: tuple[float, float]


class Training(KeptTraining):
    """Whist's training, all tours by one network."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.recipe, self.strong, self._found = recipe, strong_weights(), (0.0, 0.0)
        rng, rows = np.random.default_rng(recipe.seed), DEALS * CARDS
        self._rec, self._who = record(rows, ACTIVE, CARDS), np.zeros(rows, np.int64)
        self._gain, self._target = np.zeros(rows), np.zeros(rows)
        policy, critic = fresh(INPUTS, recipe.units, CARDS, rng), fresh(INPUTS, recipe.units, 1, rng)
        super().__init__(folder, policy, critic, recipe.seed, recipe.deals, POOL)

    def round(self, rng: np.random.Generator) -> int:
        """Play a round's deals and learn from their decisions."""
        rec, gain = self._rec, self._gain
        older, copies = self.pool[rng.integers(len(self.pool))], self.deals < IMITATED
        if copies:
            count = imitate(some_terms(rng), self.policy.layers, self.strong, self.critic.layers, rec, self._who, gain,
                            self._target)  # fmt: skip
            advantage, rate = gain, IMITATION_RATE
        else:
            count = gather(self.recipe.shares, some_terms(rng), self.policy.layers, older, self.strong,
                           self.critic.layers, rec, self._who, gain, self._target)  # fmt: skip
            advantage = gain / (gain[:count][rec.learn[:count]].std() + 1e-6)
            rate = self.recipe.rate * (self.to_go + 0.01)
        for _ in range(1 if copies else PASSES):
            for chosen in np.split(rng.permutation(count), range(BATCH, count, BATCH)):
                self._found = lesson(chosen, rec, advantage, self._target, self.policy.layers, self.critic.layers,
                                     self.policy.grad, self.critic.grad, 0.02 * self.to_go**2)  # fmt: skip
                for player in (self.policy, self.critic):
                    player.step(rate)
        return DEALS

    def report(self) -> str:
        """Return how well the critic foresees, and what the policy makes over an even share."""
        against = [
            f"{name} " + " ".join(f"{self.against(name, kind)[0]:+.3f}" for kind in (STRONG, GREEDY, RANDOM))
            for name in SETS
        ]
        return (
            f"critic {self._found[0]:.3f}, entropy {self._found[1]:.3f}; over an even share against strong, greedy, "
            "random: " + "; ".join(against)
        )

    def packed(self) -> Weights:
        """Return the policy as the game keeps it."""
        return pack(self.policy.layers)

    def against(self, name: str, kind: int, count: int = 1000) -> tuple[float, float]:
        """Return what the policy makes over an even share in duplicate deals of a tour, and half the 95 % interval."""
        terms, scores = tuple(int(value) for value in SETS[name]), np.zeros(count)
        net, at = self.policy.layers, list(SETS).index(name)
        duel(count, 7, terms, net, net, self.strong[at], kind, record(CARDS, ACTIVE, CARDS), np.zeros(CARDS, np.int64),
             scores)  # fmt: skip
        return float(scores.mean()), float(1.96 * scores.std() / np.sqrt(count))


def some_terms(rng: np.random.Generator) -> Ints:
    """Return what each deal of a round is played by: ``Terms`` in numbers, and the number of their set."""
    found = []
    for at in rng.choice(len(SETS), DEALS, p=TOURS):
        terms = list(SETS.values())[at]
        trump = terms.trump if terms.trump == 4 else int(rng.integers(4))
        null_after = int(rng.integers(4, 9)) if terms.null_after < 13 else 13
        found.append([terms.seats, int(terms.alone), trump, null_after, terms.queen, at])
    return np.array(found)


def strong_weights() -> Floats:
    """Return the learned policy of the ladder, [set, part, cell]."""
    found = np.zeros((len(SETS), 2, CELLS + 1))
    for at, parts in enumerate(learned_weights()[name] for name in SETS):
        for part in range(2):
            found[at, part, :CELLS] = parts[min(part, len(parts) - 1)]
    return found / SHARPNESS


def pack(policy: Layers) -> Weights:
    """Return the policy as a game keeps it."""
    groups = [(IN_HAND, 52, 13), (IN_SEATS, 208, 51), (IN_TABLE, 156, 3), (IN_TOP, 52, 1), (IN_LED, 4, 1),
              (IN_AFTER, 4, 1), (IN_VOID, 12, 12), (IN_LEFT, 13, 1), (ALONE, 8, 8), (IN_TILL, 7, 1),
              (IN_RANKED, 52, 13), (IN_ABOVE, 52, 1), (IN_OUT, 56, 4)]  # fmt: skip
    return scaled(policy, groups)


def main() -> None:
    """Train, or go on training, and write what was reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=4_000_000, help="after which the rates have fallen to nothing")
    parser.add_argument("--minutes", type=float, default=115, help="for which this run may last")
    parser.add_argument("--units", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--shares", nargs=2, type=float, default=SHARES, help="of deals, as SHARES has them")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    Training(args.out, Recipe(args.deals, args.units, args.seed, args.rate, tuple(args.shares))).run(args.minutes)


if __name__ == "__main__":
    main()
