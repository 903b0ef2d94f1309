"""Every movement by brute force: meetings, boards (each seat plays each once), sit-outs, and level competition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from numeramis_access.evening import movements as mv
from numeramis_access.evening.movements import Encounter, Movement, MovementPlace, NoMovement

BOARDS = (1, 2, 3)
HOWELLS = [mv.howell(tables, boards) for tables in range(2, 9) for boards in BOARDS]
MOVING_HOWELLS = [mv.howell(tables, boards, moving=True) for tables in range(4, 9) for boards in BOARDS]
MITCHELLS = [
    mv.mitchell(tables, 2, moving, relay)
    for tables in range(2, 20)
    for moving, relay in ((False, False), (True, False), (True, True))
]
INDIVIDUALS = [mv.individual(players, 2) for players in range(4, 17)]
RAINBOWS = [mv.rainbow(tables, 2) for tables in mv.RAINBOW_TABLES]
TEAMS = [mv.all_teams(count, 4) for count in range(2, 13, 2)]
ALL_MEET = [mv.all_meet(pairs, 2) for pairs in range(2, 21, 2)]
EVERY = [*HOWELLS, *MOVING_HOWELLS, *MITCHELLS, *INDIVIDUALS, *RAINBOWS, *TEAMS, *ALL_MEET]


def name(movement: Movement) -> str:
    return f"{movement.name}-{movement.places}-{movement.boards()}-{movement.copies}"


def met(movement: Movement) -> Counter[frozenset[int]]:
    """Return the number of rounds in which each two sides met."""
    found: Counter[frozenset[int]] = Counter()
    for one in movement.rounds:
        found.update({frozenset(sitting.sides[0] + sitting.sides[1]) for sitting in one})
    return found


@pytest.mark.parametrize("movement", EVERY, ids=name)
def test_nobody_sits_at_two_tables_and_no_table_has_two_companies(movement: Movement) -> None:
    for one in movement.rounds:
        tables: dict[int, set[int]] = {}
        for sitting in one:
            assert len(set(sitting.places())) == len(sitting.places())
            assert tables.setdefault(sitting.table, set(sitting.places())) == set(sitting.places())
            assert sitting.boards
        everybody = [place for company in tables.values() for place in company]
        assert len(everybody) == len(set(everybody))
        assert set(everybody) <= set(range(movement.places))


@pytest.mark.parametrize("movement", EVERY, ids=name)
def test_everybody_plays_a_board_once_at_most_and_boards_are_numbered_from_one(movement: Movement) -> None:
    plays = Counter((place, board) for place, board, _ in everything(movement))
    assert set(plays.values()) == {1}
    assert {board for _, board, _ in everything(movement)} == set(range(1, movement.boards() + 1))


def everything(movement: Movement) -> Iterator[tuple[int, int, int]]:
    """Give place, board and round of every play."""
    for number, one in enumerate(movement.rounds):
        for sitting in one:
            for place in sitting.places():
                for board in sitting.boards:
                    yield place, board, number


@pytest.mark.parametrize("movement", EVERY, ids=name)
def test_no_more_tables_have_a_board_at_once_than_there_are_copies(movement: Movement) -> None:
    for one in movement.rounds:
        at_once = Counter(board for sitting in one for board in sitting.boards)
        assert max(at_once.values()) <= movement.copies


@pytest.mark.parametrize("movement", [*HOWELLS, *MOVING_HOWELLS, *ALL_MEET], ids=name)
def test_all_pairs_meet_once_and_at_a_half_table_each_sits_out_once(movement: Movement) -> None:
    found = met(movement)
    assert set(found) == {frozenset(two) for two in combinations(range(movement.places), 2)}
    assert set(found.values()) == {1}
    assert not any(mv.places_sitting_out(movement))
    for vacant in range(movement.places):
        rests = Counter(place for those in mv.places_sitting_out(movement, [vacant]) for place in those)
        assert rests == {place: 1 for place in range(movement.places) if place != vacant}


def competition(movement: Movement) -> dict[tuple[MovementPlace, MovementPlace], int]:
    """Return how much each two pairs compete: (tables − 1) · met + same direction − opposite, summed over the boards.

    A movement is level if the sum is the same for all pairs (Manning).
    """
    found = dict.fromkeys(combinations(range(movement.places), 2), 0)
    #: for each board and each pair: the sitting, and the pair's side in it
    played: dict[int, dict[MovementPlace, tuple[Encounter, int]]] = {}
    for sitting in (sitting for one in movement.rounds for sitting in one):
        for board in sitting.boards:
            played.setdefault(board, {}).update({side[0]: (sitting, way) for way, side in enumerate(sitting.sides)})
    for seats in played.values():
        tables = len(seats) // 2
        for a, b in combinations(sorted(seats), 2):
            (one, way), (other, opposite) = seats[a], seats[b]
            found[a, b] += tables - 1 if one is other else 1 if way == opposite else -1
    return found


#: Howells that can be level: two boards of a round that take turns are played equally often
LEVEL = [
    movement for movement in (*HOWELLS, *MOVING_HOWELLS)
    if movement.places % 4 == 0 or movement.boards() // (movement.places - 1) % 2 == 0
]  # fmt: skip


@pytest.mark.parametrize("movement", LEVEL, ids=name)
def test_a_whole_field_competes_perfectly_level(movement: Movement) -> None:
    """Manning's sum for each two pairs is n − 1 a board, and 2n − 2 if two boards of a round take turns."""
    tables = movement.places // 2
    each = movement.boards() // (movement.places - 1)
    assert set(competition(movement).values()) == {(tables - 1) * each}


@pytest.mark.parametrize("movement", MITCHELLS, ids=name)
def test_in_a_mitchell_each_meets_every_pair_of_the_other_half_once(movement: Movement) -> None:
    tables = movement.places // 2
    found = met(movement)
    assert set(found.values()) == {1}
    all_meetings = {frozenset((north, east)) for north in range(tables) for east in range(tables, movement.places)}
    assert set(found) <= all_meetings
    assert len(found) == tables * len(movement.rounds)
    assert len(movement.rounds) >= tables - 1
    assert set(range(tables)) <= set(mv.stationary_places(movement))


def test_in_a_mitchell_that_shares_nobody_misses_a_board_and_one_that_skips_loses_a_round() -> None:
    shares, skips = mv.mitchell(4, 3, moving=True, relay=True), mv.mitchell(4, 3, moving=True)
    assert (len(shares.rounds), shares.copies) == (4, 2)
    assert (len(skips.rounds), skips.copies) == (3, 1)
    assert Counter(place for place, _, _ in everything(shares)) == dict.fromkeys(range(8), 12)


def test_somebody_can_stay_seated() -> None:
    assert [mv.stationary_places(mv.howell(tables, 2)) for tables in range(2, 9)] == [(2 * n - 1,) for n in range(2, 9)]
    assert mv.stationary_places(mv.individual(8, 2)) == (7,)
    assert mv.stationary_places(mv.rainbow(5, 2)) == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("movement", INDIVIDUALS, ids=name)
def test_individuals_partner_each_once_and_oppose_each_twice_where_that_can_be(movement: Movement) -> None:
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for sitting in (sitting for one in movement.rounds for sitting in one):
        partners.update(map(frozenset, sitting.sides))
        opponents.update(frozenset((a, b)) for a in sitting.sides[0] for b in sitting.sides[1])
    everybody = {frozenset(two) for two in combinations(range(movement.places), 2)}
    rests = Counter(place for those in mv.places_sitting_out(movement) for place in those)
    if movement.places % 4 < 2:
        assert dict(partners) == dict.fromkeys(everybody, 1)
        assert dict(opponents) == dict.fromkeys(everybody, 2)
        assert len(rests) in (0, movement.places)
    else:
        assert set(partners.values()) == {1}
        assert max(opponents.values()) <= 2
        assert len(rests) == movement.places
    assert len(set(rests.values())) <= 1


@pytest.mark.parametrize("movement", RAINBOWS, ids=name)
def test_in_a_rainbow_north_sits_still_and_everybody_meets_whoever_has_another_colour_once(movement: Movement) -> None:
    tables = movement.places // 4
    company: Counter[frozenset[int]] = Counter()
    for sitting in (sitting for one in movement.rounds for sitting in one):
        assert sitting.sides[0][0] == sitting.table
        company.update(frozenset(two) for two in combinations(sitting.places(), 2))
    assert set(company.values()) == {1}
    assert len(company) == 6 * tables * tables
    assert movement.copies == 1


@pytest.mark.parametrize("tables", [4, 6, 8, 9])
def test_a_rainbow_for_other_numbers_is_refused_with_what_would_do(tables: int) -> None:
    with pytest.raises(NoMovement) as refused:
        mv.rainbow(tables, 2)
    assert (refused.value.least, refused.value.most) == (20, 44)


@pytest.mark.parametrize("movement", TEAMS, ids=name)
def test_teams_meet_each_other_once_at_two_tables_crosswise(movement: Movement) -> None:
    matches: Counter[frozenset[int]] = Counter()
    for one in movement.rounds:
        for first, second in zip(one[::2], one[1::2], strict=True):
            assert first.boards == second.boards
            (home,), (away,) = first.sides
            (away_north,), (home_east,) = second.sides
            assert (home // 2, away // 2) == (home_east // 2, away_north // 2)
            assert sorted((home, home_east)) == [home // 2 * 2, home // 2 * 2 + 1]
            assert sorted((away, away_north)) == [away // 2 * 2, away // 2 * 2 + 1]
            matches[frozenset((home // 2, away // 2))] += 1
    count = movement.places // 2
    assert dict(matches) == {frozenset(two): 1 for two in combinations(range(count), 2)}


def test_bergers_tables_are_those_that_are_published() -> None:
    """The table for six players of C. W. Fox, typed by hand; its first player has number 1."""
    published = "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1"
    rounds = [[tuple(int(one) - 1 for one in two.split("-")) for two in part.split()] for part in published.split("|")]
    assert mv.berger(6) == rounds


@pytest.mark.parametrize(
    ("make", "least", "most"),
    [
        (lambda: mv.howell(9, 2), 2, 8), (lambda: mv.howell(1, 2), 2, 8), (lambda: mv.howell(3, 2, moving=True), 4, 8),
        (lambda: mv.individual(17, 2), 4, 16), (lambda: mv.individual(3, 2), 4, 16), (lambda: mv.mitchell(1, 2), 2, 32),
    ],
)  # fmt: skip
def test_a_field_without_a_movement_is_refused_with_what_would_do(
    make: Callable[[], Movement], least: int, most: int
) -> None:
    with pytest.raises(NoMovement) as refused:
        make()
    assert (refused.value.least, refused.value.most) == (least, most)
