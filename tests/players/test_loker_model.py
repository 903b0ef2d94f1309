"""Loker's fast model against the rules' figures, and its exchanges against every possible draw."""

from __future__ import annotations

import json
import random
from itertools import combinations, combinations_with_replacement, pairwise

import pytest

from numeramis_access.core.cards import NUMBERS, Card, without_cards
from numeramis_access.games.loker.figures import figure_of
from numeramis_access.games.loker.players.model import (
    FRESH_PACK,
    UNAVAILABLE,
    BetweenExchanges,
    NumberCounts,
    best_exchange_values,
    draw_chances,
    exchange_value,
    first_of_figure,
    hands_by_strength,
    possible_discards,
    strength_of,
    two_exchange_values,
)
from numeramis_access.games.loker.players.ranges import (
    PART_LIMITS,
    PART_NAMES,
    UNIFORM_LIKELIHOODS,
    OpponentRanges,
    Range,
    chance_to_be_best_hand,
    chances_to_be_best_hand,
    data_of,
    expected_points,
    first_strengths,
    shares_below,
)

NUMBER = 5005
#: a non-linear value of a hand
WORTHS = [(place / NUMBER) ** 2 for place in range(NUMBER)]


def counts_of(cards: str) -> NumberCounts:
    return tuple(cards.count(number) for number in NUMBERS)


def hand_of(cards: str) -> tuple[Card, ...]:
    return tuple(sorted(cards))


def test_two_hundred_thousand_random_hands_are_in_the_order_of_their_figures() -> None:
    rng = random.Random(11)
    given = [tuple(sorted(rng.choices(range(10), k=6))) for _ in range(200_000)]
    seen = sorted((strength_of(hand), hand) for hand in {tuple(map(str, hand)) for hand in given})
    figures = [figure_of(hand) for _, hand in seen]
    assert len(seen) > 4_900
    assert all(lower <= higher for lower, higher in pairwise(figures))


def test_no_two_hands_have_equal_figures_so_that_a_place_says_all() -> None:
    found = [figure_of(hand) for hand in hands_by_strength()]
    assert len(found) == NUMBER
    assert all(lower < higher for lower, higher in pairwise(found))
    assert [found[place].rank for place in first_of_figure()[:-1]] == list(range(12))


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_the_draws_of_an_exchange_have_a_chance_of_one_together(cards: int) -> None:
    found = draw_chances(counts_of("00112233445566777889"), cards)
    assert sum(found) == pytest.approx(1)
    assert draw_chances(FRESH_PACK, 1) == pytest.approx((0.1,) * 10)


@pytest.mark.parametrize("hand", ["013579", "224457", "333069"])
@pytest.mark.parametrize("pack", ["0011334577789", "5579", "00000001"])
def test_an_exchange_is_worth_the_mean_of_every_draw_of_the_cards_not_seen(hand: str, pack: str) -> None:
    held, counts = hand_of(hand), counts_of(pack)
    for thrown in possible_discards(held, 3):
        kept = without_cards(held, *thrown)
        draws = list(combinations(pack, len(thrown)))
        wanted = sum(WORTHS[strength_of(tuple(sorted((*kept, *drawn))))] for drawn in draws) / len(draws)
        assert exchange_value(held, thrown, WORTHS, counts) == pytest.approx(wanted)


def best_of_two(hand: tuple[Card, ...], thrown: tuple[Card, ...], pack: str, waiting: BetweenExchanges) -> float:
    """Return the value of two exchanges by every draw, every throw after it and every draw again."""
    found = []
    for drawn in combinations(range(len(pack)), len(thrown)):
        now = tuple(sorted((*without_cards(hand, *thrown), *(pack[place] for place in drawn))))
        left = [pack[place] for place in range(len(pack)) if place not in drawn]
        later = waiting.hand_values[strength_of(now)]
        for again in possible_discards(now, 3):
            kept = without_cards(now, *again)
            draws = list(combinations(left, len(again)))
            made = sum(waiting.hand_values[strength_of(tuple(sorted((*kept, *more))))] for more in draws) / len(draws)
            later = max(later, made - waiting.cost * len(again))
        strength = strength_of(now)
        found.append(max(waiting.ends[strength], waiting.certain[strength] + later))
    return sum(found) / len(found)


@pytest.mark.parametrize(("hand", "pack"), [("013579", "0033457"), ("224457", "24578899"), ("333069", "0123456789")])
def test_two_exchanges_are_worth_every_pair_of_draws_without_putting_cards_back(hand: str, pack: str) -> None:
    ends = [UNAVAILABLE if place < 2000 else 0.3 * WORTHS[place] for place in range(NUMBER)]
    waiting = BetweenExchanges(ends, [0.1 * worth for worth in WORTHS], WORTHS, 0.01)
    held = hand_of(hand)
    thrown = [(), *random.Random(hand).sample(possible_discards(held, 3), 4)]
    wanted = [best_of_two(held, cards, pack, waiting) for cards in thrown]
    assert two_exchange_values(held, thrown, counts_of(pack), waiting) == pytest.approx(wanted)


def test_an_exchange_still_to_come_is_the_best_of_all_throws() -> None:
    ahead = best_exchange_values(WORTHS, FRESH_PACK, most=2, cost=0.02)
    for place in range(0, NUMBER, 501):
        hand = hands_by_strength()[place]
        choices = [
            exchange_value(hand, cards, WORTHS, FRESH_PACK) - 0.02 * len(cards) for cards in possible_discards(hand, 2)
        ]
        assert ahead[place] == pytest.approx(max(WORTHS[place], *choices))


# The field


def test_every_row_of_the_field_rises_from_nothing_to_all() -> None:
    rows = json.loads(data_of("").read_text("utf-8"))
    known = {f"{one}{sign}{two}" for one in "?0123" for sign in ("", "!") for two in ("?" if one == "?" else "?0123")}
    known |= {f"{name}??" for name in PART_NAMES} | {f"{one}{name}?" for one in "?0123" for name in PART_NAMES}
    assert set(rows) == known | {"", *"?0123"} | {f"{one}!" for one in "?0123"}
    for row in rows.values():
        assert len(row) == len(first_strengths())
        assert row == sorted(row)
        assert (row[0], row[-1]) == (0.0, 1.0)


@pytest.mark.parametrize(("exchanges", "at"), [("??", 0), ("??", 1), ("3?", 1), ("2?", 1)])
def test_the_parts_of_a_range_make_the_whole_of_it_after_the_exchanges(exchanges: str, at: int) -> None:
    rows = json.loads(data_of("").read_text("utf-8"))
    parts = [rows[exchanges[:at] + name + exchanges[at:]] for name in PART_NAMES]
    shares = [end - start for start, end in pairwise(PART_LIMITS)]
    mixed = [
        sum(share * low for share, low in zip(shares, of_break, strict=True)) for of_break in zip(*parts, strict=True)
    ]
    assert mixed == pytest.approx(rows[exchanges], abs=0.05)


def test_dealt_hands_and_what_the_field_says_of_them_agree() -> None:
    rng, pack = random.Random(4), [number for number in NUMBERS for _ in range(8)]
    dealt = [strength_of(tuple(rng.sample(pack, 6))) for _ in range(40_000)]
    for place in first_of_figure()[1:6]:
        share = sum(strength < place for strength in dealt) / len(dealt)
        assert shares_below(Range(""))[place] == pytest.approx(share, abs=0.012)


def test_exchanges_make_hands_better_and_who_did_not_close_has_less() -> None:
    nothing, once, twice = (shares_below(Range(name)) for name in ("", "?", "??"))
    assert all(a >= b >= c for a, b, c in zip(nothing, once, twice, strict=True))
    assert all(open_ >= any_ for open_, any_ in zip(shares_below(Range("?!")), once, strict=True))


def test_likely_hands_move_a_range_and_leave_its_ends() -> None:
    strong = shares_below(Range("??", (0.2, 0.4, 1.0, 1.0)))
    plain = shares_below(Range("??"))
    assert all(low <= high + 1e-12 for low, high in zip(strong, plain, strict=True))
    assert strong[-1] == pytest.approx(1, abs=1e-3)
    assert shares_below(Range("??", UNIFORM_LIKELIHOODS)) == plain


def test_points_and_the_chance_to_be_best_count_those_who_are_beaten() -> None:
    field = OpponentRanges(((Range("?"), 2),), (strength_of(hand_of("112234")),))
    king = strength_of(hand_of("888888"))
    assert expected_points(field)[king] == pytest.approx(4, abs=1e-2)
    assert chances_to_be_best_hand(field)[king] == pytest.approx(1, abs=1e-2)
    assert expected_points(field)[strength_of(hand_of("013579"))] == 0
    assert chances_to_be_best_hand(field)[strength_of(hand_of("001134"))] == 0
    equal = strength_of(hand_of("112234"))
    assert chance_to_be_best_hand(equal, field) == pytest.approx(0.5 * shares_below(Range("?"))[equal] ** 2)
    for strength in range(0, NUMBER, 77):
        assert chance_to_be_best_hand(strength, field) == pytest.approx(chances_to_be_best_hand(field)[strength])


def test_sets_of_cards_have_no_order() -> None:
    assert all(
        strength_of(tuple(reversed(hand))) == place for place, hand in enumerate(hands_by_strength()) if place % 91 == 0
    )
    assert len(list(combinations_with_replacement(NUMBERS, 6))) == NUMBER
