"""The draw of tables for whole plays: level sizes, rare repeated meetings, and fair sitting out.

Every two entrants at one table have a cost: how often they have met, then their distance in the standings if neighbours
should meet. Up to ``MAX_EXACT_ENTRANTS`` entrants the draw has the lowest sum of costs; beyond, simulated annealing
looks for a low sum. The draw uses no chance: the order that the caller passes is random already.
"""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

#: most entrants for which all draws are compared
MAX_EXACT_ENTRANTS = 12
#: cost of one earlier meeting; more than all distances in the standings together
MEETING_COST = 1_000_000
#: runs of the search, random exchanges of a run, and how readily it accepts a repeated meeting at first
SEARCH_RUNS, SEARCH_STEPS, FIRST_ACCEPTANCE = 8, 30_000, 0.7
#: entrants × runs beyond which the search makes fewer runs
MAX_FULL_WORK = 800

#: most choices of sizes that are offered
MAX_OFFERED_SIZES = 4

#: two entrants, the smaller one first
EntrantPair = tuple[int, int]


class DrawnTables(NamedTuple):
    """The tables of a round.

    :param tables: entrants of each table. :param out: entrants who sit out.
    :param again: number of repeated meetings; two people who have already met twice count twice.
    """

    tables: tuple[tuple[int, ...], ...]
    out: tuple[int, ...]
    again: int


@lru_cache(1024)
def level_sizes(count: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sizes of tables that seat as many of the entrants as possible; the others sit out.

    Among equal choices the one with the most tables of the first size is taken, then the one with the fewest tables.

    :param count: number of entrants. :param sizes: allowed sizes, the best first.

    >>> level_sizes(15, (5, 4, 6)), level_sizes(14, (5, 4, 6)), level_sizes(7, (4,))
    ((5, 5, 5), (5, 5, 4), (4,))
    """
    best: dict[int, tuple[int, ...]] = {0: ()}
    for seated in range(1, count + 1):
        known = [(*best[seated - size], size) for size in sizes if seated - size in best]
        if known:
            best[seated] = max(known, key=lambda tables: (tables.count(sizes[0]), -len(tables)))
    order = sizes.index
    return tuple(sorted(best[max(best)], key=order))


def sizes_that_seat_all(count: int, sizes: tuple[int, ...], allowed: Collection[int]) -> list[tuple[int, ...]]:
    """Return sizes of tables that seat all entrants, those nearest to the best size first; at most four.

    :param count: number of entrants. :param sizes: the sizes of the plan, the best first.
    :param allowed: the sizes that the game allows.

    >>> sizes_that_seat_all(7, (4,), (3, 4, 5)), sizes_that_seat_all(7, (4,), (4,))
    ([(4, 3)], [])
    """
    best = sizes[0]
    alone = sorted(((size,) for size in allowed), key=lambda size: abs(size[0] - best))
    by_shape: dict[tuple[int, ...], tuple[int, ...]] = {}
    for wished in ((best, best - 1), (best, best + 1), (best, best - 1, best + 1), *alone):
        shape = level_sizes(count, wished) if set(wished) <= set(allowed) else ()
        if sum(shape) == count:
            by_shape.setdefault(tuple(sorted(shape)), wished)
    return list(by_shape.values())[:MAX_OFFERED_SIZES]


def draw_tables(
    order: Sequence[int], sizes: tuple[int, ...], met: Mapping[EntrantPair, int], sat_out: Mapping[int, int],
    near: bool = False,
) -> DrawnTables:  # fmt: skip
    """Return the tables of the next round.

    Entrants who have sat out least sit out; if they are equal, the last in ``order``.

    :param order: the entrants who are here: in the order of a lot, or the best first if ``near``.
    :param sizes: allowed sizes of tables, the best first. :param met: how often each two entrants have met.
    :param sat_out: number of rounds that each entrant has not played, 0 for a missing entrant.
    :param near: whether neighbours in ``order`` sit together. :raises ValueError: if no table can be filled.
    """
    shape = level_sizes(len(order), sizes)
    if not shape:
        raise ValueError(len(order))
    out = _sitting_out(order, len(order) - sum(shape), sat_out)
    seated = [entrant for entrant in order if entrant not in out]
    costs = _costs(seated, met, near)
    exact = len(seated) <= MAX_EXACT_ENTRANTS
    parts = _best_partition(costs, sorted(shape, reverse=True)) if exact else _search(costs, shape)
    tables = _by_size([tuple(sorted(table)) for table in parts], shape)
    again = sum(met.get(_pair(seated[a], seated[b]), 0) for table in tables for a, b in combinations(table, 2))
    return DrawnTables(tuple(tuple(seated[place] for place in table) for table in tables), out, again)


def _pair(first: int, second: int) -> EntrantPair:
    return (first, second) if first < second else (second, first)


def _sitting_out(order: Sequence[int], count: int, sat_out: Mapping[int, int]) -> tuple[int, ...]:
    """Return the ``count`` entrants who sit out: entrants who sat out least come first, among equals the last in the
    order.
    """
    places = {entrant: place for place, entrant in enumerate(order)}
    waiting = sorted(order, key=lambda entrant: (sat_out.get(entrant, 0), -places[entrant]))
    return tuple(waiting[:count])


def _costs(seated: Sequence[int], met: Mapping[EntrantPair, int], near: bool) -> list[list[int]]:
    """Return the cost of each two places of the order at one table."""
    return [
        [MEETING_COST * met.get(_pair(a, b), 0) + (abs(i - j) if near else 0) for j, b in enumerate(seated)]
        for i, a in enumerate(seated)
    ]


def _by_size(tables: Collection[tuple[int, ...]], shape: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the tables in the order of their sizes in a shape, of these the one with the best entrant first."""
    order = list(dict.fromkeys(shape))
    return sorted(tables, key=lambda table: (order.index(len(table)), table))


def _best_partition(costs: Sequence[Sequence[int]], shape: Sequence[int]) -> list[list[int]]:
    """Return the partition with the lowest cost, by comparing all; of equal ones the first.

    :param shape: sizes of the tables, the greatest first.
    """
    best: tuple[int, list[list[int]]] | None = None

    def fill(tables: list[list[int]], left: list[int], sizes: list[int], cost: int) -> None:
        nonlocal best
        if best is not None and cost >= best[0]:
            return
        if not left:
            best = cost, tables
            return
        first, *rest = left
        for size in sorted(set(sizes), reverse=True):
            remaining = list(sizes)
            remaining.remove(size)
            for others in combinations(rest, size - 1):
                table = [first, *others]
                added = sum(costs[a][b] for a, b in combinations(table, 2))
                fill([*tables, table], [place for place in rest if place not in others], remaining, cost + added)

    fill([], list(range(len(costs))), list(shape), 0)
    assert best is not None
    return best[1]


def _search(costs: Sequence[Sequence[int]], shape: Sequence[int]) -> list[list[int]]:
    """Return a partition in which no exchange of one who has met another is better, the best of several runs."""
    tables, place = [], 0
    for size in shape:
        tables.append(list(range(place, place + size)))
        place += size
    tables, cost = _exchange_all(costs, tables)
    for run in range(max(2, min(SEARCH_RUNS, MAX_FULL_WORK // len(costs)))):
        if cost < MEETING_COST:
            break
        trial, trial_cost = _exchange_all(costs, _anneal(costs, tables, random.Random(run)))
        if trial_cost < cost:
            tables, cost = trial, trial_cost
    return tables


def _anneal(
    costs: Sequence[Sequence[int]], tables: Sequence[Sequence[int]], chance: random.Random
) -> list[list[int]]:
    """Return the tables after random exchanges; exchanges that cost more become rarer (simulated annealing)."""
    seated, count, draw = [list(table) for table in tables], len(tables), chance.random
    for step in range(SEARCH_STEPS if count > 1 else 0):
        first = int(draw() * count)
        here, there = seated[first], seated[first - 1 - int(draw() * (count - 1))]
        i, j = int(draw() * len(here)), int(draw() * len(there))
        mine, other = here[i], there[j]
        own, others = costs[mine], costs[other]
        added = sum([others[place] - own[place] for place in here]) - others[mine]
        added += sum([own[place] - others[place] for place in there]) - own[other]
        heat = FIRST_ACCEPTANCE * MEETING_COST * (1 - step / SEARCH_STEPS)
        if added <= 0 or draw() < math.exp(-added / heat):
            here[i], there[j] = other, mine
    return seated


def _exchange_all(costs: Sequence[Sequence[int]], tables: list[list[int]]) -> tuple[list[list[int]], int]:
    """Exchange entrants who have met before as long as that lowers the cost; return the tables and their cost."""
    at = {place: number for number, table in enumerate(tables) for place in table}

    def cost_at(place: int, table: int, without: int) -> int:
        row = costs[place]
        return sum(row[other] for other in tables[table] if other not in (place, without))

    improved = True
    while improved:
        improved = False
        for place in range(len(costs)):
            own = cost_at(place, at[place], place)
            if own < MEETING_COST:
                continue
            gains = (
                (own + cost_at(other, at[other], other) - cost_at(place, at[other], other)
                 - cost_at(other, at[place], place), -other)
                for other in range(len(costs)) if at[other] != at[place]
            )  # fmt: skip
            gain, other = max(gains, default=(0, 0))
            if gain > 0:
                other = -other
                _exchange(tables, at, place, other)
                improved = True
    return tables, sum(costs[a][b] for table in tables for a, b in combinations(table, 2))


def _exchange(tables: list[list[int]], at: dict[int, int], first: int, second: int) -> None:
    """Exchange two entrants."""
    here, there = at[first], at[second]
    tables[here][tables[here].index(first)], tables[there][tables[there].index(second)] = second, first
    at[first], at[second] = there, here
