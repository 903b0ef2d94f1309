"""Trainings play the deals of the players, and their lessons have the slopes of finite differences."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from numeramis_access.games.quist.players import model, policy_network, rules_of_thumb
from numeramis_access.games.quist.players.training import card_lessons, deals, foresight
from numeramis_access.games.quist.players.training.population import embed
from numeramis_access.games.whist.players import card_inputs, naming_inputs
from numeramis_access.games.whist.players.card_network import CardNetwork, memory_of
from numeramis_access.games.whist.players.learned_policy import WEIGHT_SETS
from numeramis_access.games.whist.players.model import NO_TRUMP, Deal, Terms
from numeramis_access.games.whist.players.training import card_lessons as whist
from numeramis_access.games.whist.players.training import naming_training as naming
from numeramis_access.players.training.network import (
    Adam,
    Layers,
    entropy_of,
    hidden_units,
    outputs,
    probabilities,
    random_network,
    scaled_weights,
)
from tests.reading_network import any_reading_network

#: each seat is drawn for itself
MIXED = (0.0, 0.0, 1.0)
UNITS, HEAT = 8, 0.3


def network(inputs: int, choices: int = 1) -> Layers:
    """Return an untrained network."""
    return random_network(inputs, UNITS, choices, np.random.default_rng(2))


def steepest_difference(net: Adam, loss: Callable[[], float], rows: list[int]) -> float:
    """Return the largest difference between slopes and finite differences, as a share of the steepest.

    :param loss: the loss that the lesson lowers. :param rows: the inputs whose slopes are compared.
    """
    rng, worst, step = np.random.default_rng(5), 0.0, np.float32(2e-3)
    steepest = max(float(np.abs(slopes).max()) for slopes in net.grad)
    for at, (part, slopes) in enumerate(zip(net.layers, net.grad, strict=True)):
        places = [(row, rng.integers(UNITS)) for row in rows] if at == 0 else [*np.ndindex(part.shape)][:20]
        for place in places:
            sides, old = [], part[place]
            for moved in (old + step, old - step):
                part[place] = moved
                sides.append(loss())
            part[place] = old
            worst = max(worst, abs((sides[0] - sides[1]) / (2 * float(step)) - float(slopes[place])))
    return worst / steepest


@pytest.mark.parametrize("kind", [deals.KIND_GREEDY, deals.KIND_CLUB, deals.KIND_BEGINNER])
def test_quists_deals_are_the_models_and_all_seats_play_as_the_players(kind: int) -> None:
    weights, rule, rng = any_reading_network(random.Random(1)), deals.RULES_BY_KIND[kind], np.random.default_rng(3)
    net, layers = policy_network.PolicyNetwork(weights), embed(weights)
    other = embed(any_reading_network(random.Random(2)))
    kinds = np.tile([deals.KIND_LEARNER, kind, deals.KIND_OLDER, kind], (6, 1))
    lanes = deals.begin_deals(deals.pair_networks(layers, other), kinds, rng)
    order = (lanes.leader[:, None] + np.arange(4)) % 4
    hands = [[lanes.hands[at, list(order[at]).index(seat)].tolist() for seat in range(4)] for at in range(6)]
    publics = [model.PublicDeal(int(leader)) for leader in lanes.leader]
    for turn in range(model.PLAY_COUNT):
        cards, chances = deals.choose(lanes, kinds, turn, False, rng)
        for at, public in enumerate(publics):
            held = hands[at][public.seat]
            if kinds[at, public.seat] == kind:
                assert cards[at] == rule(public, held)
            elif kinds[at, public.seat] == deals.KIND_LEARNER:
                for number, chance in net.preferences(public, held).items():
                    assert chances[at, number] == pytest.approx(chance, abs=1e-3)
            held[cards[at]] -= 1
            public.play(int(cards[at]))
        lanes.play(cards, turn + 1)
    assert [public.won[0] - public.won[1] for public in publics] == lanes.ahead.tolist()
    assert rules_of_thumb.greedy is deals.RULES_BY_KIND[deals.KIND_GREEDY]


def test_quists_lessons_of_cards_have_the_slopes_of_differences() -> None:
    net = Adam(network(policy_network.READING_INPUT_COUNT, 10))
    critic, rng = network(foresight.CRITIC_INPUTS), np.random.default_rng(4)
    rec = card_lessons.collect_lessons(MIXED, net.layers, net.layers, critic, 6, rng)
    card_lessons.add_gradients(np.arange(len(rec.held)), rec, net, HEAT)

    def loss() -> float:
        chances = probabilities(outputs(net.layers, hidden_units(net.layers, rec.inputs.astype("f4"))), rec.held)
        return float(-((chances * rec.gains).sum(axis=1) + HEAT * entropy_of(chances)).mean())

    assert steepest_difference(net, loss, [4, 44, 90, 180, 300, 700]) < 0.02


def test_quists_inputs_in_a_lesson_give_the_preferences_of_the_deal() -> None:
    weights = any_reading_network(random.Random(1))
    layers, rng, kinds = embed(weights), np.random.default_rng(4), np.zeros((5, 4), np.int64)
    lanes = deals.begin_deals(deals.pair_networks(layers, layers), kinds, rng)
    history, every = np.zeros((5, 4, model.NUMBERS + policy_network.CONTEXT_COUNT), "i1"), np.arange(5)
    for turn in range(deals.CHOICE_COUNT):
        cards, chances = deals.choose(lanes, kinds, turn, False, rng)
        inputs = card_lessons.network_inputs(lanes, history, every, turn).astype("f4")
        again = probabilities(outputs(layers, hidden_units(layers, inputs)), lanes.hands[:, turn % 4] > 0)
        assert again == pytest.approx(chances, abs=1e-3)
        history[every, lanes.seat(turn), cards] += 1
        history[every, lanes.seat(turn), model.NUMBERS + deals.CONTEXT_OF_CODE[lanes.codes(cards, turn)]] += 1
        lanes.play(cards, turn + 1)


def test_quists_critic_learns_by_the_slopes_of_differences() -> None:
    net, policy = Adam(network(foresight.CRITIC_INPUTS)), network(policy_network.READING_INPUT_COUNT, 10)
    out = foresight.collect_critic_lessons(MIXED, policy, policy, 100, np.random.default_rng(6))
    foresight.add_critic_gradients(np.arange(len(out.target)), out, net)

    def loss() -> float:
        return float(((outputs(net.layers, hidden_units(net.layers, out.inputs))[:, 0] - out.target) ** 2).mean() / 2)

    assert steepest_difference(net, loss, [1, 45, 100, 162, 170, 176]) < 0.02


@pytest.mark.parametrize("name", WEIGHT_SETS)
def test_whists_network_in_training_rates_cards_as_the_players_network(name: str) -> None:
    net, terms, rng = network(card_inputs.INPUT_COUNT), WEIGHT_SETS[name], random.Random(7)
    plain = CardNetwork(scaled_weights(net, list(card_inputs.INPUT_GROUPS)))
    deal = Deal(terms, whist.random_hands(terms.seats, rng), 1)
    memory, tricks = [0] * card_inputs.MEMORY_SIZE, list[list[tuple[int, int]]]([[]])
    while not deal.over:
        thought, odds = whist.rate_cards(net, deal, memory), plain.log_odds(deal, memory_of(tricks))
        assert thought.cards == list(odds)
        chances = np.exp(np.array(list(odds.values())) - max(odds.values()))
        assert thought.chances == pytest.approx(chances / chances.sum(), abs=5e-3)
        card = rng.choice(thought.cards)
        tricks[-1].append((deal.seat, card))
        whist.play_card(deal, memory, card)
        tricks += [[]] if not deal.laid else []
    assert sum(whist.tricks_above_share(deal)) == pytest.approx(0)


def test_whists_lessons_of_cards_have_the_slopes_of_differences() -> None:
    net = Adam(network(card_inputs.INPUT_COUNT))
    nets, alike = (net.layers, net.layers), [[whist.KIND_LEARNER] * 4]
    rec = whist.collect_decisions(
        [Terms(trump=2), Terms(trump=NO_TRUMP)], alike * 2, 0.5, False, nets, random.Random(8)
    )
    assert rec
    assert all(len(lesson.active) == len(lesson.gains) > 1 for lesson in rec)
    whist.add_gradients(rec, net, HEAT)

    def loss() -> float:
        total = 0.0
        for lesson in rec:
            units = np.stack([net.layers.w1[active].sum(0) + net.layers.b1 for active in lesson.active])
            logits = lesson.weights + outputs(net.layers, np.maximum(units, 0))[:, 0]
            chances = probabilities(logits, np.ones(len(logits), np.int64))
            total -= float(chances @ lesson.gains + HEAT * entropy_of(chances)) / len(rec)
        return total

    assert steepest_difference(net, loss, [int(rec[0].active[0][at]) for at in (0, 5, 40, -1)]) < 0.02


@pytest.mark.parametrize("kind", naming.TOURS_BY_CHOOSER)
def test_whists_answers_have_the_points_of_the_actual_deal_and_the_slopes_of_differences(kind: int) -> None:
    net = Adam(network(naming_inputs.INPUT_COUNT))
    rec = [question for seed in range(4) for question in naming.questions(kind, net.layers, random.Random(seed))]
    assert {question.asked for question in rec} <= {kind, naming_inputs.CHOOSER_PARTNER}
    assert any(question.points.std() for question in rec)
    naming.add_gradients(rec, net, np.zeros(4), np.zeros(4, np.int64))
    weights = list(naming.SQUARE_WEIGHTS.values())

    def loss() -> float:
        total = 0.0
        for question in rec:
            off = outputs(net.layers, hidden_units(net.layers, question.inputs))[:, 0] - question.points
            total += weights[question.asked] * (off.var() + naming.MEAN_WEIGHT * off.mean() ** 2) / 2 / len(rec)
        return float(total)

    assert steepest_difference(net, loss, np.flatnonzero(rec[0].inputs[0])[:5].tolist()) < 0.02
