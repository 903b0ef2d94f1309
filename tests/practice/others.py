"""Whether blames hold among those who sit there: how many do not, and what came of them where such players went on.

``python -m tests.practice.others --game quist --level club --blames 200`` has players of a level play matches, judges
each choice of theirs and one at random beside it, and asks of each that is blamed whether it is no worse among them.
Both it and the best one are then played on in the very deal, the own seat by the strongest level: what the others
really held knows nothing of the judge.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from statistics import mean, stdev
from typing import NamedTuple

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.ruleset import AnyRuleset, State
from numeramis_access.players.judging import judge_otherwise
from numeramis_access.practice import review
from numeramis_access.practice.odds import practice_of
from numeramis_access.practice.playing_on import PlayingOn
from tests.contract.walk import SETTINGS, table_of
from tests.fifth.record import WITH_FULL
from tests.practice.planted import Setting, said_of
from tests.standard import GAMES, policy

#: actions of a match that are looked at, and how often both choices are played on
STEPS, TIMES = 120, 4


class Blame(NamedTuple):
    """A choice that is blamed. :param rules, state: where it was made. :param words: of its chance."""

    rules: AnyRuleset
    state: State
    verdict: review.Verdict
    words: str


def blames(setting: Setting, seed: int, level: str) -> Iterator[Blame]:
    """Yield the blamed ones of the choices of players of a level, and of others in their place."""
    table, chance, player = table_of(setting, seed), random.Random(seed), policy(setting[0], level)
    for step in range(STEPS):
        table.draw()
        if table.over:
            return
        view, words = table.view(table.to_act), f"judge/{seed}/{step}"
        own = player.choose(view, chance, 0).action
        possible = [one for one in view.legal if not isinstance(one, AmountRange)]
        for action in dict.fromkeys((own, random.Random(words).choice(possible))) if len(view.legal) > 1 else ():
            made = review.decision(1, view, action)
            measure = practice_of(WITH_FULL[setting[0]]).measure(made.view)
            found = review.judge(made, said_of(setting[0], made, words), measure)
            if found is not None and found.costly:
                yield Blame(table.ruleset, table.state, found, words)
        table.act(own)


def what_it_is(game: str, blame: Blame, level: str) -> str:
    """Return what becomes of a blame among players of a level: it stands, is no worse, or is better."""
    judge, view = WITH_FULL[game].players().judge, blame.verdict.decision.view
    assert judge is not None
    line = review.blamed_line(blame.verdict.decision, blame.verdict.best, practice_of(WITH_FULL[game]).measure(view))
    pair, chance = (blame.verdict.best.action, blame.verdict.decision.action), f"{blame.words}/{level}"
    assert line is not None
    found = judge_otherwise(judge(level), view, pair, level, line, random.Random(chance))
    return "stands" if found is None else "alike" if found.alike else "better"


def really_lost(game: str, blame: Blame, level: str, times: int) -> float:
    """Return how much more the best choice brings than the blamed one where such players go on."""
    best, own = blame.verdict.best.action, blame.verdict.decision.action
    gains = [
        _played_on(game, blame, best, level, f"{blame.words}/{time}")
        - _played_on(game, blame, own, level, f"{blame.words}/{time}")
        for time in range(times)
    ]
    return mean(gains)


def _played_on(game: str, blame: Blame, action: Action, level: str, words: str) -> float:
    """Return what whoever chooses has of the deal in the end, as deals are compared."""
    on, chance = PlayingOn(blame.rules, blame.state, words), random.Random(words)
    own, others = policy(game, "strong"), policy(game, level)
    seat = on.to_act
    on.act(action)
    while not on.over:
        on.act((own if on.to_act == seat else others).choose(on.view(), chance, 0).action)
    return practice_of(WITH_FULL[game]).outcome(blame.rules, on.state, seat).value


def main() -> None:
    """Print how many blames do not hold among players of a level, and what each kind really lost."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", choices=GAMES, default="quist")
    parser.add_argument("--level", default="club")
    parser.add_argument("--blames", type=int, default=200)
    parser.add_argument("--first", type=int, default=6001, help="seed of the first match")
    args = parser.parse_args()
    lost: dict[str, list[float]] = defaultdict(list)
    settings, seed = [setting for setting in SETTINGS if setting[0] == args.game], args.first
    while sum(map(len, lost.values())) < args.blames:
        for blame in blames(settings[seed % len(settings)], seed, args.level):
            lost[what_it_is(args.game, blame, args.level)].append(really_lost(args.game, blame, args.level, TIMES))
        seed += 1
        told = (f"{what} {len(of)}, really {mean(of):.2f} ± {stdev(of) / len(of) ** 0.5:.2f}" if len(of) > 1 else
                f"{what} {len(of)}" for what, of in sorted(lost.items()))  # fmt: skip
        print(f"{args.game}, after match {seed}:", "; ".join(told), flush=True)


if __name__ == "__main__":
    main()
