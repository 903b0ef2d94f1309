"""Blames judged a second time over other worlds: how many vanish, how many are taken back, and how many turn round.

One has vanished where it is not told the second time; it is taken back where the second look shows that it is not worth
telling, whatever its error may hide, instead of being too close to call or "nearly as good" with a loss as a number.

``python -m tests.practice.twice --blames 400 --game whist`` judges choices of matches in which half of all actions are
anything legal, as the program does at the place of each, until so many are blamed; each of those is judged anew.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from numeramis_access.core.actions import AmountRange
from numeramis_access.core.ruleset import View
from numeramis_access.practice import review
from numeramis_access.practice.odds import practice_of
from tests.contract.walk import SETTINGS
from tests.fifth.record import WITH_FULL
from tests.practice.planted import places, said_of
from tests.standard import GAMES


def judged_by(game: str, made: review.Decision, chance: str) -> review.Verdict:
    """Return the verdict on a choice by these words of chance."""
    found = review.judge(made, said_of(game, made, chance), practice_of(WITH_FULL[game]).measure(made.view))
    assert found is not None
    return found


def second_look(game: str, view: View, words: str, tally: Counter[str]) -> None:
    """Judge one choice; where it is blamed, judge it anew over other worlds and count what has become of it.

    :param words: of its chance.
    """
    legal = [one for one in view.legal if not isinstance(one, AmountRange)]
    made = review.decision(1, view, random.Random(words).choice(legal))
    first = judged_by(game, made, f"judge/{words}")
    tally["choices"] += 1
    if not first.costly:
        return
    second = judged_by(game, made, f"again/{words}")
    tally["blames"] += 1
    tally[f"then {second.kind}"] += 1
    if not second.costly:
        tally["taken back"] += second.kind in ("good", "near") and not second.told_loss
        tally["turned round"] += judged_by(game, made._replace(action=first.best.action), f"again/{words}").costly
        best = ", another one being best" if second.best.action != first.best.action else ""
        lost = second.values[1] - second.values[0]
        print(f"{words}: first {first.loss:.2f}, then {second.kind} {lost:.2f}{best}")


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
            for view, words in places(settings[seed % len(settings)], seed):
                second_look(game, view, words, tally)
            seed += 1
            print(f"{game}, after match {seed}:", *(f"{what} {count}" for what, count in tally.items()), flush=True)


if __name__ == "__main__":
    main()
