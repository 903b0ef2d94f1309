"""Odds of Quist against brute force: every deal of a small pack, a million random deals of the real one."""

from __future__ import annotations

import random
from itertools import combinations
from math import sqrt

import numpy as np
import pytest

from numeramis_access.games.quist.practice.odds import CardOdds, card_odds, chance_of_none, unseen
from numeramis_access.games.quist.state import QuistView
from tests.contract.walk import table_of, walk

DEALS = 1_000_000
#: standard errors that the exact odds may differ by
ERRORS = 4.5


@pytest.mark.parametrize("cards", [5, 8, 11])
def test_the_chance_of_holding_none_is_the_share_of_all_hands_without_one(cards: int) -> None:
    for unwanted in range(cards):
        for held in range(cards + 1):
            hands = list(combinations(range(cards), held))
            without = sum(all(card >= unwanted for card in hand) for hand in hands)
            assert chance_of_none(cards, unwanted, held) == pytest.approx(without / len(hands))


def views(count: int, seed: int) -> list[QuistView]:
    """Return views of the seat to act at moments of random games, a card of hers to be asked about in each."""
    found: list[QuistView] = []
    chance = random.Random(seed)
    while len(found) < count:
        table = table_of(("quist", 4, {"games": 1}), chance.randrange(10**6))
        steps = chance.randrange(2, 34)
        for _ in walk(table, chance, steps):
            pass
        seat = table.to_act
        if seat is not None and seat >= 0:
            view = table.view(seat)
            assert isinstance(view, QuistView)
            found.append(view)
    return found


def simulated(view: QuistView, card: str, later: tuple[int, ...]) -> dict[str, float]:
    """Deal the unseen cards at random a million times and count, without any formula."""
    piles = (*view.past_piles, view.pile, (view.phase,))
    seen = [*view.hand, *(play.card for pile in piles for phase in pile for play in phase)]
    pool = [number for number in range(10) for _ in range(8 - seen.count(str(number)))]
    sizes = [len(view.hands[seat]) for seat in later]
    rng = np.random.default_rng(5)
    # the first cards of a shuffled pool are the hands; the first card of each hand is the one played at random
    dealt = np.tile(np.array(pool, dtype=np.int8), (DEALS, 1))
    rows = np.arange(DEALS)
    for place in range(sum(sizes)):
        other = rng.integers(place, len(pool), DEALS)
        dealt[rows, other], dealt[rows, place] = dealt[rows, place], dealt[rows, other].copy()
    dealt = dealt[:, : sum(sizes)]
    number, top = int(card), max((int(play.card) for play in view.phase), default=-1)
    starts = np.cumsum([0, *sizes[:-1]])
    played = dealt[:, starts]
    foes = [place for place, seat in enumerate(later) if (seat - (view.seat or 0)) % 2]
    against = np.concatenate([dealt[:, starts[place] : starts[place] + sizes[place]] for place in foes], axis=1)
    over = (played > number).any(axis=1)
    same = (played == number).any(axis=1) | (top == number)
    return {
        "safe": float((dealt <= number).all(axis=1).mean()),
        "alone": 0.0 if top == number else float((dealt < number).all(axis=1).mean()),
        "opponents": float((against <= number).all(axis=1).mean()),
        "wins": float((~over & ~same).mean()),
        "ties": float((~over & same).mean()),
    }


def test_a_million_random_deals_agree_with_the_exact_odds() -> None:
    asked = 0
    for view in views(12, 3):
        later_count = 3 - len(view.phase)
        card = sorted(view.hand)[-1]
        top = max((play.card for play in view.phase), default="")
        if not later_count or top > card or asked == 3:
            continue
        asked += 1
        found: CardOdds = card_odds(view, card)
        for name, share in simulated(view, card, found.later).items():
            exact = getattr(found, name)
            assert abs(share - exact) <= ERRORS * sqrt(max(exact * (1 - exact), 1e-6) / DEALS), (name, exact, share)
    assert asked == 3


def test_cards_that_are_out_are_counted_from_what_was_seen() -> None:
    for view in views(20, 8):
        left = unseen(view, "5")
        others = sum(len(view.hands[seat]) for seat in range(4) if seat != view.seat)
        assert left.unseen_count == others + len(view.stock)


def test_the_last_to_play_knows_for_certain() -> None:
    view = next(view for view in views(200, 4) if len(view.phase) == 3)
    top = max(play.card for play in view.phase)
    for card in set(view.hand):
        found = card_odds(view, card)
        assert found.wins == float(card > top)
        assert found.ties == float(card == top)
