"""Print what Quist's networks make against each other in duplicate deals, each playing its favourite card; compiled.

    python -m numeramis_access.games.quist.players.training.duels FILE [FILE …] --deals 20000

Files are networks as the game keeps them; rows play against columns, and against greedy, club, beginner and random.
Twenty thousand deals of a pair take a second or two of one core, so an interval is a hundredth of a trick.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from numeramis_access.games.quist.players.training.deals import BEGINNER, CLUB, GREEDY, RANDOM
from numeramis_access.games.quist.players.training.population import embedded, mean_tricks
from numeramis_access.players.search.network import Weights

RULES = {"greedy": GREEDY, "club": CLUB, "beginner": BEGINNER, "random": RANDOM}


def main() -> None:
    """Play every network against every other one, and against those that go by rules of thumb."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    networks = {path.stem: embedded(msgspec.json.decode(path.read_bytes(), type=Weights)) for path in args.files}
    for name, network in networks.items():
        for rule, kind in RULES.items():
            tell(name, rule, mean_tricks(network, network, args.deals, kind, args.seed))
        for other in list(networks)[: list(networks).index(name)]:
            tell(name, other, mean_tricks(network, networks[other], args.deals, seed=args.seed))


def tell(first: str, second: str, found: tuple[float, float]) -> None:
    """Print one pair: mean and half of the 95 % interval."""
    print(f"{first:24} - {second:24} {found[0]:.3f} ± {found[1]:.3f} of 9 tricks", flush=True)


if __name__ == "__main__":
    main()
