"""Waiting times of practice: odds, hints, reviews, questions of drills; one core, no compiled extension."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.players.judging import judge_choice
from numeramis_access.practice.drills import drills_of_catalogue, make_question
from numeramis_access.practice.review import decisions
from tests.bench.figures import Report
from tests.contract.walk import some_action, table_of
from tests.standard import GAMES, judge_of, odds

SETTINGS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "quist": ("quist", 4, {"games": 1}),
    "sipky": ("sipky", 4, {"games": 1}),
    "loker": ("loker", 4, {"games": 1}),
    "whist": ("whist", 4, {"tour": "base"}),
}


def run(tell: Report) -> None:
    """Tell the figures of every game, and name each game whose strongest player is missing."""
    for game in GAMES:
        _odds(game, tell)
        try:
            _hints_and_review(game, tell)
        except ModuleNotFoundError as missing:
            tell(f"{game}: no hints, {missing}")
    _questions(tell)


def _questions(tell: Report) -> None:
    """Tell the time of the next question, over all levels, for the slowest drill."""
    worst: dict[str, list[float]] = {}
    for kind, drill in drills_of_catalogue(STANDARD).items():
        for seed in range(40):
            began = time.perf_counter()
            make_question(drill, kind, 1 + seed % 5, seed)
            worst.setdefault(kind, []).append(time.perf_counter() - began)
    slowest = max(worst, key=lambda kind: max(worst[kind]))
    tell.note("next question of a drill, worst", 1000 * max(map(max, worst.values())), "ms")
    tell(f"next question of a drill {_of([one for seconds in worst.values() for one in seconds])}, slowest {slowest}")


def _odds(game: str, tell: Report) -> None:
    seconds = []
    for seed in range(8):
        table, chance = table_of(SETTINGS[game], seed), random.Random(seed)
        while not table.is_over and len(table.record) < 40:
            if table.to_act != CHANCE:
                view: Any = table.view(table.to_act)
                hand = getattr(view, "hand", ())
                began = time.perf_counter()
                odds(game, view, hand[0] if hand else None)
                seconds.append(time.perf_counter() - began)
            table.act(some_action(table, chance))
    # The first answer also computes tables for the later ones.
    tell(f"{game}: odds {_of(seconds[1:])}, the first {1000 * seconds[0]:.0f} ms")


def _hints_and_review(game: str, tell: Report) -> None:
    expert = judge_of(game)
    hints, reviews = [], []
    for seed in range(2):
        table = _first_deal(game, seed)
        total = 0.0
        for decision in decisions(table, 0):
            began = time.process_time()
            judge_choice(expert, decision.view, random.Random("judge"))  # hints and reviews use this judgement
            hints.append(time.process_time() - began)
            total += hints[-1]
        reviews.append(total)
    tell(f"{game}: hint {_of(hints)}")
    tell(f"{game}: review of a deal {_of(reviews)}")
    tell.note(f"hint, worst: {game}", 1000 * max(hints), "ms of the processor")


def _first_deal(game: str, seed: int) -> Table:
    """Return a table after a random first deal."""
    table, chance = table_of(SETTINGS[game], seed), random.Random(seed)
    while not table.is_over:
        happened = table.act(some_action(table, chance))
        if any(isinstance(moment[0], table.ruleset.ends_deal) for moment in happened):  # type: ignore[union-attr]
            break
    return table


def _of(seconds: list[float]) -> str:
    return f"median {1000 * statistics.median(seconds):.0f} ms, worst {1000 * max(seconds):.0f} ms ({len(seconds)})"
