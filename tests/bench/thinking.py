"""What the master of each game gains by more time for a card, in duplicate deals, the same ones for every time.

Time is the processor's, so that other work on the machine does not count. Whoever plays against it has its usual
worlds.
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

#: milliseconds of the processor for a card; who is played against; which deals
TIMES = (20, 200)
AGAINST = ("strong", "judge")
SEED = 61


class Clocked:
    """A player with a time of its own. :ivar spent, cards: seconds of the processor, and for how many cards."""

    def __init__(self, policy: Policy, ms: int) -> None:
        self._policy, self._ms = policy, ms
        self.spent, self.cards = 0.0, 0

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the choice; cards that must be played are not counted."""
        begun = time.process_time()
        choice = self._policy.choose(view, rng, self._ms)
        if len(view.legal) > 1:
            self.spent, self.cards = self.spent + time.process_time() - begun, self.cards + 1
        return choice


def run(say: Callable[[str], None], seconds: float = 20.0, deals: int = 1000, game: str = "", ms: int = 0) -> None:
    """Print what the master makes with each time, with its 95 % interval, and what it gains over the least.

    :param seconds: after which a pair plays no further deal. :param deals: after which it plays none either.
    :param game: the only one, else every game that has a master. :param ms: the only time.
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
                made[ms].append(play_deal(wish._replace(first=str(ms)), number).made)
    for ms, found in made.items():
        gains = [one - least for one, least in zip(found, made[times[0]], strict=True)]
        say(
            f"thinking {game} master {ms:3} ms - {second}: {_interval(found)} of {len(found)} deals, "
            f"{1000 * seated[ms].spent / max(1, seated[ms].cards):.0f} ms a card, gain {_interval(gains)}"
        )


def _interval(found: list[float]) -> str:
    return f"{fmean(found):.3f} ± {1.96 * stdev(found) / len(found) ** 0.5:.3f}"
