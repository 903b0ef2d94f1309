"""Measure how long a learner waits: for a hint, for the first word of a review, and between two words of it.

``python -m tests.practice.silences --deals 2`` plays deals of every game at the practice table as a beginner would. It
asks for advice at each choice, and for the review after the deal. It prints the median and the longest wait, in seconds
of the clock, for a channel that speaks in no time.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator

from numeramis_access.app.practice.table_scene import PracticeScene
from tests.app.player import Player, begin, player
from tests.standard import GAMES, policy, ruleset

#: the longest waits that are wanted, in seconds
WANTED = {"advice": 0.3, "first word of a review": 2.0, "silence in a review": 3.0}


def waits(game: str, seed: int) -> Iterator[tuple[str, float]]:
    """Play a deal of a game and review it; yield each wait with its name, in seconds."""
    with player("en", level="beginner", worth="never") as someone:
        match = begin(someone.app, ruleset(game), ruleset(game).options(), 4, seed, practice=True)
        assert isinstance(match, PracticeScene)
        beginner, chance = policy(game, "beginner"), random.Random(seed)
        run(someone, lambda: match.is_own_turn or is_over(match))
        while not is_over(match):
            asked = time.monotonic()
            if len(match.view.legal) > 1:
                someone.shown.clear()
                someone.app.press("i")
                run(someone, lambda: any(said.kind == "hint" for said in someone.shown))
                yield "advice", time.monotonic() - asked
            match.act(beginner.choose(match.view, chance, 0).action)
            run(someone, lambda: match.is_own_turn or is_over(match))
        someone.shown.clear()
        told = time.monotonic()
        someone.app.press("i")
        name = "first word of a review"
        while match.review.findings is None or someone.shown:
            run(someone, lambda: bool(someone.shown) or match.review.findings is not None)
            yield name, time.monotonic() - told
            told, name = time.monotonic(), "silence in a review"
            someone.shown.clear()


def is_over(match: PracticeScene) -> bool:
    """Return whether the deal is over."""
    return match.is_waiting_for_player or match.is_over


def run(someone: Player, until: Callable[[], bool]) -> None:
    """Drive the program as its loop does, until a condition holds."""
    app = someone.app
    while not until():
        app.refresh()
        item = app.inbox.take(app.due())
        if item is not None:
            app.receive(item)
        app.tick()


def main() -> None:
    """Print the waits of every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--game", choices=GAMES, action="append")
    asked = parser.parse_args()
    for game in asked.game or GAMES:
        found: dict[str, list[float]] = {}
        for seed in range(asked.deals):
            for name, seconds in waits(game, seed):
                found.setdefault(name, []).append(seconds)
        for name, each in found.items():
            print(
                f"{game}: {name}: median {statistics.median(each):.2f} s, longest {max(each):.2f} s, "
                f"{len(each)} times, wanted under {WANTED[name]} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
