"""Sampled worlds deal only possible cards, as often as their posterior probability."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from math import exp, hypot, inf, prod
from statistics import fmean, stdev

import pytest

from numeramis_access.games.quist.players.model import PartialDeal, PublicDeal, deal
from numeramis_access.games.quist.players.policy_network import (
    PolicyNetwork,
    default_policy_network,
    population_network,
)
from numeramis_access.games.quist.players.posterior import Evidence, QuistPosterior, Trust
from numeramis_access.games.quist.players.rollout import Rollout
from numeramis_access.players.search.posterior import log_sum

#: plays and seeds at which random walks begin: most of these deals are unlikely for a network
BEGUN = ((15, 9), (20, 3), (22, 7), (28, 7))


def known_after(count: int, seed: int, at_random: bool = False) -> PartialDeal:
    """Return the knowledge of the seat to act after this many cards, played by the learned policy or at random."""
    return played_by(default_policy_network(), count, seed, at_random)[0]


def played_by(
    net: PolicyNetwork, count: int, seed: int, at_random: bool = False
) -> tuple[PartialDeal, list[list[int]]]:
    """Return the knowledge of the seat to act after this many cards, favourites or random ones, and all hands."""
    chance = random.Random(seed)
    hands, public = deal(chance), PublicDeal(0)
    plays: list[tuple[int, int]] = []
    while public.count < count:
        hand = hands[public.seat]
        chances = net.preferences(public, hand)
        card = chance.choice(list(chances)) if at_random else max(chances, key=chances.__getitem__)
        plays.append((public.seat, card))
        hand[card] -= 1
        public.play(card)
    return PartialDeal(public.seat, tuple(hands[public.seat]), tuple(plays), 0), hands


def test_every_world_is_possible() -> None:
    for count in (0, 7, 22, 35):
        known = known_after(count, seed=count)
        worlds = QuistPosterior(Evidence(known, default_policy_network()), random.Random(1))
        played = Counter(card for _, card in known.plays)
        for _ in range(30):
            worlds.step()
            assert worlds.hands[known.seat] == list(known.hand)
            for seat, hand in enumerate(worlds.hands):
                assert sum(hand) == 9 - sum(1 for player, _ in known.plays if player == seat)
            assert all(sum(hand[n] for hand in worlds.hands) + played[n] <= 8 for n in range(10))


@pytest.mark.parametrize(("count", "seed"), BEGUN)
def test_a_walk_begins_among_worlds_as_likely_as_those_it_comes_to(count: int, seed: int) -> None:
    """Otherwise short walks would use worlds that the plays make unlikely, all alike, and their errors hide it."""
    evidence = Evidence(known_after(count, seed, at_random=True), default_policy_network())
    first, later = list[float](), list[float]()
    for chance in range(60):
        worlds = QuistPosterior(evidence, random.Random(chance))
        for likelihoods, steps in ((first, 1), (later, 60)):
            for _ in range(steps):
                worlds.step()
            logs = [log_sum(evidence.log_likelihoods(seat, worlds.hands[seat])) for seat in worlds.others]
            likelihoods.append(sum(logs))
    assert fmean(later) - fmean(first) < 3 * hypot(stdev(later), stdev(first)) / 60**0.5


@pytest.mark.parametrize("strong", [True, False])
def test_whoever_plays_like_another_network_is_read_as_one_who_does(strong: bool) -> None:
    found = 0.0
    for seed in range(8):
        known, hands = played_by(default_policy_network() if strong else population_network(), 20, seed)
        evidence = Evidence(known, population_network(), trust=Trust(second=default_policy_network()))
        for seat in range(4):
            _, learned, second = evidence.log_likelihoods(seat, hands[seat])
            found += second - learned
    assert (found > 0) == strong


def test_the_same_seed_walks_through_the_same_worlds() -> None:
    known = known_after(14, seed=3)
    walks = []
    for _ in range(2):
        worlds = QuistPosterior(Evidence(known, default_policy_network()), random.Random(5))
        walk = []
        for _ in range(10):
            worlds.step()
            walk.append([list(hand) for hand in worlds.hands])
        walks.append(walk)
    assert walks[0] == walks[1]


def exact(known: PartialDeal, worlds: QuistPosterior, others: list[int]) -> dict[tuple[int, ...], float]:
    """Return the exact posterior of each world with one card a seat, by Bayes over all of them."""
    out = Counter({number: 8 - known.hand[number] for number in range(10)})
    out.subtract(card for _, card in known.plays)
    belief = {}
    for cards in product(range(10), repeat=len(others)):
        ways = prod(out[card] - cards[:at].count(card) for at, card in enumerate(cards))
        hands = [[int(number == card) for number in range(10)] for card in cards]
        logs = (worlds.style_log_likelihoods(seat, hand, -inf) for seat, hand in zip(others, hands, strict=True))
        belief[cards] = max(ways, 0) * exp(sum(map(log_sum, logs)))
    total = sum(belief.values())
    return {cards: share / total for cards, share in belief.items()}


def test_worlds_come_as_often_as_bayes_says() -> None:
    known = known_after(32, seed=9)
    worlds = QuistPosterior(Evidence(known, default_policy_network()), random.Random(2))
    belief = exact(known, worlds, worlds.others)
    rounds = 30000
    found: list[Counter[int]] = [Counter() for _ in worlds.others]
    for _ in range(rounds):
        worlds.step()
        for counter, seat in zip(found, worlds.others, strict=True):
            counter[worlds.hands[seat].index(1)] += 1
    for at, counter in enumerate(found):
        for number in range(10):
            expected = sum(share for cards, share in belief.items() if cards[at] == number)
            assert abs(counter[number] / rounds - expected) < 0.03


def test_who_throws_a_four_is_believed_to_have_hardly_any_smaller_card() -> None:
    """Left leads a 6, the partner throws a 3 and right a 4: the 0s and 1s are not with these two."""
    plays = ((1, 6), (2, 3), (3, 4))
    known = PartialDeal(0, (1, 1, 1, 1, 1, 1, 1, 1, 1, 0), plays, 1)
    worlds = QuistPosterior(Evidence(known, default_policy_network()), random.Random(3))
    small = dict.fromkeys(worlds.others, 0)
    rounds = 4000
    for _ in range(rounds):
        worlds.step()
        for seat in worlds.others:
            small[seat] += worlds.hands[seat][0] + worlds.hands[seat][1]
    evenly = 8 * (7 + 7) / (80 - 12)
    assert small[3] / rounds < 0.8 * evenly
    assert small[2] / rounds < 0.9 * evenly


@pytest.mark.parametrize("level", ["random", "strong"])
def test_plays_tell_who_plays_any_card(level: str) -> None:
    """After six phases most worlds recognise random players, and hardly any take others for them."""
    found: list[bool] = []
    for seed in range(12):
        known = known_after(24, seed, at_random=level == "random")
        worlds = QuistPosterior(Evidence(known, default_policy_network()), random.Random(1))
        for _ in range(10):
            worlds.step()
            found += [any_card for seat, any_card in enumerate(worlds.random_seats()) if seat in worlds.others]
    share = sum(found) / len(found)
    assert share > 0.6 if level == "random" else share < 0.05


def test_who_plays_any_card_is_played_on_so() -> None:
    """If all three others play at random, repeated rollouts give the same card different values."""
    hands, public = deal(random.Random(2)), PublicDeal(0)
    values = []
    for at_random in (False, True):
        rollout = Rollout(public, default_policy_network(), random.Random(3))
        rollout.enter(hands, [False, at_random, at_random, at_random])
        card = next(number for number in range(10) if hands[0][number])
        values.append({rollout.value_of(card) for _ in range(20)})
    assert [len(found) > 1 for found in values] == [False, True]
