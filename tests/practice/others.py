"""Check blames against the real level of the other players, and measure their cost when such players go on.

``python -m tests.practice.others --game quist --level club --blames 200`` lets players of a level play matches, and
judges each of their choices and one random choice beside it. For each blamed choice it asks whether the choice is no
worse among these players. Then it plays both the blamed and the best choice on in the same deal, with the strongest
level on the chooser's seat; the others' real hands are unknown to the judge. With ``--good`` it asks for each best
choice whether another one is better among these players, and plays both on.
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
from numeramis_access.players.judging import better_action_against, equal_actions, judge_against_others
from numeramis_access.practice import review
from numeramis_access.practice.odds import practice_of
from numeramis_access.practice.playing_on import PlayedOnMatch
from tests.contract.walk import SETTINGS, table_of
from tests.fifth.record import WITH_FULL
from tests.practice.planted import Setting, said_of
from tests.standard import GAMES, policy

#: actions of a match to examine; number of times that both choices are played on
STEPS, TIMES = 120, 4


class Told(NamedTuple):
    """A judged choice. :param rules, state: the match before it. :param words: the seed of its chance."""

    rules: AnyRuleset
    state: State
    verdict: review.Verdict
    words: str


def told_of(setting: Setting, seed: int, level: str, good: bool) -> Iterator[Told]:
    """Yield the best (or the blamed) choices of players of a level, and of random ones in their place."""
    table, chance, player = table_of(setting, seed), random.Random(seed), policy(setting[0], level)
    for step in range(STEPS):
        table.draw()
        if table.is_over:
            return
        view, words = table.view(table.to_act), f"judge/{seed}/{step}"
        own = player.choose(view, chance, 0).action
        possible = [one for one in view.legal if not isinstance(one, AmountRange)]
        tried = (own,) if good else dict.fromkeys((own, random.Random(words).choice(possible)))
        for action in tried if len(view.legal) > 1 else ():
            made = review.decision(1, view, action)
            measure = practice_of(WITH_FULL[setting[0]]).measure(made.view)
            found = review.judge(made, said_of(setting[0], made, words), measure)
            best = found is not None and found.kind == "good" and action in equal_actions(found.best)
            if found is not None and (best if good else found.costly):
                yield Told(table.ruleset, table.state, found, words)
        table.act(own)


def better_among(game: str, told: Told, level: str) -> Action | None:
    """Return the action that beats a best choice among players of a level; None if no action does."""
    judge, decision = WITH_FULL[game].players().judge, told.verdict.decision
    assert judge is not None
    measure = practice_of(WITH_FULL[game]).measure(decision.view)
    line = measure.threshold(dict(told.verdict.best.candidates)[told.verdict.best.action]) / measure.factor
    chance = random.Random(f"{told.words}/{level}")
    found = better_action_against(judge(level), decision.view, decision.action, level, line, chance)
    return None if found is None else found.action


def what_it_is(game: str, blame: Told, level: str) -> str:
    """Return the fate of a blame among players of a level: it stands, the choice is no worse, or it is better."""
    judge, view = WITH_FULL[game].players().judge, blame.verdict.decision.view
    assert judge is not None
    measure = practice_of(WITH_FULL[game]).measure(view)
    line = review.loss_threshold_if_blamed(blame.verdict.decision, blame.verdict.best, measure)
    pair, chance = (blame.verdict.best.action, blame.verdict.decision.action), f"{blame.words}/{level}"
    assert line is not None
    found = judge_against_others(judge(level), view, pair, level, line, random.Random(chance))
    return "stands" if found is None else "alike" if found.alike else "better"


def really_lost(game: str, told: Told, best: Action, level: str, times: int) -> float:
    """Return how much more another choice brings than the actual one when such players go on."""
    own = told.verdict.decision.action
    gains = [
        _played_on(game, told, best, level, f"{told.words}/{time}")
        - _played_on(game, told, own, level, f"{told.words}/{time}")
        for time in range(times)
    ]
    return mean(gains)


def _played_on(game: str, told: Told, action: Action, level: str, words: str) -> float:
    """Return the chooser's result at the end of the deal, on the scale that compares deals."""
    on, chance = PlayedOnMatch(told.rules, told.state, words), random.Random(words)
    own, others = policy(game, "strong"), policy(game, level)
    seat = on.to_act
    on.act(action)
    while not on.over:
        on.act((own if on.to_act == seat else others).choose(on.view(), chance, 0).action)
    return practice_of(WITH_FULL[game]).outcome(told.rules, on.state, seat).value


def main() -> None:
    """Print how many blames, or best choices, fail among players of a level, and the real loss of each kind."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", choices=GAMES, default="quist")
    parser.add_argument("--level", default="club")
    parser.add_argument("--blames", type=int, default=200, help="or best choices")
    parser.add_argument("--good", action="store_true", help="of best choices")
    parser.add_argument("--first", type=int, default=6001, help="seed of the first match")
    args = parser.parse_args()
    lost: dict[str, list[float]] = defaultdict(list)
    settings, seed = [setting for setting in SETTINGS if setting[0] == args.game], args.first
    while sum(map(len, lost.values())) < args.blames:
        for one in told_of(settings[seed % len(settings)], seed, args.level, args.good):
            if args.good:
                best = better_among(args.game, one, args.level)
                what = "best" if best is None else "not best"
            else:
                best, what = one.verdict.best.action, what_it_is(args.game, one, args.level)
            lost[what].append(0.0 if best is None else really_lost(args.game, one, best, args.level, TIMES))
        seed += 1
        said = (f"{what} {len(of)}, really {mean(of):.2f} ± {stdev(of) / len(of) ** 0.5:.2f}" if len(of) > 1 else
                f"{what} {len(of)}" for what, of in sorted(lost.items()))  # fmt: skip
        print(f"{args.game}, after match {seed}:", "; ".join(said), flush=True)


if __name__ == "__main__":
    main()
