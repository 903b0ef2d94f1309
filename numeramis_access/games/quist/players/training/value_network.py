"""Train the value of four open hands at Quist and write ``games/quist/players/value_network.json``.

    python -m numeramis_access.games.quist.players.training.value_network --minutes 12 --out value_network.json

Deals are played by drawn cards up to a random phase, with some random cards just before it, so that unusual hands occur
too; from there on the network's favourites play. A small network learns, from all four hands at the start of each of
these later phases, the tricks that the leader's side will make above an even share, so that searching players need not
play the rest out.

The weights in the repository: 96 units, seed 1, 12 minutes on a busy core (about 3 million deals; this file at commit
52f0ebf0, compiled, with one card in five at random). Mean squared error 0.39 tricks² on such deals, 0.53 from the first
card of deals played by favourites, where outcomes spread by 2.8.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from numeramis_access.games.quist.players import policy_network, value_network
from numeramis_access.games.quist.players.training.foresight import (
    RECORDED_PHASES,
    CriticLessons,
    add_critic_gradients,
    collect_critic_lessons,
)
from numeramis_access.games.quist.players.training.population import PLAYERS_PACKAGE, embed
from numeramis_access.players.search.network import Weights, read_weights
from numeramis_access.players.training.network import Adam, Layers, random_network, scaled_weights, write_network

DEALS_PER_ROUND, BATCH_SIZE = 2048, 2048
#: all seats follow the network
SAME_NETWORK_SHARES = (0.0, 0.0, 0.0)


def train(minutes: float, units: int, seed: int, policy: Layers) -> Layers:
    """Train a value network, printing the progress each minute, and return its layers.

    :param minutes: how long to train.
    :param units: the number of hidden units.
    :param seed: the seed of all randomness.
    :param policy: the network that plays the deals.
    """
    rng = np.random.default_rng(seed)
    value = Adam(random_network(value_network.INPUT_COUNT, units, 1, rng))
    start, told, rounds = time.time(), 0.0, 0
    while (spent := time.time() - start) < minutes * 60:
        seen = collect_critic_lessons(SAME_NETWORK_SHARES, policy, policy, DEALS_PER_ROUND * RECORDED_PHASES, rng)
        out, errors = CriticLessons(seen.inputs[:, : value_network.INPUT_COUNT], seen.target), list[float]()
        for rows in np.array_split(rng.permutation(len(out.target)), len(out.target) // BATCH_SIZE):
            errors.append(add_critic_gradients(rows, out, value))
            value.step(2e-3 * (1 - spent / (minutes * 60)) + 1e-5)
        rounds += 1
        if spent - told > 60:
            told = spent
            print(f"{spent:.0f} s, {rounds * DEALS_PER_ROUND} deals: squared error {np.mean(errors):.3f}", flush=True)
    return value.layers


def pack(layers: Layers) -> Weights:
    """Return the value network with integer weights, in the format of the game's data file.

    :param layers: the network.
    """
    groups = [(rel * 40, 40, 9) for rel in range(4)] + [
        (value_network.INPUT_LEFT, 9, 1),
        (value_network.INPUT_PILE, 5, 1),
    ]
    return scaled_weights(layers, groups)


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=12)
    parser.add_argument("--units", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("value_network.json"))
    args = parser.parse_args()
    strong = embed(read_weights(PLAYERS_PACKAGE, "policy_network"), policy_network.READING_INPUT_COUNT)
    layers = train(args.minutes, args.units, args.seed, strong)
    write_network(pack(layers), args.out)


if __name__ == "__main__":
    main()
