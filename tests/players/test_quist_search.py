"""Quist's search: the same choice for the same seed, the policy's card unless another is better beyond doubt."""

from __future__ import annotations

import random

import pytest

from numeramis_access.games.quist.players.model import PLAY_COUNT, PartialDeal, PublicDeal, deal
from numeramis_access.games.quist.players.policy_network import PolicyNetwork, default_policy_network
from numeramis_access.games.quist.players.rollout import Rollout
from numeramis_access.games.quist.players.sampler import GreedySampler
from numeramis_access.games.quist.players.search import QuistSearch
from numeramis_access.games.quist.players.value_network import default_value_network
from numeramis_access.players.search.race import SAMPLES_PER_ROUND, Race
from tests.reading_network import any_reading_network

OPENING = PartialDeal(0, (1, 0, 2, 1, 1, 0, 1, 1, 0, 2), (), 0)


def test_the_same_seed_and_worlds_give_the_same_evaluation() -> None:
    first, second = (QuistSearch(worlds=30).think(OPENING, random.Random(7)) for _ in range(2))
    assert first == second
    assert first.samples == 30
    assert set(first.values) == {0, 2, 3, 4, 6, 7, 9}
    assert list(first.values.values()) == sorted(first.values.values(), reverse=True)


@pytest.mark.parametrize("search", [QuistSearch, GreedySampler])
def test_a_search_takes_as_many_worlds_as_it_is_told(search: type[QuistSearch | GreedySampler]) -> None:
    assert [search(worlds).think(OPENING, random.Random(7)).samples for worlds in (1, 5)] == [1, 5]


def test_an_only_choice_takes_no_samples() -> None:
    found = QuistSearch().think(PartialDeal(0, (0, 0, 0, 0, 0, 9, 0, 0, 0, 0), (), 0), random.Random(1))
    assert (found.choice, found.samples) == (5, 0)


def test_too_few_samples_leave_the_policys_card() -> None:
    chances = default_policy_network().preferences(PublicDeal(0), list(OPENING.hand))
    found = QuistSearch(SAMPLES_PER_ROUND - 1).think(OPENING, random.Random(1))
    assert (found.choice, found.samples) == (max(chances, key=chances.__getitem__), SAMPLES_PER_ROUND - 1)


def test_a_time_that_is_up_leaves_a_legal_card() -> None:
    found = QuistSearch().think(OPENING, random.Random(1), ms=1)
    assert OPENING.hand[found.choice] > 0


def test_a_challenger_must_be_better_beyond_doubt() -> None:
    race = Race(favourite=3, challengers=[8, 9])
    for world in range(SAMPLES_PER_ROUND):
        race.add({3: 4.0, 8: 5.0 if world % 2 else 3.6, 9: 4.6 + world % 2 / 10})
    assert race.evaluation().choice == 9
    doubtful = Race(favourite=3, challengers=[8])
    for world in range(SAMPLES_PER_ROUND - 1):
        doubtful.add({3: 4.0, 8: 5.0 if world % 2 else 3.5})
    assert doubtful.evaluation().choice == 3
    alike = Race(favourite=3, challengers=[8, 9])
    for world in range(2 * SAMPLES_PER_ROUND):
        alike.add({3: 4.0, 8: 4.0, 9: 5.0 if world == 2 else 4.0})
    assert alike.evaluation().choice == 9  # never worse
    wasteful = Race(favourite=3, challengers=[9], doubtful=[9])
    for world in range(2 * SAMPLES_PER_ROUND):
        wasteful.add({3: 4.0, 9: 5.0 if world == 2 else 4.0})
    assert wasteful.evaluation().choice == 3


def test_a_challenger_clearly_worse_leaves_the_race_but_keeps_its_value() -> None:
    race = Race(favourite=3, challengers=[8, 9])
    for world in range(SAMPLES_PER_ROUND):
        race.add({3: 4.0, 8: 2.0, 9: 4.1 if world % 2 else 3.9})
    assert race.challengers == [9]
    found = race.evaluation()
    assert found.values[8] == pytest.approx(2.0)
    assert found.choice == 3


@pytest.mark.parametrize(
    ("begin", "stop"), [(0, 8), (3, 8), (13, 20), (20, 28), (22, 28), (24, 36), (26, 36), (33, 36)]
)
@pytest.mark.parametrize(("keeps", "reads"), [(True, False), (False, True)])
def test_a_rollout_is_the_deal_played_by_the_policy_and_then_an_estimate(
    begin: int, stop: int, keeps: bool, reads: bool
) -> None:
    chance = random.Random(begin)
    net = PolicyNetwork(any_reading_network(chance)) if reads else default_policy_network()
    hands, public = deal(chance), PublicDeal(1, keeps)
    while public.count < begin:
        advance(public, hands, chance.choice([n for n in range(10) if hands[public.seat][n]]))
    side, before = public.seat % 2, list(public.won)
    card = chance.choice([n for n in range(10) if hands[public.seat][n]])
    rollout = Rollout(public, net, random.Random(1))
    rollout.enter(hands, [False] * 4)
    found = rollout.value_of(card)
    advance(public, hands, card)
    while public.count < stop:
        chances = net.preferences(public, hands[public.seat])
        advance(public, hands, max(chances, key=chances.__getitem__))
    gains = [now - then for now, then in zip(public.won, before, strict=True)]
    guess = 0.0
    if stop < PLAY_COUNT:
        worth = default_value_network().worth(hands, public.leader, public.pile, 9 - stop // 4)
        guess = worth if public.leader % 2 == side else -worth
    assert found == (9 - sum(before) + gains[side] - gains[1 - side]) / 2 + guess


def advance(public: PublicDeal, hands: list[list[int]], card: int) -> None:
    """Let the seat to act play a number of its hand."""
    hands[public.seat][card] -= 1
    public.play(card)
