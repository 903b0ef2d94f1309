"""The rate of exact hits of a lone Šipky player, against the optimum of the dynamic programme.

``python -m tests.long.sipky_hits --games 1000000 --limit 301`` plays whole games from the real pack of 80 cards without
replacement; the optimum assumes an endless pack. Strong follows the plan, so its games are looked up (a million in some
minutes); the first ones are also played at the table, and must reach the same score.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from math import sqrt

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card, numeramis_pack
from numeramis_access.core.table import Table
from numeramis_access.games.sipky.players.value_tables import END_MOVE, ONE_CARD_MOVE, ThrowPlan, hit_plan
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.games.sipky.state import SipkyOptions
from tests.standard import policy

RULES = Sipky()
#: games that are also played at the table
CHECKED = 500


def at_the_table(pack: Sequence[Card], limit: int, level: str = "strong") -> int:
    """Return the score that a player reaches by the rules, with the cards in this order."""
    player = policy("sipky", level)
    options = SipkyOptions(limit=limit, games=1)  # type: ignore[arg-type]
    table = Table(RULES, options, 1, 1, packs=[tuple(pack)])
    table.draw()
    while not table.is_over:
        choice = player.choose(table.view(0), random.Random(0), 0)
        assert not isinstance(table.act(choice.action), Refusal)
        table.draw()
    score: int = table.state.results[0].scores[0]
    return score


def by_the_plan(pack: Sequence[int], limit: int, plan: ThrowPlan) -> int | None:
    """Return the score of the plan, None if the pack runs out."""
    left = iter(pack)
    distance = limit
    try:
        while (move := plan.moves[distance]) != END_MOVE:
            if move == ONE_CARD_MOVE:
                return limit - distance + next(card for card in left if card)
            distance -= _number(left, distance, plan.values)
            if distance < 0:
                break
    except StopIteration:
        return None
    return limit - distance


def _number(left: Iterator[int], distance: int, values: Sequence[float]) -> int:
    """Return the number that the next two cards make; two zeros are laid aside (S4)."""
    one, two = next(left), next(left)
    while not one and not two:
        one, two = next(left), next(left)
    low, high = sorted((10 * one + two, 10 * two + one))
    return high if high <= distance and values[distance - high] >= values[distance - low] else low


def hits(games: int, limit: int, seed: int = 1) -> tuple[int, int]:
    """Return the number of games with an exact hit, and the number of games whose pack was large enough."""
    plan, chance = hit_plan(limit), random.Random(seed)
    pack = [int(card) for card in numeramis_pack()]
    found = played = 0
    for game in range(games):
        chance.shuffle(pack)
        score = by_the_plan(pack, limit, plan)
        if game < CHECKED and score is not None:
            known = at_the_table([str(card) for card in pack], limit)
            assert score == known or min(score, known) > limit, (pack, score, known)
        if score is not None:
            played += 1
            found += score == limit
    return found, played


def main() -> None:
    """Print the frequency with its 95 % interval, the optimum, and the difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--limit", type=int, choices=(101, 201, 301), default=301)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found, played = hits(asked.games, asked.limit, asked.seed)
    share = found / played
    error = 1.96 * sqrt(share * (1 - share) / played)
    best = hit_plan(asked.limit).values[asked.limit]
    print(f"strong, {asked.limit}, {played} games of {asked.games}: {share:.5f} ± {error:.5f} exact hits")
    print(f"optimum of an endless pack: {best:.5f}; difference {share - best:+.5f}")


if __name__ == "__main__":
    main()
