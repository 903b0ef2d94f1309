"""Movements: opponents, tables, directions and boards, round by round; data and rules.

Places, rounds and tables inside a movement count from 0; the draw puts entrants on places. Boards count from 1. With
"equal boards" everyone plays the same boards in the same round, so each table has a copy; with moving boards there is
one copy, which goes from table to table.

Sources: cyclic rows and the measure of competition after G. Manning and the EBU (pjms.nl, *BALANS*), whist tournaments
after Haanpää & Kaski and Abel & Ge; we searched for the rows with moving boards and those with players sitting out.
``tests/evening/test_movements.py`` checks every row by brute force.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

#: a place of a movement, from 0
MovementPlace: TypeAlias = int
#: the places of one side of a table: a pair, or two players of an individual in the order north, south or east, west
SidePlaces: TypeAlias = tuple[MovementPlace, ...]


class Encounter(msgspec.Struct, frozen=True):
    """Two sides at a table for some boards of a round, or the players of a whole play.

    :param table: number of the table, from 0. :param sides: north and south, then east and west; or each player of a
        play as a side.
    :param boards: numbers of the boards, from 1.
    """

    table: int
    sides: tuple[SidePlaces, ...]
    boards: tuple[int, ...]

    def places(self) -> tuple[MovementPlace, ...]:
        """Return all places at this table."""
        return tuple(place for side in self.sides for place in side)


#: all tables of one round; other places sit out
MovementRound: TypeAlias = tuple[Encounter, ...]


class Movement(msgspec.Struct, frozen=True):
    """The tables, boards and moves of all rounds.

    :param name: name of its kind, such as ``howell``. :param places: number of places.
    :param rounds: the rounds in order.
    :param winners: number of fields for comparison; two if one half sits north and south all evening.
    :param copies: number of copies of each board that are in use at once.
    """

    name: str
    places: int
    rounds: tuple[MovementRound, ...]
    winners: int = 1
    copies: int = 1

    def boards(self) -> int:
        """Return the total number of boards: the highest number of a board, 0 without rounds."""
        return max((board for sittings in self.rounds for sitting in sittings for board in sitting.boards), default=0)


class NoMovement(ValueError):
    """No movement exists for this number of tables, players or entrants.

    :param least: the smallest possible number. :param most: the largest possible number.
    """

    def __init__(self, least: int, most: int) -> None:
        super().__init__(f"{least} to {most}")
        self.least, self.most = least, most


#: the stationary place of a cyclic row
FIXED_PAIR = -1
#: one round of a cyclic movement; every later round adds 1 to each finite number
CyclicRow: TypeAlias = tuple[tuple[int, int], ...]


class Cyclic(NamedTuple):
    """A movement in which all pairs meet once, with one winner.

    :param rows: the pairs of the first round, in one row, or in two that play alternate boards of a set.
    :param sets: with moving boards, the number from 0 of each table's set in the first round; a set is the boards of
        one round. Empty with equal boards.
    """

    rows: tuple[CyclicRow, ...]
    sets: tuple[int, ...] = ()


#: by number of tables; perfectly balanced with equal boards
EQUAL_MOVEMENTS: dict[int, Cyclic] = {
    2: Cyclic((((FIXED_PAIR, 0), (1, 2)),)),
    3: Cyclic((((FIXED_PAIR, 0), (1, 4), (2, 3)), ((FIXED_PAIR, 0), (4, 1), (2, 3)))),
    4: Cyclic((((FIXED_PAIR, 0), (1, 3), (2, 6), (4, 5)),)),
    5: Cyclic((
        ((FIXED_PAIR, 0), (1, 2), (3, 7), (4, 6), (5, 8)),
        ((FIXED_PAIR, 0), (2, 1), (7, 3), (4, 6), (8, 5)),
    )),
    6: Cyclic((((FIXED_PAIR, 0), (1, 9), (8, 2), (4, 3), (7, 5), (6, 10)),)),
    7: Cyclic((
        ((FIXED_PAIR, 0), (2, 1), (3, 6), (9, 4), (5, 12), (7, 11), (8, 10)),
        ((FIXED_PAIR, 0), (1, 2), (3, 6), (4, 9), (12, 5), (11, 7), (8, 10)),
    )),
    8: Cyclic((((FIXED_PAIR, 0), (3, 1), (2, 5), (4, 13), (6, 11), (7, 14), (12, 8), (10, 9)),)),
}  # fmt: skip

#: by number of tables; perfectly balanced with one moving copy of each board. Two and three tables have none
MOVING_MOVEMENTS: dict[int, Cyclic] = {
    4: Cyclic((((FIXED_PAIR, 0), (1, 3), (2, 6), (4, 5)),), (0, 2, 4, 1)),
    5: Cyclic((
        ((FIXED_PAIR, 0), (2, 1), (3, 7), (4, 6), (5, 8)),
        ((FIXED_PAIR, 0), (2, 1), (7, 3), (6, 4), (8, 5)),
    ), (0, 5, 4, 2, 7)),
    6: Cyclic((((FIXED_PAIR, 0), (2, 1), (6, 3), (8, 4), (10, 5), (7, 9)),), (0, 3, 9, 1, 4, 5)),
    7: Cyclic((
        ((FIXED_PAIR, 0), (2, 1), (6, 3), (4, 9), (5, 12), (11, 7), (8, 10)),
        ((FIXED_PAIR, 0), (2, 1), (6, 3), (4, 9), (12, 5), (11, 7), (8, 10)),
    ), (0, 3, 11, 2, 9, 10, 4)),
    8: Cyclic((
        ((FIXED_PAIR, 0), (2, 1), (3, 5), (4, 10), (6, 14), (11, 7), (8, 13), (9, 12)),
    ), (0, 3, 10, 7, 12, 6, 2, 5)),
}  # fmt: skip

#: four players of a table: north, south, east, west
FourPlayers: TypeAlias = tuple[int, int, int, int]

#: whist tournaments by number of players: each partners each once and opposes each twice
WHIST_MOVEMENTS: dict[int, tuple[FourPlayers, ...]] = {
    4: ((FIXED_PAIR, 0, 1, 2),),
    5: ((1, 4, 2, 3),),
    8: ((FIXED_PAIR, 4, 0, 5), (1, 2, 3, 6)),
    9: ((1, 2, 3, 6), (4, 8, 5, 7)),
    12: ((FIXED_PAIR, 8, 0, 6), (1, 10, 5, 9), (2, 3, 4, 7)),
    13: ((1, 10, 2, 7), (3, 4, 6, 8), (5, 11, 9, 12)),
    16: ((FIXED_PAIR, 1, 3, 0), (2, 13, 7, 6), (4, 12, 11, 9), (5, 10, 8, 14)),
}  # fmt: skip

#: other numbers of players: all sit out equally often; two are partners at most once and opponents at most twice
SITTING_OUT_MOVEMENTS: dict[int, tuple[FourPlayers, ...]] = {
    6: ((5, 3, 1, 0),),
    7: ((1, 4, 0, 2),),
    10: ((8, 5, 9, 3), (2, 4, 0, 1)),
    11: ((0, 6, 5, 2), (7, 3, 10, 8)),
    14: ((4, 2, 12, 13), (3, 6, 5, 9), (10, 1, 8, 0)),
    15: ((8, 9, 12, 2), (13, 1, 3, 5), (6, 14, 0, 4)),
}  # fmt: skip

#: numbers of players with a movement
INDIVIDUAL_SIZES = tuple(sorted((*WHIST_MOVEMENTS, *SITTING_OUT_MOVEMENTS)))
#: numbers of tables for which the rainbow movement works; it fails for 4, 6, 8 and 9
RAINBOW_TABLES = (5, 7, 11)
#: maximum number of tables of a Mitchell movement; larger fields play a Swiss
MAX_MITCHELL_TABLES = 32


def _boards(number: int, each: int) -> tuple[int, ...]:
    """Return the boards of a set. :param number: number of the set, from 0. :param each: boards per set."""
    return tuple(range(number * each + 1, (number + 1) * each + 1))


def howell(tables: int, boards: int, moving: bool = False) -> Movement:
    """Return the movement in which all pairs meet once.

    :param tables: number of tables, 2 to 8. :param boards: boards per round.
    :param moving: whether there is one copy of each board, which moves; this needs at least four tables.
    :raises NoMovement: for another number of tables.
    """
    rows = MOVING_MOVEMENTS if moving else EQUAL_MOVEMENTS
    if tables not in rows:
        raise NoMovement(min(rows), max(rows))
    size = 2 * tables - 1
    rounds = tuple(_cyclic_round(rows[tables], number, size, boards) for number in range(size))
    return Movement("howell", 2 * tables, rounds, copies=1 if moving else tables)


def _cyclic_round(cyclic: Cyclic, number: int, size: int, boards: int) -> MovementRound:
    """Return a round of a cyclic movement; the stationary place is the last.

    :param number: number of the round, from 0. :param size: the number of moving places.
    :param boards: the number of boards in a round.
    """
    encounters: list[Encounter] = []
    for way, row in enumerate(cyclic.rows):
        for table, (north, east) in enumerate(row):
            sides = tuple(size if place == FIXED_PAIR else (place + number) % size for place in (north, east))
            among = (cyclic.sets[table] + number) % size if cyclic.sets else number
            own = _boards(among, boards)[way :: len(cyclic.rows)]
            if own:
                encounters.append(Encounter(table, ((sides[0],), (sides[1],)), own))
    return _merge_tables(encounters)


def _merge_tables(sittings: Iterable[Encounter]) -> MovementRound:
    """Return sittings by table; rows with the same sides in the same directions become one sitting."""
    joined: dict[tuple[int, tuple[SidePlaces, ...]], tuple[int, ...]] = {}
    for sitting in sittings:
        key = (sitting.table, sitting.sides)
        joined[key] = tuple(sorted((*joined.get(key, ()), *sitting.boards)))
    encounters = (Encounter(table, sides, boards) for (table, sides), boards in joined.items())
    return tuple(sorted(encounters, key=lambda encounter: (encounter.table, encounter.boards)))


def mitchell(tables: int, boards: int, moving: bool = False, relay: bool = False) -> Movement:
    """Return the movement of two fields: the pairs of one half sit north and south and meet every pair of the other
    half.

    If boards move and the number of tables is even, the moving pairs skip a table half-way, and one round is lost. With
    ``relay`` they skip none: the first and last table share boards, and one set of boards rests between the middle
    tables.

    :param tables: number of tables, 2 to 32. :param boards: boards per round.
    :param moving: whether there is one copy of each board, which moves.
    :param relay: whether to share and relay boards instead of the skip; without effect where no skip is needed.
    :raises NoMovement: for another number of tables.
    """
    if not 2 <= tables <= MAX_MITCHELL_TABLES:
        raise NoMovement(2, MAX_MITCHELL_TABLES)
    relay = relay and moving and tables % 2 == 0
    skips = moving and tables % 2 == 0 and not relay
    rounds = tuple(
        tuple(_mitchell_sitting(tables, table, number, boards, moving, relay) for table in range(tables))
        for number in range(tables - skips)
    )
    return Movement("mitchell", 2 * tables, rounds, winners=2, copies=tables if not moving else 1 + relay)


def _mitchell_sitting(tables: int, table: int, number: int, boards: int, moving: bool, relay: bool) -> Encounter:
    skipped = moving and tables % 2 == 0 and not relay and number >= tables // 2
    east = tables + (table - number - skipped) % tables
    among = (_stand(table, tables, relay) + number) % tables if moving else number
    return Encounter(table, ((table,), (east,)), _boards(among, boards))


def _stand(table: int, tables: int, relay: bool) -> int:
    """Return a table's position in the circle of boards; a relay is a stand without a table in the middle."""
    return table + 1 if relay and table >= tables // 2 else table


def individual(players: int, boards: int) -> Movement:
    """Return the movement of single players with equal boards.

    It is a whist tournament where one exists; otherwise all sit out equally often, two players are partners at most
    once and opponents at most twice.

    :param players: number of players, one of ``INDIVIDUAL_SIZES``. :param boards: boards per round.
    :raises NoMovement: for another number of players.
    """
    row = WHIST_MOVEMENTS.get(players) or SITTING_OUT_MOVEMENTS.get(players)
    if row is None:
        raise NoMovement(4, 16)
    size = players - 1 if any(FIXED_PAIR in four for four in row) else players
    rounds = []
    for number in range(size):
        fours = [tuple(_later_place(place, number, size, players) for place in four) for four in row]
        tables = ((table, (four[:2], four[2:])) for table, four in enumerate(fours))
        rounds.append(tuple(Encounter(table, sides, _boards(number, boards)) for table, sides in tables))
    return Movement("individual", players, tuple(rounds), copies=len(row))


def _later_place(place: int, number: int, size: int, players: int) -> MovementPlace:
    """Return a place in a later round; nine players move in two digits of base three, each separately.

    :param number: number of the round, from 0. :param size: the number of moving places.
    """
    if place == FIXED_PAIR:
        return size
    if players != 9:
        return (place + number) % size
    return 3 * ((place // 3 + number // 3) % 3) + (place + number) % 3


def rainbow(tables: int, boards: int) -> Movement:
    """Return the movement of single players in which north stays and the others and the boards move.

    :param tables: number of tables, one of ``RAINBOW_TABLES``. :param boards: boards per round.
    :raises NoMovement: for another number of tables; it names numbers of players.
    """
    if tables not in RAINBOW_TABLES:
        raise NoMovement(4 * RAINBOW_TABLES[0], 4 * RAINBOW_TABLES[-1])
    rounds = []
    for number in range(tables):
        sittings = []
        for table in range(tables):
            south, east, west = ((table - by * number) % tables for by in (1, 2, -2))
            sides = ((table, tables + south), (2 * tables + east, 3 * tables + west))
            sittings.append(Encounter(table, sides, _boards((table + number) % tables, boards)))
        rounds.append(tuple(sittings))
    return Movement("rainbow", 4 * tables, tuple(rounds))


def berger(places: int) -> list[list[tuple[MovementPlace, MovementPlace]]]:
    """Return Berger's tables: rounds in which everyone meets everyone once, each a list of pairs of places from 0,
    north first.

    :param places: number of places, which must be even.
    """
    size, last = places - 1, places - 1
    rounds = []
    for number in range(size):
        first = number * (places // 2) % size
        met = [(first, last) if number % 2 == 0 else (last, first)]
        rounds.append([*met, *(((first + by) % size, (first - by) % size) for by in range(1, places // 2))])
    return rounds


def round_of_teams(matches: Sequence[tuple[MovementPlace, MovementPlace]], first: int, boards: int) -> MovementRound:
    """Return a round of teams of four: each match at two tables with the same boards.

    A team has two pairs, places 2t and 2t + 1: the first sits north and south, the second east and west.

    :param matches: pairs of teams, by their numbers from 0. :param first: number of the round's first board, from 1.
    :param boards: boards per round.
    """
    own = tuple(range(first, first + boards))
    encounters = []
    for number, (home, away) in enumerate(matches):
        encounters.append(Encounter(2 * number, ((2 * home,), (2 * away + 1,)), own))
        encounters.append(Encounter(2 * number + 1, ((2 * away,), (2 * home + 1,)), own))
    return tuple(encounters)


def all_teams(count: int, boards: int) -> Movement:
    """Return the movement in which every team of four meets every other.

    :param count: number of teams, which must be even. :param boards: boards per round.
    """
    rounds = tuple(round_of_teams(met, number * boards + 1, boards) for number, met in enumerate(berger(count)))
    return Movement("teams", 2 * count, rounds, copies=2 * (count // 2))


def round_of_pairs(pairs: Sequence[tuple[MovementPlace, MovementPlace]], first: int, boards: int) -> MovementRound:
    """Return a round of drawn pairs with equal boards, at tables numbered in the order of the pairs.

    :param pairs: the two places of each table, the best table first.
    :param first: number of the round's first board, from 1.
    :param boards: boards per round.
    """
    own = tuple(range(first, first + boards))
    return tuple(Encounter(table, ((north,), (east,)), own) for table, (north, east) in enumerate(pairs))


def all_meet(pairs: int, boards: int) -> Movement:
    """Return the movement in which every pair meets every other, by Berger's tables with equal boards.

    :param pairs: number of pairs, which must be even. :param boards: boards per round.
    """
    rounds = tuple(round_of_pairs(met, number * boards + 1, boards) for number, met in enumerate(berger(pairs)))
    return Movement("all-meet", pairs, rounds, copies=pairs // 2)


def group_sizes(count: int, size: int) -> tuple[int, ...]:
    """Return level sizes of groups. :param count: number of entrants. :param size: wished size, 0 for one group.

    >>> group_sizes(11, 4), group_sizes(7, 0)
    ((4, 4, 3), (7,))
    """
    groups = max(1, round(count / size)) if size else 1
    least, larger = divmod(count, groups)
    return (least + 1,) * larger + (least,) * (groups - larger)


def meet_in_groups(entrants: int, size: int) -> Movement:
    """Return the movement of groups at tables of two: each entrant plays all others of its group.

    :param entrants: number of entrants. :param size: wished number of entrants of a group, 0 for one group.
    :raises NoMovement: if a group would have one entrant.
    """
    sizes = group_sizes(entrants, size)
    if min(sizes) < 2:
        raise NoMovement(2, entrants + 1)
    rounds: list[list[tuple[MovementPlace, MovementPlace]]] = []
    first = 0
    for count in sizes:
        for number, met in enumerate(berger(count + count % 2)):
            rounds += [[]] if number == len(rounds) else []
            rounds[number] += [(first + host, first + guest) for host, guest in met if max(host, guest) < count]
        first += count
    played = (round_of_pairs(met, number + 1, 1) for number, met in enumerate(rounds))
    return Movement("groups", entrants, tuple(played), copies=max(map(len, rounds)))


def shortened_movement(movement: Movement, rounds: int) -> Movement:
    """Return a movement with only its first rounds.

    :param movement: the movement. :param rounds: number of rounds, 0 for all.
    """
    return msgspec.structs.replace(movement, rounds=movement.rounds[: rounds or None])


def playable_tables(sittings: MovementRound, away: Collection[MovementPlace]) -> MovementRound:
    """Return the tables of a round that have no vacant place.

    :param sittings: the tables of the round. :param away: the vacant places.
    """
    return tuple(sitting for sitting in sittings if not set(sitting.places()) & set(away))


def places_sitting_out(
    movement: Movement, away: Collection[MovementPlace] = ()
) -> tuple[tuple[MovementPlace, ...], ...]:
    """Return the occupied places that sit out, for each round.

    :param movement: the movement.
    :param away: vacant places: they do not count, and a table with one of them is not played.
    """
    there = set(range(movement.places)) - set(away)
    seated = (
        {place for sitting in playable_tables(each, away) for place in sitting.places()} for each in movement.rounds
    )
    return tuple(tuple(sorted(there - those)) for those in seated)


def stationary_places(movement: Movement) -> tuple[MovementPlace, ...]:
    """Return the places that keep table, side and seat in all rounds, for players who cannot move about.

    Rounds in which a place sits out do not count as a move.
    """
    seats: dict[MovementPlace, set[tuple[int, int, int]]] = {}
    for sitting in (sitting for sittings in movement.rounds for sitting in sittings):
        for way, side in enumerate(sitting.sides):
            for at, place in enumerate(side):
                seats.setdefault(place, set()).add((sitting.table, way, at))
    return tuple(place for place in sorted(seats) if len(seats[place]) == 1)
