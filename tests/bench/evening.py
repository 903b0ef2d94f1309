"""Club evenings: Swiss pairing of a thousand entrants, standings and the log of 300 pairs over 30 boards."""

from __future__ import annotations

import random
import time

from numeramis_access.evening import evening as state
from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw, draw_round
from numeramis_access.evening.log import reckon
from numeramis_access.evening.pairing import pair
from numeramis_access.evening.standings import standings
from tests.bench.figures import Report
from tests.evening.scripted import AT, Scripted

ENTRANTS, ROUNDS = 1000, 9
PAIRS, BOARDS_A_ROUND, ROUNDS_OF_PAIRS = 300, 6, 5


def run(say: Report) -> None:
    """Print the seconds of processor time."""
    longest = _pairing()
    say(f"evening pairing of {ENTRANTS}, worst of {ROUNDS} rounds   {longest:8.3f} s")
    say.note("evening, pairing of 1,000 entrants, worst round", longest, "s of the processor")
    made = _played()
    start = time.process_time()
    standings(made.evening)
    middle = time.process_time()
    reckon(made.log.entries)
    say(f"evening standings of {PAIRS} pairs, {len(made.evening.outcomes)} results   {middle - start:8.3f} s")
    end = time.process_time()
    say(f"evening reckoned from its {len(made.log.entries)} entries   {end - middle:8.3f} s")
    say.note("evening, reckoned from its log", end - middle, "s of the processor")


def _pairing() -> float:
    """Return the longest pairing of a round in seconds of processor time."""
    chance = random.Random(3)
    points = dict.fromkeys(range(ENTRANTS), 0.0)
    met: dict[int, set[int]] = {one: set() for one in points}
    longest = 0.0
    for _ in range(ROUNDS):
        order = sorted(points, key=lambda one: (-points[one], one))
        start = time.process_time()
        made = pair(order, met, {})
        longest = max(longest, time.process_time() - start)
        for a, b in made.tables:
            met[a].add(b)
            met[b].add(a)
            won = chance.uniform(0, 20)
            points[a] += won
            points[b] += 20 - won
    return longest


def _played() -> Scripted:
    """Return an evening of many pairs with all its results."""
    made = Scripted(1)
    made.must(ev.Announced(ev.Plan("pairs", "swiss", "whist", 13, BOARDS_A_ROUND, ROUNDS_OF_PAIRS)))
    for _ in range(PAIRS):
        made.must(ev.Entered(made.persons(2)))
    made.must(ev.Closed())
    made.must(draw(made.evening, (), made.chance.shuffle))
    for number in range(ROUNDS_OF_PAIRS):
        made.must(draw_round(made.evening, made.chance.shuffle))
        made.must(ev.RoundBegun(number, AT))
        for line in list(state.lines(made.evening, number)):
            made.must(ev.ResultEntered(line, made.score()))
    return made
