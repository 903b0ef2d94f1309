"""Odds of Šipky, Whist and Loker against a million random deals of the real pack, and Loker's against every draw.

The simulations use the rules of the games and none of the formulas.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import sqrt
from typing import Any

import msgspec
import numpy as np
import pytest

from numeramis_access.core.cards import NUMBERS, RANK, SUIT, without_cards
from numeramis_access.core.seats import CHANCE
from numeramis_access.games.loker.events import Exchange
from numeramis_access.games.loker.figures import figure_of
from numeramis_access.games.sipky.players.throw_odds import pool_of, throw_odds
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.games.whist.practice import odds as odds_whist
from numeramis_access.games.whist.state import WhistView
from tests.contract.walk import some_action, table_of, walk
from tests.standard import odds

DEALS = 1_000_000
#: standard errors that the exact odds may differ by
ERRORS = 4.5


def dealt(pool: list[int], cards: int) -> Any:
    """Return the first cards of a million shuffles of a pool, one shuffle in each row."""
    rng = np.random.default_rng(7)
    rows, order = np.arange(DEALS), np.tile(np.array(pool, dtype=np.int8), (DEALS, 1))
    for place in range(cards):
        other = rng.integers(place, len(pool), DEALS)
        order[rows, other], order[rows, place] = order[rows, place], order[rows, other].copy()
    return order[:, :cards]


def agree(exact: float, share: float, deals: int = DEALS) -> bool:
    return abs(share - exact) <= ERRORS * sqrt(max(exact * (1 - exact), 1e-6) / deals)


# Šipky


def test_throws_of_a_real_pack_agree_with_a_million_of_them() -> None:
    table = table_of(("sipky", 4, {"games": 1}), 5)
    for _ in walk(table, random.Random(2), 18):
        pass
    view = table.view(table.to_act)
    assert isinstance(view, SipkyView)
    pool = pool_of(view)
    seen = Counter((*view.used_cards, *view.hand))
    cards = [number for number in range(10) for _ in range(8 - seen[str(number)])]
    assert len(view.used_cards) > 5
    throws = dealt(cards, 8)
    for distance, lead in ((7, 3), (21, 10), (45, 30), (99, None)):
        for count in (1, 2):
            found = throw_odds(pool, distance, count, lead)
            for name, share in thrown(throws, distance, count, lead).items():
                assert agree(getattr(found, name), share), (name, distance, count)


def thrown(throws: Any, distance: int, count: int, lead: int | None) -> dict[str, float]:
    """Count the results of throws of one or two cards: the thrower lays zeros aside and draws again (S4, S7)."""
    groups = throws.reshape(DEALS, -1, count)
    first = (groups.any(axis=2)).argmax(axis=1)
    taken = groups[np.arange(DEALS), first].astype(int)
    numbers = taken if count == 1 else np.stack([taken @ [10, 1], taken @ [1, 10]], axis=1)
    fits = numbers <= distance
    rest = np.where(fits, distance - numbers, 1000).min(axis=1)
    return {
        "hit": float((rest == 0).mean()),
        "out": float((~fits.any(axis=1)).mean()),
        "ahead": float((rest < (1000 if lead is None else lead)).mean()),
    }


# Whist


def whist_view(seed: int, steps: int) -> WhistView:
    table = table_of(("whist", 4, {"tour": "base"}), seed)
    for _ in walk(table, random.Random(seed), steps):
        pass
    while table.to_act == CHANCE or not table.view(table.to_act).hand:
        table.act(some_action(table, random.Random(1)))
    view = table.view(table.to_act)
    assert isinstance(view, WhistView)
    return view


def deals_that_fit(hidden: odds_whist.HiddenHands) -> Any:
    """Return the owner of each hidden card, one row for each random deal without a card in a void suit."""
    owners = dealt([place for place, room in enumerate(hidden.room) for _ in range(room)], len(hidden.out))
    fits = np.ones(len(owners), dtype=bool)
    for place, void in enumerate(hidden.void):
        barred = [at for at, card in enumerate(hidden.out) if SUIT[card] in void]
        fits &= ~(owners[:, barred] == place).any(axis=1) if barred else True
    return owners[fits]


def beats_in(held: Any, hidden: odds_whist.HiddenHands, view: WhistView, card: str) -> Any:
    """Return for each deal whether a hand can beat a led card; True in ``hands`` marks its cards."""
    suits = np.array([SUIT[other] for other in hidden.out])
    ranks = np.array([RANK[other] for other in hidden.out])
    higher = (held & (suits == SUIT[card]) & (ranks > RANK[card])).any(axis=1)
    ruffs = (held & (suits == view.trump)).any(axis=1) & ~(held & (suits == SUIT[card])).any(axis=1)
    return (higher | ruffs).astype(int)


@pytest.mark.turns(3)
@pytest.mark.parametrize(("seed", "steps"), [(1, 8), (2, 24), (6, 20)])
def test_whist_odds_agree_with_a_million_random_deals(seed: int, steps: int) -> None:
    view = whist_view(seed, steps)
    hidden = odds_whist.hidden_hands_of(view)
    owners = deals_that_fit(hidden)
    count = len(owners)
    assert count > 5_000
    for card in view.hand[::3]:
        suit, foes = SUIT[card], (hidden.seats[0], hidden.seats[2])
        at = [place for place, other in enumerate(hidden.out) if SUIT[other] == suit]
        if not any(SUIT[other] in (suit, view.trump) for other in hidden.known_cards):
            beaten = sum(beats_in(owners == place, hidden, view, card) for place in (0, 2)) > 0
            unbeaten = odds_whist.chance_unbeaten(hidden, card, foes, suit, view.trump)
            assert agree(unbeaten, float((~beaten).mean()), count)
            held = np.stack([(owners[:, at] == place).sum(axis=1) for place in range(3)])
            own = sum(SUIT[other] == suit for other in view.hand)
            assert agree(odds_whist.chance_of_longest(hidden, suit, own), float((held < own).all(axis=0).mean()), count)
    for place, card in list(enumerate(hidden.out))[::7]:
        for number, seat in enumerate(hidden.seats):
            share = float((owners[:, place] == number).mean())
            assert agree(odds_whist.chances_of_holders(hidden, card)[seat], share, count)


# Loker


def told(view: Any, marked: tuple[str, ...]) -> dict[str, float]:
    """Return the told probabilities of figures after an exchange; unlikely figures are missing."""
    found = odds("loker", view, None, marked)
    return {line.values["figure"]: line.values["chance"] for line in found.long if line.id == "odds-loker-figure"}


def asked(view: Any) -> bool:
    return any(isinstance(action, Exchange) and action.cards for action in view.legal)


@pytest.mark.turns(3)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_figures_after_an_exchange_agree_with_a_million_random_draws(count: int) -> None:
    table = table_of(("loker", 4, {"games": 1}), 21)
    chance = random.Random(4)
    while table.to_act == CHANCE or not asked(table.view(table.to_act)):
        table.act(some_action(table, chance))
    view: Any = table.view(table.to_act)
    marked = tuple(view.hand[:count])
    pool = [int(number) for number in NUMBERS for _ in range(8 - view.hand.count(number))]
    draws = np.sort(dealt(pool, count), axis=1) if count > 1 else dealt(pool, count)
    kinds: Counter[str] = Counter()
    for drawn, times in zip(*np.unique(draws, axis=0, return_counts=True), strict=True):
        hand = (*without_cards(view.hand, *marked), *map(str, drawn))
        kinds[figure_of(tuple(sorted(hand))).name] += int(times)
    found = told(view, marked)
    assert found
    for name, exact in found.items():
        assert agree(exact, kinds[name] / DEALS), name
    assert sum(found.values()) > 0.95


def test_figures_after_an_exchange_are_shares_of_every_draw_of_a_small_pack() -> None:
    table = table_of(("loker", 1, {"games": 2}), 3)
    chance = random.Random(4)
    while table.to_act == CHANCE or not asked(table.view(table.to_act)):
        table.act(some_action(table, chance))
    view: Any = table.view(0)
    left = [number for number in "0011234456778" if view.hand.count(number) < 8]
    gone = Counter(number for number in NUMBERS for _ in range(8)) - Counter(left) - Counter(view.hand)
    small = msgspec.structs.replace(view, thrown=(tuple(sorted(gone.elements())),))
    for marked in ((view.hand[0],), view.hand[1:3], view.hand[3:]):
        every = list(combinations(left, len(marked)))
        hands = Counter(figure_of(tuple(sorted((*without_cards(view.hand, *marked), *drawn)))).name for drawn in every)
        for name, exact in told(small, marked).items():
            assert exact == pytest.approx(hands[name] / len(every)), name
