"""Advice in Šipky for two players against plain recursion: wrong choices, and errors of the stated losses.

The positions come from games of club players, plain to 101.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action
from numeramis_access.core.table import Table
from numeramis_access.games.sipky.state import SipkyOptions, SipkyView
from numeramis_access.players.judging import judge_choice
from numeramis_access.practice.odds import practice_of
from tests.players import sipky_recursion
from tests.standard import judge_of, policy, ruleset

#: least error in points of a false stated loss; most loss of a best choice
OFF, SAME = 0.1, 1e-9
#: distance from which stated losses count separately
BEYOND = 40


def run(say: Callable[[str], None], deals: int = 600) -> None:
    """Print the figures. :param deals: number of games."""
    sipky_recursion.prepare(101)
    views = list(places(deals))
    players = {"judge": judge_of("sipky"), "expert": policy("sipky", "expert"), "strong": policy("sipky", "strong")}
    for name, player in players.items():
        losses = []
        for view in views:
            values = _values(view, endless=name == "strong")
            losses.append(max(values.values()) - values[player.choose(view, random.Random(0), 0).action])
        wrong = [loss for loss in losses if loss > SAME]
        most = max(losses) * practice_of(STANDARD["sipky"]).measure(views[0]).factor
        say(f"sipky_two {name:6} {len(wrong)} of {len(views)} choices not the best; loss at most {most:.3f} of a point")
    far = [off for view in views if view.limit - view.scores[view.to_act or 0] > BEYOND for off in told_off(view)]
    wrong_count = sum(off >= OFF for off in far)
    say(f"sipky_two told   {wrong_count} of {len(far)} losses at distances beyond {BEYOND} are wrong by {OFF} or more")


def places(deals: int) -> Iterator[SipkyView]:
    """Yield the positions of games of two in which both players still throw and the seat has a choice."""
    club = policy("sipky", "club")
    for seed in range(deals):
        table = Table(ruleset("sipky"), SipkyOptions(games=1), 2, seed)
        table.draw()
        while not table.is_over:
            view: SipkyView = table.view(table.to_act)
            if len(view.legal) > 1 and set(view.standings) == {"throwing"}:
                yield view
            table.act(club.choose(view, random.Random(seed), 0).action)
            table.draw()


def told_off(view: SipkyView) -> Iterator[float]:
    """Yield the error of the stated loss of every choice except the best."""
    values, measure = _values(view), practice_of(STANDARD["sipky"]).measure(view)
    told = dict(judge_choice(judge_of("sipky"), view, random.Random(0)).candidates)
    for action in values:
        lost, said = max(values.values()) - values[action], max(told.values()) - told[action]
        if lost > SAME:
            yield measure.factor * abs(lost - said)


def _values(view: SipkyView, endless: bool = False) -> dict[Action, float]:
    return {one: sipky_recursion.value(view, one, endless) for one in view.legal if isinstance(one, Action)}
