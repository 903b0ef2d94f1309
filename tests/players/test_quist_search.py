"""The expert: the same choice for the same seed, the policy's card unless another is better beyond doubt."""

from __future__ import annotations

import random

import pytest

from numeramis_access.players.quist.expert import ROUND, Ahead, Expert, Race
from numeramis_access.players.quist.model import PLAYS, Course, Seen, deal
from numeramis_access.players.quist.policies import policy
from numeramis_access.players.quist.policy_network import network
from numeramis_access.players.quist.value_network import value

OPENING = Seen(0, (1, 0, 2, 1, 1, 0, 1, 1, 0, 2), (), 0)


def test_same_seed_and_worlds_same_thought() -> None:
    first, second = (Expert(worlds=30).think(OPENING, random.Random(7)) for _ in range(2))
    assert first == second
    assert first.worlds == 30
    assert set(first.values) == {0, 2, 3, 4, 6, 7, 9}
    assert list(first.values.values()) == sorted(first.values.values(), reverse=True)


@pytest.mark.parametrize("member", ["expert", "sampler"])
def test_a_player_looks_at_as_many_worlds_as_it_is_told(member: str) -> None:
    assert [policy(member, worlds).think(OPENING, random.Random(7), 0).worlds for worlds in (1, 5)] == [1, 5]


def test_an_only_choice_takes_no_thought() -> None:
    thought = Expert().think(Seen(0, (0, 0, 0, 0, 0, 9, 0, 0, 0, 0), (), 0), random.Random(1))
    assert (thought.card, thought.worlds) == (5, 0)


def test_no_time_at_all_leaves_the_policys_card() -> None:
    chances = network().preferences(Course(0), list(OPENING.hand))
    thought = Expert().think(OPENING, random.Random(1), ms=1)
    assert thought.card in chances
    if thought.worlds < ROUND:
        assert thought.card == max(chances, key=chances.__getitem__)


def test_a_rival_must_be_better_beyond_doubt() -> None:
    race = Race(own=3, rivals=[8, 9])
    for world in range(ROUND):
        race.add({3: 4.0, 8: 5.0 if world % 2 else 3.6, 9: 4.6 + world % 2 / 10})
    assert race.winner() == 9
    doubtful = Race(own=3, rivals=[8])
    for world in range(ROUND - 1):
        doubtful.add({3: 4.0, 8: 5.0 if world % 2 else 3.5})
    assert doubtful.winner() == 3
    alike = Race(own=3, rivals=[8, 9])
    for world in range(2 * ROUND):
        alike.add({3: 4.0, 8: 4.0, 9: 5.0 if world == 2 else 4.0})
    assert alike.winner() == 9  # never worse


def test_a_rival_clearly_worse_leaves_the_race_but_keeps_its_value() -> None:
    race = Race(own=3, rivals=[8, 9])
    for world in range(ROUND):
        race.add({3: 4.0, 8: 2.0, 9: 4.1 if world % 2 else 3.9})
    assert race.rivals == [9]
    assert race.values()[8] == pytest.approx(2.0)
    assert race.winner() == 3


@pytest.mark.parametrize(
    ("begin", "stop"), [(0, 8), (3, 8), (13, 20), (20, 28), (22, 28), (24, 36), (26, 36), (33, 36)]
)
@pytest.mark.parametrize("keeps", [True, False])
def test_looking_ahead_is_the_course_played_by_the_policy_and_then_a_guess(begin: int, stop: int, keeps: bool) -> None:
    chance, net = random.Random(begin), network()
    hands, course = deal(chance), Course(1, keeps)
    while course.count < begin:
        advance(course, hands, chance.choice([n for n in range(10) if hands[course.seat][n]]))
    side, before = course.seat % 2, list(course.won)
    card = chance.choice([n for n in range(10) if hands[course.seat][n]])
    ahead = Ahead(course, net, random.Random(1))
    ahead.enter(hands, [False] * 4)
    seen_ahead = ahead.play(card)
    advance(course, hands, card)
    while course.count < stop:
        chances = net.preferences(course, hands[course.seat])
        advance(course, hands, max(chances, key=chances.__getitem__))
    gains = [now - then for now, then in zip(course.won, before, strict=True)]
    guess = 0.0
    if stop < PLAYS:
        worth = value().worth(hands, course.leader, course.pile, 9 - stop // 4)
        guess = worth if course.leader % 2 == side else -worth
    assert seen_ahead == (9 - sum(before) + gains[side] - gains[1 - side]) / 2 + guess


def advance(course: Course, hands: list[list[int]], card: int) -> None:
    """Let the seat to act play a number of its hand."""
    hands[course.seat][card] -= 1
    course.play(card)
