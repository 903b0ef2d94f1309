"""Players by rules of thumb: the model plays as they do, and a blame may not hold among them."""

from __future__ import annotations

import random
from math import log
from typing import Any

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.games.quist.players import habits
from numeramis_access.games.quist.players.model import HAND_SIZE, PLAY_COUNT, PartialDeal, PublicDeal, deal
from numeramis_access.games.quist.players.policy_network import default_policy_network
from numeramis_access.games.whist.players.partial_deal import card_index, public_deal
from numeramis_access.games.whist.players.rules_of_thumb import RulesStyle
from numeramis_access.games.whist.state import WhistView
from numeramis_access.players.judging import (
    MAX_WORLDS_FACTOR_AGAINST_OTHERS,
    better_action_against,
    judge_against_others,
)
from numeramis_access.players.policy import Choice, OtherChoice, Policy, SamplingPolicy
from numeramis_access.players.search.posterior import ERROR_RATE
from tests.contract.walk import SETTINGS, name_of, table_of
from tests.standard import GAMES, policy

BEST, OWN = PlayCard("1"), PlayCard("2")
VIEW = View(0, 0, (BEST, OWN), (), 0)


class Measured(SamplingPolicy):
    """Finds one action better by a fixed value, with an error of one over the square root of the worlds."""

    worlds, max_worlds = 100, 100

    def __init__(self, better: float) -> None:
        self._better, self.looked = better, 0

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        raise AssertionError

    def compare(self, view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        self.looked += worlds
        worth = tuple((action, 2.0 + self._better * (action == BEST)) for action in actions)
        return Choice(actions[0], worth, errors=(0.0, worlds**-0.5))


class Exact(Policy):
    """Knows the exact value by which one action is better."""

    def __init__(self, better: float) -> None:
        self._better = better

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        return Choice(BEST, ((BEST, 2.0 + self._better), (OWN, 2.0)))


#: the best action's lead among others, its verdict from samples, and the number of looks
LOSSES = ((0.5, "", 1), (0.2, "", 4), (0.1, "", 16), (0.05, "", 16), (-0.07, "alike", 16), (-0.2, "better", 16),
          (-0.5, "better", 1))  # fmt: skip


@pytest.mark.parametrize(("lost", "said", "times"), LOSSES)
def test_a_blame_that_does_not_hold_among_others_is_told_only_where_that_is_shown(
    lost: float, said: str, times: int
) -> None:
    player = Measured(lost)
    found = judge_against_others(player, VIEW, (BEST, OWN), "club", 0.1, random.Random(1))
    assert found == (OtherChoice(OWN, "club", alike=said == "alike") if said else None)
    assert player.looked == times * player.worlds <= MAX_WORLDS_FACTOR_AGAINST_OTHERS * player.worlds


@pytest.mark.parametrize(("lost", "said"), [(0.3, ""), (0.09, "alike"), (-0.09, "alike"), (-0.11, "better")])
def test_so_it_is_where_values_are_exact(lost: float, said: str) -> None:
    found = judge_against_others(Exact(lost), VIEW, (BEST, OWN), "beginner", 0.1, random.Random(1))
    assert found == (OtherChoice(OWN, "beginner", alike=said == "alike") if said else None)


class Choosing(Measured):
    """Chooses an action; other worlds then find the best one's lead."""

    def __init__(self, better: float, action: Action) -> None:
        super().__init__(better)
        self._action = action

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Choose it by a little."""
        other = OWN if self._action == BEST else BEST
        return Choice(self._action, ((self._action, 2.1), (other, 2.0)), errors=(0.0, 0.1))


@pytest.mark.parametrize(("better", "said"), [(1.0, True), (0.35, False), (0.05, False), (-1.0, False)])
def test_that_another_choice_than_the_best_is_better_among_others_is_told_only_where_that_is_shown(
    better: float, said: bool
) -> None:
    found = better_action_against(Choosing(better, BEST), VIEW, OWN, "club", 0.1, random.Random(1))
    assert found == (OtherChoice(BEST, "club") if said else None)


def test_what_is_best_among_others_too_is_not_looked_at_any_further() -> None:
    same = Choosing(1.0, OWN)
    assert better_action_against(same, VIEW, OWN, "club", 0.1, random.Random(1)) is None
    assert not same.looked


@pytest.mark.parametrize(("better", "said"), [(0.1, True), (0.09, False)])
def test_so_it_is_of_the_best_one_where_values_are_exact(better: float, said: bool) -> None:
    found = better_action_against(Exact(better), VIEW, OWN, "club", 0.1, random.Random(1))
    assert found == (OtherChoice(BEST, "club") if said else None)


@pytest.mark.parametrize("game", [game for game in GAMES if STANDARD[game].players().supposes_good_play])
def test_whoever_judges_against_others_of_a_level_weighs_the_same_choices(game: str) -> None:
    players, setting = STANDARD[game].players(), next(one for one in SETTINGS if one[0] == game)
    assert players.judge is not None
    table = table_of(setting, 3)
    for _ in range(3):
        table.draw()
        table.act(policy(game, "club").choose(table.view(table.to_act), random.Random(1), 0).action)
    table.draw()
    view = table.view(table.to_act)
    actions = tuple(one for one in view.legal if isinstance(one, Action))[:2]
    for level in ("beginner", "club"):
        judge = players.judge(level)
        if isinstance(judge, SamplingPolicy):
            found = judge.compare(view, actions, random.Random(1), 16)
            assert {action for action, _ in found.candidates} == set(actions)
            assert found == judge.compare(view, actions, random.Random(1), 16)


# Quist


def test_a_deal_of_quist_is_played_on_by_the_rule_and_all_its_tricks_are_somebodys() -> None:
    net = default_policy_network()
    for seed in range(20):
        chance = random.Random(seed)
        hands, public = deal(chance), PublicDeal(seed % 4)
        for _ in range(seed):
            card = habits.HABITS_OF_LEVEL["club"](public, hands[public.seat])
            hands[public.seat][card] -= 1
            public.play(card)
        cards = [card for card in range(10) if hands[public.seat][card]]
        before = [list(hand) for hand in hands]
        for card in cards:
            made = habits.play_out(net, habits.HABITS_OF_LEVEL["club"], public, hands, card)
            assert 0 <= made <= HAND_SIZE - sum(public.won)
        assert hands == before
        assert public.count == seed < PLAY_COUNT


def test_plays_of_quist_tell_what_the_rule_would_have_played() -> None:
    # The second to play led a five with a seven and a nine behind it: by the rule one leads the middle card.
    known = PartialDeal(1, (9, *[0] * 9), ((0, 5),), 0)
    told = habits.HabitEvidence(known, habits.HABITS_OF_LEVEL["club"])
    low_and_high, only_higher = [0] * 10, [0] * 10
    for number in (1, 2, 3, 4, 6, 7, 8, 9):
        low_and_high[number] = 1
    for number in (6, 7, 8, 9):
        only_higher[number] = 2
    assert told.log_likelihoods(0, low_and_high)[1] == pytest.approx(log(1 - ERROR_RATE + ERROR_RATE / 9))
    assert told.log_likelihoods(0, only_higher)[1] == pytest.approx(log(ERROR_RATE / 5))


# Whist


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one[0] == "whist"], ids=name_of)
def test_the_club_player_of_whist_plays_in_the_model_as_at_the_table(setting: Any) -> None:
    club, style = policy("whist", "club"), RulesStyle(notices_voids=False)
    for seed in range(2):
        table, chance = table_of(setting, seed), random.Random(seed)
        for _ in range(60):
            table.draw()
            if table.is_over:
                break
            view = table.view(table.to_act)
            assert isinstance(view, WhistView)
            choice = club.choose(view, chance, 0)
            if not view.asked and len(view.legal) > 1:
                likely = style.probabilities(public_deal(view))
                best = [one for one, value in choice.candidates if value == choice.candidates[0][1]]
                assert card_index(choice.action.card) in likely  # type: ignore[attr-defined]
                assert set(likely) <= {card_index(one.card) for one in best if isinstance(one, PlayCard)}
                assert style.prefer(public_deal(view)) in likely
            table.act(chance.choice(view.legal) if chance.random() < 0.2 and not view.asked else choice.action)
