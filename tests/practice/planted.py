"""Blunders planted in every kind of decision of every game, and honest play of the strongest player.

``python -m tests.practice.planted --each 300`` plants so many of every kind and prints what the review made of them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE
from numeramis_access.players.judging import TIMES, judged
from numeramis_access.players.policy import Choice, SamplingPolicy
from numeramis_access.practice import review
from numeramis_access.practice.odds import Measure, practice_of
from tests.contract.walk import SETTINGS, concrete, table_of
from tests.fifth.record import WITH_FULL
from tests.standard import policy

Setting = tuple[str, int, dict[str, Any]]
#: a blunder costs at least so many times what is worth telling
BLUNDER = 4.0


#: how many times as many worlds as a judgement tell whether a planted blunder is one
CERTAIN = 3


class Case(NamedTuple):
    """A decision with what the strongest player says of it.

    :param chance: words from which its chance was made, and that of whoever judges.
    """

    game: str
    view: View
    choice: Choice
    chance: str


def cases(setting: Setting, seed: int, steps: int = 60) -> Iterator[Case]:
    """Yield the decisions of a match in which half of all actions are anything legal."""
    game = setting[0]
    table, chance = table_of(setting, seed), random.Random(seed)
    club, expert = policy(game, "club"), policy(game, "expert")
    for step in range(steps):
        table.draw()
        if table.over:
            return
        view, words = table.view(table.to_act), f"{seed}/{step}"
        assert table.to_act != CHANCE
        if len(view.legal) > 1:
            yield Case(game, view, expert.choose(view, random.Random(words), 0), words)
        action: Any = club.choose(view, chance, 0).action if chance.random() < 0.5 else chance.choice(view.legal)
        table.act(concrete(table.ruleset, action, chance) if isinstance(action, AmountRange) else action)


def verdict(case: Case, action: Action) -> review.Verdict | None:
    """Return what the review says of an action."""
    made = review.decision(1, case.view, action)
    said = judged(policy(case.game, "expert"), made.view, (made.action,), random.Random(f"judge/{case.chance}"))
    return review.judge(made, said, _measure(case))


def blunder(case: Case) -> Action | None:
    """Return the worst action where it is a blunder: many more worlds say so than the review looks at."""
    worst = min(case.choice.candidates, key=lambda one: one[1])[0]
    values, error = dict(case.choice.candidates), 0.0
    player = policy(case.game, "expert")
    if isinstance(player, SamplingPolicy) and any(case.choice.errors) and worst != case.choice.action:
        chance, worlds = random.Random(f"certain/{case.chance}"), int(CERTAIN * TIMES * player.worlds)
        certain = player.compare(case.view, (case.choice.action, worst), chance, worlds)
        values, error = dict(certain.candidates), max(certain.errors)
    best, value, measure = values[case.choice.action], values[worst], _measure(case)
    line = max(measure.least, measure.share * measure.factor * best)
    lost = best - value
    return worst if measure.factor * lost > BLUNDER * line and lost > 2 * review.SURE * error else None


def _measure(case: Case) -> Measure:
    return practice_of(WITH_FULL[case.game]).measure(case.view)


def kind_of(case: Case, action: Action) -> str:
    """Return the kind of a decision: the game and the action's type."""
    return f"{case.game} {type(action).__name__}"


def main() -> None:
    """Print for every kind how many blunders were planted, told and praised, and what honest play was blamed for."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="seed of the first match")
    parser.add_argument("--game", default="", help="of this game alone")
    args = parser.parse_args()
    planted, told, praised, passed = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    honest: dict[str, list[float]] = {}
    for seed in range(args.first, args.first + args.matches):
        for setting in SETTINGS:
            if args.game not in ("", setting[0]):
                continue
            for case in cases(setting, seed):
                action = blunder(case)
                kind = kind_of(case, action or case.choice.action)
                own = honest.setdefault(f"{case.game} {_measure(case).unit}", [])
                if len(own) < args.each:
                    found = verdict(case, case.choice.action)
                    assert found is not None
                    own.append(found.loss if found.costly else 0.0)
                if action is None or planted[kind] >= args.each:
                    continue
                found = verdict(case, action)
                assert found is not None
                planted[kind] += 1
                told[kind] += found.costly
                praised[kind] += found.praise
                passed[kind] += not (found.costly or found.close)
    for kind in sorted(planted):
        made = f"planted {planted[kind]:4}  told {told[kind]:4}"
        print(f"{kind:24} {made}  passed as good {passed[kind]}  praised {praised[kind]}")
    for unit, losses in honest.items():
        blamed = [loss for loss in losses if loss]
        share = 100 * len(blamed) / len(losses)
        print(f"{unit:16} honest {len(losses)}  blamed {share:.1f} %  most {max(losses):.2f}")


if __name__ == "__main__":
    main()
