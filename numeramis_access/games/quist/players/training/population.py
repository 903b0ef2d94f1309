"""Train a Quist network that reads the context of every play, among a ladder of other players.

    python -m numeramis_access.games.quist.players.training.population --go-on --deals 1500000 --out DIR

This command starts from the shipped network; without ``--go-on`` training starts from nothing.

Method: policy iteration by rollouts (Tesauro and Galperin 1996). Each card that the learner could play is tried in the
actual deal: played on to the end of the next phase, then estimated by a critic that sees all four hands
(``foresight``). The result is a sample of the card's value for a player who sees no other hand, with a third of the
noise of the deal's real end. The learner moves towards cards with better results, with a weight of entropy that falls
(all-action policy gradient). The learner plays some of the deals alone. In others, frozen versions, earlier networks
(``--frozen``) and rules of thumb down to random play a side or single seats, so that the learner meets partners and
opponents unlike itself. A run resumes from DIR, so you can stop it at any time; rates fall with the deals played, not
with time. ``DIR/log.txt`` has the printed lines, ``DIR/policy.json`` the network in the game's format.

The weights in the repository, the expert's (``policy_network_population.json``), started with 96 units, seed 1, by
proximal policy gradient for 7.5 million deals, three hours (this file at commit 66b700a8). Three runs in the same DIR
continued from them: the command above with ``--deals 4200000 --rate 0.0004 --heat 0.003 0.0005``, stopped after 2.45
million, then ``--deals 3200000 --rate 0.0007 --heat 0.005 0.0005``, stopped after 3.02 million, and ``--deals 3500000
--rate 0.0007 --heat 0.005 0.0005`` with the searching judge as opponent in 0.3 of the rounds (this file at commit
52f0ebf0, compiled; 28 November 2026). Its results are in ``tests/bench/notes/2026-11-28-quist-players.md``. Strong's
network and the young one are older: ``training.self_play`` at that commit made them.
"""

from __future__ import annotations

import argparse
from base64 import b64decode
from pathlib import Path
from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.games.quist.players import value_network
from numeramis_access.games.quist.players.training.card_lessons import add_gradients, collect_lessons
from numeramis_access.games.quist.players.training.deals import KIND_GREEDY, KIND_RANDOM, mean_tricks
from numeramis_access.games.quist.players.training.foresight import (
    CRITIC_INPUTS,
    add_critic_gradients,
    collect_critic_lessons,
)
from numeramis_access.players.search.network import Weights, read_weights
from numeramis_access.players.training.network import Layers, Singles, random_network, scaled_weights
from numeramis_access.players.training.resumable_training import CriticTraining

PLAYERS_PACKAGE = "numeramis_access.games.quist.players"
DEALS_PER_ROUND, BATCH_SIZE, PASS_COUNT = 2048, 256, 2
#: shares of deals in which one side is another network, one side follows a rule, each seat is drawn separately
OPPONENT_SHARES = (0.50, 0.06, 0.14)
#: the number of earlier versions kept as opponents
POOL_SIZE = 20
#: earlier networks
EARLIER_NETWORKS = ["policy_network_population", "policy_network", "ladder/policy_network_young"]
#: how often the other network is one of the earlier networks
EARLIER_NETWORK_SHARE = 0.7
#: of the critic: hidden units, positions per round, minibatches per round, rounds in which only the critic learns, the
#: interval of its rounds after that, its learning rates at first and then
CRITIC_UNITS, CRITIC_POSITIONS, CRITIC_MINIBATCHES, CRITIC_ONLY_ROUNDS, CRITIC_INTERVAL, CRITIC_RATES = (
    160,
    8192,
    4,
    1000,
    2,
    (1e-3, 2e-4),
)
#: the spread of the first layer's weights if training starts from another network, and the factor by which its
#: preferences become flatter: a sure network tries nothing
FIRST_LAYER_SPREAD, FLATTENING_FACTOR = 0.25, np.float32(2)


def embed(weights: Weights, inputs: int = net.READING_INPUT_COUNT) -> Layers:
    """Return a stored network with more inputs, by default those of a network that reads the context of plays.

    :param weights: the stored network.
    :param inputs: the new number of inputs; the weights of the added ones are zero.
    """

    def floats(text: str) -> Singles:
        return np.frombuffer(b64decode(text), "<i2").astype("f4")

    first = floats(weights.input).reshape(-1, weights.units)
    w1 = np.zeros((inputs, weights.units), "f4")
    w1[: len(first)] = first
    # Only the logits' scale matters to chances: the inner scale is taken out of the outer layer.
    out = floats(weights.output).reshape(-1, weights.units) / np.float32(weights.scale)
    out_bias = (np.array(weights.output_bias) / weights.scale).astype("f4")
    return Layers(w1, floats(weights.bias), out, out_bias)


def grow(layers: Layers, smaller: Layers) -> None:
    """Change a new network so that it plays like a smaller one; no output uses its additional units yet.

    :param layers: the new network, changed in place.
    :param smaller: the network to imitate.
    """
    (inputs, units), scale = smaller.w1.shape, np.float32(smaller.w1[: net.INPUT_COUNT].std() / FIRST_LAYER_SPREAD)
    layers.w1[:inputs, :units], layers.b1[:units] = smaller.w1 / scale, smaller.b1 / scale
    layers.w1[inputs:, :units], layers.w2[:] = 0, 0
    layers.w2[:, :units], layers.b2[:] = smaller.w2 * scale, smaller.b2


class Recipe(NamedTuple):
    """The settings of a training.

    :param deals: the number after which the rates have fallen to zero. :param units: the number of hidden units.
    :param seed: the seed of all randomness. :param rate: the learning rate of the first lesson.
    :param entropy_weights: the weight of entropy against tricks, at first and at last.
    :param shares: the shares of deals with other players, as in ``OPPONENT_SHARES``. :param frozen: earlier networks.
    :param starts_from_frozen: whether to start from the first of the earlier networks.
    """

    deals: int
    units: int
    seed: int
    rate: float
    entropy_weights: tuple[float, float]
    shares: tuple[float, float, float]
    frozen: list[Layers]
    starts_from_frozen: bool


class Training(CriticTraining):
    """Quist's training.

    :param folder: the folder for the state of the training. :param recipe: the settings of the training.
    """

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.recipe, self._sums, self._error = recipe, np.zeros(3), 0.0
        rng = np.random.default_rng(recipe.seed)
        policy, critic = (
            random_network(net.READING_INPUT_COUNT, recipe.units, 10, rng),
            random_network(CRITIC_INPUTS, CRITIC_UNITS, 1, rng),
        )
        if recipe.starts_from_frozen:
            grow(policy, recipe.frozen[0])
            policy.w2[:] /= FLATTENING_FACTOR
            policy.b2[:] /= FLATTENING_FACTOR
        grow(critic, embed(read_weights(PLAYERS_PACKAGE, "value_network"), value_network.INPUT_COUNT))
        super().__init__(folder, policy, critic, recipe.seed, recipe.deals, POOL_SIZE)

    def play_round(self, rng: np.random.Generator) -> int:
        """Play a round's deals and learn from them; return their number. In the first ``CRITIC_ONLY_ROUNDS`` rounds
        only the critic learns, and the number is 0.

        :param rng: the source of chance.
        """
        recipe, policy = self.recipe, self.policy
        group = recipe.frozen if recipe.frozen and rng.random() < EARLIER_NETWORK_SHARE else self.pool
        older = group[rng.integers(len(group))]
        if self.rounds < CRITIC_ONLY_ROUNDS or self.rounds % CRITIC_INTERVAL == 0:
            self._teach_critic(older, rng)
        if self.rounds < CRITIC_ONLY_ROUNDS:
            return 0
        lessons = collect_lessons(recipe.shares, policy.layers, older, self.critic.layers, DEALS_PER_ROUND, rng)
        first, last = recipe.entropy_weights
        entropy_weight = last + (first - last) * self.remaining_share
        self._sums[:] = 0
        for _ in range(PASS_COUNT):
            for rows in np.array_split(rng.permutation(len(lessons.held)), DEALS_PER_ROUND // BATCH_SIZE):
                self._sums += add_gradients(rows, lessons, policy, entropy_weight)
                policy.step(recipe.rate * (self.remaining_share + 0.01))
        return DEALS_PER_ROUND

    def _teach_critic(self, older: Layers, rng: np.random.Generator) -> None:
        """Train the critic on the outcomes of some phases."""
        first, then = CRITIC_RATES
        rate = then * (self.remaining_share + 0.02) + first * max(0.0, 1 - self.rounds / CRITIC_ONLY_ROUNDS)
        lessons = collect_critic_lessons(self.recipe.shares, self.policy.layers, older, CRITIC_POSITIONS, rng)
        for rows in np.array_split(rng.permutation(len(lessons.target)), CRITIC_MINIBATCHES):
            self._error = add_critic_gradients(rows, lessons, self.critic)
            self.critic.step(rate)

    def report(self) -> str:
        """Return a line of text: the critic's error, the policy's entropy, and its mean tricks of nine against other
        players.
        """
        _, entropy, decisions = self._sums
        against = [
            mean_tricks(self.policy.layers, self.policy.layers, 4000, kind)[0] for kind in (KIND_GREEDY, KIND_RANDOM)
        ]
        against += [mean_tricks(self.policy.layers, other, 10_000)[0] for other in self.recipe.frozen]
        return (
            f"critic {self._error:.3f}, entropy {entropy / max(1, decisions):.3f}, "
            "greedy, random, frozen: " + " ".join(f"{mean:.3f}" for mean in against)
        )

    def packed_weights(self) -> Weights:
        """Return the policy in the game's format."""
        return pack(self.policy.layers)


def pack(policy: Layers) -> Weights:
    """Return a policy with integer weights, in the format of the game's data file.

    :param policy: a network that reads the context of plays.
    """
    own, other = (net.CONTEXT_COUNT, 9), (net.CONTEXT_COUNT * 3, 27)
    groups = [(net.INPUT_HAND, 40, 9), (net.INPUT_PLAYED, 10, 9), (net.INPUT_PLAYED + 10, 30, 27),
    (net.INPUT_PHASE, 30, 3), (net.INPUT_TOP, 60, 1), (net.INPUT_LEFT, 9, 1), (net.INPUT_PILE, 5, 1),
    (net.INPUT_POSITION, 4, 1), (net.INPUT_CONTEXT, *own), (net.INPUT_CONTEXT + net.CONTEXT_COUNT, *other)]  # fmt: skip
    return scaled_weights(policy, groups)


def main() -> None:
    """Train, or resume training, and write the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=6_000_000, help="after which the rates have fallen to nothing")
    parser.add_argument("--minutes", type=float, default=115, help="for which this run may last")
    parser.add_argument("--units", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--heat", nargs=2, type=float, default=(0.004, 0.001), help="entropy's weight, first and last")
    parser.add_argument(
        "--shares", nargs=3, type=float, default=OPPONENT_SHARES, help="of deals, as OPPONENT_SHARES has them"
    )
    parser.add_argument("--go-on", action="store_true", help="begin as the first of the frozen networks plays")
    parser.add_argument("--frozen", nargs="*", default=EARLIER_NETWORKS)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    frozen = [embed(read_weights(PLAYERS_PACKAGE, name)) for name in args.frozen]
    heat, shares = tuple(args.heat), tuple(args.shares)
    recipe = Recipe(args.deals, args.units, args.seed, args.rate, heat, shares, frozen, args.go_on)
    Training(args.out, recipe).run(args.minutes)


if __name__ == "__main__":
    main()
