"""The ladder of every game: the points of each player against the next weaker one, in duplicate deals.

At Quist the two strongest players also meet networks of other trainings, which no training or selection has used.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from numeramis_access.catalogue import STANDARD
from numeramis_access.games.quist.players import policies
from numeramis_access.games.quist.players.policy_network import PolicyNetwork
from numeramis_access.players.arena.arena import Contest, PlayedDeal, contest_result, play_deal
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import Policy
from numeramis_access.players.search.network import Weights
from tests.standard import GAMES, ruleset

#: networks outside the package, by the name of their file; README tells the origin of each
STRANGERS = {path.stem: path for path in sorted((Path(__file__).parent / "strangers").glob("quist_*.json"))}
OPTIONS: dict[str, dict[str, Any]] = {"whist": {"tour": "base"}}
SEATS, SEED = 4, 11


def run(say: Callable[[str], None], seconds: float = 20.0, deals: int = 2000) -> None:
    """Print the mean of each pair with its 95 % interval.

    :param seconds: time after which a pair starts no further deal. :param deals: most deals of a pair.
    """
    for wish, game in contests():
        found = contest_result(list(_played(wish, seconds, deals)))
        pair = f"{wish.first} - {wish.second}"
        say(
            f"ladder {game:6} {pair:28} {found.mean_units:6.3f} ± {found.half_interval:.3f} "
            f"to {found.opponents_mean_units:6.3f} "
            f"{wish.opponents.unit(wish.options)}, {found.deals} deals, {1000 * found.mean_seconds:.1f} ms a move"
        )


def contests() -> Iterator[tuple[Contest, str]]:
    """Yield the contest of every pair, with its game."""
    for game in GAMES:
        opponents = with_strangers() if game == "quist" else STANDARD[game].players()
        rules = ruleset(game)
        names = [name for name in opponents.names if name not in STRANGERS]
        pairs = [(better, weaker) for weaker, better in pairwise(names)]
        if game == "quist":
            pairs += [(name, stranger) for name in names[-2:] for stranger in STRANGERS]
        for first, second in pairs:
            yield Contest(rules, opponents, rules.options(**OPTIONS.get(game, {})), SEATS, first, second, SEED), game


def with_strangers() -> Opponents:
    """Return Quist's players and the strangers."""
    return Opponents(
        _policy, (*STRANGERS, *policies.LADDER), _policy, policies.OPPONENTS.unit, policies.OPPONENTS.worth
    )


def stranger(name: str) -> PolicyNetwork:
    """Return a network of another training."""
    return PolicyNetwork(msgspec.json.decode(STRANGERS[name].read_bytes(), type=Weights))


def _policy(name: str, worlds: int = 0) -> Policy:
    if name in STRANGERS:
        return policies.QuistNetworkPlayer(stranger(name))
    return policies.OPPONENTS.member(name, worlds)


def _played(wish: Contest, seconds: float, deals: int) -> Iterator[PlayedDeal]:
    """Yield the deals of a pair, at least two, because an interval needs two."""
    end = time.monotonic() + seconds
    for number in range(deals):
        if number > 1 and time.monotonic() > end:
            return
        yield play_deal(wish, number)
