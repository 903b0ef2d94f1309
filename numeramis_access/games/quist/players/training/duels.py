"""Print the results of Quist's networks in duplicate deals against each other, each with its favourite card; compiled.

    python -m numeramis_access.games.quist.players.training.duels FILE [FILE …] --deals 20000 --searching 2000

FILE is a network as the game stores it; rows play against columns, and against greedy, club, beginner and random.
Twenty thousand deals of a pair take a second or two of one core and give an interval of a hundredth of a trick. With
``--searching``, the judge and a master over each network play this many deals against the networks, and each master
against the judge: some 0.1 s per deal of the judge, 0.5 s of a master.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import numpy as np

from numeramis_access.games.quist.players.policies import FLATTER
from numeramis_access.games.quist.players.search import USUAL_WORLDS
from numeramis_access.games.quist.players.training.compiled_posterior import Searcher
from numeramis_access.games.quist.players.training.compiled_search import search_duel
from numeramis_access.games.quist.players.training.deals import BEGINNER, CLUB, GREEDY, RANDOM
from numeramis_access.games.quist.players.training.population import PACKAGE, embed, interval, mean_tricks, searcher
from numeramis_access.players.search.network import Weights, read_weights

RULES = {"greedy": GREEDY, "club": CLUB, "beginner": BEGINNER, "random": RANDOM}
#: worlds of a master, and the walks that they come from
MASTERS_WORLDS, WALKS = 512, 8


def main() -> None:
    """Play every network against every other one, against rules of thumb and, on request, against searchers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--searching", type=int, default=0, help="deals of those who search; none of them without it")
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    networks = {path.stem: embed(msgspec.json.decode(path.read_bytes(), type=Weights)) for path in args.files}
    for name, network in networks.items():
        for rule, kind in RULES.items():
            tell(name, rule, mean_tricks(network, network, args.deals, kind, args.seed))
        for other in list(networks)[: list(networks).index(name)]:
            tell(name, other, mean_tricks(network, networks[other], args.deals, seed=args.seed))
    bare = {name: searcher(network, 0) for name, network in networks.items()}
    strong = embed(read_weights(PACKAGE, "policy_network"))
    judge = searcher(strong, USUAL_WORLDS)
    for name, network in networks.items() if args.searching else ():
        master = searcher(network, MASTERS_WORLDS, WALKS, FLATTER, strong)
        tell(name, "judge", searched_tricks(bare[name], judge, args.searching, args.seed))
        for other, player in [*bare.items(), ("judge", judge)]:
            tell(f"master over {name}", other, searched_tricks(master, player, args.searching, args.seed))


def searched_tricks(first: Searcher, second: Searcher, count: int, seed: int) -> tuple[float, float]:
    """Return the first searcher's mean tricks in duplicate deals, and half of its 95 % interval."""
    scores = np.zeros(count)
    search_duel(count, seed, first, second, scores)
    return interval(scores)


def tell(first: str, second: str, result: tuple[float, float]) -> None:
    """Print one pair: mean and half of the 95 % interval."""
    print(f"{first:36} - {second:24} {result[0]:.3f} ± {result[1]:.3f} of 9 tricks", flush=True)


if __name__ == "__main__":
    main()
