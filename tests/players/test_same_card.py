"""Players choose the same card with NumPy and without it, as on the static page.

Quist's searches and Loker's exchanges have a form in NumPy; Šipky's duels are compared in ``test_sipky_model``, 45 × 45
positions to the last bit; Whist has one form. All 2,000 positions of a game take some minutes: ``python -m pytest
tests/players/test_same_card.py``; the whole run takes a part by turns.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from numeramis_access.games.loker.players import model as loker
from numeramis_access.games.loker.players.ranges import UNKNOWN_EXCHANGE_SIGN, Range, shares_below
from numeramis_access.games.loker.players.training.stake_tables import NO_CARD, best_exchanges
from numeramis_access.games.quist.players.lockstep import Rollouts, Walks
from numeramis_access.games.quist.players.model import PublicDeal
from numeramis_access.games.quist.players.policy_network import default_policy_network, population_network
from numeramis_access.games.quist.players.posterior import Evidence
from numeramis_access.games.quist.players.rollout import Rollout
from numeramis_access.games.quist.players.value_network import default_value_network
from numeramis_access.players.search.race import Race
from tests.players.test_quist_posterior import known_after

#: positions of a game, parts in which they are asked, and worlds of a choice
POSITIONS, PARTS, WORLDS = 2000, 100, 16


@pytest.mark.turns(25)
@pytest.mark.parametrize("part", range(PARTS))
def test_quists_searches_choose_the_same_card_in_the_same_worlds(part: int) -> None:
    for seed in range(part * POSITIONS // PARTS, (part + 1) * POSITIONS // PARTS):
        net = (default_policy_network, population_network)[seed % 2]()
        known = known_after(seed % 28, seed, at_random=seed % 5 == 0)
        public, draw = PublicDeal.of(known), np.random.default_rng(seed)
        chances = net.preferences(public, list(known.hand))
        own = max(chances, key=chances.__getitem__)
        cards = [own, *(card for card in chances if card != own)]
        walks = Walks(Evidence(known, net), net, draw)
        hands = walks.hands[:WORLDS]
        at_once = Rollouts(public, net, default_value_network(), draw).values(hands, np.zeros((WORLDS, 4), bool), cards)
        alone, races = Rollout(public, net, random.Random(seed)), [Race(own, cards[1:]) for _ in range(2)]
        for world, values in zip(hands.tolist(), at_once.tolist(), strict=True):
            alone.enter(world, [False] * 4)
            for race, of_cards in zip(races, (values, map(alone.value_of, cards)), strict=True):
                if race.challengers:
                    race.add(dict(zip(cards, of_cards, strict=True)))
        assert races[0].evaluation().choice == races[1].evaluation().choice, seed


@pytest.mark.slow
def test_lokers_exchanges_throw_the_same_cards() -> None:
    aim = np.array(shares_below(Range(UNKNOWN_EXCHANGE_SIGN + UNKNOWN_EXCHANGE_SIGN))) ** 2
    at_once, hand_values = best_exchanges(aim)[0].tolist(), aim.tolist()
    hands = loker.hands_by_strength()
    for at in random.Random(1).sample(range(len(hands)), POSITIONS):
        hand = hands[at]
        counts = tuple(8 - hand.count(number) for number in "0123456789")
        discards = ((), *loker.possible_discards(hand, 3))
        values = {cards: loker.exchange_value(hand, cards, hand_values, counts) for cards in discards}
        best = max(values.values())
        thrown = tuple(str(number) for number in at_once[at] if number != NO_CARD)
        assert values[thrown] == pytest.approx(best, abs=1e-9), hand
