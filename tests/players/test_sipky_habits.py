"""Šipky rivals by their habits: they match the rules of thumb's moves and final scores."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from numeramis_access.games.sipky.events import LayNumber, StopThrowing, TakeCards
from numeramis_access.games.sipky.players import habits, rules_of_thumb
from numeramis_access.games.sipky.players.duel import GameWorth, duel, worth_function
from numeramis_access.games.sipky.players.rivals import Rival
from numeramis_access.games.sipky.players.value_tables import (
    END_MOVE,
    MIXED_THROWS,
    ONE_CARD_MOVE,
    OUT_DISTANCE,
    TWO_CARDS_MOVE,
)
from numeramis_access.games.sipky.state import SipkyView
from tests.players.test_positions import sipky

MOVES = {StopThrowing(): END_MOVE, TakeCards(1): ONE_CARD_MOVE, TakeCards(2): TWO_CARDS_MOVE}
RULES = {"beginner": rules_of_thumb.beginner, "club": rules_of_thumb.club}


@pytest.mark.parametrize("level", habits.HABITS_OF_LEVEL)
@pytest.mark.parametrize("others", [(90, "throwing"), (90, "ended"), (100, "ended"), (110, "out")], ids=str)
def test_habits_are_what_the_rules_of_thumb_do(level: str, others: tuple[int, str]) -> None:
    score, standing = others
    best = None if standing == "throwing" else habits.NO_BETTER_PLAYER if standing == "out" else 101 - score
    chance = random.Random(1)
    for left in range(1, 100, 3):
        view = sipky({"scores": [101 - left, score], "standings": [standing]})
        assert isinstance(view, SipkyView)
        expected = {move: part for move, part in habits.HABITS_OF_LEVEL[level].moves(left, best).items() if part}
        count = 400 if len(expected) > 1 else 5
        seen = Counter(MOVES[RULES[level](view, chance)] for _ in range(count))  # type: ignore[index]
        for move, part in expected.items():
            assert seen[move] / count == pytest.approx(part, abs=0.1 if part < 1 else 0)


@pytest.mark.parametrize("level", habits.HABITS_OF_LEVEL)
def test_of_two_numbers_that_is_laid_which_the_rules_of_thumb_lay(level: str) -> None:
    chance = random.Random(1)
    for left in range(3, 101, 7):
        for low, high in MIXED_THROWS[::4]:
            view = sipky({"scores": [101 - left, 50], "hand": f"{low:02}"})
            assert RULES[level](view, chance) == LayNumber(habits.HABITS_OF_LEVEL[level].lays(left, low, high))  # type: ignore[arg-type]


@pytest.mark.parametrize("level", habits.HABITS_OF_LEVEL)
def test_what_it_is_worth_is_a_game_of_chances(level: str) -> None:
    for left in (1, 5, 17, 40, 90):
        ends = habits.ends_of(level, left, 3)
        assert sum(ends.values()) == pytest.approx(1)
        assert all(end == OUT_DISTANCE or 0 <= end <= left for end in ends)
    ends, out = habits.end_values_against_level(level, 30, [Rival(20, True), Rival(45, True), Rival(2, False)], 10_000)
    assert all(-3 <= worth <= 3 for worth in (*ends, out))
    assert ends[0] > ends[10] > out


@pytest.mark.parametrize("level", habits.HABITS_OF_LEVEL)
@pytest.mark.parametrize("behind", [0, 12])
def test_two_alone_are_solved_against_habits_for_every_pair(level: str, behind: int) -> None:
    worth, table = worth_function(behind, 301), duel(24, behind, 301, habits.habit_of(level))
    for own in range(OUT_DISTANCE, 25):
        for other in range(1, 25):
            assert table.values_after_end[own][other] == pytest.approx(last(level, own, other, worth), abs=1e-12)
            assert table.values_after_two[own][other] == pytest.approx(passed(level, own, other, worth), abs=1e-12)


def passed(level: str, own: int, other: int, worth: GameWorth) -> float:
    """Return the value of my distance when the turn goes to a player of a level, over all its moves."""
    if own <= 0:
        return last(level, own, other, worth)
    total = 0.0
    for move, chance in habits.HABITS_OF_LEVEL[level].moves(other, None).items():
        if move == END_MOVE and chance:
            total += chance * alone(own, other, worth)
        elif move == ONE_CARD_MOVE and chance:
            total += chance * sum(alone(own, max(OUT_DISTANCE, other - card), worth) for card in range(1, 10)) / 9
        elif chance:
            total += chance * sum(part * turn(level, own, rest, worth) for part, rest in two_cards_of(level, other))
    return total


def two_cards_of(level: str, left: int) -> list[tuple[float, int]]:
    laid = [(2 / 99, habits.HABITS_OF_LEVEL[level].lays(left, *pair)) for pair in MIXED_THROWS]
    laid += [(1 / 99, 11 * card) for card in range(1, 10)]
    return [(part, max(OUT_DISTANCE, left - number)) for part, number in laid]


@cache
def turn(level: str, own: int, other: int, worth: GameWorth) -> float:
    """Return the value of my turn, with the other at this distance or ended there."""
    if other <= 0:
        return alone(own, other, worth)
    one = sum(last(level, max(OUT_DISTANCE, own - card), other, worth) for card in range(1, 10)) / 9
    draws = [(2, pair) for pair in MIXED_THROWS] + [(1, (11 * card, 11 * card)) for card in range(1, 10)]
    two = sum(
        count * max(passed(level, max(OUT_DISTANCE, own - number), other, worth) for number in pair)
        for count, pair in draws
    )
    return max(last(level, own, other, worth), one, two / 99)


def last(level: str, own: int, other: int, worth: GameWorth) -> float:
    """Return the value of my end while the other throws on."""
    ends = move_by_move(level, other, habits.NO_BETTER_PLAYER if own == OUT_DISTANCE else own)
    return sum(chance * worth(own, end) for end, chance in ends.items())


@cache
def alone(own: int, other: int, worth: GameWorth) -> float:
    """Return the value of my turn after the other's end."""
    if own <= 0:
        return worth(own, other)
    one = sum(worth(max(OUT_DISTANCE, own - card), other) for card in range(1, 10)) / 9
    draws = [(2, pair) for pair in MIXED_THROWS] + [(1, (11 * card, 11 * card)) for card in range(1, 10)]
    two = sum(
        count * max(alone(max(OUT_DISTANCE, own - number), other, worth) for number in pair) for count, pair in draws
    )
    return max(worth(own, other), one, two / 99)


@cache
def move_by_move(level: str, left: int, best: int | None) -> dict[int, float]:
    """Return the probability of each final distance, over all sequences of moves."""
    if left <= 0:
        return {left: 1.0}
    found: dict[int, float] = {}
    two = [(2 / 99, habits.HABITS_OF_LEVEL[level].lays(left, *pair)) for pair in MIXED_THROWS]
    two += [(1 / 99, 11 * card) for card in range(1, 10)]
    for move, chance in habits.HABITS_OF_LEVEL[level].moves(left, best).items():
        if move == END_MOVE:
            ends = [(1.0, {left: 1.0})]
        elif move == ONE_CARD_MOVE:
            ends = [(1 / 9, {max(OUT_DISTANCE, left - card): 1.0}) for card in range(1, 10)]
        else:
            ends = [
                (part, move_by_move(level, max(OUT_DISTANCE, left - number), best)) for part, number in two if chance
            ]
        for part, some in ends if chance else ():
            for end, worth in some.items():
                found[end] = found.get(end, 0.0) + chance * part * worth
    return found


@pytest.mark.parametrize("level", habits.HABITS_OF_LEVEL)
def test_ends_are_those_of_everything_that_may_happen(level: str) -> None:
    for left in (1, 4, 11, 23):
        for best in (None, 0, 1, 2, 3, 4, 5, 11, 14, 22, 23, 24, habits.NO_BETTER_PLAYER):
            assert habits.ends_of(level, left, best) == pytest.approx(move_by_move(level, left, best))


def test_the_way_of_whoever_is_behind_is_reckoned_once_for_all_who_may_be_the_best() -> None:
    """The first look at a game to 301 took twenty seconds: every throw was reckoned for each of them."""
    habits._throw_ends.cache_clear()
    habits._ends_of.cache_clear()
    habits._way.cache_clear()
    for best in range(303):
        habits.ends_of("club", 301, best)
    assert habits._throw_ends.cache_info().misses <= 3 * 302
