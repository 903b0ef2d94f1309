"""Šipky's exact tables against independent brute force: plain recursion in fractions, and the rules themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise, permutations

import msgspec
import pytest

from numeramis_access.core.actions import Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import perform
from numeramis_access.core.seats import CHANCE
from numeramis_access.games.sipky.events import TakeCards
from numeramis_access.games.sipky.players import hit_race, rows
from numeramis_access.games.sipky.players import throw_odds as odds
from numeramis_access.games.sipky.players import value_tables as model
from numeramis_access.games.sipky.players.duel import duel, solve, worth_function
from numeramis_access.games.sipky.players.rivals import (
    OUT_STANDING,
    Rival,
    end_values_with_answers,
    end_values_without_answers,
)
from numeramis_access.games.sipky.players.throw_odds import Pool
from numeramis_access.games.sipky.rules import Sipky, numbers_of
from numeramis_access.games.sipky.state import SipkyOptions, SipkyState
from tests.players import sipky_recursion

RULES = Sipky()
#: the numbers of every ordered draw of two cards from an endless pack; two zeros are drawn again
DRAWS = [{10 * a + b, 10 * b + a} for a in range(10) for b in range(10) if a or b]


def plainly(ends: list[Fraction], out: Fraction) -> list[Fraction]:
    """Return the values of the plain game, straight from the rules."""
    values = [ends[0]]
    for distance in range(1, len(ends)):
        one = sum((ends[distance - card] if card <= distance else out) for card in range(1, 10)) / Fraction(9)
        two = sum(max(values[distance - n] if n <= distance else out for n in draw) for draw in DRAWS) / Fraction(99)
        values.append(max(ends[distance], one, two))
    return values


@pytest.mark.parametrize("seed", range(4))
def test_the_plan_is_the_best_for_any_worth_of_ending(seed: int) -> None:
    chance = random.Random(seed)
    ends = [Fraction(chance.randrange(-9, 10), 9) for _ in range(115)]
    out = Fraction(-1)
    plan = model.best_plan([float(end) for end in ends], float(out))
    assert plan.values == pytest.approx([float(value) for value in plainly(ends, out)])


def test_the_chance_of_hitting_is_that_of_plain_recursion() -> None:
    best = plainly([Fraction(1)] + [Fraction(0)] * 120, Fraction(0))
    assert model.hit_plan(120).values == pytest.approx([float(value) for value in best])


@pytest.mark.parametrize("far", [9, 50, 101, 301])
def test_the_finals_of_a_plan_are_what_it_promises(far: int) -> None:
    by_hits = model.final_distance_chances(model.hit_plan(far), far)
    assert sum(by_hits.values()) == pytest.approx(1)
    assert by_hits[0] == pytest.approx(model.hit_plan(far).values[far])
    by_sum = model.final_distance_chances(model.sum_plan(far), far)
    missing = sum(chance * (far if end == model.OUT_DISTANCE else end) for end, chance in by_sum.items())
    assert -missing == pytest.approx(model.sum_plan(far).values[far])


def test_the_field_stops_near_the_limit_and_takes_one_card_below_twenty_two() -> None:
    """Measured before: stop from about 96 of 101, one card from about 80."""
    moves = model.field_plan().moves
    assert moves[:6] == [model.END_MOVE] * 6
    assert moves[6:22] == [model.ONE_CARD_MOVE] * 16
    assert moves[22:40] == [model.TWO_CARDS_MOVE] * 18


# odds over the cards left, against the rules played with every order of the cards


def throws(state: SipkyState, cards: int) -> Iterator[tuple[Fraction, tuple[Card, ...]]]:
    """Yield the hands of a throw by the rules, with their chance, over every order of the cards."""
    hands = list(_played(perform(RULES, state, TakeCards(cards))[-1][1]))  # type: ignore[arg-type]
    yield from hands


def _played(state: SipkyState) -> Iterator[tuple[Fraction, tuple[Card, ...]]]:
    if RULES.to_act(state) != CHANCE:
        yield Fraction(1), state.hand
        return
    orders = list(permutations(RULES.chance(state).cards))
    for order in orders:
        for chance, hand in _played(perform(RULES, state, Shuffle(order))[-1][1]):
            yield chance / len(orders), hand


def by_rules(pack: str, gone: str, cards: int) -> dict[tuple[int, ...], Fraction]:
    """Return the numbers a throw can make by the rules, over every order of a small pack."""
    found: dict[tuple[int, ...], Fraction] = {}
    orders = list(permutations(pack))
    start = RULES.start(1, SipkyOptions(variant="exact"))
    for order in orders:
        state = msgspec.structs.replace(
            start, dealer=0, playing=True, limit=101, pack=order, used_cards=tuple(gone), scores=(0,),
            throw_counts=(1,), standings=("throwing",),
        )  # fmt: skip
        for chance, hand in throws(state, cards):
            numbers = numbers_of(*hand) if cards == 2 else (int(hand[0]),)
            found[numbers] = found.get(numbers, Fraction(0)) + chance / len(orders)
    return found


def pool(pack: str, gone: str = "") -> Pool:
    return Pool(*(tuple(cards.count(str(number)) for number in range(10)) for cards in (pack, gone)))


@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize(
    ("pack", "gone"), [("000317", ""), ("0005", "18"), ("00", "0147"), ("3", "0025"), ("", "0029"), ("1122", "9")]
)
def test_odds_of_a_throw_are_those_of_the_rules_over_every_order(pack: str, gone: str, cards: int) -> None:
    expected = by_rules(pack, gone, cards)
    counted = {numbers: chance for chance, numbers in odds.outcomes(pool(pack, gone), cards)}
    assert counted == pytest.approx({numbers: float(chance) for numbers, chance in expected.items()})


@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize("seed", range(6))
def test_counting_at_once_is_the_same_as_drawing_card_by_card(seed: int, cards: int) -> None:
    chance = random.Random(seed)
    counts = tuple(chance.randrange(0, 9) for _ in range(10))
    large = Pool(counts, tuple(8 - count for count in counts))
    drawn: dict[tuple[int, ...], float] = {}
    for part, numbers, _ in odds.draws(large, cards):
        drawn[numbers] = drawn.get(numbers, 0.0) + part
    assert {numbers: part for part, numbers in odds.outcomes(large, cards)} == pytest.approx(drawn)
    assert sum(drawn.values()) == pytest.approx(1)


def test_odds_of_a_throw_say_hit_out_and_ahead() -> None:
    found = odds.throw_odds(pool("1234567890" * 8), 5, 1, lead=2)
    assert found == pytest.approx((1 / 9, 4 / 9, 2 / 9))
    two = odds.throw_odds(pool("19" * 8), 19, 2)
    assert two.hit == pytest.approx(2 * 8 * 8 / (16 * 15))
    assert two.out == pytest.approx(8 * 7 / (16 * 15))


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("distance", [1, 5, 10, 13, 21])
def test_the_chance_within_two_throws_is_that_of_the_best_play_in_each_case(distance: int, exact: bool) -> None:
    start = pool("0011235679")

    def once(left: Pool, missing: int) -> float:
        return max(sum(part for part, numbers, _ in odds.draws(left, cards) if missing in numbers) for cards in (1, 2))

    best = once(start, distance)
    for cards in (1, 2) if exact else (2,):
        total = 0.0
        for part, numbers, after in odds.draws(start, cards):
            ends = [distance - number for number in numbers if number <= distance]
            ends += [distance] if cards == 1 else []
            total += part * (1 if 0 in ends else max((once(after, end) for end in ends), default=0))
        best = max(best, total)
    assert odds.chance_to_hit(start, distance, 2, exact) == pytest.approx(best)


# two alone, and answers to an end


@pytest.fixture(scope="module")
def recursion() -> None:
    """Reckon all pairs to 101 by plain recursion."""
    sipky_recursion.prepare(101)


@cache
def alone(target: int, distance: int) -> Fraction:
    """Return the value for the one left against a fixed distance of the other."""
    if distance < 0:
        return Fraction(0 if target >= OUT_STANDING else -1)
    end = Fraction((distance < target) - (distance > target))
    if distance == 0:
        return end
    one = sum(ended(target, distance - card) for card in range(1, 10)) / Fraction(9)
    two = sum(max(alone(target, distance - n) for n in draw) for draw in DRAWS) / Fraction(99)
    return max(end, one, two)


def ended(target: int, distance: int) -> Fraction:
    if distance < 0:
        return alone(target, -1)
    return Fraction((distance < target) - (distance > target))


@cache
def both(own: int, other: int) -> Fraction:
    """Return the value of the turn while both throw."""
    if own <= 0:
        return -alone(own if own == 0 else OUT_STANDING, other)
    end = -alone(own, other)
    one = sum(-alone(own - card if card <= own else OUT_STANDING, other) for card in range(1, 10)) / Fraction(9)
    two = sum(max(-both(other, own - n) if n < own else both(own - n, other) for n in d) for d in DRAWS) / Fraction(99)
    return max(end, one, two)


@pytest.mark.parametrize(("own", "other"), [(1, 1), (3, 7), (9, 2), (12, 11), (14, 5)])
def test_the_duel_is_that_of_plain_recursion(own: int, other: int) -> None:
    table = duel(20, 0, OUT_STANDING)
    assert table.values_after_end[own][other] == pytest.approx(float(-alone(own, other)))
    assert -table.values_after_two[other][own] == pytest.approx(float(both(own, other)))


def test_every_pair_of_distances_to_a_hundred_and_one_is_solved(recursion: None) -> None:
    table = duel(101, 0, OUT_STANDING)
    for own in range(model.OUT_DISTANCE, 102):
        for other in range(1, 102):
            assert abs(table.values_after_end[own][other] - sipky_recursion.ended(own, other)) < 1e-12, (own, other)
            assert abs(table.values_after_two[own][other] - sipky_recursion.thrown(own, other)) < 1e-12, (own, other)


def test_a_table_of_a_higher_limit_holds_that_of_a_lower_one() -> None:
    large, small = duel(301, 0, OUT_STANDING), duel(101, 0, OUT_STANDING)
    for own in range(model.OUT_DISTANCE, 102):
        assert list(large.values_after_end[own][1:102]) == list(small.values_after_end[own][1:])
        assert list(large.values_after_two[own][1:102]) == list(small.values_after_two[own][1:])


@pytest.mark.parametrize("behind", [0, -35])
def test_plain_python_and_numpy_give_the_same_table(behind: int) -> None:
    worth = worth_function(behind, 301)
    assert solve(45, worth, using=rows.by_lists()) == solve(45, worth, using=rows.by_arrays())


def test_the_duel_counts_the_points_that_the_other_is_behind() -> None:
    """In the last game of a series 20 points behind at the limit are as good as 20 missing (S13)."""
    assert duel(25, 20, 301).values_after_end[20][0] == 0
    assert duel(25, 20, 301).values_after_end[19][0] == 1
    assert -duel(25, -400, 301).values_after_two[5][5] == 1
    assert -duel(25, 400, 301).values_after_two[5][5] == -1


def test_against_finished_rivals_only_the_scores_count() -> None:
    table = [Rival(3, False), Rival(8, False), Rival(model.OUT_DISTANCE, False)]
    for end_values in (end_values_without_answers, end_values_with_answers):
        worth, out = end_values(12, table, OUT_STANDING)
        assert worth == pytest.approx([1, 1, 1, 2 / 3, -1 / 3, -1 / 3, -1 / 3, -1 / 3, -2 / 3, *[-5 / 3] * 4])
        assert out == pytest.approx(-2)


# for an exact result


def test_one_missing_point_each_is_a_race_of_ninths() -> None:
    miss = 8 / 9
    value = model.race_values(1, (1,))[model.MAX_THROW + 1]
    assert value == pytest.approx(miss * (1 / 9) / (1 - miss**2))


def test_the_chance_to_hit_within_throws_grows_and_is_exact_at_one() -> None:
    table = model.hits_within(101)
    assert [row[1] for row in table[:4]] == pytest.approx([0, 1 / 9, 1 - (8 / 9) ** 2, 1 - (8 / 9) ** 3])
    for before, after in pairwise(table):
        assert all(later >= now - 1e-12 for now, later in zip(before, after, strict=True))


def test_alone_a_hit_is_certain_and_the_shortest_way_is_taken() -> None:
    """One card at a time hits in nine throws on average from one to nine; no throw may risk a bust."""
    ahead = hit_race.solo_values(101)
    throws = [(1 - value) / hit_race.THROW_COST for value in ahead[model.MAX_THROW :]]
    assert throws[:11] == pytest.approx([0, *[9] * 9, 10], abs=1e-6)
    assert throws[99] < throws[98]


def test_chances_of_two_for_an_exact_result_are_those_of_steps_from_an_even_chance() -> None:
    table = hit_race.first_hit_chances(101)
    for own in range(1, 24):
        for other in range(1, 24):
            assert table[other][model.MAX_THROW + own] == pytest.approx(
                sipky_recursion.hit_after(own, other), abs=1e-12
            )


def test_each_chance_of_two_for_an_exact_result_is_the_best_answer_to_the_others() -> None:
    """The equation of every pair; if both would miss for ever, the best card is added."""
    far, waits = 101, 0
    table = hit_race.first_hit_chances(far)
    for own in range(1, far + 1):
        for other in range(1, far + 1):
            after, (missed, adds_from) = table[other], hit_race.miss_values(far, own, other)
            cards = [after[model.MAX_THROW + own - card] if card <= own else -1.0 for card in range(1, 10)]
            one, two = (
                sum(card if card >= adds_from else missed for card in cards) / 9,
                model.two_card_throw_value(after, own),
            )
            waits += adds_from < missed
            assert max(one, two) == pytest.approx(1 - table[own][model.MAX_THROW + other], abs=1e-12)
            # Some card is always added, so a game of two comes to its end.
            assert two > one or max(cards) >= adds_from - 1e-12
    assert waits
