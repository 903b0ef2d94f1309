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
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.odds import practice_of
from tests.contract.walk import SETTINGS, concrete, table_of
from tests.fifth.record import WITH_FULL
from tests.standard import policy

Setting = tuple[str, int, dict[str, Any]]
#: a blunder costs at least so many times what is worth telling
BLUNDER = 4.0


class Case(NamedTuple):
    """A decision with what the strongest player says of it, asked twice with other chance.

    :param kind: game and kind of action.
    """

    game: str
    view: View
    first: Choice
    second: Choice


def cases(setting: Setting, seed: int, steps: int = 60) -> Iterator[Case]:
    """Yield the decisions of a match in which half of all actions are anything legal."""
    game = setting[0]
    table, chance = table_of(setting, seed), random.Random(seed)
    club, expert = policy(game, "club"), policy(game, "expert")
    for step in range(steps):
        table.draw()
        if table.over:
            return
        view = table.view(table.to_act)
        assert table.to_act != CHANCE
        if len(view.legal) > 1:
            one, two = (expert.choose(view, random.Random(f"{seed}/{step}/{n}"), 0) for n in range(2))
            yield Case(game, view, one, two)
        action: Any = club.choose(view, chance, 0).action if chance.random() < 0.5 else chance.choice(view.legal)
        table.act(concrete(table.ruleset, action, chance) if isinstance(action, AmountRange) else action)


def verdict(case: Case, action: Action) -> review.Verdict | None:
    """Return what the review says of an action, by the second opinion."""
    made = review.decision(1, case.view, action)
    return review.judge(made, case.second, practice_of(WITH_FULL[case.game]).measure(case.view))


def blunder(case: Case) -> Action | None:
    """Return the worst action by the first opinion, where it is a blunder."""
    measure = practice_of(WITH_FULL[case.game]).measure(case.view)
    values = dict(case.first.candidates)
    best = values[case.first.action]
    worst, value = min(values.items(), key=lambda one: one[1])
    line = max(measure.least, measure.share * measure.factor * best)
    clear = 0.0
    if case.first.errors:
        clear = 2 * review.SURE * dict(zip(values, case.first.errors, strict=True))[worst]
    return worst if measure.factor * (best - value) > BLUNDER * line and best - value > clear else None


def kind_of(case: Case, action: Action) -> str:
    """Return the kind of a decision: the game and the action's type."""
    return f"{case.game} {type(action).__name__}"


def main() -> None:
    """Print for every kind how many blunders were planted, told and praised, and what honest play was blamed for."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--matches", type=int, default=10)
    args = parser.parse_args()
    planted, told, praised = Counter[str](), Counter[str](), Counter[str]()
    honest: dict[str, list[float]] = {}
    for seed in range(args.matches):
        for setting in SETTINGS:
            for case in cases(setting, seed):
                own = verdict(case, case.first.action)
                assert own is not None
                honest.setdefault(case.game, []).append(own.loss if own.costly else 0.0)
                action = blunder(case)
                if action is None or planted[kind_of(case, action)] >= args.each:
                    continue
                kind, found = kind_of(case, action), verdict(case, action)
                assert found is not None
                planted[kind] += 1
                told[kind] += found.costly
                praised[kind] += found.praise
    for kind in sorted(planted):
        print(f"{kind:24} planted {planted[kind]:4}  told {told[kind]:4}  praised {praised[kind]}")
    for game, losses in honest.items():
        blamed = [loss for loss in losses if loss]
        share = 100 * len(blamed) / len(losses)
        print(f"{game:8} honest {len(losses)}  blamed {share:.1f} %  most {max(losses):.2f}")


if __name__ == "__main__":
    main()
