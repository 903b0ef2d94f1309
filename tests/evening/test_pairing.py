"""Swiss pairing: a thousand random events, and small fields compared with brute force."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

import pytest

from numeramis_access.evening import pairing
from numeramis_access.evening.pairing import Pairing, pair_entrants


def event(seed: int) -> tuple[int, list[Pairing[int]], list[list[int]]]:
    """Play a random event; return its number of entrants, its rounds, and the order before each round.

    It has at most half as many rounds as entrants, the limit of Swiss pairing.
    """
    chance = random.Random(seed)
    entrants = chance.randint(4, 30)
    rounds = chance.randint(1, entrants // 2)
    skill = [chance.gauss(0, 1) for _ in range(entrants)]
    points = dict.fromkeys(range(entrants), 0.0)
    met: dict[int, set[int]] = {one: set() for one in points}
    byes: Counter[int] = Counter()
    found, orders = [], []
    for _ in range(rounds):
        order = sorted(points, key=lambda one: (-points[one], one))
        made = pair_entrants(order, met, byes)
        orders.append(order)
        found.append(made)
        if made.bye is not None:
            byes[made.bye] += 1
            points[made.bye] += 12
        for a, b in made.tables:
            met[a].add(b)
            met[b].add(a)
            won = max(0.0, min(20.0, 10 + 4 * (skill[a] - skill[b]) + chance.gauss(0, 4)))
            points[a] += won
            points[b] += 20 - won
    return entrants, found, orders


def test_in_a_thousand_random_events_nobody_meets_twice_and_nobody_sits_out_twice() -> None:
    for seed in range(1000):
        entrants, rounds, _ = event(seed)
        met = [frozenset(table) for one in rounds for table in one.tables]
        assert len(met) == len(set(met)), seed
        byes = [one.bye for one in rounds if one.bye is not None]
        assert len(byes) == len(set(byes)) == (len(rounds) if entrants % 2 else 0), seed
        for one in rounds:
            seated = [who for table in one.tables for who in table] + ([] if one.bye is None else [one.bye])
            assert sorted(seated) == list(range(entrants)), seed
            assert one.again == 0, seed


def test_the_top_meets_the_first_below_that_it_has_not_met_and_the_bye_is_the_lowest_ones() -> None:
    for seed in range(200):
        entrants, rounds, orders = event(seed)
        met: set[frozenset[int]] = set()
        rested: set[int] = set()
        for one, order in zip(rounds, orders, strict=True):
            top, second = one.tables[0]
            if entrants > 12:
                assert top == order[0]
                assert second == next(other for other in order[1:] if frozenset((top, other)) not in met)
            if one.bye is not None:
                assert one.bye == next(who for who in reversed(order) if who not in rested), seed
                rested.add(one.bye)
            met |= {frozenset(table) for table in one.tables}


def test_whoever_must_meet_again_does_so_at_one_table_only() -> None:
    """Six entrants are two triangles that have not met within themselves, so the fourth round needs a rematch."""
    triangles = [{0, 1, 2}, {3, 4, 5}]
    met = {one: {other for three in triangles if one not in three for other in three} for one in range(6)}
    made = pair_entrants(range(6), met, {})
    assert made.again == 1
    assert sorted(who for table in made.tables for who in table) == list(range(6))


def fewest_again(waiting: Sequence[int], met: Mapping[int, Collection[int]], least: float = 99) -> float:
    """Return the least number of repeated meetings in an even field, by trying all pairings."""
    if not waiting or least <= 0:
        return 0
    first, *others = waiting
    for other in sorted(others, key=lambda other: other in met[first]):
        again = other in met[first]
        rest = [place for place in others if place != other]
        least = min(least, again + fewest_again(rest, met, least - again))
    return least


@pytest.mark.parametrize("entrants", range(2, 13))
def test_a_round_has_as_few_repeated_meetings_as_brute_force_finds(entrants: int) -> None:
    for seed in range(40):
        chance = random.Random(seed)
        met: dict[int, set[int]] = {entrant: set() for entrant in range(entrants)}
        share = chance.random()
        for first, other in combinations(range(entrants), 2):
            if chance.random() < share:
                met[first].add(other)
                met[other].add(first)
        order = chance.sample(range(entrants), entrants)
        sat_out = {entrant: chance.randint(0, 2) for entrant in order}
        least = min(sat_out.values())
        resting = [entrant for entrant in order if sat_out[entrant] == least] if entrants % 2 else [-1]
        fewest = min(fewest_again([other for other in order if other != entrant], met) for entrant in resting)
        made = pair_entrants(order, met, sat_out)
        assert made.again == fewest, (seed, made)
        assert made.bye is None or made.bye in resting, (seed, made)
        assert sum(other in met[first] for first, other in made.tables) == made.again, seed
        seated = [entrant for table in made.tables for entrant in table] + ([made.bye] if entrants % 2 else [])
        assert sorted(seated) == list(range(entrants)), seed  # type: ignore[type-var]


def test_a_swap_through_several_tables_avoids_a_repeated_meeting() -> None:
    met = {0: {2, 4, 6}, 2: {0, 4, 7}, 3: {1, 5, 6}, 4: {0, 2, 6}, 6: {0, 3, 4}, 7: {1, 2, 5}}
    assert pair_entrants([3, 2, 6, 4, 7, 0], met, {}).again == 0


def test_bergers_tables_are_for_more_rounds_than_half_the_field() -> None:
    assert not pairing.has_rounds_for_all(6, 3)
    assert pairing.has_rounds_for_all(6, 4)
    assert pairing.has_rounds_for_all(7, 4)
    assert not pairing.has_rounds_for_all(1000, 30)


def test_a_pairing_of_two_and_of_one() -> None:
    assert pair_entrants([3, 5], {}, {}) == Pairing(((3, 5),), None, 0)
    assert pair_entrants([3], {}, {}) == Pairing((), 3, 0)
