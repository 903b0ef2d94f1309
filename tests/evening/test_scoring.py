"""Scoring: published numbers, typed by hand, and properties of any board."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.evening import scoring
from numeramis_access.evening.scoring import Artificial, Matchpoints, Outcome, Score, SeatScores, Split, Standing, Total

TRICKS = 13


def tricks(*norths: int) -> dict[int, Outcome]:
    """Return the lines of one board of thirteen tricks, by table."""
    return {table: Score(north, TRICKS - north) for table, north in enumerate(norths)}


def test_tricks_are_matchpointed_two_for_a_result_beaten_and_one_for_a_tie() -> None:
    """Worked by hand: the best of six tables has all ten points, and east and west have ten less north's points."""
    found = scoring.score_board(tricks(8, 7, 7, 6, 9, 7), 6)
    assert [found[table].north for table in range(6)] == [8, 4, 4, 0, 10, 4]
    assert [found[table].east for table in range(6)] == [2, 6, 6, 10, 0, 6]


def test_six_tables_as_published() -> None:
    """pjms.nl, *NEUBERG*: twice 430, twice 400, twice −50 bring 9, 5 and 1 of ten."""
    assert scoring.matchpoints([430, 430, 400, 400, -50, -50]) == [9, 9, 5, 5, 1, 1]


#: EBU, *Neuberg: the principle* and *Scoring fouled boards*: expected, actual, points before and after, to a tenth
NEUBERG = [
    (11, 10, {18: "19.9", 16: "17.7", 0: "0.1"}),
    (10, 7, {12: "17.6", 10: "14.7", 8: "11.9", 6: "9.0", 4: "6.1", 2: "3.3", 0: "0.4"}),
    (10, 3, {4: "15.7", 2: "9.0", 0: "2.3"}),
]


@pytest.mark.parametrize(("expected", "actual", "points"), NEUBERG)
def test_neuberg_as_published(expected: int, actual: int, points: dict[int, str]) -> None:
    for before, after in points.items():
        assert round(Decimal(float(scoring.neuberg(Fraction(before), expected, actual))), 1) == Decimal(after)


def test_artificial_scores_are_parts_of_the_top_and_out_of_the_comparison() -> None:
    lines = {**tricks(8, 7, 6), 9: Artificial(scoring.AVERAGE_PLUS_PERCENT, scoring.AVERAGE_MINUS_PERCENT)}
    found = scoring.score_board(lines, 4)
    assert found[9] == Matchpoints(Fraction(36, 10), Fraction(24, 10))
    assert [found[table].north for table in range(3)] == [Fraction(17, 3), 3, Fraction(1, 3)]
    others = scoring.score_board({**lines, 9: Artificial(0, 0)}, 4)
    assert [others[table] for table in range(3)] == [found[table] for table in range(3)]


def test_a_split_score_is_compared_by_each_side_with_its_own() -> None:
    """The split score gives north and south 6 of 13 tricks, and east and west 5, as if north had made 8."""
    lines = {**tricks(7, 7), 9: Split(Score(6, 7), Score(8, 5))}
    found = scoring.score_board(lines, 3)
    assert found[9] == Matchpoints(Fraction(0), Fraction(0))
    assert found[0] == Matchpoints(Fraction(3), Fraction(3))
    same = scoring.score_board({**tricks(7, 7), 9: Split(Score(6, 7), Score(6, 7))}, 3)
    assert same == scoring.score_board({**tricks(7, 7), 9: Score(6, 7)}, 3)


BOARD = st.lists(st.integers(0, TRICKS), min_size=1, max_size=12)


@given(BOARD, st.integers(0, 5))
def test_both_sides_together_have_the_top_and_the_middle_is_kept(norths: list[int], missing: int) -> None:
    expected = len(norths) + missing
    found = scoring.score_board(tricks(*norths), expected)
    top = 2 * (expected - 1)
    assert all(one.north + one.east == top for one in found.values())
    assert sum(one.north for one in found.values()) * 2 == top * len(norths)


@given(st.lists(st.integers(0, TRICKS), min_size=2, max_size=5))
def test_names_of_tables_change_nothing(norths: list[int]) -> None:
    expected = scoring.score_board(tricks(*norths), len(norths))
    for order in list(permutations(range(len(norths))))[:6]:
        found = scoring.score_board({table: tricks(*norths)[table] for table in order}, len(norths))
        assert found == expected


def test_matchpoints_by_brute_force() -> None:
    results = [3, -1, 3, 7, 0, -1, 3]
    slowly = [sum(2 if one > other else one == other for other in results) - 1 for one in results]
    assert scoring.matchpoints(results) == slowly


def test_equal_ones_share_a_place_and_the_next_is_left_out() -> None:
    worth = {"a": Fraction(60), "b": Fraction(50), "c": Fraction(50), "d": Fraction(1, 3), "e": Fraction(40)}
    assert scoring.places_of_totals(worth) == {
        "a": Standing(1, False), "b": Standing(2, True), "c": Standing(2, True), "e": Standing(4, False),
        "d": Standing(5, False),
    }  # fmt: skip
    assert scoring.places_of_totals({}) == {}


def test_thirds_that_look_equal_when_rounded_are_no_tie_and_exact_ones_are() -> None:
    third = Total(Fraction(1, 3), Fraction(1)).percentage
    assert third is not None
    assert scoring.places_of_totals({"a": third, "b": Fraction("33.33")})["b"] == Standing(2, False)
    assert scoring.places_of_totals({"a": third, "b": Fraction(100, 3)})["b"] == Standing(1, True)


def test_penalties_and_what_is_carried_over() -> None:
    """EBU: the first penalty is 10 % of a top, a later one 25 %. An earlier session at 60 % counts like four boards."""
    assert scoring.penalty(10, 12) == Fraction(-12, 10)
    assert scoring.penalty(25, 12) == -3
    total = scoring.carried_points(Fraction(60), 4, 12)
    assert total == Total(Fraction(144, 5), Fraction(48))
    assert total.plus(Fraction(24), 48).percentage == Fraction(55)
    assert Total().percentage is None


def test_teams_are_compared_by_tricks_at_both_tables() -> None:
    """At one table the team makes 8 and 5 of 13 north and south, at the other 6 and 7 east and west: one better."""
    assert scoring.margin([8 + 6, 5 + 7], TRICKS) == 0
    assert scoring.margin([8 + 6, 5 + 8], TRICKS) == 1


def test_each_seat_is_compared_with_the_same_seat_elsewhere() -> None:
    """One of four tables has an artificial score. At seat north, 101 (a hit) beats 95, and 95 beats 0 (out)."""
    lines = {
        0: SeatScores(95, 40, 0, 12), 1: SeatScores(101, 40, 0, 7), 2: SeatScores(0, 99, 0, 30), 3: Artificial(50, 60),
    }  # fmt: skip
    found = scoring.score_seats(lines, 4)
    norths, easts, souths, wests = zip(*(found[table] for table in range(3)), strict=True)
    assert norths == (3, Fraction(17, 3), Fraction(1, 3)), "by Neuberg, as two of three results would be of four"
    assert easts == (Fraction(5, 3), Fraction(5, 3), Fraction(17, 3))
    assert souths == (3, 3, 3)
    assert wests == (3, Fraction(1, 3), Fraction(17, 3))
    assert found[3] == (3, Fraction(36, 10), 3, Fraction(36, 10))
