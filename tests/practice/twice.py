"""Blames judged a second time over other worlds: how many vanish, and how many turn round.

``python -m tests.practice.twice --blames 400 --game whist`` judges choices of matches in which half of all actions are
anything legal, as the program does at the place of each, until so many are blamed; each of those is judged anew.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from numeramis_access.core.actions import AmountRange
from numeramis_access.practice import review
from numeramis_access.practice.odds import practice_of
from tests.contract.walk import SETTINGS
from tests.fifth.record import WITH_FULL
from tests.practice.planted import Case, cases, said_of
from tests.standard import GAMES


def judged_by(case: Case, made: review.Decision, chance: str) -> review.Verdict:
    """Return the verdict on a choice by these words of chance."""
    found = review.judge(made, said_of(case.game, made, chance), practice_of(WITH_FULL[case.game]).measure(made.view))
    assert found is not None
    return found


def second_look(case: Case, tally: Counter[str]) -> None:
    """Judge one choice; where it is blamed, judge it anew over other worlds and count what has become of it."""
    legal = [one for one in case.view.legal if not isinstance(one, AmountRange)]
    made = review.decision(1, case.view, random.Random(case.chance).choice(legal))
    first = judged_by(case, made, f"judge/{case.chance}")
    tally["choices"] += 1
    if first.costly:
        second = judged_by(case, made, f"again/{case.chance}")
        turned = judged_by(case, made._replace(action=first.best.action), f"again/{case.chance}").costly
        tally["blames"] += 1
        tally[f"then {second.kind}"] += 1
        if not second.costly:
            lost = second.values[1] - second.values[0]
            print(f"{case.chance}: first {first.loss:.2f}, then {second.kind} {lost:.2f}")
        tally["turned round"] += turned and not second.costly


def main() -> None:
    """Print how many choices were blamed, what a second judgement said of those, and how many turned round."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--blames", type=int, default=400, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="seed of the first match")
    parser.add_argument("--game", choices=GAMES, help="of this game alone")
    args = parser.parse_args()
    for game in [args.game] if args.game else GAMES:
        tally, seed = Counter[str](), args.first
        settings = [setting for setting in SETTINGS if setting[0] == game]
        while tally["blames"] < args.blames:
            for case in cases(settings[seed % len(settings)], seed):
                second_look(case, tally)
            seed += 1
            print(f"{game}, after match {seed}:", *(f"{what} {count}" for what, count in tally.items()), flush=True)


if __name__ == "__main__":
    main()
