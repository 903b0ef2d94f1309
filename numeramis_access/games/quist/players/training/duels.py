"""Print the results of Quist's networks in duplicate deals against each other, each with its favourite card.

    python -m numeramis_access.games.quist.players.training.duels FILE [FILE …] --deals 20000

FILE is a network as the game stores it; rows play against columns, and against greedy, club, beginner and random.
Searching players meet in ``numeramis-access arena``.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from numeramis_access.games.quist.players.training.deals import (
    KIND_BEGINNER,
    KIND_CLUB,
    KIND_GREEDY,
    KIND_RANDOM,
    mean_tricks,
)
from numeramis_access.games.quist.players.training.population import embed
from numeramis_access.players.search.network import Weights

KINDS_OF_RULES = {"greedy": KIND_GREEDY, "club": KIND_CLUB, "beginner": KIND_BEGINNER, "random": KIND_RANDOM}


def main() -> None:
    """Play every network against every other one, and against rules of thumb; print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    networks = {path.stem: embed(msgspec.json.decode(path.read_bytes(), type=Weights)) for path in args.files}
    for name, network in networks.items():
        for rule, kind in KINDS_OF_RULES.items():
            print_pair(name, rule, mean_tricks(network, network, args.deals, kind, args.seed))
        for other in list(networks)[: list(networks).index(name)]:
            print_pair(name, other, mean_tricks(network, networks[other], args.deals, seed=args.seed))


def print_pair(first: str, second: str, result: tuple[float, float]) -> None:
    """Print one pair: mean and half of the 95 % interval.

    :param first: name of the player whose tricks count.
    :param second: name of the other player.
    :param result: the mean tricks and half of their interval.
    """
    print(f"{first:36} - {second:24} {result[0]:.3f} ± {result[1]:.3f} of 9 tricks", flush=True)


if __name__ == "__main__":
    main()
