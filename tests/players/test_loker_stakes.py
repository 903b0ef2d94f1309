"""Loker's stake network: its inputs lie within the range of its weights' scales, and it mixes actions as intended."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from numeramis_access.core.seats import CHANCE
from numeramis_access.games.loker.events import Bet, Fold
from numeramis_access.games.loker.players.policies import policy
from numeramis_access.games.loker.players.stake_network import (
    INPUT_COUNT,
    INPUT_GROUPS,
    SLIP_PROBABILITY,
    active_inputs,
    betting_view,
    stake_network,
)
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerView
from tests.contract.walk import some_action
from tests.contract.walk import table_of as match_of
from tests.players.test_loker_betting import at

RULES = Loker()


@pytest.mark.parametrize("seats", [2, 3, 6, 10])
def test_no_more_is_told_at_once_than_its_lanes_have_room_for(seats: int) -> None:
    """Every input belongs to one group, and no group has more active inputs than the weights were scaled for."""
    assert [first for first, _, _ in INPUT_GROUPS] == [0, *(first + size for first, size, _ in INPUT_GROUPS[:-1])]
    assert sum(INPUT_GROUPS[-1][:2]) == INPUT_COUNT
    most: Counter[int] = Counter()
    for seed in range(6):
        limit = ("none", "pot", "fixed")[seed % 3]
        table = match_of(("loker", seats, {"games": 3, "stakes": "poker", "limit": limit}), seed)
        chance = random.Random(seed)
        while not table.is_over:
            if table.to_act != CHANCE:
                view = table.view(table.to_act)
                assert isinstance(view, LokerView)
                if view.betting is not None and view.betting.open:
                    _count(view, most)
            table.act(some_action(table, chance))
    assert len(most) == len(INPUT_GROUPS)


def _count(view: LokerView, most: Counter[int]) -> None:
    """Note the number of active inputs in each group."""
    scales, singles = active_inputs(betting_view(view))
    active = [*singles, *(first + step for first, level in scales for step in range(level))]
    assert len(set(active)) == len(active)
    for first, size, at_once in INPUT_GROUPS:
        found = sum(first <= one < first + size for one in active)
        assert found <= at_once
        if found:
            most[first] = max(most[first], found)


def test_stakes_are_mixed_as_often_as_the_network_likes_them() -> None:
    view = at("013579", (0, 0), (10, 10), (90, 90))
    liked, player = stake_network().preferences(view), policy("expert")
    assert sum(liked.values()) == pytest.approx(1)
    drawn = Counter(player.choose(view, random.Random(seed), 0).action for seed in range(3000))
    meant = {action: chance for action, chance in liked.items() if chance >= SLIP_PROBABILITY}
    assert set(drawn) == set(meant)
    for action, chance in meant.items():
        assert drawn[action] / 3000 == pytest.approx(chance / sum(meant.values()), abs=0.04)


@pytest.mark.parametrize(("bets", "left"), [((0, 4), (90, 86)), ((0, 90), (90, 0)), ((10, 40), (80, 50))])
def test_the_best_hand_is_never_given_up(bets: tuple[int, ...], left: tuple[int, ...]) -> None:
    view = at("999999", bets, tuple(10 + bet for bet in bets), left)
    assert stake_network().preferences(view)[Fold()] < SLIP_PROBABILITY


def test_weak_hands_bluff_after_a_check_and_give_up_against_everything() -> None:
    """After the last exchange, alone against an opponent who has checked, or who bets everything."""
    for hand in ("013579", "134689", "112389"):
        checked = stake_network().preferences(at(hand, (0, 0), (10, 10), (90, 90), acted=(False, True)))
        assert sum(chance for action, chance in checked.items() if isinstance(action, Bet)) > 0.1
        assert stake_network().preferences(at(hand, (0, 90), (10, 100), (90, 0)))[Fold()] > 0.9
