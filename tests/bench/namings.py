"""Namings of Whist: what one costs its expert, and how much better it is than what the rules of thumb name."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from statistics import fmean, stdev

from numeramis_access.core.actions import Refusal
from numeramis_access.core.table import Table
from numeramis_access.games.whist.players.policies import WhistSearchPlayer
from numeramis_access.games.whist.state import WhistView
from tests.standard import policy, ruleset

#: tours in which trumps or packets are asked, and their seats
TOURS = {"cayenne": 4, "amor": 4, "duck": 4, "bismarck": 4, "three": 3}
#: worlds in which two namings are compared
WORLDS = 96


def run(say: Callable[[str], None], seconds: float = 20.0, deals: int = 1000) -> None:
    """Print them by tour.

    :param seconds: of the processor after which a tour plays no further deal. :param deals: after which it plays none.
    """
    expert, rules = policy("whist", "expert"), policy("whist", "rules")
    better = WhistSearchPlayer(WORLDS)
    for tour in TOURS:
        spent, gains, end = list[float](), list[float](), time.process_time() + seconds
        for seed in range(deals):
            if time.process_time() > end:
                break
            for view in _asked(tour, seed):
                begun = time.process_time()
                named = expert.choose(view, random.Random(seed), 0).action
                spent.append(time.process_time() - begun)
                other = rules.choose(view, random.Random(seed), 0).action
                found = dict(better.compare(view, (named, other), random.Random(seed), WORLDS).candidates)
                gains.append(found[named] - found[other] if named != other else 0.0)
        if len(gains) > 1:
            say(
                f"namings {tour:8} {len(gains)}, {1000 * fmean(spent):.0f} ms, at most {1000 * max(spent):.0f}; better "
                f"than the rules of thumb by {fmean(gains):.2f} ± {1.96 * stdev(gains) / len(gains) ** 0.5:.2f} points"
            )


def _asked(tour: str, seed: int) -> Iterator[WhistView]:
    """Yield what is seen whenever there are trumps or packets to choose in a deal of strong players."""
    game = ruleset("whist")
    strong, table = policy("whist", "strong"), Table(game, game.options(tour=tour), TOURS[tour], seed, 0)
    while True:
        table.draw()
        if table.over:
            return
        view = table.view(table.to_act)
        assert isinstance(view, WhistView)
        if view.asked and len(view.legal) > 1:
            yield view
        moments = table.act(strong.choose(view, random.Random(seed), 0).action)
        assert not isinstance(moments, Refusal)
        if any(isinstance(event, game.ends_deal) for event, _ in (*moments, *table.draw())):
            return
