"""How often a Šipky player alone at the table hits the limit exactly, beside the optimum of the dynamic programme.

``python -m tests.long.sipky_hits --games 1000000 --limit 301 --level expert``: whole games by the rules, from the real
pack of 80 cards without replacement; the optimum is that of an endless pack. About half an hour for 200,000 games.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt

from numeramis_access.core.actions import Refusal
from numeramis_access.core.table import Table
from numeramis_access.games.sipky import Sipky, SipkyOptions
from numeramis_access.players.policy import policy
from numeramis_access.players.sipky_model import hit_plan

RULES = Sipky()
#: games of one match: the table keeps the record of a match, so matches are kept short
GAMES = 9


def hits(games: int, limit: int, level: str, seed: int = 1) -> int:
    """Return how many of so many solo games end with an exact hit."""
    player = policy("sipky", level)
    options = SipkyOptions(limit=limit, games=GAMES)  # type: ignore[arg-type]
    found = 0
    for match in range(-(-games // GAMES)):
        table = Table(RULES, options, 1, seed + match)
        table.draw()
        while not table.over:
            choice = player.choose(table.view(0), random.Random(0), 0)
            assert not isinstance(table.act(choice.action), Refusal)
            table.draw()
        wanted = table.state.results[: games - match * GAMES]
        found += sum(result.scores[0] == limit for result in wanted)
    return found


def main() -> None:
    """Print the frequency with its 95 % interval, the optimum, and the difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--limit", type=int, choices=(101, 201, 301), default=301)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    share = hits(asked.games, asked.limit, asked.level, asked.seed) / asked.games
    error = 1.96 * sqrt(share * (1 - share) / asked.games)
    best = hit_plan(asked.limit).values[asked.limit]
    print(f"{asked.level}, {asked.limit}, {asked.games} games: {share:.5f} ± {error:.5f} exact hits")
    print(f"optimum of an endless pack: {best:.5f}; difference {share - best:+.5f}")


if __name__ == "__main__":
    main()
