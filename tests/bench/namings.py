"""Namings of Whist: their cost for the expert and for the search, and the gain of both over rules of thumb.

The comparison of two namings in sampled worlds ignores later namings (V5, V6). Therefore the benchmark also plays
duplicate deals: strong plays all cards, the expert names trumps on one side and the search on the other.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from statistics import fmean, stdev

from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.ruleset import DealResult, Options, View
from numeramis_access.core.table import Table
from numeramis_access.games.whist.players.policies import WhistSearchPlayer
from numeramis_access.games.whist.scoring import WhistDealResult
from numeramis_access.games.whist.state import WhistView
from numeramis_access.players.arena.arena import Contest, play_deal
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import Choice, Policy
from tests.standard import policy, ruleset

#: tours in which players name trumps or choose packets, and their numbers of seats
TOURS = {"cayenne": 4, "amor": 4, "duck": 4, "bismarck": 4, "three": 3}
#: worlds for the comparison of namings
WORLDS = 96
#: players whose namings the benchmark compares with those of the last one
NAMED_BY = ("expert", "judge", "rules")


def run(say: Callable[[str], None], seconds: float = 20.0, deals: int = 1000) -> None:
    """Print the figures of each tour.

    :param seconds: processor time after which a tour starts no further comparison and no further deal.
    :param deals: most deals of both kinds.
    """
    players = [policy("whist", name) for name in NAMED_BY]
    better = WhistSearchPlayer(WORLDS)
    for tour in TOURS:
        spent, gains = [list[float]() for _ in players], list[tuple[float, float]]()
        end = time.process_time() + seconds
        for seed in range(deals):
            if time.process_time() > end:
                break
            for view in _asked(tour, seed):
                named = list[Action]()
                for player, times in zip(players, spent, strict=True):
                    begun = time.process_time()
                    named.append(player.choose(view, random.Random(seed), 0).action)
                    times.append(1000 * (time.process_time() - begun))
                found = _worth(better, view, tuple(dict.fromkeys(named)), seed)
                expert, judge, rules = (found[action] for action in named)
                gains.append((expert - rules, judge - rules))
        if len(gains) > 1:
            say(
                f"namings {tour:8} {len(gains)}; expert {fmean(spent[0]):.2f} ms, at most {max(spent[0]):.1f}, judge "
                f"{fmean(spent[1]):.0f}, {max(spent[1]):.0f}; better than rules of thumb by "
                f"{_points([one for one, _ in gains])} and {_points([other for _, other in gains])} points, "
                f"expert over judge {_points([one - other for one, other in gains])}"
            )
        made, end, game = list[float](), time.process_time() + seconds, ruleset("whist")
        wish = Contest(game, BOTH, game.options(tour=tour), TOURS[tour], "expert", "judge", seed=5001)
        while len(made) < deals and time.process_time() < end:
            played = play_deal(wish, len(made))
            made.append(played.mean_units - played.opponents_mean_units)
        if len(made) > 1:
            say(f"namings {tour:8} {len(made)} deals, expert over judge {_points(made)} points a deal")


class _Names:
    """A player with the cards of strong and the answers of another player."""

    def __init__(self, answers: Policy) -> None:
        self._cards, self._answers = policy("whist", "strong"), answers

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the card or the answer."""
        assert isinstance(view, WhistView)
        return (self._answers if view.asked else self._cards).choose(view, rng, ms)


def _made(_: Options, result: DealResult) -> list[float]:
    """Return all points of each side."""
    assert isinstance(result, WhistDealResult)
    kinds = zip(result.trick_points, result.honour_points, result.slam_points, strict=True)
    return [float(sum(points)) for points in kinds]


#: players that name trumps, with the cards of strong
BOTH = Opponents(lambda name: _Names(policy("whist", name)), (), worth=_made)


def _worth(better: WhistSearchPlayer, view: WhistView, named: tuple[Action, ...], seed: int) -> dict[Action, float]:
    """Return the worth of each naming; 0 if all players named the same."""
    if len(named) == 1:
        return {named[0]: 0.0}
    return dict(better.compare(view, named, random.Random(f"{seed} compared"), WORLDS).candidates)


def _points(gains: list[float]) -> str:
    """Return a mean with its 95 % interval."""
    return f"{fmean(gains):.2f} ± {1.96 * stdev(gains) / len(gains) ** 0.5:.2f}"


def _asked(tour: str, seed: int) -> Iterator[WhistView]:
    """Yield the view at each choice of trumps or packets in a deal of strong players."""
    game = ruleset("whist")
    strong, table = policy("whist", "strong"), Table(game, game.options(tour=tour), TOURS[tour], seed, 0)
    while True:
        table.draw()
        if table.is_over:
            return
        view = table.view(table.to_act)
        assert isinstance(view, WhistView)
        if view.asked and len(view.legal) > 1:
            yield view
        moments = table.act(strong.choose(view, random.Random(seed), 0).action)
        assert not isinstance(moments, Refusal)
        if any(isinstance(event, game.ends_deal) for event, _ in (*moments, *table.draw())):
            return
