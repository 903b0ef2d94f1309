"""Judge blames a second time over other worlds: count those that vanish, are taken back, or turn round.

A blame has vanished if the second judgement is no blame. It is taken back if the second look proves the loss too small
to tell at any error, rather than too close to call or "nearly as good" with a number.

``python -m tests.practice.twice --blames 400 --game whist`` judges choices of matches in which half of all actions are
random legal ones, with the program's own seeds, until it has this many blames; it judges each of them again.
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
    """Return the verdict on a choice with this seed of chance."""
    found = review.judge(made, said_of(game, made, chance), practice_of(WITH_FULL[game]).measure(made.view))
    assert found is not None
    return found


def second_look(game: str, view: View, words: str, tally: Counter[str]) -> None:
    """Judge one choice; judge a blamed one again over other worlds and count the result.

    :param words: the seed of its chance.
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
    """Print the number of blamed choices, their second verdicts, and how many turned round."""
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
