"""Many worlds at once: the very likelihoods and rollouts of one after the other, and the same without NumPy."""

from __future__ import annotations

import random
from types import ModuleType

import numpy as np
import pytest
from numpy.typing import NDArray

from numeramis_access.games.quist.players import policies
from numeramis_access.games.quist.players.lockstep import WALK_COUNT, LockstepSearch, Rollouts, Walks
from numeramis_access.games.quist.players.model import PartialDeal, PublicDeal
from numeramis_access.games.quist.players.policy_network import (
    PolicyNetwork,
    default_policy_network,
    population_network,
)
from numeramis_access.games.quist.players.posterior import Evidence, Trust
from numeramis_access.games.quist.players.rollout import Rollout
from numeramis_access.games.quist.players.search import QuistSearch
from numeramis_access.games.quist.players.value_network import default_value_network
from numeramis_access.players.search import arrays
from numeramis_access.players.search.budget import Budget
from tests.players.test_quist_posterior import BEGUN, known_after

NETWORKS = {"all plays": population_network, "cards": default_policy_network}


@pytest.fixture(params=NETWORKS)
def net(request: pytest.FixtureRequest) -> PolicyNetwork:
    return NETWORKS[request.param]()


def walks(known: PartialDeal, net: PolicyNetwork, trust: Trust = Trust()) -> tuple[Walks, Evidence]:
    evidence = Evidence(known, net, trust=trust)
    return Walks(evidence, net, np.random.default_rng(3)), evidence


@pytest.mark.parametrize("count", [0, 7, 22, 30])
@pytest.mark.parametrize("trust", [Trust(), policies.masters_trust()], ids=["one network", "or another"])
def test_worlds_are_possible_and_their_likelihoods_those_of_one_alone(
    net: PolicyNetwork, count: int, trust: Trust
) -> None:
    known = known_after(count, count)
    worlds, evidence = walks(known, net, trust)
    played = np.array(PublicDeal.of(known).played)
    assert (worlds.hands.sum(axis=1) + played.sum(axis=0) <= 8).all()
    assert (worlds.hands.sum(axis=2) + played.sum(axis=1) == 9).all()
    assert (worlds.hands[:, known.seat] == known.hand).all()
    for seat in worlds.others:
        for walk in range(0, WALK_COUNT, 21):
            alone = evidence.log_likelihoods(seat, worlds.hands[walk, seat].tolist())
            assert worlds.log_likelihoods(seat)[:, walk] == pytest.approx(alone, abs=1e-3)


@pytest.mark.parametrize("count", [0, 6, 17, 23, 27])
@pytest.mark.parametrize("keeps", [True, False])
def test_rollouts_end_as_those_of_one_alone(net: PolicyNetwork, count: int, keeps: bool) -> None:
    known = known_after(count, count)._replace(leader_keeps=keeps)
    worlds, _ = walks(known, net)
    public, cards = PublicDeal.of(known), [card for card in range(10) if known.hand[card]]
    rollouts = Rollouts(public, net, default_value_network(), np.random.default_rng(1))
    found = rollouts.values(worlds.hands, np.zeros((WALK_COUNT, 4), np.bool_), cards)
    alone = Rollout(public, net, random.Random(1))
    for walk in range(0, WALK_COUNT, 9):
        alone.enter(worlds.hands[walk].tolist(), [False] * 4)
        assert found[walk] == pytest.approx([alone.value_of(card) for card in cards], abs=1e-3)


def test_whoever_plays_at_random_plays_any_card() -> None:
    known = known_after(8, 8)
    worlds, _ = walks(known, population_network())
    public, card = PublicDeal.of(known), next(card for card in range(10) if known.hand[card])
    rollouts = Rollouts(public, population_network(), default_value_network(), np.random.default_rng(1))
    same = np.repeat(worlds.hands[:1], WALK_COUNT, 0)
    assert len(np.unique(rollouts.values(same, np.zeros((WALK_COUNT, 4), np.bool_), [card]))) == 1
    assert len(np.unique(rollouts.values(same, np.ones((WALK_COUNT, 4), np.bool_), [card]))) > 3


def test_the_same_seed_gives_the_same_evaluation_and_the_race_is_run_by_whole_rounds_of_walks() -> None:
    known = known_after(13, 1)
    first, second = (
        LockstepSearch(2 * WALK_COUNT, population_network()).think(known, random.Random(7)) for _ in range(2)
    )
    assert first == second
    assert first.samples <= 2 * WALK_COUNT


@pytest.mark.parametrize(("count", "seed"), BEGUN)
def test_walks_begin_among_worlds_as_likely_as_those_they_come_to(net: PolicyNetwork, count: int, seed: int) -> None:
    known = known_after(count, seed, at_random=True)
    worlds, _ = walks(known, net)
    worlds.warm_up(Budget(1, 0))
    first = likelihoods(worlds)
    for _ in range(60):
        worlds.step()
    later = likelihoods(worlds)
    assert later.mean() - first.mean() < 3 * np.hypot(later.std(), first.std()) / WALK_COUNT**0.5


def likelihoods(worlds: Walks) -> NDArray[np.float64]:
    """Return the logarithm of how likely all plays were, by walk."""
    found: NDArray[np.float64] = sum(np.logaddexp.reduce(worlds.log_likelihoods(seat)) for seat in worlds.others)
    return found


def test_a_short_time_is_not_spent_on_warming_up_alone() -> None:
    walked, budget = walks(known_after(22, 22), population_network())[0], Budget(1, 1)
    while budget.is_beginning:
        pass
    before = walked.hands.copy()
    walked.warm_up(budget)
    assert (walked.hands == before).all()
    walked.warm_up(Budget(1, 0))
    assert (walked.hands != before).any()


@pytest.mark.parametrize("fails", [ModuleNotFoundError, ImportError, RuntimeError])
def test_without_numpy_the_master_looks_at_one_world_after_the_other(
    fails: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(policies.policy("master").search, LockstepSearch)  # type: ignore[attr-defined]

    def load(name: str) -> ModuleType:
        raise fails(name)  # missing, without its library, or for another processor

    monkeypatch.setattr(arrays, "import_module", load)
    arrays.can_load_numpy.cache_clear()
    try:
        assert type(policies.policy("master").search) is QuistSearch  # type: ignore[attr-defined]
    finally:
        arrays.can_load_numpy.cache_clear()
