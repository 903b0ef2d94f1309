"""Club evenings: Swiss pairing of a thousand entrants, standings and the log of 300 pairs over 30 boards.

Also tables for 300 single players, and a league of a thousand people over twenty places.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from itertools import combinations

from numeramis_access.evening import evening as state
from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw_movement, draw_round
from numeramis_access.evening.league import League, league_standings
from numeramis_access.evening.log import Log, line_of, read_entries, reckon_evening
from numeramis_access.evening.pairing import pair_entrants
from numeramis_access.evening.play_draw import draw_tables
from numeramis_access.evening.standings import standings
from tests.bench.figures import Report
from tests.campaigns.tournaments import Place
from tests.evening.scripted import AT, Scripted

ENTRANTS, ROUNDS = 1000, 9
PAIRS, BOARDS_A_ROUND, ROUNDS_OF_PAIRS = 300, 6, 5
PLAYERS, PLAYS = 300, 6
PLACES, AT_A_PLACE = 20, 50


def run(say: Report) -> None:
    """Print the seconds of processor time."""
    longest = _pairing()
    say(f"evening pairing of {ENTRANTS}, worst of {ROUNDS} rounds   {longest:8.3f} s")
    say.note("evening, pairing of 1,000 entrants, worst round", longest, "s of the processor")
    made = _played()
    start = time.process_time()
    standings(made.evening)
    middle = time.process_time()
    reckon_evening(made.log.entries)
    say(f"evening standings of {PAIRS} pairs, {len(made.evening.outcomes)} results   {middle - start:8.3f} s")
    end = time.process_time()
    say(f"evening reckoned from its {len(made.log.entries)} entries   {end - middle:8.3f} s")
    say.note("evening, reckoned from its log", end - middle, "s of the processor")
    longest = _tables_of_plays()
    say(f"evening tables for {PLAYERS}, worst of {PLAYS} rounds   {longest:8.3f} s")
    say.note("evening, tables for 300 single players, worst round", longest, "s of the processor")
    seconds, people = _league()
    say(f"evening league of {people} people over {PLACES} places   {seconds:8.3f} s")
    say.note("evening, league of 1,000 people over 20 places", seconds, "s of the processor")


def _tables_of_plays() -> float:
    """Return the longest draw of tables in seconds of processor time."""
    chance, longest = random.Random(3), 0.0
    met, out = Counter[tuple[int, int]](), Counter[int]()
    for _ in range(PLAYS):
        order = list(range(PLAYERS))
        chance.shuffle(order)
        start = time.process_time()
        drawn = draw_tables(order, (4, 3, 5), met, out)
        longest = max(longest, time.process_time() - start)
        met.update(pair for table in drawn.tables for pair in combinations(sorted(table), 2))
    return longest


def _league() -> tuple[float, int]:
    """Return the seconds of processor time from the logs of all places to the table of a league, and its people."""
    logs = {}
    for place in range(PLACES):
        made = Place(f"place{place}", random.Random(place))
        made.play(AT_A_PLACE)
        logs[made.name] = list(map(line_of, made.log.entries))
    start = time.process_time()
    evenings = {name: Log(read_entries(lines)).evening for name, lines in logs.items()}
    ranks = league_standings(League("league", "Liga", tuple(logs)), evenings, {})
    return time.process_time() - start, len(ranks)


def _pairing() -> float:
    """Return the longest pairing of a round in seconds of processor time."""
    chance = random.Random(3)
    points = dict.fromkeys(range(ENTRANTS), 0.0)
    met: dict[int, set[int]] = {one: set() for one in points}
    longest = 0.0
    for _ in range(ROUNDS):
        order = sorted(points, key=lambda one: (-points[one], one))
        start = time.process_time()
        made = pair_entrants(order, met, {})
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
    made.must(ev.PlanAnnounced(ev.Plan("pairs", "swiss", "whist", 13, BOARDS_A_ROUND, ROUNDS_OF_PAIRS)))
    for _ in range(PAIRS):
        made.must(ev.PeopleEntered(made.persons(2)))
    made.must(ev.EntryClosed())
    made.must(draw_movement(made.evening, (), made.chance.shuffle))
    for number in range(ROUNDS_OF_PAIRS):
        made.must(draw_round(made.evening, made.chance.shuffle))
        made.must(ev.RoundBegun(number, AT))
        for line in list(state.score_lines(made.evening, number)):
            made.must(ev.ResultEntered(line, made.score()))
    return made
