"""The worlds of Whist's expert are sampled as often as the observed plays make them likely."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from math import exp, hypot, log
from statistics import fmean, stdev

import pytest

from numeramis_access.core.table import Table
from numeramis_access.games.whist.players.learned_policy import LearnedPolicy, learned_policy_for
from numeramis_access.games.whist.players.model import Masks
from numeramis_access.games.whist.players.one_trick import EagerStyle, ThriftyStyle
from numeramis_access.games.whist.players.partial_deal import UnseenCards, card_index, mask_of, public_deal
from numeramis_access.games.whist.players.posterior import (
    ERROR_RATE,
    LOG_PRIORS,
    Evidence,
    WhistPosterior,
    observed_plays,
)
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions, WhistView
from numeramis_access.games.whist.tours import TOURS
from numeramis_access.players.search.posterior import log_sum
from tests.standard import policy


def view_after(plays: int, seed: int, tour: str = "base", level: str = "strong") -> WhistView:
    """Return the view of the seat to act after this many plays of a level."""
    table = Table(Whist(), WhistOptions(tour=tour), TOURS[tour].seats, seed)  # type: ignore[arg-type]
    table.draw()
    chance = random.Random(seed)
    while True:
        view = table.view(table.to_act)
        assert isinstance(view, WhistView)
        if not view.asked and sum(map(len, (*view.past, view.trick))) >= plays:
            return view
        table.act(policy("whist", level).choose(view, chance, 0).action)
        table.draw()


def beliefs(view: WhistView, seed: int = 1) -> WhistPosterior:
    deal = public_deal(view)
    return WhistPosterior(Evidence(view, deal, learned_policy_for(deal.terms)), random.Random(seed))


def seats_of(hands: Masks, cards: list[int]) -> tuple[int, ...]:
    """Return the holder of each card."""
    return tuple(next(s for s in range(4) if hands[4 * s + card // 13] >> card % 13 & 1) for card in cards)


@pytest.mark.parametrize(("plays", "level", "seed"), [(28, "strong", 7), (20, "random", 3), (16, "random", 9)])
def test_a_walk_begins_among_worlds_as_likely_as_those_it_comes_to(plays: int, level: str, seed: int) -> None:
    """Otherwise short walks would use worlds that the plays make unlikely, all alike, and their errors hide it."""
    view = view_after(plays, seed, level=level)
    deal = public_deal(view)
    evidence, first, later = Evidence(view, deal, learned_policy_for(deal.terms)), [], []
    for chance in range(60):
        walk = WhistPosterior(evidence, random.Random(chance))
        for likelihoods, steps in ((first, 1), (later, 100)):
            for _ in range(steps):
                hands, _ = walk.step()
            others = [seat for seat in range(4) if seat != view.seat]
            logs = [log_sum(evidence.log_likelihoods(seat, hands[4 * seat : 4 * seat + 4])) for seat in others]
            likelihoods.append(sum(logs))
    assert fmean(later) - fmean(first) < 4 * hypot(stdev(later), stdev(first)) / 60**0.5


@pytest.mark.parametrize("tour", TOURS)
def test_every_world_is_possible(tour: str) -> None:
    for plays in (0, 9, 22):
        view = view_after(plays, 3 + plays, tour, "random")
        deal, walk = public_deal(view), beliefs(view)
        for _ in range(5):
            hands, _ = walk.step()
            assert [sum(hands[suit::4]) for suit in range(4)] == deal.left
            assert hands[4 * deal.seat : 4 * deal.seat + 4] == mask_of(view.hand)
            assert not any(mask for mask, void in zip(hands, deal.voids, strict=True) if void)
            for seat, held in enumerate(view.hands):
                assert sum(mask.bit_count() for mask in hands[4 * seat : 4 * seat + 4]) == len(held)


def test_the_same_seed_walks_through_the_same_worlds() -> None:
    walks = [beliefs(view_after(21, 2), seed=4) for _ in range(2)]
    one, two = ([walk.step() for _ in range(10)] for walk in walks)
    assert one == two


def test_a_play_is_as_likely_as_the_ways_of_playing_make_it_and_never_quite_impossible() -> None:
    view = view_after(24, 5)
    deal = public_deal(view)
    styles = (learned_policy_for(deal.terms), ThriftyStyle(), EagerStyle())
    unseen, chance = UnseenCards.of(view, deal), random.Random(1)
    thought_of = set()
    for place, (seat, card) in enumerate(view.past[-1]):
        if seat == view.seat:
            continue
        play, before = observed_plays(view, styles)[seat][0], public_deal(view_after(20 + place, 5))
        assert play.card == card_index(card)
        for _ in range(20):
            held = [sum(masks) for masks in zip(unseen.sample(chance)[4 * seat :][:4], mask_of((card,)), strict=True)]
            before.hands[4 * seat : 4 * seat + 4] = held
            choices = sum(mask.bit_count() for mask in before.legal())
            for style, found in zip(styles, play.log_likelihoods(held), strict=True):
                share = style.probabilities(before).get(play.card, 0.0)
                assert found == pytest.approx(log((1 - ERROR_RATE) * share + ERROR_RATE / choices))
                thought_of.add(share > 0)
    assert thought_of == {True, False}


@pytest.mark.parametrize(
    ("level", "style"), [("greedy", ThriftyStyle), ("beginner", EagerStyle), ("strong", LearnedPolicy)]
)
def test_plays_tell_how_somebody_plays(level: str, style: type) -> None:
    """After six tricks most worlds of most deals recognise most of the others' styles."""
    found = []
    for seed in range(12):
        walk = beliefs(view_after(24, seed, level=level))
        for _ in range(10):
            _, styles = walk.step()
            found += [isinstance(one, style) for seat, one in enumerate(styles) if seat != walk.own]
    assert sum(found) / len(found) > 0.6


@pytest.mark.parametrize("few", [0, 1680], ids=["walked", "all weighed"])
def test_worlds_come_as_often_as_bayes_says(few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat has two cards left: the test tries each way to deal them."""
    monkeypatch.setattr("numeramis_access.games.whist.players.posterior.MAX_WEIGHED_LAYOUTS", few)
    view = view_after(44, 8)
    deal, walk = public_deal(view), beliefs(view)
    styles = (learned_policy_for(deal.terms), ThriftyStyle(), EagerStyle())
    unseen, judged = UnseenCards.of(view, deal), observed_plays(view, styles)
    places = [seat for seat, room in enumerate(unseen.room) for _ in range(room)]
    belief = {}
    for owners in set(permutations(places)):
        if any(deal.voids[4 * seat + card // 13] for seat, card in zip(owners, unseen.cards, strict=True)):
            continue
        total = 0.0
        for seat, plays in enumerate(judged):
            held, ways = [0] * 4, list(LOG_PRIORS)
            for owner, card in zip(owners, unseen.cards, strict=True):
                held[card // 13] |= (owner == seat) << card % 13
            for play in plays:
                held[play.card // 13] |= 1 << play.card % 13
                ways = [way + found for way, found in zip(ways, play.log_likelihoods(held), strict=True)]
            total += log(sum(map(exp, ways)))
        belief[owners] = exp(total)
    assert len(belief) > 10
    rounds = 4000
    found = Counter(seats_of(walk.step()[0], unseen.cards) for _ in range(rounds))
    assert set(found) <= set(belief)
    for owners, share in belief.items():
        assert abs(found[owners] / rounds - share / sum(belief.values())) < 0.03
