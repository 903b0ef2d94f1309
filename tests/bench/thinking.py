"""The gain of each game's master from more time for a card, in duplicate deals, the same ones for every time.

Times are processor time, so other work on the machine does not count. The opponent samples its usual number of worlds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import fmean, stdev
from unittest.mock import patch

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.ruleset import View
from numeramis_access.players.arena.arena import Contest, play_deal
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import Choice, Policy
from numeramis_access.players.search import budget
from tests.bench.ladder import OPTIONS, SEATS
from tests.standard import GAMES, ruleset

#: milliseconds of processor time for a card; the opponents; the deals
TIMES = (20, 200)
AGAINST = ("strong", "judge")
SEED = 61


class Clocked:
    """A player with its own time for a card. :ivar spent: seconds of processor time. :ivar cards: number of choices."""

    def __init__(self, policy: Policy, ms: int) -> None:
        self._policy, self._ms = policy, ms
        self.spent, self.cards = 0.0, 0

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the choice and measure it, unless only one action is legal."""
        begun = time.process_time()
        choice = self._policy.choose(view, rng, self._ms)
        if len(view.legal) > 1:
            self.spent, self.cards = self.spent + time.process_time() - begun, self.cards + 1
        return choice


def run(say: Callable[[str], None], seconds: float = 20.0, deals: int = 1000, game: str = "", ms: int = 0) -> None:
    """Print the master's points with each time, with a 95 % interval, and the gain over the shortest time.

    :param seconds: time after which a pair starts no further deal. :param deals: most deals of a pair.
    :param game: a single game; empty for every game with a master. :param ms: a single time; 0 for all.
    """
    for name in GAMES if not game else (game,):
        names = STANDARD[name].players().names
        if "master" in names:
            for second in AGAINST:
                _measure(say, name, second, seconds, deals, (ms,) if ms else TIMES)


def _measure(
    say: Callable[[str], None], game: str, second: str, seconds: float, deals: int, times: tuple[int, ...]
) -> None:
    opponents, rules = STANDARD[game].players(), ruleset(game)
    seated = {ms: Clocked(opponents.policy("master"), ms) for ms in times}
    others = Clocked(opponents.policy(second), 0)
    everybody = Opponents(
        lambda name: seated[int(name)] if name.isdigit() else others, (), None, opponents.unit, opponents.worth
    )
    wish = Contest(rules, everybody, rules.options(**OPTIONS.get(game, {})), SEATS, "", second, SEED)
    made: dict[int, list[float]] = {ms: [] for ms in times}
    end = time.monotonic() + seconds
    with patch.object(budget, "perf_counter", time.process_time):
        for number in range(deals):
            if number > 1 and time.monotonic() > end:
                break
            for ms in times:
                made[ms].append(play_deal(wish._replace(first=str(ms)), number).mean_units)
    for ms, found in made.items():
        gains = [one - least for one, least in zip(found, made[times[0]], strict=True)]
        say(
            f"thinking {game} master {ms:3} ms - {second}: {_interval(found)} of {len(found)} deals, "
            f"{1000 * seated[ms].spent / max(1, seated[ms].cards):.0f} ms a card, gain {_interval(gains)}"
        )


def _interval(found: list[float]) -> str:
    return f"{fmean(found):.3f} ± {1.96 * stdev(found) / len(found) ** 0.5:.3f}"
